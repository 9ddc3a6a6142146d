"""The rules of Pebbles.

PB-01  Two to four play.
PB-02  A heap of 60 to 80 pebbles lies on the table. Who begins is drawn.
PB-03  Turns go clockwise. Whose turn it is rolls the die.
PB-04  They then take at least one pebble, and at most as many as the die shows.
PB-05  The match ends with the last pebble. Every pebble counts 1; whoever took the last one loses 6.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Final, Self

from bigshot_desktop.engine.codec import Codec, record, whole
from bigshot_desktop.engine.game import (
    CHANCE,
    Decision,
    Emit,
    Event,
    Info,
    Line,
    Malformed,
    Options,
    Refusal,
    Result,
    Setup,
    pick,
)
from bigshot_desktop.engine.ranking import Sheet, ranked

SMALLEST, LARGEST = 60, 80
FACES: Final = 6
FORFEIT: Final = 6

INFO: Final = Info(
    id="pebbles",
    players=(2, 3, 4),
    options=(),
    boards=(),
    rules=("PB-01", "PB-02", "PB-03", "PB-04", "PB-05"),
    longest=LARGEST,
)


# --- set-up --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Deal:
    """What is drawn before the first action."""

    heap: int
    starter: int


# --- actions, decisions, events ------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Roll:
    """The die comes to rest."""

    seat: int
    pips: int


@dataclass(frozen=True, slots=True)
class Take:
    """A player takes pebbles from the heap."""

    seat: int
    number: int


PebblesAction = Roll | Take
CODEC: Final[Codec[PebblesAction]] = Codec(Roll, Take)


@dataclass(frozen=True, slots=True)
class RollDie(Decision):
    """Asked of nature: what the die shows."""

    roller: int
    """Who holds the die: this player lets it roll."""


@dataclass(frozen=True, slots=True)
class TakePebbles(Decision):
    """How many pebbles?"""

    most: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A player's turn begins."""

    rule: ClassVar[str] = "PB-03"
    seat: int


@dataclass(frozen=True, slots=True)
class DieRolled(Event):
    """The die shows how many pebbles may be taken."""

    rule: ClassVar[str] = "PB-03"
    seat: int
    pips: int


@dataclass(frozen=True, slots=True)
class PebblesTaken(Event):
    """A player took pebbles, and so many are left."""

    rule: ClassVar[str] = "PB-04"
    seat: int
    number: int
    heap: int


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The heap is gone."""

    rule: ClassVar[str] = "PB-05"
    winners: tuple[int, ...]


# --- positions -----------------------------------------------------------------------------------


class PebblesState:
    """One position."""

    __slots__ = ("heap", "pips", "setup", "taken", "turn")
    fixed: ClassVar[frozenset[str]] = frozenset({"setup"})

    setup: Setup
    heap: int
    pips: int
    """What the die shows; 0 before it is rolled."""
    turn: int
    taken: list[int]
    """By seat."""

    def copy(self) -> Self:
        other = type(self)()
        other.setup, other.heap, other.pips = self.setup, self.heap, self.pips
        other.turn, other.taken = self.turn, self.taken[:]
        return other


@dataclass(frozen=True, slots=True)
class PebblesObservation:
    """What a seat may know: everything."""

    seat: int
    setup: Setup
    heap: int
    pips: int
    turn: int
    taken: tuple[int, ...]


# --- the game ------------------------------------------------------------------------------------


class Pebbles:
    """The game, as the contract asks for it."""

    info = INFO

    def read_board(self, data: object) -> None:
        raise Malformed("", "nothing")  # Pebbles has no board

    def check_options(self, players: int, options: Options) -> Refusal | None:
        return INFO.check_options(players, options)

    def deal(self, players: int, options: Options, board: None, rng: Random) -> Setup:
        heap = SMALLEST + pick(rng, LARGEST - SMALLEST + 1)
        return Setup(players, (), None, Deal(heap, pick(rng, players)))

    def check_setup(self, setup: Setup) -> Refusal | None:
        deal: Deal = setup.deal
        if SMALLEST <= deal.heap <= LARGEST and 0 <= deal.starter < setup.players:
            return None
        return Refusal.of("heap", "PB-02", least=SMALLEST, most=LARGEST)

    def write_setup(self, setup: Setup) -> dict[str, Any]:
        return {"heap": setup.deal.heap, "starter": setup.deal.starter}

    def read_setup(self, players: int, options: Options, data: object) -> Setup:
        found = record(data, "", {"heap", "starter"})
        deal = Deal(whole(found["heap"], "heap"), whole(found["starter"], "starter"))
        return Setup(players, (), None, deal)

    write_action = staticmethod(CODEC.write)
    read_action = staticmethod(CODEC.read)

    def initial(self, setup: Setup) -> PebblesState:
        state = PebblesState()
        state.setup, state.heap, state.pips = setup, setup.deal.heap, 0
        state.turn, state.taken = setup.deal.starter, [0] * setup.players
        return state

    def to_act(self, state: PebblesState) -> tuple[int, ...]:
        if not state.heap:
            return ()
        return (state.turn,) if state.pips else (CHANCE,)

    def decision(self, state: PebblesState, seat: int) -> Decision:
        if seat == CHANCE:
            return RollDie(state.turn)
        return TakePebbles(min(state.pips, state.heap))

    def legal(self, state: PebblesState, seat: int) -> list[PebblesAction]:
        if seat == CHANCE:
            return [Roll(CHANCE, pips) for pips in range(1, FACES + 1)]
        return [Take(seat, number) for number in range(1, min(state.pips, state.heap) + 1)]

    def sample(self, state: PebblesState, seat: int, rng: Random) -> PebblesAction:
        actions = self.legal(state, seat)
        return actions[pick(rng, len(actions))]

    def chance(self, state: PebblesState, rng: Random) -> PebblesAction:
        return self.sample(state, CHANCE, rng)

    def check(self, state: PebblesState, action: PebblesAction) -> Refusal | None:
        acting = self.to_act(state)
        if not acting:
            return Refusal.of("match-over", "PB-05")
        if (action.seat,) != acting or isinstance(action, Roll) != (action.seat == CHANCE):
            return Refusal.of("not-your-turn", "PB-03", seat=action.seat, turn=acting[0])
        if isinstance(action, Roll):
            if 1 <= action.pips <= FACES:
                return None
            return Refusal.of("die", "PB-03", pips=action.pips)
        most = min(state.pips, state.heap)
        if 1 <= action.number <= most:
            return None
        return Refusal.of("number", "PB-04", number=action.number, most=most)

    def apply(self, state: PebblesState, action: PebblesAction, emit: Emit | None = None) -> None:
        tell = emit or (lambda event: None)
        seat = state.turn
        if isinstance(action, Roll):
            state.pips = action.pips
            tell(TurnBegan(seat))
            tell(DieRolled(seat, action.pips))
            return
        state.heap -= action.number
        state.taken[seat] += action.number
        state.pips = 0
        tell(PebblesTaken(seat, action.number, state.heap))
        if result := self.result(state):
            tell(MatchEnded(result.winners))
        else:
            state.turn = (seat + 1) % len(state.taken)

    def observe(self, state: PebblesState, seat: int) -> PebblesObservation:
        return PebblesObservation(
            seat, state.setup, state.heap, state.pips, state.turn, tuple(state.taken)
        )

    def guess(self, observation: PebblesObservation, rng: Random) -> PebblesState:
        state = self.initial(observation.setup)
        state.heap, state.pips = observation.heap, observation.pips
        state.turn, state.taken = observation.turn, list(observation.taken)
        return state

    def result(self, state: PebblesState) -> Result | None:
        if state.heap:
            return None
        return ranked(self._sheet(state, seat) for seat in range(len(state.taken)))

    def _sheet(self, state: PebblesState, seat: int) -> Sheet:
        lines = [Line.of("pebbles", state.taken[seat])]
        if seat == state.turn:
            lines.append(Line.of("last", -FORFEIT))
        return Sheet(seat, (sum(line.amount for line in lines),), tuple(lines))

    def audit(self, state: PebblesState) -> list[str]:
        whole_heap = state.setup.deal.heap
        return [] if state.heap + sum(state.taken) == whole_heap else ["pebbles were lost or found"]
