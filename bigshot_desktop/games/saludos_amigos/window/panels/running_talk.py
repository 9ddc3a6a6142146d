"""What is said while nobody here has anything to say: who offers what to whom."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.game import EVERYONE, Event
from bigshot_desktop.games.saludos_amigos.rules import events
from bigshot_desktop.ui.models.seat_colours import seat_piece
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.widgets.last_lines import Line

_SPOKEN: Final = (
    events.OfferMade,
    events.OfferReplaced,
    events.OfferWithdrawn,
    events.OfferAccepted,
    events.OfferDeclined,
    events.OfferStands,
    events.SaidDone,
    events.DoneTakenBack,
    events.SplitProposed,
    events.SplitAccepted,
    events.SplitDeclined,
    events.SplitSettled,
)
_BEGINNINGS: Final = (events.StrengthsFixed, events.CouncilOpened)
_MOST: Final = 6
"""So much of a talk is of interest."""


def heard(bridge: Bridge, *, began: bool = False) -> list[Line]:
    """What was said in the talk of now, the newest first; and if wanted how it began."""
    found: list[Line] = []
    told = (*_SPOKEN, *_BEGINNINGS) if began else _SPOKEN
    for step in bridge.revealed_steps_back():
        seen = step.seen_by(EVERYONE)
        found += [_heard(event, bridge) for event in reversed(seen) if isinstance(event, told)]
        if len(found) >= _MOST or any(isinstance(event, _BEGINNINGS) for event in seen):
            break
    return found[:_MOST]


def _heard(event: Event, bridge: Bridge) -> Line:
    seat = getattr(event, "seat", EVERYONE)
    return Line("" if seat == EVERYONE else seat_piece(seat), bridge.narrator.event(event))
