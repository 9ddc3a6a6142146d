"""The final account: districts, doubling, cash and loans, who qualifies, and every tie-break."""

from __future__ import annotations

from collections.abc import Sequence

from bigshot_desktop.engine.game import Line, Result
from bigshot_desktop.engine.ranking import Sheet, ranked
from bigshot_desktop.games.big_shot.rules.material import LOAN_DEBT, City
from bigshot_desktop.games.big_shot.rules.state import OVER, BigShotState

NEEDED: int = 2
"""Districts one must own to win, with each of one's colours (BS-26, BS-44)."""


def factor(city: City, owners: list[int] | tuple[int, ...], district: int) -> int:
    """What a district's value is multiplied by: each park beside it with the same owner doubles it (BS-24, BS-43)."""
    times = 1
    if owners[district] < 0:
        return times
    for park, block in enumerate(city.districts):
        if district in block.touches and owners[park] == owners[district]:
            times *= 2
    return times


def estate(
    city: City, owners: list[int] | tuple[int, ...], colours: Sequence[int]
) -> list[tuple[int, int, int]]:
    """The districts of these colours: each with its factor and the value it scores."""
    held = []
    for district, owner in enumerate(owners):
        if owner in colours:
            times = factor(city, owners, district)
            held.append((district, times, city.districts[district].value * times))
    return held


def wealth(
    city: City,
    owners: list[int] | tuple[int, ...],
    cash: Sequence[int | None],
    loans: Sequence[int],
    colours: Sequence[int],
) -> int | None:
    """What these colours are worth so far: cash and districts less debts (BS-25); None where cash is hidden."""
    total = sum(value for _, _, value in estate(city, owners, colours))
    for colour in colours:
        money = cash[colour]
        if money is None:
            return None
        total += money - LOAN_DEBT * loans[colour]
    return total


def result(state: BigShotState) -> Result | None:
    """The final ranking, or None while the match goes on (BS-25 … BS-27)."""
    if state.phase != OVER:
        return None
    city: City = state.setup.board
    sheets = []
    for seat, purses in enumerate(state.terms.purses):
        held = estate(city, state.owners, purses)
        lines = []
        for district, times, value in held:
            colour = state.owners[district]
            lines.append(Line.of("district", value, district=district, times=times, colour=colour))
        for colour in purses:
            lines.append(Line.of("cash", state.cash[colour], colour=colour))
            loans = state.loans[colour]
            if loans:
                lines.append(Line.of("loans", -LOAN_DEBT * loans, colour=colour, number=loans))
        qualified = all(state.owners.count(colour) >= NEEDED for colour in purses)
        total = sum(line.amount for line in lines)
        dearest = max((value for _, _, value in held), default=0)
        order = (qualified, total, len(held), dearest)
        sheets.append(Sheet(seat, order, tuple(lines), qualified))
    return ranked(sheets)
