"""What anybody at the table remembers of the others: who broke coalitions and who refused what."""

from __future__ import annotations

from copy import copy

from bigshot_desktop.engine.game import Event, Setup
from bigshot_desktop.games.saludos_amigos.rules.events import (
    CouncilDecided,
    NegotiationClosed,
    NobodyOffered,
    OfferAccepted,
    OfferDeclined,
    OfferMade,
    OfferStands,
)


class Recollection:
    """A fold over public events, the same for all seats."""

    def __init__(self, setup: Setup) -> None:
        players = setup.players
        self.broken = [0] * players
        """How often each seat left a standing coalition for another."""
        self.kept = [0] * players
        """How often a coalition of each seat lasted, or fell without its doing."""
        self.accepted = [0] * players
        """How often each seat has said yes to an offer."""
        self.declined = [0] * players
        """How often each seat has said no."""
        self.turns = 0
        """Negotiations that have ended."""
        self.councils = 0
        self.refused: list[tuple[int, tuple[int, ...]]] = []
        """Since the mug moved: who refused which split."""
        self._offers: dict[int, tuple[int, ...]] = {}
        self._standing: tuple[int, ...] = ()

    def note(self, event: Event) -> None:
        """Takes in a public event."""
        if isinstance(event, OfferMade):
            self._offers[event.seat] = event.shares
        elif isinstance(event, OfferAccepted):
            self.accepted[event.seat] += 1
        elif isinstance(event, OfferDeclined):
            self.declined[event.seat] += 1
            self.refused.append((event.seat, self._offers[event.proposer]))
        elif isinstance(event, OfferStands):
            self._succeed(event.shares)
        elif isinstance(event, NegotiationClosed | NobodyOffered):
            self._succeed(())
            self.turns += 1
        elif isinstance(event, CouncilDecided):
            self.councils += 1

    def _succeed(self, shares: tuple[int, ...]) -> None:
        """Another coalition stands, or the last one has lasted."""
        for seat, share in enumerate(self._standing):
            if share and shares and shares[seat]:
                self.broken[seat] += 1
            elif share:
                self.kept[seat] += 1
        self._standing = shares
        self._offers = {}
        self.refused = []

    def after_refusal(self, seat: int, shares: tuple[int, ...]) -> Recollection:
        """The same once a seat has said no to a split."""
        then = copy(self)
        then.declined = list(self.declined)
        then.declined[seat] += 1
        then.refused = [*self.refused, (seat, shares)]
        return then

    def faithless(self, seat: int) -> float:
        """How readily a seat breaks coalitions, between 0 and 1; one half as long as nothing is known."""
        return (self.broken[seat] + 2.0) / (self.broken[seat] + self.kept[seat] + 4.0)

    def willing(self, seat: int) -> float:
        """How readily a seat says yes, between 0 and 1; one half as long as nothing is known."""
        return (self.accepted[seat] + 2.0) / (self.accepted[seat] + self.declined[seat] + 4.0)

    def habit(self) -> float:
        """How often a council meets, compared with once in four turns."""
        return (self.councils + 1.0) / (self.turns + 4.0) - 0.25
