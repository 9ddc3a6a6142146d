"""Figures after each part of a match, for a chart and for the table beside it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from PySide6.QtCore import QAbstractTableModel, QCoreApplication, QObject, Qt

from bigshot_desktop.engine.game import EVERYONE
from bigshot_desktop.table.match import Step
from bigshot_desktop.ui.models.observation_table import (
    ALIGNMENT,
    DISPLAY,
    NO_PARENT,
    NUMBER,
    SPOKEN,
    Index,
)
from bigshot_desktop.ui.models.seat_colours import seat_piece, seat_sign
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.dispatch import Rank


@dataclass(frozen=True, slots=True)
class ColumnHead:
    """The head of a column: whose figures it has."""

    name: str
    signs: str
    piece: str
    """The colour in the theme that its line is drawn in."""


def heads_of_seats(bridge: Bridge) -> list[ColumnHead]:
    """A column for each player, in games that give them no colours of their own."""
    return [
        ColumnHead(player.name, seat_sign(seat), seat_piece(seat))
        for seat, player in enumerate(bridge.match.seats)
    ]


class HistoryModel(QAbstractTableModel):
    """A row for the start and each part of the match that is over, a column for each whose figures they are.

    Subclasses say when a part is over, what the figures are then, and in which words that is told.
    """

    has_blows: ClassVar[bool] = True
    """Whether a loss is a blow: not where wealth is only lost by paying for something."""

    def __init__(self, bridge: Bridge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._rows: list[tuple[int, ...]] = []
        self._lengths: list[int] = []
        """How many steps the match had when each row was there: an undo needs no more than that."""
        self._rows, self._lengths = self._after(0)
        self._hidden = self.hidden()
        bridge.revealed.subscribe(Rank.MODELS, self._revealed)  # not before the board has shown it
        bridge.rewound.subscribe(Rank.MODELS, self._rewound)
        bridge.viewed.subscribe(Rank.MODELS, self._viewed)

    # --- what a game says ------------------------------------------------------------------------

    def finished(self, state: Any) -> int:
        """How many parts of the match are over."""
        raise NotImplementedError

    def figures(self, state: Any) -> tuple[int, ...]:
        """What is so now, for each column."""
        raise NotImplementedError

    def hidden(self) -> frozenset[int]:
        """The columns that the viewer may not know now; what was is as secret as what is."""
        return frozenset()

    @property
    def may_be_hidden(self) -> bool:
        """Whether there are matches of this game in which players hide from each other what it tells."""
        return type(self).hidden is not HistoryModel.hidden

    def heads(self) -> Sequence[ColumnHead]:
        """Whose figures the columns have, in the player's language."""
        raise NotImplementedError

    def part(self, number: int) -> str:
        """What a part of the match is called: "Round 7"."""
        raise NotImplementedError

    def written(self, amount: int) -> str:
        """A figure in words."""
        return self._bridge.narrator.money(amount)

    # --- what happened ---------------------------------------------------------------------------

    def line(self, column: int) -> tuple[int, ...]:
        """The figures of a column from the start on; none where the viewer may not know them."""
        return () if column in self._hidden else tuple(row[column] for row in self._rows)

    def length_at(self, row: int) -> int:
        """How many steps the match had when the figures of a row were so."""
        return self._lengths[row]

    def row_at(self, length: int) -> int:
        """The last row that was there after so many steps."""
        return bisect_right(self._lengths, length) - 1

    def doer(self, row: int) -> int:
        """Whose turn led to the figures of a row: who acted first in it; nobody's before the first."""
        if not row:
            return EVERYONE
        steps = self._bridge.match.steps[self._lengths[row - 1] : self._lengths[row]]
        acting = (int(step.action.seat) for step in steps if step.action.seat >= 0)
        return next(acting, EVERYONE)

    def retranslate(self) -> None:
        """The language is another."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)
        self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, len(self._rows) - 1)
        last = self.index(len(self._rows) - 1, self.columnCount() - 1)
        self.dataChanged.emit(self.index(0, 0), last, [DISPLAY])

    def _after(self, length: int) -> tuple[list[tuple[int, ...]], list[int]]:
        """The rows that come after those of so many steps, and the length of the match at each of them."""
        match, known = self._bridge.match, len(self._rows)
        rows, lengths = [], []
        if not known:
            rows, lengths = [self.figures(match.state_after(0))], [0]
        for now in range(length + 1, match.length + 1):
            state = match.state_after(now)
            if self.finished(state) == known + len(rows):
                rows.append(self.figures(state))
                lengths.append(now)
        return rows, lengths

    def _revealed(self, step: Step) -> None:
        self._go_on(step.number - 1)

    def _rewound(self, length: int) -> None:
        """What came after so many steps is gone; something else may be there instead."""
        kept = bisect_right(self._lengths, length)
        if kept < len(self._rows):
            self.beginRemoveRows(NO_PARENT, kept, len(self._rows) - 1)
            del self._rows[kept:], self._lengths[kept:]
            self.endRemoveRows()
        self._go_on(length)

    def _go_on(self, length: int) -> None:
        """Adds what has come after so many steps."""
        rows, lengths = self._after(length)
        if rows:
            self.beginInsertRows(NO_PARENT, len(self._rows), len(self._rows) + len(rows) - 1)
            self._rows += rows
            self._lengths += lengths
            self.endInsertRows()
        self._viewed()

    def _viewed(self, _: int = EVERYONE) -> None:
        hidden = self.hidden()
        for column in sorted(hidden ^ self._hidden):
            self._hidden = self._hidden ^ {column}
            top, bottom = self.index(0, column), self.index(len(self._rows) - 1, column)
            self.dataChanged.emit(top, bottom, [DISPLAY])

    # --- what Qt asks ----------------------------------------------------------------------------

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._rows[0])

    def data(self, index: Index, role: int = DISPLAY) -> object:
        if not index.isValid():
            return None
        if role == DISPLAY:
            if index.column() in self._hidden:
                return QCoreApplication.translate("HistoryModel", "Hidden")
            return self.written(self._rows[index.row()][index.column()])
        return NUMBER if role == ALIGNMENT else None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = DISPLAY) -> object:
        if orientation == Qt.Orientation.Vertical:
            return self._row_name(section) if role == DISPLAY else None
        if role not in (DISPLAY, SPOKEN) or not 0 <= section < self.columnCount():
            return None
        head = self.heads()[section]
        return head.name if role == SPOKEN else f"{head.signs} {head.name}"

    def _row_name(self, row: int) -> str:
        return self.part(row) if row else QCoreApplication.translate("HistoryModel", "Start")


@dataclass(frozen=True, slots=True)
class HistoryChart:
    """A history with the words of its chart, which are asked for anew in every language."""

    model: HistoryModel
    title: Callable[[], str]
    axis: Callable[[], str]
    """What runs to the right."""
    heading: Callable[[int], str]
    """When the figures of a row were so: "After round 7"."""
    steps: bool = False
    """Whether a figure holds until the next one, as a price does."""
    scale: tuple[int, int] | None = None
    """The least and the most that there can be, where that is known."""
