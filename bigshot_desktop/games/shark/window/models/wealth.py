"""How rich everybody was after each turn of Shark."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bigshot_desktop.games.shark.rules.scoring import wealth
from bigshot_desktop.games.shark.rules.state import SharkState
from bigshot_desktop.games.shark.window.models.turns import SharkHistory
from bigshot_desktop.ui.models.history import ColumnHead, HistoryChart, heads_of_seats
from bigshot_desktop.ui.models.turn_history import axis, heading


class WealthModel(SharkHistory):
    """Everybody's cash and shares at their value at the end of each turn; who is ruined has nothing."""

    def figures(self, state: SharkState) -> tuple[int, ...]:
        seats = range(len(state.cash))
        return tuple(wealth(state.values, state.cash, state.shares, seat) for seat in seats)

    def heads(self) -> list[ColumnHead]:
        return heads_of_seats(self._bridge)


def wealth_chart(model: WealthModel) -> HistoryChart:
    """The chart of everybody's wealth."""
    return HistoryChart(
        model,
        title=lambda: QCoreApplication.translate("SharkWealth", "Wealth over the turns"),
        axis=axis,
        heading=heading,
    )
