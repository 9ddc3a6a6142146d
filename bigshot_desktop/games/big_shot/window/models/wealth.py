"""How rich everybody was after each round of Big Shot."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bigshot_desktop.games.big_shot.rules.material import COLOURS
from bigshot_desktop.games.big_shot.rules.observation import BigShotObservation
from bigshot_desktop.games.big_shot.rules.scoring import wealth
from bigshot_desktop.games.big_shot.rules.state import OVER, BigShotState
from bigshot_desktop.games.big_shot.window.models.pieces import sign
from bigshot_desktop.ui.models.history import ColumnHead, HistoryChart, HistoryModel


def rounds_finished(seen: BigShotObservation | BigShotState) -> int:
    """How many rounds are over."""
    return seen.round if seen.phase == OVER else max(0, seen.round - 1)


class WealthModel(HistoryModel):
    """Everybody's wealth at the start and after each finished round; the last is the final account."""

    has_blows = False

    def finished(self, state: BigShotState) -> int:
        return rounds_finished(state)

    def figures(self, state: BigShotState) -> tuple[int, ...]:
        all_of_them = []
        for colours in state.terms.purses:
            total = wealth(state.setup.board, state.owners, state.cash, state.loans, colours)
            assert total is not None
            all_of_them.append(total)
        return tuple(all_of_them)

    def hidden(self) -> frozenset[int]:
        seen: BigShotObservation = self._bridge.observation
        dealt = enumerate(seen.setup.deal.colours)
        return frozenset(
            seat for seat, colours in dealt if any(seen.cash[colour] is None for colour in colours)
        )

    def heads(self) -> list[ColumnHead]:
        match = self._bridge.match
        return [
            ColumnHead(seat.name, " ".join(map(sign, colours)), COLOURS[colours[0]])
            for seat, colours in zip(match.seats, match.setup.deal.colours, strict=True)
        ]

    def part(self, number: int) -> str:
        return QCoreApplication.translate("WealthModel", "Round {number}").format(number=number)


def wealth_chart(model: WealthModel) -> HistoryChart:
    """The chart of everybody's wealth."""
    return HistoryChart(
        model,
        title=lambda: QCoreApplication.translate("WealthModel", "Wealth over the rounds"),
        axis=lambda: QCoreApplication.translate("WealthModel", "Rounds"),
        heading=_after,
    )


def _after(number: int) -> str:
    if not number:
        return QCoreApplication.translate("WealthModel", "At the start")
    return QCoreApplication.translate("WealthModel", "After round {number}").format(number=number)
