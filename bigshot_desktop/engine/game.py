"""The contract every game fulfils, and the plain records that cross it.

A match is a log of actions, and its state is the log played through a :class:`Game`. Everything here is data:
codes, ids and whole numbers. Sentences are made of them elsewhere, in the player's language.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from random import Random
from typing import Any, ClassVar, Final, Protocol, Self, TypeVar

CHANCE: Final = -1
"""The seat of nature: dice and draws are its actions."""

EVERYONE: Final = -2
"""The audience of a public event, and the seat of an onlooker who sees only what all may see."""

Fact = int | str
"""What a refusal, a standing's line or a sentence is made of."""

Options = Mapping[str, str]
"""The chosen value of each option, by name."""


# --- what a game tells about itself --------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Option:
    """One choice to make before a match: its values (the first is the default) and the rule it comes from."""

    name: str
    values: tuple[str, ...]
    rule: str

    @property
    def default(self) -> str:
        return self.values[0]


@dataclass(frozen=True, slots=True)
class Info:
    """What can be known of a game before it is played."""

    id: str
    players: tuple[int, ...]
    options: tuple[Option, ...]
    boards: tuple[str, ...]
    """The ids of the board files the game comes with; the first is the default, none means no board."""
    rules: tuple[str, ...]
    """The numbers of all its rules."""
    longest: int
    """No match asks its players for more decisions than this."""

    def complete(self, chosen: Options) -> dict[str, str]:
        """The chosen options with the defaults of all others, in the game's own order."""
        names = {option.name for option in self.options}
        full = {option.name: chosen.get(option.name, option.default) for option in self.options}
        return full | {name: value for name, value in chosen.items() if name not in names}

    def check_options(self, players: int, chosen: Options) -> Refusal | None:
        """Whether the number of players and each option on its own exist; the game judges combinations."""
        if players not in self.players:
            return Refusal.of(
                "players",
                self.rules[0],
                players=players,
                least=min(self.players),
                most=max(self.players),
            )
        known = {option.name: option for option in self.options}
        for name, value in chosen.items():
            if name not in known:
                return Refusal.of("unknown-option", self.rules[0], option=name)
            if value not in known[name].values:
                return Refusal.of("unknown-value", known[name].rule, option=name, value=value)
        return None


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something is not allowed: a code, the rule behind it and the facts of the case. Never a sentence."""

    code: str
    rule: str
    facts: tuple[tuple[str, Fact], ...] = ()

    @classmethod
    def of(cls, code: str, rule: str, **facts: Fact) -> Self:
        return cls(code, rule, tuple(facts.items()))


class Malformed(Exception):
    """Data that does not have the form of what it should be: where, and what was expected there."""

    def __init__(self, where: str, expected: str) -> None:
        super().__init__(f"{where}: {expected}")
        self.where = where
        self.expected = expected


# --- what happens in a match ---------------------------------------------------------------------


class Action(Protocol):
    """What a seat (or nature) does: a frozen dataclass of ids and whole numbers, the seat first."""

    @property
    def seat(self) -> int: ...


class Event:
    """A fact that followed from an action. Subclasses are frozen dataclasses; each names the rule that caused it."""

    __slots__ = ()
    rule: ClassVar[str]
    reveals: ClassVar[bool] = False
    """Whether it told something hidden, so that what led to it cannot be taken back."""

    @property
    def audience(self) -> int:
        """Who may know: everyone, or one seat."""
        return EVERYONE


Emit = Callable[[Event], None]


class Decision:
    """What is asked of a seat: a kind and its bounds. Subclasses are frozen dataclasses, comparable with ``==``."""

    __slots__ = ()
    sealed: ClassVar[bool] = True
    """Where several are asked at once: whether nobody learns what others answer, so that the order does not matter."""


@dataclass(frozen=True, slots=True)
class Setup:
    """How a match begins: everything that was chosen or drawn before the first action."""

    players: int
    options: tuple[tuple[str, str], ...]
    """Complete, in the order of the game's :class:`Info`."""
    board: Any
    """The board it is played on (the game's own type), or None for a game without one."""
    deal: Any
    """What was drawn: the game's own frozen record."""

    def option(self, name: str) -> str:
        return dict(self.options)[name]


# --- how it ends ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a final account: what for, how much, and the facts of it."""

    code: str
    amount: int
    facts: tuple[tuple[str, Fact], ...] = ()

    @classmethod
    def of(cls, code: str, amount: int, **facts: Fact) -> Self:
        return cls(code, amount, tuple(facts.items()))


@dataclass(frozen=True, slots=True)
class Standing:
    """A player's final place. The amounts of the lines add up to the total."""

    seat: int
    rank: int
    total: int
    qualified: bool
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """The final ranking, best first. There may be one winner, several, or none."""

    standings: tuple[Standing, ...]
    winners: tuple[int, ...]


# --- the contract --------------------------------------------------------------------------------


class State(Protocol):
    """One position of a match: a slotted class of whole numbers, tuples and flat lists."""

    __slots__: ClassVar[tuple[str, ...]]
    fixed: ClassVar[frozenset[str]]
    """The slots that stay as they are from the first action to the last: the set-up and what follows from it."""

    def copy(self) -> Self: ...


S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
O = TypeVar("O")  # noqa: E741  an observation


class Game(Protocol[S, A, O]):
    """What a game offers. ``apply`` trusts its caller: only the referee asks ``check`` first."""

    info: Info

    def read_board(self, data: object) -> Any:
        """A board from its data file, validated; raises :class:`Malformed`."""

    def check_options(self, players: int, options: Options) -> Refusal | None:
        """Whether these options can be played together by so many."""

    def deal(self, players: int, options: Options, board: Any, rng: Random) -> Setup:
        """Draws a set-up. The options have been checked."""

    def check_setup(self, setup: Setup) -> Refusal | None:
        """Whether a set-up (from a file, from a dialog) obeys the rules."""

    def write_setup(self, setup: Setup) -> dict[str, Any]:
        """The board and the deal as JSON data."""

    def read_setup(self, players: int, options: Options, data: object) -> Setup:
        """The set-up back from JSON data; raises :class:`Malformed`."""

    def write_action(self, action: A) -> dict[str, Any]:
        """An action as JSON data."""

    def read_action(self, data: object) -> A:
        """An action back from JSON data; raises :class:`Malformed`."""

    def initial(self, setup: Setup) -> S:
        """The first state of a set-up: nothing random inside."""

    def to_act(self, state: S) -> tuple[int, ...]:
        """The seats that owe a decision: none when the match is over, ``(CHANCE,)`` for nature, several at once."""

    def decision(self, state: S, seat: int) -> Decision:
        """What is asked of a seat that is to act."""

    def legal(self, state: S, seat: int) -> list[A] | None:
        """All actions of a seat that is to act, nature too, or None where they cannot be listed."""

    def sample(self, state: S, seat: int, rng: Random) -> A:
        """A random legal action of a seat that is to act: where they can be listed, ``legal()[pick(rng, number)]``."""

    def check(self, state: S, action: A) -> Refusal | None:
        """Why an action is not allowed now, or None if it is."""

    def chance(self, state: S, rng: Random) -> A:
        """Draws nature's next outcome."""

    def apply(self, state: S, action: A, emit: Emit | None = None) -> None:
        """Plays an action that is allowed, and tells ``emit`` what followed."""

    def observe(self, state: S, seat: int) -> O:
        """What a seat may know (``EVERYONE``: what all may know); frozen."""

    def guess(self, observation: O, rng: Random) -> S:
        """A full state that gives the same observation."""

    def result(self, state: S) -> Result | None:
        """How the match ended, or None while it goes on."""

    def audit(self, state: S) -> list[str]:
        """What is broken in a state: empty unless there is a bug. For simulations and tests."""


AnyGame = Game[Any, Any, Any]


def pick(rng: Random, number: int) -> int:
    """One of so many, each equally likely to within one in 2²⁴: a third quicker than ``randrange`` and ``random``."""
    return rng.getrandbits(24) * number >> 24


def fingerprint(state: State) -> str:
    """A digest of a position, the same on every machine: within a match, equal positions have equal fingerprints."""
    values = [getattr(state, name) for name in state.__slots__ if name not in state.fixed]
    return blake2b(repr(values).encode(), digest_size=16).hexdigest()
