"""What the command line needs of the window. It does not import it, so that commands without a window need no Qt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol


class WindowCommands(Protocol):
    """The program's window, seen from the command line."""

    def has_display(self) -> bool:
        """Whether there is a screen to show it on."""

    def open(self, **how: Any) -> int:
        """Opens it (see ``ui.app.application.Opening``) and returns the exit code once it is closed."""

    def measure(self, rounds: int, games: Sequence[str], *, evening: bool) -> int:
        """Measures it with these games, or over a long evening; tells the figures and returns the exit code."""
