"""How the sentences of a hint are put together in Big Shot."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from bigshot_desktop.bots.reasons import (
    MOST_SENTENCES,
    Choice,
    Prospect,
    Term,
    same_chance,
    sentence,
)
from bigshot_desktop.engine.game import Fact
from bigshot_desktop.games.big_shot.bots import claims
from bigshot_desktop.games.big_shot.bots import terms as codes
from bigshot_desktop.games.big_shot.bots.claims import Effect
from bigshot_desktop.games.big_shot.bots.position import Position
from bigshot_desktop.games.big_shot.rules.actions import Borrow, Pass, Pay, Place
from bigshot_desktop.games.big_shot.rules.majority import NOBODY
from bigshot_desktop.games.big_shot.rules.scoring import NEEDED

HOPELESS: Final = 0.025
"""Who has a smaller chance can hardly win; whose is as near to one can hardly lose."""


def variant(one: Effect) -> str:
    """How it comes about, where that is told: others cancel out, it is the last round, nobody leads, by how much."""
    facts = dict(one.facts)
    if "cancel" in facts:
        return "-cancel"
    if "last" in facts:
        return "-last"
    if one.code in (claims.LEADS, claims.LEADS_FROM) and "own" in facts:
        return "-by"
    if one.code == claims.AHEAD and "mine" in facts:
        return "-with"
    if one.code == claims.DECIDED and "seat" in facts:
        return "-both"
    if one.code == claims.KEEPS and "other" in facts:
        return "-other"
    who = {claims.NOTHING: "rival", claims.ENDS_LEAD: "leader"}.get(one.code)
    return "-nobody" if who is not None and facts[who] == NOBODY else ""


def why(one: Effect) -> dict[str, Fact]:
    """An effect as the reason in a sentence."""
    code = f"{one.code}{variant(one)}"
    return {"why": code, "district": one.district, "part": one.part, **dict(one.facts)}


def qualifying_by(one: Effect, position: Position) -> list[Term]:
    """That a colour gets the second district, which it needs to win (BS-26, BS-44)."""
    mine = dict(one.facts).get("mine")
    gained = one.code in (*claims.OWNING, claims.SAFE, claims.SETTLES)
    if not gained or not isinstance(mine, int):
        return []
    if claims.certain_of(position, mine, one.district) != NEEDED - 1:
        return []
    return [sentence("qualifies", colour=mine, district=one.district)]


def passing_is_as_good(choice: Choice) -> bool:
    """Whether to pass comes to the same chance: then it is not told how far to go."""
    others = choice.alternatives
    return any(isinstance(one.action, Pass) and same_chance(choice.chosen, one) for one in others)


def as_things_are(choice: Choice) -> Choice:
    """The choice with the best chance that there is as the chance to win now.

    For the last rounds, which are played to the end in thought: what was judged before the round knew less, and
    "you can hardly win any more" beside a great chance until now would contradict itself.
    """
    weighed = (choice.chosen, *choice.alternatives)
    now = max(one.expected for one in weighed)
    more = choice.now - now
    if not any(one.terms for one in weighed) or not more:
        return choice

    def since(one: Prospect) -> Prospect:
        gone = sum(term.amount for term in one.terms if term.code == codes.LOT_GONE) + more
        terms = tuple(term for term in one.terms if term.code != codes.LOT_GONE)
        return replace(one, terms=(*terms, Term.of(codes.LOT_GONE, gone)) if gone else terms)

    chosen, *others = map(since, weighed)
    own = choice.considered and next(
        new
        for old, new in zip(choice.alternatives, others, strict=True)
        if old is choice.considered
    )
    return replace(choice, chosen=chosen, alternatives=tuple(others), considered=own, now=now)


def told(
    choice: Choice, advice: list[Term], plan: tuple[Any, ...], against: list[Term] | None = None
) -> Choice:
    """The choice with its sentences, its plan, and what speaks against what a player has in mind.

    That is a word of the auction of the other kind: against another bid there is no sentence of its own.
    """
    own = choice.considered
    other = own is not None and isinstance(own.action, Pass) != isinstance(choice.action, Pass)
    objection = against[0] if against and other else None
    shown = advice[:MOST_SENTENCES]
    if equally := evenly(choice):
        beside = [term for term in advice[1:] if not term.code.endswith("-equal")]
        shown = [advice[0], *beside[: MOST_SENTENCES - 2], equally]
    return replace(choice, advice=tuple(shown), plan=plan, objection=objection)


def evenly(choice: Choice) -> Term | None:
    """What is equally good: all that was weighed, or to pass instead."""
    others = choice.alternatives
    if not others or not all(same_chance(choice.chosen, one) for one in others):
        return sentence("even-pass") if passing_is_as_good(choice) else None
    if isinstance(choice.action, Pass):
        return None  # the reason to pass says so
    chance = choice.chosen.expected
    if chance < HOPELESS:
        return sentence("even-lost")
    if chance > 1 - HOPELESS:
        return sentence("even-won")
    if isinstance(choice.action, Place):
        return sentence("even-place")
    if isinstance(choice.action, Pay):
        return sentence("even-pay")
    if all(isinstance(one.action, Borrow) for one in (choice.chosen, *others)):
        return sentence("even-loan")
    return sentence("even-pass") if passing_is_as_good(choice) else None
