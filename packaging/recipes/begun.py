"""Work that is done once for all who ask for its result, and may be begun before anybody asks."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Lock
from typing import Generic, TypeVar

from recipes.work import AT_ONCE

Result = TypeVar("Result")

_pool = ThreadPoolExecutor(AT_ONCE)


class Begun(Generic[Result]):
    """Called like the function that does the work: the first call begins it unless it was, and every call waits for it.

    What it ends with, a failure too, is the same for all.
    """

    def __init__(self, work: Callable[[], Result]) -> None:
        self._work = work
        self._lock = Lock()
        self._future: Future[Result] | None = None

    def begin(self) -> Future[Result]:
        """Has it done meanwhile."""
        with self._lock:
            if self._future is None:
                self._future = _pool.submit(self._work)
            return self._future

    def __call__(self) -> Result:
        return self.begin().result()
