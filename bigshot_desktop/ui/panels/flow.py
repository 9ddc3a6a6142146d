"""A layout that breaks into rows like a text, so that controls never need a wider window than there is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QAbstractButton, QLayout, QLayoutItem, QSizePolicy, QWidget

_TALLER: Final = 1.5
"""A row may grow by so much to take in one more button."""
_EAGER: Final = (QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)


@dataclass(frozen=True, slots=True)
class _Row:
    """Items side by side, each with its width, and the height of the tallest."""

    items: list[tuple[QLayoutItem, int]]
    height: int


class Flow(QLayout):
    """Items in rows. One that is wider than a row gets the row and grows in height instead.

    What is left of a row goes to the items that want to expand, or stays free at its end.
    """

    def __init__(
        self, parent: QWidget | None = None, *, gap: int = 8, row_gap: int | None = None
    ) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self._made: dict[int, list[_Row]] = {}
        """The rows, by the widths that were asked for since something changed; so are these sizes:"""
        self._wish: QSize | None = None
        self._least: QSize | None = None
        self._gap = gap
        self._row_gap = gap if row_gap is None else row_gap
        self.setContentsMargins(0, 0, 0, 0)
        if parent is not None:
            parent.setLayout(self)

    # --- what Qt asks of a layout ----------------------------------------------------------------

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)
        self.invalidate()

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        taken = self._items.pop(index) if 0 <= index < len(self._items) else None
        self.invalidate()
        return taken

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        left, top, right, bottom = self._margins()
        rows = self._rows(width - left - right)
        gaps = self._row_gap * max(0, len(rows) - 1)
        return top + bottom + gaps + sum(row.height for row in rows)

    def sizeHint(self) -> QSize:
        """Everything in one row."""
        if self._wish is None:
            hints = [item.sizeHint() for item in self._shown()]
            width = sum(hint.width() for hint in hints) + self._gap * max(0, len(hints) - 1)
            height = max((hint.height() for hint in hints), default=0)
            self._wish = QSize(width, height).grownBy(self.contentsMargins())
        return self._wish

    def minimumSize(self) -> QSize:
        if self._least is None:
            least = QSize(0, 0)
            for item in self._shown():
                least = least.expandedTo(item.minimumSize())
            self._least = least.grownBy(self.contentsMargins())
        return self._least

    def invalidate(self) -> None:
        """An item has changed, or is shown now, or is not any more."""
        self._made.clear()
        self._wish = self._least = None
        super().invalidate()

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        area = rect.marginsRemoved(self.contentsMargins())
        rows = self._rows(area.width())
        used = sum(row.height for row in rows) + self._row_gap * max(0, len(rows) - 1)
        y = area.top() + max(0, area.height() - used) // 2
        for row in rows:
            x = area.left()
            for item, width in row.items:
                height = self._height(item, width)
                item.setGeometry(QRect(x, y + (row.height - height) // 2, width, height))
                x += width + self._gap
            y += row.height + self._row_gap

    # --- how rows are made -----------------------------------------------------------------------

    def _margins(self) -> tuple[int, int, int, int]:
        margins = self.contentsMargins()
        return margins.left(), margins.top(), margins.right(), margins.bottom()

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _rows(self, width: int) -> list[_Row]:
        if width not in self._made:
            self._made[width] = self._arranged(width)
        return self._made[width]

    def _arranged(self, width: int) -> list[_Row]:
        rows: list[list[tuple[QLayoutItem, int]]] = []
        used = 0
        for item in self._shown():
            wanted = item.sizeHint().width()
            room = width - used - self._gap
            if rows and wanted > room and self._can_be_squeezed(item, room, rows[-1]):
                wanted = room
            if rows and wanted <= room:
                rows[-1].append((item, wanted))
                used += self._gap + wanted
            else:
                used = min(wanted, width)
                rows.append([(item, used)])
        return [self._filled(row, width) for row in rows]

    def _can_be_squeezed(
        self, item: QLayoutItem, room: int, row: list[tuple[QLayoutItem, int]]
    ) -> bool:
        """Whether a button fits into the rest of a row with its words on more lines."""
        if not isinstance(item.widget(), QAbstractButton) or room < item.minimumSize().width():
            return False
        high = max(self._height(one, width) for one, width in row)
        return self._height(item, room) <= _TALLER * high

    def _filled(self, row: list[tuple[QLayoutItem, int]], width: int) -> _Row:
        widths = [given for _, given in row]
        eager = [number for number, (item, _) in enumerate(row) if _expands(item)]
        rest = width - sum(widths) - self._gap * (len(row) - 1)
        for place, number in enumerate(eager):
            share = rest // (len(eager) - place)
            widths[number] += share
            rest -= share
        items = [(item, given) for (item, _), given in zip(row, widths, strict=True)]
        return _Row(items, max(self._height(item, given) for item, given in items))

    def _height(self, item: QLayoutItem, width: int) -> int:
        if item.hasHeightForWidth():
            return item.heightForWidth(width)
        return item.sizeHint().height()


def _expands(item: QLayoutItem) -> bool:
    widget = item.widget()
    return widget is not None and widget.sizePolicy().horizontalPolicy() in _EAGER
