"""The viewer's own councillors, as a fan at the lower edge; and cards on the piles beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from bigshot_desktop.games.saludos_amigos.window.board.councillor import SHAPE, paint_card
from bigshot_desktop.games.saludos_amigos.window.board.plan import HAND, PILE
from bigshot_desktop.ui.boards.items import StaticItem
from bigshot_desktop.ui.boards.sprite import Sprite
from bigshot_desktop.ui.look.painting import NO_PEN, faded, figure_font, pen, write
from bigshot_desktop.ui.look.shapes import box_around
from bigshot_desktop.ui.look.theme import Theme

_WIDE: Final = 98.0
_UP: Final = 22.0
"""How far a card stands out that is about to be played."""
_MANY: Final = 9
"""More cards than this are smaller."""


class HandItem(StaticItem):
    """A fan of cards, the lowest values first; nothing while nobody looks."""

    def __init__(self, clicked: Callable[[int], None] = lambda value: None) -> None:
        super().__init__(7)
        self.cards: tuple[int, ...] = ()
        self.raised: tuple[int, ...] = ()
        """How many of each value, the lowest first, are about to be played."""
        self._clicked = clicked
        self._armed = False
        self.setPos(HAND.center())

    @property
    def armed(self) -> bool:
        """Whether a click on a card does anything."""
        return self._armed

    def arm(self, armed: bool) -> None:
        self._armed = armed
        buttons = Qt.MouseButton.LeftButton if armed else Qt.MouseButton.NoButton
        self.setAcceptedMouseButtons(buttons)

    def pick(self, raised: tuple[int, ...]) -> None:
        """So many of each value stand out."""
        if raised != self.raised:
            self.raised = raised
            self.update()

    def value_at(self, at: QPointF) -> int:
        """The value of the card at a point of the scene, the uppermost there; 0 where there is none."""
        here = self.mapFromScene(at)
        wide = self._size()
        for index in reversed(range(len(self.cards))):
            if box_around(self._middle(index), wide, wide * SHAPE).contains(here):
                return self.cards[index]
        return 0

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.setAccepted(bool(self.value_at(event.scenePos())))

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if value := self.value_at(event.scenePos()):
            self._clicked(value)

    def _middle(self, index: int) -> QPointF:
        number = len(self.cards)
        lean = (index - (number - 1) / 2) / max(1, number - 1)
        value = self.cards[index]
        last = sum(1 for card in self.cards[index:] if card == value)
        up = _UP if self.raised and last <= self.raised[value - 1] else 0.0
        return QPointF(self._left(index), 20 * lean * lean - up)

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
        return box_around(QPointF(), HAND.width() + 30, HAND.height() + 16).adjusted(0, -_UP, 0, 0)

    def draw(self, painter: QPainter, colours: Theme) -> None:
        wide, number = self._size(), len(self.cards)
        for index, card in enumerate(self.cards):
            lean = (index - (number - 1) / 2) / max(1, number - 1)
            painter.save()
            painter.translate(self._middle(index))
            painter.rotate(9 * lean)
            paint_card(painter, box_around(QPointF(), wide, wide * SHAPE), card, colours)
            painter.restore()


class PileItem(StaticItem):
    """Cards face down in a heap, and how many there are."""

    def __init__(self, at: QPointF, *, untidy: bool = False) -> None:
        super().__init__(4)
        self.number = 0
        self._untidy = untidy
        self._heap = Sprite(self.boundingRect(), self._draw_heap)
        self._heap_of: tuple[int, Theme | None] = 0, None
        """How many cards are seen in the picture of the heap, and in which colours."""
        self.setPos(at)

    def count(self, number: int) -> None:
        if number != self.number:
            self.number = number
            self.update()

    def boundingRect(self) -> QRectF:
        return box_around(QPointF(), PILE[0] + 34, PILE[1] + 46)

    def draw(self, painter: QPainter, colours: Theme) -> None:
        heap = min(3, -(-self.number // 8)), colours
        if heap != self._heap_of:
            self._heap_of = heap
            self._heap.forget()
        self._heap.paint(painter, QPointF())
        plate = box_around(QPointF(0, PILE[1] / 2 + 2), 54, 34)
        painter.setPen(NO_PEN)
        painter.setBrush(faded(colours.outline, 0.3))
        painter.drawRoundedRect(plate.translated(2, 3), 17, 17)
        painter.setPen(pen(colours.outline, 1.5))
        painter.setBrush(colours.card)
        painter.drawRoundedRect(plate, 17, 17)
        write(painter, str(self.number), plate.center(), figure_font(27), colours.ink)

    def _draw_heap(self, painter: QPainter) -> None:
        """What changes seldom, and takes long."""
        layers, colours = self._heap_of
        for layer in range(layers):
            painter.save()
            if self._untidy:
                painter.rotate((-7, 6, -2)[layer])
            else:
                painter.translate(QPointF(-2.5, -3) * layer)
            paint_card(painter, box_around(QPointF(), *PILE), 1, colours, face_up=False)
            painter.restore()
