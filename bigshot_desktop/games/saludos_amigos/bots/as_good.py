"""What a hint says where all that was weighed comes to the same chance: what one may do as well."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.bots.reasons import MOST_SENTENCES, Choice, Term, same_chance, sentence
from bigshot_desktop.games.saludos_amigos.rules.actions import (
    Accept,
    Commit,
    Decline,
    Discard,
    Done,
    Offer,
    Propose,
    Push,
    Ready,
    StayOut,
)

PASSIVE: Final = {Done: "done", Ready: "ready", StayOut: "stay"}
"""What one does who does nothing, and the end of the code that tells that it is as good."""
ACTIVE: Final = {Offer: "offer", Discard: "roll", Propose: "propose", Push: "push"}
"""The same for somebody who is told to do nothing."""
ODDS: Final = frozenset({"offer-odds", "offer-try", "offer-last"})


def with_nothing_done(choice: Choice) -> bool:
    """Whether to do nothing comes to the same chance as what is chosen."""
    idle = [one for one in choice.alternatives if isinstance(one.action, tuple(PASSIVE))]
    return any(same_chance(choice.chosen, one) for one in idle)


def told(choice: Choice, advice: list[Term], *, holds: bool = False) -> tuple[Term, ...]:
    """The first of the sentences; where all that was weighed comes to the same chance, what one may do as well.

    ``holds`` tells that one has a share in a coalition that stands: then it is simplest to leave it at that.
    """
    if not choice.alternatives or not all(
        same_chance(choice.chosen, one) for one in choice.alternatives
    ):
        return tuple(advice[:MOST_SENTENCES])
    first, *rest = [term for term in advice if not term.code.endswith("-equal")]
    if first.code.endswith("-even"):
        return (first, *rest[: MOST_SENTENCES - 1])
    even = _as_good(choice, holds=holds)
    rest.sort(key=lambda term: term.code != "accept-odds")  # it weighs more than what else there is
    odds = [term for term in rest if term.code in ODDS]
    if even and odds and isinstance(choice.action, Offer):
        rest = [term for term in rest if term.code not in ODDS]
        code = even[0].code.replace("even-", "offer-even-", 1)
        even = [sentence(code, **dict(odds[0].facts), **dict(even[0].facts))]
    return (first, *rest[: MOST_SENTENCES - 1 - len(even)], *even)


def _as_good(choice: Choice, *, holds: bool) -> list[Term]:
    """The simplest thing that promises as much; nothing where only other cards of the same hand do."""
    action, others = choice.action, [one.action for one in choice.alternatives]
    if holds and any(isinstance(other, Done) for other in others):
        return [sentence("even-done")]
    for other in others:
        if isinstance(other, Accept):
            return [sentence("even-yes", proposer=other.proposer)]
    for other in others:
        if isinstance(other, Decline):
            return [sentence("even-no", proposer=other.proposer)]
    for passive, code in PASSIVE.items():
        if any(isinstance(other, passive) for other in others):
            return [sentence(f"even-{code}")]
    if isinstance(action, Commit):
        if not any(action.cards):
            return [sentence("even-play")]
        return [sentence("even-none")] if any(not any(one.cards) for one in others) else []
    kinds = {type(other) for other in others}
    if kinds == {Offer} and isinstance(action, Offer):
        return [sentence("even-offers")]
    if kinds == {type(action)}:
        return []
    code = next((code for kind, code in ACTIVE.items() if kind in kinds), "other")
    return [sentence(f"even-{code}")]
