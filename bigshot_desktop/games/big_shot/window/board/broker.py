"""The broker: a pawn in a long coat and a bowler hat, seen from above at a slight angle."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from bigshot_desktop.ui.boards.sprite import Sprite
from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.look.painting import NO_BRUSH, NO_PEN, faded, mixed, pen

HEIGHT: Final = 8.0
"""How high in the scene the broker is."""
_MOST_HOP: Final = 40.0
_SLANT: Final = 0.3
"""How far the shadow falls to the right."""
_FIGURE: Final = QRectF(-30, -34, 64, 66)


class BrokerItem(QGraphicsItem):
    """The broker, standing at its position."""

    def __init__(self) -> None:
        super().__init__()
        self._hop = 0.0
        self._sprite = Sprite(_FIGURE, self._draw)
        self.setZValue(HEIGHT)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def stand(self, at: QPointF, hop: float = 0.0) -> None:
        """Stands at a place, or is so high above it."""
        self.setPos(at)
        if hop == self._hop:
            return
        if not (hop and self._hop):
            self.prepareGeometryChange()
            self._sprite.forget()
            self.setCacheMode(
                QGraphicsItem.CacheMode.NoCache
                if hop
                else QGraphicsItem.CacheMode.DeviceCoordinateCache
            )
        self._hop = hop
        self.update()

    def boundingRect(self) -> QRectF:
        if self._hop:
            return _FIGURE.adjusted(0, -_MOST_HOP, _MOST_HOP * _SLANT, 0)
        return _FIGURE

    def paint(
        self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None
    ) -> None:
        painter.setPen(NO_PEN)
        painter.setBrush(faded(theme.current().outline, 0.28))
        painter.drawEllipse(QPointF(4 + self._hop * _SLANT, 17), 21, 10)
        if self._hop:
            self._sprite.paint(painter, QPointF(0, -self._hop))
        else:
            self._draw(painter)

    def _draw(self, painter: QPainter) -> None:
        colours = theme.current()
        coat = QPainterPath(QPointF(-9, -12))
        coat.cubicTo(QPointF(-22, -2), QPointF(-21, 16), QPointF(-18, 19))
        coat.cubicTo(QPointF(-8, 27), QPointF(8, 27), QPointF(18, 19))
        coat.cubicTo(QPointF(21, 16), QPointF(22, -2), QPointF(9, -12))
        coat.closeSubpath()
        cloth = mixed(colours.accent, colours.outline, 0.35) if colours.dark else colours.accent
        painter.setPen(pen(colours.outline))
        painter.setBrush(cloth)
        painter.drawPath(coat)
        shade = QPainterPath(QPointF(9, -12))
        shade.cubicTo(QPointF(22, -2), QPointF(21, 16), QPointF(18, 19))
        shade.cubicTo(QPointF(14, 23), QPointF(9, 24), QPointF(5, 24.6))
        shade.cubicTo(QPointF(12, 12), QPointF(10, 0), QPointF(9, -12))
        painter.setPen(NO_PEN)
        painter.setBrush(faded(colours.outline, 0.32))
        painter.drawPath(shade)
        painter.setPen(pen(colours.brass_fill, 1.6))
        painter.setBrush(NO_BRUSH)
        painter.drawLine(QPointF(-2, 4), QPointF(-2, 22))
        painter.setPen(NO_PEN)
        painter.setBrush(colours.brass_fill)
        for y in (9.0, 15.0):
            painter.drawEllipse(QPointF(-5.5, y), 1.7, 1.7)
        self._paint_hat(painter)

    def _paint_hat(self, painter: QPainter) -> None:
        colours = theme.current()
        felt = mixed(colours.piece("black").fill, colours.ink, 0.12 if colours.dark else 0.0)
        painter.setPen(pen(mixed(felt, colours.ink, 0.35) if colours.dark else colours.outline))
        painter.setBrush(felt)
        painter.drawEllipse(QPointF(0, -9), 19, 12.5)
        painter.setBrush(colours.brass_fill)
        painter.drawEllipse(QPointF(0, -12), 13, 9.5)
        painter.setBrush(mixed(felt, colours.piece("white").fill, 0.12))
        painter.drawEllipse(QPointF(0, -16), 12.5, 10.5)
        gleam = QPainterPath(QPointF(-8, -17))
        gleam.cubicTo(QPointF(-7, -22), QPointF(-3, -24), QPointF(1, -24))
        painter.setPen(pen(faded(colours.piece("white").fill, 0.7), 1.8))
        painter.setBrush(NO_BRUSH)
        painter.drawPath(gleam)
