"""What a bot is: what a seat sees, a random generator and a budget in; an action with its reasons out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import thread_time
from typing import Any, Protocol, runtime_checkable

from bigshot_desktop.bots.reasons import Choice
from bigshot_desktop.engine.game import Event


class Memory(Protocol):
    """What anybody who has watched a match from its start may remember of it, beyond what lies on the table."""

    def note(self, event: Event) -> None:
        """Takes in a public event. Memories are made of nothing else, so they can be made anew from the log."""


class NoMemory:
    """The memory of games in which all that matters lies on the table."""

    __slots__ = ()

    def note(self, event: Event) -> None:
        """Does nothing."""


@dataclass(frozen=True, slots=True)
class Sight:
    """All a bot is given of a match: what its seat may know, and what it remembers. Never the state."""

    observation: Any
    memory: Any
    """The game's own kind of :class:`Memory`, to be read only."""


class Budget:
    """The processor time a bot may use. A guard, not a measure: how far a bot thinks is set by its level.

    It counts the time of the thread that makes it, so it is made where the bot thinks. Time during which the machine
    is busy with something else, or suspended, does not count: a bot plays the same on a busy machine as on an idle one.
    """

    __slots__ = ("_clock", "_end", "ran_out")

    def __init__(self, seconds: float, clock: Callable[[], float] = thread_time) -> None:
        self._clock = clock
        self._end = clock() + seconds
        self.ran_out = False
        """Whether a bot has been told that it must answer: it may have thought less than its level would."""

    @property
    def spent(self) -> bool:
        """Whether the bot must answer now, with the best it has."""
        if self._clock() >= self._end:
            self.ran_out = True
        return self.ran_out


class Bot(Protocol):
    """Plays one seat of one match. What it keeps between two decisions (a plan) must never change its answers."""

    def choose(self, sight: Sight, rng: Random, budget: Budget) -> Choice:
        """The action for the decision that is asked of the observing seat."""


@runtime_checkable
class Adviser(Protocol):
    """A bot that can also say in sentences what it would do and why, for people who ask."""

    def advised(self, sight: Sight, choice: Choice) -> Choice:
        """The same choice with :attr:`Choice.advice` and :attr:`Choice.plan`, right after it was made."""
