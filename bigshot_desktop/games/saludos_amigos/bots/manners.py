"""Manners at the village's tables: a plain yes or no to what is asked, and people speak before bots do."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from bigshot_desktop.bots.manners import Word
from bigshot_desktop.games.saludos_amigos.rules.actions import (
    DECLINES,
    DONES,
    READIES,
    Accept,
    Decline,
    Done,
    Offer,
    Propose,
    Ready,
    SaludosAction,
)
from bigshot_desktop.games.saludos_amigos.rules.observation import SaludosObservation
from bigshot_desktop.games.saludos_amigos.rules.state import NEGOTIATION, REROLL, STRENGTH, TALK

_TOPICS: Final = {
    STRENGTH: "strength",
    REROLL: "strength",
    NEGOTIATION: "negotiation",
    TALK: "council",
}


class SaludosManners:
    """How bots negotiate with people."""

    def topic(self, seen: SaludosObservation) -> str:
        return _TOPICS.get(seen.phase, "")

    def timed(self, topic: str) -> bool:
        return topic in ("negotiation", "council")

    def owes(self, seen: SaludosObservation, seat: int) -> bool:
        return any(waiting >> seat & 1 for waiting in seen.waiting)

    def served(self, seen: SaludosObservation, people: Collection[int]) -> bool:
        return not any(seen.offers[seat] or self.owes(seen, seat) for seat in people)

    def waits(self, seen: SaludosObservation, people: Collection[int]) -> bool:
        return any(seen.offers[seat] for seat in people)

    def word(self, action: SaludosAction) -> Word:
        if isinstance(action, Offer | Propose):
            return Word.OPENING
        return Word.CLOSING if isinstance(action, Done | Ready) else Word.ANSWER

    def mild(self, seen: SaludosObservation, action: SaludosAction) -> SaludosAction:
        """A plain no, before one walks off or comes up with something else."""
        seat = action.seat
        asking = [one for one, waiting in enumerate(seen.waiting) if waiting >> seat & 1]
        if not asking or isinstance(action, Accept | Decline):
            return action
        return DECLINES[seat][asking[0]]

    def last_word(self, seen: SaludosObservation, seat: int) -> SaludosAction:
        """Done, or ready; where one is that already, no to what one is still asked."""
        if seen.phase == NEGOTIATION:
            return DONES[seat]
        if not seen.ready >> seat & 1:
            return READIES[seat]
        return self.mild(seen, READIES[seat])
