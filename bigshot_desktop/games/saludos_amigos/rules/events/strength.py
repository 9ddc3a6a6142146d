"""Events of the dice and the cards that go away for another roll."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bigshot_desktop.engine.game import Event
from bigshot_desktop.games.saludos_amigos.rules.events.secret import Secret


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """Everybody rolled."""

    rule: ClassVar[str] = "SA-07"
    dice: tuple[int, ...]
    strengths: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    """A player discarded a card, face down, to roll again."""

    rule: ClassVar[str] = "SA-08"
    seat: int
    cards: int
    """Cards left."""


@dataclass(frozen=True, slots=True)
class OwnCardDiscarded(Secret):
    """The card one discarded."""

    rule: ClassVar[str] = "SA-08"
    card: int


@dataclass(frozen=True, slots=True)
class RolledAgain(Event):
    """A player's new roll."""

    rule: ClassVar[str] = "SA-08"
    seat: int
    pips: int
    strength: int


@dataclass(frozen=True, slots=True)
class RollsEnded(Event):
    """A player said ready: no more rolls."""

    rule: ClassVar[str] = "SA-08"
    seat: int


@dataclass(frozen=True, slots=True)
class StrengthsFixed(Event):
    """Everyone is ready: these count for the turn."""

    rule: ClassVar[str] = "SA-08"
    strengths: tuple[int, ...]
