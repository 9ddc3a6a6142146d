"""Short texts that are drawn by hand: on as many lines as they need, some of their words bold."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFont, QPainter, QTextLayout, QTextOption

from bigshot_desktop.words.rulebook_search import Span


class Lettering:
    """A text in a width, not yet drawn."""

    def __init__(self, text: str, font: QFont, width: float, marks: Sequence[Span] = ()) -> None:
        self._layout = QTextLayout(text, font)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self._layout.setTextOption(option)
        if marks:
            self._layout.setFormats([_bold(font, start, end) for start, end in marks])
        self._layout.beginLayout()
        high = 0.0
        while (line := self._layout.createLine()).isValid():
            line.setLineWidth(max(1.0, width))
            line.setPosition(QPointF(0, high))
            high += line.height()
        self._layout.endLayout()
        self.height = ceil(high)
        last = self._layout.lineAt(self._layout.lineCount() - 1)
        self.end = QPointF(last.naturalTextWidth(), last.y() + last.ascent())
        """Where its last line ends, on its base."""
        self.ascent = self._layout.lineAt(0).ascent()

    def draw(self, painter: QPainter, corner: QPointF, colour: QColor) -> None:
        """Draws it from its upper left corner on."""
        painter.setPen(colour)
        self._layout.draw(painter, corner)


def _bold(font: QFont, start: int, end: int) -> QTextLayout.FormatRange:
    strong = QFont(font)
    strong.setWeight(QFont.Weight.Bold)
    piece = QTextLayout.FormatRange()
    piece.start, piece.length = start, end - start
    piece.format.setFont(strong)
    return piece
