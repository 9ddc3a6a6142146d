"""What can be done in Saludos Amigos. Small actions exist once, ready made, in the tables below."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bigshot_desktop.engine.codec import Codec
from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.games.saludos_amigos.rules.material import (
    COUNCILLORS,
    DIE,
    JOURNALIST,
    MOST_PLAYERS,
    PROJECTS,
)

# --- nature --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DrawTile:
    """A tile out of the bag: the printed value of a section, or 0 for a journalist (SA-05)."""

    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class Roll:
    """Dice: one for each seat as the turn begins (SA-07), one for who discarded a card (SA-08)."""

    seat: int
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DrawCards:
    """A councillor for everyone entitled, clockwise from the bag holder's left (SA-21)."""

    seat: int
    cards: tuple[int, ...]


# --- strength ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Discard:
    """A card goes away, face down, for another roll (SA-08)."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class Ready:
    """No more rolls (SA-08), or no more proposals in the council (SA-16)."""

    seat: int


# --- negotiation ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Offer:
    """A coalition and its split in one: the share of every seat, 0 for outsiders (SA-09)."""

    seat: int
    shares: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Withdraw:
    """One's own open offer is taken back (SA-11)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Accept:
    """Yes to the open offer (SA-11) or proposal (SA-16) of a seat."""

    seat: int
    proposer: int


@dataclass(frozen=True, slots=True)
class Decline:
    """No to the open offer (SA-11) or proposal (SA-16) of a seat."""

    seat: int
    proposer: int


@dataclass(frozen=True, slots=True)
class Done:
    """Nothing more to offer, and no to whatever still waits for an answer (SA-11)."""

    seat: int


# --- council -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Push:
    """A card pushed forward, face down: calls the council (SA-13), or attends it (SA-15)."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class StayOut:
    """Does not call the council (SA-13), or does not attend it (SA-15)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Propose:
    """Another split for one's side: the share of every seat, 0 for outsiders (SA-16)."""

    seat: int
    shares: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Commit:
    """The cards played in the council, face down: how many of 1, of 2 and of 3 (SA-17)."""

    seat: int
    cards: tuple[int, ...]


SaludosAction = (
    DrawTile
    | Roll
    | DrawCards
    | Discard
    | Ready
    | Offer
    | Withdraw
    | Accept
    | Decline
    | Done
    | Push
    | StayOut
    | Propose
    | Commit
)

CODEC: Final[Codec[SaludosAction]] = Codec(
    DrawTile,
    Roll,
    DrawCards,
    Discard,
    Ready,
    Offer,
    Withdraw,
    Accept,
    Decline,
    Done,
    Push,
    StayOut,
    Propose,
    Commit,
)

_SEATS: Final = range(MOST_PLAYERS)
_Rows = tuple[tuple[tuple[SaludosAction, ...], ...], ...]

TILES: Final = tuple(DrawTile(CHANCE, value) for value in (JOURNALIST, *PROJECTS))
"""By printed value."""
REROLLS: Final = tuple(Roll(CHANCE, (pips,)) for pips in DIE)
READIES: Final = tuple(Ready(seat) for seat in _SEATS)
DONES: Final = tuple(Done(seat) for seat in _SEATS)
WITHDRAWALS: Final = tuple(Withdraw(seat) for seat in _SEATS)
_STAY_OUTS: Final = tuple(StayOut(seat) for seat in _SEATS)
_HOLDINGS: Final = tuple(
    tuple(card for card in COUNCILLORS if bits >> card - 1 & 1)
    for bits in range(1 << len(COUNCILLORS))
)
READY_OR_DISCARD: Final[_Rows] = tuple(
    tuple((READIES[seat], *(Discard(seat, card) for card in cards)) for cards in _HOLDINGS)
    for seat in _SEATS
)
"""What can be done before strengths are fixed, by seat and the values it holds (bits)."""
STAY_OUT_OR_PUSH: Final[_Rows] = tuple(
    tuple((_STAY_OUTS[seat], *(Push(seat, card) for card in cards)) for cards in _HOLDINGS)
    for seat in _SEATS
)
"""What can be done when asked into the council, by seat and the values it holds (bits)."""
ACCEPTS: Final = tuple(tuple(Accept(seat, other) for other in _SEATS) for seat in _SEATS)
DECLINES: Final = tuple(tuple(Decline(seat, other) for other in _SEATS) for seat in _SEATS)
