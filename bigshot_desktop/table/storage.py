"""Bytes to and from the disk: whole or not at all, never too many; what fails is a problem."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from bigshot_desktop.table.problems import Problem

_CODES: Final = {
    errno.ENOENT: "file-missing",
    errno.ENOTDIR: "folder-missing",
    errno.EEXIST: "file-exists",
    errno.EISDIR: "not-a-file",
    errno.EACCES: "permission-denied",
    errno.EPERM: "permission-denied",
    errno.ENOSPC: "disk-full",
    errno.EDQUOT: "disk-full",
    errno.EFBIG: "disk-full",
    errno.EROFS: "read-only",
}

_BINARY: Final[int] = getattr(os, "O_BINARY", 0)
_NEW: Final = os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY
_NO_WAITING: Final[int] = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0)


@contextmanager
def problems_at(path: Path) -> Iterator[None]:
    """Turns what the system reports about a path into problems."""
    try:
        yield
    except OSError as error:
        code = _CODES.get(error.errno or 0)
        if code is None:
            text = error.strerror or type(error).__name__
            raise Problem("io-error", path=str(path), error=text) from error
        raise Problem(code, path=str(path)) from error


def make_folder(path: Path) -> Path:
    """The folder, made if it was not there."""
    with problems_at(path):
        path.mkdir(parents=True, exist_ok=True)
    return path


def create_empty(path: Path) -> None:
    """An empty file where there was none; a problem if there was one."""
    with problems_at(path):
        os.close(os.open(path, _NEW, 0o666))


def write_atomically(path: Path, data: bytes) -> None:
    """Replaces a file, durably. If it fails, the old file is as it was and nothing else is left."""
    # It loads ciphers, for which the first picture of the window need not wait.
    from secrets import token_hex

    with problems_at(path):
        target = Path(os.path.realpath(path))
        if not target.parent.is_dir():
            raise Problem("folder-missing", path=str(target.parent))
        if target.exists() and not target.is_file():
            raise Problem("not-a-file", path=str(path))
        temporary = target.with_name(f".bigshot-{token_hex(8)}.tmp")
        try:
            descriptor = os.open(temporary, _NEW, 0o666)
            try:
                write_durably(descriptor, data)
            finally:
                os.close(descriptor)
            temporary.replace(target)
        except BaseException:
            with suppress(OSError):
                temporary.unlink()
            raise
        _sync_folder(target.parent)


def write_durably(descriptor: int, data: bytes) -> None:
    """All of the bytes, on the disk when this returns."""
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(descriptor, rest) :]
    os.fsync(descriptor)


def read_limited(path: Path, limit: int) -> bytes:
    """A regular file's bytes, at most so many; never waits for a pipe or a device."""
    descriptor = open_regular(path, os.O_RDONLY)
    try:
        return read_open(descriptor, path, limit)
    finally:
        os.close(descriptor)


def open_regular(path: Path, flags: int) -> int:
    """A descriptor of a regular file. Nothing else is even opened: devices may act on that."""
    with problems_at(path):
        if not stat.S_ISREG(path.stat().st_mode):
            raise Problem("not-a-file", path=str(path))
        descriptor = os.open(path, flags | _BINARY | _NO_WAITING)
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            os.close(descriptor)
            raise Problem("not-a-file", path=str(path))
    return descriptor


def read_open(descriptor: int, path: Path, limit: int) -> bytes:
    """All bytes of an open file, from its beginning, at most so many."""
    with problems_at(path):
        found = bytearray()
        os.lseek(descriptor, 0, os.SEEK_SET)
        while len(found) <= limit:
            more = os.read(descriptor, limit + 1 - len(found))
            if not more:
                return bytes(found)
            found += more
    raise Problem("file-too-large", path=str(path), most=limit)


def _sync_folder(folder: Path) -> None:
    """Makes a rename durable. Where that cannot be, a power cut leaves the old file or the new."""
    if os.name == "nt":
        return
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
