"""The squares of the map: the pointer over them, the light on those that are open, and the one that is aimed at."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from bigshot_desktop.games.shark.window.board.plan import HIGH, WIDE, Plan
from bigshot_desktop.ui.boards.hover import PlacesItem
from bigshot_desktop.ui.boards.items import StaticItem
from bigshot_desktop.ui.look.painting import NO_BRUSH, NO_PEN, faded, pen
from bigshot_desktop.ui.look.theme import Theme
from bigshot_desktop.ui.models.placement import Placement

_GLOW: Final = 12.0


class SquaresItem(PlacesItem):
    """All squares together, for the pointer. There is nothing to see of them."""

    def __init__(self, plan: Plan, placement: Placement) -> None:
        super().__init__(placement)
        self._plan = plan
        self.setZValue(1)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)

    def place_at(self, at: QPointF) -> int:
        return self._plan.at(at)

    def boundingRect(self) -> QRectF:
        return self._plan.map

    def paint(
        self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None
    ) -> None:
        """Nothing."""


class ZoneLight(StaticItem):
    """The light on a zone and its open squares; around it the map steps back."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(1.5, shown=False)
        self._plan = plan
        self.zone = 0
        self.squares: tuple[int, ...] = ()
        self._edge = QPainterPath()

    def shine(self, zone: int, squares: Collection[int] = ()) -> None:
        """Lights up a zone, and the squares of it that are open."""
        if (zone, tuple(squares)) != (self.zone, self.squares):
            self.zone, self.squares = zone, tuple(squares)
            self._edge = self._plan.area(self._plan.zone(zone), 1, 3)
            self.update()
        self.setOpacity(1.0)
        self.show()

    def boundingRect(self) -> QRectF:
        return self._plan.map.adjusted(-_GLOW, -_GLOW, _GLOW, _GLOW)

    def draw(self, painter: QPainter, colours: Theme) -> None:
        veil = QPainterPath()  # odd and even: what lies within both is not filled
        veil.addRect(self._plan.map)
        veil.addPath(self._edge)
        painter.fillPath(veil, faded(colours.paper, 0.5))
        painter.setBrush(NO_BRUSH)
        for width, share in ((17.0, 0.16), (12.0, 0.3), (7.5, 1.0)):
            painter.setPen(pen(faded(colours.brass_fill, share), width))
            painter.drawPath(self._edge)
        painter.setPen(pen(colours.accent, 2.4))
        painter.drawPath(self._edge)
        for square in self.squares:
            box = self._plan.square(square).adjusted(4, 4, -4, -4)
            painter.setPen(pen(colours.accent, 2.2))
            painter.setBrush(faded(colours.card, 0.5 if colours.dark else 0.6))
            painter.drawRoundedRect(box, 7, 7)


class AimItem(StaticItem):
    """A frame around the square that is aimed at."""

    def __init__(self) -> None:
        super().__init__(3, shown=False)

    def boundingRect(self) -> QRectF:
        return QRectF(-WIDE / 2, -HIGH / 2, WIDE, HIGH)

    def draw(self, painter: QPainter, colours: Theme) -> None:
        painter.setPen(pen(colours.accent, 5))
        painter.setBrush(colours.card)
        painter.drawRoundedRect(self.boundingRect().adjusted(4, 4, -4, -4), 7, 7)


class VictimsItem(StaticItem):
    """Crosses over the buildings that would be driven off the map."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(6, shown=False)
        self._plan = plan
        self.squares: tuple[int, ...] = ()
        self._edge = QPainterPath()

    def mark(self, squares: tuple[int, ...]) -> None:
        """Crosses these out; none at all hides it."""
        if squares != self.squares:
            self.prepareGeometryChange()
            self.squares = squares
            self._edge = self._plan.area(squares, 3, 9)
            self.update()
        self.setVisible(bool(squares))

    def boundingRect(self) -> QRectF:
        return self._plan.box(self.squares).adjusted(-2, -20, 2, 4)

    def draw(self, painter: QPainter, colours: Theme) -> None:
        painter.setPen(NO_PEN)
        painter.setBrush(faded(colours.paper, 0.5))
        painter.drawPath(self._edge)
        line = pen(colours.danger, 3)
        line.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(line)
        painter.setBrush(NO_BRUSH)
        painter.drawPath(self._edge)
        for colour, width in ((colours.card, 9.0), (colours.danger, 5.0)):
            painter.setPen(pen(colour, width))
            for square in self.squares:
                middle = self._plan.square(square).center() - QPointF(0, 4)
                for reach in (QPointF(17, 15), QPointF(17, -15)):
                    painter.drawLine(middle - reach, middle + reach)
