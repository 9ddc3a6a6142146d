"""Tests of the command line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from bigshot_desktop import cli


@dataclass
class PaperWindow:
    """A window that only notes how it was opened."""

    display: bool = True
    code: int = 0
    opened: list[dict[str, Any]] = field(default_factory=list)
    measured: list[tuple[int, tuple[str, ...], bool]] = field(default_factory=list)

    def has_display(self) -> bool:
        return self.display

    def open(self, **how: Any) -> int:
        self.opened.append(how)
        return self.code

    def measure(self, rounds: int, games: Sequence[str], *, evening: bool) -> int:
        self.measured.append((rounds, tuple(games), evening))
        return self.code


def main(arguments: Sequence[str], window: PaperWindow | None = None) -> int:
    """The command line, as the program calls it."""
    return cli.main(arguments, window or PaperWindow())
