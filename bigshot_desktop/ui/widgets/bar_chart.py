"""A chart of how often each of a few things came up, with a line where all would be if they were equally frequent."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QLineF, QLocale, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.widgets.chart_files import save_drawing

_WIDE: Final = 0.62
"""The part of its place that a bar fills."""


class Bars(NamedTuple):
    """What a chart shows."""

    title: str = ""
    labels: tuple[str, ...] = ()
    values: tuple[int, ...] = ()
    expected: float = 0.0
    """Where the line is; 0: there is none."""


class BarChart(Retranslated, QWidget):
    """The chart."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bars = Bars()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.retranslate()
        theme.theme_switch().changed.connect(self.update)

    def show_bars(self, bars: Bars) -> None:
        """Shows other figures."""
        self.bars = bars
        self.retranslate()
        self.updateGeometry()

    def retranslate(self) -> None:
        self.setAccessibleName(self.bars.title)
        figures = zip(self.bars.labels, self.bars.values, strict=True)
        told = [f"{label} {QLocale().toString(value)}" for label, value in figures]
        if self.bars.expected:
            told.append(self.tr("expected: {number} each").format(number=self._expected()))
        self.setAccessibleDescription("; ".join(told))
        self.update()

    def _expected(self) -> str:
        return QLocale().toString(self.bars.expected, "f", 1)

    def sizeHint(self) -> QSize:
        letters = self.fontMetrics()
        return QSize(letters.averageCharWidth() * 48, letters.height() * 9)

    def minimumSizeHint(self) -> QSize:
        letters = self.fontMetrics()
        return QSize(letters.averageCharWidth() * 28, letters.height() * 9)

    def save(self, path: Path) -> None:
        """Writes the chart into a file: lines if its name ends in .svg, else a picture. Raises ``Problem``."""
        save_drawing(path, self.size(), self.accessibleName(), self._draw)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._draw(painter)
        painter.end()

    def _draw(self, painter: QPainter) -> None:
        bars, colours, font = self.bars, theme.current(), QFont(self.font())
        if not bars.values:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(font)
        unit = QFontMetricsF(font).height()
        plot = QRectF(0, unit * 1.2, self.width(), self.height() - unit * 2.5)
        most = max(*bars.values, bars.expected * 1.25, 1)
        place = plot.width() / len(bars.values)
        for number, value in enumerate(bars.values):
            high = plot.height() * value / most
            left = plot.left() + place * (number + (1 - _WIDE) / 2)
            painter.setPen(QPen(colours.outline, 1.0))
            painter.setBrush(colours.brass_fill)
            painter.drawRect(QRectF(left, plot.bottom() - high, place * _WIDE, max(high, 1.0)))
        painter.setPen(QPen(colours.ink_soft, 1.0))
        painter.drawLine(QLineF(plot.left(), plot.bottom(), plot.right(), plot.bottom()))
        if bars.expected:
            y = plot.bottom() - plot.height() * bars.expected / most
            painter.setPen(QPen(colours.accent, theme.LINE, Qt.PenStyle.DashLine))
            painter.drawLine(QLineF(plot.left(), y, plot.right(), y))
        self._write(painter, plot, most, unit)

    def _write(self, painter: QPainter, plot: QRectF, most: float, unit: float) -> None:
        """The figures above the bars, over the line if that would cross them, and what they are of."""
        bars, colours, letters = self.bars, theme.current(), painter.fontMetrics()
        place = plot.width() / len(bars.values)
        centred = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
        for number, (label, value) in enumerate(zip(bars.labels, bars.values, strict=True)):
            high, left = plot.height() * value / most, plot.left() + place * number
            text = QLocale().toString(value)
            figure = QRectF(left, plot.bottom() - high - unit * 1.1, place, unit)
            ground = QRectF(0, 0, letters.horizontalAdvance(text) + unit * 0.4, unit)
            ground.moveCenter(figure.center())
            painter.fillRect(ground, colours.card)
            painter.setPen(colours.ink)
            painter.drawText(figure, centred, text)
            painter.setPen(colours.ink)
            below = QRectF(left, plot.bottom() + unit * 0.15, place, unit)
            fitting = letters.elidedText(label, Qt.TextElideMode.ElideRight, round(place))
            painter.drawText(below, centred, fitting)
