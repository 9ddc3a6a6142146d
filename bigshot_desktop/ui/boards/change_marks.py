"""Marks on what changed on the board since a player's turn: until they act, and whenever they ask for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsScene

from bigshot_desktop.ui.boards.items import StaticItem
from bigshot_desktop.ui.look.painting import (
    NO_BRUSH,
    figure_font,
    paint_medal,
    paint_plate,
    pen,
    write,
)
from bigshot_desktop.ui.look.theme import Theme

_MEDAL: Final = 12.0
_PILL: Final = 26.0
_HEIGHT: Final = 14.0
"""In the scene: above pieces, below what floats and what is previewed."""
_OUTSET: Final = 4.0


@dataclass(frozen=True, slots=True)
class Mark:
    """A place that looks different now."""

    place: QRectF
    pieces: tuple[str, ...] = ()
    """The colours of those who changed it."""
    text: str = ""
    """By how much, if it is a figure."""
    gone: bool = False
    """Whether something is not there any more."""


class ChangeMarks(StaticItem):
    """All marks of a board."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__(
            _HEIGHT, shown=False, kept=False
        )  # seldom drawn, and as large as the board
        self.marks: tuple[Mark, ...] = ()
        self._board = scene.sceneRect()
        scene.addItem(self)

    def set_marks(self, marks: Sequence[Mark]) -> None:
        """These are shown from now on, or none."""
        self.prepareGeometryChange()
        self._board = self.scene().sceneRect()
        self.marks = tuple(marks)
        self.setVisible(bool(self.marks))
        self.update()

    def boundingRect(self) -> QRectF:
        return self._board

    def draw(self, painter: QPainter, colours: Theme) -> None:
        for mark in self.marks:
            self._paint_frame(painter, mark, colours)
        for mark in self.marks:
            self._paint_note(painter, mark, colours)

    def _paint_frame(self, painter: QPainter, mark: Mark, colours: Theme) -> None:
        frame = mark.place.adjusted(-_OUTSET, -_OUTSET, _OUTSET, _OUTSET)
        painter.setBrush(NO_BRUSH)
        for colour, width in ((colours.outline, 6.5), (colours.accent, 3.5)):
            line = pen(colour, width)
            if mark.gone:
                line.setStyle(Qt.PenStyle.DotLine)
            painter.setPen(line)
            painter.drawRoundedRect(frame, 9, 9)

    def _paint_note(self, painter: QPainter, mark: Mark, colours: Theme) -> None:
        """Who did it, and how much, on the upper edge of the frame."""
        font = figure_font(21, QFont.Weight.Bold)
        letters = QFontMetricsF(font).horizontalAdvance(mark.text) if mark.text else 0.0
        wide = len(mark.pieces) * 2 * _MEDAL + (letters + 10 if mark.text else 0)
        if not wide:
            return
        edge = mark.place.right() + _OUTSET - wide / 2 if mark.pieces else mark.place.center().x()
        middle = QPointF(edge, mark.place.top() - _OUTSET)
        middle.setY(max(self._board.top() + _PILL / 2 + 4, middle.y()))
        left = middle.x() - wide / 2
        pill = QRectF(left - 7, middle.y() - _PILL / 2 - 2, wide + 14, _PILL + 4)
        paint_plate(painter, pill, 6, colours.card, colours)
        for piece in mark.pieces:
            at = QPointF(left + _MEDAL, middle.y())
            paint_medal(painter, colours.piece(piece), at, _MEDAL - 1, colours)
            left += 2 * _MEDAL
        if mark.text:
            write(
                painter, mark.text, QPointF(left + 5 + letters / 2, middle.y()), font, colours.ink
            )
