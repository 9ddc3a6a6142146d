"""Base classes for items of boards: those that take no clicks, those that do, marks, and a pool for reuse."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsScene,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.look.theme import Theme

Item = TypeVar("Item", bound=QGraphicsItem)
Mark = TypeVar("Mark")


class StaticItem(QGraphicsItem):
    """An item that takes no clicks. Its drawing is cached until it looks different."""

    def __init__(self, height: float, *, shown: bool = True, kept: bool = True) -> None:
        super().__init__()
        self.setZValue(height)
        self.setVisible(shown)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.keep(kept)

    def keep(self, kept: bool) -> None:
        """Whether what was drawn is kept: not while it turns, grows or fades."""
        modes = QGraphicsItem.CacheMode
        self.setCacheMode(modes.DeviceCoordinateCache if kept else modes.NoCache)

    def draw(self, painter: QPainter, colours: Theme) -> None:
        """How it looks."""
        raise NotImplementedError

    def paint(
        self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None
    ) -> None:
        self.draw(painter, theme.current())


class ArmedItem(StaticItem):
    """Dice or a bag: it glows while a click rolls or draws."""

    def __init__(self, height: float, clicked: Callable[[], None]) -> None:
        super().__init__(height)
        self._clicked = clicked
        self._armed = False
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)

    @property
    def armed(self) -> bool:
        """Whether a click does anything."""
        return self._armed

    def arm(self, armed: bool) -> None:
        if armed != self._armed:
            self._armed = armed
            self.update()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self._armed:
            event.accept()
        else:
            event.ignore()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self._armed and self.contains(event.pos()):
            self._clicked()


class Marks(StaticItem, Generic[Mark]):
    """All marks of a kind on a board, as one item that is as large as the board and seldom drawn."""

    def __init__(self, height: float, scene: QGraphicsScene) -> None:
        super().__init__(height, shown=False, kept=False)
        self.marks: tuple[Mark, ...] = ()
        self._board = scene.sceneRect()
        scene.addItem(self)

    def set_marks(self, marks: Sequence[Mark]) -> None:
        """These are shown from now on, or none."""
        self.prepareGeometryChange()
        self._board = self.scene().sceneRect()
        self.marks = tuple(marks)
        self.setVisible(bool(self.marks))
        self.update()

    def boundingRect(self) -> QRectF:
        return self._board


class ItemPool(Generic[Item]):
    """Hidden items of a scene, by kind: they are used again instead of being made anew."""

    def __init__(self, scene: QGraphicsScene, make: Callable[[int], Item]) -> None:
        self._scene, self._make = scene, make
        self._away: dict[int, list[Item]] = {}

    def fetch(self, kind: int = 0) -> Item:
        """A hidden item, shown again, or a new one."""
        away = self._away.get(kind)
        if away:
            item = away.pop()
            item.show()
        else:
            item = self._make(kind)
            self._scene.addItem(item)
        return item

    def put_away(self, item: Item, kind: int = 0) -> None:
        """Hides an item until it is needed again."""
        item.hide()
        self._away.setdefault(kind, []).append(item)
