"""What can be done in Shark. All but forced sales exist once, ready made, in the tables below."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bigshot_desktop.engine.codec import Codec
from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.games.shark.rules.material import (
    BUY_LIMIT,
    COLOUR_DIE,
    N_COMPANIES,
    N_SQUARES,
    NO_DIE,
    SHARES_EACH,
    ZONES,
)

MOST_PLAYERS: Final = 6


@dataclass(frozen=True, slots=True)
class TakeShare:
    """The one share a player begins with, where it is chosen (SH-05)."""

    seat: int
    company: int


@dataclass(frozen=True, slots=True)
class Buy:
    """Shares of a company from the bank (SH-07, SH-08)."""

    seat: int
    company: int
    number: int


@dataclass(frozen=True, slots=True)
class Sell:
    """Shares of a company to the bank (SH-07)."""

    seat: int
    company: int
    number: int


@dataclass(frozen=True, slots=True)
class EndTrading:
    """No more trading on this occasion (SH-06)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Roll:
    """The dice: a zone and a face of the colour die, or −1 where there is none (SH-09, SH-32)."""

    seat: int
    zone: int
    colour: int


@dataclass(frozen=True, slots=True)
class Place:
    """A building of a company on a square (SH-10)."""

    seat: int
    company: int
    square: int


@dataclass(frozen=True, slots=True)
class SellOff:
    """The shares of each company with which a debtor covers a loss (SH-18)."""

    seat: int
    shares: tuple[int, ...]


SharkAction = TakeShare | Buy | Sell | EndTrading | Roll | Place | SellOff

CODEC: Final[Codec[SharkAction]] = Codec(TakeShare, Buy, Sell, EndTrading, Roll, Place, SellOff)

_SEATS: Final = range(MOST_PLAYERS)
_COMPANIES: Final = range(N_COMPANIES)

TAKES: Final = tuple(tuple(TakeShare(seat, c) for c in _COMPANIES) for seat in _SEATS)
ENDS: Final = tuple(EndTrading(seat) for seat in _SEATS)
BUYS: Final = tuple(
    tuple(tuple(Buy(seat, c, n) for n in range(BUY_LIMIT + 1)) for c in _COMPANIES)
    for seat in _SEATS
)
"""By seat, company and number; that of 0 only keeps the index plain."""
SELLS: Final = tuple(
    tuple(tuple(Sell(seat, c, n) for n in range(SHARES_EACH + 1)) for c in _COMPANIES)
    for seat in _SEATS
)
"""By seat, company and number; that of 0 only keeps the index plain."""
ROLLS: Final = tuple(Roll(CHANCE, zone, colour) for zone in ZONES for colour in COLOUR_DIE)
ZONE_ROLLS: Final = tuple(Roll(CHANCE, zone, NO_DIE) for zone in ZONES)
PLACES: Final = tuple(
    tuple(tuple(Place(seat, c, square) for square in range(N_SQUARES)) for c in _COMPANIES)
    for seat in _SEATS
)
