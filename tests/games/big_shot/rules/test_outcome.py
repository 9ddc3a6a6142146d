"""What is told of a cube before it is placed is what then happens."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from bigshot_desktop.engine.game import CHANCE, EVERYONE, Event, Setup
from bigshot_desktop.games.big_shot.rules.actions import Place, Roll
from bigshot_desktop.games.big_shot.rules.decisions import PlaceCube, RollDie
from bigshot_desktop.games.big_shot.rules.events import CubePlaced, DistrictSold
from bigshot_desktop.games.big_shot.rules.majority import NOBODY, SIZE, WINNER, counts, pile_of
from bigshot_desktop.games.big_shot.rules.observation import BigShotObservation
from bigshot_desktop.games.big_shot.rules.outcome import (
    Turn,
    as_it_stands,
    is_bluff,
    on_offer,
    placing,
    roller,
    rolls_to,
    turning,
)
from bigshot_desktop.games.big_shot.rules.scoring import wealth
from bigshot_desktop.games.big_shot.rules.state import (
    AUCTION,
    BROKER,
    LOANS,
    PAYING,
    PLACING,
    UNDECIDED,
    BigShotState,
)
from tests.games.big_shot.rules.players import play
from tests.games.big_shot.rules.positions import (
    BLACK,
    GAME,
    RED,
    WHITE,
    YELLOW,
    Cubes,
    Table,
    city_with,
    district,
    only,
    setup_of,
)
from tests.games.big_shot.rules.reference import decided_for, piles

QUARTERED = city_with(north_park=["theatre", "station"], south_park=["theatre"])
"""A city in which the theatre touches both parks."""


def positions(setup: Setup, manner: str, seed: int) -> Iterator[BigShotState]:
    """The states of a random match in which a cube is to be placed, and the last of all."""
    state = GAME.initial(setup)
    for action in play(setup, manner, Random(seed)):
        if isinstance(action, Place):
            yield state.copy()
        GAME.apply(state, action)
    yield state


def with_owner(seen: BigShotObservation, place: int, colour: int) -> BigShotObservation:
    owners = [*seen.owners]
    owners[place] = colour
    return replace(seen, owners=tuple(owners))


def worth(seen: BigShotObservation, colour: int) -> int:
    total = wealth(seen.setup.board, seen.owners, seen.cash, seen.loans, [colour])
    assert total is not None
    return total


SETUPS = [
    setup_of(4),
    setup_of(3),
    setup_of(2),
    setup_of(4, city=QUARTERED),
    setup_of(3, loans="before", overbids="table-game"),
]


@pytest.mark.rule("BS-17", "BS-18", "BS-19")
@pytest.mark.parametrize("manner", ["usual", "levelling"])
@pytest.mark.parametrize("setup", SETUPS, ids=["four", "three", "two", "quartered", "expert"])
def test_every_cube_does_what_was_told_of_it(setup: Setup, manner: str) -> None:
    sold = 0
    for state in positions(setup, manner, seed=3):
        if not (seats := GAME.to_act(state)):
            break
        asked = GAME.decision(state, seats[0])
        assert isinstance(asked, PlaceCube)
        seen = GAME.observe(state, EVERYONE)
        for colour in (c for c, number in enumerate(asked.cubes) if number):
            for place in asked.districts:
                told = placing(seen, colour, place)
                after, events = state.copy(), list[Event]()
                GAME.apply(after, Place(seats[0], colour, place), events.append)
                assert only(CubePlaced, events) == [CubePlaced(seats[0], colour, place, told.cubes)]
                sales = only(DistrictSold, events)
                assert told.size == sum(told.cubes)
                assert told.decided == bool(sales)
                assert [sale.colour for sale in sales] == [told.winner] * told.decided
                assert told.winner == WINNER[pile_of(told.cubes)]
                assert told.led == WINNER[seen.piles[place]]
                sold += told.decided
    assert sold


@pytest.mark.rule("BS-24", "BS-43")
@pytest.mark.parametrize("setup", SETUPS, ids=["four", "three", "two", "quartered", "expert"])
def test_the_value_is_what_it_adds_to_the_wealth_of_its_winner(setup: Setup) -> None:
    doubled = parks = 0
    for seed in range(4):
        for state in positions(setup, "wild", seed):
            seen = GAME.observe(state, EVERYONE)
            for place in range(13):
                told = as_it_stands(seen, place)
                if told.winner == NOBODY:
                    assert told.value == 0
                    continue
                without = with_owner(seen, place, UNDECIDED)
                with_it = with_owner(seen, place, told.winner)
                assert told.value == worth(with_it, told.winner) - worth(without, told.winner)
                doubled += told.times > 1
                parks += told.park and told.value > 0
    assert doubled
    assert parks


def test_every_pile_as_it_stands() -> None:
    """Who is ahead, and who cancels out above them: against the rule written a second time."""
    seen = Table().seen()
    for pile in (pile for size in range(7) for pile in piles(size)):
        told = as_it_stands(replace(seen, piles=(pile_of(pile), *seen.piles[1:])), 0)
        winner = decided_for(pile)
        assert told.winner == (NOBODY if winner is None else winner)
        assert (told.colour, told.led, told.decided) == (NOBODY, told.winner, False)
        least = 0 if winner is None else pile[winner]
        assert told.cancelled == tuple(c for c in range(4) if pile[c] > least)
        assert (told.cubes, told.size) == (pile, sum(pile))


def test_after_the_end_everything_stands_decided() -> None:
    *_, state = positions(setup_of(4), "wild", seed=1)
    seen = GAME.observe(state, EVERYONE)
    for place in range(13):
        told = as_it_stands(seen, place)
        assert told.decided
        assert told.winner == seen.owners[place]
        assert told.cubes == counts(seen.piles[place])
        assert told.size == SIZE[seen.piles[place]]
        assert told.cancelled == ()


@pytest.mark.rule("BS-18")
@pytest.mark.parametrize(
    ("before", "colour", "winner", "cancelled"),
    [
        ((3, 2, 1, 0), RED, RED, ()),
        ((3, 2, 1, 0), YELLOW, WHITE, (RED, YELLOW)),
        ((2, 2, 1, 1), WHITE, BLACK, (RED, YELLOW, WHITE)),
        ((1, 0, 0, 0), YELLOW, NOBODY, (RED, YELLOW)),
        ((2, 1, 1, 0), YELLOW, WHITE, (RED, YELLOW)),
        ((2, 2, 1, 0), BLACK, NOBODY, (RED, YELLOW, WHITE, BLACK)),
        ((0, 0, 0, 0), BLACK, BLACK, ()),
    ],
)
def test_who_would_win_and_who_cancels_out(
    before: Cubes, colour: int, winner: int, cancelled: tuple[int, ...]
) -> None:
    seen = Table().seen()
    told = placing(replace(seen, piles=(pile_of(before), *seen.piles[1:])), colour, 0)
    assert (told.winner, told.cancelled) == (winner, cancelled)
    assert told.colour == colour
    assert told.decided == (sum(before) == 6)


@pytest.mark.rule("BS-24")
def test_parks_count_on_both_sides() -> None:
    theatre, station = district("theatre"), district("station")
    north, south = district("north-park"), district("south-park")
    seen = Table(city=QUARTERED).seen()
    for park in (north, south):
        seen = with_owner(seen, park, RED)
    told = placing(seen, RED, theatre)
    assert (told.value, told.times, told.park) == (4 * 16, 4, False)
    assert placing(seen, WHITE, theatre).value == 16
    owned = with_owner(with_owner(seen, theatre, RED), station, RED)
    for park, value in ((north, 2 * 16 + 11), (south, 2 * 16)):
        told = as_it_stands(owned, park)
        assert (told.value, told.times, told.park) == (value, 1, True)


# --- the next roll -------------------------------------------------------------------------------


@pytest.mark.rule("BS-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_lowest_roll_to_a_field_is_the_one_that_takes_the_broker_there(players: int) -> None:
    """Tried out before every roll; during an auction it is told as it will be once the cubes are gone."""
    setup = setup_of(players)
    state, promised = GAME.initial(setup), None
    for action in play(setup, "random", Random(players)):
        seen = GAME.observe(state, EVERYONE)
        if state.phase == BROKER:
            reached = {}
            for pips in range(6, 0, -1):
                tried = state.copy()
                GAME.apply(tried, Roll(CHANCE, pips))
                reached[tried.broker] = pips
            assert rolls_to(seen) == reached
            assert promised in (None, reached)
        promised = rolls_to(seen) if state.phase in (AUCTION, PAYING, PLACING) else None
        offered = [field for field in range(18) if on_offer(seen, field)]
        assert offered == ([seen.broker] if state.phase in (LOANS, AUCTION, PAYING) else [])
        GAME.apply(state, action)
    assert rolls_to(GAME.observe(state, EVERYONE)) == {}


@pytest.mark.rule("BS-09", "BS-10")
def test_who_rolls_next_is_whom_the_rules_ask() -> None:
    setup = setup_of(4)
    state = GAME.initial(setup)
    for action in play(setup, "random", Random(2)):
        asked = GAME.decision(state, CHANCE) if state.acting == (CHANCE,) else None
        wanted = asked.roller if isinstance(asked, RollDie) else EVERYONE
        assert roller(GAME.observe(state, EVERYONE)) == wanted
        GAME.apply(state, action)


# --- a bid ---------------------------------------------------------------------------------------


@pytest.mark.rule("BS-52")
def test_a_bid_above_every_purse_is_a_bluff() -> None:
    """Of two purses one is enough; of hidden money nobody can tell."""
    seen = Table(2).seen()
    cash = [10] * 4
    cash[seen.setup.deal.colours[0][1]] = 14
    seen = replace(seen, cash=tuple(cash))
    assert [is_bluff(seen, 0, amount) for amount in (10, 14, 15)] == [False, False, True]
    assert not is_bluff(replace(seen, cash=(None,) * 4), 0, 99)


# --- what turns a district ------------------------------------------------------------------------


@pytest.mark.rule("BS-18")
@pytest.mark.parametrize(
    ("pile", "turns"),
    [
        ((3, 0, 0, 0), (Turn(NOBODY, (0, 3, 0, 0), alike=3),)),
        ((1, 0, 0, 0), (Turn(NOBODY, (0, 1, 0, 0), alike=1),)),
        ((2, 1, 0, 0), (Turn(NOBODY, (0, 1, 0, 0)),)),
        ((3, 2, 1, 0), (Turn(WHITE, (0, 1, 0, 0)),)),
        ((2, 2, 0, 0), (Turn(RED, (1, 0, 0, 0)), Turn(YELLOW, (0, 1, 0, 0)))),
        ((2, 2, 1, 0), (Turn(RED, (1, 0, 0, 0)), Turn(YELLOW, (0, 1, 0, 0)))),
        ((4, 1, 0, 0), (Turn(NOBODY, (0, 0, 0, 0)),)),
    ],
)
def test_the_fewest_cubes_that_change_who_is_ahead(pile: Cubes, turns: tuple[Turn, ...]) -> None:
    seen = replace(Table(4).seen(), piles=(pile_of(pile),) * 13)
    assert turning(seen, as_it_stands(seen, 3)) == turns


def test_a_tie_that_two_colours_can_make_is_not_one_of_any_other_colour() -> None:
    """With another red or another yellow cube all cancel out; another white one takes the lead."""
    seen = Table(4).seen()
    seen = replace(
        seen, piles=(pile_of((0, 1, 2, 2)),) * 13, fields=(pile_of((2, 2, 2, 0)),) + (0,) * 17
    )
    assert turning(seen, as_it_stands(seen, 3)) == (
        Turn(WHITE, (0, 0, 1, 0)),
        Turn(NOBODY, (1, 0, 0, 0)),
    )


def test_what_is_not_to_come_any_more_turns_nothing() -> None:
    seen = Table(4).seen()
    short = replace(
        seen, piles=(pile_of((2, 1, 0, 0)),) * 13, fields=(pile_of((3, 0, 1, 0)),) + (0,) * 17
    )
    assert turning(short, as_it_stands(short, 3)) == (Turn(NOBODY, (0, 0, 0, 0)),)
    last = replace(short, fields=(0,) * 18, lot=pile_of((1, 1, 0, 0)))
    assert turning(last, placing(last, YELLOW, 3)) == (Turn(RED, (1, 0, 0, 0)),)
    assert turning(last, placing(last, RED, 3)) == (Turn(NOBODY, (0, 0, 0, 0)),)


@pytest.mark.parametrize("setup", SETUPS[:2], ids=["four", "three"])
def test_turns_are_true_and_nothing_less_does_it(setup: Setup) -> None:
    found = 0
    for state in positions(setup, "usual", 11):
        if state.phase != PLACING:
            continue
        seen = GAME.observe(state, state.acting[0])
        assert isinstance(seen, BigShotObservation)
        for place in range(13):
            now = as_it_stands(seen, place)
            turns = turning(seen, now)
            assert bool(turns) == (not now.decided and now.size > 0)
            for turn in turns:
                if not any(turn.cubes):
                    continue
                after = tuple(map(int.__add__, now.cubes, turn.cubes))
                assert WINNER[pile_of(after)] == turn.winner != now.winner
                assert sum(after) <= 7
                for colour in range(4):  # with one cube less it is not turned
                    if turn.cubes[colour]:
                        less = [*after]
                        less[colour] -= 1
                        assert WINNER[pile_of(tuple(less))] == now.winner
                found += 1
    assert found > 100
