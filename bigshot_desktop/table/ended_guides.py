"""Remembers the open matches whose guide was ended: each has an empty file beside its journal."""

from __future__ import annotations

import logging
from contextlib import suppress
from pathlib import Path
from typing import Final

from bigshot_desktop.table.beside_journal import path_beside, remove_beside
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.storage import write_atomically

EXTENSION: Final = ".unguided"

_LOG: Final = logging.getLogger(__name__)


def is_ended(journal: Path) -> bool:
    """Whether the guide of this match was ended."""
    with suppress(OSError):
        return path_beside(journal, EXTENSION).exists()
    return False


def mark(journal: Path) -> None:
    """Remembers that the guide was ended. If this cannot be written, the guide is merely shown again."""
    if not is_ended(journal):
        try:
            write_atomically(path_beside(journal, EXTENSION), b"")
        except Problem as problem:
            _LOG.warning("that a guide was ended is not remembered: %s", problem)


def unmark(journal: Path) -> None:
    """Forgets it: the guide was asked for again, or the match is not open any more."""
    try:
        remove_beside(journal, EXTENSION)
    except Problem as problem:
        _LOG.warning("that a guide was ended is not forgotten: %s", problem)
