"""A bot that does anything allowed: for tests, simulations and demonstrations."""

from __future__ import annotations

from random import Random
from typing import Any

from bigshot_desktop.rules.game import AnyGame


class RandomBot:
    """Each allowed action is as likely as any other."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, observation: Any, rng: Random) -> Any:
        """What a seat may do follows from what it sees, so any state that looks the same will serve."""
        return self.game.sample(self.game.guess(observation, rng), observation.seat, rng)
