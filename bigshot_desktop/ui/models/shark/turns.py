"""Turns of Shark as the parts of a history."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bigshot_desktop.rules.shark.observation import SharkObservation
from bigshot_desktop.rules.shark.state import OVER, SharkState
from bigshot_desktop.ui.models.history import HistoryModel


def turns_finished(seen: SharkObservation | SharkState) -> int:
    """How many turns are over."""
    return seen.turn if seen.phase == OVER else max(0, seen.turn - 1)


def axis() -> str:
    """What runs to the right in a chart of turns."""
    return QCoreApplication.translate("TurnHistory", "Turns")


def heading(turn: int) -> str:
    """When figures were so."""
    if not turn:
        return QCoreApplication.translate("TurnHistory", "At the start")
    return QCoreApplication.translate("TurnHistory", "After turn {number}").format(number=turn)


class TurnHistory(HistoryModel):
    """A row for the start and each finished turn."""

    def finished(self, state: SharkState) -> int:
        return turns_finished(state)

    def part(self, number: int) -> str:
        return QCoreApplication.translate("TurnHistory", "Turn {number}").format(number=number)
