"""How far everybody was on the money track after each turn of Saludos Amigos."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bigshot_desktop.rules.saludos_amigos.state import OVER, TILE, SaludosState
from bigshot_desktop.ui.models.history import Fortunes, Head, Role, heads_of_seats
from bigshot_desktop.ui.models.turns import TurnHistory, axis, heading

__all__ = ["Role", "WealthModel", "fortunes"]


class WealthModel(TurnHistory):
    """Everybody's money at the end of each turn, that of a journalist too."""

    def finished(self, state: SaludosState) -> int:
        """Turns are counted by their tiles: the last one is over once the next tile can be drawn."""
        return state.turn if state.phase in (TILE, OVER) else state.turn - 1

    def figures(self, state: SaludosState) -> tuple[int, ...]:
        return tuple(state.money)

    def heads(self) -> list[Head]:
        return heads_of_seats(self._bridge)


def fortunes(model: WealthModel) -> Fortunes:
    """The chart of everybody's money."""
    return Fortunes(
        model,
        title=lambda: QCoreApplication.translate("SaludosWealth", "Money over the turns"),
        axis=axis,
        heading=heading,
    )
