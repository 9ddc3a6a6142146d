"""The sign of whoever is waited for, at the beginning of a bar."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from bigshot_desktop.ui.widgets.pieces import Painted, paint_piece

HEAD: Final = 1.85
"""The height of the line that it begins: that of a button, in heights of a line of text."""


class TurnSign(Painted):
    """The colour and the sign of who is waited for, large; it is not there while nobody is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pieces: tuple[str, ...] = ()

    def show_pieces(self, pieces: tuple[str, ...], told: str) -> None:
        self._pieces = pieces
        self.describe(told)

    @property
    def is_empty(self) -> bool:
        """Whether nobody is waited for."""
        return not self._pieces

    def sizeHint(self) -> QSize:
        side = round(self._unit() * HEAD)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        number = len(self._pieces)
        side = self.width() / max(1, number) - (1 if number > 1 else 0)
        for place, name in enumerate(self._pieces):
            left = place * (side + 2)
            paint_piece(painter, QRectF(left, (self.height() - side) / 2, side, side), name)
        painter.end()
