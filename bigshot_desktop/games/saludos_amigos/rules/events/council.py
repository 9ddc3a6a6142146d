"""Events of the council: who comes, the splits, the cards and who wins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bigshot_desktop.engine.game import Event
from bigshot_desktop.games.saludos_amigos.rules.events.secret import Secret


@dataclass(frozen=True, slots=True)
class CouncilCalled(Event):
    """An opponent called the council with a card pushed forward."""

    rule: ClassVar[str] = "SA-13"
    seat: int
    cards: int
    """Cards left."""


@dataclass(frozen=True, slots=True)
class CouncilNotCalled(Event):
    """An opponent did not call the council."""

    rule: ClassVar[str] = "SA-13"
    seat: int


@dataclass(frozen=True, slots=True)
class OwnCardPushed(Secret):
    """The card one pushed forward to call the council."""

    rule: ClassVar[str] = "SA-13"
    card: int


@dataclass(frozen=True, slots=True)
class OwnCardAdded(Secret):
    """The card one pushed forward to attend a council that others called."""

    rule: ClassVar[str] = "SA-15"
    card: int


@dataclass(frozen=True, slots=True)
class BiscuitPlaced(Event):
    """The biscuit lies at the strength of the whole opposition."""

    rule: ClassVar[str] = "SA-14"
    height: int


@dataclass(frozen=True, slots=True)
class CouncilAttended(Event):
    """An opponent attends, with a card pushed forward."""

    rule: ClassVar[str] = "SA-15"
    seat: int
    cards: int
    """Cards left."""


@dataclass(frozen=True, slots=True)
class StayedOut(Event):
    """An opponent does not attend."""

    rule: ClassVar[str] = "SA-15"
    seat: int


@dataclass(frozen=True, slots=True)
class CouncilOpened(Event):
    """Both sides are there: the splits they start from."""

    rule: ClassVar[str] = "SA-16"
    shares: tuple[int, ...]
    counter: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SplitProposed(Event):
    """A member proposed another split to the own side."""

    rule: ClassVar[str] = "SA-16"
    seat: int
    shares: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SplitAccepted(Event):
    """A member agreed to the split a seat proposed."""

    rule: ClassVar[str] = "SA-16"
    seat: int
    proposer: int


@dataclass(frozen=True, slots=True)
class SplitDeclined(Event):
    """A member refused the split a seat proposed, and ended it."""

    rule: ClassVar[str] = "SA-16"
    seat: int
    proposer: int


@dataclass(frozen=True, slots=True)
class SplitSettled(Event):
    """All members agreed: this split replaces the one of their side."""

    rule: ClassVar[str] = "SA-16"
    seat: int
    shares: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TalkEnded(Event):
    """A member said ready: no more proposals."""

    rule: ClassVar[str] = "SA-16"
    seat: int


@dataclass(frozen=True, slots=True)
class TalkResumed(Event):
    """A new split took a member's ready back."""

    rule: ClassVar[str] = "SA-16"
    seat: int


@dataclass(frozen=True, slots=True)
class CardsChosen(Event):
    """A player chose cards, face down, or none."""

    rule: ClassVar[str] = "SA-17"
    seat: int


@dataclass(frozen=True, slots=True)
class OwnCardsChosen(Secret):
    """The cards one chose: how many of each value."""

    rule: ClassVar[str] = "SA-17"
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardsShown(Event):
    """What a player used in the council, the pushed card included: how many of each value."""

    rule: ClassVar[str] = "SA-18"
    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[int, ...]
    total: int


@dataclass(frozen=True, slots=True)
class CouncilDecided(Event):
    """Mug and biscuit with all cards added, and the winning side's split."""

    rule: ClassVar[str] = "SA-18"
    coalition: int
    opposition: int
    shares: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardsUsed(Event):
    """So many cards went from the council to the discards."""

    rule: ClassVar[str] = "SA-19"
    number: int
