"""What the building in hand would do on a square: values that move, who is driven off, who gains and who pays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from bigshot_desktop.games.shark.rules.material import COMPANIES
from bigshot_desktop.games.shark.rules.outcome import Change, Effect, Outcome
from bigshot_desktop.games.shark.words.outcomes import Forecast
from bigshot_desktop.ui.boards.preview import WRAP, PreviewCard
from bigshot_desktop.ui.look import fonts
from bigshot_desktop.ui.look.painting import paint_medal, pen
from bigshot_desktop.ui.look.theme import SEATS, Theme

_LETTERS: Final = 36
"""About as many letters stand in a line."""
_VALUE: Final = 5.0
"""How wide a company with its two values is, in heights of a line."""


@dataclass(frozen=True, slots=True)
class _Line:
    """A sentence on the card, perhaps with a player's sign before it."""

    text: str
    room: QRectF
    effect: Effect | None = None


class SquareCard(PreviewCard):
    """The card beside a square."""

    def __init__(self) -> None:
        super().__init__()
        self.outcome: Outcome | None = None
        self.words = Forecast((), ())
        self._lines: tuple[_Line, ...] = ()

    def show_outcome(self, name: str, zone: str, outcome: Outcome, words: Forecast) -> None:
        """Takes what it is about: the square, what would happen there, and the sentences for it."""
        self.outcome, self.words = outcome, words
        letters = QFontMetricsF(fonts.text())
        unit = letters.height()
        width = max(letters.averageCharWidth() * _LETTERS, unit * _VALUE * len(_moved(outcome)))
        top = unit * 1.75
        lines = []
        effects: list[Effect | None] = [None] * len(words.news) + [*outcome.effects]
        for number, (text, effect) in enumerate(zip(words.sentences, effects, strict=True)):
            left = unit * 1.45 if effect else 0.0
            bounds = QRectF(0, 0, width - left, 10_000)
            written = QFontMetricsF(fonts.text(1.0, _weight(effect)))
            high = written.boundingRect(bounds, int(WRAP), text).height()
            if number == len(words.news):
                top += unit * 0.35
            lines.append(_Line(text, QRectF(left, top, width - left, high), effect))
            top += high + unit * (0.12 if effect else 0.0)
        self._lines = tuple(lines)
        self.take_up(name, zone, QSizeF(width, top))

    def paint_body(self, painter: QPainter, room: QRectF, colours: Theme) -> None:
        unit = QFontMetricsF(fonts.text()).height()
        self._paint_values(painter, room.topLeft() + QPointF(0, unit * 0.85), unit, colours)
        for line in self._lines:
            box = line.room.translated(room.topLeft())
            if line.effect:
                at = QPointF(room.left() + unit * 0.55, box.top() + unit / 2)
                seat = colours.piece(SEATS[line.effect.seat])
                paint_medal(painter, seat, at, unit * 0.44, colours)
            painter.setFont(fonts.text(1.0, _weight(line.effect)))
            painter.setPen(_ink(line.effect, colours))
            painter.drawText(box.adjusted(0, 0, 1, unit), int(WRAP), line.text)

    def _paint_values(self, painter: QPainter, start: QPointF, unit: float, colours: Theme) -> None:
        """Every company whose value moves: from where to where; one whose value stays: where it is."""
        assert self.outcome
        for number, change in enumerate(_moved(self.outcome)):
            left = start.x() + number * unit * _VALUE
            medal = QPointF(left + unit * 0.55, start.y())
            paint_medal(
                painter, colours.piece(COMPANIES[change.company]), medal, unit * 0.5, colours
            )
            painter.setFont(fonts.text(1.15, QFont.Weight.Bold))
            align = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter)
            for value, middle in figures(change):
                box = QRectF(left + unit * (middle - 0.8), start.y() - unit, unit * 1.6, unit * 2)
                painter.setPen(colours.ink if value == change.new else colours.ink_soft)
                painter.drawText(box, align, str(value))
            if change.new == change.old:
                continue
            rises = change.new > change.old
            painter.setPen(pen(colours.good if rises else colours.danger, 2))
            tip = QPointF(left + unit * 3.05, start.y())
            painter.drawLine(QPointF(left + unit * 2.3, start.y()), tip)
            for side in (-1, 1):
                painter.drawLine(tip, tip + QPointF(-unit * 0.25, side * unit * 0.22))


def _moved(outcome: Outcome) -> tuple[Change, ...]:
    """The values that move; where none does, that of the builder's company."""
    return outcome.changes or (Change(outcome.company, outcome.old, outcome.new),)


def figures(change: Change) -> tuple[tuple[int, float], ...]:
    """The values that are written, and where their middles are, in heights of a line."""
    if change.new == change.old:
        return ((change.new, 1.65),)
    return ((change.old, 1.65), (change.new, 3.9))


def _weight(effect: Effect | None) -> QFont.Weight:
    return QFont.Weight.DemiBold if effect else QFont.Weight.Normal


def _ink(effect: Effect | None, colours: Theme) -> QColor:
    if effect is None:
        return colours.ink
    if effect.ruined or effect.total < 0:
        return colours.danger
    return colours.good if effect.total > 0 else colours.ink
