"""The map as the bots read it: the same buildings, values and chains as in the rules."""

from random import Random

import pytest

from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.games.shark.bots.map_reading import MapReading, lands_of
from bigshot_desktop.games.shark.rules.actions import Place
from bigshot_desktop.games.shark.rules.state import PLACING, SharkState
from tests.games.shark.rules.players import PLAYERS
from tests.games.shark.rules.positions import GAME, setup_of


def ground_of(state: SharkState) -> MapReading:
    return MapReading.of(lands_of(state.terms.world, state.terms.counted), state.chains, state.used)


def positions(variant: str, seed: int) -> list[SharkState]:
    """Every position of a match in which a building is to be placed."""
    rng, found = Random(seed), []
    state = GAME.initial(setup_of(4, variant_1=variant))
    while seats := GAME.to_act(state):
        (seat,) = seats
        if state.phase == PLACING:
            found.append(state.copy())
        action = (
            GAME.chance(state, rng)
            if seat == CHANCE
            else PLAYERS["builder" if seed % 2 else "bold"](state, seat, rng)
        )
        GAME.apply(state, action)
    return found


@pytest.mark.parametrize("variant", ["no", "yes"])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_building_moves_what_the_rules_say(variant: str, seed: int) -> None:
    for state in positions(variant, seed):
        ground, (seat,) = ground_of(state), state.acting
        for action in GAME.legal(state, seat)[::3]:
            assert isinstance(action, Place)
            building = ground.building(action.company, action.square)
            assert building is not None
            after = state.copy()
            GAME.apply(after, action)
            changes = [new - old for new, old in zip(after.values, state.values, strict=True)]
            assert building.rise == changes[action.company]
            assert building.falls == tuple(max(0, -change) for change in changes)
            assert building.last == (15 in after.values or 18 in after.used)
            ground_after = ground.with_building(action.company, action.square)
            assert ground_after.values == after.values
            assert ground_after.used == after.used
            assert ground_after.built == after.built
            again = ground_of(after)
            assert (ground_after.sums, ground_after.lone) == (again.sums, again.lone)


def test_what_is_open_is_what_the_rules_allow_one_of_each_kind() -> None:
    for state in positions("no", 3)[::4] + positions("yes", 3)[::4]:
        ground, (seat,) = ground_of(state), state.acting
        openings = ground.openings()
        allowed: dict[int, set[tuple[int, tuple[int, ...], int]]] = {}
        for action in GAME.legal(state, seat):
            assert isinstance(action, Place)
            building = ground.building(action.company, action.square)
            assert building is not None
            kinds = allowed.setdefault(action.company, set())
            kinds.add((building.rise, building.falls, building.bonus))
        for company, kinds in allowed.items():
            listed = [(b.rise, b.falls, b.bonus) for b in openings[state.zone][company]]
            assert set(listed) == kinds
            near = ground.openings_in(state.zone, company)
            assert {(b.rise, b.falls, b.bonus) for b in near} == kinds


def test_a_square_beside_a_larger_rival_is_closed() -> None:
    state = GAME.initial(setup_of(4))
    state.chains = [(0b11,), (1 << 3,), (), ()]
    state.used = [2, 1, 0, 0]
    ground = ground_of(state)
    assert ground.building(1, 2) is None
    swallowing = ground.building(0, 2)
    assert swallowing is not None
    assert swallowing.falls == (0, 1, 0, 0)
