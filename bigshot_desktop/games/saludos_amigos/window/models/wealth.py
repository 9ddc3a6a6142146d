"""How far everybody was on the money track after each turn of Saludos Amigos."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bigshot_desktop.games.saludos_amigos.rules.state import OVER, TILE, SaludosState
from bigshot_desktop.ui.models.history import ColumnHead, HistoryChart, heads_of_seats
from bigshot_desktop.ui.models.turn_history import TurnHistory, axis, heading


class WealthModel(TurnHistory):
    """Everybody's money at the end of each turn, that of a journalist too."""

    def finished(self, state: SaludosState) -> int:
        """Turns are counted by their tiles: the last one is over once the next tile can be drawn."""
        return state.turn if state.phase in (TILE, OVER) else state.turn - 1

    def figures(self, state: SaludosState) -> tuple[int, ...]:
        return tuple(state.money)

    def heads(self) -> list[ColumnHead]:
        return heads_of_seats(self._bridge)


def wealth_chart(model: WealthModel) -> HistoryChart:
    """The chart of everybody's money."""
    return HistoryChart(
        model,
        title=lambda: QCoreApplication.translate("SaludosWealth", "Money over the turns"),
        axis=axis,
        heading=heading,
    )
