"""What is said of the climaxes of Shark, in large letters on the map. Of a ruin the stamp tells."""

from __future__ import annotations

from bigshot_desktop.engine.game import Event
from bigshot_desktop.games.shark.rules import events
from bigshot_desktop.games.shark.rules.material import COMPANIES
from bigshot_desktop.ui.boards.verdict import Verdict
from bigshot_desktop.ui.look.theme import SEATS
from bigshot_desktop.words.narrator import Narrator


def verdict(narrator: Narrator, event: Event) -> Verdict | None:
    """What an event comes to; nothing if it is no climax."""
    match event:
        case (
            events.ChainRemoved(company=company)
            | events.TopReached(company=company)
            | events.BuildingsUsedUp(company=company)
        ):
            return Verdict(narrator.event(event), pieces=(COMPANIES[company],))
        case events.MatchEnded(winners):
            return Verdict(narrator.event(event), pieces=tuple(SEATS[seat] for seat in winners))
    return None
