"""The tray with a die for each player, their strengths, and who is ready."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter

from bigshot_desktop.games.saludos_amigos.window.board.plan import seat_column
from bigshot_desktop.games.saludos_amigos.window.board.slips import paint_tick
from bigshot_desktop.ui.boards.dice import NUMBERS, Pose, paint_die, tumbling
from bigshot_desktop.ui.boards.items import StaticItem
from bigshot_desktop.ui.look.painting import (
    NO_BRUSH,
    faded,
    figure_font,
    paint_medal,
    pen,
    write,
)
from bigshot_desktop.ui.look.shapes import box_around
from bigshot_desktop.ui.look.theme import Theme
from bigshot_desktop.ui.models.seat_colours import seat_piece

_MEDAL: Final = QPointF(0, -49)
_STRENGTH: Final = QPointF(0, 50)


class SeatDieItem(StaticItem):
    """A player's place in the tray: sign, die and strength."""

    def __init__(self, seat: int, players: int) -> None:
        super().__init__(5)
        self.seat = seat
        column = seat_column(seat, players)
        self._wide = column.width()
        self._pose: Pose | None = None
        self.strength = 0
        self.ready = False
        self.setPos(column.center())

    @property
    def face(self) -> int:
        """What the die shows; 0 where it has not been rolled."""
        return self._pose.face if self._pose else 0

    def show_die(self, face: int) -> None:
        """The die lies still."""
        self._take(Pose(face) if face else None)

    def show_roll(self, face: int, share: float) -> None:
        """A moment of a roll."""
        if share >= 1.0:
            self.show_die(face)
        else:
            self._take(tumbling(NUMBERS.tumble, face, share, self.seat))

    def _take(self, pose: Pose | None) -> None:
        if pose != self._pose:
            self._pose = pose
            self.update()

    def show_strength(self, strength: int) -> None:
        if strength != self.strength:
            self.strength = strength
            self.update()

    def show_ready(self, ready: bool) -> None:
        if ready != self.ready:
            self.ready = ready
            self.update()

    def boundingRect(self) -> QRectF:
        return box_around(QPointF(), self._wide, 146)

    def draw(self, painter: QPainter, colours: Theme) -> None:
        piece = colours.piece(seat_piece(self.seat))
        paint_medal(painter, piece, _MEDAL, 17, colours)
        if self.ready:
            paint_tick(painter, _MEDAL + QPointF(15, 10), 9.5, colours)
        if self._pose:
            painter.save()
            painter.scale(0.98, 0.98)
            paint_die(painter, NUMBERS, self._pose, colours)
            painter.restore()
        else:
            painter.setPen(pen(faded(colours.ink, 0.3), 1.6))
            painter.setBrush(NO_BRUSH)
            painter.drawRoundedRect(box_around(QPointF(), 44, 44), 9, 9)
        if self.strength:
            font = figure_font(34, QFont.Weight.Bold)
            write(painter, str(self.strength), _STRENGTH, font, colours.ink)
