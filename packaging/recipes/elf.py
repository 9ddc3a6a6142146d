"""Programs and libraries of Linux, found by what they are and not by their names."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path


def programs(root: Path) -> Iterator[Path]:
    """Everything below a folder that the dynamic linker reads."""
    for path in sorted(root.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(4) == b"\x7fELF":
                    yield path
