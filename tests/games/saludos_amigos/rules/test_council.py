"""Who calls the council, and who attends (SA-13 to SA-15)."""

from __future__ import annotations

import pytest

from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.games.saludos_amigos.rules.actions import Push, StayOut
from bigshot_desktop.games.saludos_amigos.rules.decisions import (
    ConsiderAttending,
    ConsiderCall,
    DealCards,
    SettleSplit,
)
from bigshot_desktop.games.saludos_amigos.rules.events import (
    BiscuitPlaced,
    CouncilAttended,
    CouncilCalled,
    CouncilNotCalled,
    CouncilOpened,
    OwnCardAdded,
    OwnCardPushed,
    SharePaid,
    StayedOut,
)
from bigshot_desktop.games.saludos_amigos.rules.observation import HIDDEN
from tests.games.saludos_amigos.rules.positions import Table, called, only

# --- calling --------------------------------------------------------------------------------------


@pytest.mark.rule("SA-13")
def test_the_opposition_is_asked_in_order_from_the_bag_holders_left() -> None:
    table = Table(6, starter=3).coalition({0: 3, 4: 4})
    asked: list[int] = []
    while len(table.acting) == 1 and table.acting != (CHANCE,):
        assert table.asked(table.acting[0]) == ConsiderCall((1, 1, 1))
        asked += table.acting
        table.do(StayOut(table.acting[0]))
    assert asked == [5, 1, 2, 3]


@pytest.mark.rule("SA-13")
def test_if_nobody_calls_the_coalition_is_paid() -> None:
    table = Table().coalition({0: 3, 1: 4})
    events = table.nobody_comes()
    assert events == [
        CouncilNotCalled(2),
        CouncilNotCalled(3),
        SharePaid(0, 3, 3),
        SharePaid(1, 4, 4),
    ]
    assert table.money == (3, 4, 0, 0)


@pytest.mark.rule("SA-13")
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_if_everyone_is_in_the_coalition_it_is_paid(players: int) -> None:
    table = Table(players)
    split = dict.fromkeys(range(1, players), 1) | {0: 8 - players}
    table.coalition(split)
    assert table.money == (8 - players, *(1,) * (players - 1))
    assert table.seen().turn == 1
    assert table.seen().holder == 1


@pytest.mark.rule("SA-13")
def test_the_first_to_call_opens_the_council_with_a_card_face_down() -> None:
    table = Table().coalition({0: 7})
    table.do(StayOut(1))
    events = table.push(2, 3)
    assert events[:2] == [CouncilCalled(2, 2), OwnCardPushed(2, 3)]
    assert events[1].audience == 2
    assert table.seen().attending == (2,)
    assert table.cards == (3, 3, 2, 3)
    assert table.seen(2).pushed == (0, 0, 3, 0)
    assert table.seen(1).pushed == (0, 0, HIDDEN, 0)


@pytest.mark.rule("SA-13")
def test_members_of_the_coalition_are_not_asked() -> None:
    table = Table(starter=3).coalition({0: 7})
    assert table.acting == (1,)
    assert table.refused(Push(0, 1)) == ("not-your-turn", "SA-13")
    assert table.refused(Push(2, 1)) == ("not-your-turn", "SA-13")


@pytest.mark.rule("SA-13")
def test_one_calls_with_a_card_one_has() -> None:
    table = Table()
    table.tile(6)
    table.roll()
    table.again(1, 3, 1)
    table.all_ready()
    table.agree({0: 7})
    table.all_done()
    for card in (3, 0, 4, -1):
        assert table.refused(Push(1, card)) == ("not-your-card", "SA-13")
    assert table.asked(1) == ConsiderCall((1, 1, 0))


def without_cards(*seats: int) -> Table:
    """Seat 0 stands alone with the bag; these others have no card."""
    table = Table()
    table.tile(6)
    table.roll()
    for seat in seats:
        for card in (1, 2, 3):
            table.again(seat, card, 1)
    table.all_ready()
    table.agree({0: 7})
    table.all_done()
    return table


@pytest.mark.rule("SA-13")
def test_who_has_no_card_is_not_asked() -> None:
    table = without_cards(1, 3)
    assert table.acting == (2,)
    table.do(StayOut(2))
    assert table.money[0] == 7


@pytest.mark.rule("SA-13")
def test_if_no_opponent_has_a_card_the_coalition_is_paid() -> None:
    table = without_cards(1, 2, 3)
    assert table.money[0] == 7
    assert table.asked(CHANCE) == DealCards((1, 2, 3))


# --- the biscuit ----------------------------------------------------------------------------------


@pytest.mark.rule("SA-14")
def test_the_biscuit_lies_at_the_strength_of_all_opponents() -> None:
    table = Table(5).coalition({0: 3, 1: 4}, 6, 6, 6, 1, 2, 3)
    events = table.push(2, 1)
    assert only(BiscuitPlaced, events) == [BiscuitPlaced(4 + 5 + 6)]
    assert table.seen().biscuit == 15


@pytest.mark.rule("SA-14")
def test_opponents_who_stay_out_count_for_the_biscuit() -> None:
    table = Table(5).coalition({0: 3, 1: 4}, 6, 6, 6, 1, 2, 3)
    table.push(2, 1)
    table.nobody_comes()
    assert table.seen().biscuit == 15
    assert table.seen().attending == (2,)


@pytest.mark.rule("SA-14")
def test_opponents_without_a_card_count_for_the_biscuit() -> None:
    table = without_cards(1, 3)
    table.push(2, 2)
    assert table.seen().biscuit == 1 + 4 + 1


# --- attending ------------------------------------------------------------------------------------


@pytest.mark.rule("SA-15")
def test_the_others_are_asked_to_attend_in_the_same_order_also_those_who_did_not_call() -> None:
    table = Table(6).coalition({0: 7})
    table.do(StayOut(1), StayOut(2))
    table.push(3, 2)
    asked: list[int] = []
    while isinstance(table.asked(table.acting[0]), ConsiderAttending):
        asked += table.acting
        table.do(StayOut(table.acting[0]))
    assert asked == [1, 2, 4, 5]


@pytest.mark.rule("SA-15")
def test_who_attends_pushes_a_card_forward() -> None:
    table = called(5)
    assert table.asked(3) == ConsiderAttending((1, 1, 1), (2,))
    events = table.push(3, 2)
    assert events == [CouncilAttended(3, 2), OwnCardAdded(3, 2)]
    assert {event.rule for event in events} == {"SA-15"}
    assert table.asked(4) == ConsiderAttending((1, 1, 1), (2, 3))
    assert table.seen().attending == (2, 3)


@pytest.mark.rule("SA-15")
def test_one_may_stay_out() -> None:
    table = called(5)
    assert table.do(StayOut(3)) == [StayedOut(3)]
    table.push(4, 3)
    assert table.seen().attending == (2, 4)
    assert table.seen().council == 0b10111
    assert table.cards == (3, 3, 2, 3, 2)


@pytest.mark.rule("SA-15")
def test_who_has_no_card_is_not_asked_to_attend() -> None:
    table = without_cards(1)
    assert table.acting == (2,)
    table.push(2, 1)
    assert table.acting == (3,)
    table.push(3, 1)
    assert table.seen().attending == (2, 3)


@pytest.mark.rule("SA-15")
def test_nobody_but_the_one_who_is_asked_attends() -> None:
    table = called(5)
    assert table.refused(Push(4, 1)) == ("not-your-turn", "SA-15")
    assert table.refused(Push(2, 2)) == ("not-your-turn", "SA-15")
    assert table.refused(Push(3, 4)) == ("not-your-card", "SA-15")


@pytest.mark.rule("SA-15")
def test_no_more_attend_than_there_are_millions() -> None:
    table = Table(7).coalition({0: 1, 1: 1}, 1)
    table.push(2, 1)
    events = table.push(3, 1)
    assert only(CouncilOpened, events) == [
        CouncilOpened((1, 1, 0, 0, 0, 0, 0), (0, 0, 1, 1, 0, 0, 0))
    ]
    assert table.seen().attending == (2, 3)
    assert table.refused(Push(4, 1)) == ("council-full", "SA-15")
    assert isinstance(table.asked(2), SettleSplit)


@pytest.mark.rule("SA-15")
def test_the_last_place_can_be_taken_by_someone_who_did_not_call() -> None:
    table = Table(7).coalition({0: 2}, 1)
    table.do(StayOut(1), StayOut(2))
    table.push(3, 1)
    table.do(StayOut(1))
    table.push(2, 2)
    assert table.seen().attending == (3, 2)
    assert table.refused(Push(4, 1)) == ("council-full", "SA-15")
    table.all_ready()
    assert table.refused(Push(4, 1)) == ("council-full", "SA-15"), "also when cards are chosen"
    assert table.refused(Push(1, 1)) == ("not-your-turn", "SA-17"), (
        "who stayed out was asked in time"
    )


@pytest.mark.rule("SA-15")
def test_who_stayed_out_cannot_come_later() -> None:
    table = called(5)
    table.do(StayOut(3), StayOut(4))
    assert table.refused(Push(3, 1)) == ("not-your-turn", "SA-16")
