"""Three players and a colour that belongs to nobody (BS-30). The usual deal leaves black to nobody."""

from __future__ import annotations

import pytest

from bigshot_desktop.engine.game import EVERYONE
from bigshot_desktop.games.big_shot.rules.actions import Bid, Borrow, Pass
from bigshot_desktop.games.big_shot.rules.events import DistrictSold
from tests.games.big_shot.rules.positions import (
    BLACK,
    GAME,
    RED,
    WHITE,
    Table,
    city_owned,
    district,
    lots_with,
    only,
)


@pytest.mark.rule("BS-30")
def test_the_fourth_colour_has_no_money() -> None:
    table = Table(3)
    for seat in (0, 1, 2, EVERYONE):
        assert table.seen(seat).cash == (10, 10, 10, 0)


@pytest.mark.rule("BS-30")
def test_nobody_bids_or_borrows_for_the_fourth_colour() -> None:
    table = Table(3)
    table.roll()
    spoke = []
    for amount in (1, 2, 3, 4):
        spoke.append(table.turn)
        assert table.refused(Borrow(table.turn, BLACK)) == ("not-your-purse", "BS-08")
        assert table.refused(Bid(3, 9)) == ("not-your-turn", "BS-11")
        table.do(Bid(table.turn, amount))
    assert spoke == [1, 2, 0, 1]


@pytest.mark.rule("BS-30")
def test_its_cubes_are_auctioned_and_placed_like_all_others_and_it_can_win_a_district() -> None:
    table = Table(3, lots=lots_with({0: (1, 0, 0, 3), 1: (1, 0, 1, 2)}))
    table.roll()
    table.sell_lot(1, 2)
    table.place((BLACK, "docks"), (BLACK, "docks"), (BLACK, "docks"), (RED, "docks"))
    table.roll()
    table.let_all_pass()
    events = table.place((BLACK, "docks"), (WHITE, "docks"), (RED, "docks"))
    assert only(DistrictSold, events) == [DistrictSold(district("docks"), BLACK, (2, 0, 1, 4))]
    assert table.owner("docks") == BLACK


@pytest.mark.rule("BS-30")
def test_the_fourth_colour_cancels_like_any_other() -> None:
    table = Table(3).build(city_owned({"theatre": WHITE, "docks": RED}, theatre=(2, 0, 1, 2)))
    assert table.owner("theatre") == WHITE


@pytest.mark.rule("BS-30")
def test_its_districts_count_for_no_one() -> None:
    table = Table(3).build(
        city_owned({"grand-hotel": BLACK, "city-hall": BLACK, "theatre": RED, "docks": RED})
    )
    assert table.owner("grand-hotel") == BLACK
    assert [(one.seat, one.total) for one in table.result().standings] == [
        (0, 36),
        (1, 10),
        (2, 10),
    ]
    assert table.result().winners == (0,)


@pytest.mark.rule("BS-30", "BS-24")
def test_a_park_of_the_fourth_colour_doubles_nothing_for_a_player() -> None:
    table = Table(3).build(city_owned({"north-park": BLACK, "mill-row": RED, "station": RED}))
    assert table.standing(0).total == 10 + 9 + 11


@pytest.mark.rule("BS-30", "BS-27")
def test_when_the_fourth_colour_alone_owns_districts_nobody_wins() -> None:
    table = Table(3).build(city_owned({"theatre": BLACK, "docks": BLACK, "station": BLACK}))
    assert table.result().winners == ()
    assert [one.seat for one in table.result().standings] == [0, 1, 2]


@pytest.mark.rule("BS-30")
@pytest.mark.parametrize("nobodys", [0, 1, 2, 3])
def test_any_colour_can_be_the_one_that_belongs_to_nobody(nobodys: int) -> None:
    colours = [(colour,) for colour in range(4) if colour != nobodys]
    table = Table(3, colours=colours)
    assert [table.seen().cash[colour] for colour in range(4)] == [
        0 if colour == nobodys else 10 for colour in range(4)
    ]
    table.roll()
    assert Borrow(table.turn, nobodys) not in GAME.legal(table.state, table.turn)
    table.do(Pass(1), Pass(2))
    table.scatter()
