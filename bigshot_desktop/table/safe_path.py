"""Python processes that import nothing from the folder in which the program was started."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from threading import RLock
from typing import Final

_VARIABLE: Final = "PYTHONSAFEPATH"
_LOCK: Final = RLock()

# Before there are other threads: a new variable may move the environment in memory while they read it.
os.environ.setdefault(_VARIABLE, "")


@contextmanager
def safe_path() -> Iterator[None]:
    """Processes that ``multiprocessing`` starts inside of this do not look for modules in the current folder.

    They would: ``python -c`` puts that folder before the standard library, so that any file called
    ``multiprocessing.py`` in it would be run. Afterwards the variable is empty, which means nothing. It is not kept,
    because programs that the window opens may be written in Python and need the usual path.
    """
    with _LOCK:
        before = os.environ.get(_VARIABLE, "")
        os.environ[_VARIABLE] = "1"
        try:
            yield
        finally:
            os.environ[_VARIABLE] = before
