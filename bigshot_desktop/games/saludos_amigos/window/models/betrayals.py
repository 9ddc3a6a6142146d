"""Who agreed to another offer while their coalition stood, and left somebody of it behind."""

from __future__ import annotations

from collections import Counter

from bigshot_desktop.games.saludos_amigos.rules.events import (
    JournalistDrawn,
    OfferStands,
    SectionPlaced,
)
from bigshot_desktop.games.saludos_amigos.rules.material import SEATS_IN
from bigshot_desktop.games.saludos_amigos.rules.negotiation import members_of
from bigshot_desktop.table.match import Match


def betrayals(match: Match) -> list[tuple[int, int]]:
    """Seats and how many coalitions each of them left for another, the most first."""
    left = Counter[int]()
    standing = 0
    for step in match.steps:
        for event in step.events:
            if isinstance(event, SectionPlaced | JournalistDrawn):
                standing = 0
            elif isinstance(event, OfferStands):
                new = members_of(event.shares)
                if standing & ~new:  # somebody is left behind, by those who are in both
                    left.update(SEATS_IN[standing & new])
                standing = new
    return sorted(left.items(), key=lambda one: (-one[1], one[0]))
