"""The last things that happened or were said, in letters that can be read from a distance: the newest first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from bigshot_desktop.ui.look import fonts, theme
from bigshot_desktop.ui.widgets.pieces import SIDE, Painted, paint_piece

_NEWEST, _OLDER = 1.3, 1.05
"""The letters, in those of the text."""
_HIGH: Final = 1.45
"""A line, in heights of its letters."""


class Line(NamedTuple):
    """A sentence, and the sign of whose it is."""

    piece: str
    """The name of a colour, or nothing."""
    sentence: str


class LastLines(Painted):
    """As many lines as there is room for; who hears it read out gets all of them."""

    def __init__(
        self, parent: QWidget | None = None, *, least: float = 1.9, stressed: bool = True
    ) -> None:
        """``least``: it asks for so many heights of a line; ``stressed``: the newest line is larger than the others."""
        super().__init__(parent, wide=QSizePolicy.Policy.Expanding)
        self.lines: Sequence[Line] = ()
        self._least, self._stressed = least, stressed
        self._spare = 0

    def show_lines(self, lines: Sequence[Line]) -> None:
        self.lines = lines
        told = "\n".join(line.sentence for line in lines)
        self.describe(lines[0].sentence if lines else "", told)

    def spread(self, spare: int) -> None:
        """There is so much more room than it asks for."""
        if spare != self._spare:
            self._spare = spare
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        unit = self._unit()
        return QSize(20 * unit, round(self._least * unit) + self._spare)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, colours = QPainter(self), theme.current()
        top = 0.0
        for number, line in enumerate(self.lines):
            newest = number == 0 and self._stressed
            font = fonts.text(*((_NEWEST, QFont.Weight.DemiBold) if newest else (_OLDER,)))
            letters = QFontMetrics(font)
            high = _HIGH * letters.height()
            if top + high > self.height() and number:
                break
            side = SIDE * letters.height()
            if line.piece:
                paint_piece(painter, QRectF(0, top + (high - side) / 2, side, side), line.piece)
            box = QRectF(1.5 * side, top, self.width() - 1.5 * side, high)
            painter.setFont(font)
            painter.setPen(colours.ink if newest else colours.ink_soft)
            words = letters.elidedText(line.sentence, Qt.TextElideMode.ElideRight, int(box.width()))
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words)
            top += high
        painter.end()
