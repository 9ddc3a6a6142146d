"""Bargaining like people: agreements are reached, words fit together, and a threatened coalition defends itself."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from bigshot_desktop.games.saludos_amigos.bots.bargain import bargain_at
from bigshot_desktop.games.saludos_amigos.bots.council import Council
from bigshot_desktop.games.saludos_amigos.bots.payouts import parts
from bigshot_desktop.games.saludos_amigos.bots.talk import Talk
from bigshot_desktop.games.saludos_amigos.rules.actions import Accept, Commit, Offer
from bigshot_desktop.games.saludos_amigos.rules.decisions import Negotiate
from bigshot_desktop.games.saludos_amigos.rules.state import NEGOTIATION
from tests.games.saludos_amigos.bots.table import LEVELS, Moment, ask, moments
from tests.games.saludos_amigos.rules.positions import Table

EVERY = pytest.mark.parametrize("level", LEVELS)


def negotiations(level: str, players: int, seed: int, most: int) -> list[Moment]:
    return [
        moment
        for moment in islice(moments([level] * players, seed), most)
        if moment.state.phase == NEGOTIATION
    ]


@EVERY
def test_an_offer_that_is_the_same_as_ones_own_is_accepted(level: str) -> None:
    table = Table().negotiate(6, 5, 5, 4, 4)
    table.do(Offer(0, (4, 3, 0, 0)), Offer(1, (4, 3, 0, 0)))
    assert ask(table, 1, level).action == Accept(1, 0)


@pytest.mark.parametrize(("level", "players"), [("medium", 4), ("expert", 5), ("easy", 6)])
def test_nobody_offers_what_it_is_asked_to_accept_or_refuses_its_own_offer(
    level: str, players: int
) -> None:
    asked = 0
    for moment in negotiations(level, players, seed=71, most=150):
        decision, action = moment.sight.observation.decision, moment.choice.action
        assert isinstance(decision, Negotiate)
        asks = [shares for _, shares in decision.asks]
        asked += bool(asks)
        assert not (isinstance(action, Offer) and action.shares in asks)
        assert decision.own not in asks or isinstance(action, Accept)
    assert asked > 10


def test_coalitions_are_as_large_as_it_takes_to_last() -> None:
    """With seven, three are easily outbid and overthrown: a majority of the strengths is thought of."""
    sizes = Counter[int]()
    for moment in negotiations("expert", 7, seed=72, most=500):
        if isinstance(moment.choice.action, Offer):
            sizes[sum(map(bool, moment.choice.action.shares))] += 1
    assert sum(number for size, number in sizes.items() if size > 3) > sizes.total() / 3


@pytest.mark.parametrize(("level", "players"), [("medium", 4), ("expert", 4), ("medium", 7)])
def test_they_reach_agreement(level: str, players: int) -> None:
    turns: dict[int, int] = {}
    for seed in (73, 74):
        for moment in moments([level] * players, seed):
            state = moment.state
            if state.phase == NEGOTIATION or state.coalition:
                turns[1000 * seed + state.turn] = state.coalition
    unpaid = sum(not coalition for coalition in turns.values())
    assert unpaid <= 0.2 * len(turns)


@pytest.mark.parametrize("level", ["medium", "hard", "expert"])
def test_a_threatened_coalition_shows_cards(level: str) -> None:
    """As strong as the opposition, which has come with its cards, and hardly a turn is left to keep cards for."""
    table = Table()
    table.state.sections = [1, 2, 2, 3, 4, 4]
    table.state.completed = 2
    table.coalition({0: 6, 1: 5}, 6, 4, 4, 4, 4)
    table.push(2, 1)
    table.push(3, 1)
    table.all_ready()
    shown = []
    for seat in (0, 1):
        action = ask(table, seat, level).action
        assert isinstance(action, Commit)
        shown.append(sum(action.cards))
    assert sum(shown) > 0


def test_the_word_to_show_cards_counts_as_far_as_one_is_trusted() -> None:
    """One more for me, and I show my cards: the whole side gains by that, if it is true."""
    table = Table()
    table.state.sections = [1, 2, 2, 3, 4, 4]
    table.state.completed = 2
    table.coalition({0: 6, 1: 5}, 6, 4, 4, 4, 4)
    table.push(2, 1)
    table.push(3, 1)
    seen = table.seen(0)
    asked = (5, 6, 0, 0)
    chances = []
    for faithless in (0.4, 0.1):
        council = Council(bargain_at(seen, (faithless,) * 4), seen)
        plain, promised = council.chances_with(asked), council.chances_with(asked, 1)
        assert all(promised[seat] > plain[seat] for seat in (0, 1))
        chances.append(promised[0] / plain[0])
    assert chances[0] < chances[1]


def test_a_larger_lead_and_less_slack_last_longer() -> None:
    table = Table().negotiate(6, 4, 4, 4, 4)
    bargain = bargain_at(table.seen(0), (0.5,) * 4)
    two, three = (4, 3, 0, 0), (3, 2, 2, 0)
    assert bargain.slack(two) == 7 - (4 + 1 + 1)
    assert bargain.slack(three) == 7 - (4 + 3 + 3 + 1)
    assert bargain.slack((2, 2, 2, 1)) is None
    assert bargain.lasting(three) > bargain.lasting(two)


def test_chances_add_up_whatever_stands() -> None:
    table = Table().negotiate(6, 4, 4, 4, 4)
    bargain = bargain_at(table.seen(0), (0.5,) * 4)
    for shares in ((4, 3, 0, 0), (3, 2, 2, 0), (2, 2, 2, 1)):
        assert sum(bargain.values(shares)) == pytest.approx(1.0)
        assert sum(bargain.payouts.paid(shares)) == pytest.approx(1.0)
    assert sum(bargain.now(Talk.beginning(4))) == pytest.approx(1.0)
    assert sum(parts([3.0, 1.0])) == 1.0


def test_who_is_paid_more_has_a_better_chance() -> None:
    table = Table().negotiate(6, 4, 4, 4, 4)
    bargain = bargain_at(table.seen(0), (0.5,) * 4)
    chances = [bargain.payouts.paid((mine, 7 - mine, 0, 0))[0] for mine in range(1, 7)]
    assert chances == sorted(chances)


def test_what_was_refused_is_less_likely_to_be_accepted() -> None:
    table = Table().negotiate(6, 5, 5, 4, 4)
    talk = Talk.of(table.seen(0))
    bargain = bargain_at(table.seen(0), (0.5,) * 4)
    shares = (4, 3, 0, 0)
    fresh = bargain.hearing(talk, None)
    again = fresh._replace(refused=[1.0] * 4)
    assert bargain.agreement(0, shares, 0b10, again) < bargain.agreement(0, shares, 0b10, fresh)
