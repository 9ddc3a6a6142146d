"""Disks for tests that let nobody write: root may write everywhere, so they say no themselves."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from bigshot_desktop.table.problems import Problem

_WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT


@contextmanager
def read_only(folder: Path) -> Iterator[None]:
    """As long as this lasts, nothing below the folder can be made, changed or removed."""

    def refuse(path: Any) -> None:
        if isinstance(path, (str, Path)) and Path(path).is_relative_to(folder):
            raise OSError(errno.EROFS, os.strerror(errno.EROFS), str(path))

    def guarded(go: Callable[..., Any]) -> Callable[..., Any]:
        def ask_first(*args: Any, **kwargs: Any) -> Any:
            refuse(args[0])
            return go(*args, **kwargs)

        return ask_first

    def opened(path: Any, flags: int, *args: Any, **kwargs: Any) -> int:
        if flags & _WRITING:
            refuse(path)
        return real(path, flags, *args, **kwargs)

    real = os.open
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "open", opened)
        for name in ("mkdir", "replace", "rename", "unlink"):
            patch.setattr(os, name, guarded(getattr(os, name)))
        yield


@contextmanager
def full_disk() -> Iterator[None]:
    """As long as this lasts, no byte fits on any disk."""

    def write(*_: object) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bigshot_desktop.table.storage.os.write", write)
        yield


class FullDisk:
    """A journal on a disk without room."""

    def write_action(self, action: object) -> None:
        raise Problem("disk-full", path="/journal")

    write_undo = write_redo = write_action
