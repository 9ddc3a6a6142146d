"""A match: the log of its actions, the state they lead to, and the way back and forth in it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any, Final

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

if TYPE_CHECKING:
    from bigshot_desktop.bots.reasons import Term
    from bigshot_desktop.table.dice_seal import DiceSeal

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
        may_know = (EVERYONE, seat)
        return tuple([event for event in self.events if event.audience in may_know])

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
    sayings: dict[int, Term]
    """What was said with them."""


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
        seal: DiceSeal | None = None,
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
        self.seal = seal
        """Of the seed, where that is secret until the end; None where it was chosen or is known."""
        self.played_on = 0
        """So many of its first steps were taken over from another match, from which it was played on."""
        self.sayings: dict[int, Term] = {}
        """What bots said, by the number of the step that they said it with. Nothing else depends on it."""
        self._state = game.initial(setup)
        self._steps: list[Step] = []
        self._before: list[Any] = []
        """The state before each step: going back takes no time, however often somebody does."""
        self._undone: list[_TakenBack] = []
        self._taken: defaultdict[int, list[int]] = defaultdict(list)
        """The numbers of the steps that each seat took, nature too."""

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
        """The whole log. Whoever looks at it after every step takes one of the methods below instead."""
        return tuple(self._steps)

    @property
    def actions(self) -> tuple[Any, ...]:
        return tuple(step.action for step in self._steps)

    def step(self, number: int) -> Step:
        """A step by its number, from 1."""
        if not 1 <= number <= len(self._steps):
            raise IndexError(f"step {number} of {len(self._steps)}")
        return self._steps[number - 1]

    @property
    def last_step(self) -> Step | None:
        return self._steps[-1] if self._steps else None

    def steps_after(self, length: int) -> list[Step]:
        """What followed the first so many steps."""
        return self._steps[length:]

    def steps_back(self) -> Iterator[Step]:
        """From the last step to the first, as far as they are asked for."""
        return reversed(self._steps)

    def state_after(self, length: int) -> Any:
        """The state after so many steps."""
        return self._before[length] if length < len(self._steps) else self._state

    def last_by(self, seat: int) -> int:
        """The number of the last step that a seat took; 0: it took none."""
        return self._taken[seat][-1] if self._taken[seat] else 0

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision; ``(CHANCE,)`` when it is time to :meth:`draw`."""
        return self.game.to_act(self._state)

    @property
    def result(self) -> Result | None:
        return self.game.result(self._state)

    def bot_seed(self, seat: int) -> str:
        """Seeds the generator for a bot's next decision, so that the same decision can be had again."""
        return f"{self.name_for_bots}/seat/{seat}/{len(self._steps)}"

    @property
    def name_for_bots(self) -> str:
        """What bots know this match by: the seed, unless that is secret, which it then is for them too."""
        if self.seal is None:
            return str(self.seed)
        return sha256(f"{self.seed}/{self.seal.salt}/bots".encode()).hexdigest()[:32]

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
        prepared = self.prepare(self.next_draw())
        assert isinstance(prepared, Prepared), prepared
        return prepared

    def next_draw(self) -> Any:
        """What nature does in its turn, by the seed."""
        if self.to_act != (CHANCE,):
            raise ValueError("it is not nature's turn")
        rng = Random(f"{self.seed}/chance/{len(self._taken[CHANCE])}")
        return self.game.chance(self._state, rng)

    def commit(self, prepared: Prepared) -> Step:
        """Plays what was prepared just now."""
        assert prepared.step.number == len(self._steps) + 1
        self._append([prepared.step])
        self._before.append(self._state)
        self._state = prepared.state
        self._undone.clear()
        return prepared.step

    def _append(self, steps: Iterable[Step]) -> None:
        """The log has these too."""
        for step in steps:
            self._steps.append(step)
            self._taken[step.action.seat].append(step.number)

    # --- back and forth --------------------------------------------------------------------------

    def undoable(self, seat: int | None = None) -> int:
        """How many actions :meth:`undo` would take back."""
        seats = [one for one in self._taken if one != CHANCE] if seat is None else [seat]
        first = max(map(self.last_by, seats), default=0)
        if self.seal and first <= self.seal.after:
            return 0  # the seal covers what came before it
        if first <= self.played_on:
            return 0  # that was in another match
        count = len(self._steps) + 1 - first if first else 0
        since = islice(reversed(self._steps), count)
        return count if self.free_undo or not any(step.is_final for step in since) else 0

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
        steps, before = tuple(self._steps[kept:]), tuple(self._before[kept:])
        said = [number for number in self.sayings if number > kept]
        sayings = {number: self.sayings.pop(number) for number in said}
        self._undone.append(_TakenBack(steps, before, self._state, sayings))
        self._state = self._before[kept]
        for step in reversed(steps):
            self._taken[step.action.seat].pop()
        del self._steps[kept:], self._before[kept:]

    def before(self, number: int) -> Match:
        """The match as it was before a step, to look at or to go on with."""
        kept = number - 1
        seal = self.seal if self.seal and self.seal.after <= kept else None
        return self._beginning(kept, self.seats, self.seed, seal)

    def with_dice(self, seed: int, seal: DiceSeal | None) -> Match:
        """The same match, in which nature goes on by another seed."""
        return self._beginning(self.length, self.seats, seed, seal)

    def beginning(self, length: int, seats: Sequence[Seat]) -> Match:
        """A match with the first so many steps of this one, perhaps between others; with the same seed, not sealed."""
        return self._beginning(length, seats, self.seed, None)

    def _beginning(
        self, length: int, seats: Sequence[Seat], seed: int, seal: DiceSeal | None
    ) -> Match:
        other = Match(self.game, self.setup, seats, seed, free_undo=self.free_undo, seal=seal)
        other.played_on = min(self.played_on, length)
        other._append(self._steps[:length])
        same = {seat for seat, sits in enumerate(seats) if sits == self.seats[seat]}
        other.sayings = {
            number: saying
            for number, saying in self.sayings.items()
            if number <= length and self._steps[number - 1].action.seat in same
        }
        other._before = self._before[:length]
        other._state = self.state_after(length)
        return other

    @property
    def redoable(self) -> int:
        """How many actions :meth:`redo` would restore."""
        return len(self._undone[-1].steps) if self._undone else 0

    def redo(self) -> tuple[Step, ...]:
        """Restores exactly what the last undo took back, dice included."""
        if not self._undone:
            return ()
        restored = self._undone.pop()
        self._append(restored.steps)
        self._before += restored.before
        self._state = restored.after
        self.sayings.update(restored.sayings)
        return restored.steps
