"""The viewer's own councillors, as a fan at the lower edge; and cards on the piles beside it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from bigshot_desktop.games.saludos_amigos.window.board.councillor import SHAPE, paint_card
from bigshot_desktop.games.saludos_amigos.window.board.plan import HAND, PILE
from bigshot_desktop.ui.boards.items import StaticItem
from bigshot_desktop.ui.look.painting import NO_PEN, faded, figure_font, pen, write
from bigshot_desktop.ui.look.shapes import box_around
from bigshot_desktop.ui.look.theme import Theme

_WIDE: Final = 98.0
_MANY: Final = 9
"""More cards than this are smaller."""


class HandItem(StaticItem):
    """A fan of cards, the lowest values first; nothing while nobody looks."""

    def __init__(self) -> None:
        super().__init__(7)
        self.cards: tuple[int, ...] = ()
        self.setPos(HAND.center())

    def hold(self, cards: tuple[int, ...]) -> None:
        if cards != self.cards:
            self.cards = cards
            self.update()

    def put_down(self, cards: tuple[int, ...]) -> None:
        """These are not held any longer."""
        left = list(self.cards)
        for card in cards:
            if card in left:
                left.remove(card)
        self.hold(tuple(left))

    def spot(self, value: int) -> QPointF:
        """Where a card of a value is held, in the scene."""
        places = [index for index, card in enumerate(self.cards) if card == value]
        index = places[-1] if places else len(self.cards) // 2
        return HAND.center() + QPointF(self._left(index), 0)

    def _size(self) -> float:
        return _WIDE if len(self.cards) <= _MANY else _WIDE * 0.82

    def _left(self, index: int) -> float:
        number = len(self.cards)
        step = min(self._size() * 0.84, (HAND.width() - self._size() - 12) / max(1, number - 1))
        return (index - (number - 1) / 2) * step

    def boundingRect(self) -> QRectF:
        return box_around(QPointF(), HAND.width() + 30, HAND.height() + 16)

    def draw(self, painter: QPainter, colours: Theme) -> None:
        wide, number = self._size(), len(self.cards)
        for index, card in enumerate(self.cards):
            lean = (index - (number - 1) / 2) / max(1, number - 1)
            painter.save()
            painter.translate(QPointF(self._left(index), 20 * lean * lean))
            painter.rotate(9 * lean)
            paint_card(painter, box_around(QPointF(), wide, wide * SHAPE), card, colours)
            painter.restore()


class PileItem(StaticItem):
    """Cards face down in a heap, and how many there are."""

    def __init__(self, at: QPointF, *, untidy: bool = False) -> None:
        super().__init__(4)
        self.number = 0
        self._untidy = untidy
        self.setPos(at)

    def count(self, number: int) -> None:
        if number != self.number:
            self.number = number
            self.update()

    def boundingRect(self) -> QRectF:
        return box_around(QPointF(), PILE[0] + 34, PILE[1] + 46)

    def draw(self, painter: QPainter, colours: Theme) -> None:
        for layer in range(min(3, -(-self.number // 8))):
            painter.save()
            if self._untidy:
                painter.rotate((-7, 6, -2)[layer])
            else:
                painter.translate(QPointF(-2.5, -3) * layer)
            paint_card(painter, box_around(QPointF(), *PILE), 1, colours, face_up=False)
            painter.restore()
        plate = box_around(QPointF(0, PILE[1] / 2 + 2), 54, 34)
        painter.setPen(NO_PEN)
        painter.setBrush(faded(colours.outline, 0.3))
        painter.drawRoundedRect(plate.translated(2, 3), 17, 17)
        painter.setPen(pen(colours.outline, 1.5))
        painter.setBrush(colours.card)
        painter.drawRoundedRect(plate, 17, 17)
        write(painter, str(self.number), plate.center(), figure_font(27), colours.ink)
