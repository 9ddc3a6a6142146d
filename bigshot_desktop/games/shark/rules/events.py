"""What can have happened in Shark: facts, told to everyone, each with the rule that caused it.

What a player holds in cash is the sum of what these events paid and took.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bigshot_desktop.engine.game import Event


@dataclass(frozen=True, slots=True)
class ShareTaken(Event):
    """A player chose the share to begin with."""

    rule: ClassVar[str] = "SH-05"
    seat: int
    company: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A player's turn begins."""

    rule: ClassVar[str] = "SH-06"
    turn: int
    seat: int


@dataclass(frozen=True, slots=True)
class SharesBought(Event):
    """The bank sold shares to a player."""

    rule: ClassVar[str] = "SH-07"
    seat: int
    company: int
    number: int
    amount: int


@dataclass(frozen=True, slots=True)
class SharesSold(Event):
    """The bank bought shares from a player."""

    rule: ClassVar[str] = "SH-07"
    seat: int
    company: int
    number: int
    amount: int


@dataclass(frozen=True, slots=True)
class TradingEnded(Event):
    """A player has finished trading, on the first or the second occasion of the turn."""

    rule: ClassVar[str] = "SH-06"
    seat: int
    occasion: int


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """The dice name a zone and a colour (−1: no colour die)."""

    rule: ClassVar[str] = "SH-09"
    seat: int
    zone: int
    colour: int


@dataclass(frozen=True, slots=True)
class PlacementSkipped(Event):
    """There is no square for what was rolled: the turn ends."""

    rule: ClassVar[str] = "SH-10"
    seat: int
    zone: int
    colour: int


@dataclass(frozen=True, slots=True)
class BuildingPlaced(Event):
    """A building went onto the map, and its chain is now so long."""

    rule: ClassVar[str] = "SH-10"
    seat: int
    company: int
    square: int
    size: int


@dataclass(frozen=True, slots=True)
class ChainRemoved(Event):
    """A larger chain drove a chain off the map, for good."""

    rule: ClassVar[str] = "SH-15"
    company: int
    squares: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ValueChanged(Event):
    """The value of a company follows the map."""

    rule: ClassVar[str] = "SH-12"
    company: int
    old: int
    new: int


@dataclass(frozen=True, slots=True)
class BonusPaid(Event):
    """The bonus for the building."""

    rule: ClassVar[str] = "SH-13"
    seat: int
    company: int
    amount: int


@dataclass(frozen=True, slots=True)
class GainPaid(Event):
    """A shareholder's gain from a value that rose."""

    rule: ClassVar[str] = "SH-14"
    seat: int
    company: int
    number: int
    amount: int


@dataclass(frozen=True, slots=True)
class LossDue(Event):
    """What a shareholder has to pay for all values that fell, by company and in all."""

    rule: ClassVar[str] = "SH-17"
    seat: int
    losses: tuple[int, ...]
    amount: int


@dataclass(frozen=True, slots=True)
class LossPaid(Event):
    """What of a loss was paid from cash; ``rest`` is not paid yet."""

    rule: ClassVar[str] = "SH-17"
    seat: int
    amount: int
    rest: int


@dataclass(frozen=True, slots=True)
class SharesSoldOff(Event):
    """Shares (by company) covered the rest of a loss; the bank paid out the change."""

    rule: ClassVar[str] = "SH-18"
    seat: int
    shares: tuple[int, ...]
    rest: int
    proceeds: int
    change: int


@dataclass(frozen=True, slots=True)
class Ruined(Event):
    """A player could not pay, lost these shares (by company) and is out."""

    rule: ClassVar[str] = "SH-19"
    seat: int
    shares: tuple[int, ...]
    rest: int


@dataclass(frozen=True, slots=True)
class TopReached(Event):
    """A company stands at the top of the scale: the match ends."""

    rule: ClassVar[str] = "SH-21"
    company: int
    value: int


@dataclass(frozen=True, slots=True)
class BuildingsUsedUp(Event):
    """A company has no building left: the match ends."""

    rule: ClassVar[str] = "SH-21"
    company: int


@dataclass(frozen=True, slots=True)
class LastPlayerLeft(Event):
    """All others are ruined: the match ends."""

    rule: ClassVar[str] = "SH-20"
    seat: int


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The match is over; there is one winner, or several."""

    rule: ClassVar[str] = "SH-22"
    winners: tuple[int, ...]


EVENTS = (
    ShareTaken,
    TurnBegan,
    SharesBought,
    SharesSold,
    TradingEnded,
    DiceRolled,
    PlacementSkipped,
    BuildingPlaced,
    ChainRemoved,
    ValueChanged,
    BonusPaid,
    GainPaid,
    LossDue,
    LossPaid,
    SharesSoldOff,
    Ruined,
    TopReached,
    BuildingsUsedUp,
    LastPlayerLeft,
    MatchEnded,
)
