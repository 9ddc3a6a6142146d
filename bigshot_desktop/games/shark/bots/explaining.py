"""From what a bot has found to what it chooses and tells: its errors, and the reasons behind its chances."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from bigshot_desktop.bots.reasons import MOST_ALTERNATIVES, Choice, Prospect, Term
from bigshot_desktop.games.shark.bots import features, terms
from bigshot_desktop.games.shark.bots.assessment import Assessment
from bigshot_desktop.games.shark.bots.level import Level

LITTLE: Final = 0.003
"""What changes a chance by less than this is not told by itself."""


@dataclass(frozen=True, slots=True)
class Idea:
    """An action, the chance to win with it, and the table it leads to."""

    action: Any
    chance: float
    after: Assessment
    ahead: str = terms.ROUND
    """What the chance knows that the table alone does not tell."""
    steps: tuple[Any, ...] = ()
    """All the actions that the chance is reckoned with, where it is more than one."""


def choice_of(
    level: Level, now: Assessment, seat: int, ideas: list[Idea], effort: int, rng: Random
) -> Choice:
    """What a level chooses among ideas: the best, as it judges them, unless it slips."""
    felt = [(_misjudged(level, idea.chance, rng), idea) for idea in ideas]
    felt.sort(key=lambda one: -one[0])
    told = [_prospect(now, seat, idea, chance) for chance, idea in felt[: 1 + MOST_ALTERNATIVES]]
    best, *others = told
    slip = False
    if level.slip and others and rng.random() < level.slip:
        other = others[rng.randrange(len(others))]
        slip = other.expected < best.expected
        best, others = other, [best, *(one for one in others if one is not other)]
    return Choice(best, tuple(others), now.chance(seat), slip=slip, effort=effort)


def _misjudged(level: Level, chance: float, rng: Random) -> float:
    """What a level takes a chance for: never less than none, nor more than certainty."""
    if not level.misjudges:
        return chance
    return min(1.0, max(0.0, chance + rng.gauss(0.0, level.misjudges) * chance * (1 - chance)))


def _prospect(now: Assessment, seat: int, idea: Idea, felt: float) -> Prospect:
    before, after = now.chance(seat), idea.after.chance(seat)
    found = _changes(now, idea.after, seat)
    found.append(Term.of(idea.ahead, idea.chance - after))
    found.append(Term.of(terms.HUNCH, felt - idea.chance))
    told = [term for term in found if abs(term.amount) >= LITTLE]
    rest = felt - before - sum(term.amount for term in told)
    size = sum(abs(term.amount) for term in told)
    if abs(rest) < size:  # shared out: many small things would else look like a large one
        told = [replace(term, amount=term.amount + rest * abs(term.amount) / size) for term in told]
    elif rest:
        told.append(Term.of(terms.REST, rest))
    return Prospect(idea.action, felt, tuple(told), idea.steps)


def _changes(now: Assessment, after: Assessment, seat: int) -> list[Term]:
    """What is another on the table afterwards, and what that does to the seat's chance."""
    if after.position.over:
        return [Term.of(terms.FINAL, after.chance(seat) - now.chance(seat))]
    parts = now.judge.explain(features.FEATURES, now.rows, after.rows, seat)
    own: dict[str, float] = {}
    rivals: dict[int, float] = {}
    for (one, group), amount in parts.items():
        if one == seat:
            own[group] = own.get(group, 0.0) + amount
        else:
            rivals[one] = rivals.get(one, 0.0) + amount
    old, new = now.position, after.position
    found = [
        Term.of(
            terms.WEALTH,
            own.get(features.WEALTH, 0.0),
            before=old.wealth(seat),
            after=new.wealth(seat),
        ),
        Term.of(
            terms.CASH, own.get(features.CASH, 0.0), before=old.cash[seat], after=new.cash[seat]
        ),
        Term.of(terms.SHARES, own.get(features.SHARES, 0.0)),
        Term.of(terms.GROWTH, own.get(features.GROWTH, 0.0)),
        Term.of(terms.RISK, own.get(features.RISK, 0.0), cost=after.table.worst_loss(seat)),
        Term.of(terms.COURSE, own.get(features.TURN, 0.0) + own.get(features.STAGE, 0.0)),
    ]
    for rival, amount in rivals.items():
        if rival in old.playing and rival not in new.playing:
            found.append(Term.of(terms.RUIN, amount, seat=rival))
        else:
            facts = {"seat": rival, "before": old.wealth(rival), "after": new.wealth(rival)}
            found.append(Term.of(terms.RIVAL, amount, **facts))
    return found
