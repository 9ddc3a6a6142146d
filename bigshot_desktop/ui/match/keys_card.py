"""The keys that work now: those of every control that can be used, with what they do, as a card over the board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QMouseEvent, QShortcut
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from bigshot_desktop.ui.look.plain_text import PlainLabel
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.match.large_letters import write_large
from bigshot_desktop.ui.widgets.buttons import ActionButton
from bigshot_desktop.ui.widgets.key_cap import KeyCap

_COLUMNS: Final = 2
_WIDTH: Final = 40
"""In heights of a line."""
_MARGIN: Final = 12
_LARGE: Final = 1.6
"""The letters of the view for several people, in usual ones."""


class Key(NamedTuple):
    """A key, and what it does in the language of now."""

    key: str
    does: str
    now: bool = False
    """Whether it answers what is asked now; the others do the same at any time."""


def keys_of(page: QWidget) -> list[Key]:
    """The keys of all controls of a page that are seen and can be used, and of its commands; each key once."""
    found: dict[str, Key] = {}
    for key in (*_of_controls(page), *_of_actions(page), *_of_actions(page.window())):
        found.setdefault(key.key, key)
    return list(found.values())


def _of_controls(page: QWidget) -> Iterator[Key]:
    for shortcut in page.findChildren(QShortcut):
        control = shortcut.parent()
        if not isinstance(control, QWidget) or not control.isVisible() or not control.isEnabled():
            continue
        does = shortcut.whatsThis()
        if isinstance(control, ActionButton):
            does = control.accessibleName() or control.text()
        if does and not shortcut.key().isEmpty():
            yield Key(shortcut.key().toString(), does, now=True)
    for button in page.findChildren(ActionButton):
        if button.says_enter and button.isVisible() and button.isEnabled():
            yield Key("Enter", button.accessibleName() or button.text(), now=True)


def _of_actions(widget: QWidget) -> Iterator[Key]:
    for action in widget.actions():
        if action.isEnabled() and action.isVisible() and not action.shortcut().isEmpty():
            yield Key(action.shortcut().toString(), action.text().replace("&", ""))


class KeysCard(Retranslated, QFrame):
    """Keys in two columns: those that answer now, then all others. Esc, a click, or what opened it closes it."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self.setProperty("kind", "card")
        self.keys: tuple[Key, ...] = ()
        self.title = PlainLabel()
        self.title.setProperty("kind", "subtitle")
        self._scroll = QScrollArea(widgetResizable=True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        column.addWidget(self.title)
        column.addWidget(self._scroll, 1)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self).activated.connect(self.hide)
        self.hide()
        self.retranslate()

    def write_large(self, large: bool) -> None:
        """For several people around one screen."""
        write_large(self, _LARGE if large else 1.0)
        self.hide()

    def show_keys(self, keys: Iterable[Key]) -> None:
        """Shows these, in the middle of the page."""
        self.keys = tuple(keys)
        inside = QWidget()
        inside.setProperty("kind", "plain")
        grid = QGridLayout(inside)
        grid.setContentsMargins(0, 0, 4, 0)
        first = [key for key in self.keys if key.now]
        others = [key for key in self.keys if not key.now]
        self._list(grid, first, 0)
        below = grid.rowCount() if first else 0
        if first and others:
            always = PlainLabel(self.tr("At any time"))
            always.setProperty("kind", "caption")
            grid.addWidget(always, below, 0, 1, 2 * _COLUMNS)
        self._list(grid, others, below + 1)
        self._scroll.setWidget(inside)
        self.ensurePolished()
        self._place(grid)
        self.show()
        self.raise_()

    def _list(self, grid: QGridLayout, keys: Sequence[Key], top: int) -> None:
        """These keys, from a row on."""
        rows = max(1, -(-len(keys) // _COLUMNS))
        for number, key in enumerate(keys):
            column, row = divmod(number, rows)
            grid.addWidget(KeyCap(key.key), top + row, 2 * column, Qt.AlignmentFlag.AlignRight)
            grid.addWidget(PlainLabel(key.does, wordWrap=True), top + row, 2 * column + 1)
            grid.setColumnStretch(2 * column + 1, 1)

    def _place(self, grid: QGridLayout) -> None:
        room = self._page.rect().adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        wide = min(_WIDTH * self.fontMetrics().height(), room.width())
        inner = wide - 2 * _MARGIN - self._scroll.verticalScrollBar().sizeHint().width()
        head = self.title.sizeHint().height() + _MARGIN
        high = min(grid.totalHeightForWidth(inner) + head + 2 * _MARGIN + 4, room.height())
        left = room.left() + (room.width() - wide) // 2
        self.setGeometry(left, room.top() + (room.height() - high) // 2, wide, high)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.hide()

    def retranslate(self) -> None:
        self.title.setText(self.tr("Keys that work now"))
        self.setAccessibleName(self.tr("Keys that work now"))
        self.hide()
