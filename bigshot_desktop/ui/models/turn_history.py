"""Turns as the parts of a history, in the games that are played in turns."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bigshot_desktop.ui.models.history import HistoryModel


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

    def part(self, number: int) -> str:
        return QCoreApplication.translate("TurnHistory", "Turn {number}").format(number=number)
