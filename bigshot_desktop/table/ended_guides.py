"""Open matches whose guide was ended: each has a mark beside its journal, so that it stays ended.

A journal holds a match and nothing else, for readers of any version. One without a mark is as it always was.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from pathlib import Path
from typing import Final

from bigshot_desktop.table.formats import JOURNAL
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.storage import problems_at, write_atomically

EXTENSION: Final = ".unguided"

_LOG: Final = logging.getLogger(__name__)


def is_unguided(journal: Path) -> bool:
    """Whether the guide of this match was ended."""
    with suppress(OSError):
        return _mark(journal).exists()
    return False


def mark(journal: Path) -> None:
    """The guide was ended. Where that cannot be written down, it is only a guide that comes back."""
    if not is_unguided(journal):
        try:
            write_atomically(_mark(journal), b"")
        except Problem as problem:
            _LOG.warning("that a guide was ended is not remembered: %s", problem)


def unmark(journal: Path) -> None:
    """The guide was asked for again, or the match is not open any more."""
    mark = _mark(journal)
    try:
        with problems_at(mark):
            mark.unlink(missing_ok=True)
    except Problem as problem:
        _LOG.warning("that a guide was ended is not forgotten: %s", problem)


def is_left_over(path: Path) -> bool:
    """Whether it is the mark of a match that is gone."""
    name = f"{JOURNAL.extension}{EXTENSION}"
    return path.name.endswith(name) and not path.with_suffix("").exists()


def _mark(journal: Path) -> Path:
    return journal.with_name(f"{journal.name}{EXTENSION}")
