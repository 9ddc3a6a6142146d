"""Hints from positions all over matches: what the strongest bot advises there, and the state it was asked in."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any, NamedTuple

from bigshot_desktop.bots.bot import Adviser, Budget, Sight
from bigshot_desktop.bots.levels import make_bot
from bigshot_desktop.bots.reasons import Choice
from bigshot_desktop.games import GAMES
from bigshot_desktop.table.simulation import Fixture, Thought, play_on, seated

UNHURRIED = 60.0
LEVELS = ("medium", "easy", "medium", "easy", "medium", "easy", "medium")


class Hint(NamedTuple):
    """What a seat was told, and when."""

    state: Any
    seat: int
    sight: Sight
    choice: Choice


def hints(
    game: str, players: int, seed: int, share: float, options: tuple[tuple[str, str], ...] = ()
) -> Iterator[Hint]:
    """Of some decisions of a match between quick bots, and the first of each kind; each asked of a fresh expert."""
    match = seated(Fixture(game, LEVELS[:players], options, seed))
    rng = Random(seed)
    asked: list[Hint] = []
    kinds: set[type] = set()

    def ask(thought: Thought) -> None:
        kind = type(thought.sight.observation.decision)
        if rng.random() < share or kind not in kinds:
            kinds.add(kind)
            bot = make_bot(game, "expert")
            choice = bot.choose(thought.sight, Random(1), Budget(UNHURRIED))
            assert isinstance(bot, Adviser)
            told = bot.advised(thought.sight, choice)
            sight = Sight(thought.sight.observation, deepcopy(thought.sight.memory))
            asked.append(Hint(match.state.copy(), thought.seat, sight, told))

    for _ in play_on(match, on_thought=ask, seconds=UNHURRIED):
        yield from asked
        asked.clear()


def players_of(game: str) -> tuple[int, ...]:
    """The numbers of players for which a game is made."""
    return GAMES[game].info.players
