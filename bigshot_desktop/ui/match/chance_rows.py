"""Chances to win as bars, below each other: of what could be done, and of everybody before and after a step."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.look.plain_text import PlainLabel
from bigshot_desktop.words.narrator import Narrator


class Bar(QWidget):
    """Chances over each other: the whole width is certainty."""

    def __init__(self, parts: Sequence[tuple[float, str]], parent: QWidget | None = None) -> None:
        """``parts``: chances, the largest first, and the names of their colours in the theme."""
        super().__init__(parent)
        self._parts = parts
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.theme_switch().changed.connect(self.update)

    def sizeHint(self) -> QSize:
        unit = self.fontMetrics().height()
        return QSize(4 * unit, max(6, round(unit * 0.45)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, high = QPainter(self), float(self.height())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for chance, colour in ((1.0, "sunken"), *self._parts):
            painter.setBrush(getattr(theme.current(), colour))
            long = max(self.width() * chance, high)
            painter.drawRoundedRect(QRectF(0, 0, long, high), high / 2, high / 2)
        painter.end()


class ChanceBar(Bar):
    """A chance, and whether it is that of what is advised."""

    def __init__(self, chance: float, strong: bool, parent: QWidget | None = None) -> None:
        super().__init__([(chance, "good" if strong else "ink_soft")], parent)
        self.chance = chance


class ChangeBar(Bar):
    """A chance as it is now, with what was gained or lost at its end."""

    def __init__(self, before: float, after: float, parent: QWidget | None = None) -> None:
        least, most = sorted((before, after))
        parts = [(most, "good" if after > before else "danger"), (least, "ink_soft")]
        super().__init__(parts, parent)
        self.before, self.after = before, after


class BarRows(QGridLayout):
    """A text at the left, a figure at the right, and a bar under both."""

    def __init__(self) -> None:
        super().__init__()
        self.setHorizontalSpacing(12)
        self.setVerticalSpacing(2)
        self.setColumnStretch(0, 1)

    def add_row(self, label: PlainLabel, figure: PlainLabel, bar: Bar) -> None:
        """Adds a row below those that are there."""
        row = self.rowCount() if self.count() else 0
        self.addWidget(label, row, 0)
        self.addWidget(figure, row, 1, Qt.AlignmentFlag.AlignRight)
        self.addWidget(bar, row + 1, 0, 1, 2)
        self.setRowMinimumHeight(row + 1, round(label.fontMetrics().height() * 0.8))


class ChanceRows(BarRows):
    """What could be done, and the chance to win with it."""

    def fill(self, rows: list[tuple[str, str, float]], best: int) -> None:
        """Rows of a text, its chance in words and the chance; one of them is what is advised."""
        for place, (text, worth, chance) in enumerate(rows):
            label, figure = PlainLabel(text, wordWrap=True), PlainLabel(worth)
            if place == best:
                label.setProperty("kind", "chosen")
                figure.setProperty("kind", "chosen")
            self.add_row(label, figure, ChanceBar(chance, place == best))


class EverybodysChances(BarRows):
    """A row for each player: the name, and the chance before and after a step."""

    def __init__(self, narrator: Narrator, before: Sequence[float], after: Sequence[float]) -> None:
        super().__init__()
        for seat, (old, new) in enumerate(zip(before, after, strict=True)):
            #: A chance before and after something happened: "24% › 31%"
            text = QCoreApplication.translate("EverybodysChances", "{before} › {after}")
            figure = text.format(before=narrator.chance(old), after=narrator.chance(new))
            name = PlainLabel(narrator.player(seat), wordWrap=True)
            self.add_row(name, PlainLabel(figure), ChangeBar(old, new))
