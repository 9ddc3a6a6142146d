"""The winner's moment: the title of the end sheet, between rays of brass."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.look.painting import paint_rays
from bigshot_desktop.ui.look.plain_text import PlainLabel

_RAYS: Final = 0.26


class WinnerBanner(QWidget):
    """Who won, and where those came who sit here."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title, self.places = PlainLabel(wordWrap=True), PlainLabel(wordWrap=True)
        self.title.setProperty("kind", "title")
        self.places.setProperty("kind", "subtitle")
        self._column = QVBoxLayout(self)
        self._column.setSpacing(4)
        for label in (self.title, self.places):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            self._column.addWidget(label)
        theme.theme_switch().changed.connect(self.update)
        self._make_room()

    def show_end(self, title: str, places: str) -> None:
        """Takes its sentences."""
        self.title.setText(title)
        self.places.setText(places)
        self.places.setHidden(not places)
        self._make_room()
        self.update()

    def _make_room(self) -> None:
        unit = self.fontMetrics().height()
        self._column.setContentsMargins(unit, unit // 2, unit, unit // 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_rays(painter, QRectF(self.rect()), theme.current(), _RAYS)
        painter.end()
