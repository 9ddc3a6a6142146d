"""What can have happened in Big Shot: facts, told to everyone, each with the rule that caused it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bigshot_desktop.engine.game import Event


@dataclass(frozen=True, slots=True)
class LeadRolled(Event):
    """A player rolled for the first lead."""

    rule: ClassVar[str] = "BS-09"
    seat: int
    pips: int


@dataclass(frozen=True, slots=True)
class LeadTied(Event):
    """Several rolled highest and roll again."""

    rule: ClassVar[str] = "BS-09"
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round begins under a leader."""

    rule: ClassVar[str] = "BS-16"
    round: int
    seat: int


@dataclass(frozen=True, slots=True)
class BrokerMoved(Event):
    """The leader's roll took the broker over these fields; the last is auctioned."""

    rule: ClassVar[str] = "BS-10"
    seat: int
    pips: int
    path: tuple[int, ...]
    lot: tuple[int, ...]
    """Cubes of each colour on offer."""


@dataclass(frozen=True, slots=True)
class LoanTaken(Event):
    """The n-th loan of a purse paid out."""

    rule: ClassVar[str] = "BS-20"
    seat: int
    colour: int
    number: int
    amount: int


@dataclass(frozen=True, slots=True)
class LoanDeclined(Event):
    """No loan before this auction."""

    rule: ClassVar[str] = "BS-51"
    seat: int


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    """The standing bid is now this."""

    rule: ClassVar[str] = "BS-11"
    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A player left the auction."""

    rule: ClassVar[str] = "BS-11"
    seat: int


@dataclass(frozen=True, slots=True)
class Overbid(Event):
    """The winning bid cannot be paid: the auction starts again."""

    rule: ClassVar[str] = "BS-52"
    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class MoneyShown(Event):
    """Hidden money came to light: after an overbid, or at the end."""

    rule: ClassVar[str] = "BS-50"
    reveals: ClassVar[bool] = True
    seat: int
    cash: int


@dataclass(frozen=True, slots=True)
class LotWon(Event):
    """A purse paid the bid, and its player takes the cubes."""

    rule: ClassVar[str] = "BS-12"
    seat: int
    amount: int
    colour: int


@dataclass(frozen=True, slots=True)
class LotFree(Event):
    """Nobody bid: the leader takes the cubes for nothing."""

    rule: ClassVar[str] = "BS-13"
    seat: int


@dataclass(frozen=True, slots=True)
class CubePlaced(Event):
    """A cube went into a district."""

    rule: ClassVar[str] = "BS-15"
    seat: int
    colour: int
    district: int
    cubes: tuple[int, ...]
    """What lies there now, by colour."""


@dataclass(frozen=True, slots=True)
class DistrictSold(Event):
    """A seventh cube decided a district."""

    rule: ClassVar[str] = "BS-18"
    district: int
    colour: int
    cubes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DistrictDecided(Event):
    """The end decided a district with fewer cubes: for a colour, or for nobody (−1)."""

    rule: ClassVar[str] = "BS-23"
    district: int
    colour: int
    cubes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The match is over; there may be one winner, several, or none."""

    rule: ClassVar[str] = "BS-26"
    winners: tuple[int, ...]


EVENTS = (
    LeadRolled,
    LeadTied,
    RoundBegan,
    BrokerMoved,
    LoanTaken,
    LoanDeclined,
    BidMade,
    Passed,
    Overbid,
    MoneyShown,
    LotWon,
    LotFree,
    CubePlaced,
    DistrictSold,
    DistrictDecided,
    MatchEnded,
)
