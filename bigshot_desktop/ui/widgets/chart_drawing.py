"""How a chart of lines is laid out and drawn on a sheet of any size."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise
from math import ceil, floor, log10
from typing import Final

from PySide6.QtCore import QLineF, QLocale, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.look.signs import outline

_THICK: Final = 2.25
_STEPS: Final = (1, 2, 5, 10)
_DASH: Final = 3.0
"""Of a line that lies upon others, in its thickness."""
_SMALL: Final = 0.62
"""Of a sign on a line, in the height of a line of text."""
_ROOM: Final = 1.4
"""From a sign to the next one of the same line, at least, in the height of a line of text."""

Spot = tuple[int, float]
"""A column and a value."""
Leg = tuple[int, float, int, float]
"""A straight piece of a line: from a column and a value to a column and a value."""


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
    title: str = ""
    axis: str = ""
    """What runs to the right."""
    heading: Callable[[int], str] = str
    """What a column is called."""
    figure: Callable[[float], str] = str
    """How a value is written."""
    steps: bool = False
    """Whether a value holds until the next one, as a price does."""
    scale: tuple[int, int] | None = None
    """The least and the most that there can be; where nobody knows, the values decide."""

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


def even_ticks(least: int, most: int, number: int) -> tuple[int, ...]:
    """Whole figures from the least to the most, all equally far apart, and as many of these as there is room for."""
    span = most - least
    step = next(step for step in range(1, span + 1) if not span % step and span <= step * number)
    return tuple(range(least, most + 1, step))


class Sheet:
    """The chart on a sheet of one size: its scales, and what is drawn where."""

    def __init__(self, lines: Lines, sheet: QRectF, font: QFont) -> None:
        self._lines = lines
        self._font = font
        self._bold = QFont(font)
        self._bold.setWeight(QFont.Weight.DemiBold)
        self._letters = QFontMetricsF(self._font)
        self._unit = self._letters.height()
        self._sheet = sheet
        self._rows = self._legend_rows(sheet.width() - self._unit)
        top = self._unit * (0.6 + 1.35 * len(self._rows) + 0.5)
        bottom = self._unit * 2.9
        room = max(sheet.height() - top - bottom, self._unit)
        number = max(2, int(room / (2.2 * self._unit)))
        self.ticks = self._ticks(number)
        widest = max(self._letters.horizontalAdvance(lines.figure(tick)) for tick in self.ticks)
        left = widest + 1.1 * self._unit
        right = self._unit * (0.45 + 1.2 * _SMALL * self._most_at_the_end())
        self.plot = QRectF(left, top, max(sheet.width() - left - right, 1.0), room)

    def _ticks(self, number: int) -> tuple[int, ...]:
        if self._lines.scale:
            return even_ticks(*self._lines.scale, number)
        values = [value for one in self._lines.series for value in one.values]
        return ticks(min([0.0, *values]), max([1.0, *values]), number)

    def _most_at_the_end(self) -> int:
        """How many lines end with the same value."""
        ends = Counter(one.values[-1] for one in self._lines.series if one.values)
        return max(ends.values(), default=1)

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
        self._draw_lines(painter)
        signs = [
            (one, column)
            for number, one in enumerate(self._lines.series)
            for column in self.signed(number)
        ]
        self._draw_signs(painter, signs, _SMALL * self._unit)

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
        last = QLocale().toString(max(self._lines.columns - 1, 10))
        wide = self._letters.horizontalAdvance(last) + self._unit
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

    # --- lines and signs -------------------------------------------------------------------------

    def _draw_lines(self, painter: QPainter) -> None:
        """All lines; where some lie upon each other they are dashed, so that each is seen."""
        legs = [self._legs(one) for one in self._lines.series]
        there: dict[Leg, list[int]] = defaultdict(list)
        for number, own in enumerate(legs):
            for leg in own:
                there[leg].append(number)
        for number, own in enumerate(legs):
            for together, run in groupby(own, key=there.__getitem__):
                self._draw_run(painter, list(run), together, number)

    def _legs(self, one: Series) -> list[Leg]:
        legs: list[Leg] = []
        for column, (old, new) in enumerate(pairwise(one.values)):
            if not self._lines.steps:
                legs.append((column, old, column + 1, new))
                continue
            legs.append((column, old, column + 1, old))
            if new != old:
                legs.append((column + 1, old, column + 1, new))
        return legs

    def _draw_run(
        self, painter: QPainter, legs: list[Leg], together: list[int], number: int
    ) -> None:
        """A part of a line that lies upon the same others all the way."""
        column, value, *_ = legs[0]
        ends = [self.place(*leg[2:]) for leg in legs]
        corners = QPolygonF([self.place(column, value), *ends])
        painter.setBrush(Qt.BrushStyle.NoBrush)
        pen = QPen(theme.current().card, _THICK + 2.5)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        if number == together[0]:
            painter.setPen(pen)
            painter.drawPolyline(corners)
        pen.setColor(theme.current().piece(self._lines.series[number].piece).text)
        pen.setWidthF(_THICK)
        if len(together) > 1:
            pen.setDashPattern([_DASH, _DASH * (len(together) - 1)])
            pen.setDashOffset(-_DASH * together.index(number))
        else:
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawPolyline(corners)

    def signed(self, number: int) -> list[int]:
        """The columns at which a line has its sign: all if there is room, else some of them, and always the last."""
        values, room = self._lines.series[number].values, _ROOM * self._unit
        last, lines = len(values) - 1, len(self._lines.series)
        if self._has_room_for_all_signs():
            wanted = list(range(last))
        elif self._lines.steps:
            changes = [at + 1 for at, (old, new) in enumerate(pairwise(values)) if old != new]
            wanted = [0, *changes]
        else:
            every = self._every(lines * room)  # and not where others have theirs
            wanted = list(range(number * every // lines, last, every))
        kept: list[int] = []
        for column in wanted:
            near = (*kept[-1:], last)
            if all(abs(self._x(column) - self._x(other)) >= 0.99 * room for other in near):
                kept.append(column)
        return [*kept, last] if last >= 0 else []

    def _has_room_for_all_signs(self) -> bool:
        room = _ROOM * self._unit
        return self._every(2 * room if self._lines.steps else room) == 1

    def _draw_signs(
        self, painter: QPainter, signs: Sequence[tuple[Series, int]], size: float
    ) -> None:
        """Signs of lines at columns; those of equal values stand side by side, but not at the next column."""
        spots = [(column, one.values[column]) for one, column in signs]
        crowd, taken = Counter(spots), Counter[Spot]()
        apart, squeezed = self._x(1) - self._x(0), self._has_room_for_all_signs()
        for (one, column), spot in zip(signs, spots, strict=True):
            beside = 1.2 * size
            if squeezed and column < self._lines.columns - 1:
                beside = min(beside, 0.8 * apart / crowd[spot])
            aside = QPointF(beside * taken[spot], 0)
            self._draw_sign(painter, one.piece, self.place(*spot) + aside, size)
            taken[spot] += 1

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
        self._draw_signs(painter, [(one, column) for one, _ in figures], self._unit)
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
        top = min(self.plot.top(), self._sheet.bottom() - box.height() - 2.0)
        box.moveTopLeft(QPointF(max(left, 2.0), max(top, 2.0)))
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
