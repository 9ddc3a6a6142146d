"""The felt bag with the tiles that are left, and the journalists who stay in the village."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QRadialGradient

from bigshot_desktop.games.saludos_amigos.window.board.building_shapes import Tints
from bigshot_desktop.games.saludos_amigos.window.board.plan import BAG, INK, PRESS
from bigshot_desktop.ui.boards.items import ArmedItem, StaticItem
from bigshot_desktop.ui.look.painting import (
    NO_BRUSH,
    NO_PEN,
    faded,
    figure_font,
    mixed,
    paint_medal,
    pen,
    write,
)
from bigshot_desktop.ui.look.shapes import box_around
from bigshot_desktop.ui.look.theme import Theme
from bigshot_desktop.ui.models.seat_colours import seat_piece

_REACH: Final = 84.0


class BagItem(ArmedItem):
    """The bag: who holds it draws; a click does it where it glows."""

    def __init__(self, clicked: Callable[[], None]) -> None:
        super().__init__(6, clicked)
        self.tiles = 0
        self.holder = 0
        self.setPos(BAG)

    def hold(self, tiles: int, holder: int) -> None:
        """So many tiles are in it, and this seat has it."""
        if (tiles, holder) != (self.tiles, self.holder):
            self.tiles, self.holder = tiles, holder
            self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(-_REACH, -_REACH, 2 * _REACH, 2 * _REACH)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(QRectF(-62, -74, 124, 148))
        return path

    def draw(self, painter: QPainter, colours: Theme) -> None:
        if self.armed:
            glow = QRadialGradient(QPointF(), _REACH)
            glow.setColorAt(0.6, faded(colours.brass_fill, 0.95))
            glow.setColorAt(1.0, faded(colours.brass_fill, 0.0))
            painter.setPen(NO_PEN)
            painter.setBrush(glow)
            painter.drawEllipse(QPointF(), _REACH, _REACH)
        self._paint_felt(painter, colours)
        tag = box_around(QPointF(-2, 26), 58, 40)
        painter.setPen(pen(colours.outline, INK))
        painter.setBrush(colours.piece("white").fill)
        painter.drawRoundedRect(tag, 6, 6)
        font = figure_font(32)
        write(painter, str(self.tiles), tag.center(), font, colours.piece("white").mark)
        paint_medal(painter, colours.piece(seat_piece(self.holder)), QPointF(42, -42), 17, colours)

    def _paint_felt(self, painter: QPainter, colours: Theme) -> None:
        felt = mixed(colours.piece("green").fill, colours.piece("teal").fill, 0.45)
        painter.setPen(NO_PEN)
        painter.setBrush(faded(colours.outline, 0.3))
        painter.drawEllipse(QPointF(7, 60), 58, 13)
        body = QPainterPath(QPointF(-22, -34))
        body.cubicTo(QPointF(-66, -6), QPointF(-70, 66), QPointF(-34, 68))
        body.lineTo(QPointF(34, 68))
        body.cubicTo(QPointF(70, 66), QPointF(66, -6), QPointF(22, -34))
        body.closeSubpath()
        frill = QPainterPath(QPointF(-20, -36))
        frill.lineTo(QPointF(-34, -66))
        for x in (-17, 0, 17, 34):
            frill.quadTo(QPointF(x - 8.5, -56), QPointF(x, -68 if x < 34 else -66))
        frill.lineTo(QPointF(20, -36))
        frill.closeSubpath()
        painter.setPen(pen(colours.accent, 4) if self.armed else pen(colours.outline, INK))
        painter.setBrush(felt)
        painter.drawPath(body)
        painter.setBrush(mixed(felt, colours.piece("white").fill, 0.16))
        painter.drawPath(frill)
        shade = QPainterPath()
        shade.addRect(QRectF(26, -40, 60, 120))
        painter.fillPath(body.intersected(shade), faded(colours.outline, 0.2))
        painter.setPen(pen(faded(colours.outline, 0.35), 1.6))
        painter.setBrush(NO_BRUSH)
        for x in (-18, 4):
            fold = QPainterPath(QPointF(x * 0.6, -30))
            fold.quadTo(QPointF(x * 1.6, -12), QPointF(x * 1.7, 2))
            painter.drawPath(fold)
        for colour, width in ((colours.outline, 9.0), (colours.brass_fill, 5.6)):
            painter.setPen(pen(colour, width))
            painter.drawLine(QPointF(-21, -35), QPointF(21, -35))


class JournalistItem(StaticItem):
    """A journalist who stays, or who is on the way."""

    def __init__(self, number: int) -> None:
        super().__init__(11, shown=False)
        self.number = number
        self.home = PRESS[number]
        self.setPos(self.home)

    def boundingRect(self) -> QRectF:
        return QRectF(-22, -70, 46, 78)

    def draw(self, painter: QPainter, colours: Theme) -> None:
        paint_journalist(painter, colours)


def paint_journalist(painter: QPainter, colours: Theme) -> None:
    """A belted coat, a hat with a card in its band, a notebook."""
    tints = Tints.of(colours)
    coat = mixed(colours.piece("yellow").fill, colours.piece("umber").fill, 0.42)
    skin = mixed(colours.piece("orange").fill, colours.piece("white").fill, 0.5)
    painter.setPen(NO_PEN)
    painter.setBrush(tints.shade)
    painter.drawEllipse(QPointF(4, 0), 18, 5)
    painter.setPen(pen(tints.line, INK * 0.9))
    painter.setBrush(coat)
    body = QPainterPath(QPointF(-15, 0))
    body.quadTo(QPointF(-15, -34), QPointF(-7, -40))
    body.lineTo(QPointF(7, -40))
    body.quadTo(QPointF(15, -34), QPointF(15, 0))
    body.closeSubpath()
    painter.drawPath(body)
    painter.drawLine(QPointF(-14, -17), QPointF(14, -17))
    painter.setBrush(skin)
    painter.drawEllipse(QPointF(0, -47), 9, 10)
    painter.setBrush(_hat(colours))
    painter.drawEllipse(QPointF(0, -53), 15, 4.5)
    painter.drawRoundedRect(QRectF(-9, -66, 18, 13), 4, 4)
    painter.setBrush(colours.piece("white").fill)
    painter.drawRect(QRectF(1, -63, 6, 8))
    painter.drawRect(QRectF(3, -32, 15, 18))
    painter.drawLine(QPointF(6, -27), QPointF(15, -27))
    painter.drawLine(QPointF(6, -22), QPointF(13, -22))


def _hat(colours: Theme) -> QColor:
    return mixed(colours.piece("slate").fill, colours.outline, 0.2)
