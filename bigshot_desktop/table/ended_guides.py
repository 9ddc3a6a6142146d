"""Remembers the open matches whose guide was ended: each has an empty file beside its journal.

A journal holds a match and nothing else, for readers of any version. One without a mark is as it always was.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from pathlib import Path
from typing import Final

from bigshot_desktop.table.file_formats import JOURNAL
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.storage import problems_at, write_atomically

EXTENSION: Final = ".unguided"

_LOG: Final = logging.getLogger(__name__)


def is_ended(journal: Path) -> bool:
    """Whether the guide of this match was ended."""
    with suppress(OSError):
        return _mark(journal).exists()
    return False


def mark(journal: Path) -> None:
    """Remembers that the guide was ended. If this cannot be written, the guide is merely shown again."""
    if not is_ended(journal):
        try:
            write_atomically(_mark(journal), b"")
        except Problem as problem:
            _LOG.warning("that a guide was ended is not remembered: %s", problem)


def unmark(journal: Path) -> None:
    """Forgets it: the guide was asked for again, or the match is not open any more."""
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
