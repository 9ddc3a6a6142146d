"""Work shared out to processes: a Ctrl-C while one is being started is neither lost nor too early."""

from __future__ import annotations

import os
import signal
import sys
from threading import Event, Thread, main_thread

import pytest

from bigshot_desktop.table.parallel import _ignoring_interrupts

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals of threads are POSIX's")


def start_interrupted(thread: Thread, started: list[bool]) -> None:
    """Starts something, and the thread is interrupted meanwhile."""
    assert thread.ident is not None
    with _ignoring_interrupts():
        signal.pthread_kill(thread.ident, signal.SIGINT)
        for _ in range(1000):  # time for another thread to get it
            os.sched_yield()
        started.append(True)


@pytest.mark.parametrize("this", [True, False], ids=["this thread gets it", "another one does"])
def test_an_interrupt_comes_when_the_process_has_been_started(this: bool) -> None:
    over, started = Event(), list[bool]()
    other = Thread(target=over.wait)
    other.start()
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            start_interrupted(main_thread() if this else other, started)
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    finally:
        signal.signal(signal.SIGINT, before)
        over.set()
        other.join()
    assert started == [True]
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())
