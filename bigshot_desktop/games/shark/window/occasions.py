"""What happens to players of Shark that is worth a word: ruin, a great loss, or a chain swallowed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bigshot_desktop.games.shark.rules.events import ChainRemoved, LossDue, Ruined
from bigshot_desktop.table.match import Step
from bigshot_desktop.ui.play.exclamations import Occasion
from bigshot_desktop.words.exclamations import BLOW, TRIUMPH

_GREAT: Final = 5
"""A loss worth a word, in thousands."""


def occasions(step: Step) -> Iterator[Occasion]:
    """Who is hit hardest speaks first, then who did it."""
    for event in step.events:
        if isinstance(event, Ruined):
            yield Occasion(event.seat, BLOW)
    losses = [event for event in step.events if isinstance(event, LossDue)]
    for loss in sorted(losses, key=lambda one: -one.amount):
        if loss.amount >= _GREAT:
            yield Occasion(loss.seat, BLOW)
    if any(isinstance(event, ChainRemoved) for event in step.events) and step.action.seat >= 0:
        yield Occasion(step.action.seat, TRIUMPH)
