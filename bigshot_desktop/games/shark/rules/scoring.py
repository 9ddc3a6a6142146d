"""The final account: cash and shares of each player, and their ranks."""

from __future__ import annotations

from collections.abc import Sequence

from bigshot_desktop.engine.game import Line, Result
from bigshot_desktop.engine.ranking import Sheet, ranked
from bigshot_desktop.games.shark.rules.material import N_COMPANIES
from bigshot_desktop.games.shark.rules.state import OVER, SharkState


def wealth(values: Sequence[int], cash: Sequence[int], shares: Sequence[int], seat: int) -> int:
    """What a seat is worth now: cash, and all shares at their value (SH-22)."""
    own = shares[seat * N_COMPANIES : (seat + 1) * N_COMPANIES]
    return cash[seat] + sum(number * value for number, value in zip(own, values, strict=True))


def result(state: SharkState) -> Result | None:
    """The final ranking, or None while the match goes on (SH-22)."""
    if state.phase != OVER:
        return None
    sheets = []
    for seat, cash in enumerate(state.cash):
        # A ruined player ranks behind all wealth, even none, and the earlier the farther behind.
        out = seat in state.ruined
        lines = [Line.of("ruined", 0) if out else Line.of("cash", cash)]
        for company, value in enumerate(state.values):
            number = state.shares[seat * N_COMPANIES + company]
            if number:
                lines.append(
                    Line.of("shares", number * value, company=company, number=number, value=value)
                )
        total = wealth(state.values, state.cash, state.shares, seat)
        order = (not out, state.ruined.index(seat) if out else total)
        sheets.append(Sheet(seat, order, tuple(lines), not out))
    return ranked(sheets)
