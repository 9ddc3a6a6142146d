"""Chances to win as bars, below each other: with what is advised, and with what else was thought of."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.look.plain_text import PlainLabel


class ChanceBar(QWidget):
    """A chance: the whole width is certainty, and the longer the better."""

    def __init__(self, chance: float, strong: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chance = chance
        self._strong = strong
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.theme_switch().changed.connect(self.update)

    def sizeHint(self) -> QSize:
        unit = self.fontMetrics().height()
        return QSize(4 * unit, max(6, round(unit * 0.45)))

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high = float(self.height())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.sunken)
        painter.drawRoundedRect(QRectF(0, 0, self.width(), high), high / 2, high / 2)
        painter.setBrush(colours.good if self._strong else colours.ink_soft)
        long = max(self.width() * self.chance, high)
        painter.drawRoundedRect(QRectF(0, 0, long, high), high / 2, high / 2)
        painter.end()


class ChanceRows(QGridLayout):
    """What could be done at the left, the chance to win with it at the right, and a bar under both."""

    def __init__(self) -> None:
        super().__init__()
        self.setHorizontalSpacing(12)
        self.setVerticalSpacing(2)
        self.setColumnStretch(0, 1)

    def fill(self, rows: list[tuple[str, str, float]], best: int) -> None:
        """Rows of a text, its chance in words and the chance; one of them is what is advised."""
        for place, (text, worth, chance) in enumerate(rows):
            label, figure = PlainLabel(text, wordWrap=True), PlainLabel(worth)
            if place == best:
                label.setProperty("kind", "chosen")
                figure.setProperty("kind", "chosen")
            bar = ChanceBar(chance, place == best)
            self.addWidget(label, 2 * place, 0)
            self.addWidget(figure, 2 * place, 1, Qt.AlignmentFlag.AlignRight)
            self.addWidget(bar, 2 * place + 1, 0, 1, 2)
            self.setRowMinimumHeight(2 * place + 1, round(label.fontMetrics().height() * 0.8))
