"""The levels of play, the processor time each may take, and the bots of each game that play them."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.bots.bot import Bot, Memory, NoMemory
from bigshot_desktop.bots.game_bots import GameBots, Weights
from bigshot_desktop.bots.random_bot import RandomBot
from bigshot_desktop.engine.game import Setup
from bigshot_desktop.games import GAMES, Parts

SECONDS: Final = {"random": 0.03, "easy": 0.03, "medium": 0.03, "hard": 0.25, "expert": 1.0}
"""The processor time that a decision may take, by level, from the weakest to the strongest."""

LEVELS: Final = tuple(SECONDS)

QUICK: Final = "medium"
"""The level that decides where a stronger bot fails to answer."""


BOTS: Final = Parts[GameBots]("bots")
"""The bots of every game that has some of its own."""


def levels_of(game: str) -> tuple[str, ...]:
    """The levels that there are in a game, from the weakest to the strongest."""
    return LEVELS if game in BOTS else ("random",)


def make_memory(game: str, setup: Setup) -> Memory:
    """What the bots of a match remember, at its start."""
    return BOTS[game].memory(setup) if game in BOTS else NoMemory()


def make_bot(game: str, level: str, weights: Weights | None = None) -> Bot:
    """A bot for one seat of one match; it plays by the weights of its level unless others are given.

    In a game that brings no bots, those of every level are random ones.
    """
    if level == "random" or game not in BOTS:
        return RandomBot(GAMES[game])
    game_bots = BOTS[game]
    return game_bots.bot(game_bots.weights[level] if weights is None else weights)
