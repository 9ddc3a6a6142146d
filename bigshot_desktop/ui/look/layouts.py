"""Layouts that wrap: items side by side where there is room, else one below the other."""

from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QAbstractButton, QFormLayout, QLayoutItem, QSizePolicy, QWidget

from bigshot_desktop.ui.look import fonts

_TALLER: Final = 1.5
"""A row may grow by so much to take in one more button."""
NEVER: Final = 1 << 14
"""No part is ever so wide: in :class:`Columns`, each has a row of its own, however little there is in it."""
_EAGER: Final = (QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)

Row = list[tuple[QLayoutItem, int]]
"""Items side by side, each with its width."""


class WrappingLayout(QFormLayout):
    """The base of these layouts: keeps the items, and caches where they go in a width. Subclasses arrange them.

    For Qt it is a form without rows, which takes no more room than it needs. A plain layout would have to tell so in
    Python, and PySide6 makes all enums of the ``Qt`` namespace for the answer (see :mod:`.named`).
    """

    def __init__(
        self, parent: QWidget | None = None, *, gap: int = 8, row_gap: int | None = None
    ) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self._places: dict[int, list[QRect]] = {}
        """Where each item that is shown goes, by the widths that were asked for."""
        self._wish: QSize | None = None
        self._least: QSize | None = None
        self._gaps = gap, gap if row_gap is None else row_gap
        self.setContentsMargins(0, 0, 0, 0)
        if parent is not None:
            parent.setLayout(self)

    @property
    def _gap(self) -> int:
        """Between items side by side."""
        return fonts.scaled(self._gaps[0])

    @property
    def _row_gap(self) -> int:
        """Between rows."""
        return fonts.scaled(self._gaps[1])

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)
        self.invalidate()

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:  # type: ignore[override]  # no cells
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        taken = self._items.pop(index) if 0 <= index < len(self._items) else None
        self.invalidate()
        return taken

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        margins = self.contentsMargins()
        inner = width - margins.left() - margins.right()
        return self._height_in(inner) + margins.top() + margins.bottom()

    def sizeHint(self) -> QSize:
        if self._wish is None:
            self._wish = self._preferred_size().grownBy(self.contentsMargins())
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
        self._places.clear()
        self._wish = self._least = None
        super().invalidate()

    def setGeometry(self, place: QRect) -> None:
        super().setGeometry(place)
        inner = place.marginsRemoved(self.contentsMargins())
        spare = max(0, inner.height() - self._height_in(inner.width()))
        inner.moveTop(inner.top() + spare // 2)
        for item, found in zip(self._shown(), self._in_width(inner.width()), strict=True):
            item.setGeometry(found.translated(inner.topLeft()))

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _in_width(self, width: int) -> list[QRect]:
        if width not in self._places:
            self._places[width] = self._arrange(width)
        return self._places[width]

    def _height_in(self, width: int) -> int:
        return max((place.bottom() + 1 for place in self._in_width(width)), default=0)

    def _preferred_size(self) -> QSize:
        """The size of the items as they would like to stand."""
        raise NotImplementedError

    def _arrange(self, width: int) -> list[QRect]:
        """Where each item that is shown goes in a width."""
        raise NotImplementedError


class Flow(WrappingLayout):
    """Items in rows, like words. One that is wider than a row gets the row and grows in height instead.

    What is left of a row goes to the items that want to expand. If there are none, it stays free at the end, or, while
    all are in one row, between the first ``leading`` ones and the others.
    """

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        gap: int = 8,
        row_gap: int | None = None,
        leading: int | None = None,
    ) -> None:
        super().__init__(parent, gap=gap, row_gap=row_gap)
        self._leading = leading

    def _preferred_size(self) -> QSize:
        """Everything in one row."""
        hints = [item.sizeHint() for item in self._shown()]
        width = sum(hint.width() for hint in hints) + self._gap * max(0, len(hints) - 1)
        return QSize(width, max((hint.height() for hint in hints), default=0))

    def _arrange(self, width: int) -> list[QRect]:
        rows = [self._filled(row, width) for row in self._rows(width)]
        places: list[QRect] = []
        top = 0
        for row in rows:
            heights = [_height(item, given) for item, given in row]
            height, left = max(heights), 0
            for (_, given), high in zip(row, heights, strict=True):
                places.append(QRect(left, top + (height - high) // 2, given, high))
                left += given + self._gap
            top += height + self._row_gap
        if self._leading is not None and len(rows) == 1:
            rest = max(0, width - (places[-1].right() + 1))
            for place in places[self._leading :]:
                place.moveLeft(place.left() + rest)
        return places

    def _rows(self, width: int) -> list[Row]:
        rows: list[Row] = []
        used = 0
        for item in self._shown():
            wanted = max(item.sizeHint().width(), item.minimumSize().width())
            room = width - used - self._gap
            if rows and wanted > room and _can_be_squeezed(item, room, rows[-1]):
                wanted = room
            if rows and wanted <= room:
                rows[-1].append((item, wanted))
                used += self._gap + wanted
            else:
                used = min(wanted, width)
                rows.append([(item, used)])
        return rows

    def _filled(self, row: Row, width: int) -> Row:
        """The same row, what is left of it given to the eager."""
        widths = [given for _, given in row]
        rest = width - sum(widths) - self._gap * (len(row) - 1)
        if rest == 0:
            return row
        eager = [number for number, (item, _) in enumerate(row) if _expands(item)]
        for place, number in enumerate(eager):
            share = rest // (len(eager) - place)
            widths[number] += share
            rest -= share
        return [(item, given) for (item, _), given in zip(row, widths, strict=True)]


class Zones(WrappingLayout):
    """What is on offer, the controls, and the way out: side by side, the way out always in the lower right corner.

    Where there is no room for that, what is on offer stands above; where there is none for that either, the controls
    break into lines beside the way out. A zone without anything in it takes no room.
    """

    def __init__(self, parent: QWidget, offer: QWidget, controls: QWidget, out: QWidget) -> None:
        super().__init__(parent, gap=16, row_gap=6)
        self._offer, self._controls, self._out = offer, controls, out
        for part in (offer, controls, out):
            self.addWidget(part)

    def _preferred_size(self) -> QSize:
        hints = [item.sizeHint() for item in self._shown()]
        width = sum(hint.width() for hint in hints) + self._gap * max(0, len(hints) - 1)
        return QSize(width, max((hint.height() for hint in hints), default=0))

    def _arrange(self, width: int) -> list[QRect]:
        items = {item.widget(): item for item in self._shown()}
        wide = {part: min(item.sizeHint().width(), width) for part, item in items.items()}
        places: dict[QWidget | None, QRect] = {}
        one_row = sum(wide.values()) + self._gap * (len(wide) - 1) <= width
        left = top = 0
        if self._offer in items:
            given = wide[self._offer] if one_row else width
            if one_row and _has_eager(self._offer):
                given = width - sum(wide.values()) + given - self._gap * (len(wide) - 1)
            high = _height(items[self._offer], given)
            places[self._offer] = QRect(0, 0, given, high)
            left, top = (given + self._gap, 0) if one_row else (0, high + self._row_gap)
        out = wide[self._out] + self._gap if self._out in items else 0
        if self._controls in items:
            item = items[self._controls]
            least = item.minimumSize().width()
            given = width - left - out
            below = given < least  # then the way out has a line of its own
            given = width - left if below else given
            high = _height(item, given)
            places[self._controls] = QRect(left, top, given, high)
            if below:
                top += high + self._row_gap
        if self._out in items:
            high = _height(items[self._out], wide[self._out])
            places[self._out] = QRect(width - wide[self._out], top, wide[self._out], high)
        self._align(places, one_row=one_row)
        return [places[item.widget()] for item in self._shown()]

    def _align(self, places: dict[QWidget | None, QRect], *, one_row: bool) -> None:
        """What stands in a row stands around the same line; but the way out stays below."""
        bottom = max((place.bottom() for place in places.values()), default=0)
        out = places.get(self._out)
        if out is not None:
            row = [place for place in places.values() if place.top() == out.top()]
            high = max(place.height() for place in row)
            for place in row:
                spare = high - place.height()
                place.moveTop(place.top() + (spare if place is out else spare // 2))
            out.moveBottom(bottom if len(row) == 1 else out.bottom())


class Columns(WrappingLayout):
    """Items of the same width in one row if all of them fit, else in one column."""

    def __init__(
        self, parent: QWidget | None = None, *, gap: int = 16, narrowest: int = 200
    ) -> None:
        super().__init__(parent, gap=gap)
        self._narrowest = narrowest

    def set_narrowest(self, width: int) -> None:
        """How wide an item in a row must be at least."""
        self._narrowest = width
        self.invalidate()

    def in_row(self, width: int) -> bool:
        """Whether all stand in one row in a width."""
        return self.width_in_row(width) >= self._widest_minimum()

    def width_in_row(self, width: int) -> int:
        """How wide each is where all stand in one row in a width."""
        number = max(len(self._shown()), 1)
        return (width - self._gap * (number - 1)) // number

    def _preferred_size(self) -> QSize:
        number = max(len(self._shown()), 1)
        width = number * self._widest_minimum() + self._gap * (number - 1)
        return QSize(width, self._height_in(width))

    def _widest_minimum(self) -> int:
        widths = (item.minimumSize().width() for item in self._shown())
        return max(self._narrowest, *widths, 0)

    def _arrange(self, width: int) -> list[QRect]:
        items = self._shown()
        if self.in_row(width):
            each = (width - self._gap * (len(items) - 1)) // max(len(items), 1)
            height = max((_height(item, each) for item in items), default=0)
            return [
                QRect(place * (each + self._gap), 0, each, height) for place in range(len(items))
            ]
        places: list[QRect] = []
        top = 0
        for item in items:
            places.append(QRect(0, top, width, _height(item, width)))
            top = places[-1].bottom() + 1 + self._gap
        return places


class CardGrid(WrappingLayout):
    """Cards of one size in even rows: as many beside each other as fit, no row much shorter than another."""

    def __init__(self, parent: QWidget | None = None, *, gap: int = 12) -> None:
        super().__init__(parent, gap=gap)
        self._narrowest = self._wished = 0

    def set_limits(self, narrowest: int, wished: int) -> None:
        """How wide a card must be at least, and how high it is to be unless it needs more."""
        if (narrowest, wished) != (self._narrowest, self._wished):
            self._narrowest, self._wished = narrowest, wished
            self.invalidate()

    def rows_in(self, width: int, narrowest: int) -> int:
        """How many rows the cards would stand in, if each had to be so wide."""
        return ceil(len(self._shown()) / self._in_row(width, narrowest))

    def _in_row(self, width: int, narrowest: int) -> int:
        number = max(1, len(self._shown()))
        fit = max(1, (width + self._gap) // (self._widest(narrowest) + self._gap))
        return ceil(number / ceil(number / fit))

    def _preferred_size(self) -> QSize:
        width = self._widest(self._narrowest)
        return QSize(width, self._height_in(width))

    def _widest(self, narrowest: int) -> int:
        return max(narrowest, *(item.minimumSize().width() for item in self._shown()), 0)

    def _arrange(self, width: int) -> list[QRect]:
        items, in_row = self._shown(), self._in_row(width, self._narrowest)
        each = (width - self._gap * (in_row - 1)) // in_row
        high = max((_height(item, each) for item in items), default=0)
        high = max(high, self._wished)
        return [
            QRect(
                place % in_row * (each + self._gap),
                place // in_row * (high + self._row_gap),
                each,
                high,
            )
            for place in range(len(items))
        ]


def _height(item: QLayoutItem, width: int) -> int:
    return item.heightForWidth(width) if item.hasHeightForWidth() else item.sizeHint().height()


def _has_eager(zone: QWidget) -> bool:
    """Whether something in a zone takes what is left."""
    layout = zone.layout()
    assert layout is not None
    items = (layout.itemAt(number) for number in range(layout.count()))
    return any(item is not None and not item.isEmpty() and _expands(item) for item in items)


def _expands(item: QLayoutItem) -> bool:
    widget = item.widget()
    return widget is not None and widget.sizePolicy().horizontalPolicy() in _EAGER


def _can_be_squeezed(item: QLayoutItem, room: int, row: Row) -> bool:
    """Whether a button fits into the rest of a row with its words on more lines."""
    if not isinstance(item.widget(), QAbstractButton) or room < item.minimumSize().width():
        return False
    high = max(_height(one, width) for one, width in row)
    return _height(item, room) <= _TALLER * high
