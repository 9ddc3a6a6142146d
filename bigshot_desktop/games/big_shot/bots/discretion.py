"""What others may hear of a bot's reasons in Big Shot: all of them but how far it means to go in an auction."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bigshot_desktop.bots.reasons import Choice, Term

WITHOUT_LIMIT: Final = {
    "bid": "bid-made",
    "bid-once": "bid-made",
    "bid-credit": "bid-made",
    "borrow": "borrow-made",
    "borrow-once": "borrow-made",
}
"""By a sentence that names a limit, the one that says the same without it."""


def discreet(choice: Choice) -> Choice:
    """The choice as the others may hear it."""
    if not any(term.code in WITHOUT_LIMIT for term in choice.advice):
        return choice
    return replace(choice, advice=tuple(without_limit(term) for term in choice.advice))


def without_limit(term: Term) -> Term:
    """The sentence without how far to go."""
    if term.code not in WITHOUT_LIMIT:
        return term
    facts = tuple((name, fact) for name, fact in term.facts if name != "limit")
    return replace(term, code=WITHOUT_LIMIT[term.code], facts=facts)
