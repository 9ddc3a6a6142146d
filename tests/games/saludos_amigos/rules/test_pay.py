"""Pay, and cards for everyone else (SA-20 to SA-22)."""

from __future__ import annotations

import pytest

from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.games.saludos_amigos.rules.actions import DrawCards
from bigshot_desktop.games.saludos_amigos.rules.decisions import DealCards, ReachIntoBag
from bigshot_desktop.games.saludos_amigos.rules.events import (
    BagPassed,
    CardDrawn,
    DeckReshuffled,
    NobodyDraws,
    OwnCardDrawn,
    SharePaid,
)
from tests.games.saludos_amigos.rules.positions import Table, council, only


@pytest.mark.rule("SA-20")
def test_members_of_the_coalition_move_up_by_their_share() -> None:
    table = Table(5)
    table.turn({0: 1, 2: 2, 4: 4})
    table.turn({0: 5, 3: 3})
    assert table.money == (6, 0, 2, 3, 4)
    assert only(SharePaid, table.events)[-2:] == [SharePaid(0, 5, 6), SharePaid(3, 3, 3)]


@pytest.mark.rule("SA-20")
def test_if_the_opposition_won_only_those_who_attended_are_paid() -> None:
    table = Table(5).coalition({0: 7})
    table.push(1, 1)
    table.push(2, 1)
    table.nobody_comes()
    table.all_ready()
    table.nobody_plays()
    assert table.money == (0, 4, 3, 0, 0)


@pytest.mark.rule("SA-20")
def test_a_coalition_that_won_the_council_is_paid_by_its_last_split() -> None:
    table = council()
    table.propose(1, {0: 2, 1: 5})
    table.accept(1, 0)
    table.all_ready()
    table.commit(0, 1, 2, 3)
    table.nobody_plays()
    assert table.money == (2, 5, 0, 0)


@pytest.mark.rule("SA-21")
def test_everyone_who_was_not_paid_draws_in_order_from_the_bag_holders_left() -> None:
    table = Table(6, starter=2).coalition({4: 7})
    table.nobody_comes()
    assert table.asked(CHANCE) == DealCards((3, 5, 0, 1, 2))
    events = table.draw(1, 2, 3, 1, 3)
    assert [event.seat for event in only(CardDrawn, events)] == [3, 5, 0, 1, 2]
    assert table.cards == (4, 4, 4, 4, 3, 4)
    assert [table.hand(seat) for seat in (3, 5, 0)] == [(2, 1, 1), (1, 2, 1), (1, 1, 2)]


@pytest.mark.rule("SA-21")
def test_a_drawn_card_is_told_to_who_drew_it_only() -> None:
    table = Table().coalition({0: 7})
    table.nobody_comes()
    events = table.draw(3, 2, 1)
    assert [event for event in events if event.audience != -2] == [
        OwnCardDrawn(1, 3),
        OwnCardDrawn(2, 2),
        OwnCardDrawn(3, 1),
    ]
    assert only(CardDrawn, events) == [CardDrawn(1, 4), CardDrawn(2, 4), CardDrawn(3, 4)]


@pytest.mark.rule("SA-21")
def test_a_coalition_that_lost_the_council_and_opponents_who_stayed_out_draw() -> None:
    table = Table(5).coalition({0: 7})
    table.push(1, 1)
    table.push(2, 1)
    table.nobody_comes()
    table.all_ready()
    table.nobody_plays()
    assert table.asked(CHANCE) == DealCards((3, 4, 0))


@pytest.mark.rule("SA-21")
def test_all_opponents_draw_when_the_coalition_won_the_council() -> None:
    table = council()
    table.all_ready()
    table.commit(0, 1, 2, 3)
    table.nobody_plays()
    assert table.asked(CHANCE) == DealCards((2, 3))


@pytest.mark.rule("SA-21")
def test_nobody_draws_when_everyone_was_paid() -> None:
    table = Table().coalition({0: 1, 1: 1, 2: 1, 3: 4})
    assert table.asked(CHANCE) == ReachIntoBag(1)
    assert table.cards == (3, 3, 3, 3)
    assert not only(NobodyDraws, table.events)


@pytest.mark.rule("SA-21")
def test_one_draws_what_is_in_the_deck_and_one_card_each() -> None:
    table = Table().coalition({0: 7})
    table.nobody_comes()
    assert table.refused(DrawCards(CHANCE, (1, 1))) == ("cards-number", "SA-21")
    assert table.refused(DrawCards(CHANCE, (1, 1, 1, 1))) == ("cards-number", "SA-21")
    for wrong in (0, 4):
        assert table.refused(DrawCards(CHANCE, (1, 1, wrong))) == ("card-not-in-deck", "SA-21")
    table.draw(3, 3, 3)
    for _ in range(3):
        table.turn(draws=(3, 3, 3, 2))
    table.negotiate(5)
    table.all_done()
    assert table.refused(DrawCards(CHANCE, (3, 3, 3, 1))) == ("card-not-in-deck", "SA-21"), (
        "of 18 threes 4 were dealt and 12 drawn"
    )
    table.draw(3, 3, 1, 1)


# --- a short deck ---------------------------------------------------------------------------------


def seven_with_an_empty_deck(*values: int) -> Table:
    """Seven players who never offer: five turns take all 35 cards."""
    table = Table(7)
    for value in values or (6, 6, 6, 6, 6):
        table.turn(value=value)
    assert table.seen().deck == 0
    return table


@pytest.mark.rule("SA-22")
def test_if_deck_and_discards_are_too_few_nobody_draws() -> None:
    table = seven_with_an_empty_deck()
    table.negotiate(5)
    events = table.all_done()
    assert only(NobodyDraws, events) == [NobodyDraws(7, 0)]
    assert not only(DeckReshuffled, events), "there was nothing to shuffle"
    assert events[-1] == BagPassed(6)
    assert table.cards == (8,) * 7


@pytest.mark.rule("SA-22")
def test_a_short_deck_takes_the_discards_in_first() -> None:
    table = seven_with_an_empty_deck()
    table.tile(5)
    table.roll()
    for seat in range(7):
        table.again(seat, 1 + seat % 3, 1)
    table.all_ready()
    events = table.all_done()
    assert only(DeckReshuffled, events) == [DeckReshuffled(7, 7)]
    assert table.seen().discards == 0
    assert table.asked(CHANCE) == DealCards((6, 0, 1, 2, 3, 4, 5))
    table.draw(1, 1, 1, 2, 2, 3, 3)
    assert table.cards == (8,) * 7
    assert table.seen().deck == 0


@pytest.mark.rule("SA-22")
def test_if_there_still_are_too_few_after_the_shuffle_nobody_draws() -> None:
    table = seven_with_an_empty_deck()
    table.tile(5)
    table.roll()
    for seat in range(6):
        table.again(seat, 2, 1)
    table.all_ready()
    events = table.all_done()
    assert only(DeckReshuffled, events) == [DeckReshuffled(6, 6)]
    assert only(NobodyDraws, events) == [NobodyDraws(7, 6)]
    assert table.cards == (7, 7, 7, 7, 7, 7, 8)
    assert (table.seen().deck, table.seen().discards) == (6, 0)


@pytest.mark.rule("SA-22")
def test_a_deck_that_is_just_enough_is_not_reshuffled() -> None:
    table = Table(7)
    table.tile(6)
    table.roll()
    table.again(0, 1, 1)
    table.all_ready()
    table.all_done()
    table.draw()
    for _ in range(3):
        table.turn()
    assert (table.seen().deck, table.seen().discards) == (7, 1)
    table.turn()
    assert (table.seen().deck, table.seen().discards) == (0, 1)
    assert not only(DeckReshuffled, table.events)


@pytest.mark.rule("SA-22")
def test_only_those_entitled_count() -> None:
    table = seven_with_an_empty_deck()
    table.tile(5)
    table.roll()
    for seat in (0, 1):
        table.again(seat, 2, 1)
    table.all_ready()
    table.agree({0: 1, 1: 1, 2: 1, 3: 1, 4: 2})
    table.all_done()
    events = table.nobody_comes()
    assert only(DeckReshuffled, events) == [DeckReshuffled(2, 2)]
    assert table.asked(CHANCE) == DealCards((6, 5))
    table.draw(2, 2)


@pytest.mark.rule("SA-22")
def test_what_is_left_of_the_deck_stays_in_it() -> None:
    table = Table(7)
    for _ in range(4):
        table.turn()
    table.turn({0: 5, 1: 6})
    assert table.seen().deck == 2
    table.tile(5)
    table.roll()
    for seat in range(5):
        table.again(seat, 2, 1)
    table.all_ready()
    events = table.all_done()
    assert only(DeckReshuffled, events) == [DeckReshuffled(5, 7)]
