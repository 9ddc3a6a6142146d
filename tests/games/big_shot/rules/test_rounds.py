"""Placing cubes and winning districts, the rounds and the end (BS-15 to BS-19, BS-22, BS-23)."""

from __future__ import annotations

import pytest

from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.games.big_shot.rules.actions import Borrow, Pass, Place, Roll
from bigshot_desktop.games.big_shot.rules.decisions import PlaceCube
from bigshot_desktop.games.big_shot.rules.events import (
    BrokerMoved,
    CubePlaced,
    DistrictDecided,
    DistrictSold,
    MatchEnded,
    RoundBegan,
)
from bigshot_desktop.games.big_shot.rules.majority import NOBODY
from tests.games.big_shot.rules.positions import (
    BLACK,
    GAME,
    RED,
    WHITE,
    YELLOW,
    Cubes,
    Table,
    city_holding,
    district,
    lots_with,
    only,
)

STATION = district("station")


def offered(*lots: Cubes, players: int = 4) -> Table:
    """A table whose first rounds offer these cubes; the first lot is the leader's, to be placed."""
    table = Table(players, lots=lots_with(dict(enumerate(lots))))
    table.roll()
    table.let_all_pass()
    return table


def next_lot(table: Table) -> None:
    table.roll()
    table.let_all_pass()


# --- placing --------------------------------------------------------------------------------------


@pytest.mark.rule("BS-15")
def test_cubes_are_placed_one_after_another_in_any_districts() -> None:
    table = offered((2, 1, 1, 0))
    assert table.asked() == PlaceCube((2, 1, 1, 0), tuple(range(13)))
    assert table.place((WHITE, "docks")) == [CubePlaced(0, WHITE, district("docks"), (0, 0, 1, 0))]
    assert table.asked() == PlaceCube((2, 1, 0, 0), tuple(range(13)))
    table.place((RED, "docks"), (RED, "north-park"))
    assert table.asked() == PlaceCube((0, 1, 0, 0), tuple(range(13)))
    table.place((YELLOW, "docks"))
    assert table.cubes_in(district("docks")) == (1, 1, 1, 0)
    assert table.cubes_in(district("north-park")) == (1, 0, 0, 0)


@pytest.mark.rule("BS-15")
def test_only_the_cubes_of_the_lot_can_be_placed() -> None:
    table = offered((2, 2, 0, 0))
    assert table.refused(Place(0, WHITE, 4)) == ("no-such-cube", "BS-15")
    table.place((RED, "docks"), (RED, "docks"))
    assert table.refused(Place(0, RED, 4)) == ("no-such-cube", "BS-15")
    assert table.refused(Place(0, 4, 4)) == ("no-such-cube", "BS-15")
    assert table.refused(Place(0, -1, 4)) == ("no-such-cube", "BS-15")


@pytest.mark.rule("BS-15")
def test_all_four_must_be_placed_by_the_winner() -> None:
    table = offered((1, 1, 1, 1))
    for left in (4, 3, 2, 1):
        asked = table.asked()
        assert isinstance(asked, PlaceCube)
        assert sum(asked.cubes) == left
        assert table.refused(Pass(0)) == ("not-now", "BS-15")
        assert table.refused(Roll(CHANCE, 1)) == ("not-your-turn", "BS-15")
        assert table.refused(Place(1, YELLOW, 0)) == ("not-your-turn", "BS-15")
        table.scatter() if left == 1 else table.place((4 - left, "docks"))
    assert table.turn == CHANCE


@pytest.mark.rule("BS-15")
def test_the_winner_places_cubes_of_every_colour_not_only_their_own() -> None:
    table = Table()
    table.roll()
    table.sell_lot(2, 1)
    asked = [one for one in GAME.legal(table.state, 2) if isinstance(one, Place)]
    assert len(asked) == len(GAME.legal(table.state, 2))
    assert {(action.colour, action.district) for action in asked} == {
        (colour, number) for colour in range(4) for number in range(13)
    }


@pytest.mark.rule("BS-15")
def test_there_is_room_for_every_cube_even_when_districts_are_filled_as_fast_as_possible() -> None:
    table = Table()
    while not table.over:
        table.roll()
        table.let_all_pass()
        while GAME.to_act(table.state) and isinstance(asked := table.asked(), PlaceCube):
            colour = next(c for c, number in enumerate(asked.cubes) if number)
            table.do(Place(table.turn, colour, asked.districts[0]))
    assert len(only(DistrictSold, table.events)) == 10
    assert len(only(CubePlaced, table.events)) == 72


# --- the seventh cube -----------------------------------------------------------------------------


@pytest.mark.rule("BS-17", "BS-19")
def test_the_seventh_cube_decides_the_district_before_the_next_is_placed() -> None:
    table = offered((1, 1, 1, 1), (2, 1, 1, 0))
    table.place(*((colour, "station") for colour in range(4)))
    next_lot(table)
    table.place((RED, "station"), (YELLOW, "station"))
    assert table.owner("station") < NOBODY, "six cubes decide nothing"
    assert STATION in table.asked().districts  # type: ignore[attr-defined]
    placed, sold = table.place((RED, "station"))
    assert placed == CubePlaced(1, RED, STATION, (3, 2, 1, 1))
    assert sold == DistrictSold(STATION, RED, (3, 2, 1, 1))
    assert table.owner("station") == RED
    assert isinstance(table.asked(), PlaceCube), "one cube is still in hand"
    assert table.turn == 1
    assert table.refused(Place(1, WHITE, STATION)) == ("district-sold", "BS-19")
    assert STATION not in table.asked().districts  # type: ignore[attr-defined]
    listed = GAME.legal(table.state, 1)
    assert all(isinstance(one, Place) and one.district != STATION for one in listed)


@pytest.mark.rule("BS-17")
def test_a_decided_district_stays_decided_though_later_cubes_would_have_changed_it() -> None:
    table = offered((1, 1, 1, 1), (2, 1, 1, 0), (0, 3, 0, 1))
    table.place(*((colour, "station") for colour in range(4)))
    next_lot(table)
    table.place((RED, "station"), (YELLOW, "station"), (RED, "station"), (WHITE, "docks"))
    while not table.over:
        table.pass_round()
    assert table.owner("station") == RED


@pytest.mark.rule("BS-17")
def test_one_lot_can_sell_two_districts() -> None:
    table = offered((2, 2, 0, 0), (2, 2, 0, 0), (0, 0, 2, 2), (1, 1, 1, 1))
    table.place((RED, "docks"), (RED, "docks"), (YELLOW, "station"), (YELLOW, "station"))
    next_lot(table)
    table.place((RED, "docks"), (RED, "docks"), (YELLOW, "station"), (YELLOW, "station"))
    next_lot(table)
    table.place((WHITE, "docks"), (BLACK, "docks"), (WHITE, "station"), (BLACK, "station"))
    next_lot(table)
    events = table.place(
        (WHITE, "docks"), (BLACK, "station"), (RED, "mill-row"), (YELLOW, "theatre")
    )
    assert only(DistrictSold, events) == [
        DistrictSold(district("docks"), RED, (4, 0, 2, 1)),
        DistrictSold(STATION, YELLOW, (0, 4, 1, 2)),
    ]


@pytest.mark.rule("BS-17")
def test_the_last_cube_of_a_lot_can_sell_a_district_before_the_next_round_begins() -> None:
    table = offered((2, 2, 0, 0), (2, 1, 1, 0))
    table.place((RED, "docks"), (RED, "docks"), (YELLOW, "docks"), (YELLOW, "station"))
    next_lot(table)
    events = table.place((RED, "docks"), (RED, "docks"), (YELLOW, "docks"), (WHITE, "docks"))
    assert [type(event) for event in events[-3:]] == [CubePlaced, DistrictSold, RoundBegan]


def seven(*cubes: int) -> Table:
    """A match in which the station was sold with these seven cubes."""
    return Table().build(city_holding(STATION, cubes))


@pytest.mark.rule("BS-18")
@pytest.mark.parametrize(
    ("cubes", "winner"),
    [
        ((7, 0, 0, 0), RED),
        ((4, 3, 0, 0), RED),
        ((2, 3, 1, 1), YELLOW),
        ((2, 2, 3, 0), WHITE),
        ((1, 1, 1, 4), BLACK),
    ],
)
def test_most_cubes_win(cubes: Cubes, winner: int) -> None:
    table = seven(*cubes)
    assert DistrictSold(STATION, winner, cubes) in table.events
    assert table.owner("station") == winner


@pytest.mark.rule("BS-18")
@pytest.mark.parametrize(
    ("cubes", "winner"),
    [
        ((3, 3, 1, 0), WHITE),
        ((3, 0, 3, 1), BLACK),
        ((1, 3, 0, 3), RED),
        ((2, 2, 2, 1), BLACK),
        ((2, 1, 2, 2), YELLOW),
    ],
)
def test_colours_tied_for_most_cancel_and_the_single_cube_wins(cubes: Cubes, winner: int) -> None:
    table = seven(*cubes)
    assert DistrictSold(STATION, winner, cubes) in table.events
    assert table.owner("station") == winner


@pytest.mark.rule("BS-19")
def test_the_winner_keeps_one_cube_and_the_other_six_leave_the_game() -> None:
    table = offered((1, 1, 1, 1), (2, 1, 1, 0))
    table.place(*((colour, "station") for colour in range(4)))
    next_lot(table)
    table.place((RED, "station"), (YELLOW, "station"), (RED, "station"))
    assert table.cubes_in(STATION) == (1, 0, 0, 0)


@pytest.mark.rule("BS-19")
def test_no_cube_enters_a_sold_district_in_any_later_round() -> None:
    table = offered((1, 1, 1, 1), (2, 1, 1, 0))
    table.place(*((colour, "station") for colour in range(4)))
    next_lot(table)
    table.place((RED, "station"), (YELLOW, "station"), (RED, "station"), (WHITE, "docks"))
    for _ in range(10):
        next_lot(table)
        asked = table.asked()
        assert isinstance(asked, PlaceCube)
        assert STATION not in asked.districts
        colour = next(c for c, number in enumerate(asked.cubes) if number)
        assert table.refused(Place(table.turn, colour, STATION)) == ("district-sold", "BS-19")
        table.scatter()


# --- the end --------------------------------------------------------------------------------------


@pytest.mark.rule("BS-23")
def test_after_round_18_all_fields_are_empty_and_the_match_is_over() -> None:
    table = Table()
    for _ in range(17):
        table.pass_round()
    assert GAME.result(table.state) is None
    table.roll()
    table.let_all_pass()
    assert GAME.result(table.state) is None, "the last cubes are still in hand"
    table.scatter()
    assert table.over
    assert table.seen().fields == (0,) * 18
    assert table.seen().ring == ()
    assert len(only(BrokerMoved, table.events)) == 18
    assert isinstance(table.events[-1], MatchEnded)
    assert table.events[-1] == MatchEnded(table.result().winners)


@pytest.mark.rule("BS-23")
def test_after_the_end_nothing_is_allowed() -> None:
    table = Table()
    while not table.over:
        table.pass_round()
    for action in (Roll(CHANCE, 1), Pass(0), Place(1, RED, 0), Borrow(2, WHITE)):
        assert table.refused(action) == ("match-over", "BS-23")


@pytest.mark.rule("BS-23")
def test_the_end_decides_every_district_that_was_not_sold_and_only_those() -> None:
    plan = city_holding(STATION, (3, 3, 1, 0))
    table = Table().build(plan)
    sold = {event.district for event in only(DistrictSold, table.events)}
    decided = {event.district for event in only(DistrictDecided, table.events)}
    assert STATION in sold
    assert sold | decided == set(range(13))
    assert not sold & decided
    for event in only(DistrictDecided, table.events):
        assert event.cubes == plan[event.district]
        assert table.seen().owners[event.district] == event.colour


@pytest.mark.rule("BS-23")
def test_nothing_is_decided_before_the_end() -> None:
    table = Table()
    for _ in range(17):
        table.pass_round()
    assert not only(DistrictDecided, table.events)
    assert all(owner < NOBODY for owner in table.seen().owners)


@pytest.mark.rule("BS-23")
def test_an_empty_district_goes_to_nobody() -> None:
    table = Table().build(city_holding(STATION, (0, 0, 0, 0)))
    assert DistrictDecided(STATION, NOBODY, (0, 0, 0, 0)) in table.events
    assert table.owner("station") == NOBODY
    assert all(
        fact != ("district", STATION)
        for one in table.result().standings
        for line in one.lines
        for fact in line.facts
    )
