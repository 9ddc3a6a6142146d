"""What the building in hand would do on a square: values that move, who is driven off, who gains and who pays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from bigshot_desktop.games.shark.rules.material import COMPANIES
from bigshot_desktop.games.shark.rules.outcome import Change, Effect, Outcome
from bigshot_desktop.games.shark.words.outcomes import Forecast
from bigshot_desktop.ui.boards.preview import WRAP, PreviewCard
from bigshot_desktop.ui.look import fonts
from bigshot_desktop.ui.look.painting import paint_medal, pen
from bigshot_desktop.ui.look.theme import SEATS, Theme
from bigshot_desktop.words.narrator import Narrator

_LETTERS: Final = 36
"""About as many letters stand in a line."""
_VALUE: Final = 5.0
"""How wide a company with its two values is, in heights of a line."""
_SIGN: Final = 1.45
"""How wide the sign of a player is, in heights of a line."""
_NAME: Final = 7.0
"""How much of a long name is written at the least, in heights of a line."""
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Row(NamedTuple):
    """What a placement does to a player: the name, two sums, and what trouble it makes, if any."""

    player: str
    cash: str
    wealth: str
    """With shares."""
    trouble: str


def rows_of(narrator: Narrator, outcome: Outcome) -> list[Row]:
    """What a placement does to everybody, in the order of :attr:`Outcome.effects`."""
    return [
        Row(
            narrator.player(effect.seat),
            narrator.gain(effect.total),
            narrator.gain(effect.wealth),
            _trouble(effect),
        )
        for effect in outcome.effects
    ]


def _trouble(effect: Effect) -> str:
    if effect.ruined:
        #: Below a player's name
        return QCoreApplication.translate("SquareCard", "is ruined")
    if effect.short:
        #: Below a player's name
        return QCoreApplication.translate("SquareCard", "must sell shares at half their value")
    return ""


def _heads() -> tuple[str, str]:
    return (
        #: Head of a column: what a building brings or costs a player in cash
        QCoreApplication.translate("SquareCard", "Cash"),
        #: Head of a column: the same, with what the player's shares gain or lose in value
        QCoreApplication.translate("SquareCard", "In all"),
    )


@dataclass(frozen=True, slots=True)
class _Line:
    """A sentence on the card."""

    text: str
    room: QRectF


@dataclass(frozen=True, slots=True)
class _PlayerLine:
    """What a player gets or pays, and what it comes to with shares; what trouble they are in stands below."""

    effect: Effect
    top: float
    written: Row
    trouble: QRectF


class SquareCard(PreviewCard):
    """The card beside a square: sentences on what happens, and a small table of what it does to everybody."""

    def __init__(self) -> None:
        super().__init__()
        self.outcome: Outcome | None = None
        self.words = Forecast((), ())
        self._lines: tuple[_Line, ...] = ()
        self.rows: tuple[Row, ...] = ()
        """The table as it is written."""
        self._heads = ("", "")
        self._player_lines: tuple[_PlayerLine, ...] = ()
        self._columns = (0.0, 0.0)
        """Where the two columns of figures end."""
        self._head = 0.0
        """How far below the top the heads of the table are."""

    def show_outcome(
        self, name: str, zone: str, outcome: Outcome, words: Forecast, rows: Sequence[Row]
    ) -> None:
        """Takes what it is about: the square, what would happen there, the sentences and the table for it."""
        self.outcome, self.words, self.rows = outcome, words, tuple(rows)
        self._heads = heads = _heads()
        letters = QFontMetricsF(fonts.text())
        unit = letters.height()
        bold = QFontMetricsF(fonts.text(1.0, QFont.Weight.DemiBold))
        first = max((bold.horizontalAdvance(one.cash) for one in rows), default=0.0)
        second = max((bold.horizontalAdvance(one.wealth) for one in rows), default=0.0)
        first = max(first, letters.horizontalAdvance(heads[0])) + unit
        second = max(second, letters.horizontalAdvance(heads[1])) + unit
        names = max((bold.horizontalAdvance(one.player) for one in rows), default=0.0)
        width = max(
            letters.averageCharWidth() * _LETTERS,
            unit * _VALUE * len(_moved(outcome)),
            unit * _SIGN + min(names, unit * _NAME) + first + second,
        )
        self._columns = (width - second, width)
        top = unit * 1.75
        lines = []
        for text in words.news:
            high = letters.boundingRect(QRectF(0, 0, width, 10_000), int(WRAP), text).height()
            lines.append(_Line(text, QRectF(0, top, width, high)))
            top += high
        players = []
        if outcome.effects:
            self._head = top + unit * 0.35
            top = self._head + unit * 1.1
        for effect, written in zip(outcome.effects, rows, strict=True):
            below = QRectF(unit * _SIGN, top + unit * 1.1, width - unit * _SIGN, 10_000)
            high = 0.0
            if written.trouble:
                high = letters.boundingRect(below, int(WRAP), written.trouble).height()
            below.setHeight(high)
            players.append(_PlayerLine(effect, top, written, below))
            top += unit * 1.12 + high
        self._lines, self._player_lines = tuple(lines), tuple(players)
        self.take_up(name, zone, QSizeF(width, top))

    def paint_body(self, painter: QPainter, room: QRectF, colours: Theme) -> None:
        unit = QFontMetricsF(fonts.text()).height()
        self._paint_values(painter, room.topLeft() + QPointF(0, unit * 0.85), unit, colours)
        painter.setFont(fonts.text())
        painter.setPen(colours.ink)
        for line in self._lines:
            box = line.room.translated(room.topLeft())
            painter.drawText(box.adjusted(0, 0, 1, unit), int(WRAP), line.text)
        if self._player_lines:
            painter.setPen(colours.ink_soft)
            for end, head in zip(self._columns, self._heads, strict=True):
                box = QRectF(room.left(), room.top() + self._head, end, unit * 1.1)
                painter.drawText(box, int(_RIGHT), head)
        for row in self._player_lines:
            self._paint_row(painter, row, room, unit, colours)

    def _paint_row(
        self, painter: QPainter, row: _PlayerLine, room: QRectF, unit: float, colours: Theme
    ) -> None:
        """A player with the change in cash and the change with shares."""
        at = QPointF(room.left() + unit * 0.55, room.top() + row.top + unit * 0.55)
        paint_medal(painter, colours.piece(SEATS[row.effect.seat]), at, unit * 0.44, colours)
        font = fonts.text(1.0, QFont.Weight.DemiBold)
        painter.setFont(font)
        painter.setPen(colours.ink)
        letters, written = QFontMetricsF(font), row.written
        line = QRectF(room.left(), room.top() + row.top, self._columns[0], unit * 1.1)
        space = self._columns[0] - letters.horizontalAdvance(written.cash) - unit * (_SIGN + 0.5)
        name = letters.elidedText(written.player, Qt.TextElideMode.ElideRight, space)
        painter.drawText(line.adjusted(unit * _SIGN, 0, 0, 0), int(_LEFT), name)
        for end, text, amount in (
            (self._columns[0], written.cash, row.effect.total),
            (self._columns[1], written.wealth, row.effect.wealth),
        ):
            painter.setPen(_ink(amount, colours))
            painter.drawText(QRectF(line.left(), line.top(), end, line.height()), int(_RIGHT), text)
        if written.trouble:
            painter.setFont(fonts.text())
            painter.setPen(colours.danger)
            box = row.trouble.translated(room.topLeft())
            painter.drawText(box.adjusted(0, 0, 1, unit), int(WRAP), written.trouble)

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


def _ink(amount: int, colours: Theme) -> QColor:
    if amount < 0:
        return colours.danger
    return colours.good if amount > 0 else colours.ink
