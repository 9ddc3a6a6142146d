"""What the command line asks of the window, which it does not know: Qt is loaded only by whoever needs it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from bigshot_desktop.cli.complaint import Complaint


class Front(Protocol):
    """The program's window, seen from the command line."""

    playable: tuple[str, ...]
    """The games that have a table in it, by id."""

    def has_display(self) -> bool:
        """Whether there is a screen to show it on."""

    def open(self, **how: Any) -> int:
        """Opens it (see ``ui.application.Opening``) and returns the exit code once it is closed."""

    def measure(self, rounds: int, games: Sequence[str]) -> int:
        """Measures it with these games, tells the figures and returns the exit code."""


def insist_on_table(front: Front, game: str) -> None:
    """Refuses a game that has no table in the window."""
    if game not in front.playable:
        raise Complaint(
            f"There is no table for {game} in the window yet. "
            f"In words it is: bigshot-desktop tell --game {game}"
        )
