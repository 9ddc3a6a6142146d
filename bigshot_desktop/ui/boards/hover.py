"""Places that can be pointed at and clicked: what districts and squares do with the piece in hand."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsItem,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
)

from bigshot_desktop.ui.models.placement import NONE, Placement


class PlacesItem(QGraphicsItem):
    """One place on the board, or many of them; a click puts the piece in hand there, if it can go there."""

    def __init__(self, placement: Placement) -> None:
        super().__init__()
        self.placement = placement
        self.over = NONE
        """The place that the pointer is over."""
        self._pressed = NONE
        self.setAcceptHoverEvents(True)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)

    def place_at(self, at: QPointF) -> int:
        """The place at a point of the item."""
        raise NotImplementedError

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self._hover(self.place_at(event.pos()))

    def hoverMoveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self._hover(self.place_at(event.pos()))

    def hoverLeaveEvent(self, _: QGraphicsSceneHoverEvent) -> None:
        self._hover(NONE)

    def _hover(self, place: int) -> None:
        left, self.over = self.over, place
        if place == left and (place == NONE or self.placement.aim == place):
            return
        if place != NONE or self.placement.aim == left:
            self.placement.point(place)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """The second of two quick clicks places no second piece."""
        self._pressed = NONE
        event.accept()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self._pressed = self.place_at(event.pos())
        if self.placement.active and self._pressed != NONE:
            event.accept()
        else:
            event.ignore()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        way = event.screenPos() - event.buttonDownScreenPos(Qt.MouseButton.LeftButton)
        if way.manhattanLength() < QApplication.startDragDistance():
            self.placement.put(self._pressed, by_pointer=True)
        self._pressed = NONE
