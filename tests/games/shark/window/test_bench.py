"""What is measured of Shark: a map that is full, and still a map of the game."""

from __future__ import annotations

from random import Random

import pytest

from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.games.shark.rules.chains import around, value_of
from bigshot_desktop.games.shark.rules.decisions import PlaceBuilding
from bigshot_desktop.games.shark.rules.material import (
    BUILDINGS_EACH,
    OTHERS,
    SHARES_EACH,
    TOP_VALUE,
)
from bigshot_desktop.games.shark.window.bench import IN_THE_BOX, MANY, SharkStation
from bigshot_desktop.ui.bench.station import POSITIONS


def test_the_expert_is_asked_where_there_is_much_to_choose_from() -> None:
    positions = SharkStation().positions()
    assert len(positions) == POSITIONS
    assert len({match.length for match in positions}) == POSITIONS
    for match in positions:
        asked = match.game.decision(match.state, match.to_act[0])
        assert isinstance(asked, PlaceBuilding)
        assert sum(map(len, asked.squares)) >= MANY


@pytest.mark.rule("SH-10", "SH-12")
def test_all_towers_of_the_box_stand_on_the_map_as_the_rules_have_them() -> None:
    match = SharkStation().match("human")
    state, world = match.state, match.setup.board
    assert [squares.bit_count() for squares in state.built] == [BUILDINGS_EACH] * 4
    for company, squares in enumerate(state.built):
        rivals = sum(state.built[rival] for rival in OTHERS[company])
        assert not squares & rivals
        assert not around(world, squares) & rivals
        chains = state.chains[company]
        assert list(chains) == sorted(chains)
        assert sum(chains) == squares
        assert all(not around(world, one) & (squares ^ one) for one in chains)
        assert state.values[company] == value_of(chains, state.terms.counted) < TOP_VALUE
        assert state.used[company] == BUILDINGS_EACH - IN_THE_BOX
        assert state.bank[company] + sum(state.shares[company::4]) == SHARES_EACH


@pytest.mark.parametrize("seed", range(3))
def test_there_is_something_to_do_on_the_full_map(seed: int) -> None:
    match, rng, placed = SharkStation().match("human"), Random(seed), 0
    while match.to_act:
        if match.to_act == (CHANCE,):
            match.draw()
            continue
        asked = match.game.decision(match.state, match.to_act[0])
        placed += isinstance(asked, PlaceBuilding)
        match.play(match.game.sample(match.state, match.to_act[0], rng))
    assert placed > 1
