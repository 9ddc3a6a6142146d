"""What a bot is: an observation and a random generator in, an action out."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol


class Bot(Protocol):
    """Plays one seat. It is given what the seat may know, never the state."""

    def choose(self, observation: Any, rng: Random) -> Any:
        """The action for the decision that is asked of the observing seat."""
