"""What the command line asks of the window, which it does not know: Qt is loaded only by whoever needs it."""

from __future__ import annotations

from typing import Any, Protocol


class Front(Protocol):
    """The program's window, seen from the command line."""

    playable: tuple[str, ...]
    """The games that have a table in it, by id."""

    def has_display(self) -> bool:
        """Whether there is a screen to show it on."""

    def open(self, **how: Any) -> int:
        """Opens it (see ``ui.application.Opening``) and returns the exit code once it is closed."""

    def measure(self, rounds: int) -> int:
        """Measures it, tells the figures and returns the exit code."""
