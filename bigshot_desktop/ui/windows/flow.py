"""Layouts that give way: side by side where there is room, one below the other where there is not."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class _Yielding(QLayout):
    """Keeps the items; how they are arranged in a width is another matter."""

    def __init__(self, parent: QWidget | None = None, *, spacing: int = 8) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._places: dict[int, list[QRect]] = {}
        """Where everything goes, by the widths that were asked for since something changed."""
        self.setSpacing(spacing)
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        margins = self.contentsMargins()
        inner = width - margins.left() - margins.right()
        height = max((place.bottom() + 1 for place in self._in_width(inner)), default=0)
        return height + margins.top() + margins.bottom()

    def setGeometry(self, place: QRect) -> None:
        super().setGeometry(place)
        inner = place.marginsRemoved(self.contentsMargins())
        for item, found in zip(self._shown(), self._in_width(inner.width()), strict=True):
            item.setGeometry(found.translated(inner.topLeft()))

    def invalidate(self) -> None:
        self._places.clear()
        super().invalidate()

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._shown():
            size = size.expandedTo(item.minimumSize())
        return self._with_margins(size)

    def _with_margins(self, size: QSize) -> QSize:
        margins: QMargins = self.contentsMargins()
        return size.grownBy(margins)

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _in_width(self, width: int) -> list[QRect]:
        """Where each item that is shown goes, in a width."""
        if width not in self._places:
            self._places[width] = self._arranged(width)
        return self._places[width]

    def _arranged(self, width: int) -> list[QRect]:
        """Works out the same."""
        raise NotImplementedError


class Flow(_Yielding):
    """Items in lines, like words; what follows the first ``leading`` stands at the right while all are in one line."""

    def __init__(
        self, parent: QWidget | None = None, *, spacing: int = 8, leading: int | None = None
    ) -> None:
        super().__init__(parent, spacing=spacing)
        self._leading = leading

    def sizeHint(self) -> QSize:
        hints = [item.sizeHint() for item in self._shown()]
        width = sum(hint.width() for hint in hints) + self.spacing() * max(len(hints) - 1, 0)
        height = max((hint.height() for hint in hints), default=0)
        return self._with_margins(QSize(width, height))

    def _arranged(self, width: int) -> list[QRect]:
        lines: list[list[QRect]] = [[]]
        x = 0
        for item in self._shown():
            size = item.sizeHint().expandedTo(item.minimumSize())
            if lines[-1] and x + size.width() > width:
                lines.append([])
                x = 0
            lines[-1].append(QRect(x, 0, min(size.width(), width), self._height(item, size, width)))
            x += size.width() + self.spacing()
        top = 0
        for line in lines:
            height = max((place.height() for place in line), default=0)
            for place in line:
                place.moveTop(top + (height - place.height()) // 2)
            top += height + self.spacing()
        if self._leading is not None and len(lines) == 1:
            rest = width - (x - self.spacing())
            for place in lines[0][self._leading :]:
                place.moveLeft(place.left() + max(rest, 0))
        return [place for line in lines for place in line]

    def _height(self, item: QLayoutItem, size: QSize, width: int) -> int:
        if size.width() > width and item.hasHeightForWidth():
            return item.heightForWidth(width)
        return size.height()


class Columns(_Yielding):
    """Items of the same width in one row if all of them fit, else in one column."""

    def __init__(
        self, parent: QWidget | None = None, *, spacing: int = 16, narrowest: int = 200
    ) -> None:
        super().__init__(parent, spacing=spacing)
        self._narrowest = narrowest

    def set_narrowest(self, width: int) -> None:
        """How wide an item in a row must be at least."""
        if width != self._narrowest:
            self._narrowest = width
            self.invalidate()

    def in_row(self, width: int) -> bool:
        """Whether all stand in one row in a width."""
        number = max(len(self._shown()), 1)
        return (width - self.spacing() * (number - 1)) // number >= self._widest_minimum()

    def sizeHint(self) -> QSize:
        number = max(len(self._shown()), 1)
        width = number * self._widest_minimum() + self.spacing() * (number - 1)
        return self._with_margins(QSize(width, self.heightForWidth(width)))

    def _widest_minimum(self) -> int:
        widths = (item.minimumSize().width() for item in self._shown())
        return max(self._narrowest, *widths, 0)

    def _arranged(self, width: int) -> list[QRect]:
        items = self._shown()
        if self.in_row(width):
            each = (width - self.spacing() * (len(items) - 1)) // max(len(items), 1)
            height = max((_height(item, each) for item in items), default=0)
            return [
                QRect(place * (each + self.spacing()), 0, each, height)
                for place in range(len(items))
            ]
        places = []
        top = 0
        for item in items:
            places.append(QRect(0, top, width, _height(item, width)))
            top = places[-1].bottom() + 1 + self.spacing()
        return places


def _height(item: QLayoutItem, width: int) -> int:
    return item.heightForWidth(width) if item.hasHeightForWidth() else item.sizeHint().height()
