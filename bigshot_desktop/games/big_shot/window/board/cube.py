"""A cube: seen from above at a slight angle, the light from the upper left, its sign on top."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from bigshot_desktop.rules.big_shot.material import COLOURS
from bigshot_desktop.ui import theme
from bigshot_desktop.ui.boards.sprite import Sprite
from bigshot_desktop.ui.boards.strokes import NO_PEN, faded, mixed, paint_sign, pen
from bigshot_desktop.ui.theme import Piece, Theme

SIDE: Final = 30.0
DEPTH: Final = 5.0
"""How much of the lower and the right side is seen."""
LYING, FLYING = 4.0, 12.0
"""How high in the scene a cube is, at rest and in flight."""
_MOST_LIFT: Final = 46.0
_SLANT: Final = 0.3
"""How far a shadow falls to the right."""


def paint_cube(
    painter: QPainter, centre: QPointF, piece: Piece, colours: Theme, side: float = SIDE
) -> None:
    """A cube around a point."""
    depth = side * DEPTH / SIDE
    top = QRectF(0, 0, side, side)
    top.moveCenter(centre - QPointF(depth / 2, depth / 2))
    slide = QPointF(depth, depth)
    right = QPolygonF(
        [top.topRight(), top.topRight() + slide, top.bottomRight() + slide, top.bottomRight()]
    )
    lower = QPolygonF(
        [top.bottomLeft(), top.bottomRight(), top.bottomRight() + slide, top.bottomLeft() + slide]
    )
    line = pen(_edge(piece, colours), max(1.2, side / 22))
    painter.setPen(line)
    painter.setBrush(mixed(piece.fill, colours.outline, 0.28))
    painter.drawPolygon(right)
    painter.setBrush(mixed(piece.fill, colours.outline, 0.45))
    painter.drawPolygon(lower)
    painter.setBrush(piece.fill)
    painter.drawRect(top)
    painter.setPen(pen(faded(mixed(piece.fill, colours.piece("white").fill, 0.6), 0.7), side / 26))
    bright = top.adjusted(side * 0.09, side * 0.09, -side * 0.09, -side * 0.09)
    painter.drawPolyline([bright.bottomLeft(), bright.topLeft(), bright.topRight()])
    reach = side * 0.24
    spot = QRectF(top.center() - QPointF(reach, reach), top.center() + QPointF(reach, reach))
    paint_sign(painter, piece, spot, piece.mark)


def _edge(piece: Piece, colours: Theme) -> QColor:
    """Of a dark piece on a dark board the edge is light, so that it does not drown."""
    if colours.dark and piece.fill.lightnessF() < 0.3:
        return mixed(piece.fill, colours.ink, 0.45)
    return colours.outline


class CubeItem(QGraphicsItem):
    """A cube on the board. Its position is where it stands; it may be lifted from there."""

    def __init__(self, colour: int) -> None:
        super().__init__()
        self.colour = colour
        self._lift = 0.0
        self._sprite = Sprite(_box(), self._draw)
        self.setZValue(LYING)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    @property
    def lift(self) -> float:
        """How high it is above the board."""
        return self._lift

    @lift.setter
    def lift(self, height: float) -> None:
        if height == self._lift:
            return
        if not (height and self._lift):
            self.prepareGeometryChange()  # the room of its shadow
            self._sprite.forget()
            self.setZValue(FLYING if height else LYING)
            self.setCacheMode(
                QGraphicsItem.CacheMode.NoCache
                if height
                else QGraphicsItem.CacheMode.DeviceCoordinateCache
            )
        self._lift = height
        self.update()

    def rest(self, at: QPointF, angle: float = 0.0) -> None:
        """Lies at a place as if it had never been anywhere else."""
        self.lift = 0.0
        self.setPos(at)
        self.setOpacity(1.0)
        if self.rotation() != angle:  # Qt paints it anew even if it is the same
            self.setRotation(angle)

    def boundingRect(self) -> QRectF:
        box = _box()
        return box.adjusted(0, -_MOST_LIFT, _MOST_LIFT * _SLANT, 0) if self._lift else box

    def paint(
        self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None
    ) -> None:
        half = (SIDE + DEPTH) / 2
        shade = QRectF(2 - half, 2 - half, 2 * half, 2 * half)
        painter.setPen(NO_PEN)
        painter.setBrush(faded(theme.current().outline, 0.22))
        painter.drawRoundedRect(shade.translated(self._lift * _SLANT, 0), 3, 3)
        if self._lift:
            self._sprite.paint(painter, QPointF(0, -self._lift))
        else:
            self._draw(painter)

    def _draw(self, painter: QPainter) -> None:
        colours = theme.current()
        paint_cube(painter, QPointF(), colours.piece(COLOURS[self.colour]), colours)


def _box() -> QRectF:
    reach = (SIDE + DEPTH) / 2 + 3
    return QRectF(-reach, -reach, 2 * reach, 2 * reach)
