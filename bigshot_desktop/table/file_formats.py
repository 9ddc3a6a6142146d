"""The two kinds of files a match is kept in: what they are called, what they begin with, how large they may be.

Here is all that can be known of one without its game, so that many can be looked at quickly.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NamedTuple

from bigshot_desktop.table.checksummed_lines import CHECK
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.strict_json import parse_json

VERSION: Final = 4
"""Of the models in ``record``. Whoever changes them raises it, and keeps the older ones readable.

In version 1 a seat has no ``character``; up to version 2 there is no ``seal``, up to version 3 are no ``sayings``.
"""
SILENT: Final = 3
"""The version of what has no sayings in it, journals among them: programs that know nothing of them can read it."""


class Format(NamedTuple):
    """A kind of file."""

    name: str
    """What it has under ``format``."""
    extension: str
    most_bytes: int


JOURNAL: Final = Format("bigshot-journal", ".journal", 2 << 20)
MATCH_FILE: Final = Format("bigshot-match", ".bigshot", 1 << 20)


def identify(data: object, name: str) -> dict[str, Any]:
    """The data, if it is ours. A newer version is told before anything else is judged."""
    if not isinstance(data, dict) or data.get("format") != name:
        raise Problem("wrong-format", expected=name)
    version = data.get("version")
    if type(version) is not int or version < 1:
        raise Problem("malformed", where="version", expected="number")
    ours = VERSION if name == MATCH_FILE.name else SILENT
    if version > ours:
        raise Problem("newer-version", theirs=version, ours=ours)
    return data


def read_opening(data: bytes, path: Path) -> dict[str, Any]:
    """What the first line of a journal holds; a newer version is told even if the seals have changed."""
    first, newline, _ = data.partition(b"\n")
    if not newline:
        raise Problem("journal-empty", path=str(path))
    try:
        parsed = parse_json(first)
    except Problem as problem:
        raise Problem("journal-unreadable", path=str(path)) from problem
    opening = identify(parsed, JOURNAL.name)
    opening.pop(CHECK, None)
    return opening
