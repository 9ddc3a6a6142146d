"""The end: the bonus, and who wins (SA-28, SA-29)."""

from __future__ import annotations

import pytest

from bigshot_desktop.engine.game import CHANCE, EVERYONE, Line
from bigshot_desktop.games.saludos_amigos.rules.actions import DrawTile
from bigshot_desktop.games.saludos_amigos.rules.events import (
    BonusPaid,
    DiceRolled,
    HandShown,
    MatchEnded,
    ProjectCompleted,
)
from tests.games.saludos_amigos.rules.positions import GAME, Table, only

THREE = (3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5)
"""The sections of three projects, each worth enough for a coalition of four."""


def all_together(table: Table, value: int) -> None:
    """A turn in which all four are paid, seat 0 the most, and nobody draws."""
    worth = value + table.seen().sections[value - 1] + 1
    table.turn({0: worth - 3, 1: 1, 2: 1, 3: 1}, value)


def before_the_end(*values: int) -> Table:
    """Three projects are complete, and the hands are as they were dealt."""
    table = Table()
    for value in values or THREE:
        all_together(table, value)
    return table


@pytest.mark.rule("SA-28")
def test_with_the_fourth_project_nobody_rolls_or_negotiates() -> None:
    table = before_the_end()
    events = table.tile(1)
    assert table.over
    assert GAME.to_act(table.state) == ()
    assert not only(DiceRolled, events)
    assert only(ProjectCompleted, events) == [ProjectCompleted(1, 4)]
    assert table.refused(DrawTile(CHANCE, 6)) == ("match-over", "SA-28")


@pytest.mark.rule("SA-28")
def test_the_greatest_sum_of_values_gets_the_printed_value() -> None:
    table = before_the_end(*THREE[:-1])
    table.turn({1: 2, 2: 2, 3: 6}, 5, draws=(3,))
    money = table.money
    events = table.tile(1)
    assert only(HandShown, events) == [
        HandShown(0, (1, 1, 2), 9),
        HandShown(1, (1, 1, 1), 6),
        HandShown(2, (1, 1, 1), 6),
        HandShown(3, (1, 1, 1), 6),
    ]
    assert only(BonusPaid, events) == [BonusPaid(0, 1, money[0] + 1)]
    assert table.money == (money[0] + 1, *money[1:])


@pytest.mark.rule("SA-28")
def test_values_count_not_the_number_of_cards() -> None:
    table = Table()
    table.tile(6)
    table.roll()
    table.again(1, 1, 1)
    table.all_ready()
    table.agree({0: 3, 2: 2, 3: 2})
    table.all_done()
    table.nobody_comes()
    table.draw(3)  # seat 1: 2, 3, 3
    table.turn({1: 4, 2: 2, 3: 2}, draws=(1,))  # seat 0: 1, 1, 2, 3
    for value in THREE:
        all_together(table, value)
    assert table.cards == (4, 3, 3, 3)
    events = table.tile(1)
    assert [event.total for event in only(HandShown, events)] == [7, 8, 6, 6]
    assert [event.seat for event in only(BonusPaid, events)] == [1]


@pytest.mark.rule("SA-28")
def test_all_who_are_tied_get_the_bonus() -> None:
    table = before_the_end()
    money = table.money
    events = table.tile(1)
    assert [event.seat for event in only(BonusPaid, events)] == [0, 1, 2, 3]
    assert table.money == tuple(amount + 1 for amount in money)


@pytest.mark.rule("SA-28")
def test_two_who_are_tied_get_the_bonus_and_the_others_do_not() -> None:
    table = before_the_end(*THREE[:-1])
    table.turn({0: 5, 3: 5}, 5, draws=(2, 2))
    events = table.tile(1)
    assert [event.seat for event in only(BonusPaid, events)] == [1, 2]
    assert table.seen().bonus == 0b0110


@pytest.mark.rule("SA-28")
@pytest.mark.parametrize(
    ("before", "last"),
    [
        ((2, 2, 3, 3, 3, 4, 4, 4, 4), 1),
        ((1, 3, 3, 3, 4, 4, 4, 4, 2), 2),
        ((1, 2, 2, 4, 4, 4, 4, 3, 3), 3),
        ((1, 2, 2, 3, 3, 3, 4, 4, 4), 4),
        ((1, 2, 2, 3, 3, 3, 5, 5, 5, 5), 5),
        ((1, 2, 2, 3, 3, 3, 6, 6, 6, 6, 6), 6),
    ],
)
def test_the_bonus_is_the_printed_value_of_the_last_tile(
    before: tuple[int, ...], last: int
) -> None:
    table = Table()
    for value in before:
        table.turn(value=value)
    events = table.tile(last)
    assert {event.amount for event in only(BonusPaid, events)} == {last}


@pytest.mark.rule("SA-28")
def test_after_the_bonus_all_hands_lie_open() -> None:
    table = before_the_end()
    assert table.seen(0).hands[1] is None
    table.tile(1)
    for seat in (0, 3, EVERYONE):
        assert None not in table.seen(seat).hands


@pytest.mark.rule("SA-29")
def test_furthest_on_the_money_track_wins() -> None:
    table = before_the_end()
    events = table.tile(1)
    result = table.result()
    assert result.winners == (0,)
    assert only(MatchEnded, events) == [MatchEnded((0,))]
    assert [one.rank for one in result.standings] == [1, 2, 2, 2]
    assert [one.seat for one in result.standings] == [0, 1, 2, 3]
    assert all(one.qualified for one in result.standings)


@pytest.mark.rule("SA-29")
def test_ties_share_the_win_and_the_third_is_third() -> None:
    table = Table()
    for value in (1, 2, 2, 3, 3, 3):
        table.turn(value=value)
    table.turn({0: 2, 1: 2, 2: 1}, 4)
    table.turn({0: 2, 1: 2, 2: 1, 3: 1}, 4)
    table.journalist()
    table.journalist()
    assert table.money == (4, 4, 2, 0)
    result = table.result()
    assert result.winners == (0, 1)
    assert [(one.seat, one.rank) for one in result.standings] == [(0, 1), (1, 1), (2, 3), (3, 4)]
    assert table.last(MatchEnded) == MatchEnded((0, 1))


@pytest.mark.rule("SA-29")
def test_the_lines_of_the_account_add_up() -> None:
    table = Table()
    table.turn({0: 1, 1: 6})
    table.turn({0: 8})
    table.turn({0: 8, 2: 1})
    table.journalist()
    for value in (2, 2, 3, 3, 3, 4, 4, 4, 4):
        worth = value + table.seen().sections[value - 1] + 1
        table.turn({0: worth}, value)
    table.tile(1)
    assert table.standing(0).total == sum((1, 8, 8, 3, 4, 4, 5, 6, 5, 6, 7, 8)) == 65
    assert table.standing(0).lines == (Line.of("shares", 65),)
    assert table.standing(2).lines[:2] == (Line.of("shares", 1), Line.of("journalists", -1))
    with_bonus = [one for one in table.result().standings if Line.of("bonus", 1) in one.lines]
    assert [one.seat for one in with_bonus] == [
        seat for seat in range(4) if table.seen().bonus >> seat & 1
    ]
    for one in table.result().standings:
        assert one.total == sum(line.amount for line in one.lines)


@pytest.mark.rule("SA-29")
def test_there_is_no_result_before_the_end() -> None:
    table = Table()
    assert GAME.result(table.state) is None
    table.turn({0: 7})
    assert GAME.result(table.state) is None
