"""What can be done in Big Shot. Every possible action exists once, ready made, in the tables below."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bigshot_desktop.engine.codec import Codec
from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.games.big_shot.rules.material import (
    DIE,
    MOST_MONEY,
    N_COLOURS,
    N_DISTRICTS,
)

MOST_PLAYERS: Final = 4


@dataclass(frozen=True, slots=True)
class Roll:
    """The die: for the lead before round 1 (BS-09), for the broker after that (BS-10)."""

    seat: int
    pips: int


@dataclass(frozen=True, slots=True)
class Bid:
    """A bid in the auction (BS-11)."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class Pass:
    """Out of this auction (BS-11)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Borrow:
    """A loan for the purse of a colour (BS-20, BS-41, BS-51)."""

    seat: int
    colour: int


@dataclass(frozen=True, slots=True)
class Decline:
    """No loan this round, where loans are decided before the auction (BS-51)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Pay:
    """The colour whose purse pays, where two could (BS-42)."""

    seat: int
    colour: int


@dataclass(frozen=True, slots=True)
class Place:
    """One cube of the lot into a district (BS-15)."""

    seat: int
    colour: int
    district: int


BigShotAction = Roll | Bid | Pass | Borrow | Decline | Pay | Place

CODEC: Final[Codec[BigShotAction]] = Codec(Roll, Bid, Pass, Borrow, Decline, Pay, Place)

_SEATS: Final = range(MOST_PLAYERS)

ROLLS: Final = tuple(Roll(CHANCE, pips) for pips in DIE)
PASSES: Final = tuple(Pass(seat) for seat in _SEATS)
DECLINES: Final = tuple(Decline(seat) for seat in _SEATS)
BIDS: Final = tuple(tuple(Bid(seat, n) for n in range(MOST_MONEY + 1)) for seat in _SEATS)
"""By seat and amount; the bid of 0 only keeps the index plain."""
BORROWS: Final = tuple(tuple(Borrow(seat, c) for c in range(N_COLOURS)) for seat in _SEATS)
PAYS: Final = tuple(tuple(Pay(seat, c) for c in range(N_COLOURS)) for seat in _SEATS)
PLACES: Final = tuple(
    tuple(tuple(Place(seat, c, d) for d in range(N_DISTRICTS)) for c in range(N_COLOURS))
    for seat in _SEATS
)


def _sets_of_districts() -> tuple[tuple[int, ...], ...]:
    sets: list[tuple[int, ...]] = [()]
    for district in range(N_DISTRICTS):
        sets += [(*smaller, district) for smaller in sets]
    return tuple(sets)


DISTRICTS_IN: Final = _sets_of_districts()
"""The districts in a set of bits."""


class _Rows(dict[int, tuple[Place, ...]]):
    """What can be done with a cube by a seat, by the open districts (bits), remembered once asked for."""

    def __init__(self, every: tuple[Place, ...]) -> None:
        super().__init__()
        self.every = every

    def __missing__(self, bits: int) -> tuple[Place, ...]:
        self[bits] = found = tuple(self.every[d] for d in DISTRICTS_IN[bits])
        return found


ROWS: Final = tuple(tuple(_Rows(PLACES[seat][c]) for c in range(N_COLOURS)) for seat in _SEATS)
"""By seat, colour and open districts."""
