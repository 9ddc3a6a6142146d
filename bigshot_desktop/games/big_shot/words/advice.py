"""What a hint says in Big Shot, with the names and cubes in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bigshot_desktop.games.big_shot.rules.majority import counts
from bigshot_desktop.games.big_shot.words.advice_auction import AUCTION
from bigshot_desktop.games.big_shot.words.advice_cubes import CUBES
from bigshot_desktop.games.big_shot.words.advice_reasons import REASONS
from bigshot_desktop.games.big_shot.words.names import (
    a_cube,
    colour,
    rivals_of,
    some_cubes,
    two_purses,
    with_owner,
)
from bigshot_desktop.words.sentences import Facts, Sentences, Value

if TYPE_CHECKING:
    from bigshot_desktop.words.narrator import Narrator


def part(narrator: Narrator, facts: Facts) -> str:
    """The cubes that go to one district: 2 black and 1 yellow."""
    return narrator.listing(some_cubes(narrator, counts(facts["part"])))


def a_missing_cube(narrator: Narrator, facts: Facts) -> str:
    """The cube that is still needed: a red cube."""
    return a_cube(narrator, {"colour": facts["missing"]})


def cancelling(narrator: Narrator, facts: Facts) -> str:
    """The colours that cancel each other out, so that one with fewer cubes wins: Red and Yellow (BS-18)."""
    outdone = rivals_of(counts(facts["cancel"]), facts["mine"])
    return narrator.listing([colour(narrator, one) for one in outdone])


def owned(fact: str) -> Value:
    """The colour that this fact is, and whose it is."""
    return lambda narrator, facts: with_owner(narrator, facts[fact])


ADVICE: Final = Sentences(
    "BigShotAdvice",
    {**AUCTION, **CUBES, **REASONS},
    variants={
        "borrow": two_purses,
        "borrow-once": two_purses,
        "borrow-bids": two_purses,
        "borrow-made": two_purses,
        "borrow-drives": two_purses,
        "loan-cost": two_purses,
        "qualifies": two_purses,
        "why-takes-lone-park": two_purses,
    },
)
