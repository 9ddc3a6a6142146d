"""A match: the log of its actions, the state they lead to, and the way back and forth in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from bigshot_desktop.engine.game import (
    CHANCE,
    EVERYONE,
    AnyGame,
    Event,
    Refusal,
    Result,
    Setup,
)
from bigshot_desktop.table.seats import Seat

MOST_SEED: Final = 2**53 - 1
"""The greatest whole number that all JSON readers agree on."""


@dataclass(frozen=True, slots=True)
class Step:
    """One entry of the log: the action and what followed from it."""

    number: int
    """Its place in the log, from 1."""
    action: Any
    events: tuple[Event, ...]

    def seen_by(self, seat: int) -> tuple[Event, ...]:
        """The events a seat may know; ``EVERYONE``: an onlooker."""
        return tuple(event for event in self.events if event.audience in (EVERYONE, seat))

    @property
    def is_final(self) -> bool:
        """Whether it cannot be taken back: a die was rolled, or something hidden came to light."""
        return self.action.seat == CHANCE or self.reveals

    @property
    def reveals(self) -> bool:
        """Whether something hidden came to light."""
        return any(event.reveals for event in self.events)


@dataclass(frozen=True, slots=True)
class Prepared:
    """A step worked out and found legal, but not yet in the log."""

    step: Step
    state: Any


@dataclass(frozen=True, slots=True)
class _TakenBack:
    """What an undo took back."""

    steps: tuple[Step, ...]
    before: tuple[Any, ...]
    """The state before each of them."""
    after: Any
    """The state after the last."""


class Match:
    """One match. Every state it hands out stays as it is: each step makes a new one."""

    def __init__(
        self,
        game: AnyGame,
        setup: Setup,
        seats: Sequence[Seat],
        seed: int,
        *,
        free_undo: bool = False,
    ) -> None:
        if len(seats) != setup.players:
            raise ValueError(f"{len(seats)} seats for {setup.players} players")
        if not 0 <= seed <= MOST_SEED:
            raise ValueError(f"seed {seed}")
        self.game = game
        self.setup = setup
        self.seats = tuple(seats)
        self.seed = seed
        self.free_undo = free_undo
        """Whether undo may take back final steps too, as when playing alone."""
        self._state = game.initial(setup)
        self._steps: list[Step] = []
        self._before: list[Any] = []
        """The state before each step: going back takes no time, however often somebody does."""
        self._undone: list[_TakenBack] = []

    # --- what is ---------------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        """The state after the last action."""
        return self._state

    @property
    def length(self) -> int:
        """How many actions the log has."""
        return len(self._steps)

    @property
    def steps(self) -> tuple[Step, ...]:
        return tuple(self._steps)

    @property
    def actions(self) -> tuple[Any, ...]:
        return tuple(step.action for step in self._steps)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision; ``(CHANCE,)`` when it is time to :meth:`draw`."""
        return self.game.to_act(self._state)

    @property
    def result(self) -> Result | None:
        return self.game.result(self._state)

    def bot_seed(self, seat: int) -> str:
        """Seeds the generator for a bot's next decision, so that the same decision can be had again."""
        return f"{self.seed}/seat/{seat}/{len(self._steps)}"

    # --- going on --------------------------------------------------------------------------------

    def play(self, action: Any) -> Step | Refusal:
        """Plays an action, or refuses it and changes nothing."""
        prepared = self.prepare(action)
        return prepared if isinstance(prepared, Refusal) else self.commit(prepared)

    def draw(self) -> Step:
        """Plays nature's turn."""
        return self.commit(self.prepare_draw())

    def prepare(self, action: Any) -> Prepared | Refusal:
        """Works out an action without playing it."""
        if refusal := self.game.check(self._state, action):
            return refusal
        state = self._state.copy()
        events: list[Event] = []
        self.game.apply(state, action, events.append)
        return Prepared(Step(len(self._steps) + 1, action, tuple(events)), state)

    def prepare_draw(self) -> Prepared:
        """Works out nature's turn: the n-th outcome depends on seed, n and state, nothing else."""
        if self.to_act != (CHANCE,):
            raise ValueError("it is not nature's turn")
        drawn = sum(1 for step in self._steps if step.action.seat == CHANCE)
        rng = Random(f"{self.seed}/chance/{drawn}")
        prepared = self.prepare(self.game.chance(self._state, rng))
        assert isinstance(prepared, Prepared), prepared
        return prepared

    def commit(self, prepared: Prepared) -> Step:
        """Plays what was prepared just now."""
        assert prepared.step.number == len(self._steps) + 1
        self._steps.append(prepared.step)
        self._before.append(self._state)
        self._state = prepared.state
        self._undone.clear()
        return prepared.step

    # --- back and forth --------------------------------------------------------------------------

    def undoable(self, seat: int | None = None) -> int:
        """How many actions :meth:`undo` would take back."""
        for count, step in enumerate(reversed(self._steps), start=1):
            if step.is_final and not self.free_undo:
                return 0
            if step.action.seat == seat or (seat is None and step.action.seat != CHANCE):
                return count
        return 0

    def can_undo(self, seat: int | None = None) -> bool:
        return self.undoable(seat) > 0

    def undo(self, seat: int | None = None) -> int:
        """Goes back to before the last decision of a seat, or of anybody, but past no final step.

        Returns how many actions that took back: 0 where there was no way.
        """
        count = self.undoable(seat)
        if count:
            self.take_back(count)
        return count

    def take_back(self, count: int) -> None:
        """Takes back the last so many actions, whatever they are."""
        if not 1 <= count <= len(self._steps):
            raise ValueError(f"{count} of {len(self._steps)} actions")
        kept = len(self._steps) - count
        self._undone.append(
            _TakenBack(tuple(self._steps[kept:]), tuple(self._before[kept:]), self._state)
        )
        self._state = self._before[kept]
        del self._steps[kept:], self._before[kept:]

    @property
    def redoable(self) -> int:
        """How many actions :meth:`redo` would restore."""
        return len(self._undone[-1].steps) if self._undone else 0

    def redo(self) -> tuple[Step, ...]:
        """Restores exactly what the last undo took back, dice included."""
        if not self._undone:
            return ()
        restored = self._undone.pop()
        self._steps += restored.steps
        self._before += restored.before
        self._state = restored.after
        return restored.steps
