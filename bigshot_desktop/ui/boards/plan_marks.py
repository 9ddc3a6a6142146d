"""A plan drawn on the board: each step of it where it will happen, with its place in the order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsScene

from bigshot_desktop.ui.boards.items import Marks
from bigshot_desktop.ui.look.painting import (
    NO_BRUSH,
    figure_font,
    paint_medal,
    paint_plate,
    paint_sign,
    pen,
    write,
)
from bigshot_desktop.ui.look.shapes import box_around
from bigshot_desktop.ui.look.theme import Theme

_MEDAL: Final = 15.0
_BADGE: Final = 13.0
"""The reach of the number."""
_HEIGHT: Final = 14.5
"""In the scene: above pieces and marks of change, below what floats and what is previewed."""
_LETTERS: Final = 22.0
_PAD: Final = 7.0
_CARD: Final = (20.0, 27.0)
"""The size of a share."""


@dataclass(frozen=True, slots=True)
class PlanMark:
    """A step of a plan."""

    place: QPointF
    """Where it will happen: the middle of what is drawn."""
    pieces: tuple[str, ...]
    """The colours of what goes there, or of who is meant."""
    number: int = 0
    """The place in the order, from 1 on; 0 where there is but one step."""
    texts: tuple[str, ...] = ()
    """How many shares of each colour, such as "+2", if it is about shares."""

    @property
    def box(self) -> QRectF:
        """What it takes up, number included."""
        wide, high = 2 * _MEDAL, 2 * _MEDAL
        if self.texts:
            letters = QFontMetricsF(figure_font(_LETTERS, QFont.Weight.Bold))
            wide = sum(2 * _MEDAL + letters.horizontalAdvance(text) + _PAD for text in self.texts)
            wide, high = wide + _PAD, high + _PAD
        box = box_around(self.place, wide, high)
        if not self.number:
            return box
        return box | box_around(self._corner(box), 2 * _BADGE, 2 * _BADGE)

    @staticmethod
    def _corner(box: QRectF) -> QPointF:
        return box.topRight() + QPointF(2, -2)

    def draw(self, painter: QPainter, colours: Theme) -> None:
        """Draws it."""
        if self.texts:
            box = self._draw_shares(painter, colours)
        else:
            box = box_around(self.place, 2 * _MEDAL, 2 * _MEDAL)
            for colour, width in ((colours.outline, 7.0), (colours.accent, 4.0)):
                painter.setPen(pen(colour, width))
                painter.setBrush(NO_BRUSH)
                painter.drawEllipse(self.place, _MEDAL + 2, _MEDAL + 2)
            for piece in self.pieces:
                paint_medal(painter, colours.piece(piece), self.place, _MEDAL, colours)
        if self.number:
            self._draw_number(painter, self._corner(box), colours)

    def _draw_shares(self, painter: QPainter, colours: Theme) -> QRectF:
        """A card for each company, as shares look elsewhere, and how many: not a mark that moves on a scale."""
        font = figure_font(_LETTERS, QFont.Weight.Bold)
        letters = QFontMetricsF(font)
        box = PlanMark(self.place, self.pieces, 0, self.texts).box
        paint_plate(painter, box, 6, colours.card, colours)
        painter.setPen(pen(colours.accent, 3))
        painter.setBrush(NO_BRUSH)
        painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 5, 5)
        left = box.left() + _PAD
        for piece, text in zip(self.pieces, self.texts, strict=True):
            at = QPointF(left + _MEDAL, box.center().y())
            card, company = box_around(at, *_CARD), colours.piece(piece)
            painter.setPen(pen(colours.outline, 1.2))
            painter.setBrush(company.fill)
            painter.drawRoundedRect(card, 3, 3)
            paint_sign(painter, company, box_around(at, _CARD[0] - 6, _CARD[0] - 6), company.mark)
            wide = letters.horizontalAdvance(text)
            middle = QPointF(left + 2 * _MEDAL + wide / 2, box.center().y())
            write(painter, text, middle, font, colours.ink)
            left += 2 * _MEDAL + wide + _PAD
        return box

    def _draw_number(self, painter: QPainter, at: QPointF, colours: Theme) -> None:
        painter.setPen(pen(colours.outline, 1.5))
        painter.setBrush(colours.accent)
        painter.drawEllipse(at, _BADGE, _BADGE)
        write(painter, str(self.number), at, figure_font(20, QFont.Weight.Bold), colours.on_accent)


class PlanMarks(Marks[PlanMark]):
    """All marks of a plan."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__(_HEIGHT, scene)

    def draw(self, painter: QPainter, colours: Theme) -> None:
        for mark in self.marks:
            mark.draw(painter, colours)
