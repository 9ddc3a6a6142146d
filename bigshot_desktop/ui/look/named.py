"""Qt's settings by their names, for what is made before the first picture.

PySide6 makes all enums of the ``Qt`` namespace, over a thousand members, as soon as anybody asks for one of them. That
takes a tenth of the whole start. Modules that the home page needs therefore import ``QtCore``, and name ``QtCore.Qt``
only in functions that run later.
"""

from __future__ import annotations

from PySide6.QtCore import QObject


def set_named(thing: QObject, **settings: str) -> None:
    """Sets properties to members of Qt's enums: ``set_named(label, alignment="AlignRight|AlignTop")``."""
    for name, value in settings.items():
        if not thing.setProperty(name, value):
            raise ValueError(f"{type(thing).__name__} has no {name} {value}")
