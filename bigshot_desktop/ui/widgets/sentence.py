"""A sentence in a panel: on one line if it is not too long, else broken."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QSizePolicy, QWidget

from bigshot_desktop.ui.look.plain_text import PlainLabel

WIDEST: Final = 24
"""A sentence wishes for so many heights of a line, and is broken where there is less."""


class Sentence(PlainLabel):
    """A text that wraps, and that wishes to be on one line as long as that is not too long."""

    def __init__(self, kind: str, parent: QWidget | None = None) -> None:
        super().__init__(parent, wordWrap=True)
        self.setProperty("kind", kind)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        width = min(self.length, WIDEST * self.fontMetrics().height())
        return QSize(width, self.heightForWidth(width))

    @property
    def length(self) -> int:
        """How wide it is on one line."""
        return self.fontMetrics().horizontalAdvance(self.text()) + 4
