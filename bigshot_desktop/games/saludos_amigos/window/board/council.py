"""The council on the plaza: a table with the coalition above, the opposition below, and the cards and sum of both."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsItem

from bigshot_desktop.games.saludos_amigos.window.board.building_shapes import Tints
from bigshot_desktop.games.saludos_amigos.window.board.councillor import SHAPE, paint_card
from bigshot_desktop.games.saludos_amigos.window.board.counter import paint_biscuit, paint_mug
from bigshot_desktop.games.saludos_amigos.window.board.plan import INK, PLAZA, STAGE
from bigshot_desktop.games.saludos_amigos.window.board.slips import HIGH, SMALL, WIDE
from bigshot_desktop.ui.boards.items import StaticItem
from bigshot_desktop.ui.boards.sprite import Sprite
from bigshot_desktop.ui.look.painting import (
    NO_BRUSH,
    contrast,
    faded,
    figure_font,
    mixed,
    paint_medal,
    paint_plate,
    pen,
    write,
)
from bigshot_desktop.ui.look.shapes import box_around, stepped
from bigshot_desktop.ui.look.theme import Theme
from bigshot_desktop.ui.models.seat_colours import seat_piece

_ON_PLAZA: Final = 9.5
_ON_STAGE: Final = 21.0
"""How high the table stands: in the council's great moment above all but the verdict."""
_CARD: Final = 54.0
_HEAD: Final = 64.0
"""The room of mug and biscuit before the rows."""
_TOTAL: Final = (118.0, 84.0)
_MOST: Final = 172.0
"""The room of one who is there, at most."""


@dataclass(frozen=True, slots=True)
class CouncilMember:
    """One who is in the council: the share, and whether cards lie there. Not how many, and not which."""

    seat: int
    share: int
    pushed: bool
    sealed: bool

    @property
    def cards(self) -> int:
        """Backs that are seen: the pushed card, and one for all that were chosen."""
        return self.pushed + self.sealed


Side = tuple[CouncilMember, ...]


class CouncilItem(StaticItem):
    """The table. Cards lie face down until all have chosen, and turn over one player after the other."""

    def __init__(self) -> None:
        super().__init__(_ON_PLAZA, shown=False)
        self.sides: tuple[Side, Side] = ((), ())
        self.asked = (False, False)
        """Whether a proposal lies at the end of a side's row."""
        self.ends = False
        """Whether all hands are shown, as the match is over."""
        self.ballots = BallotsItem(self)
        self.totals = [TotalItem(self, side) for side in (0, 1)]

    def sit(
        self, coalition: Side, opposition: Side, asked: tuple[bool, bool], *, ends: bool = False
    ) -> None:
        """These are there, their cards face down; ``asked``: something lies at the end of a side's row."""
        now = (coalition, opposition)
        if (now, asked, ends) != (self.sides, self.asked, self.ends):
            self.sides, self.asked, self.ends = now, asked, ends
            self.update()
        self.ballots.lay(
            [
                (self._cards(cell), member)
                for side, delegates in enumerate(self.sides)
                for cell, member in zip(self._cells(side), delegates, strict=True)
            ]
        )

    def seal(self, seat: int) -> None:
        """One more has chosen; the cards lie there, face down."""
        coalition, opposition = (
            tuple(replace(one, sealed=one.sealed or one.seat == seat) for one in side)
            for side in self.sides
        )
        self.sit(coalition, opposition, self.asked)

    def show_totals(self, heights: tuple[int, int] | None) -> None:
        """What each side comes to so far; nothing before it is time to choose cards."""
        for number, item in enumerate(self.totals):
            item.setVisible(heights is not None)
            if heights:
                item.light(0.0)
                item.count(heights[number])

    def show_hands(self, hands: Sequence[tuple[int, ...]]) -> None:
        """The match is over: everybody's hand, face up, and what it adds up to."""
        everybody = [
            CouncilMember(
                seat, sum(value * number for value, number in enumerate(pack, 1)), False, False
            )
            for seat, pack in enumerate(hands)
        ]
        half = -(-len(everybody) // 2)
        self.sit(tuple(everybody[:half]), tuple(everybody[half:]), (False, False), ends=True)
        self.ballots.turn(dict(enumerate(hands)), 1.0)

    def stand_out(self, share: float) -> None:
        """A moment of its coming forward: the cards turn over on a table that fills the stage."""
        large = min(STAGE.width() / PLAZA.width(), STAGE.height() / PLAZA.height())
        self.setTransformOriginPoint(PLAZA.center())
        self.setScale(1 + (large - 1) * share)
        self.setPos((STAGE.center() - PLAZA.center()) * share)
        self.setZValue(_ON_STAGE if share else _ON_PLAZA)

    def spot(self, seat: int) -> QPointF:
        """Where the cards of a seat lie, in the scene; where they would lie if it is not there yet."""
        for side, delegates in enumerate(self.sides):
            for cell, member in zip(self._cells(side), delegates, strict=True):
                if member.seat == seat:
                    return self.mapToScene(self._cards(cell).center())
        return self.mapToScene(self._row(1).center())

    # --- where -----------------------------------------------------------------------------------

    def _row(self, side: int) -> QRectF:
        high = PLAZA.height() / 2
        return QRectF(PLAZA.left(), PLAZA.top() + side * high, PLAZA.width(), high).adjusted(
            12, 14 - 5 * side, -12, 5 * (1 - side) - 14
        )

    def _cells(self, side: int) -> list[QRectF]:
        head = 0.0 if self.ends else _HEAD
        room = self._row(side).adjusted(head, 0, -(WIDE * SMALL + 10) * self.asked[side], 0)
        number = len(self.sides[side])
        wide = min(_MOST, room.width() / max(1, number))
        left = room.center().x() - wide * number / 2
        return [
            QRectF(left + index * wide, room.top(), wide, room.height()) for index in range(number)
        ]

    def _cards(self, cell: QRectF) -> QRectF:
        return cell.adjusted(4, 36, -4, 0)

    def boundingRect(self) -> QRectF:
        return PLAZA.adjusted(-4, -4, 10, 12)

    # --- how it looks ----------------------------------------------------------------------------

    def draw(self, painter: QPainter, colours: Theme) -> None:
        tints = Tints.of(colours)
        table = PLAZA.adjusted(2, 2, -2, -2)
        painter.fillPath(stepped(table.translated(5, 7), 14), faded(colours.outline, 0.3))
        painter.setPen(pen(tints.line, INK))
        painter.setBrush(tints.wood)
        painter.drawPath(stepped(table, 14))
        cloth = mixed(colours.piece("green").fill, colours.outline, 0.42)
        painter.setBrush(cloth)
        painter.drawPath(stepped(table.adjusted(8, 8, -8, -8), 10))
        painter.setPen(pen(faded(colours.brass_fill, 0.8), 1.6))
        painter.setBrush(NO_BRUSH)
        painter.drawPath(stepped(table.adjusted(13, 13, -13, -13), 9))
        middle = PLAZA.center().y()
        painter.drawLine(QPointF(PLAZA.left() + 16, middle), QPointF(PLAZA.right() - 16, middle))
        if not self.ends:
            heads = [self._row(side).center() for side in (0, 1)]
            left = PLAZA.left() + 14 + _HEAD / 2
            paint_mug(painter, QPointF(left - 6, heads[0].y() + 28), 0.92, colours)
            paint_biscuit(painter, QPointF(left, heads[1].y()), 25, colours)
        for side, delegates in enumerate(self.sides):
            for cell, member in zip(self._cells(side), delegates, strict=True):
                self._paint_delegate(painter, cell, member, colours)

    def _paint_delegate(
        self, painter: QPainter, cell: QRectF, member: CouncilMember, colours: Theme
    ) -> None:
        narrow = cell.width() < 74
        reach, size = (12.5, 25) if narrow else (16.5, 32)
        at = QPointF(cell.center().x() - reach * 0.9, cell.top() + 17)
        paint_medal(painter, colours.piece(seat_piece(member.seat)), at, reach, colours)
        white = colours.piece("white").fill
        if member.share or self.ends:
            beside = at + QPointF(reach * 2.1, 0)
            write(painter, str(member.share), beside, figure_font(size), white)


class BallotsItem(StaticItem):
    """The cards on the table of the council: drawn apart from it, for they turn over."""

    def __init__(self, table: QGraphicsItem) -> None:
        super().__init__(1)
        self.setParentItem(table)
        self._lying: list[tuple[QRectF, CouncilMember]] = []
        self._shown: dict[int, tuple[int, ...]] = {}
        self._turned: dict[int, float] = {}
        """How far the cards of each seat are turned over."""
        self._sprites: dict[int, Sprite] = {}
        """Of the cards that turn, by value; 0 is a back."""

    def lay(self, lying: list[tuple[QRectF, CouncilMember]]) -> None:
        """These lie there, face down, each in its room."""
        if lying != self._lying or self._shown:
            self._lying = lying
            self._shown, self._turned, self._sprites = {}, {}, {}
            self.keep(True)
            self.update()

    def turn(self, cards: Mapping[int, tuple[int, ...]], share: float) -> None:
        """A moment of the reveal: the cards of these seats, how many of each value."""
        for seat, pack in cards.items():
            if seat not in self._shown:
                values = (value for value, number in enumerate(pack, 1) for _ in range(number))
                self._shown[seat] = tuple(values)
            self._turned[seat] = share
        self.keep(share >= 1.0)
        self.update()

    @property
    def face_up(self) -> Mapping[int, tuple[int, ...]]:
        """The cards that everybody sees, by seat."""
        return {seat: cards for seat, cards in self._shown.items() if self._turned[seat] > 0.5}

    def boundingRect(self) -> QRectF:
        return PLAZA

    def draw(self, painter: QPainter, colours: Theme) -> None:
        for room, member in self._lying:
            shown, turned = self._shown.get(member.seat), self._turned.get(member.seat, 0.0)
            if shown is None:
                self._paint_backs(painter, room, member, colours)
            else:
                self._paint_turning(painter, room, shown, turned, colours)

    def _paint_backs(
        self, painter: QPainter, room: QRectF, member: CouncilMember, colours: Theme
    ) -> None:
        for index in range(member.cards):
            across = member.sealed and index == member.cards - 1
            step = (index - (member.cards - 1) / 2) * min(48.0, room.width() - _CARD)
            painter.save()
            painter.translate(room.center() + QPointF(step, 0))
            if across:
                painter.rotate(-8)
                paint_card(painter, _card().translated(-3, -3), 1, colours, face_up=False)
            paint_card(painter, _card(), 1, colours, face_up=False)
            painter.restore()

    def _paint_turning(
        self, painter: QPainter, room: QRectF, cards: Sequence[int], turned: float, colours: Theme
    ) -> None:
        """All turn about their upright middle: first a back, then a face."""
        number = len(cards)
        step = min(_CARD + 4, (room.width() - _CARD) / max(1, number - 1))
        face_up = turned > 0.5
        thin = max(0.04, abs(1 - 2 * turned))
        for index, value in enumerate(cards):
            sprite = self._sprite(value if face_up else 0, colours)
            sprite.prepare(painter)
            painter.save()
            painter.translate(room.center() + QPointF((index - (number - 1) / 2) * step, 0))
            painter.scale(thin, 1.0)
            sprite.paint(painter, QPointF())
            painter.restore()

    def _sprite(self, value: int, colours: Theme) -> Sprite:
        if value not in self._sprites:
            face = partial(
                paint_card, rect=_card(), value=value or 1, colours=colours, face_up=bool(value)
            )
            self._sprites[value] = Sprite(_card().adjusted(-2, -2, 6, 8), face, steady=True)
        return self._sprites[value]


class TotalItem(StaticItem):
    """What a side comes to, on brass at the end of its row: it climbs with every card that is turned over."""

    def __init__(self, table: QGraphicsItem, side: int) -> None:
        super().__init__(2, shown=False)
        self.setParentItem(table)
        self.setPos(proposal_spot(side)[0])
        self.figure, self.glow = 0, 0.0

    def count(self, total: float) -> None:
        if round(total) != self.figure:
            self.figure = round(total)
            self.update()

    def light(self, glow: float) -> None:
        """It has won."""
        if glow != self.glow:
            self.glow = glow
            self.update()

    def boundingRect(self) -> QRectF:
        return box_around(QPointF(), *_TOTAL).adjusted(-12, -12, 12, 12)

    def draw(self, painter: QPainter, colours: Theme) -> None:
        plate = box_around(QPointF(), *_TOTAL)
        if self.glow:
            painter.setPen(pen(faded(colours.brass_fill, 0.9 * self.glow), 9))
            painter.setBrush(NO_BRUSH)
            painter.drawPath(stepped(plate.adjusted(-6, -6, 6, 6), 12))
        fill = mixed(colours.card, colours.brass_fill, 0.35 + 0.65 * self.glow)
        paint_plate(painter, plate, 10, fill, colours)
        write(painter, str(self.figure), QPointF(), figure_font(64), _ink(fill, colours))


def _ink(fill: QColor, colours: Theme) -> QColor:
    """Of the two inks that there are, the one that reads better."""
    return max((colours.on_brass, colours.ink), key=lambda ink: contrast(ink, fill))


def _card() -> QRectF:
    return box_around(QPointF(), _CARD, _CARD * SHAPE)


def proposal_spot(side: int) -> tuple[QPointF, float]:
    """Where the open proposal of a side lies, and how large it is."""
    high = PLAZA.height() / 2
    at = QPointF(PLAZA.right() - WIDE * SMALL / 2 - 22, PLAZA.top() + (side + 0.5) * high)
    return at, min(SMALL, (high - 30) / HIGH)
