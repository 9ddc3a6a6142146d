"""What a hint says in Saludos Amigos is true in its position, keeps no worse than the table, and tells no secret."""

from __future__ import annotations

from collections import Counter
from random import Random

from bigshot_desktop.bots.bot import Adviser, Budget, Sight
from bigshot_desktop.bots.levels import make_bot
from bigshot_desktop.bots.reasons import Choice, Prospect, Term
from bigshot_desktop.games.saludos_amigos.bots.advising import Advising
from bigshot_desktop.games.saludos_amigos.bots.discretion import discreet
from bigshot_desktop.games.saludos_amigos.bots.game_bots import table_of
from bigshot_desktop.games.saludos_amigos.bots.negotiating import Negotiator
from bigshot_desktop.games.saludos_amigos.bots.style import Style
from bigshot_desktop.games.saludos_amigos.bots.terms import REFUSAL
from bigshot_desktop.games.saludos_amigos.rules.actions import (
    Accept,
    Commit,
    Discard,
    Done,
    Offer,
    Push,
    Ready,
    StayOut,
)
from bigshot_desktop.games.saludos_amigos.rules.decisions import Negotiate
from tests.bots.hints import hints
from tests.games.saludos_amigos.bots.advice_claims import GAME, check
from tests.games.saludos_amigos.rules.positions import Table

SECRET = (Discard, Push, StayOut, Commit)


def test_everything_that_is_said_is_so_and_nothing_on_the_table_is_better() -> None:
    """From all over matches of several numbers of players: each claim is looked up or played by the rules."""
    kinds = Counter[type]()
    weights = make_bot("saludos-amigos", "expert")
    style: Style = weights.style  # type: ignore[attr-defined]
    answers = 0
    for players in (4, 5, 7):
        for hint in hints("saludos-amigos", players, seed=players, share=0.2):
            check(hint.state, hint.seat, hint.choice)
            kinds[type(hint.choice.action)] += 1
            seen = hint.sight.observation
            if isinstance(seen.decision, Negotiate) and seen.decision.asks:
                table = table_of(seen, hint.sight.memory, style.fond_of_cards(seen))
                negotiator = Negotiator(table, seen, hint.sight.memory, style)
                for proposer, shares in seen.decision.asks:
                    yes = negotiator.accepting(proposer, shares)
                    assert yes.expected <= hint.choice.chosen.expected + 1e-9
                    answers += 1
    assert kinds.total() > 100
    assert {Offer, Accept, Done, Discard, Ready, Push, StayOut, Commit} <= set(kinds)
    assert answers > 10


def test_nobody_else_hears_what_rests_on_cards() -> None:
    """The same decision, with other hidden cards: what is told to others is the same, or nothing."""
    veiled = Counter[bool]()
    for hint in hints("saludos-amigos", 4, seed=8, share=0.15):
        told = discreet(hint.choice)
        weighed = (hint.choice.chosen, *hint.choice.alternatives)
        secret = any(isinstance(one.action, SECRET) for one in weighed)
        assert bool(told.advice) != secret
        assert bool(told.plan) != secret
        veiled[secret] += 1
    assert veiled[True] > 5
    assert veiled[False] > 5


def test_what_a_seat_cannot_see_changes_nothing_of_its_advice() -> None:
    rng = Random(3)
    compared = 0
    for hint in hints("saludos-amigos", 5, seed=9, share=0.05):
        answers = []
        for _ in range(2):
            state = GAME.guess(hint.sight.observation, rng)
            sight = Sight(GAME.observe(state, hint.seat), hint.sight.memory)
            bot = make_bot("saludos-amigos", "expert")
            assert isinstance(bot, Adviser)
            answers.append(bot.advised(sight, bot.choose(sight, Random(1), Budget(60.0))))
        assert answers[0] == answers[1]
        compared += 1
    assert compared > 10


def test_to_stop_while_nothing_stands_is_weighed_against_an_offer() -> None:
    """There is no share yet that the offer could be compared with."""
    for hint in hints("saludos-amigos", 4, seed=4, share=0.3):
        seen = hint.sight.observation
        if isinstance(seen.decision, Negotiate) and not seen.coalition:
            other = (seen.seat + 1) % 4
            shares = tuple({seen.seat: seen.worth - 1, other: 1}.get(seat, 0) for seat in range(4))
            doubt = Term.of(REFUSAL, -0.1, chance=30, seat=other, million=1)
            offer = Prospect(Offer(seen.seat, shares), 0.2, (doubt,))
            choice = Choice(Prospect(Done(seen.seat), 0.3), (offer,))
            codes = [term.code for term in Advising(seen).advised(choice).advice]
            assert "ask-weaker" in codes
            return
    raise AssertionError("nobody was asked before a coalition stood")


def negotiating() -> Table:
    """Four players, 4 million, strengths of 8, 8, 7 and 7; nothing is offered yet."""
    return Table().negotiate(3, 5, 5, 4, 4)


def asked_at(table: Table, choice: Choice, seat: int = 0) -> Choice:
    """A choice with its sentences at a table that was set up by hand, each of them checked."""
    advised = Advising(GAME.observe(table.state, seat)).advised(choice)
    check(table.state, seat, advised)
    return advised


def test_an_offer_without_oneself_lapses_with_one_that_stands_at_once() -> None:
    """SA-10: nobody is warned of an offer that is gone as soon as one has spoken."""
    table = negotiating()
    table.do(Offer(1, (0, 2, 1, 1)))
    alone = Choice(Prospect(Offer(0, (4, 0, 0, 0)), 0.3), (Prospect(Done(0), 0.2),))
    codes = [term.code for term in asked_at(table, alone).advice]
    assert "offer-ends" in codes
    assert "coalition-outbid" not in codes
    both = Choice(Prospect(Offer(0, (3, 0, 0, 1)), 0.3), (Prospect(Done(0), 0.2),))
    assert "offer-raced" in [term.code for term in asked_at(table, both).advice]


def test_a_rival_who_gets_more_is_no_reason_where_a_richer_one_gets_less() -> None:
    """Bea's offer gives Carl more, the other one gives more to Dan, who is richer than Carl."""
    table = negotiating()
    table.state.money = [5, 1, 12, 16]
    table.do(Offer(1, (2, 1, 1, 0)))
    choice = Choice(
        Prospect(Offer(0, (2, 1, 0, 1)), 0.3), (Prospect(Accept(0, 1), 0.2), Prospect(Done(0), 0.1))
    )
    assert not [term for term in asked_at(table, choice).advice if term.code.startswith("ask-")]
    table.state.money = [5, 1, 16, 12]
    assert "ask-drops" in [term.code for term in asked_at(table, choice).advice]


def test_a_refusal_is_called_worse_only_by_the_chances_that_are_shown() -> None:
    table = negotiating()
    table.do(Offer(1, (1, 3, 0, 0)))
    for yes, code in ((0.2, "refuse-unfair"), (0.299, "refuse-unfair-even")):
        choice = Choice(Prospect(Done(0), 0.3), (Prospect(Accept(0, 1), yes),))
        assert asked_at(table, choice).advice[0].code == code
    offer = Prospect(Offer(0, (3, 0, 0, 1)), 0.25)
    unlisted = asked_at(table, Choice(Prospect(Done(0), 0.3), (offer,)))
    assert unlisted.advice[0].code == "refuse-unfair-even"
