"""How quickly bots think: decisions out of a real match, asked again of each level that searches."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass
from random import Random
from time import process_time
from typing import Any, Final

from bigshot_desktop.bots.bot import Budget, Sight
from bigshot_desktop.bots.game_bots import Advice
from bigshot_desktop.bots.levels import BOTS, LEVELS, QUICK, SECONDS, make_bot
from bigshot_desktop.cli.arguments import usual_players
from bigshot_desktop.engine.game import EVERYONE
from bigshot_desktop.games import GAMES
from bigshot_desktop.table.simulation import Fixture, Thought, play_on, seated

DECISIONS: Final = 40
"""Taken from all over a match."""
A_ROUND: Final = 4
"""Asked in each round of the benchmark, another four in the next."""


@dataclass(frozen=True, slots=True)
class LevelBench:
    """A level of a game, and the decisions that it is measured with."""

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
        return effort / max(took, 1e-3)  # where the clock goes on by whole ticks, it may not have


@dataclass(frozen=True, slots=True)
class Advised:
    """Advice of a game, and the tables and seats it is worked out for."""

    advice: Advice
    tables: tuple[tuple[Any, int], ...]

    def microseconds(self, number: int) -> float:
        """What one piece of advice takes, in one round."""
        places = range(number * A_ROUND, (number + 1) * A_ROUND)
        asked = [self.tables[place % len(self.tables)] for place in places]
        began = process_time()
        for table, seat in asked:
            self.advice.work(table, seat)
        return (process_time() - began) / A_ROUND * 1e6


def advised_in(game: str, sights: Sequence[Sight]) -> list[Advised]:
    """The advice of a game, for those of the decisions about which there is something to say."""
    rules = GAMES[game]
    seen = [sight.observation for sight in sights]
    tables = [(rules.observe(rules.guess(one, Random(1)), EVERYONE), one.seat) for one in seen]
    return [
        Advised(advice, tuple(one for one in tables if advice.work(*one)))
        for advice in BOTS[game].advice
    ]


def level_benches(game: str) -> dict[str, LevelBench]:
    """The levels from the quick one upwards, with decisions from one match between quick ones.

    None where the game brings no bots: random ones judge nothing.
    """
    if game not in BOTS:
        return {}
    players = usual_players(GAMES[game])
    match = seated(Fixture(game, (QUICK,) * players, (), seed=1))
    sights: list[Sight] = []

    def on_thought(thought: Thought) -> None:
        if thought.choice.effort:
            sights.append(Sight(thought.sight.observation, deepcopy(thought.sight.memory)))

    for _ in play_on(match, on_thought=on_thought):
        pass
    some = tuple(Random(game).sample(sights, min(DECISIONS, len(sights))))
    searching = LEVELS[LEVELS.index(QUICK) :]
    return {level: LevelBench(game, level, some) for level in searching}
