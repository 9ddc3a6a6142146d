"""How quickly bots think: decisions out of a real match, asked again of each level that searches."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass
from random import Random
from time import process_time
from typing import Final

from bigshot_desktop.bots.bot import Budget, Sight
from bigshot_desktop.bots.levels import LEVELS, QUICK, SECONDS, make_bot
from bigshot_desktop.cli.arguments import usual_players
from bigshot_desktop.rules.games import GAMES
from bigshot_desktop.table.simulation import Fixture, Thought, play_on, seated

DECISIONS: Final = 40
"""Taken from all over a match."""
A_ROUND: Final = 4
"""Asked in each round of the benchmark, another four in the next."""


@dataclass(frozen=True, slots=True)
class Mind:
    """A level of a game, and the decisions it is asked for."""

    game: str
    level: str
    sights: tuple[Sight, ...]

    def judged_per_second(self, number: int) -> float:
        """Positions judged per second in one round."""
        effort, took = 0, 0.0
        for place in range(number * A_ROUND, (number + 1) * A_ROUND):
            sight = self.sights[place % len(self.sights)]
            bot = make_bot(self.game, self.level)
            budget = Budget(SECONDS[self.level])
            began = process_time()
            choice = bot.choose(sight, Random(place), budget)
            took += process_time() - began
            effort += choice.effort
        return effort / took


def minds_of(game: str) -> dict[str, Mind]:
    """The levels from the quick one upwards, with decisions from one match between quick ones."""
    players = usual_players(GAMES[game])
    match = seated(Fixture(game, (QUICK,) * players, (), seed=1))
    sights: list[Sight] = []

    def told(thought: Thought) -> None:
        if thought.choice.effort:
            sights.append(Sight(thought.sight.observation, deepcopy(thought.sight.memory)))

    for _ in play_on(match, told=told):
        pass
    some = tuple(Random(game).sample(sights, min(DECISIONS, len(sights))))
    searching = LEVELS[LEVELS.index(QUICK) :]
    return {level: Mind(game, level, some) for level in searching}
