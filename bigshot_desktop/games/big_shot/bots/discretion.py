"""What others may hear of reasons in Big Shot: not how far somebody means to go in an auction, nor hidden money."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bigshot_desktop.bots.reasons import LEFT_OUT, Choice, Prospect, Term, sentence
from bigshot_desktop.games.big_shot.rules.actions import Borrow

WITHOUT_LIMIT: Final = {
    "bid": "bid-made",
    "bid-once": "bid-made",
    "bid-final": "bid-made",
    "bid-takes": "bid-made",
    "bid-credit": "bid-made",
    "bid-drives": "bid-made",
    "bid-drives-if": "bid-made",
    "borrow": "borrow-made",
    "borrow-once": "borrow-made",
    "borrow-bids": "borrow-made",
    "borrow-drives": "borrow-made",
}
"""By a sentence that tells how far one would go, or that one does not want the cubes, the one that does not."""

OF_THE_LIMIT: Final = ("bid-also", "bid-worth", "drives-risk", "borrow-drives-risk")
"""What is told only where one would pay much, or would rather not have the cubes."""


def discreet(choice: Choice) -> Choice:
    """The choice as the others may hear it."""
    if not any(term.code in (*WITHOUT_LIMIT, *OF_THE_LIMIT) for term in choice.advice):
        return choice
    told = [without_limit(term) for term in choice.advice if term.code not in OF_THE_LIMIT]
    return replace(choice, advice=tuple(told))


def without_limit(term: Term) -> Term:
    """The sentence without how far to go."""
    if term.code not in WITHOUT_LIMIT:
        return term
    facts = tuple((name, fact) for name, fact in term.facts if name not in ("limit", "driven"))
    return replace(term, code=WITHOUT_LIMIT[term.code], facts=facts)


OF_THE_PURSE: Final = frozenset(
    (
        *("spends", "spends-last", "spends-all"),
        *("bid-leaves", "bid-leaves-last", "bid-leaves-all", "bid-on-credit"),
        *("rival-left", "rival-left-both", "rival-broke"),
        "lowest-equal",
    )
)
"""What is left in a purse, or whether it holds enough."""

OF_THE_CHANCES: Final = frozenset(
    (
        *("even-lost", "even-won", "bid-must", "rival-strongest", "place-final"),
        *("place-paid", "place-paid-less", "place-paid-even"),
    )
)
"""How the match stands: that follows from all purses."""

WITHOUT_PURSE: Final = {
    "pass-broke": "pass-even",
    "pass-unpayable": "pass-even",
    "pass-keep": "pass-harm",
    "pass-keep-even": "pass-harm-even",
    "decline-enough": "decline-dear",
    "pass-lost": "pass-even",
    "pass-won": "pass-even",
    "pass-either": "pass-even",
    "pass-outbid": "pass-even",
}
"""By a sentence that holds only with much or with little money, one that is as true and holds with any."""


def without_money(choice: Choice) -> Choice:
    """The choice as it is told where nobody may learn how much its player has; that something is left out is told.

    What else could be said in an auction tells, too, what can be paid, and every chance to win rests on what all can
    still pay: no alternatives, and no figures.
    """
    hushed = OF_THE_PURSE | OF_THE_CHANCES
    told = [_without_purse(term) for term in choice.advice if term.code not in hushed]
    against = choice.objection
    if against is not None:
        against = None if against.code in hushed else _without_purse(against)
    choice = replace(choice, advice=tuple(told), objection=against)
    chosen = Prospect(choice.action, choice.now)
    choice = replace(choice, chosen=chosen, alternatives=(), considered=None)
    if isinstance(choice.action, Borrow):  # the bid that it is for is more than the purse holds
        choice = replace(choice, plan=(choice.action,))
    if not told:
        return replace(choice, veiled=True)
    return replace(choice, advice=(*told, sentence(LEFT_OUT, seat=choice.action.seat)))


def _without_purse(term: Term) -> Term:
    """The sentence without what it tells of a purse."""
    if term.code not in WITHOUT_PURSE:
        return term
    facts = dict(term.facts)
    if "lowest" not in facts and isinstance(bid := facts.get("amount"), int):
        facts["lowest"] = bid + 1
    kept = tuple((name, fact) for name, fact in facts.items() if name not in ("cash", "seat"))
    return replace(term, code=WITHOUT_PURSE[term.code], facts=kept)
