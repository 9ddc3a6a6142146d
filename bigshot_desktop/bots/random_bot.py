"""A bot that does anything allowed: for tests, simulations and demonstrations."""

from __future__ import annotations

from random import Random

from bigshot_desktop.bots.bot import Budget, Sight
from bigshot_desktop.bots.reasons import Choice, only
from bigshot_desktop.engine.game import AnyGame


class RandomBot:
    """Each allowed action is as likely as any other."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, sight: Sight, rng: Random, budget: Budget) -> Choice:
        """What a seat may do follows from what it sees, so any state that looks the same will serve."""
        seen = sight.observation
        return only(self.game.sample(self.game.guess(seen, rng), seen.seat, rng))
