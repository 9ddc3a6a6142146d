"""Matches between all levels, and what the bots thought in them."""

from __future__ import annotations

from copy import deepcopy
from functools import cache

from bigshot_desktop.bots.bot import Sight
from bigshot_desktop.table.simulation import Fixture, Thought, play_on, seated

LEVELS = ("easy", "medium", "hard", "expert")


@cache
def thoughts_in(game: str, options: tuple[tuple[str, str], ...] = ()) -> tuple[Thought, ...]:
    """Every decision of a match with one bot of each level, in order; seats are levels."""
    match = seated(Fixture(game, LEVELS, options, seed=11))
    thoughts: list[Thought] = []

    def told(thought: Thought) -> None:
        sight = Sight(thought.sight.observation, deepcopy(thought.sight.memory))
        thoughts.append(Thought(thought.seat, sight, thought.choice, thought.seconds))

    for _ in play_on(match, told=told):
        pass
    return tuple(thoughts)
