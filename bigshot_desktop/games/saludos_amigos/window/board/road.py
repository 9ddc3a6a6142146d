"""The markers on the road of money: one for each player, several on a stone side by side."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from bigshot_desktop.games.saludos_amigos.window.board.plan import STONES, standing
from bigshot_desktop.ui.boards.items import StaticItem
from bigshot_desktop.ui.look.painting import (
    NO_PEN,
    faded,
    figure_font,
    paint_medal,
    pen,
    write,
)
from bigshot_desktop.ui.look.theme import Theme
from bigshot_desktop.ui.models.seat_colours import seat_piece

_WALKING = 19.0


class MarkerItem(StaticItem):
    """A player's marker; who has been around the village wears the number of rounds."""

    def __init__(self, seat: int) -> None:
        super().__init__(8 + seat / 100)
        self.seat = seat
        self.reach = 0.0
        self.laps = 0

    def stand(self, at: QPointF, reach: float, laps: int) -> None:
        """Stands there, so large, after so many rounds."""
        self.setPos(at)
        if (reach, laps) != (self.reach, self.laps):
            self.prepareGeometryChange()
            self.reach, self.laps = reach, laps
            self.update()

    def boundingRect(self) -> QRectF:
        side = self.reach + 9
        return QRectF(-side, -side, 2 * side, 2 * side)

    def draw(self, painter: QPainter, colours: Theme) -> None:
        painter.setPen(NO_PEN)
        painter.setBrush(faded(colours.outline, 0.32))
        painter.drawEllipse(QPointF(2.5, 3.5), self.reach, self.reach)
        piece = colours.piece(seat_piece(self.seat))
        paint_medal(painter, piece, QPointF(), self.reach, colours)
        if self.laps:
            spot = QPointF(self.reach, -self.reach) * 0.72
            painter.setPen(pen(colours.outline, 1.3))
            painter.setBrush(colours.brass_fill)
            painter.drawEllipse(spot, 10.5, 10.5)
            write(painter, str(self.laps), spot, figure_font(17), colours.on_brass)


class Road:
    """All markers."""

    def __init__(self, scene: QGraphicsScene, players: int) -> None:
        self.markers = [MarkerItem(seat) for seat in range(players)]
        for marker in self.markers:
            scene.addItem(marker)

    def show(self, money: Sequence[int]) -> None:
        """Everybody stands where so much money stands."""
        for seat, amount in enumerate(money):
            here = [one for one, other in enumerate(money) if (other - amount) % STONES == 0]
            at, reach = standing(amount, here.index(seat), len(here))
            self.markers[seat].stand(at, reach, amount // STONES)

    def walk(self, seat: int, start: int, end: int, share: float) -> None:
        """A moment of a way along the stones."""
        way = start + (end - start) * share
        stone = floor(way)
        here, there = standing(stone, 0, 1)[0], standing(stone + 1, 0, 1)[0]
        part = way - stone
        hop = QPointF(0, -11 * 4 * part * (1 - part))
        self.markers[seat].stand(here + (there - here) * part + hop, _WALKING, stone // STONES)
