"""How rich everybody was after each turn of Shark."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bigshot_desktop.rules.shark.scoring import wealth
from bigshot_desktop.rules.shark.state import SharkState
from bigshot_desktop.ui.models.history import Fortunes, Head, Role, heads_of_seats
from bigshot_desktop.ui.models.shark.turns import SharkHistory
from bigshot_desktop.ui.models.turns import axis, heading

__all__ = ["Role", "WealthModel", "fortunes"]


class WealthModel(SharkHistory):
    """Everybody's cash and shares at their value at the end of each turn; who is ruined has nothing."""

    def figures(self, state: SharkState) -> tuple[int, ...]:
        seats = range(len(state.cash))
        return tuple(wealth(state.values, state.cash, state.shares, seat) for seat in seats)

    def heads(self) -> list[Head]:
        return heads_of_seats(self._bridge)


def fortunes(model: WealthModel) -> Fortunes:
    """The chart of everybody's wealth."""
    return Fortunes(
        model,
        title=lambda: QCoreApplication.translate("SharkWealth", "Wealth over the turns"),
        axis=axis,
        heading=heading,
    )
