"""The die: ivory with brass edges, on a brass tray; it rolls, and when it may be rolled it glows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QRadialGradient
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from bigshot_desktop.ui import theme
from bigshot_desktop.ui.boards.shapes import box_around, stepped
from bigshot_desktop.ui.boards.strokes import NO_BRUSH, NO_PEN, faded, mixed, pen
from bigshot_desktop.ui.theme import Theme

SIDE: Final = 46.0
TRAY: Final = 88.0
_REACH: Final = 64.0

_SPOTS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
_TUMBLE: Final = (3, 5, 1, 6, 2, 4, 6, 1, 5, 2)
"""The faces that pass while it rolls."""


def paint_face(painter: QPainter, box: QRectF, pips: int, colours: Theme) -> None:
    """A face of the die with its pips."""
    ivory, dark = colours.piece("white").fill, colours.outline
    side = box.width()
    painter.setPen(pen(dark, max(1.0, side / 28)))
    painter.setBrush(ivory)
    painter.drawRoundedRect(box, side * 0.2, side * 0.2)
    painter.setPen(NO_PEN)
    painter.setBrush(colours.piece("white").mark)
    for x, y in _SPOTS[pips]:
        centre = box.center() + QPointF(x, y) * side * 0.25
        painter.drawEllipse(centre, side * 0.095, side * 0.095)


class DieItem(QGraphicsItem):
    """The die on its tray, in a corner of the ring."""

    def __init__(self, clicked: Callable[[], None]) -> None:
        super().__init__()
        self._clicked = clicked
        self.pips = 6
        self._armed = False
        self._turn = self._hop = 0.0
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)

    @property
    def armed(self) -> bool:
        """Whether a click rolls it."""
        return self._armed

    def arm(self, armed: bool) -> None:
        if armed != self._armed:
            self._armed = armed
            self.update()

    def show_face(self, pips: int) -> None:
        """Lies still and shows a number."""
        self._pose(pips, 0.0, 0.0)

    def show_roll(self, pips: int, progress: float) -> None:
        """A moment of a roll that ends with a number: it turns, hops twice, and comes to rest."""
        if progress >= 1.0:
            self.show_face(pips)
            return
        passed = int(progress * (len(_TUMBLE) + 1))
        phase = progress * 2.2 % 1.0
        self._pose(
            _TUMBLE[passed] if passed < len(_TUMBLE) else pips,
            540 * (1 - progress) ** 2,
            22 * 4 * phase * (1 - phase) * (1 - progress),
        )

    def _pose(self, pips: int, turn: float, hop: float) -> None:
        if (pips, turn, hop) != (self.pips, self._turn, self._hop):
            self.pips, self._turn, self._hop = pips, turn, hop
            self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(-_REACH, -_REACH, 2 * _REACH, 2 * _REACH)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(QRectF(-TRAY / 2, -TRAY / 2, TRAY, TRAY))
        return path

    def paint(
        self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None
    ) -> None:
        colours = theme.current()
        if self._armed:
            self._paint_glow(painter, colours)
        self._paint_tray(painter, colours)
        self._paint_die(painter, colours)

    def _paint_glow(self, painter: QPainter, colours: Theme) -> None:
        glow = QRadialGradient(QPointF(), _REACH)
        glow.setColorAt(0.55, faded(colours.brass_fill, 0.95))
        glow.setColorAt(1.0, faded(colours.brass_fill, 0.0))
        painter.setPen(NO_PEN)
        painter.setBrush(glow)
        painter.drawEllipse(QPointF(), _REACH, _REACH)

    def _paint_tray(self, painter: QPainter, colours: Theme) -> None:
        tray = box_around(QPointF(), TRAY, TRAY)
        painter.setPen(pen(colours.accent, 4) if self._armed else pen(colours.outline))
        painter.setBrush(colours.brass_fill)
        painter.drawPath(stepped(tray, 9))
        well = tray.adjusted(8, 8, -8, -8)
        painter.setPen(pen(mixed(colours.brass_fill, colours.outline, 0.55)))
        painter.setBrush(mixed(colours.brass_fill, colours.outline, 0.22))
        painter.drawRoundedRect(well, 8, 8)
        painter.setPen(pen(mixed(colours.brass_fill, colours.outline, 0.6), 2))
        painter.setBrush(NO_BRUSH)
        painter.drawLine(well.topLeft() + QPointF(6, 1), well.topRight() + QPointF(-6, 1))
        painter.drawLine(well.topLeft() + QPointF(1, 6), well.bottomLeft() + QPointF(1, -6))

    def _paint_die(self, painter: QPainter, colours: Theme) -> None:
        painter.translate(QPointF(0, -self._hop))
        painter.rotate(self._turn)
        painter.setPen(NO_PEN)
        painter.setBrush(faded(colours.outline, 0.3))
        drop = 4 + self._hop * 0.4
        painter.drawRoundedRect(box_around(QPointF(drop, drop), SIDE, SIDE), 9, 9)
        body = box_around(QPointF(2, 2), SIDE, SIDE)
        painter.setPen(pen(colours.outline))
        painter.setBrush(mixed(colours.piece("white").fill, colours.outline, 0.3))
        painter.drawRoundedRect(body, 9, 9)
        paint_face(painter, box_around(QPointF(-2, -2), SIDE, SIDE), self.pips, colours)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self._armed:
            event.accept()
        else:
            event.ignore()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self._armed and self.contains(event.pos()):
            self._clicked()
