"""How the companies of Shark stood after each turn: the stock chart."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from bigshot_desktop.games.shark.rules.material import N_COMPANIES, TOP_VALUE
from bigshot_desktop.games.shark.rules.state import AFTER, SETTLING, SharkState
from bigshot_desktop.games.shark.window.models.pieces import company_piece, sign
from bigshot_desktop.games.shark.window.models.turns import SharkHistory
from bigshot_desktop.ui.models.history import ColumnHead, HistoryChart
from bigshot_desktop.ui.models.turn_history import axis, heading


class PricesModel(SharkHistory):
    """Every company's value at the end of each turn, known once its building is placed: nothing else moves it."""

    def finished(self, state: SharkState) -> int:
        return state.turn if state.phase in (SETTLING, AFTER) else super().finished(state)

    def figures(self, state: SharkState) -> tuple[int, ...]:
        return tuple(state.values)

    def heads(self) -> list[ColumnHead]:
        narrator = self._bridge.narrator
        return [
            ColumnHead(narrator.name("company", company), sign(company), company_piece(company))
            for company in range(N_COMPANIES)
        ]

    def written(self, amount: int) -> str:
        """A value as it stands on the scale."""
        return QLocale().toString(amount)


def price_chart(model: PricesModel) -> HistoryChart:
    """The chart of the companies' values."""
    return HistoryChart(
        model,
        title=lambda: QCoreApplication.translate("PricesModel", "Company values"),
        axis=axis,
        heading=heading,
        steps=True,
        scale=(0, TOP_VALUE),
    )
