"""What was done in this round, as far as the viewer may know."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.codec import kind_of
from bigshot_desktop.engine.game import Event
from bigshot_desktop.ui.play.bridge import Bridge

HEADINGS: Final = frozenset(("round-began", "turn-began", "section-placed", "journalist-drawn"))
"""The events that begin a round, in any of the games."""


def begins_round(event: Event) -> bool:
    return kind_of(type(event)) in HEADINGS


def last_turns(bridge: Bridge, number: int) -> list[Event]:
    """The visible events of so many turns, the one that is being played the last of them."""
    events: list[Event] = []
    for step in bridge.revealed_steps_back():
        for event in reversed(step.seen_by(bridge.viewer)):
            number -= begins_round(event)
            events.append(event)
        if number <= 0:
            break
    return events[::-1]


def this_round(bridge: Bridge) -> list[Event]:
    """The visible events since the round began; those of the last one until something is done in the new one."""
    events: list[Event] = []
    for step in bridge.revealed_steps_back():
        for event in reversed(step.seen_by(bridge.viewer)):
            if not begins_round(event):
                events.append(event)
            elif events:
                return events[::-1]
    return events[::-1]
