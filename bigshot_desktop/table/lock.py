"""One process at a time: a lock on an open file, freed by the system when its holder dies."""

from __future__ import annotations

import sys
from time import sleep
from typing import Final

_TRIES: Final = 5
_BETWEEN: Final = 0.01
"""Seconds between two tries."""


def lock_patiently(descriptor: int) -> bool:
    """As :func:`lock`, but who only looks whether it is locked is waited for: that takes no time."""
    for _ in range(_TRIES):
        if lock(descriptor):
            return True
        sleep(_BETWEEN)
    return lock(descriptor)


if sys.platform == "win32":
    import msvcrt
    import os

    _BEYOND: Final = 2**31 - 2
    """The byte that is locked: others cannot even read it, so it lies where no data is."""

    def lock(descriptor: int) -> bool:
        """Whether the lock could be had. It is kept until the file is closed."""
        before = os.lseek(descriptor, 0, os.SEEK_CUR)
        os.lseek(descriptor, _BEYOND, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            os.lseek(descriptor, before, os.SEEK_SET)
        return True

    def is_locked(descriptor: int) -> bool:
        """Whether somebody has the lock, for a file that is closed afterwards; two who look can see each other."""
        return not lock(descriptor)

else:
    import fcntl

    def lock(descriptor: int) -> bool:
        """Whether the lock could be had. It is kept until the file is closed."""
        return _flock(descriptor, fcntl.LOCK_EX)

    def is_locked(descriptor: int) -> bool:
        """Whether somebody has the lock, for a file that is closed afterwards. Any number may look at once."""
        return not _flock(descriptor, fcntl.LOCK_SH)

    def _flock(descriptor: int, kind: int) -> bool:
        try:
            fcntl.flock(descriptor, kind | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            pass  # a file system without locks: it is better to play than to refuse
        return True
