"""Two players with two colours each (BS-40 to BS-44). Seat 0 has red and yellow, seat 1 white and black."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from bigshot_desktop.engine.game import EVERYONE, Line
from bigshot_desktop.games.big_shot.rules.actions import Bid, Borrow, Pass, Pay, Place
from bigshot_desktop.games.big_shot.rules.decisions import ChoosePurse, PlaceCube, Speak
from bigshot_desktop.games.big_shot.rules.events import DistrictSold, LoanTaken, LotFree, LotWon
from tests.games.big_shot.rules.positions import (
    BLACK,
    GAME,
    RED,
    WHITE,
    YELLOW,
    Table,
    city_owned,
    district,
    lots_with,
    only,
)


def ended(owners: Mapping[str, int]) -> Table:
    table = Table(2).build(city_owned(owners))
    assert {name: table.owner(name) for name in owners} == dict(owners)
    return table


# --- two purses -----------------------------------------------------------------------------------


@pytest.mark.rule("BS-40")
def test_each_player_has_two_colours_with_ten_for_each() -> None:
    table = Table(2)
    assert [len(colours) for colours in table.setup.deal.colours] == [2, 2]
    for seat in (0, 1, EVERYONE):
        assert table.seen(seat).cash == (10, 10, 10, 10), "open for all to see"


@pytest.mark.rule("BS-40")
def test_the_two_purses_stay_apart() -> None:
    table = Table(2)
    table.roll()
    table.do(Borrow(1, BLACK))
    assert (table.cash(WHITE), table.cash(BLACK)) == (10, 19)
    table.do(Bid(1, 15), Pass(0))
    assert (table.cash(WHITE), table.cash(BLACK)) == (10, 4)
    assert (table.cash(RED), table.cash(YELLOW)) == (10, 10)


@pytest.mark.rule("BS-40")
@pytest.mark.parametrize("colour", [RED, YELLOW])
def test_nobody_borrows_for_or_pays_with_a_colour_of_the_other_player(colour: int) -> None:
    table = Table(2)
    table.roll()
    assert table.refused(Borrow(1, colour)) == ("not-your-purse", "BS-40")
    table.do(Bid(1, 3), Pass(0))
    assert isinstance(table.asked(), ChoosePurse)
    assert table.refused(Pay(1, colour)) == ("not-your-purse", "BS-40")


# --- loans ----------------------------------------------------------------------------------------


@pytest.mark.rule("BS-41")
@pytest.mark.parametrize("colours", [(), (WHITE,), (BLACK,), (WHITE, BLACK), (BLACK, WHITE)])
def test_before_the_first_word_one_may_borrow_for_either_colour_or_both(
    colours: tuple[int, ...],
) -> None:
    table = Table(2)
    table.roll()
    assert table.asked() == Speak(lowest=1, highest=10, purses=(WHITE, BLACK))
    for colour in colours:
        assert table.do(Borrow(1, colour)) == [LoanTaken(1, colour, 1, 9)]
        assert table.turn == 1
    assert table.seen().loans == tuple(int(colour in colours) for colour in range(4))
    table.do(Bid(1, 10))
    assert table.turn == 0


@pytest.mark.rule("BS-41")
def test_after_the_first_word_there_is_no_loan_for_any_colour() -> None:
    table = Table(2)
    table.roll()
    table.do(Borrow(1, WHITE), Bid(1, 1), Bid(0, 2))
    assert table.asked() == Speak(lowest=3, highest=19, purses=())
    assert table.refused(Borrow(1, WHITE)) == ("loan-before-speaking", "BS-41")
    assert table.refused(Borrow(1, BLACK)) == ("loan-before-speaking", "BS-41")
    assert not any(isinstance(action, Borrow) for action in GAME.legal(table.state, 1))


@pytest.mark.rule("BS-41")
def test_the_word_of_one_player_does_not_stop_the_loans_of_the_other() -> None:
    table = Table(2)
    table.roll()
    table.do(Bid(1, 10))
    assert table.asked() == Speak(lowest=11, highest=10, purses=(RED, YELLOW))
    table.do(Borrow(0, YELLOW), Borrow(0, RED), Bid(0, 11))
    assert table.refused(Borrow(1, WHITE)) == ("loan-before-speaking", "BS-41")


@pytest.mark.rule("BS-41")
def test_once_per_colour_and_round() -> None:
    table = Table(2)
    table.roll()
    table.do(Borrow(1, WHITE))
    assert table.refused(Borrow(1, WHITE)) == ("loan-this-round", "BS-41")
    assert table.asked().purses == (BLACK,)  # type: ignore[attr-defined]
    table.let_all_pass()
    table.scatter()
    table.roll()
    table.do(Bid(0, 1))
    table.do(Borrow(1, WHITE))


@pytest.mark.rule("BS-41", "BS-20")
def test_the_number_of_a_loan_counts_per_colour() -> None:
    table = Table(2)
    table.roll()
    table.do(Borrow(1, WHITE), Pass(1))
    table.scatter()
    table.roll()
    table.do(Bid(0, 1))
    assert table.do(Borrow(1, WHITE)) == [LoanTaken(1, WHITE, 2, 8)]
    assert table.do(Borrow(1, BLACK)) == [LoanTaken(1, BLACK, 1, 9)]


# --- paying ---------------------------------------------------------------------------------------


@pytest.mark.rule("BS-42")
def test_the_limit_of_a_bid_is_the_larger_purse_not_both() -> None:
    table = Table(2)
    table.roll()
    assert table.refused(Bid(1, 11)) == ("bid-above-cash", "BS-42")
    table.do(Borrow(1, BLACK))
    assert table.asked() == Speak(lowest=1, highest=19, purses=(WHITE,))
    assert table.refused(Bid(1, 20)) == ("bid-above-cash", "BS-42")
    assert dict(table.refusal(Bid(1, 20)).facts) == {"amount": 20, "cash": 19}
    table.do(Bid(1, 19))


@pytest.mark.rule("BS-42")
@pytest.mark.parametrize(("colour", "left"), [(WHITE, (3, 10)), (BLACK, (10, 3))])
def test_the_winner_chooses_which_colour_pays_before_the_cubes_are_placed(
    colour: int, left: tuple[int, int]
) -> None:
    table = Table(2)
    table.roll()
    table.do(Bid(1, 7), Pass(0))
    assert table.turn == 1
    assert table.asked() == ChoosePurse(amount=7, purses=(WHITE, BLACK))
    assert not only(LotWon, table.events)
    assert table.refused(Place(1, RED, 0)) == ("not-now", "BS-42")
    assert table.refused(Pay(0, RED)) == ("not-your-turn", "BS-42")
    assert table.do(Pay(1, colour)) == [LotWon(1, 7, colour)]
    assert (table.cash(WHITE), table.cash(BLACK)) == left
    assert isinstance(table.asked(), PlaceCube)
    assert table.turn == 1
    assert table.refused(Pay(1, colour)) == ("not-now", "BS-15")


@pytest.mark.rule("BS-42")
def test_with_only_one_purse_that_can_pay_there_is_no_question() -> None:
    table = Table(2)
    table.roll()
    table.do(Borrow(1, BLACK), Bid(1, 11), Pass(0))
    assert table.last(LotWon) == LotWon(1, 11, BLACK)
    assert isinstance(table.asked(), PlaceCube)


@pytest.mark.rule("BS-42")
def test_a_purse_that_holds_exactly_the_bid_can_pay() -> None:
    table = Table(2)
    table.roll()
    table.do(Borrow(1, BLACK), Bid(1, 10), Pass(0))
    assert table.asked() == ChoosePurse(amount=10, purses=(WHITE, BLACK))
    table.do(Pay(1, WHITE))
    assert (table.cash(WHITE), table.cash(BLACK)) == (0, 19)


@pytest.mark.rule("BS-42", "BS-13")
def test_a_free_lot_asks_for_no_purse() -> None:
    table = Table(2)
    table.roll()
    assert LotFree(0) in table.do(Pass(1))
    assert isinstance(table.asked(), PlaceCube)
    assert table.seen().cash == (10, 10, 10, 10)


# --- districts ------------------------------------------------------------------------------------


@pytest.mark.rule("BS-43", "BS-18")
def test_two_colours_of_one_player_cancel_each_other_like_any_others() -> None:
    """Red 3 and yellow 3, both of seat 0, cancel: the single white cube wins for seat 1."""
    table = Table(2, lots=lots_with({0: (2, 2, 0, 0), 1: (1, 1, 1, 1)}))
    table.roll()
    table.let_all_pass()
    table.place(*((colour, "docks") for colour in (RED, RED, YELLOW, YELLOW)))
    table.roll()
    table.let_all_pass()
    events = table.place((RED, "docks"), (YELLOW, "docks"), (WHITE, "docks"))
    assert only(DistrictSold, events) == [DistrictSold(district("docks"), WHITE, (3, 3, 1, 0))]


@pytest.mark.rule("BS-43", "BS-23")
def test_two_colours_of_one_player_cancel_each_other_at_the_end_too() -> None:
    table = Table(2).build(city_owned({}, docks=(2, 2, 0, 0)))
    assert table.owner("docks") == -1


@pytest.mark.rule("BS-43", "BS-24")
def test_a_park_doubles_only_neighbours_of_its_own_colour() -> None:
    """Seat 0 owns the park with red, the 9 with red and the 10 with yellow."""
    table = ended({"north-park": RED, "mill-row": RED, "fish-market": YELLOW})
    standing = table.standing(0)
    assert Line.of("district", 18, district=district("mill-row"), times=2, colour=RED) in (
        standing.lines
    )
    assert Line.of("district", 10, district=district("fish-market"), times=1, colour=YELLOW) in (
        standing.lines
    )
    assert standing.total == 18 + 10 + 20


# --- winning --------------------------------------------------------------------------------------


@pytest.mark.rule("BS-44")
@pytest.mark.parametrize(
    ("owners", "qualified"),
    [
        ({"theatre": RED, "docks": RED, "station": YELLOW, "brewery": YELLOW}, True),
        ({"theatre": RED, "docks": RED, "station": YELLOW}, False),
        ({"theatre": RED, "station": YELLOW, "brewery": YELLOW, "docks": YELLOW}, False),
        ({"theatre": RED, "docks": RED, "station": RED, "brewery": RED}, False),
    ],
)
def test_to_qualify_one_needs_two_districts_with_each_colour(
    owners: Mapping[str, int], qualified: bool
) -> None:
    table = ended(owners)
    assert table.standing(0).qualified is qualified
    assert table.result().winners == ((0,) if qualified else ())


@pytest.mark.rule("BS-44", "BS-26")
def test_the_richer_player_does_not_win_without_two_districts_of_each_colour() -> None:
    table = ended(
        {
            "grand-hotel": RED,
            "city-hall": RED,
            "boulevard": YELLOW,
            "north-park": WHITE,
            "south-park": WHITE,
            "mill-row": BLACK,
            "brewery": BLACK,
        }
    )
    assert [table.standing(seat).total for seat in (0, 1)] == [78, 38]
    assert table.result().winners == (1,)
    assert [(one.rank, one.seat) for one in table.result().standings] == [(1, 1), (2, 0)]


@pytest.mark.rule("BS-44", "BS-25")
def test_the_wealth_of_both_colours_is_added() -> None:
    table = Table(2).build(
        city_owned({"theatre": WHITE, "docks": BLACK}),
        {1: [Borrow(1, WHITE), Borrow(1, BLACK), Bid(1, 5), Pass(0), Pay(1, BLACK)]},
    )
    standing = table.standing(1)
    assert standing.lines == (
        Line.of("district", 16, district=district("theatre"), times=1, colour=WHITE),
        Line.of("district", 10, district=district("docks"), times=1, colour=BLACK),
        Line.of("cash", 19, colour=WHITE),
        Line.of("loans", -10, colour=WHITE, number=1),
        Line.of("cash", 14, colour=BLACK),
        Line.of("loans", -10, colour=BLACK, number=1),
    )
    assert standing.total == 26 + 9 + 4


@pytest.mark.rule("BS-44", "BS-27")
def test_ties_of_two_players_count_the_districts_of_both_colours() -> None:
    """Both have 67; seat 0 owns the best district, seat 1 five districts to four."""
    table = Table(2).build(
        city_owned(
            {
                "north-park": RED,
                "docks": RED,
                "grand-hotel": YELLOW,
                "theatre": YELLOW,
                "south-park": WHITE,
                "mill-row": WHITE,
                "fish-market": BLACK,
                "station": BLACK,
                "boulevard": BLACK,
            }
        ),
        {1: [Bid(1, 1)]},
    )
    assert [table.standing(seat).total for seat in (0, 1)] == [67, 67]
    assert table.result().winners == (1,)
