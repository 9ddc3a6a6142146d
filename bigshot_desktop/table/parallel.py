"""Work shared out to several processes, its results in order."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from threading import current_thread, main_thread
from typing import TypeVar

from bigshot_desktop.bots.worker import leave_current_folder
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.safe_path import safe_path

Item = TypeVar("Item")
Done = TypeVar("Done")


def in_order(
    do: Callable[[Item], Done], items: Iterable[Item], jobs: int, chunk: int
) -> Iterator[Done]:
    """What comes of each item, in order, done so many at a time in so many processes.

    Raises :class:`Problem` if one of these dies.
    """
    if jobs == 1:
        yield from map(do, items)
        return
    with safe_path():  # its locks already need a process, which frees them in the end
        pool = ProcessPoolExecutor(
            jobs, mp_context=get_context("spawn"), initializer=leave_current_folder
        )
    died = False
    try:
        yield from _handed_out(pool, do, iter(items), chunk, ahead=2 * jobs)
    except BrokenProcessPool:
        died = True
        raise Problem("worker-died") from None
    finally:
        # A broken pool stops by itself, and fails if its futures were cancelled meanwhile.
        pool.shutdown(cancel_futures=not died)


def _handed_out(
    pool: ProcessPoolExecutor,
    do: Callable[[Item], Done],
    items: Iterator[Item],
    chunk: int,
    ahead: int,
) -> Iterator[Done]:
    """Only so many chunks are handed out ahead: a run of millions needs no more memory than one of ten."""
    chunks = iter(lambda: tuple(islice(items, chunk)), ())
    under_way: deque[Future[list[Done]]] = deque()
    while True:
        for some in islice(chunks, ahead - len(under_way)):
            with safe_path(), _ignoring_interrupts():
                under_way.append(pool.submit(_do_all, do, some))
        if not under_way:
            return
        yield from under_way.popleft().result()


def _do_all(do: Callable[[Item], Done], items: tuple[Item, ...]) -> list[Done]:
    return [do(item) for item in items]


@contextmanager
def _ignoring_interrupts() -> Iterator[None]:
    """Processes started here ignore Ctrl-C from the start: this program says when they stop.

    A Ctrl-C in this moment comes a moment later. To block the signal is not enough: another thread may get it, and then
    it would interrupt this one in the middle of starting a process that nobody would stop.
    """
    if current_thread() is not main_thread():
        yield
        return
    if hasattr(signal, "pthread_sigmask"):
        from multiprocessing import resource_tracker

        resource_tracker.ensure_running()  # starting it later would let the signals through again
        came: list[int] = []
        before = signal.signal(signal.SIGINT, lambda number, _: came.append(number))
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
            signal.signal(signal.SIGINT, before)
            if came:
                signal.raise_signal(signal.SIGINT)
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
