"""The contents as they are read: chapters in brass, rules with their numbers, and what was found in each."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from bigshot_desktop.ui.look import fonts, theme
from bigshot_desktop.ui.pages.rulebook.contents_model import ContentsModel, Role, Row
from bigshot_desktop.ui.pages.rulebook.rich_text import Lettering

Index = QModelIndex | QPersistentModelIndex
_ENTERS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_SMALL: Final = 0.86
"""Numbers and snippets, in sizes of the text."""
_KNOWN: Final = 2000
"""Rows that are kept as they were set."""
_STRONG: Final = QFont.Weight.DemiBold


class ContentsView(QListView):
    """Lists a book. What is pressed is gone to; what is being read is the current row."""

    rule_wanted = Signal(str)

    def __init__(self, model: ContentsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._contents = model
        self._room = 0
        self._delegate = _Delegate(self, model)
        self.setModel(model)
        self.setItemDelegate(self._delegate)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.clicked.connect(self._choose)

    @property
    def room(self) -> int:
        """How wide rows are: the same with and without a bar beside them."""
        bar = self.verticalScrollBar().sizeHint().width()
        return self.width() - bar - 2 * self.frameWidth()

    def point_at(self, rule: str) -> None:
        """Makes the row of a section the current one, and scrolls as little as it must; none if it is not there."""
        row = self._contents.row_of(rule)
        index = self._contents.index(row) if row >= 0 else QModelIndex()
        if index != self.currentIndex() or not self.selectionModel().isSelected(index):
            self.setCurrentIndex(index)  # Qt makes rows current without choosing them
        if row > 0 and self._contents.rows[row - 1].is_chapter:
            self.scrollTo(self._contents.index(row - 1))  # its heading is seen with it

    def sizeHint(self) -> QSize:
        letters = self.fontMetrics()
        return QSize(letters.averageCharWidth() * 38, letters.height() * 24)

    def minimumSizeHint(self) -> QSize:
        letters = self.fontMetrics()
        return QSize(letters.averageCharWidth() * 24, letters.height() * 4)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if Qt.Key(event.key()) in _ENTERS and self.currentIndex().isValid():
            self._choose(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        if self.room != self._room:
            self._room = self.room
            self._delegate.forget()
            self.scheduleDelayedItemsLayout()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._delegate.forget()
            self.scheduleDelayedItemsLayout()
        super().changeEvent(event)

    def _choose(self, index: Index) -> None:
        if not index.data(Role.CHAPTER):
            self.rule_wanted.emit(index.data(Role.RULE))


class _Set(NamedTuple):
    """A row, set in the width and the letters of now."""

    number: Lettering
    title: Lettering
    snippet: Lettering | None
    height: int


class _Delegate(QStyledItemDelegate):
    """Draws a row on as many lines as it needs."""

    def __init__(self, view: ContentsView, model: ContentsModel) -> None:
        super().__init__(view)
        self._view, self._model = view, model
        self._rows: dict[Row, _Set] = {}
        self._letterings: dict[tuple[str, int], Lettering] = {}
        """Numbers and titles: they are the same in every search."""
        self.forget()

    def forget(self) -> None:
        """The width is another, or the letters are."""
        self._rows.clear()
        self._letterings.clear()
        self._faces = (fonts.text(_SMALL, _STRONG), fonts.text(), fonts.title(1.12))
        self._small = fonts.text(_SMALL)

    # --- measures --------------------------------------------------------------------------------

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(self._view.room, self._set(index.row()).height)

    @property
    def _pad(self) -> int:
        return round(self._view.fontMetrics().height() * 0.3)

    @property
    def _inset(self) -> int:
        """From the number of a rule to its title."""
        return round(self._view.fontMetrics().height() * 3.1)

    def _set(self, place: int) -> _Set:
        row = self._model.rows[place]
        found = self._rows.get(row)
        if found is None:
            if len(self._rows) >= _KNOWN:
                self._rows.clear()
            found = self._rows[row] = self._set_row(row)
        return found

    def _set_row(self, row: Row) -> _Set:
        pad, number = self._pad, self._lettering(row.rule, 0)
        wide = self._view.room - 5 * pad
        if row.is_chapter:
            title = self._lettering(row.title, 2, wide)
            return _Set(number, title, None, title.height + round(pad * 3.5))
        wide -= self._inset
        title = self._lettering(row.title, 1, wide)
        snippet = Lettering(row.snippet, self._small, wide, row.marks) if row.snippet else None
        told = snippet.height if snippet else 0
        return _Set(number, title, snippet, title.height + told + 2 * pad)

    def _lettering(self, text: str, face: int, width: int = 1 << 14) -> Lettering:
        key = (text, face)
        if key not in self._letterings:
            self._letterings[key] = Lettering(text, self._faces[face], width)
        return self._letterings[key]

    # --- drawing ---------------------------------------------------------------------------------

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        states = QStyle.StateFlag
        chosen = bool(option.state & states.State_Selected)
        hovered = bool(option.state & states.State_MouseOver)
        place: QRect = option.rect
        colours, pad, made = theme.current(), self._pad, self._set(index.row())
        left, top = place.left() + 3 * pad, place.top() + pad
        painter.save()
        if self._model.rows[index.row()].is_chapter:
            made.title.draw(painter, QPointF(left, top + 2 * pad), colours.brass)
            painter.restore()
            return
        if chosen or hovered:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.accent if chosen else colours.sunken)
            painter.drawRoundedRect(place.adjusted(3, 1, -3, -1), 4, 4)
        lit = colours.on_accent if chosen else None
        base = top + made.title.ascent - made.number.ascent
        made.number.draw(painter, QPointF(left, base), lit or colours.brass)
        left += self._inset
        made.title.draw(painter, QPointF(left, top), lit or colours.ink)
        if made.snippet:
            corner = QPointF(left, top + made.title.height)
            made.snippet.draw(painter, corner, lit or colours.ink_soft)
        painter.restore()
