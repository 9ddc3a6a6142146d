"""A cube: seen from above at a slight angle, the light from the upper left, its sign on top."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from bigshot_desktop.games.big_shot.rules.material import COLOURS
from bigshot_desktop.ui.boards.sprite import Sprite
from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.look.painting import NO_PEN, faded
from bigshot_desktop.ui.widgets.pieces import CUBE_DEPTH, CUBE_SIDE, draw_cube

LYING, FLYING = 4.0, 12.0
"""How high in the scene a cube is, at rest and in flight."""
_MOST_LIFT: Final = 46.0
_SLANT: Final = 0.3
"""How far a shadow falls to the right."""


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
        half = (CUBE_SIDE + CUBE_DEPTH) / 2
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
        draw_cube(painter, QPointF(), colours.piece(COLOURS[self.colour]), colours)


def _box() -> QRectF:
    reach = (CUBE_SIDE + CUBE_DEPTH) / 2 + 3
    return QRectF(-reach, -reach, 2 * reach, 2 * reach)
