"""How a chart of lines is laid out and drawn on a sheet of any size."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil, floor, log10
from typing import Final

from PySide6.QtCore import QLineF, QLocale, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from bigshot_desktop.ui import theme
from bigshot_desktop.ui.signs import outline

_THICK: Final = 2.25
_STEPS: Final = (1, 2, 5, 10)


@dataclass(frozen=True, slots=True)
class Series:
    """A line: whose it is, the colour in the theme that it is drawn in, and its values from left to right."""

    name: str
    piece: str
    values: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Lines:
    """All that a chart tells."""

    series: tuple[Series, ...] = ()
    axis: str = ""
    """What runs to the right."""
    heading: Callable[[int], str] = str
    """What a column is called."""
    figure: Callable[[float], str] = str
    """How a value is written."""
    steps: bool = False
    """Whether a value holds until the next one, as a price does."""

    @property
    def columns(self) -> int:
        """How many values the longest line has."""
        return max((len(one.values) for one in self.series), default=0)

    def figures(self, column: int) -> list[tuple[Series, str]]:
        """The values of a column as they are written, the highest first."""
        there = [one for one in self.series if column < len(one.values)]
        there.sort(key=lambda one: one.values[column], reverse=True)
        return [(one, self.figure(one.values[column])) for one in there]


def ticks(least: float, most: float, number: int) -> tuple[int, ...]:
    """Round whole figures, about so many, from at most the least value to at least the most."""
    span = max(most - least, 1.0)
    rough = span / max(number, 1)
    power = 10.0 ** floor(log10(rough))
    step = max(1, round(next(step * power for step in _STEPS if step * power >= rough * 0.999)))
    first, last = floor(least / step), ceil(most / step)
    return tuple(step * place for place in range(first, max(last, first + 1) + 1))


class Sheet:
    """The chart on a sheet of one size: its scales, and what is drawn where."""

    def __init__(self, lines: Lines, sheet: QRectF, font: QFont) -> None:
        self._lines = lines
        self._font = font
        self._bold = QFont(font)
        self._bold.setWeight(QFont.Weight.DemiBold)
        self._letters = QFontMetricsF(self._font)
        self._unit = self._letters.height()
        values = [value for one in lines.series for value in one.values]
        self._sheet = sheet
        self._rows = self._legend_rows(sheet.width() - self._unit)
        top = self._unit * (0.6 + 1.35 * len(self._rows) + 0.5)
        bottom = self._unit * 2.9
        room = max(sheet.height() - top - bottom, self._unit)
        number = max(2, int(room / (2.2 * self._unit)))
        self.ticks = ticks(min([0.0, *values]), max([1.0, *values]), number)
        widest = max(self._letters.horizontalAdvance(lines.figure(tick)) for tick in self.ticks)
        left = widest + 1.1 * self._unit
        self.plot = QRectF(left, top, max(sheet.width() - left - 1.2 * self._unit, 1.0), room)

    def place(self, column: int, value: float) -> QPointF:
        """Where a value is."""
        return QPointF(self._x(column), self._y(value))

    def column_at(self, x: float) -> int:
        """The column nearest to a place."""
        last = self._lines.columns - 1
        share = (x - self.plot.left()) / self.plot.width()
        return min(max(round(share * last), 0), last) if last > 0 else last

    def _x(self, column: int) -> float:
        last = max(self._lines.columns - 1, 1)
        return self.plot.left() + self.plot.width() * column / last

    def _y(self, value: float) -> float:
        least, most = self.ticks[0], self.ticks[-1]
        return self.plot.bottom() - self.plot.height() * (value - least) / (most - least)

    # --- the whole -------------------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        """Everything but the crosshair."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._font)
        self._draw_legend(painter)
        self._draw_scales(painter)
        for one in self._lines.series:
            self._draw_line(painter, one)
        for one in self._lines.series:
            self._draw_signs(painter, one)

    def _legend_rows(self, width: float) -> list[list[tuple[Series, float]]]:
        """The names beside their signs, in as many rows as they need."""
        rows: list[list[tuple[Series, float]]] = [[]]
        used = 0.0
        for one in self._lines.series:
            wide = self._letters.horizontalAdvance(one.name) + 3.0 * self._unit
            if rows[-1] and used + wide > width:
                rows.append([])
                used = 0.0
            rows[-1].append((one, used))
            used += wide
        return rows

    def _draw_legend(self, painter: QPainter) -> None:
        for row, entries in enumerate(self._rows):
            top = self._unit * (0.6 + 1.35 * row)
            for one, offset in entries:
                left = self._unit * 0.6 + offset
                middle = top + self._unit / 2
                run = QLineF(left, middle, left + 1.5 * self._unit, middle)
                painter.setPen(QPen(theme.current().piece(one.piece).text, _THICK))
                painter.drawLine(run)
                self._draw_sign(painter, one.piece, run.center(), self._unit * 0.8)
                painter.setPen(theme.current().ink)
                room = QRectF(left + 1.9 * self._unit, top, self._sheet.width(), self._unit)
                painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, one.name)

    def _draw_scales(self, painter: QPainter) -> None:
        colours = theme.current()
        right_aligned = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for tick in self.ticks:
            y = self._y(tick)
            painter.setPen(QPen(colours.ink_soft if tick == 0 else colours.line, 1.0))
            painter.drawLine(QLineF(self.plot.left(), y, self.plot.right(), y))
            painter.setPen(colours.ink_soft)
            label = QRectF(0, y - self._unit / 2, self.plot.left() - 0.5 * self._unit, self._unit)
            painter.drawText(label, right_aligned, self._lines.figure(tick))
        centred = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        wide = self._letters.horizontalAdvance("00") + self._unit
        for column in range(0, self._lines.columns, self._every(wide)):
            x = self._x(column)
            painter.drawLine(
                QLineF(x, self.plot.bottom(), x, self.plot.bottom() + 0.25 * self._unit)
            )
            label = QRectF(x - wide / 2, self.plot.bottom() + 0.4 * self._unit, wide, self._unit)
            painter.drawText(label, centred, QLocale().toString(column))
        below = QRectF(
            self.plot.left(),
            self.plot.bottom() + 1.5 * self._unit,
            self.plot.width(),
            1.2 * self._unit,
        )
        painter.drawText(below, centred, self._lines.axis)

    def _every(self, room: float) -> int:
        """How many columns lie between two that have so much room each."""
        last = max(self._lines.columns - 1, 1)
        least = room * last / self.plot.width()
        return next(step for step in (1, 2, 3, 5, 10, 20, 50, 100, 1000, last) if step >= least)

    def _draw_line(self, painter: QPainter, one: Series) -> None:
        corners = QPolygonF()
        for column, value in enumerate(one.values):
            if self._lines.steps and column:
                corners.append(QPointF(self._x(column), corners.last().y()))
            corners.append(self.place(column, value))
        pen = QPen(theme.current().card, _THICK + 2.5)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, thickness in (
            (theme.current().card, _THICK + 2.5),
            (theme.current().piece(one.piece).text, _THICK),
        ):
            pen.setColor(colour)
            pen.setWidthF(thickness)
            painter.setPen(pen)
            painter.drawPolyline(corners)

    def _draw_signs(self, painter: QPainter, one: Series) -> None:
        every = self._every(1.4 * self._unit)
        for column, value in enumerate(one.values):
            if column % every == 0 or column == len(one.values) - 1:
                self._draw_sign(painter, one.piece, self.place(column, value), 0.62 * self._unit)

    def _draw_sign(self, painter: QPainter, piece: str, centre: QPointF, size: float) -> None:
        look = theme.current().piece(piece)
        box = QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size)
        painter.setPen(QPen(theme.current().ink, 1.0))
        painter.setBrush(look.fill)
        painter.drawPath(outline(look.sign, box))

    # --- the crosshair ---------------------------------------------------------------------------

    def draw_crosshair(self, painter: QPainter, column: int) -> None:
        """A line through a column, and a box with its figures."""
        colours = theme.current()
        x = self._x(column)
        painter.setPen(QPen(colours.accent, 1.0, Qt.PenStyle.DashLine))
        painter.drawLine(QLineF(x, self.plot.top(), x, self.plot.bottom()))
        figures = self._lines.figures(column)
        for one, _ in figures:
            self._draw_sign(painter, one.piece, self.place(column, one.values[column]), self._unit)
        self._draw_figures(painter, self._lines.heading(column), figures, x)

    def _draw_figures(
        self, painter: QPainter, heading: str, figures: list[tuple[Series, str]], x: float
    ) -> None:
        colours, unit, letters = theme.current(), self._unit, QFontMetricsF(self._bold)
        names = max((letters.horizontalAdvance(one.name) for one, _ in figures), default=0.0)
        sums = max((letters.horizontalAdvance(text) for _, text in figures), default=0.0)
        wide = max(names + sums + 3.2 * unit, letters.horizontalAdvance(heading) + 1.2 * unit)
        box = QRectF(0, 0, wide, unit * (2.0 + 1.25 * len(figures)))
        left = x + unit if x + unit + wide <= self._sheet.right() else x - unit - wide
        box.moveTopLeft(QPointF(max(left, 2.0), self.plot.top()))
        shape = QPainterPath()
        shape.addRoundedRect(box, 6, 6)
        painter.setBrush(colours.card)
        painter.setPen(QPen(colours.ink_soft, theme.LINE))
        painter.drawPath(shape)
        inner = box.adjusted(0.6 * unit, 0.5 * unit, -0.6 * unit, 0)
        painter.setPen(colours.brass)
        painter.setFont(self._bold)
        painter.drawText(inner, Qt.AlignmentFlag.AlignTop, heading)
        for row, (one, text) in enumerate(figures):
            line = QRectF(
                inner.left(), inner.top() + unit * (1.3 + 1.25 * row), inner.width(), unit
            )
            centre = QPointF(line.left() + 0.45 * unit, line.center().y())
            self._draw_sign(painter, one.piece, centre, 0.8 * unit)
            painter.setPen(colours.ink)
            painter.setFont(self._font)
            painter.drawText(
                line.adjusted(1.3 * unit, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, one.name
            )
            painter.setFont(self._bold)
            painter.drawText(
                line, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text
            )
