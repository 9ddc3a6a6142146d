"""Things on their way: cards, tiles and journalists that fly over the village and are gone when they arrive."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from bigshot_desktop.games.saludos_amigos.window.board.bag import paint_journalist
from bigshot_desktop.games.saludos_amigos.window.board.councillor import paint_card
from bigshot_desktop.games.saludos_amigos.window.board.plan import INK, PILE
from bigshot_desktop.ui.boards.animation import Motion, Timeline
from bigshot_desktop.ui.boards.floating_tags import FloatingItem
from bigshot_desktop.ui.look.painting import NO_PEN, faded, figure_font, pen, write
from bigshot_desktop.ui.look.shapes import box_around
from bigshot_desktop.ui.look.theme import Theme

_BOX: Final = QRectF(-60, -76, 120, 152)
LATER: Final = 90
"""Between two that fly together."""
Draw = Callable[[QPainter, Theme], None]


class FlightItem(FloatingItem):
    """Something that is on its way."""

    def __init__(self) -> None:
        super().__init__(18)
        self._draw: Draw = paint_journalist

    def carry(self, draw: Draw) -> None:
        """Takes something up."""
        self._draw = draw
        self.print()
        self.setOpacity(1.0)
        self.setScale(1.0)
        self.setRotation(0.0)
        self.show()

    def go(self, start: QPointF, end: QPointF, share: float, hop: float = 60.0) -> None:
        """A moment of its flight, in an arc."""
        self.setPos(start + (end - start) * share - QPointF(0, hop * 4 * share * (1 - share)))
        if share >= 1.0:
            self.hide()

    def boundingRect(self) -> QRectF:
        return _BOX

    def draw(self, painter: QPainter, colours: Theme) -> None:
        self._draw(painter, colours)


class Flights:
    """As many as there are at once."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self.items: list[FlightItem] = []

    def take(self, draw: Draw) -> FlightItem:
        """One that is free, with something on board."""
        item = next((item for item in self.items if not item.isVisible()), None)
        if item is None:
            item = FlightItem()
            self.items.append(item)
            self._scene.addItem(item)
        item.carry(draw)
        return item

    def fly(
        self,
        timeline: Timeline,
        length: float,
        draw: Draw,
        start: QPointF,
        end: QPointF,
        hop: float = 40,
        after: Motion | None = None,
    ) -> Motion:
        """Adds a flight after all that is shown before, or soon after the beginning of another."""
        flight: list[FlightItem] = []
        return timeline.add(
            length,
            lambda share: flight[0].go(start, end, share, hop),
            begin=lambda: flight.append(self.take(draw)),
            eased=True,
            after=after,
            lag=LATER,
        )

    def sweep(self) -> None:
        """Nothing flies any more."""
        for item in self.items:
            item.hide()


def card_back(painter: QPainter, colours: Theme) -> None:
    """A card that nobody may see."""
    paint_card(painter, box_around(QPointF(), *PILE), 1, colours, face_up=False)


def card_face(value: int) -> Draw:
    """A card that the viewer may see."""
    return lambda painter, colours: paint_card(
        painter, box_around(QPointF(), *PILE), value, colours
    )


def tile(value: int) -> Draw:
    """A tile out of the bag: a section of the project with this number."""

    def draw(painter: QPainter, colours: Theme) -> None:
        box = box_around(QPointF(), 66, 66)
        white = colours.piece("white")
        painter.setPen(NO_PEN)
        painter.setBrush(faded(colours.outline, 0.3))
        painter.drawRoundedRect(box.translated(5, 7), 8, 8)
        painter.setPen(pen(colours.outline, INK))
        painter.setBrush(colours.brass_fill)
        painter.drawRoundedRect(box, 8, 8)
        painter.setBrush(white.fill)
        painter.drawRoundedRect(box.adjusted(7, 7, -7, -7), 5, 5)
        write(painter, str(value), QPointF(), figure_font(42), white.mark)

    return draw
