"""Why a bot acts: what it expects of its choice and of the alternatives, as data that can be told in any language."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final, Self

from bigshot_desktop.engine.game import Fact

MOST_ALTERNATIVES: Final = 3
MOST_SENTENCES: Final = 3
EVEN: Final = "even"
"""The sentence that it matters little what is chosen: all that was weighed comes to the same chance."""
LEFT_OUT: Final = "left-out"
"""The sentence that something is not told, because others look on who may not know it. Facts: ``seat``, whose it is."""


@dataclass(frozen=True, slots=True)
class Term:
    """One part of a change in the chance to win: what it is, by how much it does so, and the facts of it."""

    code: str
    amount: float
    facts: tuple[tuple[str, Fact], ...] = ()

    @classmethod
    def of(cls, code: str, amount: float, **facts: Fact) -> Self:
        return cls(code, amount, tuple(facts.items()))


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a bot expects of an action: the chance to win with it, and what made that chance greater or smaller."""

    action: Any
    expected: float = 0.0
    """From 0 to 1."""
    terms: tuple[Term, ...] = ()
    """They add up to the difference between what is expected and the chance before (:attr:`Choice.now`)."""
    steps: tuple[Any, ...] = ()
    """All that the chance is reckoned with, the action first, where that is more than one: the deals of a trade."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What a bot does and why. Where there was nothing to choose there are no alternatives."""

    chosen: Prospect
    alternatives: tuple[Prospect, ...] = ()
    """The best of the others, best first, at most three."""
    now: float = 0.0
    """The chance to win before anything is chosen, from 0 to 1."""
    slip: bool = False
    """Whether the bot knew better: an error its level makes on purpose."""
    effort: int = 0
    """How many positions were judged to find it."""
    saying: Term | None = None
    """What the bot says to the others with it, where it says anything: only what everybody may know."""
    veiled: bool = False
    """Whether reasons were left out because others may not hear them; what is left does not add up."""
    advice: tuple[Term, ...] = ()
    """The choice in sentences: first what to do and why, then at most two on what speaks against the next best."""
    plan: tuple[Any, ...] = ()
    """The actions that are planned to follow it at once, in their order, the chosen one first."""
    considered: Prospect | None = None
    """What a player has in mind instead, where that was weighed, too; it is the first of the alternatives."""
    objection: Term | None = None
    """The sentence that speaks against what the player has in mind, where there is one."""
    aim: tuple[Any, ...] = ()
    """What it is for, where that can come only later: the cubes of a lot that one bids for. Drawn, not played."""

    @property
    def action(self) -> Any:
        return self.chosen.action


def best_of(prospects: list[Prospect], effort: int, now: float = 0.0) -> Choice:
    """The choice of the best prospect; of equal ones, the first."""
    ranked = sorted(prospects, key=lambda prospect: -prospect.expected)
    return Choice(ranked[0], tuple(ranked[1 : 1 + MOST_ALTERNATIVES]), now, effort=effort)


def sentence(code: str, /, **facts: Fact) -> Term:
    """A sentence of :attr:`Choice.advice`; it has no amount of its own."""
    return Term(code, 0.0, tuple(facts.items()))


def same_chance(one: Prospect, other: Prospect) -> bool:
    """Whether two chances are the same in whole hundredths, as they are shown."""
    return round(100 * one.expected) == round(100 * other.expected)


def foremost(choice: Choice, advice: list[Term]) -> tuple[Term, ...]:
    """The first of the sentences; where all that was weighed comes to the same chance, that is told, too."""
    if choice.alternatives and all(same_chance(choice.chosen, one) for one in choice.alternatives):
        rest = [term for term in advice[1:] if not term.code.endswith("-equal")]
        return (advice[0], *rest[: MOST_SENTENCES - 2], sentence(EVEN))
    return tuple(advice[:MOST_SENTENCES])


def beside(choice: Choice, action: Any, chance: float) -> Choice:
    """The choice with what a player has in mind as the first of its alternatives."""
    if action == choice.action:
        return choice
    listed = next((one for one in choice.alternatives if one.action == action), Prospect(action))
    own = replace(listed, expected=min(chance, choice.chosen.expected))
    others = [one for one in choice.alternatives if one.action != action]
    alternatives = (own, *others)[:MOST_ALTERNATIVES]
    return replace(choice, alternatives=alternatives, considered=own)


def only(action: Any) -> Choice:
    """The choice where there is but one action."""
    return Choice(Prospect(action))
