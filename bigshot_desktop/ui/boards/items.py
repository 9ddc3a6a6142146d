"""Items that are only looked at, and those that wait out of sight until they are wanted again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsScene,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from bigshot_desktop.ui import theme
from bigshot_desktop.ui.theme import Theme

Item = TypeVar("Item", bound=QGraphicsItem)


class Picture(QGraphicsItem):
    """An item that takes no clicks; it is drawn anew only when it looks different."""

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


class ArmedPicture(Picture):
    """What chance speaks from, dice or a bag: it glows where a click lets it."""

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


class Reserve(Generic[Item]):
    """Items of a scene, by their kind, that are out of sight; none is ever thrown away."""

    def __init__(self, scene: QGraphicsScene, make: Callable[[int], Item]) -> None:
        self._scene, self._make = scene, make
        self._away: dict[int, list[Item]] = {}

    def fetch(self, kind: int = 0) -> Item:
        """One that waits, or a new one."""
        away = self._away.get(kind)
        if away:
            item = away.pop()
            item.show()
        else:
            item = self._make(kind)
            self._scene.addItem(item)
        return item

    def put_away(self, item: Item, kind: int = 0) -> None:
        """It is not wanted any more."""
        item.hide()
        self._away.setdefault(kind, []).append(item)
