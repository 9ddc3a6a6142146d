"""A step of the match looked back at: what it did to everybody's chances, and what else there was."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from bigshot_desktop.bots.levels import BOTS
from bigshot_desktop.bots.reasons import Choice
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.thinker import Answer, sight_of

Chances = tuple[float, ...]
"""By seat."""


@dataclass(frozen=True, slots=True)
class LookBack:
    """What the strongest bot has to say to a step, from what the viewer may know."""

    number: int
    """Of the step."""
    action: Any
    chance: float | None
    """The chance to win with it, in the measure of the choice; None where nobody can tell."""
    choice: Choice
    """What the strongest bot would have done, and what else it thought of."""
    before: Chances
    """Everybody's chances; empty where nobody can tell."""
    after: Chances


def can_look_back(game: str) -> bool:
    """Whether steps of a game can be judged."""
    return game in BOTS and BOTS[game].standing is not None


def deeds_from(match: Match, number: int) -> tuple[Any, ...]:
    """What somebody did in a step, and in those right after it before anybody else did anything."""
    seat = match.step(number).action.seat
    steps = match.steps_after(number - 1)
    return tuple(step.action for step in takewhile(lambda one: one.action.seat == seat, steps))


def moments(match: Match, before: Match, number: int, viewer: int) -> tuple[Any, ...]:
    """The sights of the viewer before a step and after it, as far as the match was not over."""
    after = match.before(number + 1)
    asked = (before, after) if after.to_act else (before,)
    return tuple(sight_of(one, viewer) for one in asked)


def looked_back(match: Match, number: int, answer: Answer) -> LookBack:
    """What an answer says of a step; after the last one there are no chances, but winners."""
    before, *after = answer.standings or ((),)
    if before and not after:
        after = [winners(match)]
    action = match.step(number).action
    return LookBack(number, action, answer.weighed, answer.choice, before, (*after, ())[0])


def winners(match: Match) -> Chances:
    """Everybody's chances once a match is over; empty before."""
    result = match.result
    if result is None:
        return ()
    first = [one.seat for one in result.standings if one.rank == 1]
    return tuple(1 / len(first) if seat in first else 0.0 for seat in range(len(match.seats)))
