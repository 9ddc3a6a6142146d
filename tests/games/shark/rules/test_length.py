"""A match comes to an end, and how long it can take (SH-08, SH-10, SH-21)."""

from __future__ import annotations

from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigshot_desktop.games.shark.rules.setup import MOST_TURNS
from bigshot_desktop.games.shark.rules.state import ROLLING
from tests.engine.playing import random_match
from tests.games.shark.rules.positions import GAME, Table, grid_of, setup_of
from tests.games.shark.rules.reference import may_build


@pytest.mark.rule("SH-10", "SH-15")
@given(st.integers(0, 10_000))
def test_every_empty_square_is_open_to_some_company(seed: int) -> None:
    states = [s.copy() for s, _ in random_match(GAME, setup_of(3), seed) if s.phase == ROLLING]
    for state in states[:: max(1, len(states) // 6)]:
        grid = grid_of(state.built)
        for square in range(120):
            if grid[square] is None:
                assert any(may_build(grid, company, square) for company in range(4))


@pytest.mark.rule("SH-10", "SH-21")
def test_the_odds_of_more_turns_than_the_bound_are_less_than_one_in_10_to_the_18() -> None:
    placements = 17 * 4 + 1
    least, of = 6, 36  # three zones that are not full, each with a colour or white
    late = sum(
        comb(MOST_TURNS, number) * least**number * (of - least) ** (MOST_TURNS - number)
        for number in range(placements)
    )
    assert late * 10**18 < of**MOST_TURNS


@pytest.mark.rule("SH-07", "SH-08")
@pytest.mark.parametrize(("limit", "most"), [("per-turn", 5), ("per-occasion", 5)])
def test_trading_back_and_forth_on_one_occasion_comes_to_an_end(limit: str, most: int) -> None:
    table = Table.drawn("rr", cash=(50,), trading=True, buy_limit=limit)
    trades = 0
    while len(legal := table.legal()) > 1:
        table.do(legal[-1] if table.shares(0)[0] else legal[1])
        trades += 1
    assert trades == 2 * most
    assert table.cash()[0] == 50


@pytest.mark.rule("SH-21")
@pytest.mark.parametrize("players", [2, 6])
@pytest.mark.parametrize("variant", ["no", "yes"])
def test_random_matches_stay_far_below_the_bound(players: int, variant: str) -> None:
    longest = most_turns = 0
    for seed in range(8):
        setup = setup_of(players, variant_1=variant, buy_limit="per-occasion", variant_2="yes")
        steps = list(random_match(GAME, setup, seed))
        longest = max(longest, sum(a is not None and a.seat >= 0 for _, a in steps))
        most_turns = max(most_turns, steps[-1][0].turn)
    assert most_turns < MOST_TURNS / 5
    assert longest < GAME.info.longest / 10
