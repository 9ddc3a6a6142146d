"""Dice, and the cards that go away for another roll (SA-07, SA-08)."""

from __future__ import annotations

import pytest

from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.games.saludos_amigos.rules.actions import Discard, Ready, Roll
from bigshot_desktop.games.saludos_amigos.rules.decisions import Negotiate, RollAgain, RollDice
from bigshot_desktop.games.saludos_amigos.rules.events import (
    CardDiscarded,
    DiceRolled,
    OwnCardDiscarded,
    RolledAgain,
    RollsEnded,
    StrengthsFixed,
)
from tests.games.saludos_amigos.rules.positions import GAME, Table, only


def rolled(*dice: int) -> Table:
    table = Table(len(dice))
    table.tile(6)
    table.roll(*dice)
    return table


@pytest.mark.rule("SA-07")
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_everybody_rolls_and_adds_the_number_of_cards(players: int) -> None:
    dice = (1, 2, 3, 4, 5, 6, 6)[:players]
    table = Table(players)
    table.tile(6)
    (event,) = table.roll(*dice)
    assert event == DiceRolled(dice, tuple(pips + 3 for pips in dice))
    assert table.strengths == tuple(pips + 3 for pips in dice)


@pytest.mark.rule("SA-07")
def test_the_values_of_the_cards_do_not_count() -> None:
    table = Table()
    table.turn({0: 7}, draws=(3, 1, 2))
    table.tile(6)
    table.roll(1, 1, 1, 1)
    assert table.strengths == (4, 5, 5, 5)


@pytest.mark.rule("SA-08")
def test_all_may_roll_again_at_the_same_time() -> None:
    table = rolled(1, 2, 3, 4)
    assert table.acting == (0, 1, 2, 3)
    assert table.asked(2) == RollAgain(3, (1, 1, 1))


@pytest.mark.rule("SA-08")
def test_a_discarded_card_no_longer_counts_and_the_die_is_rolled_at_once() -> None:
    table = rolled(1, 2, 3, 4)
    events = table.do(Discard(2, 3))
    assert events == [CardDiscarded(2, 2), OwnCardDiscarded(2, 3)]
    assert table.acting == (CHANCE,)
    assert table.asked(CHANCE) == RollDice((2,))
    assert table.refused(Ready(0)) == ("not-your-turn", "SA-08")
    assert table.roll(6) == [RolledAgain(2, 6, 8)]
    assert table.strengths == (4, 5, 8, 7)
    assert table.hand(2) == (1, 1, 0)
    assert table.acting == (0, 1, 2, 3)


@pytest.mark.rule("SA-08")
def test_the_new_roll_counts_even_if_it_is_worse() -> None:
    table = rolled(6, 6, 6, 6)
    table.again(0, 1, 1)
    assert table.strengths[0] == 3


@pytest.mark.rule("SA-08")
def test_one_may_roll_again_as_often_as_there_are_cards() -> None:
    table = rolled(1, 1, 1, 1)
    table.again(3, 2, 2)
    table.again(3, 1, 3)
    assert table.acting == (0, 1, 2, 3)
    table.again(3, 3, 4)
    assert table.strengths[3] == 4
    assert table.acting == (0, 1, 2), "who has no card is ready"
    assert table.refused(Discard(3, 1)) == ("said-ready", "SA-08")


@pytest.mark.rule("SA-08")
def test_the_discarded_card_is_told_to_its_owner_only() -> None:
    table = rolled(1, 1, 1, 1)
    public, own = table.do(Discard(1, 2))
    assert own == OwnCardDiscarded(1, 2)
    assert own.audience == 1
    assert public == CardDiscarded(1, 2)
    table.roll(1)
    assert table.seen(0).trails[1] == (4,)
    assert table.seen(1).trails[1] == (6,)


@pytest.mark.rule("SA-08")
def test_discards_go_face_down_to_the_discards() -> None:
    table = rolled(1, 1, 1, 1)
    table.again(1, 2, 1)
    assert table.seen().discards == 1
    assert table.seen().deck == 56 - 12


@pytest.mark.rule("SA-08")
def test_ready_is_final() -> None:
    table = rolled(1, 1, 1, 1)
    assert table.do(Ready(1)) == [RollsEnded(1)]
    assert table.acting == (0, 2, 3)
    assert table.refused(Discard(1, 1)) == ("said-ready", "SA-08")
    assert table.refused(Ready(1)) == ("said-ready", "SA-08")
    table.again(0, 1, 1)
    assert table.acting == (0, 2, 3)


@pytest.mark.rule("SA-08")
def test_when_all_are_ready_the_strengths_are_fixed_and_the_negotiation_begins() -> None:
    table = rolled(1, 2, 3, 4)
    events = table.do(Ready(3), Ready(0), Ready(1), Ready(2))
    assert only(StrengthsFixed, events) == [StrengthsFixed((4, 5, 6, 7))]
    assert table.acting == (0, 1, 2, 3)
    assert isinstance(table.asked(0), Negotiate)


@pytest.mark.rule("SA-08")
def test_who_has_no_card_is_ready_from_the_start() -> None:
    table = rolled(1, 1, 1, 1)
    for seat in (0, 1, 2):
        for card in (1, 2, 3):
            table.again(seat, card, 1)
    table.all_ready()
    table.agree({0: 2, 1: 2, 2: 3})
    table.all_done()
    table.nobody_comes()
    table.draw(1)
    table.tile(6)
    table.roll(2, 2, 2, 2)
    assert table.cards == (0, 0, 0, 4)
    assert table.acting == (3,)
    assert table.strengths == (2, 2, 2, 6)


@pytest.mark.rule("SA-08")
def test_when_nobody_has_a_card_the_negotiation_begins_with_the_dice() -> None:
    table = Table()
    table.tile(6)
    table.roll()
    for seat in range(4):
        for card in (1, 2, 3):
            table.again(seat, card, 1)
    assert isinstance(table.asked(0), Negotiate)
    table.agree({0: 1, 1: 2, 2: 2, 3: 2})
    table.all_done()
    assert table.cards == (0, 0, 0, 0)
    table.tile(6)
    events = table.roll(1, 2, 3, 4)
    assert StrengthsFixed((1, 2, 3, 4)) in events
    assert isinstance(table.asked(3), Negotiate)


@pytest.mark.rule("SA-08")
def test_cards_that_leave_the_hand_later_do_not_lower_the_strength() -> None:
    table = Table()
    table.coalition({0: 7}, 6, 1, 2, 3, 4)
    table.push(1, 1)
    assert table.cards == (3, 2, 3, 3)
    assert table.strengths == (4, 5, 6, 7)
    assert table.seen().biscuit == 18


@pytest.mark.rule("SA-08")
def test_in_whatever_order_seats_roll_again_and_are_ready_it_comes_to_the_same() -> None:
    """A die belongs to the seat that rolls it: the k-th roll of a seat is the same in every order."""
    ways = []
    for order in ((0, 1, 2, 3), (3, 2, 1, 0), (1, 3, 0, 2)):
        table = rolled(1, 2, 3, 4)
        for seat in order:
            table.again(seat, 1 + seat % 3, 6 - seat)
        for seat in reversed(order):
            if seat != 2:
                table.again(seat, 1 + (seat + 1) % 3, seat + 1)
            table.do(Ready(seat))
        ways.append({name: getattr(table.state, name) for name in table.state.__slots__[2:]})
    assert ways[0] == ways[1] == ways[2]


@pytest.mark.rule("SA-08")
def test_a_single_die_is_refused_where_all_roll_and_many_where_one_does() -> None:
    table = Table()
    table.tile(6)
    assert table.refused(Roll(CHANCE, (3,))) == ("dice-number", "SA-07")
    table.roll()
    table.do(Discard(0, 1))
    assert table.refused(Roll(CHANCE, (1, 1, 1, 1))) == ("dice-number", "SA-08")
    assert GAME.legal(table.state, CHANCE) == [Roll(CHANCE, (pips,)) for pips in range(1, 7)]
