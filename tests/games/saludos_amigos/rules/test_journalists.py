"""Journalists (SA-24 to SA-27)."""

from __future__ import annotations

import pytest

from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.games.saludos_amigos.rules.actions import DrawTile
from bigshot_desktop.games.saludos_amigos.rules.bag import in_bag
from bigshot_desktop.games.saludos_amigos.rules.decisions import ReachIntoBag
from bigshot_desktop.games.saludos_amigos.rules.events import (
    BagPassed,
    BagPassedOn,
    BonusPaid,
    HandShown,
    JournalistDrawn,
    JournalistReturned,
    JournalistStayed,
    MatchEnded,
    SteppedBack,
)
from tests.games.saludos_amigos.rules.positions import GAME, Table, only


def with_complete(projects: int, players: int = 4) -> Table:
    """The smallest projects are complete; all money went to seat 0, who has the fewest cards."""
    table = Table(players)
    for value in (1, 2, 2, 3, 3, 3)[: (0, 1, 3, 6)[projects]]:
        worth = value + table.seen().sections[value - 1] + 1
        table.turn({0: worth}, value)
    assert table.seen().completed == projects
    return table


@pytest.mark.rule("SA-24")
def test_there_is_no_negotiation_with_a_journalist() -> None:
    table = Table()
    events = table.journalist()
    assert events == [JournalistDrawn(0, 3), JournalistReturned(0), BagPassedOn(1)]
    assert table.acting == (CHANCE,)
    assert table.asked(CHANCE) == ReachIntoBag(1)
    assert table.cards == (3, 3, 3, 3)


@pytest.mark.rule("SA-24")
def test_everyone_moves_back_by_the_cards_they_have_more_than_the_smallest_hand() -> None:
    table = Table()
    table.turn({0: 1, 1: 2, 2: 4})  # seat 3 draws
    table.turn({0: 3, 2: 5})  # seats 1 and 3 draw
    assert table.cards == (3, 4, 3, 5)
    table.turn({1: 4, 3: 5}, 6)  # seats 0 and 2 draw
    assert table.cards == (4, 4, 4, 5)
    assert table.money == (4, 6, 9, 5)
    events = table.journalist()
    assert only(SteppedBack, events) == [SteppedBack(3, 5, 1, 4)]
    assert table.money == (4, 6, 9, 4)


@pytest.mark.rule("SA-24")
def test_nobody_moves_below_0() -> None:
    table = Table()
    table.turn({0: 1, 1: 6})
    table.turn({0: 8})
    table.turn({0: 8, 2: 1})
    assert table.cards == (3, 5, 5, 6)
    assert table.money == (17, 6, 1, 0)
    events = table.journalist()
    assert only(SteppedBack, events) == [
        SteppedBack(1, 5, 2, 4),
        SteppedBack(2, 5, 1, 0),
        SteppedBack(3, 6, 0, 0),
    ]
    assert table.money == (17, 4, 0, 0)
    assert table.seen().lost == (0, 2, 1, 0)


@pytest.mark.rule("SA-24")
def test_numbers_count_not_values() -> None:
    table = Table()
    table.turn({0: 1, 1: 2, 2: 2, 3: 2})
    table.turn({0: 2, 1: 2, 2: 4}, draws=(3,))
    table.turn({3: 5, 2: 4}, draws=(1, 1))
    assert table.cards == (4, 4, 3, 4)
    table.journalist()
    assert table.money == (3 - 1, 4 - 1, 10, 7 - 1)


@pytest.mark.rule("SA-25")
@pytest.mark.parametrize("projects", [0, 1, 2])
def test_with_fewer_than_three_complete_projects_the_journalist_goes_back(projects: int) -> None:
    table = with_complete(projects)
    for _ in range(5):
        events = table.journalist()
        assert only(JournalistReturned, events) == [JournalistReturned(projects)]
    assert table.seen().journalists == 0
    assert in_bag(table.state, 0) == 3


@pytest.mark.rule("SA-25")
def test_with_three_complete_projects_the_journalist_stays_on_the_board() -> None:
    table = with_complete(3)
    events = table.journalist()
    assert only(JournalistStayed, events) == [JournalistStayed(1)]
    assert table.seen().journalists == 1
    assert in_bag(table.state, 0) == 2
    assert not table.over
    assert DrawTile(CHANCE, 0) in (GAME.legal(table.state, CHANCE) or ())


@pytest.mark.rule("SA-26")
def test_the_second_journalist_on_the_board_ends_the_match_after_the_steps_back() -> None:
    table = with_complete(3)
    cards = table.cards
    table.journalist()
    before = table.money
    table.turn({1: 7})
    assert table.cards == (cards[0] + 1, cards[1], cards[2] + 1, cards[3] + 1)
    events = table.journalist()
    assert table.over
    assert only(SteppedBack, events)
    assert table.money[1] == before[1] + 7 - (cards[1] - cards[0] - 1)
    assert isinstance(events[-1], MatchEnded)
    assert not only(BagPassedOn, events)
    assert table.refused(DrawTile(CHANCE, 6)) == ("match-over", "SA-26")


@pytest.mark.rule("SA-26")
def test_the_second_journalist_brings_no_bonus() -> None:
    table = with_complete(3)
    table.journalist()
    events = table.journalist()
    assert not only(BonusPaid, events)
    assert not only(HandShown, events)
    assert table.seen().bonus == 0
    assert table.seen(0).hands[1] is None, "hands stay hidden"


@pytest.mark.rule("SA-26")
def test_journalists_who_went_back_do_not_count() -> None:
    table = Table()
    for _ in range(4):
        table.journalist()
    for value in (1, 2, 2, 3, 3, 3):
        table.turn(value=value)
    table.journalist()
    assert not table.over


@pytest.mark.rule("SA-27")
@pytest.mark.parametrize("players", [4, 7])
def test_the_bag_goes_to_the_left_after_a_journalist(players: int) -> None:
    table = Table(players, starter=players - 1)
    events = table.journalist()
    assert events[-1] == BagPassedOn(0)
    assert not only(BagPassed, events)
    assert table.seen().holder == 0
    table.journalist()
    assert table.seen().holder == 1
