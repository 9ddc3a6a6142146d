"""The head of every page and dialog: its title in the letters of titles, above the ornament."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from bigshot_desktop.ui.look.plain_text import PlainLabel
from bigshot_desktop.ui.widgets.ornament import Ornament


class PageHeader(QWidget):
    """A title and the ornament below it."""

    def __init__(self, parent: QWidget | None = None, *, margin: int = 28) -> None:
        super().__init__(parent)
        self.title = PlainLabel(wordWrap=True)
        self.title.setProperty("kind", "title")
        column = QVBoxLayout(self)
        column.setContentsMargins(margin, 16, margin, 0)
        column.setSpacing(4)
        column.addWidget(self.title)
        column.addWidget(Ornament())
