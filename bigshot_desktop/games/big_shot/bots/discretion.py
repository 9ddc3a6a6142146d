"""What others may hear of a bot's reasons in Big Shot: all of them but how far it means to go in an auction."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bigshot_desktop.bots.reasons import Choice, Term

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
    "borrow-drives": "borrow-made",
}
"""By a sentence that tells how far one would go, or that one does not want the cubes, the one that does not."""

OF_THE_LIMIT: Final = ("bid-also", "bid-worth", "drives-risk")
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
