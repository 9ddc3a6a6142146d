"""What can be done, where it can be listed, and a random choice where it cannot."""

from __future__ import annotations

from random import Random

import pytest

from bigshot_desktop.engine.game import CHANCE, pick
from bigshot_desktop.games.saludos_amigos.rules.actions import (
    Accept,
    Commit,
    Decline,
    Discard,
    Done,
    DrawCards,
    Offer,
    Propose,
    Push,
    Ready,
    Roll,
    StayOut,
    Withdraw,
)
from bigshot_desktop.games.saludos_amigos.rules.packs import counts
from tests.games.saludos_amigos.rules.positions import GAME, Table, council, sealing


@pytest.mark.rule("SA-08")
def test_before_strengths_are_fixed_one_discards_any_value_one_has_or_is_ready() -> None:
    table = Table()
    table.tile(6)
    table.roll()
    table.again(1, 2, 1)
    assert GAME.legal(table.state, 0) == [Ready(0), Discard(0, 1), Discard(0, 2), Discard(0, 3)]
    assert GAME.legal(table.state, 1) == [Ready(1), Discard(1, 1), Discard(1, 3)]


@pytest.mark.rule("SA-11")
def test_offers_cannot_be_listed_but_everything_else_in_the_negotiation_can() -> None:
    table = Table().negotiate()
    assert GAME.legal(table.state, 0) is None
    for share in (1, 2, 3):
        table.offer(0, {0: share, 1: 7 - share})
    table.offer(1, {0: 2, 1: 5})
    table.offer(2, {0: 2, 1: 2, 2: 3})
    table.accept(2, 0)
    assert GAME.legal(table.state, 0) == [
        Done(0),
        Withdraw(0),
        Accept(0, 1),
        Decline(0, 1),
        Decline(0, 2),
    ]


@pytest.mark.rule("SA-09")
def test_who_cannot_beat_the_mug_with_any_coalition_has_a_list() -> None:
    table = Table().negotiate(1)
    table.agree({0: 1, 1: 1})
    assert GAME.legal(table.state, 2) == [Done(2)], "only two can share two millions"
    table = Table().negotiate()
    table.agree({0: 1, 1: 1, 2: 1, 3: 4})
    assert GAME.legal(table.state, 2) == [Done(2)], "nobody is left to join"


@pytest.mark.rule("SA-13", "SA-15")
def test_who_is_asked_to_come_pushes_any_value_or_stays_out() -> None:
    table = Table().coalition({0: 7})
    choices = [StayOut(1), Push(1, 1), Push(1, 2), Push(1, 3)]
    assert GAME.legal(table.state, 1) == choices
    table.push(1, 2)
    assert GAME.legal(table.state, 2) == [StayOut(2), Push(2, 1), Push(2, 2), Push(2, 3)]


@pytest.mark.rule("SA-16")
def test_proposals_cannot_be_listed_but_answers_can() -> None:
    table = council()
    assert GAME.legal(table.state, 0) is None
    table.propose(0, {0: 6, 1: 1})
    assert GAME.legal(table.state, 0) == [Ready(0)]
    assert GAME.legal(table.state, 1) == [Ready(1), Accept(1, 0), Decline(1, 0)]
    assert GAME.legal(table.state, 2) is None
    table.decline(0, 1)
    table.do(Ready(1))
    table.propose(0, {0: 6, 1: 1})
    assert GAME.legal(table.state, 1) == [Accept(1, 0), Decline(1, 0)]


@pytest.mark.rule("SA-16")
def test_a_side_with_one_possible_split_has_only_ready_to_say() -> None:
    table = council(5, {0: 1, 1: 1}, 1)
    assert GAME.legal(table.state, 0) == [Ready(0)]


@pytest.mark.rule("SA-17")
def test_every_choice_of_cards_is_listed_and_sampled_alike() -> None:
    table = sealing()
    listed = GAME.legal(table.state, 0)
    assert listed is not None
    assert len(listed) == len(set(listed)) == 8
    one, two = Random(1), Random(1)
    for _ in range(50):
        assert GAME.sample(table.state, 0, one) == listed[pick(two, 8)]


def test_of_natures_outcomes_a_tile_and_a_single_die_can_be_listed() -> None:
    table = Table()
    table.turn(value=1)
    tiles = GAME.legal(table.state, CHANCE)
    assert tiles is not None
    assert [tile.value for tile in tiles] == [0, 2, 3, 4, 5, 6]
    table.tile(6)
    assert GAME.legal(table.state, CHANCE) is None
    table.roll()
    table.do(Discard(0, 1))
    assert GAME.legal(table.state, CHANCE) == [Roll(CHANCE, (pips,)) for pips in range(1, 7)]


# --- at random ------------------------------------------------------------------------------------


def test_any_offer_and_any_answer_can_come_up_in_the_negotiation() -> None:
    table = Table().negotiate(1)
    table.offer(0, {0: 1, 1: 1})
    table.offer(2, {2: 1, 1: 1})
    rng = Random(3)
    sampled = {GAME.sample(table.state, 1, rng) for _ in range(3000)}
    others = {Accept(1, 0), Decline(1, 0), Accept(1, 2), Decline(1, 2), Done(1)}
    offers = {Offer(1, (0, 2, 0, 0))} | {
        Offer(1, tuple(int(seat in (1, other)) for seat in range(4))) for other in (0, 2, 3)
    }
    assert sampled == others | offers


def test_second_thoughts_can_come_up_too() -> None:
    table = Table().negotiate()
    table.offer(1, {0: 3, 1: 4})
    table.offer(0, {0: 2, 1: 2, 2: 3})
    table.accept(0, 1)
    rng = Random(4)
    sampled = {GAME.sample(table.state, 1, rng) for _ in range(2000)}
    assert {Withdraw(1), Decline(1, 0), Done(1)} <= sampled
    assert Accept(1, 0) not in sampled


def test_a_declined_offer_never_comes_up_again() -> None:
    table = Table().negotiate(1, 1, 1, 1, 6)
    table.offer(3, {3: 2})
    table.offer(0, {0: 1, 3: 1})
    table.decline(0, 3)
    rng = Random(5)
    sampled = {GAME.sample(table.state, 0, rng) for _ in range(1000)}
    assert sampled == {Done(0)}


def test_any_split_can_be_proposed_in_the_council_but_the_one_that_stands() -> None:
    table = council()
    rng = Random(6)
    sampled = {GAME.sample(table.state, 0, rng) for _ in range(1000)}
    assert sampled == {Ready(0)} | {
        Propose(0, (share, 7 - share, 0, 0)) for share in (1, 2, 4, 5, 6)
    }


def test_nature_rolls_fair_dice_and_deals_out_of_the_deck() -> None:
    table = Table()
    table.tile(6)
    rng = Random(7)
    rolls = [GAME.chance(table.state, rng) for _ in range(3000)]
    assert all(isinstance(roll, Roll) and len(roll.dice) == 4 for roll in rolls)
    pips = [die for roll in rolls for die in roll.dice]
    assert all(abs(pips.count(n) - 2000) < 250 for n in range(1, 7))
    table.roll()
    table.do(Discard(0, 1))
    again = [GAME.chance(table.state, rng).dice for _ in range(600)]
    assert set(again) == {(n,) for n in range(1, 7)}
    table.roll(1)
    table.all_ready()
    table.all_done()
    deals = [GAME.chance(table.state, rng) for _ in range(2000)]
    assert all(isinstance(deal, DrawCards) and len(deal.cards) == 4 for deal in deals)
    cards = [card for deal in deals for card in deal.cards]
    for value, number in zip((1, 2, 3), counts(table.state.deck), strict=True):
        assert abs(cards.count(value) - 8000 * number / 44) < 300


def test_nature_never_deals_a_card_that_is_not_there() -> None:
    table = Table(7)
    for _ in range(4):
        table.turn()
    table.negotiate(6)
    table.all_done()
    assert table.seen().deck == 7
    rng = Random(8)
    for _ in range(200):
        deal = GAME.chance(table.state, rng)
        assert sorted(deal.cards) == sorted(
            card
            for card, n in zip((1, 2, 3), counts(table.state.deck), strict=True)
            for _ in range(n)
        )


def test_a_random_choice_of_cards_is_one_of_the_list() -> None:
    table = sealing()
    assert isinstance(GAME.sample(table.state, 2, Random(9)), Commit)
