"""Others hear why a bot bids, not how far it means to go."""

from __future__ import annotations

from bigshot_desktop.bots.levels import BOTS
from bigshot_desktop.bots.reasons import LEFT_OUT, Choice, Prospect, sentence
from bigshot_desktop.games.big_shot.bots.discretion import (
    OF_THE_CHANCES,
    OF_THE_LIMIT,
    OF_THE_PURSE,
    WITHOUT_LIMIT,
    WITHOUT_PURSE,
    without_money,
)
from bigshot_desktop.games.big_shot.rules.actions import BIDS, BORROWS, PASSES, PLACES, Bid, Place
from bigshot_desktop.games.big_shot.rules.majority import UNIT
from bigshot_desktop.words.narrator import Narrator
from tests.bots.hints import hints
from tests.games.big_shot.rules.positions import RED

NAMES = ("Anna", "Bea", "Carl")


def test_a_limit_is_not_told_to_others() -> None:
    discreet = BOTS["big-shot"].discreet
    checked = 0
    for hint in hints("big-shot", 3, seed=5, share=0.1):
        told = discreet(hint.choice)
        facts = [name for term in told.advice for name, _ in term.facts]
        narrator = Narrator().at("big-shot", hint.state.setup, NAMES)
        assert all(narrator.advice(term) for term in told.advice)
        if hint.choice.advice[0].code in WITHOUT_LIMIT:
            assert "limit" not in facts
            rest = [term for term in hint.choice.advice[1:] if term.code not in OF_THE_LIMIT]
            assert list(told.advice[1:]) == rest
            checked += 1
        else:
            assert told is hint.choice
    assert checked > 3


def test_hidden_money_is_not_told_to_others() -> None:
    """Not in sentences, and not by what else could be bid; that something is left out is told."""
    options = (("hidden-money", "yes"), ("loans", "before"), ("overbids", "table-round"))
    telling = 0
    for hint in hints("big-shot", 3, seed=7, share=0.2, options=options):
        told = without_money(BOTS["big-shot"].discreet(hint.choice))
        narrator = Narrator().at("big-shot", hint.state.setup, NAMES)
        assert all(narrator.advice(term) for term in told.advice)
        codes = {term.code for term in told.advice}
        assert not codes & (OF_THE_PURSE | set(WITHOUT_PURSE))
        assert not {name for term in told.advice for name, _ in term.facts} & {"left", "cash"}
        assert not codes & OF_THE_CHANCES
        assert (told.alternatives, told.chosen.terms) == ((), ())
        assert told.chosen.expected == told.now, "no chance to win, of cubes in hand neither"
        assert told.veiled or told.advice[-1].code == LEFT_OUT
        before = {term.code for term in hint.choice.advice}
        telling += bool(before & (OF_THE_PURSE | set(WITHOUT_PURSE)))
    assert telling > 3


def test_who_passes_is_not_told_what_could_be_paid() -> None:
    """A bid that is as good is one that the purse allows: nobody else may know that."""
    advice = (sentence("pass-contested-hidden", seat=1), sentence("lowest-equal", lowest=4))
    told = without_money(Choice(Prospect(PASSES[0], 0.3), now=0.3, advice=advice))
    assert [term.code for term in told.advice] == ["pass-contested-hidden", LEFT_OUT]


def test_nobody_else_sees_the_bid_that_a_loan_is_for() -> None:
    """It is more than the purse holds. What else is planned stays: cubes lie in the open."""
    loan, bid = BORROWS[0][RED], BIDS[0][14]
    assert without_money(Choice(Prospect(loan), plan=(loan, bid))).plan == (loan,)
    cubes = PLACES[0][RED][3], PLACES[0][RED][5]
    assert without_money(Choice(Prospect(cubes[0]), plan=cubes)).plan == cubes


def test_a_bid_shows_where_the_cubes_would_go() -> None:
    """All of the lot, each in a district that has room; what follows at once is the bid alone."""
    checked = 0
    for hint in hints("big-shot", 3, seed=6, share=0.05):
        if isinstance(hint.choice.action, Bid) and "drives" not in hint.choice.advice[0].code:
            aim = hint.choice.aim
            lot = hint.sight.observation.lot or hint.state.fields[hint.state.broker]
            assert all(
                isinstance(one, Place) and hint.state.owners[one.district] < 0 for one in aim
            )
            assert sum(UNIT[one.colour] for one in aim) == lot
            assert hint.choice.plan == (hint.choice.action,)
            checked += 1
    assert checked
