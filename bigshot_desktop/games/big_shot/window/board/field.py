"""A field of the auction ring: its number, room for four cubes and the broker, and whether its cubes are on offer."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from bigshot_desktop.games.big_shot.window.board.plan import CELL, Plot
from bigshot_desktop.ui.boards.dice import paint_face
from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.look.painting import (
    NO_BRUSH,
    NO_PEN,
    faded,
    figure_font,
    mixed,
    pen,
    write,
)
from bigshot_desktop.ui.look.shapes import box_around
from bigshot_desktop.ui.look.theme import Theme

_GLOW: Final = 14.0
RAISED: Final = 5.0
"""How far a field on offer is lifted."""


class FieldItem(QGraphicsItem):
    """A field; its cubes are items of their own."""

    def __init__(self, number: int, plot: Plot) -> None:
        super().__init__()
        self.number, self.plot = number, plot
        self.raised = 0.0
        """From 0 to 1: how far it is lifted and glows."""
        self.empty = False
        self.roll = 0
        """The roll that leads here, shown while the die waits; 0 shows none."""
        self.setZValue(1)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def show_lot(self, *, empty: bool, roll: int) -> None:
        if (empty, roll) != (self.empty, self.roll):
            self.empty, self.roll = empty, roll
            self.update()

    def lift(self, share: float) -> None:
        """Lifts it, wholly or partly, as the one on offer."""
        if share != self.raised:
            self.raised = share
            self.setZValue(2 if share else 1)
            self.update()

    def boundingRect(self) -> QRectF:
        return self.plot.box.adjusted(-_GLOW, -_GLOW, _GLOW, _GLOW)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(self.plot.box)
        return path

    def paint(
        self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None
    ) -> None:
        colours = theme.current()
        box = self.plot.box
        if self.raised:
            painter.setPen(NO_PEN)
            for ring in range(5):
                painter.setBrush(faded(colours.brass_fill, 0.16 * self.raised))
                grown = (_GLOW - 1) * (ring + 1) / 5
                painter.drawRoundedRect(
                    box.adjusted(-grown, -grown, grown, grown), 8 + grown, 8 + grown
                )
        painter.setPen(NO_PEN)
        painter.setBrush(faded(colours.outline, 0.18))
        drop = 2 + RAISED * self.raised
        painter.drawRoundedRect(box.translated(drop / 2, drop), 8, 8)
        backdrop = mixed(colours.field, colours.street, 0.6) if self.empty else colours.field
        backdrop = mixed(backdrop, colours.card, 0.45 * self.raised)
        brass = self.raised > 0
        painter.setPen(pen(colours.brass, 3.5) if brass else pen(faded(colours.block_edge, 0.8)))
        painter.setBrush(backdrop)
        painter.drawRoundedRect(box, 8, 8)
        painter.setPen(pen(faded(colours.brass, 0.35 if self.empty else 0.6), 1))
        painter.setBrush(NO_BRUSH)
        painter.drawRoundedRect(box.adjusted(5, 5, -5, -5), 4, 4)
        if not self.empty:
            self._paint_places(painter, colours)
        self._paint_number(painter, colours)

    def _paint_places(self, painter: QPainter, colours: Theme) -> None:
        well = box_around(self.plot.box.center(), 2 * CELL + 4, 2 * CELL + 4)
        painter.setPen(NO_PEN)
        painter.setBrush(faded(colours.sunken, 0.6))
        painter.drawRoundedRect(well, 6, 6)

    def _paint_number(self, painter: QPainter, colours: Theme) -> None:
        at = self.plot.number
        write(painter, str(self.number + 1), at, figure_font(17), faded(colours.ink, 0.72))
        if self.roll:
            below = QPointF(0, 28) if self.plot.upright else QPointF(0, 27)
            paint_face(painter, box_around(at + below, 24, 24), self.roll, colours)
