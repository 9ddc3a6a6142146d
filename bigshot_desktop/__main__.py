"""The program's entry point: `python -m bigshot_desktop` and the `bigshot-desktop` command."""

import multiprocessing
import sys


def main() -> int:
    """Run the program on the command line's arguments and return its exit code."""
    # A bundled program starts itself again for each worker process. Such a start ends in
    # freeze_support(), which therefore comes before everything that a worker does not need.
    multiprocessing.freeze_support()

    try:
        from bigshot_desktop.cli import main as run

        return run()
    except KeyboardInterrupt:  # so early that nobody else was there to take it
        return 130


if __name__ == "__main__":
    sys.exit(main())
