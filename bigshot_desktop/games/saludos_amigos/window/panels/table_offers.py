"""What lies on the table in a talk: open offers and proposals, and those that were refused just now."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Final

from bigshot_desktop.engine.game import EVERYONE, Event
from bigshot_desktop.games.saludos_amigos.bots.suggesting import Refused
from bigshot_desktop.games.saludos_amigos.rules.events import (
    CouncilOpened,
    OfferDeclined,
    OfferMade,
    OfferStands,
    SplitDeclined,
    SplitProposed,
    StrengthsFixed,
)
from bigshot_desktop.games.saludos_amigos.rules.observation import SaludosObservation
from bigshot_desktop.games.saludos_amigos.rules.state import TALK
from bigshot_desktop.table.match import Match, Step

NOBODY: Final = -1
_BEGINNINGS: Final = (StrengthsFixed, OfferStands, CouncilOpened)
"""Before these nothing was said that is still of interest."""
_REFUSED: Final = 2
"""So many that were refused are still of interest."""


@dataclass(frozen=True, slots=True)
class TableOffer:
    """An offer or a proposal."""

    proposer: int
    shares: tuple[int, ...]
    waiting: int
    """Who has yet to answer, as bits."""
    number: int
    """The step with which it was made or, once it is refused, ended."""
    refused_by: int = NOBODY
    final: bool = False
    """Whether nobody can take back what they have said about it, as in the council."""

    @property
    def is_open(self) -> bool:
        return self.refused_by == NOBODY

    def asks(self, seat: int) -> bool:
        return bool(self.waiting >> seat & 1)

    def agreed(self, seat: int) -> bool:
        """Whether somebody has said yes; who made it need not."""
        member = self.is_open and self.shares[seat] > 0
        return member and seat != self.proposer and not self.asks(seat)

    def concerns(self, seats: Collection[int]) -> bool:
        """Whether one of these made it or has a share in it."""
        return any(self.shares[seat] for seat in seats)


def table_offers(
    match: Match, seen: SaludosObservation, people: Collection[int]
) -> list[TableOffer]:
    """All that is open, by who made it, and what was refused of that which concerned people.

    Who has refused something knows it, unless it was refused to another person.
    """
    made: dict[int, TableOffer] = {}
    for step in _recent(match):
        for event in step.seen_by(EVERYONE):
            _follow(made, event, step.number)
    opened: list[TableOffer] = []
    for proposer, shares in enumerate(seen.offers):
        table_offer = made.pop(proposer, None) if shares else None
        if shares:
            number = table_offer.number if table_offer else 0
            waiting = seen.waiting[proposer]
            opened.append(TableOffer(proposer, shares, waiting, number, final=seen.phase == TALK))
    ended = [
        one
        for one in made.values()
        if one.concerns(people) and (one.proposer in people or one.refused_by not in people)
    ]
    ended = [one for one in ended if not one.is_open]
    return opened + sorted(ended, key=lambda one: -one.number)[:_REFUSED]


def refused_splits(match: Match) -> set[tuple[int, ...]]:
    """The splits that somebody has refused since the council's talk began."""
    refused: set[tuple[int, ...]] = set()
    made: dict[int, TableOffer] = {}
    for step in _recent(match):
        for event in step.seen_by(EVERYONE):
            _follow(made, event, step.number)
            if isinstance(event, SplitDeclined) and event.proposer in made:
                refused.add(made[event.proposer].shares)
    return refused


def last_refused(match: Match, proposer: int) -> Refused | None:
    """Who said no to the last offer of a player that came to nothing in this negotiation, and for what they would not.

    The price is what the saying tells that went with the no.
    """
    refuser, price = NOBODY, 0
    for step in match.steps_back():
        for event in reversed(step.seen_by(EVERYONE)):
            if isinstance(event, StrengthsFixed):
                return None
            if isinstance(event, OfferMade) and event.seat == proposer and refuser >= 0:
                return Refused(event.shares, refuser, price)
            if isinstance(event, OfferDeclined) and event.proposer == proposer and refuser < 0:
                refuser, price = event.seat, _price(match, step.number)
    return None


def _price(match: Match, number: int) -> int:
    """The share that is asked for in what was said with a step; 0 where none is."""
    saying = match.sayings.get(number)
    told = dict(saying.facts) if saying is not None else {}
    price = told.get("price") or told.get("about") or 0
    return price if isinstance(price, int) else 0


def _recent(match: Match) -> list[Step]:
    """The steps since a talk began, or since the mug moved."""
    recent: list[Step] = []
    for step in match.steps_back():
        recent.append(step)
        if any(isinstance(event, _BEGINNINGS) for event in step.events):
            break
    return recent[::-1]


def _follow(made: dict[int, TableOffer], event: Event, number: int) -> None:
    if isinstance(event, OfferMade | SplitProposed):
        made[event.seat] = TableOffer(event.seat, event.shares, 0, number)
    elif isinstance(event, OfferDeclined | SplitDeclined) and event.proposer in made:
        made[event.proposer] = replace(made[event.proposer], refused_by=event.seat, number=number)
    elif isinstance(event, OfferStands):
        made.clear()
