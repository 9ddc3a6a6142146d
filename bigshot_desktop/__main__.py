"""The program's entry point: `python -m bigshot_desktop` and the `bigshot-desktop` command."""

from __future__ import annotations

import multiprocessing
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bigshot_desktop.ui.tables import PLAYABLE


class Window:
    """The window, as the command line asks for it."""

    playable: tuple[str, ...] = PLAYABLE

    def has_display(self) -> bool:
        from bigshot_desktop.ui.application import has_display

        return has_display()

    def open(self, **how: Any) -> int:
        from bigshot_desktop.ui.application import Opening, run

        return run(Opening(**how))

    def measure(self, rounds: int, games: Sequence[str]) -> int:
        from bigshot_desktop.ui.bench.report import measure

        return measure(rounds, games)


def is_file(argument: str) -> bool:
    """Whether somebody means a match file: as a desktop sends them, in capitals or under any name."""
    return argument.lower().endswith(".bigshot") or Path(argument).is_file()


def main() -> int:
    """Run the program on the command line's arguments and return its exit code."""
    # A bundled program starts itself again for each worker process. Such a start ends in
    # freeze_support(), which therefore comes before everything that a worker does not need.
    multiprocessing.freeze_support()

    arguments, window = sys.argv[1:], Window()
    try:
        if not arguments and window.has_display():
            return window.open()
        if len(arguments) == 1 and is_file(arguments[0]) and window.has_display():
            return window.open(file=Path(arguments[0]))
        # The command line takes longer to load than the window may.
        from bigshot_desktop.cli import main as run

        return run(arguments or ["demo"], window)
    except KeyboardInterrupt:  # so early that nobody else was there to take it
        return 130


if __name__ == "__main__":
    sys.exit(main())
