"""A page that scrolls when there is too little room for what is in it."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from bigshot_desktop.ui.look.named import set_named


class _Page(QWidget):
    """What scrolls: as wide as its place, and as high as that makes it."""

    def sizeHint(self) -> QSize:
        """Its area asks before every layout and never gives it that; an honest answer would be a layout by itself."""
        return QSize(0, 0)


class ScrollPage(QScrollArea):
    """A page as wide as its place and as high as it needs to be."""

    def __init__(self, parent: QWidget | None = None, *, steady: bool = False) -> None:
        """``steady``: there is always room for the scroll bar, so that nothing moves aside when it comes."""
        super().__init__(parent)
        self._steady = steady
        if steady:
            self.verticalScrollBar().rangeChanged.connect(self._leave_room)
        self.page = _Page()
        self.page.setProperty("kind", "plain")
        self.column = QVBoxLayout(self.page)
        self.setWidget(self.page)
        self.setFrameShape(QFrame.Shape.NoFrame)
        set_named(self, focusPolicy="NoFocus", horizontalScrollBarPolicy="ScrollBarAlwaysOff")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """From now on the page fills its place; before there is one, Qt would lay it out in vain with every change."""
        if not self.widgetResizable():
            self.setWidgetResizable(True)
        if self._steady:  # the bar does not say of itself that there is nothing to scroll
            bar = self.verticalScrollBar()
            self._leave_room(bar.minimum(), bar.maximum())
        super().resizeEvent(event)

    def sizeHint(self) -> QSize:
        """It takes what there is; what is on it would be asked in vain."""
        letters = self.fontMetrics()
        return QSize(letters.averageCharWidth() * 80, letters.height() * 24)

    def _leave_room(self, least: int, most: int) -> None:
        room = 0 if most > least else self.verticalScrollBar().sizeHint().width()
        if self.viewportMargins().right() != room:
            self.setViewportMargins(0, 0, room, 0)

    def minimumSizeHint(self) -> QSize:
        """As narrow as the page can be: it scrolls up and down only."""
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(self.page.minimumSizeHint().width() + bar, self.fontMetrics().height() * 5)
