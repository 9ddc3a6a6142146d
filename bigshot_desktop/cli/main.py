"""The commands, and what every one of them has in common: sentences instead of tracebacks."""

from __future__ import annotations

import argparse
import errno
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from bigshot_desktop import __version__
from bigshot_desktop.cli import arena, bench, demo, replay, simulate, tell
from bigshot_desktop.cli.arguments import UsageError
from bigshot_desktop.cli.window import WindowCommands
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.simulation import Broken
from bigshot_desktop.words.narrator import Narrator

USAGE = 2
FAILED = 1
INTERRUPTED = 130


def main(arguments: Sequence[str], window: WindowCommands) -> int:
    """Runs a command, with a window for those that show something. Returns the exit code."""
    if isinstance(
        sys.stdout, TextIOWrapper
    ):  # a character that a terminal cannot show does not stop the program
        sys.stdout.reconfigure(errors="backslashreplace")
    args = _parser().parse_args(list(arguments))
    args.window = window
    try:
        code: int = args.run(args)
        if sys.stdout:
            sys.stdout.flush()
    except UsageError as complaint:
        return _complain(str(complaint), USAGE)
    except Problem as problem:
        told = Narrator().problem(problem)
        file = None if "path" in problem.facts else getattr(args, "file", None)
        return _complain(f"{file}: {told}" if file else told, FAILED)
    except Broken as broken:
        sentence = f"The match with seed {broken.seed} broke at action {broken.action}: "
        return _complain(f"{sentence}{broken.what}.", FAILED)
    except KeyboardInterrupt:
        return _complain("Stopped.", INTERRUPTED)
    except BrokenPipeError:
        # The reader of our output has closed it: write no more, not even when the interpreter ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        if sys.platform == "win32" and error.errno == errno.EINVAL and not error.filename:
            # How Windows says that the reader has closed it.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0
        # Our output could not be written (a full disk, a folder that is gone), or a file of the program is missing.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        place = f" ({error.filename})" if error.filename else ""
        return _complain(f"The system refused: {error.strerror or error}{place}.", FAILED)
    return code


def _complain(sentence: str, code: int) -> int:
    print(f"bigshot-desktop: {sentence}", file=sys.stderr)
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="bigshot-desktop", description="Big Shot, Shark and Saludos Amigos at home."
    )
    parser.add_argument("--version", action="version", version=f"bigshot-desktop {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for command in (demo, tell, simulate, replay, arena, bench):
        command.add_parser(commands)
    return parser
