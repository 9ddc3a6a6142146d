"""What a bot is: what a seat sees, a random generator and a time budget in; an action with its reasons out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any, Protocol

from bigshot_desktop.bots.reasons import Choice
from bigshot_desktop.rules.game import Event


class Memory(Protocol):
    """What anybody who has watched a match from its start may remember of it, beyond what lies on the table."""

    def note(self, event: Event) -> None:
        """Takes in a public event. Memories are made of nothing else, so they can be made anew from the log."""


class Blank:
    """The memory of games in which all that matters lies on the table."""

    __slots__ = ()

    def note(self, event: Event) -> None:
        """Lets it pass."""


@dataclass(frozen=True, slots=True)
class Sight:
    """All a bot is given of a match: what its seat may know, and what it remembers. Never the state."""

    observation: Any
    memory: Any
    """The game's own kind of :class:`Memory`, to be read only."""


class Budget:
    """The time a bot may take. A guard, not a measure: how far a bot thinks is set by its level, so that it
    plays the same on every machine quick enough.
    """

    __slots__ = ("_clock", "_end")

    def __init__(self, seconds: float, clock: Callable[[], float] = perf_counter) -> None:
        self._clock = clock
        self._end = clock() + seconds

    @property
    def left(self) -> float:
        """Seconds; less than none when it is overdrawn."""
        return self._end - self._clock()

    @property
    def spent(self) -> bool:
        """Whether the bot must answer now, with the best it has."""
        return self._clock() >= self._end


class Bot(Protocol):
    """Plays one seat of one match. What it keeps between two decisions (a plan) must never change its answers."""

    def choose(self, sight: Sight, rng: Random, budget: Budget) -> Choice:
        """The action for the decision that is asked of the observing seat."""
