"""How rich everybody was after each round of Big Shot, for a chart and for the table beside it."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QCoreApplication, QObject, Qt

from bigshot_desktop.rules.big_shot.observation import BigShotObservation
from bigshot_desktop.rules.big_shot.scoring import wealth
from bigshot_desktop.rules.big_shot.state import OVER, BigShotState
from bigshot_desktop.table.match import Match
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.models.big_shot.pieces import sign
from bigshot_desktop.ui.models.grid import DISPLAY, NO_PARENT, NUMBER, SPOKEN, Index


def rounds_finished(seen: BigShotObservation | BigShotState) -> int:
    """How many rounds are over."""
    return seen.round if seen.phase == OVER else max(0, seen.round - 1)


def wealth_by_round(match: Match) -> list[list[int]]:
    """Everybody's wealth at the start and after each finished round; the last is the final account."""
    state: BigShotState = match.game.initial(match.setup)
    rounds = [_wealth_of_all(state)]
    for action in match.actions:
        match.game.apply(state, action)
        if rounds_finished(state) == len(rounds):
            rounds.append(_wealth_of_all(state))
    return rounds


def _wealth_of_all(state: BigShotState) -> list[int]:
    all_of_them = []
    for colours in state.terms.purses:
        total = wealth(state.setup.board, state.owners, state.cash, state.loans, colours)
        assert total is not None
        all_of_them.append(total)
    return all_of_them


class Role(IntEnum):
    """What a cell answers besides its text."""

    AMOUNT = Qt.ItemDataRole.UserRole + 1
    """A number, or None where the viewer may not know it."""


class WealthModel(QAbstractTableModel):
    """A row for the start and each finished round, a column for each player."""

    Role = Role

    def __init__(self, bridge: Bridge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._rounds = wealth_by_round(bridge.match)
        self._hidden = self._hidden_seats()
        bridge.stepped.connect(self._refresh)
        bridge.rewound.connect(self._rewound)
        bridge.viewed.connect(self._refresh)

    def retranslate(self) -> None:
        """The language is another."""
        self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, len(self._rounds) - 1)
        last = self.index(len(self._rounds) - 1, self.columnCount() - 1)
        self.dataChanged.emit(self.index(0, 0), last, [DISPLAY])

    def _hidden_seats(self) -> frozenset[int]:
        """The seats whose money the viewer may not know now; what they had is as secret as what they have."""
        seen: BigShotObservation = self._bridge.observation
        dealt = enumerate(seen.setup.deal.colours)
        return frozenset(
            seat for seat, colours in dealt if any(seen.cash[colour] is None for colour in colours)
        )

    def _rewound(self) -> None:
        self._conform(wealth_by_round(self._bridge.match))
        self._refresh()

    def _refresh(self) -> None:
        if rounds_finished(self._bridge.observation) + 1 != len(self._rounds):
            self._conform(wealth_by_round(self._bridge.match))
        hidden = self._hidden_seats()
        for seat in sorted(hidden ^ self._hidden):
            self._hidden = self._hidden ^ {seat}
            top, bottom = self.index(0, seat), self.index(len(self._rounds) - 1, seat)
            self.dataChanged.emit(top, bottom, [DISPLAY, Role.AMOUNT])

    def _conform(self, rounds: list[list[int]]) -> None:
        """Drops the rounds that did not happen like this and adds those that are new."""
        pairs = zip(self._rounds, rounds, strict=False)
        same = next((row for row, (old, new) in enumerate(pairs) if old != new), None)
        kept = min(len(self._rounds), len(rounds)) if same is None else same
        if kept < len(self._rounds):
            self.beginRemoveRows(NO_PARENT, kept, len(self._rounds) - 1)
            del self._rounds[kept:]
            self.endRemoveRows()
        if kept < len(rounds):
            self.beginInsertRows(NO_PARENT, kept, len(rounds) - 1)
            self._rounds += rounds[kept:]
            self.endInsertRows()

    # --- what Qt asks ----------------------------------------------------------------------------

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._rounds)

    def columnCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._bridge.match.seats)

    def data(self, index: Index, role: int = DISPLAY) -> Any:
        if not index.isValid():
            return None
        hidden = index.column() in self._hidden
        amount = None if hidden else self._rounds[index.row()][index.column()]
        match role:
            case Role.AMOUNT:
                return amount
            case Qt.ItemDataRole.DisplayRole:
                if amount is None:
                    return QCoreApplication.translate("WealthModel", "Hidden")
                return self._bridge.voice.money(amount)
            case Qt.ItemDataRole.TextAlignmentRole:
                return NUMBER
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = DISPLAY) -> Any:
        if orientation == Qt.Orientation.Vertical:
            return self._round_name(section) if role == DISPLAY else None
        if role not in (DISPLAY, SPOKEN) or not 0 <= section < self.columnCount():
            return None
        name = self._bridge.match.seats[section].name
        if role == SPOKEN:
            return name
        colours = self._bridge.match.setup.deal.colours[section]
        return " ".join((*map(sign, colours), name))

    def _round_name(self, row: int) -> str:
        if not row:
            return QCoreApplication.translate("WealthModel", "Start")
        return QCoreApplication.translate("WealthModel", "Round {number}").format(number=row)
