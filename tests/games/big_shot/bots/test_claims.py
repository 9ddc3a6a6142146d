"""What hints claim of districts is so for every pile there can be."""

from __future__ import annotations

import pytest

from bigshot_desktop.games.big_shot.bots import claims
from bigshot_desktop.games.big_shot.bots.position import round_start
from bigshot_desktop.games.big_shot.bots.telling import variant
from bigshot_desktop.games.big_shot.rules.majority import SIZE, WINNER, pile_of
from tests.games.big_shot.bots.advice_claims import endings
from tests.games.big_shot.bots.tables import DOCKS, GAME, GRAND_HOTEL, STATION, ledger, table

PILES = [
    pile_of((red, yellow, white, black))
    for red in range(8)
    for yellow in range(8 - red)
    for white in range(8 - red - yellow)
    for black in range(8 - red - yellow - white)
]


@pytest.mark.parametrize("own", [(0,), (1, 2), (0, 3)])
def test_who_is_sure_of_a_district_wins_it_whatever_comes(own: tuple[int, ...]) -> None:
    for pile in PILES:
        assert claims.sure_among(pile, own) == (endings(pile) <= set(own)), pile


def test_who_can_still_win_wins_with_some_cubes() -> None:
    for pile in PILES:
        for colour in range(4):
            assert claims.can_win(pile, colour) == (colour in endings(pile)), pile


def test_so_many_cubes_as_needed_give_the_lead_and_no_fewer() -> None:
    for pile in PILES:
        for colour in range(4):
            number = claims.needed(pile, colour)
            tries = range(8 - SIZE[pile]) if number is None else range(number)
            one = pile_of(tuple(int(c == colour) for c in range(4)))
            assert all(WINNER[pile + n * one] != colour for n in tries)
            assert number is None or WINNER[pile + number * one] == colour


def test_a_lead_beside_ones_other_colour_is_told_of_the_colour_that_leads() -> None:
    """2 red and 1 yellow of one's own: neither 2 to 0 nor 2 to 1 (BS-40)."""
    state = table((1, 1, 0, 1), {DOCKS: (1, 1, 0, 0), STATION: (1, 0, 0, 0)}, left=6, players=2)
    start = round_start(GAME.observe(state, 0), ledger(state))
    city = state.setup.board
    three = claims.effect(start, city, 0, DOCKS, pile_of((2, 0, 0, 0)))
    assert three.code == claims.LEADS
    assert not three.facts
    alone = claims.effect(start, city, 0, STATION, pile_of((1, 0, 0, 0)))
    assert dict(alone.facts) == {"own": 2, "next": 0}
    state.piles[DOCKS] = pile_of((2, 1, 0, 0))
    start = round_start(GAME.observe(state, 0), ledger(state))
    more = claims.effect(start, city, 0, DOCKS, pile_of((1, 0, 0, 0)))
    assert (more.code, dict(more.facts)) == (claims.AHEAD, {"own": 3, "next": 0, "mine": 0})
    assert variant(more) == "-with"


def test_with_two_players_a_district_is_safe_between_ones_own_two_colours() -> None:
    """With 3/2/1 a third cube of the rival's gives the district to one's single cube (BS-18, BS-40)."""
    state = table((0, 1, 2, 1), {GRAND_HOTEL: (3, 0, 0, 0)}, left=6, players=2)
    start = round_start(GAME.observe(state, 0), ledger(state))
    done = claims.effect(start, state.setup.board, 0, GRAND_HOTEL, pile_of((0, 1, 2, 0)))
    assert done.code == claims.SAFE
    assert "mine" not in dict(done.facts)
    own = claims.effect(start, state.setup.board, 0, GRAND_HOTEL, pile_of((0, 1, 0, 1)))
    assert own.code != claims.SAFE
