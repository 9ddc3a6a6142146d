"""Positions of Shark that ask for trading or for a forced sale: drawn ones, and any at random."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from bigshot_desktop.games.shark.rules.state import AFTER, BEFORE, SETTLING
from tests.games.shark.rules.positions import Shares, Table

MAP: Final = """
rrrr.bbb....
rr...bb..gg.
......b...g.
"""
"""Red and Blue stand at 6, Green at 3, Yellow at 0."""


def trading(
    cash: int = 23,
    shares: Shares = (4, 0, 2, 0),
    *,
    allowance: int = 5,
    occasion: int = 1,
    **options: Any,
) -> Table:
    """Seat 0 may trade."""
    table = Table.drawn(MAP, cash=(cash,), shares=(shares,), trading=True, **options)
    table.state.allowance = allowance
    table.state.phase = BEFORE if occasion == 1 else AFTER
    return table


def owing(rest: int, shares: Shares = (6, 5, 7, 0)) -> Table:
    """Seat 1 has no cash and must cover so much."""
    return _in_debt(Table.drawn(MAP, shares=((0, 0, 0, 0), shares)), rest)


def _in_debt(table: Table, rest: int) -> Table:
    table.state.phase, table.state.acting = SETTLING, (1,)
    table.state.agenda = ((1, rest),)
    return table


def any_trading(rng: Random) -> Table:
    """Any values, cash, shares, bank and allowance; seat 0 may trade."""
    table = trading(occasion=rng.choice((1, 2)), allowance=rng.randint(0, 5))
    state = table.state
    _shuffle(table, rng, seat=0, most=rng.choice((2, 8, 50)))
    state.cash[0] = rng.choice((0, rng.randint(0, 12), rng.randint(0, 90)))
    return table


def any_owing(rng: Random) -> Table:
    """Any values and shares, and a rest that at least two choices cover; seat 1 must choose."""
    table = owing(1)
    while True:
        _shuffle(table, rng, seat=1, most=rng.choice((2, 5, 9)))
        state = table.state
        worth = sum(n * v for n, v in zip(state.shares[4:8], state.values, strict=True))
        if worth > 1:
            return _in_debt(table, rng.randint(1, (worth + 1) // 2))


def _shuffle(table: Table, rng: Random, *, seat: int, most: int) -> None:
    """Values as no map would make them: the rules of trading ask for no map."""
    state = table.state
    state.values = [rng.choice((0, 1, rng.randint(2, 14))) for _ in range(4)]
    state.shares[4 * seat : 4 * seat + 4] = [rng.randint(0, most) for _ in range(4)]
    state.bank = [rng.choice((0, 2, 50)) for _ in range(4)]
