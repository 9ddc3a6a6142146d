"""Small files beside a journal: what is worth keeping of an open match and does not belong into its journal.

A journal holds a match and nothing else, for readers of any version. Each kind of file has an extension of its own.
"""

from __future__ import annotations

from pathlib import Path

from bigshot_desktop.table.file_formats import JOURNAL
from bigshot_desktop.table.storage import problems_at


def path_beside(journal: Path, extension: str) -> Path:
    """Where such a file of a match lies."""
    return journal.with_name(f"{journal.name}{extension}")


def remove_beside(journal: Path, extension: str) -> None:
    """Removes it, if there is one; a :class:`Problem` if that cannot be done."""
    path = path_beside(journal, extension)
    with problems_at(path):
        path.unlink(missing_ok=True)


def is_left_over(path: Path, extension: str) -> bool:
    """Whether it is such a file of a match that is gone."""
    name = f"{JOURNAL.extension}{extension}"
    return path.name.endswith(name) and not path.with_suffix("").exists()
