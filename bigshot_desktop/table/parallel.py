"""Work shared out to several processes, its results in order."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from threading import current_thread, main_thread
from typing import TypeVar

from bigshot_desktop.table.problems import Problem

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
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    died = False
    try:
        yield from _handed_out(pool, do, iter(items), chunk, ahead=2 * jobs)
    except BrokenProcessPool:
        died = True
        raise Problem("worker-died") from None
    finally:
        # A broken pool stops by itself, and trips over what somebody else has cancelled.
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
            with _deaf_to_interrupts():
                under_way.append(pool.submit(_do_all, do, some))
        if not under_way:
            return
        yield from under_way.popleft().result()


def _do_all(do: Callable[[Item], Done], items: tuple[Item, ...]) -> list[Done]:
    return [do(item) for item in items]


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes started here ignore Ctrl-C from birth: stopping is up to the one that started them."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal(SIGINT, SIG_IGN)
    try:
        yield
    finally:
        signal(SIGINT, before)
