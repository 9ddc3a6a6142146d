"""Events of the negotiation: offers, answers, and the mug."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bigshot_desktop.engine.game import Event


@dataclass(frozen=True, slots=True)
class OfferMade(Event):
    """A player put forward an offer; a share of 0 is none."""

    rule: ClassVar[str] = "SA-09"
    seat: int
    shares: tuple[int, ...]
    height: int


@dataclass(frozen=True, slots=True)
class OfferReplaced(Event):
    """A player's new offer takes the place of the one that was open."""

    rule: ClassVar[str] = "SA-11"
    seat: int
    shares: tuple[int, ...]
    """The old one."""


@dataclass(frozen=True, slots=True)
class OfferWithdrawn(Event):
    """A player took the open offer back."""

    rule: ClassVar[str] = "SA-11"
    seat: int


@dataclass(frozen=True, slots=True)
class OfferAccepted(Event):
    """A member agreed to the offer of a seat."""

    rule: ClassVar[str] = "SA-11"
    seat: int
    proposer: int


@dataclass(frozen=True, slots=True)
class OfferDeclined(Event):
    """A member refused the offer of a seat, and ended it."""

    rule: ClassVar[str] = "SA-11"
    seat: int
    proposer: int


@dataclass(frozen=True, slots=True)
class OfferStands(Event):
    """All members agreed: the mug moves, and the earlier coalition is void."""

    rule: ClassVar[str] = "SA-10"
    seat: int
    shares: tuple[int, ...]
    height: int


@dataclass(frozen=True, slots=True)
class OfferLapsed(Event):
    """Another offer stands: the one of this seat is gone."""

    rule: ClassVar[str] = "SA-11"
    seat: int


@dataclass(frozen=True, slots=True)
class SaidDone(Event):
    """A player has nothing more to offer."""

    rule: ClassVar[str] = "SA-11"
    seat: int


@dataclass(frozen=True, slots=True)
class DoneTakenBack(Event):
    """A player who was done is back: asked by an offer, or because the mug moved."""

    rule: ClassVar[str] = "SA-11"
    seat: int


@dataclass(frozen=True, slots=True)
class NegotiationClosed(Event):
    """All are done, and this coalition stands."""

    rule: ClassVar[str] = "SA-11"
    shares: tuple[int, ...]
    height: int


@dataclass(frozen=True, slots=True)
class NobodyOffered(Event):
    """All are done without a standing offer: no one is paid, everyone draws."""

    rule: ClassVar[str] = "SA-12"
