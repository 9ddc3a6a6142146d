"""When a turn of Shark is over, for its histories."""

from __future__ import annotations

from bigshot_desktop.games.shark.rules.observation import SharkObservation
from bigshot_desktop.games.shark.rules.state import OVER, SharkState
from bigshot_desktop.ui.models.turn_history import TurnHistory


def turns_finished(seen: SharkObservation | SharkState) -> int:
    """How many turns are over."""
    return seen.turn if seen.phase == OVER else max(0, seen.turn - 1)


class SharkHistory(TurnHistory):
    """A row for the start and each finished turn."""

    def finished(self, state: SharkState) -> int:
        return turns_finished(state)
