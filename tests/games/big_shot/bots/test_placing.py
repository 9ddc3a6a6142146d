"""Where the bots of Big Shot put their cubes."""

import pytest

from bigshot_desktop.bots.levels import make_bot
from bigshot_desktop.games.big_shot.bots.planner import shares_of
from bigshot_desktop.games.big_shot.rules.actions import Place
from bigshot_desktop.games.big_shot.rules.majority import pile_of
from tests.games.big_shot.bots.tables import (
    BOULEVARD,
    BREWERY,
    CITY_HALL,
    EXCHANGE,
    GAME,
    GRAND_HOTEL,
    LEVELS,
    MILL_ROW,
    NORTH_PARK,
    STATION,
    THEATRE,
    THINKERS,
    choose,
    in_hand,
    ledger,
    place_all,
    table,
)


@pytest.mark.parametrize("level", THINKERS)
def test_takes_the_sure_district_with_the_last_lot(level: str) -> None:
    state = in_hand(
        table(
            (1, 1, 1, 1),
            {GRAND_HOTEL: (2, 2, 0, 0), THEATRE: (0, 1, 3, 0), BOULEVARD: (0, 1, 0, 3)},
            {MILL_ROW: 0, STATION: 1, CITY_HALL: 0, EXCHANGE: 2},
        )
    )
    place_all(level, state)
    assert state.owners[GRAND_HOTEL] == 0


@pytest.mark.parametrize("level", THINKERS)
def test_lets_two_rivals_cancel_each_other_out(level: str) -> None:
    """Rulebook example: white wins with red, red and yellow (3/3/1)."""
    state = in_hand(
        table((2, 1, 0, 1), {GRAND_HOTEL: (1, 2, 1, 0)}, {MILL_ROW: 2, STATION: 2, THEATRE: 0}), 2
    )
    place_all(level, state)
    assert state.owners[GRAND_HOTEL] == 2


@pytest.mark.parametrize("level", THINKERS)
def test_completes_the_park_beside_its_own_districts(level: str) -> None:
    """Red can have the park that doubles its 9 and its 11, or the district of 16."""
    owners = {district: 1 + district % 3 for district in range(13)} | {MILL_ROW: 0, STATION: 0}
    piles = {NORTH_PARK: (3, 3, 0, 0), THEATRE: (3, 3, 0, 0), BREWERY: (0, 3, 1, 1)}
    for district in piles:
        del owners[district]
    state = in_hand(table((1, 1, 1, 1), piles, owners))
    place_all(level, state)
    assert state.owners[NORTH_PARK] == 0


@pytest.mark.parametrize("level", LEVELS)
def test_plans_a_lot_once_and_keeps_to_it(level: str) -> None:
    """A bot that has forgotten everything between two cubes places the same cube next."""
    state = in_hand(table((2, 1, 1, 0), {THEATRE: (2, 1, 1, 0), EXCHANGE: (1, 2, 0, 0)}, left=6))
    bot, memory = make_bot("big-shot", level), ledger(state)
    for _ in range(4):
        choice = choose(level, state, bot, memory)
        assert choice.action == choose(level, state, None, memory).action
        GAME.apply(state, choice.action, memory.note)


@pytest.mark.parametrize("level", THINKERS)
def test_plans_anew_what_somebody_else_began(level: str) -> None:
    state = in_hand(table((2, 1, 1, 0), {GRAND_HOTEL: (3, 2, 0, 0)}, left=3))
    memory = ledger(state)
    GAME.apply(state, Place(0, 2, MILL_ROW), memory.note)
    GAME.apply(state, Place(0, 1, MILL_ROW), memory.note)
    choice = choose(level, state, None, memory)
    assert choice.action in (GAME.legal(state, 0) or ())
    assert choice.action == Place(0, 0, GRAND_HOTEL)


@pytest.mark.parametrize("level", LEVELS)
def test_a_single_place_for_a_single_cube_costs_no_effort(level: str) -> None:
    owners = {district: district % 4 for district in range(12)}
    state = in_hand(table((0, 4, 0, 0), {12: (1, 1, 0, 0)}, owners))
    choice = choose(level, state)
    assert choice.action == Place(0, 1, 12)
    assert (choice.effort, choice.alternatives, choice.chosen.terms) == (0, (), ())


def test_a_lot_is_shared_out_in_every_way() -> None:
    assert len(shares_of(pile_of((1, 1, 1, 1))).splits) == 15
    assert len(shares_of(pile_of((2, 2, 0, 0))).splits) == 9
    for parts, splits in (shares_of(pile_of((2, 1, 1, 0))), shares_of(pile_of((3, 0, 1, 0)))):
        totals = {sum(parts[part][0] for part in split) for split in splits}
        assert len(totals) == 1
