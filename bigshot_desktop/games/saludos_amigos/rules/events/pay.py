"""Events after the winner is known: pay, and cards for the others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bigshot_desktop.engine.game import Event
from bigshot_desktop.games.saludos_amigos.rules.events.secret import Secret


@dataclass(frozen=True, slots=True)
class SharePaid(Event):
    """A member of the winning side moved up."""

    rule: ClassVar[str] = "SA-20"
    seat: int
    amount: int
    money: int


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A player who was not paid drew a councillor."""

    rule: ClassVar[str] = "SA-21"
    seat: int
    cards: int
    """Cards in hand now."""


@dataclass(frozen=True, slots=True)
class OwnCardDrawn(Secret):
    """The councillor one drew."""

    rule: ClassVar[str] = "SA-21"
    card: int


@dataclass(frozen=True, slots=True)
class DeckReshuffled(Event):
    """The discards were shuffled into the deck."""

    rule: ClassVar[str] = "SA-22"
    number: int
    deck: int
    """Cards in the deck now."""


@dataclass(frozen=True, slots=True)
class NobodyDraws(Event):
    """Too few cards for everyone entitled."""

    rule: ClassVar[str] = "SA-22"
    entitled: int
    deck: int
