"""The command line: everything that can be done without a window, and without Qt. It speaks English."""

from bigshot_desktop.cli.main import main

__all__ = ["main"]
