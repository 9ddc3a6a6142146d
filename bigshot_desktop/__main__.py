"""The program's entry point: the `bigshot-desktop` command and `python -P -m bigshot_desktop`."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence


class Window:
    """The window, as the command line asks for it."""

    def has_display(self) -> bool:
        from bigshot_desktop.ui.app.application import has_display

        return has_display()

    def open(self, **how: Any) -> int:
        from bigshot_desktop.ui.app.application import Opening, run

        return run(Opening(**how))

    def measure(self, rounds: int, games: Sequence[str], *, evening: bool) -> int:
        from bigshot_desktop.ui.bench.report import measure

        return measure(rounds, games, evening=evening)


def forget_current_folder() -> None:
    """Nothing more is imported from the current folder, which `python -m` without `-P` puts first on the path.

    It stays if the program itself lies there: then that is where its workers find it.
    """
    import os

    with_program = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))  # noqa: PTH100, PTH120
    if not sys.flags.safe_path and sys.path[0] != with_program:
        del sys.path[0]


def is_file(argument: str) -> bool:
    """Whether somebody means a match file: as a desktop sends them, in capitals or under any name."""
    from pathlib import Path

    return argument.lower().endswith(".bigshot") or Path(argument).is_file()


def main() -> int:
    """Run the program on the command line's arguments and return its exit code."""
    import multiprocessing
    from pathlib import Path

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
    except KeyboardInterrupt:  # before the window or a command could handle it
        return 130


if __name__ == "__main__":
    forget_current_folder()
    sys.exit(main())
