"""One process at a time: a lock on an open file, freed by the system when its holder dies."""

from __future__ import annotations

import sys

if sys.platform == "win32":
    import msvcrt
    import os
    from typing import Final

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

else:
    import fcntl

    def lock(descriptor: int) -> bool:
        """Whether the lock could be had. It is kept until the file is closed."""
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            pass  # a file system without locks: it is better to play than to refuse
        return True
