"""The café counter: figures on marble, the mug of the coalition above them, the biscuit of the opposition below."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from bigshot_desktop.games.saludos_amigos.rules.material import SEATS_IN
from bigshot_desktop.games.saludos_amigos.window.board.building_shapes import Tints
from bigshot_desktop.games.saludos_amigos.window.board.plan import (
    BISCUIT_LINE,
    INK,
    MUG_LINE,
    SCALE,
    SLAB,
)
from bigshot_desktop.ui.boards.items import StaticItem
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
from bigshot_desktop.ui.look.theme import Theme
from bigshot_desktop.ui.models.seat_colours import seat_piece

_LENGTHS: Final = (30, 40, 50, 60, 80, 100, 120, 150, 200)
_ROOM: Final = 46.0
"""That a figure needs at least."""
_MEDAL: Final = 16.0
_APART: Final = 35.0


def length_for(height: int) -> int:
    """The last figure of a counter on which there is room for a height."""
    return next((length for length in _LENGTHS if length >= height), height)


def place(height: float, length: int) -> float:
    """Where a height is, from left to right."""
    left, right = SCALE
    return left + (right - left) * min(height, length) / length


class CounterItem(StaticItem):
    """The figures on the marble; there are more of them where more are needed."""

    def __init__(self) -> None:
        super().__init__(2)
        self.length = _LENGTHS[0]

    def stretch(self, length: int) -> None:
        if length != self.length:
            self.length = length
            self.update()

    def boundingRect(self) -> QRectF:
        return SLAB.adjusted(-6, 0, 6, 0)

    def draw(self, painter: QPainter, colours: Theme) -> None:
        step = place(1, self.length) - place(0, self.length)
        every = next(every for every in (1, 2, 5, 10, 20) if every * step >= _ROOM)
        middle = SLAB.center().y()
        for height in range(self.length + 1):
            x = place(height, self.length)
            if height % every:
                painter.setPen(pen(faded(colours.ink, 0.45), 1.5))
                painter.drawLine(QPointF(x, middle - 5), QPointF(x, middle + 5))
            else:
                write(painter, str(height), QPointF(x, middle), figure_font(28), colours.ink)


class Vessel(StaticItem):
    """Mug or biscuit: it stands at a height, and beside it those whose it is."""

    def __init__(self, line: float) -> None:
        super().__init__(9)
        self._line = line
        self._length = _LENGTHS[0]
        self.height = 0.0
        self.figure = 0
        self.members = 0
        self.glow = 0.0
        self._mirrored = False
        self.setPos(place(0, self._length), line)

    def stretch(self, length: int) -> None:
        self._length = length
        self.slide(self.height)

    def slide(self, height: float) -> None:
        """Stands at a height, which may lie between two figures."""
        self.height = height
        x = place(height, self._length)
        self.setPos(x, self._line)
        mirrored = x - SLAB.left() < 40 + _APART * len(SEATS_IN[self.members])
        if (round(height), mirrored) != (self.figure, self._mirrored):
            self.figure, self._mirrored = round(height), mirrored
            self.update()

    def gather(self, members: int) -> None:
        """These stand beside it."""
        if members != self.members:
            self.members = members
            self.slide(self.height)
            self.update()

    def light(self, glow: float) -> None:
        if glow != self.glow:
            self.glow = glow
            self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(-290, -64, 580, 92)

    def _paint_members(self, painter: QPainter, y: float, colours: Theme) -> None:
        way, first = (1, 60) if self._mirrored else (-1, 50)
        for index, seat in enumerate(SEATS_IN[self.members]):
            at = QPointF(way * (first + index * _APART), y)
            paint_medal(painter, colours.piece(seat_piece(seat)), at, _MEDAL, colours)


class MugItem(Vessel):
    """The coalition's."""

    def __init__(self) -> None:
        super().__init__(MUG_LINE)

    def draw(self, painter: QPainter, colours: Theme) -> None:
        if self.glow:
            painter.setPen(NO_PEN)
            painter.setBrush(faded(colours.brass_fill, 0.8 * self.glow))
            painter.drawEllipse(QPointF(0, -24), 44, 36)
        paint_mug(painter, QPointF(), 1.0, colours, full=bool(self.members))
        figure = str(self.figure)
        write(painter, figure, QPointF(0, -20), figure_font(29), colours.piece("white").mark)
        self._paint_members(painter, -24, colours)


class BiscuitItem(Vessel):
    """The opposition's."""

    def __init__(self) -> None:
        super().__init__(BISCUIT_LINE)
        self.hide()

    def draw(self, painter: QPainter, colours: Theme) -> None:
        if self.glow:
            painter.setPen(NO_PEN)
            painter.setBrush(faded(colours.brass_fill, 0.8 * self.glow))
            painter.drawEllipse(QPointF(), 42, 32)
        paint_biscuit(painter, QPointF(), 25, colours)
        figure = str(self.figure)
        write(painter, figure, QPointF(), figure_font(27), colours.piece("white").mark)
        self._paint_members(painter, 0, colours)


def paint_mug(
    painter: QPainter, foot: QPointF, size: float, colours: Theme, *, full: bool = True
) -> None:
    """A glass of beer; without a coalition it is empty."""
    painter.save()
    painter.translate(foot)
    painter.scale(size, size)
    tints = Tints.of(colours)
    painter.setPen(NO_PEN)
    painter.setBrush(faded(colours.outline, 0.28))
    painter.drawEllipse(QPointF(6, -1), 27, 6)
    painter.setBrush(NO_BRUSH)
    for colour, width in ((tints.line, 9.5), (tints.stone, 5.5)):
        painter.setPen(pen(colour, width))
        painter.drawArc(QRectF(12, -42, 26, 32), -100 * 16, 200 * 16)
    painter.setPen(pen(tints.line, INK))
    beer = mixed(colours.piece("yellow").fill, colours.piece("orange").fill, 0.25)
    painter.setBrush(beer if full else mixed(tints.foam, colours.card, 0.3))
    glass = QRectF(-24, -48, 48, 48)
    painter.drawRoundedRect(glass, 5, 5)
    painter.fillRect(QRectF(10, -46, 12, 44), faded(tints.line, 0.14))
    painter.fillRect(QRectF(-20, -42, 4, 36), faded(colours.piece("white").fill, 0.6))
    if full:
        painter.setBrush(colours.piece("white").fill)
        painter.drawPath(_foam())
    painter.restore()


def paint_biscuit(painter: QPainter, centre: QPointF, reach: float, colours: Theme) -> None:
    """A round biscuit with a scalloped edge."""
    tints = Tints.of(colours)
    edge = _edge(reach).translated(centre)
    painter.fillPath(edge.translated(3, 3), faded(colours.outline, 0.35))
    painter.setPen(pen(tints.line, INK))
    dough = mixed(colours.piece("orange").fill, colours.piece("white").fill, 0.42)
    painter.setBrush(dough)
    painter.drawPath(edge)
    painter.setPen(pen(mixed(dough, colours.piece("umber").fill, 0.5), 1.5))
    painter.setBrush(NO_BRUSH)
    painter.drawEllipse(centre, reach * 0.8, reach * 0.8)


@cache
def _foam() -> QPainterPath:
    foam = QPainterPath()
    for x, y, reach in ((-17, -48, 11), (0, -52, 12), (17, -48, 11)):
        puff = QPainterPath()
        puff.addEllipse(QPointF(x, y), reach, reach * 0.84)
        foam = foam.united(puff)
    return foam


@cache
def _edge(reach: float) -> QPainterPath:
    """Of a biscuit around the middle."""
    edge = QPainterPath()
    edge.setFillRule(Qt.FillRule.WindingFill)
    for tooth in range(14):
        angle = 2 * pi * tooth / 14
        edge.addEllipse(QPointF(cos(angle), sin(angle)) * reach * 0.9, reach * 0.22, reach * 0.22)
    edge.addEllipse(QPointF(), reach * 0.95, reach * 0.95)
    return edge.simplified()
