"""The choice of a colour before the deal: any, or one of the game's, each with its sign."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.widgets.choice_box import ChoiceBox
from bigshot_desktop.ui.widgets.pieces import paint_piece


class ColourBox(ChoiceBox):
    """Any colour, or a certain one."""

    def __init__(self, pieces: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(len(pieces) + 1, parent)
        self._pieces = tuple(pieces)
        self.before: int | None = None
        """What was chosen before the last change, once that has been dealt with."""
        self._draw()
        theme.theme_switch().changed.connect(self._draw)

    @property
    def colour(self) -> int | None:
        """The number of the colour that is wanted, or none in particular."""
        return self.currentIndex() - 1 if self.currentIndex() > 0 else None

    def choose(self, colour: int | None) -> None:
        """Chooses without telling anybody."""
        self.blockSignals(True)
        self.setCurrentIndex(0 if colour is None else colour + 1)
        self.blockSignals(False)
        self.before = colour

    def set_text(self, name: str, anything: str, colours: Sequence[str]) -> None:
        """Shows the texts of the choices; ``name`` says whose colour it is."""
        self.setAccessibleName(name)
        self.setAccessibleDescription(name)  # on Linux the name of a box is what it shows
        self.show_texts((anything, *colours))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self._draw()
        super().changeEvent(event)

    def _draw(self) -> None:
        side = self.fontMetrics().height()
        self.setIconSize(QSize(side, side))
        ratio = self.devicePixelRatioF()
        for place, piece in enumerate(self._pieces, start=1):
            pixmap = QPixmap(QSize(side, side) * ratio)
            pixmap.setDevicePixelRatio(ratio)
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            paint_piece(painter, QRectF(0, 0, side, side), piece)
            painter.end()
            self.setItemIcon(place, QIcon(pixmap))
