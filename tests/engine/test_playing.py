"""The harder questions of the conformance suite, asked of a toy that can be built right and wrong."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar

import pytest

from bigshot_desktop.engine.game import EVERYONE, Decision, Event, Refusal, Setup
from tests.engine.playing import is_frozen, leaks, orders, orders_that_matter


@dataclass(frozen=True)
class Commit:
    """A number under the hand."""

    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class Choose(Decision):
    """Choose a number."""


@dataclass(frozen=True, slots=True)
class Talk(Decision):
    """Say something in the open."""

    sealed: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class Committed(Event):
    """That somebody chose, and (a mistake) what."""

    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """What all chose."""

    reveals: ClassVar[bool] = True
    numbers: tuple[int, ...]


class ToyState:
    """Three hands, each covering a number."""

    __slots__ = ("numbers", "bonus")
    fixed: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, numbers: list[int], bonus: int) -> None:
        self.numbers = numbers
        self.bonus = bonus

    def copy(self) -> ToyState:
        return ToyState(self.numbers[:], self.bonus)


class Toy:
    """Three seats cover a number each, twice; when all have, the numbers are shown."""

    def __init__(self, *faults: str) -> None:
        self.faults = faults

    def initial(self, setup: Setup) -> ToyState:
        return ToyState([-1, -1, -1], -1)

    def to_act(self, state: ToyState) -> tuple[int, ...]:
        return tuple(seat for seat in range(3) if state.numbers[seat] < 0)

    def decision(self, state: ToyState, seat: int) -> Decision:
        return Talk() if "open talk" in self.faults else Choose()

    def sample(self, state: ToyState, seat: int, rng: Random) -> Commit:
        return Commit(seat, rng.randrange(5))

    def check(self, state: ToyState, action: Commit) -> Refusal | None:
        if action.seat not in self.to_act(state):
            return Refusal("not-your-turn", "T-01")
        if "first come" in self.faults and action.number in state.numbers:
            return Refusal("taken", "T-02")
        return None

    def apply(self, state: ToyState, action: Commit, emit: Any = None) -> None:
        if "first bonus" in self.faults and state.bonus < 0:
            state.bonus = action.seat
        state.numbers[action.seat] = action.number
        if emit:
            told = action.number if "telling event" in self.faults else -1
            emit(Committed(action.seat, told))
            if "telling sum" in self.faults:
                emit(Committed(action.seat, sum(state.numbers)))
            if not self.to_act(state):
                emit(Revealed(tuple(state.numbers)))

    def observe(self, state: ToyState, seat: int) -> tuple[Any, ...]:
        shown = not self.to_act(state) or "open hands" in self.faults
        seen = [n if shown or n < 0 or at == seat else 99 for at, n in enumerate(state.numbers)]
        parity = sum(state.numbers) if "telling observation" in self.faults else 0
        return (seat, *seen, parity)

    def guess(self, seen: tuple[Any, ...], rng: Random) -> ToyState:
        return ToyState([n if n != 99 else rng.randrange(5) for n in seen[1:4]], -1)


SETUP = Setup(3, (), None, None)


def first_choices(*faults: str) -> list[str]:
    game: Any = Toy(*faults)
    state = game.initial(SETUP)
    return [found for seed in range(20) for found in orders_that_matter(game, state, Random(seed))]


def test_sealed_choices_of_a_sound_game_come_to_the_same_in_any_order() -> None:
    assert first_choices() == []


@pytest.mark.parametrize("fault", ["first bonus", "first come"])
def test_a_game_in_which_the_first_to_commit_has_an_edge_is_found_out(fault: str) -> None:
    assert first_choices(fault) != []


def test_open_talk_may_depend_on_its_order() -> None:
    assert first_choices("first bonus", "open talk") == []


def test_of_many_seats_everyone_is_first_and_last_in_some_order() -> None:
    assert len(list(orders((0, 1, 2)))) == 6
    some = list(orders((0, 1, 2, 3, 4, 5)))
    assert {order[0] for order in some} == {order[-1] for order in some} == set(range(6))
    assert all(sorted(order) == list(range(6)) for order in some)


def all_leaks(*faults: str) -> list[str]:
    game: Any = Toy(*faults)
    found = []
    for seed in range(20):
        for some, compared in leaks(game, SETUP, (0, 1, 2, EVERYONE), seed).values():
            assert compared > 0
            found += some
    return found


def test_a_game_that_keeps_its_secrets_leaks_nothing() -> None:
    assert all_leaks() == []


@pytest.mark.parametrize("fault", ["telling sum", "telling observation"])
def test_a_game_that_tells_a_secret_is_found_out(fault: str) -> None:
    assert all_leaks(fault) != []


def test_what_can_change_is_not_frozen() -> None:
    @dataclass
    class Loose:
        number: int

    assert is_frozen((1, "a", None, Commit(0, 1)))
    assert not is_frozen([1])
    assert not is_frozen((1, [2]))
    assert not is_frozen(Loose(1))
    assert not is_frozen({"a": 1})
