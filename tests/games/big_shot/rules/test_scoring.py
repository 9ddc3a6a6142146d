"""The final account: doubling, wealth, qualification, ties and ranks (BS-24 to BS-27)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from bigshot_desktop.engine.game import Fact, Line, Standing
from bigshot_desktop.games.big_shot.rules.actions import Bid, BigShotAction, Borrow, Pass
from bigshot_desktop.games.big_shot.rules.events import MatchEnded
from bigshot_desktop.games.big_shot.rules.majority import NOBODY
from bigshot_desktop.games.big_shot.rules.scoring import factor, wealth
from bigshot_desktop.games.big_shot.rules.state import UNDECIDED
from tests.games.big_shot.rules.positions import (
    BLACK,
    CITY,
    GAME,
    RED,
    WHITE,
    YELLOW,
    Table,
    city_owned,
    city_with,
    district,
)

Money = Mapping[int, Sequence[BigShotAction]]


def ended(owners: Mapping[str, int], money: Money | None = None, **wishes: object) -> Table:
    """A match of four that ended with these owners; ``money``: how the auctions of some rounds began.

    In round 1 seat 1 speaks first, in round 2 seat 2, and so on.
    """
    table = Table(**wishes).build(city_owned(owners), money)  # type: ignore[arg-type]
    assert {name: table.owner(name) for name in owners} == dict(owners)
    return table


def districts_of(standing: Standing) -> dict[Fact, int]:
    """What each district of a player was worth, by its number."""
    lines = [line for line in standing.lines if line.code == "district"]
    return {dict(line.facts)["district"]: line.amount for line in lines}


def ranks(table: Table) -> list[tuple[int, int]]:
    """Rank and seat, in the order of the ranking."""
    return [(one.rank, one.seat) for one in table.result().standings]


# --- parks ----------------------------------------------------------------------------------------


@pytest.mark.rule("BS-24")
def test_a_park_doubles_the_districts_beside_it_of_the_same_owner() -> None:
    table = ended({"north-park": RED, "mill-row": RED, "station": RED, "theatre": RED})
    assert districts_of(table.standing(0)) == {
        district("north-park"): 0,
        district("mill-row"): 18,
        district("station"): 22,
        district("theatre"): 16,
    }
    assert table.standing(0).total == 10 + 18 + 22 + 16


@pytest.mark.rule("BS-24")
def test_a_park_does_not_double_what_it_does_not_touch() -> None:
    table = ended({"north-park": RED, "brewery": RED, "grand-hotel": RED})
    assert table.standing(0).total == 10 + 9 + 21


@pytest.mark.rule("BS-24")
def test_a_park_doubles_nothing_of_another_owner() -> None:
    table = ended({"north-park": RED, "mill-row": YELLOW, "fish-market": RED})
    assert table.standing(0).total == 10 + 20
    assert table.standing(1).total == 10 + 9


@pytest.mark.rule("BS-24")
def test_a_park_of_nobody_doubles_nothing() -> None:
    table = ended({"mill-row": RED, "fish-market": RED, "station": RED})
    assert table.standing(0).total == 10 + 9 + 10 + 11


@pytest.mark.rule("BS-24")
def test_both_parks_double_each_their_own_side() -> None:
    table = ended({"north-park": RED, "mill-row": RED, "south-park": RED, "docks": RED})
    assert table.standing(0).total == 10 + 18 + 20


@pytest.mark.rule("BS-24")
@pytest.mark.parametrize(
    ("owners", "worth", "times"),
    [
        ({"north-park": RED, "south-park": RED, "theatre": RED}, 64, 4),
        ({"north-park": RED, "south-park": YELLOW, "theatre": RED}, 32, 2),
        ({"north-park": YELLOW, "south-park": RED, "theatre": RED}, 32, 2),
        ({"north-park": YELLOW, "south-park": YELLOW, "theatre": RED}, 16, 1),
    ],
)
def test_in_a_city_where_a_district_touches_both_parks_two_own_parks_quadruple_it(
    owners: Mapping[str, int], worth: int, times: int
) -> None:
    city = city_with(north_park=["theatre", "mill-row"], south_park=["theatre"])
    table = ended(owners, city=city)
    line = Line.of("district", worth, district=district("theatre"), times=times, colour=RED)
    assert line in table.standing(0).lines
    assert table.standing(0).total == 10 + worth


# --- wealth ---------------------------------------------------------------------------------------


@pytest.mark.rule("BS-25")
def test_wealth_is_cash_and_districts_less_ten_for_each_loan() -> None:
    table = ended(
        {"theatre": YELLOW, "docks": YELLOW},
        {1: [Borrow(1, YELLOW), Bid(1, 12)], 5: [Borrow(1, YELLOW), Bid(1, 2)]},
    )
    standing = table.standing(1)
    assert standing.lines == (
        Line.of("district", 16, district=district("theatre"), times=1, colour=YELLOW),
        Line.of("district", 10, district=district("docks"), times=1, colour=YELLOW),
        Line.of("cash", 10 + 9 - 12 + 8 - 2, colour=YELLOW),
        Line.of("loans", -20, colour=YELLOW, number=2),
    )
    assert standing.total == 16 + 10 + 13 - 20


@pytest.mark.rule("BS-25")
def test_wealth_may_be_negative() -> None:
    table = ended({}, {1: [Borrow(1, YELLOW), Bid(1, 19)]})
    assert table.standing(1).total == -10


@pytest.mark.rule("BS-25", "BS-26")
def test_the_greatest_wealth_wins_even_when_negative() -> None:
    table = ended(
        {"north-park": YELLOW, "south-park": YELLOW},
        {1: [Borrow(1, YELLOW), Bid(1, 19)]},
    )
    assert table.standing(1).total == -10
    assert table.result().winners == (1,)
    assert ranks(table)[0] == (1, 1)
    assert [one.total for one in table.result().standings] == [-10, 10, 10, 10]


# --- qualification --------------------------------------------------------------------------------


@pytest.mark.rule("BS-26")
def test_one_district_is_not_enough_to_win_however_rich() -> None:
    table = ended({"grand-hotel": RED, "mill-row": YELLOW, "brewery": YELLOW}, {1: [Bid(1, 10)]})
    assert table.standing(0).total == 31
    assert not table.standing(0).qualified
    assert table.standing(1).total == 18
    assert table.standing(1).qualified
    assert table.result().winners == (1,)
    assert ranks(table) == [(1, 1), (2, 0), (3, 2), (3, 3)]


@pytest.mark.rule("BS-26")
def test_parks_count_as_districts() -> None:
    table = ended({"grand-hotel": RED, "north-park": YELLOW, "mill-row": YELLOW})
    assert table.standing(1).qualified
    assert table.result().winners == (1,)
    table = ended({"north-park": WHITE, "south-park": WHITE})
    assert table.standing(2).qualified
    assert table.result().winners == (2,)


@pytest.mark.rule("BS-26")
def test_among_those_who_qualify_the_greatest_wealth_wins() -> None:
    table = ended(
        {"mill-row": RED, "fish-market": RED, "station": RED, "theatre": YELLOW, "exchange": YELLOW}
    )
    assert [table.standing(seat).total for seat in (0, 1)] == [40, 43]
    assert table.result().winners == (1,)


# --- ties -----------------------------------------------------------------------------------------


@pytest.mark.rule("BS-27")
def test_of_equal_wealth_more_districts_win() -> None:
    """Yellow 16 + 21, white 9 + 10 + 18: both 47."""
    table = ended(
        {
            "theatre": YELLOW,
            "grand-hotel": YELLOW,
            "mill-row": WHITE,
            "docks": WHITE,
            "boulevard": WHITE,
        }
    )
    assert [table.standing(seat).total for seat in (1, 2)] == [47, 47]
    assert table.result().winners == (2,)
    assert ranks(table)[:2] == [(1, 2), (2, 1)]


@pytest.mark.rule("BS-27")
def test_a_park_counts_as_a_district_in_a_tie_too() -> None:
    """Red 10 + 11 and a park that touches neither, yellow 9 + 16 with 6 in cash: 31 each, three districts to two."""
    table = ended(
        {"docks": RED, "tram-depot": RED, "north-park": RED, "brewery": YELLOW, "theatre": YELLOW},
        {1: [Bid(1, 4)]},
    )
    assert [table.standing(seat).total for seat in (0, 1)] == [31, 31]
    assert table.result().winners == (0,)


@pytest.mark.rule("BS-27")
def test_of_equal_wealth_and_districts_the_most_valuable_single_district_wins() -> None:
    """Red 16 + 19, yellow 17 + 18."""
    table = ended({"theatre": RED, "city-hall": RED, "exchange": YELLOW, "boulevard": YELLOW})
    assert [table.standing(seat).total for seat in (0, 1)] == [45, 45]
    assert table.result().winners == (0,)
    assert ranks(table)[:2] == [(1, 0), (2, 1)]


@pytest.mark.rule("BS-27")
def test_the_most_valuable_district_counts_as_scored_doubling_included() -> None:
    """White's doubled 11 is worth 22 and beats yellow's 21; both have 32 and two districts."""
    table = ended(
        {"north-park": WHITE, "station": WHITE, "grand-hotel": YELLOW, "brewery": YELLOW},
        {1: [Bid(1, 8)]},
    )
    assert [table.standing(seat).total for seat in (1, 2)] == [32, 32]
    assert table.result().winners == (2,)


@pytest.mark.rule("BS-27")
def test_who_is_still_tied_shares_the_win_and_the_rank() -> None:
    """Red and yellow own a 9 and a 10 each, white the rest of little: 1, 1, 3, 4."""
    table = ended(
        {
            "mill-row": RED,
            "docks": RED,
            "brewery": YELLOW,
            "fish-market": YELLOW,
            "north-park": WHITE,
            "south-park": WHITE,
        }
    )
    assert table.result().winners == (0, 1)
    assert ranks(table) == [(1, 0), (1, 1), (3, 2), (4, 3)]
    assert table.events[-1] == MatchEnded((0, 1))


@pytest.mark.rule("BS-27")
def test_a_shared_lower_rank_is_skipped_like_a_shared_win() -> None:
    table = ended({"theatre": RED, "docks": RED})
    assert ranks(table) == [(1, 0), (2, 1), (2, 2), (2, 3)]


@pytest.mark.rule("BS-27")
def test_if_nobody_qualifies_nobody_wins() -> None:
    table = ended({"grand-hotel": RED, "theatre": YELLOW})
    assert table.result().winners == ()
    assert table.events[-1] == MatchEnded(())
    assert not any(one.qualified for one in table.result().standings)
    assert ranks(table) == [(1, 0), (2, 1), (3, 2), (3, 3)]


@pytest.mark.rule("BS-27")
def test_the_ranking_lists_the_qualified_first_and_the_others_after_them_in_the_same_order() -> (
    None
):
    """Black is poorest but the only one who qualifies; of the others the richer comes first, equals by districts."""
    table = ended(
        {
            "north-park": BLACK,
            "south-park": BLACK,
            "mill-row": YELLOW,
            "grand-hotel": RED,
        },
        {3: [Bid(3, 10)], 1: [Bid(1, 9)]},
    )
    assert [(one.seat, one.total) for one in table.result().standings] == [
        (3, 0),
        (0, 31),
        (1, 10),
        (2, 10),
    ]
    assert ranks(table) == [(1, 3), (2, 0), (3, 1), (4, 2)]


@pytest.mark.rule("BS-27")
def test_unqualified_players_with_one_district_each_are_told_apart_by_its_value() -> None:
    """Yellow 16 with 10, white 17 with 9: both 26 and one district."""
    table = ended({"theatre": YELLOW, "exchange": WHITE}, {2: [Bid(2, 1)]})
    assert [table.standing(seat).total for seat in (1, 2)] == [26, 26]
    assert ranks(table)[:2] == [(1, 2), (2, 1)]


@pytest.mark.rule("BS-27")
def test_wealth_comes_before_districts_and_districts_before_the_best_one() -> None:
    """Red has less wealth and more districts; white has fewer districts and the best one."""
    table = ended(
        {
            "north-park": RED,
            "south-park": RED,
            "theatre": RED,
            "mill-row": YELLOW,
            "docks": YELLOW,
            "tram-depot": YELLOW,
            "grand-hotel": WHITE,
            "brewery": WHITE,
        }
    )
    assert [table.standing(seat).total for seat in (0, 1, 2)] == [26, 40, 40]
    assert ranks(table)[:3] == [(1, 1), (2, 2), (3, 0)]


@pytest.mark.rule("BS-25")
def test_an_unfinished_match_has_no_result() -> None:
    table = Table()
    assert GAME.result(table.state) is None
    table.roll()
    table.do(Pass(1))
    assert GAME.result(table.state) is None


@pytest.mark.rule("BS-24")
def test_a_park_and_a_district_that_nobody_owns_yet_do_not_double() -> None:
    undecided = [UNDECIDED] * 13
    nobodys = [NOBODY] * 13
    for owners in (undecided, nobodys):
        assert all(factor(CITY, owners, place) == 1 for place in range(13))


@pytest.mark.rule("BS-25")
def test_wealth_so_far_comes_to_the_final_account() -> None:
    money: Money = {1: [Bid(1, 4)], 2: [Borrow(2, WHITE), Bid(2, 6)]}
    table = ended({"north-park": RED, "mill-row": RED, "docks": YELLOW}, money)
    seen = table.seen()
    for seat, (colour,) in enumerate(seen.setup.deal.colours):
        total = wealth(CITY, seen.owners, seen.cash, seen.loans, [colour])
        assert total == table.standing(seat).total
    both = wealth(CITY, seen.owners, seen.cash, seen.loans, [RED, YELLOW])
    assert both == table.standing(0).total + table.standing(1).total


@pytest.mark.rule("BS-25", "BS-50")
def test_hidden_cash_hides_wealth() -> None:
    seen = Table(hidden_money="yes").seen(0)
    assert wealth(CITY, seen.owners, seen.cash, seen.loans, [RED]) == 10
    assert wealth(CITY, seen.owners, seen.cash, seen.loans, [YELLOW]) is None
