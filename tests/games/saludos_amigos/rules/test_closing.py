"""Done, and how the negotiation closes (SA-11, SA-12)."""

from __future__ import annotations

import pytest

from bigshot_desktop.engine.game import CHANCE, Event
from bigshot_desktop.games.saludos_amigos.rules.actions import (
    Accept,
    Decline,
    Done,
    Offer,
    Withdraw,
)
from bigshot_desktop.games.saludos_amigos.rules.decisions import ConsiderCall, DealCards, Negotiate
from bigshot_desktop.games.saludos_amigos.rules.events import (
    BiscuitPlaced,
    CardDrawn,
    DoneTakenBack,
    NegotiationClosed,
    NobodyOffered,
    OfferDeclined,
    SaidDone,
    SharePaid,
)
from tests.games.saludos_amigos.rules.positions import Table, only


def talking(players: int = 4, *dice: int, value: int = 6) -> Table:
    """A negotiation over 7 millions (a first section of the plant); strengths are dice + 3."""
    return Table(players).negotiate(value, *dice)


def names(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


@pytest.mark.rule("SA-11")
def test_done_declines_whatever_waits_for_an_answer() -> None:
    table = talking()
    table.offer(0, {0: 3, 1: 4})
    table.offer(2, {1: 4, 2: 3})
    events = table.do(Done(1))
    assert events == [OfferDeclined(1, 0), OfferDeclined(1, 2), SaidDone(1)]
    assert table.seen().offers == ((), (), (), ())
    assert table.refused(Offer(0, (3, 4, 0, 0))) == ("offer-repeated", "SA-11")


@pytest.mark.rule("SA-11")
def test_done_leaves_ones_own_offer_and_ones_agreement_alone() -> None:
    table = talking()
    table.offer(0, {0: 2, 1: 2, 2: 3})
    table.accept(0, 1)
    table.do(Done(0), Done(1))
    assert table.seen().offers[0] == (2, 2, 3, 0)
    table.accept(0, 2)
    assert table.seen().coalition == 0b0111


@pytest.mark.rule("SA-11")
def test_who_is_done_starts_nothing() -> None:
    table = talking()
    table.offer(2, {2: 3, 1: 2, 0: 2})
    table.accept(2, 0)
    table.do(Done(0))
    assert table.acting == (1, 2, 3)
    for action in (Offer(0, (7, 0, 0, 0)), Done(0), Withdraw(0), Decline(0, 2), Accept(0, 2)):
        assert table.refused(action) == ("said-done", "SA-11")


@pytest.mark.rule("SA-11")
def test_an_offer_that_asks_takes_done_back() -> None:
    table = talking()
    table.do(Done(1), Done(2))
    events = table.offer(0, {0: 3, 1: 4})
    assert events[1:] == [DoneTakenBack(1)]
    assert table.acting == (0, 1, 3), "seat 2 is not asked and stays done"
    table.offer(1, {1: 3, 3: 4})
    assert table.acting == (0, 1, 3)


@pytest.mark.rule("SA-11")
def test_a_new_standing_offer_takes_all_dones_back() -> None:
    table = talking()
    table.do(Done(1), Done(2), Done(3))
    events = table.offer(0, {0: 7})
    assert only(DoneTakenBack, events) == [DoneTakenBack(1), DoneTakenBack(2), DoneTakenBack(3)]
    assert table.acting == (0, 1, 2, 3)


@pytest.mark.rule("SA-11")
def test_a_done_proposer_is_back_when_the_offer_stands() -> None:
    table = talking()
    table.offer(0, {0: 3, 1: 4})
    table.do(Done(0), Done(2))
    events = table.accept(0, 1)
    assert only(DoneTakenBack, events) == [DoneTakenBack(0), DoneTakenBack(2)]
    table.offer(0, {0: 3, 1: 3, 2: 1})


@pytest.mark.rule("SA-11")
def test_the_negotiation_closes_when_all_are_done() -> None:
    table = talking()
    table.agree({0: 3, 1: 4})
    table.do(Done(0), Done(2), Done(1))
    assert isinstance(table.asked(3), Negotiate)
    events = table.do(Done(3))
    assert events == [SaidDone(3), NegotiationClosed((3, 4, 0, 0), 8)]
    assert isinstance(table.asked(2), ConsiderCall)


@pytest.mark.rule("SA-11")
def test_the_last_done_ends_the_open_offers_and_the_talk() -> None:
    table = talking()
    table.offer(0, {0: 3, 1: 4})
    table.do(Done(0), Done(2), Done(3))
    events = table.do(Done(1))
    assert names(events) == ["OfferDeclined", "SaidDone", "NobodyOffered"]


# --- nobody offers --------------------------------------------------------------------------------


@pytest.mark.rule("SA-12")
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_without_a_standing_offer_nobody_is_paid_and_everyone_draws(players: int) -> None:
    table = talking(players)
    events = table.all_done()
    assert only(NobodyOffered, events) == [NobodyOffered()]
    assert table.asked(CHANCE) == DealCards((*range(1, players), 0))
    events += table.draw()
    assert not only(SharePaid, events)
    assert not only(BiscuitPlaced, events)
    assert len(only(CardDrawn, events)) == players
    assert table.money == (0,) * players
    assert table.cards == (4,) * players


@pytest.mark.rule("SA-12")
def test_offers_that_nobody_accepted_come_to_the_same() -> None:
    table = talking()
    table.offer(0, {0: 3, 1: 4})
    events = table.all_done()
    assert only(NobodyOffered, events)
    assert table.asked(CHANCE) == DealCards((1, 2, 3, 0))
