"""Events of the bag, the journalists and the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bigshot_desktop.engine.game import Event


@dataclass(frozen=True, slots=True)
class SectionPlaced(Event):
    """The bag holder drew a section and placed it."""

    rule: ClassVar[str] = "SA-05"
    seat: int
    value: int
    """The printed value, which names the project."""
    sections: int
    """Sections of the project in place now."""
    worth: int
    """Its millions."""


@dataclass(frozen=True, slots=True)
class ProjectCompleted(Event):
    """A project has all its sections."""

    rule: ClassVar[str] = "SA-06"
    value: int
    completed: int
    """Completed projects so far."""


@dataclass(frozen=True, slots=True)
class BagPassed(Event):
    """The bag goes to the left after a section."""

    rule: ClassVar[str] = "SA-23"
    seat: int


@dataclass(frozen=True, slots=True)
class JournalistDrawn(Event):
    """The bag holder drew a journalist: hands are compared with the smallest."""

    rule: ClassVar[str] = "SA-24"
    seat: int
    smallest: int


@dataclass(frozen=True, slots=True)
class SteppedBack(Event):
    """A player with a larger hand moved back, as far as there was room."""

    rule: ClassVar[str] = "SA-24"
    seat: int
    cards: int
    steps: int
    money: int


@dataclass(frozen=True, slots=True)
class JournalistReturned(Event):
    """The journalist went back into the bag."""

    rule: ClassVar[str] = "SA-25"
    completed: int


@dataclass(frozen=True, slots=True)
class JournalistStayed(Event):
    """The journalist stays on the board."""

    rule: ClassVar[str] = "SA-25"
    journalists: int


@dataclass(frozen=True, slots=True)
class BagPassedOn(Event):
    """The bag goes to the left after a journalist."""

    rule: ClassVar[str] = "SA-27"
    seat: int


@dataclass(frozen=True, slots=True)
class HandShown(Event):
    """A player's councillors, added up for the bonus: how many of each value."""

    rule: ClassVar[str] = "SA-28"
    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[int, ...]
    total: int


@dataclass(frozen=True, slots=True)
class BonusPaid(Event):
    """A player with the greatest sum of councillors moved up."""

    rule: ClassVar[str] = "SA-28"
    seat: int
    amount: int
    money: int


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The match is over; whoever is furthest wins."""

    rule: ClassVar[str] = "SA-29"
    winners: tuple[int, ...]
