"""The winner's moment: the title of the end sheet, between rays of brass, with the colours of those who won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.look.painting import paint_medal, paint_rays
from bigshot_desktop.ui.look.plain_text import PlainLabel

_RAYS: Final = 0.26
_MEDAL: Final = 1.15
"""The reach of a medal, in heights of the text."""


class WinnerBanner(QWidget):
    """Who won, and where those came who sit here."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pieces: tuple[str, ...] = ()
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

    def show_end(self, title: str, places: str, pieces: Sequence[str]) -> None:
        """Takes its sentences, and the colours of the winners."""
        self.pieces = tuple(pieces)
        self.title.setText(title)
        self.places.setText(places)
        self.places.setHidden(not places)
        self._make_room()
        self.update()

    def _make_room(self) -> None:
        """Above the words, for the medals."""
        unit = self.fontMetrics().height()
        above = round((2 * _MEDAL + 0.6) * unit) if self.pieces else unit // 2
        self._column.setContentsMargins(unit, above, unit, unit // 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, reach = theme.current(), _MEDAL * self.fontMetrics().height()
        paint_rays(painter, QRectF(self.rect()), colours, _RAYS)
        for number, piece in enumerate(self.pieces):
            away = (number - (len(self.pieces) - 1) / 2) * 2.3 * reach
            at = QPointF(self.width() / 2 + away, reach * 1.2)
            paint_medal(painter, colours.piece(piece), at, reach, colours)
        painter.end()
