"""That a match is part of a duplicate evening, and which of its tables plays it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtWidgets import QWidget

from bigshot_desktop.ui.look.plain_text import PlainLabel
from bigshot_desktop.ui.look.retranslated import Retranslated


def evening_words(table: int) -> str:
    """What is said of it, in the language of now; ``table``: from 0."""
    #: Marks a match that several tables play with the same deal
    text = QCoreApplication.translate("EveningTag", "Duplicate evening, table {number}")
    return text.format(number=QLocale().toString(table + 1))


class EveningTag(Retranslated, PlainLabel):
    """A line below the log."""

    def __init__(self, table: int, parent: QWidget | None = None) -> None:
        super().__init__(parent, wordWrap=True)
        self._table = table
        self.setProperty("kind", "chosen")
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.retranslate()

    def retranslate(self) -> None:
        self.setText(evening_words(self._table))
