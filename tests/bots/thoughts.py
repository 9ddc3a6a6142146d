"""Matches between all levels, and what the bots thought in them."""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from unittest.mock import patch

from bigshot_desktop.bots.bot import Sight
from bigshot_desktop.bots.levels import SECONDS
from bigshot_desktop.table.simulation import Fixture, Thought, play_on, seated

UNHURRIED = 60.0
LEVELS = ("easy", "medium", "hard", "expert")


@cache
def thoughts_in(
    game: str, options: tuple[tuple[str, str], ...] = (), levels: tuple[str, ...] = LEVELS
) -> tuple[Thought, ...]:
    """Every decision of a match, in order; usually with one bot of each level, so that seats are levels.

    Nobody is pressed for time, so the match is the same on a busy machine.
    """
    match = seated(Fixture(game, levels, options, seed=11))
    thoughts: list[Thought] = []

    def on_thought(thought: Thought) -> None:
        sight = Sight(thought.sight.observation, deepcopy(thought.sight.memory))
        thoughts.append(Thought(thought.seat, sight, thought.choice, thought.seconds))

    with patch.dict(SECONDS, dict.fromkeys(SECONDS, UNHURRIED)):
        for _ in play_on(match, on_thought=on_thought):
            pass
    return tuple(thoughts)
