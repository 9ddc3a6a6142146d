"""The end: when it comes, what everybody is worth, and the ranks (SH-20 to SH-22)."""

from __future__ import annotations

from typing import Any

import pytest

from bigshot_desktop.engine.game import Line
from bigshot_desktop.games.shark.rules.actions import EndTrading
from bigshot_desktop.games.shark.rules.decisions import CoverLoss
from bigshot_desktop.games.shark.rules.events import (
    BonusPaid,
    BuildingsUsedUp,
    GainPaid,
    LastPlayerLeft,
    LossPaid,
    MatchEnded,
    Ruined,
    TopReached,
)
from tests.games.shark.rules.positions import BLUE, GAME, GREEN, NONE, RED, YELLOW, Table, at, only

FOURTEEN = "rrrrrrr.....\n............\nrrrrrrr.bb.."
"""Red at 14, blue at 2."""


# --- when it ends ---------------------------------------------------------------------------------


@pytest.mark.rule("SH-21")
def test_the_match_ends_when_a_company_stands_at_15() -> None:
    table = Table.drawn(FOURTEEN, shares=[(2, 0, 0, 0), (1, 0, 0, 0)])
    events = table.build(RED, at(0, 7))
    assert table.over
    assert only(BonusPaid, events) == [BonusPaid(0, RED, 15)]
    assert [event.amount for event in only(GainPaid, events)] == [2, 1]
    assert events[-2:] == [TopReached(RED, 15), MatchEnded((0,))]


@pytest.mark.rule("SH-21")
def test_14_is_not_the_end() -> None:
    table = Table.drawn(FOURTEEN.replace("rrrrrrr.bb", "rrrrrr..bb"))
    table.build(RED, at(0, 7))
    assert table.values()[RED] == 14
    assert not table.over


@pytest.mark.rule("SH-21")
def test_the_placement_that_ends_the_match_is_settled_in_full() -> None:
    table = Table.drawn(FOURTEEN, 3, shares=[NONE, (0, 1, 0, 0), (0, 2, 0, 0)], cash=(0, 1, 9))
    events = table.build(RED, at(2, 7))
    assert only(LossPaid, events) == [LossPaid(1, 1, 1), LossPaid(2, 4, 0)]
    assert only(Ruined, events)[0].seat == 1, "half of nothing does not cover the rest"
    assert table.over
    assert table.cash() == (15, 0, 5)
    assert table.ranks() == {0: 1, 2: 2, 1: 3}


@pytest.mark.rule("SH-21", "SH-18")
def test_a_debtor_still_chooses_before_the_match_ends() -> None:
    table = Table.drawn(FOURTEEN + "\n\n\n\nbb..ggg", 2, shares=[NONE, (0, 3, 3, 0)], cash=(0, 2))
    table.build(RED, at(2, 7))
    assert table.asked() == CoverLoss(4, (0, 3, 3, 0), (15, 2, 3, 0))
    assert GAME.result(table.state) is None
    events = table.sell_off(0, 1, 2, 0)
    assert table.over
    assert only(TopReached, events) == [TopReached(RED, 15)]


@pytest.mark.rule("SH-21")
def test_the_match_ends_when_all_18_buildings_of_a_colour_are_used() -> None:
    table = Table.drawn("rr", removed=(15, 0, 0, 0))
    events = table.build(RED, at(5, 5))
    assert table.over
    assert table.seen().used == (18, 0, 0, 0)
    assert events[-2:] == [BuildingsUsedUp(RED), MatchEnded((0,))]


@pytest.mark.rule("SH-21")
def test_17_buildings_are_not_the_end() -> None:
    table = Table.drawn("rr", removed=(14, 0, 0, 0))
    table.build(RED, at(5, 5))
    assert table.seen().used == (17, 0, 0, 0)
    assert not table.over


@pytest.mark.rule("SH-21")
def test_there_is_no_trading_after_the_end() -> None:
    table = Table.drawn("rr", cash=(50,), removed=(15, 0, 0, 0), trading=True)
    table.buy(RED, 1)
    table.build(RED, at(5, 5))
    assert GAME.to_act(table.state) == ()
    assert table.refused(EndTrading(0)) == ("match-over", "SH-21")


@pytest.mark.rule("SH-21")
def test_both_ends_can_come_at_once() -> None:
    table = Table.drawn(FOURTEEN, removed=(3, 0, 0, 0))
    events = table.build(RED, at(0, 7))
    assert events[-3:] == [TopReached(RED, 15), BuildingsUsedUp(RED), MatchEnded((0,))]


@pytest.mark.rule("SH-20", "SH-22")
def test_the_match_ends_when_only_one_player_is_left() -> None:
    table = Table.drawn("rrr.bb", 3, shares=[NONE, (0, 1, 0, 0), (0, 2, 0, 0)], active=0)
    events = table.build(RED, at(0, 3))
    assert [event.seat for event in only(Ruined, events)] == [1, 2]
    assert events[-2:] == [LastPlayerLeft(0), MatchEnded((0,))]
    assert table.over
    assert table.ranks() == {0: 1, 2: 2, 1: 3}


@pytest.mark.rule("SH-20")
def test_two_players_are_enough_to_go_on() -> None:
    table = Table.drawn("rrr.bb", 3, shares=[NONE, (0, 1, 0, 0)])
    table.build(RED, at(0, 3))
    assert not table.over
    assert table.seen().playing.bit_count() == 2


# --- wealth and ranks -----------------------------------------------------------------------------


def ended(**wishes: Any) -> Table:
    """A match that ends with a green building: red at 5, blue at 3, green at 1, yellow at 0."""
    table = Table.drawn("rrrrr\n\nbbb", removed=(0, 0, 17, 0), **wishes)
    table.build(GREEN, at(9, 9))
    assert table.values() == (5, 3, 1, 0)
    assert table.over
    return table


@pytest.mark.rule("SH-22")
def test_wealth_is_cash_and_all_shares_at_their_value_line_by_line() -> None:
    table = ended(
        players=3, cash=(7, 20, 0), shares=[(2, 0, 4, 3), (0, 1, 0, 0), (0, 0, 0, 9)], active=2
    )
    assert table.standing(0).lines == (
        Line.of("cash", 7 + 4),  # each green share gained 1
        Line.of("shares", 10, company=RED, number=2, value=5),
        Line.of("shares", 4, company=GREEN, number=4, value=1),
        Line.of("shares", 0, company=YELLOW, number=3, value=0),
    )
    assert [one.total for one in table.result().standings] == [25, 23, 1]
    for one in table.result().standings:
        assert one.total == sum(line.amount for line in one.lines)
        assert one.qualified


@pytest.mark.rule("SH-22")
def test_the_richest_wins() -> None:
    table = ended(players=4, cash=(3, 9, 5, 7), active=0)
    assert table.cash() == (4, 9, 5, 7)
    assert table.ranks() == {1: 1, 3: 2, 2: 3, 0: 4}
    assert table.result().winners == (1,)


@pytest.mark.rule("SH-22")
def test_shares_count_as_much_as_cash() -> None:
    table = ended(players=2, cash=(0, 14), shares=[(0, 5, 0, 0), NONE])
    assert [one.total for one in table.result().standings] == [16, 14]
    assert table.result().winners == (0,)


@pytest.mark.rule("SH-22")
def test_equal_wealth_shares_the_win() -> None:
    table = ended(players=4, cash=(8, 9, 5, 9))
    assert table.ranks() == {0: 1, 1: 1, 3: 1, 2: 4}
    assert table.result().winners == (0, 1, 3)


@pytest.mark.rule("SH-22")
def test_equal_wealth_shares_a_lower_rank_too() -> None:
    table = ended(players=4, cash=(19, 9, 5, 9))
    assert table.ranks() == {0: 1, 1: 2, 3: 2, 2: 4}


@pytest.mark.rule("SH-22")
def test_the_ruined_rank_last_and_the_first_ruined_at_the_very_end() -> None:
    table = ended(players=6, cash=(0, 0, 0, 0, 0, 3), ruined=(4, 1, 2))
    # Seats 0 and 3 are alive with 1 and 0; even nothing ranks before ruin.
    assert table.ranks() == {5: 1, 0: 2, 3: 3, 2: 4, 1: 5, 4: 6}
    for seat in (1, 2, 4):
        standing = table.standing(seat)
        assert (standing.total, standing.qualified) == (0, False)
        assert standing.lines == (Line.of("ruined", 0),)
    assert table.result().winners == (5,)


@pytest.mark.rule("SH-22")
def test_while_the_match_goes_on_there_is_no_result() -> None:
    table = Table.drawn("rr")
    assert GAME.result(table.state) is None
    table.build(BLUE, at(5, 5))
    assert GAME.result(table.state) is None
