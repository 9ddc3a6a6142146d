"""Bytes to and from the disk: whole or not at all, never too many; what fails is a problem."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import time
from typing import Final

from bigshot_desktop.table import paths
from bigshot_desktop.table.lock import lock
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

_WINDOWS_CODES: Final = {
    19: "read-only",
    39: "disk-full",
    112: "disk-full",
}
"""By the numbers of Windows, which say more: write protection, and two for a full disk."""

_WINDOWS: Final = os.name == "nt"
_TEMPORARY: Final = (".bigshot-", ".tmp")
"""How the names of files begin and end that are going to be renamed once they are written."""

_BINARY: Final[int] = getattr(os, "O_BINARY", 0)
_NEW: Final = os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY
_RENAMED: Final = 60
"""Seconds within which a file that was written is renamed, however busy the machine is."""
_NO_WAITING: Final[int] = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0)


@contextmanager
def problems_at(path: Path) -> Iterator[None]:
    """Turns what the system reports about a path into problems."""
    try:
        yield
    except OSError as error:
        code = _WINDOWS_CODES.get(getattr(error, "winerror", None) or 0)
        code = code or _CODES.get(error.errno or 0)
        if code is None:
            text = error.strerror or type(error).__name__
            raise Problem("io-error", path=str(path), error=text) from error
        if code == "file-missing" and _lies_in_a_file(path):
            code = "folder-missing"
        raise Problem(code, path=str(path)) from error


@contextmanager
def empty_if_missing(folder: Path) -> Iterator[None]:
    """A folder that was not made yet is one with nothing in it, where it could be made."""
    try:
        yield
    except FileNotFoundError:
        if _lies_in_a_file(folder):
            raise


def _lies_in_a_file(path: Path) -> bool:
    """Whether a file is where a folder should be: Windows says of what is below it only that it is not there."""
    return _WINDOWS and next((not one.is_dir() for one in path.parents if one.exists()), False)


# --- writing -------------------------------------------------------------------------------------


def make_folder(path: Path) -> Path:
    """The folder, made if it was not there."""
    with problems_at(path):
        if paths.is_ours(path):
            for folder in (*reversed(path.parents), path):
                if not folder.exists():
                    folder.mkdir(mode=0o700, exist_ok=True)
            keep_private(path)
        path.mkdir(parents=True, exist_ok=True)
    return path


def create_empty(path: Path) -> None:
    """An empty file where there was none; a problem if there was one."""
    with problems_at(path):
        os.close(os.open(path, _NEW, _mode_at(path)))


def write_atomically(path: Path, data: bytes) -> None:
    """Replaces a file, durably. If it fails, the old file is as it was and nothing else is left."""
    with problems_at(path):
        target = Path(os.path.realpath(path))
        if not target.parent.is_dir():
            raise Problem("folder-missing", path=str(target.parent))
        if target.exists() and not target.is_file():
            raise Problem("not-a-file", path=str(path))
        descriptor, temporary = _new_temporary(target)
        try:
            try:
                write_durably(descriptor, data)
                if not _WINDOWS:
                    temporary.replace(target)
            finally:
                os.close(descriptor)
            if _WINDOWS:  # which renames no open file
                temporary.replace(target)
        except BaseException:
            with suppress(OSError):
                temporary.unlink()
            raise
        _sync_folder(target.parent)


def _new_temporary(target: Path) -> tuple[int, Path]:
    """An open file beside the target. It is locked, so that nobody takes it for one that was abandoned."""
    # It loads ciphers, for which the first picture of the window need not wait.
    from secrets import token_hex

    while True:
        path = target.with_name(f"{_TEMPORARY[0]}{token_hex(8)}{_TEMPORARY[1]}")
        descriptor = os.open(path, _NEW, _mode_at(target))
        if lock(descriptor) and path.exists():
            return descriptor, path
        os.close(descriptor)  # somebody who started just now was quicker, and removes it


def remove_if_abandoned(path: Path) -> None:
    """Removes a temporary file that nobody is writing: its program was killed."""
    if not (path.name.startswith(_TEMPORARY[0]) and path.name.endswith(_TEMPORARY[1])):
        return
    with suppress(OSError):
        descriptor = os.open(path, os.O_RDWR | _BINARY | _NO_WAITING)
        try:
            abandoned = lock(descriptor)
            if abandoned and not _WINDOWS:
                path.unlink()
            last_written = os.fstat(descriptor).st_mtime
        finally:
            os.close(descriptor)
        # Windows removes no open file, nor does it rename one: its writer has closed it just before it does that.
        if abandoned and _WINDOWS and abs(time() - last_written) > _RENAMED:
            path.unlink()


def write_durably(descriptor: int, data: bytes) -> None:
    """All of the bytes, on the disk when this returns."""
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(descriptor, rest) :]
    os.fsync(descriptor)


# --- for the owner alone -------------------------------------------------------------------------


def _mode_at(path: Path) -> int:
    """Of a new file: our own are for their owner alone, a document in any other place is as the system wants it.

    A document that takes the place of another is for nobody who could not read that one.
    """
    if paths.is_ours(path):
        return 0o600
    with suppress(OSError):
        return stat.S_IMODE(path.stat().st_mode) & 0o666
    return 0o666


def private_opener(path: str, flags: int) -> int:
    """For :func:`open`: a new file is for its owner alone."""
    return os.open(path, flags, 0o600)


def keep_private(path: Path) -> None:
    """Takes from all others what they may do with a file or folder of ours. What a link leads to is left alone."""
    if _WINDOWS:
        return
    with suppress(OSError):
        descriptor = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | _NO_WAITING)
        try:
            mode = stat.S_IMODE(os.fstat(descriptor).st_mode)
            if mode & 0o077:
                os.fchmod(descriptor, mode & ~0o077)
        finally:
            os.close(descriptor)


# --- reading -------------------------------------------------------------------------------------


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


def regular_files(folder: Path) -> list[tuple[Path, os.stat_result]]:
    """The regular files of a folder; none if there is no such folder yet."""
    found = []
    with problems_at(folder), empty_if_missing(folder), os.scandir(folder) as entries:
        for entry in entries:
            with suppress(OSError):  # gone in the meantime, or out of reach
                about = entry.stat()
                if stat.S_ISREG(about.st_mode):
                    found.append((Path(entry.path), about))
    return found


def _sync_folder(folder: Path) -> None:
    """Makes a rename durable. Where that cannot be, a power cut leaves the old file or the new."""
    if _WINDOWS:
        return
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
