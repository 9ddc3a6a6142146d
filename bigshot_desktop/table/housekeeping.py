"""What is put in order at every start: our folders are for their owner alone, and what a stopped program left goes."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from time import time
from typing import Final

from bigshot_desktop.table import ended_guides, kept_sayings, paths
from bigshot_desktop.table.beside_journal import is_left_over
from bigshot_desktop.table.file_formats import JOURNAL, MATCH_FILE
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.storage import (
    keep_private,
    regular_files,
    remove_if_abandoned,
)

STALE: Final = 24 * 3600
"""Seconds after which an empty file will not be written to any more."""


def tidy() -> None:
    """Puts all of our folders in order, as far as that can be done."""
    for folder in paths.folders():
        ours = paths.is_ours(folder)
        if ours:
            keep_private(folder)
        with suppress(Problem):
            for path, about in regular_files(folder):
                if ours:
                    keep_private(path)
                remove_if_abandoned(path)
                if about.st_mtime < time() - STALE and _is_left_over(path, about):
                    with suppress(OSError):
                        path.unlink()


def _is_left_over(path: Path, about: os.stat_result) -> bool:
    """An empty file, whose name was taken for a match that was never written, or what lay beside a gone journal."""
    taken = path.suffix in (JOURNAL.extension, MATCH_FILE.extension) and not about.st_size
    beside = (ended_guides.EXTENSION, kept_sayings.EXTENSION)
    return taken or any(is_left_over(path, extension) for extension in beside)
