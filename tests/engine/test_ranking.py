"""Final accounts become places."""

from __future__ import annotations

from bigshot_desktop.engine.game import Line
from bigshot_desktop.engine.ranking import Sheet, ranked


def sheet(seat: int, *order: int, qualified: bool = True) -> Sheet:
    return Sheet(seat, order, (Line.of("cash", order[0]), Line.of("loans", -1)), qualified)


def test_more_is_better_and_the_first_thing_counts_first() -> None:
    result = ranked([sheet(0, 5, 9), sheet(1, 7, 0), sheet(2, 5, 10)])
    assert [(one.seat, one.rank) for one in result.standings] == [(1, 1), (2, 2), (0, 3)]
    assert result.winners == (1,)


def test_who_is_equal_in_everything_shares_the_place_and_the_next_is_left_out() -> None:
    result = ranked([sheet(3, 4), sheet(2, 8), sheet(0, 8), sheet(1, 4)])
    assert [(one.seat, one.rank) for one in result.standings] == [(0, 1), (2, 1), (1, 3), (3, 3)]
    assert result.winners == (0, 2)


def test_the_total_is_what_the_lines_add_up_to() -> None:
    (standing,) = ranked([sheet(0, 12)]).standings
    assert standing.total == 11


def test_who_is_not_qualified_does_not_win_even_in_front() -> None:
    result = ranked([sheet(0, 9, qualified=False), sheet(1, 3, qualified=False)])
    assert result.standings[0].rank == 1
    assert result.winners == ()
