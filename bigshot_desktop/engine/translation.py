"""The mark of a text that is to be translated: ``pyside6-lupdate`` finds it by its name.

Qt has a function of the same name; this one lets the command line speak without Qt. Only whole
literal texts, given by position, can be marked. They are written so that they need no plural
("Loans, 2 × $10M"); a text of the window that cannot do without one asks Qt for it, with
``QCoreApplication.translate(context, text, "", n)``.
"""


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: N802  the name that lupdate knows
    """The text itself: it is translated when it is said."""
    return text
