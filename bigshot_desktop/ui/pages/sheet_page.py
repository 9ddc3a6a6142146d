"""A page that tells something, on cards below its title, and that one leaves again."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractSlider, QFrame, QVBoxLayout, QWidget

from bigshot_desktop.ui.look.layouts import Flow
from bigshot_desktop.ui.look.plain_text import PlainLabel
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.widgets.page_buttons import Button
from bigshot_desktop.ui.widgets.page_header import PageHeader
from bigshot_desktop.ui.widgets.scrolling import ScrollPage

_MARGIN: Final = 28
_ACTIONS: Final = QAbstractSlider.SliderAction
_SCROLLING: Final = {
    Qt.Key.Key_PageUp: _ACTIONS.SliderPageStepSub,
    Qt.Key.Key_PageDown: _ACTIONS.SliderPageStepAdd,
    Qt.Key.Key_Home: _ACTIONS.SliderToMinimum,
    Qt.Key.Key_End: _ACTIONS.SliderToMaximum,
}
"""Keys that move the page, wherever the focus is on it."""


class Card(QFrame):
    """A card with a heading."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "card")
        self.heading = PlainLabel(wordWrap=True)
        self.heading.setProperty("kind", "subtitle")
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(16, 12, 16, 14)
        self.column.setSpacing(8)
        self.column.addWidget(self.heading)

    def add_text(self, kind: str = "") -> PlainLabel:
        """A text that breaks into lines, below what is there."""
        label = PlainLabel(wordWrap=True)
        if kind:
            label.setProperty("kind", kind)
        self.column.addWidget(label)
        return label


class SheetPage(Retranslated, QWidget):
    """The page. Escape leaves it, and so does its button."""

    left = Signal()
    """The player wants to go back to where they came from."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.header = PageHeader(margin=_MARGIN)
        self.body = ScrollPage()
        self.body.column.setContentsMargins(_MARGIN, 8, _MARGIN, 12)
        self.body.column.setSpacing(12)
        self.back = Button("", "back")
        self.buttons = Flow(leading=0)
        self.buttons.setContentsMargins(_MARGIN, 8, _MARGIN, 16)
        self.buttons.addWidget(self.back)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.header)
        whole.addWidget(self.body, 1)
        whole.addLayout(self.buttons)
        self.back.clicked.connect(self.left)
        # Also while the focus is elsewhere: a match that is played behind the page may have taken it.
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self).activated.connect(self.left)

    def set_title(self, title: str) -> None:
        """What the page is called, to the eye and to the ear."""
        self.header.title.setText(title)
        self.setWindowTitle(title)
        self.setAccessibleName(title)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.back.setFocus(event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What no part of the page has a use for: keys that leave it, and such as scroll it."""
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape:
            self.left.emit()
        elif key in _SCROLLING:
            self.body.verticalScrollBar().triggerAction(_SCROLLING[key])
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        #: On a button: to the page that was seen before
        self.back.set_text(self.tr("Back"))
