"""Cards chosen face down, shown, and counted (SA-17 to SA-19)."""

from __future__ import annotations

from itertools import permutations

import pytest

from bigshot_desktop.engine.game import CHANCE, EVERYONE, fingerprint
from bigshot_desktop.games.saludos_amigos.rules.actions import Commit, Discard, Roll
from bigshot_desktop.games.saludos_amigos.rules.decisions import ChooseCards, DealCards
from bigshot_desktop.games.saludos_amigos.rules.events import (
    CardsChosen,
    CardsShown,
    CardsUsed,
    CouncilDecided,
    OwnCardsChosen,
    SharePaid,
)
from bigshot_desktop.games.saludos_amigos.rules.observation import HIDDEN
from bigshot_desktop.games.saludos_amigos.rules.state import UNCHOSEN
from tests.games.saludos_amigos.rules.positions import GAME, Table, only, sealing

# --- choosing -------------------------------------------------------------------------------------


@pytest.mark.rule("SA-17")
def test_coalition_and_attending_opponents_choose_at_the_same_time() -> None:
    table = Table(5).coalition({0: 3, 1: 4})
    table.push(2, 1)
    table.push(3, 3)
    table.nobody_comes()
    table.all_ready()
    assert table.acting == (0, 1, 2, 3), "seat 4 stayed out"
    assert table.asked(0) == ChooseCards((1, 1, 1))
    assert table.asked(2) == ChooseCards((0, 1, 1))
    assert table.asked(3) == ChooseCards((1, 1, 0))
    assert table.refused(Commit(4, (0, 0, 0))) == ("not-your-turn", "SA-17")


@pytest.mark.rule("SA-17")
def test_any_number_of_the_remaining_cards_can_be_chosen() -> None:
    table = sealing()
    actions = GAME.legal(table.state, 2)
    assert actions is not None
    assert [action.cards for action in actions] == [
        (0, 0, 0),
        (0, 0, 1),
        (0, 1, 0),
        (0, 1, 1),
    ]
    table.commit(0, 1, 2, 3)
    table.commit(1)


@pytest.mark.rule("SA-17")
@pytest.mark.parametrize("cards", [(1, 0, 0), (0, 2, 0), (0, 0, 2)])
def test_one_chooses_only_cards_one_still_has(cards: tuple[int, ...]) -> None:
    table = sealing()
    assert table.refused(Commit(2, cards)) == ("not-your-card", "SA-17")


@pytest.mark.rule("SA-17")
@pytest.mark.parametrize("cards", [(), (1,), (0, 0, 0, 0), (0, -1, 1)])
def test_a_choice_is_a_number_of_each_value(cards: tuple[int, ...]) -> None:
    table = sealing()
    assert table.refused(Commit(0, cards)) == ("choice-form", "SA-17")


@pytest.mark.rule("SA-17")
def test_number_and_values_stay_hidden_until_all_have_chosen() -> None:
    table = sealing()
    events = table.commit(0, 2, 3)
    assert events == [CardsChosen(0), OwnCardsChosen(0, (0, 1, 1))]
    assert events[1].audience == 0
    assert table.acting == (1, 2, 3)
    assert table.cards[0] == 3, "how many were chosen is hidden too"
    for seat in (1, 2, 3, EVERYONE):
        assert table.seen(seat).sealed == (HIDDEN, UNCHOSEN, UNCHOSEN, UNCHOSEN)
    assert table.seen(0).sealed[0] >= 0


@pytest.mark.rule("SA-17")
def test_none_looks_the_same_to_others_as_many() -> None:
    one, two = sealing(), sealing()
    one.commit(0)
    two.commit(0, 1, 2, 3)
    for seat in (1, 2, 3, EVERYONE):
        assert one.seen(seat) == two.seen(seat)
    assert one.seen(0) != two.seen(0)


@pytest.mark.rule("SA-17")
def test_a_choice_is_final() -> None:
    table = sealing()
    table.commit(0, 2)
    assert table.refused(Commit(0, (0, 0, 0))) == ("already-chosen", "SA-17")


@pytest.mark.rule("SA-17")
def test_who_has_no_card_left_chooses_nothing() -> None:
    table = Table()
    table.tile(6)
    table.roll()
    for card in (1, 2):
        table.again(2, card, 1)
    for card in (1, 2, 3):
        table.again(0, card, 1)
    table.all_ready()
    table.agree({0: 7})
    table.all_done()
    table.push(1, 1)
    table.push(2, 3)
    table.nobody_comes()
    table.all_ready()
    assert table.acting == (1,), "seat 0 has none, seat 2 pushed the last one"
    table.commit(1)
    assert table.asked(CHANCE) == DealCards((3, 0))


@pytest.mark.rule("SA-17")
def test_when_nobody_has_a_card_left_the_council_is_decided_at_once() -> None:
    table = Table()
    table.tile(6)
    table.roll()
    for seat, cards in enumerate(((1, 2, 3), (1, 2), (1, 2, 3), (1, 2, 3))):
        for card in cards:
            table.again(seat, card, 1)
    table.all_ready()
    table.agree({0: 7})
    table.all_done()
    events = table.push(1, 3)
    assert only(CouncilDecided, events) == [CouncilDecided(1, 2 + 1 + 1 + 3, (0, 7, 0, 0))]
    assert table.money == (0, 7, 0, 0)


@pytest.mark.rule("SA-17")
def test_the_order_of_the_choices_changes_nothing() -> None:
    chosen = {0: (3,), 1: (1, 2), 2: (), 3: (2, 3)}
    ends = set()
    for order in permutations(range(4)):
        table = sealing()
        for seat in order:
            table.commit(seat, *chosen[seat])
        ends.add(fingerprint(table.state))
    assert len(ends) == 1


# --- showing --------------------------------------------------------------------------------------


@pytest.mark.rule("SA-18")
def test_all_cards_are_shown_and_added_pushed_ones_included() -> None:
    table = sealing()
    table.commit(0, 3)
    table.commit(1)
    table.commit(2, 2, 3)
    events = table.commit(3, 3)
    assert only(CardsShown, events) == [
        CardsShown(0, (0, 0, 1), 3),
        CardsShown(1, (0, 0, 0), 0),
        CardsShown(2, (1, 1, 1), 6),
        CardsShown(3, (1, 0, 1), 4),
    ]
    assert only(CouncilDecided, events) == [CouncilDecided(8 + 3, 8 + 10, (0, 0, 4, 3))]
    assert all(event.reveals for event in only(CardsShown, events))


@pytest.mark.rule("SA-18")
def test_the_coalition_wins_ties() -> None:
    table = sealing()
    table.commit(0, 2)
    for seat in (1, 2):
        table.commit(seat)
    events = table.commit(3)
    assert only(CouncilDecided, events) == [CouncilDecided(10, 10, (3, 4, 0, 0))]
    assert table.money == (3, 4, 0, 0)


@pytest.mark.rule("SA-18")
def test_one_more_and_the_opposition_wins() -> None:
    table = sealing()
    table.commit(0, 1)
    for seat in (1, 2):
        table.commit(seat)
    events = table.commit(3)
    assert only(CouncilDecided, events) == [CouncilDecided(9, 10, (0, 0, 4, 3))]
    assert table.money == (0, 0, 4, 3)


@pytest.mark.rule("SA-18")
def test_strengths_of_all_opponents_count_even_if_only_one_attends() -> None:
    table = Table(5).coalition({0: 7}, 6, 6, 1, 2, 3, 4)
    table.push(1, 1)
    table.nobody_comes()
    events = table.nobody_plays()
    assert only(CouncilDecided, events) == [CouncilDecided(9, 22 + 1, (0, 7, 0, 0, 0))]


@pytest.mark.rule("SA-18")
def test_the_split_settled_in_the_talk_is_the_one_that_is_paid() -> None:
    table = Table().coalition({0: 3, 1: 4})
    table.push(2, 1)
    table.push(3, 1)
    table.propose(3, {2: 6, 3: 1})
    table.accept(3, 2)
    table.all_ready()
    events = table.nobody_plays()
    assert only(SharePaid, events) == [SharePaid(2, 6, 6), SharePaid(3, 1, 1)]


# --- away with them -------------------------------------------------------------------------------


@pytest.mark.rule("SA-19")
def test_all_cards_used_are_discarded_the_pushed_ones_too() -> None:
    table = sealing()
    table.commit(0, 3)
    table.commit(1)
    table.commit(2, 2, 3)
    assert table.seen().discards == 0
    events = table.commit(3, 3)
    assert only(CardsUsed, events) == [CardsUsed(6)]
    assert table.seen().discards == 6
    assert table.cards == (2, 3, 0, 1)
    assert table.hand(3) == (0, 1, 0)
    assert table.seen().pushed == (0, 0, 0, 0)


@pytest.mark.rule("SA-19")
def test_the_winners_lose_their_cards_too() -> None:
    table = sealing()
    table.commit(0, 1, 2, 3)
    table.nobody_plays()
    assert table.money == (3, 4, 0, 0)
    assert table.cards[0] == 0


@pytest.mark.rule("SA-19")
def test_cards_shown_are_remembered_by_all_and_cards_discarded_face_down_by_their_owner() -> None:
    table = Table()
    table.tile(6)
    table.roll()
    table.do(Discard(1, 2), Roll(CHANCE, (1,)))
    table.all_ready()
    table.agree({0: 7})
    table.all_done()
    table.push(1, 3)
    table.nobody_comes()
    table.nobody_plays()
    assert table.seen(1).trails[1] == (4 + 2, 8 + 3)
    assert table.seen(0).trails[1] == (4, 8 + 3)
