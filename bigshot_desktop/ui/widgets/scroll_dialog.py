"""A dialog around a page that scrolls."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from bigshot_desktop.ui.look.layouts import Flow
from bigshot_desktop.ui.widgets.page_header import PageHeader
from bigshot_desktop.ui.widgets.scrolling import ScrollPage


class ScrollDialog(QDialog):
    """A dialog that opens as large as it likes to be and the screen allows; its buttons are always seen."""

    letters = 64
    """How many stand beside each other in a line of it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.header = PageHeader(margin=20)
        self.body = ScrollPage()
        self.body.column.setContentsMargins(20, 16, 20, 12)
        self.body.column.setSpacing(10)
        self.buttons = Flow(leading=0)
        self.buttons.setContentsMargins(20, 8, 20, 16)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.header)
        whole.addWidget(self.body, 1)
        whole.addLayout(self.buttons)

    def sizeHint(self) -> QSize:
        width = max(
            self.fontMetrics().averageCharWidth() * self.letters,
            self.body.minimumSizeHint().width(),
            self.buttons.minimumSize().width(),
        )
        bar = self.body.verticalScrollBar().sizeHint().width()
        height = self.body.page.heightForWidth(width - bar)  # once there is a bar, it wants to stay
        if height < 0:
            height = self.body.column.totalSizeHint().height()
        around = self.header.sizeHint().height() + self.buttons.heightForWidth(width)
        return QSize(width, height + around)

    def setWindowTitle(self, title: str) -> None:
        """The title of the window stands on the dialog too."""
        super().setWindowTitle(title)
        self.header.title.setText(title)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self.isVisible():
            self._fit()

    def _fit(self) -> None:
        """As large as it likes to be and the screen allows, and all of it on the screen."""
        screen = self.screen().availableGeometry()
        wish = self.sizeHint().expandedTo(self.minimumSizeHint())
        self.resize(wish.boundedTo(screen.size() * 0.94))
        right, bottom = screen.right() - self.width(), screen.bottom() - self.height()
        self.move(
            max(screen.left(), min(self.x(), right)), max(screen.top(), min(self.y(), bottom))
        )
