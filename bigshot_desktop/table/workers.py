"""Worker processes as seen from the program: started, read from and ended in the background, so that nothing waits."""

from __future__ import annotations

import pickle
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from queue import Empty, SimpleQueue
from socket import socket, socketpair
from threading import RLock, Thread, Timer, current_thread
from typing import Any, Final, NamedTuple

from bigshot_desktop.bots.worker import STOP, Progress
from bigshot_desktop.table.safe_path import safe_path
from bigshot_desktop.table.supervision import (
    TICK,
    Fault,
    Limits,
    ProcessSeen,
    Supervision,
    look_at_process,
)

Work = Callable[[Connection], None]
"""What a worker process does with its end of the pipe."""

MOST_BYTES: Final = 1 << 20
"""No message of a worker is longer."""


class Inbox:
    """Messages from all threads, in order, with a socket that event loops can wait for."""

    def __init__(self) -> None:
        self._messages: SimpleQueue[tuple[Worker | None, Any]] = SimpleQueue()
        # A forgotten thinker is closed by any thread, even inside of these methods.
        self._lock = RLock()
        self._signal: tuple[socket, socket] | None = None

    def put(self, sender: Worker | None, message: object) -> None:
        self._messages.put((sender, message))
        self.signal_arrival()

    def get(self, timeout: float | None) -> tuple[Worker | None, Any]:
        """The oldest; raises :class:`Empty`."""
        return self._messages.get(timeout is None or timeout > 0, timeout)

    def signal_arrival(self) -> None:
        with self._lock:
            if self._signal:
                with suppress(BlockingIOError):  # it can be read already
                    self._signal[1].send(b"!")

    def clear_signal(self) -> None:
        if self._signal:
            with suppress(BlockingIOError):
                while self._signal[0].recv(4096):
                    pass

    def fileno(self) -> int:
        with self._lock:
            if not self._signal:
                self._signal = socketpair()
                for end in self._signal:
                    end.setblocking(False)
                self._signal[1].send(b"!")  # for messages that have come already
            return self._signal[0].fileno()

    def close(self) -> None:
        with self._lock:
            for end in self._signal or ():
                end.close()
            self._signal = None


# --- one process ---------------------------------------------------------------------------------


class _Asked(NamedTuple):
    """A question for a worker, as it is sent."""

    seconds: float
    packed: bytes


class Worker:
    """A worker process. Threads of its own start it, talk with it, watch over it and wait for its end.

    Three of them, because each can be kept waiting: one reads, one writes (a suspended process reads nothing), and one
    takes in everything that happens, in order, and judges by it. What fails is reported to the inbox.
    """

    def __init__(self, work: Work, inbox: Inbox, limits: Limits) -> None:
        self.ready = False
        self.ticket: int | None = None
        """Of the question it has."""
        self.pid: int | None = None
        self._inbox = inbox
        self._supervision = Supervision(limits, self._look)
        context = get_context("spawn")
        self._ours, self._theirs = context.Pipe()
        self._process = context.Process(target=work, args=(self._theirs,), daemon=True)
        self._running = False
        self._stopped = False
        self._process_lock = RLock()
        self._happened: SimpleQueue[Any] = SimpleQueue()
        """Questions and STOP for the process, messages from it and, last, how that ended."""
        self._outbox: SimpleQueue[Any] = SimpleQueue()
        """What is to be sent; None: nothing more."""
        self._thread = Thread(target=self._run, daemon=True)
        self._thread.start()

    # --- for the thinker --------------------------------------------------------------------------

    def ask(self, ticket: int, seconds: float, packed: bytes) -> None:
        """Sends a question. If the process has ended, nothing is sent: the end is reported."""
        self.ticket = ticket
        self._happened.put(_Asked(seconds, packed))

    def stop_thinking(self) -> None:
        """Has the process answer at once; if it does not, that is reported as a fault soon."""
        self._happened.put(STOP)

    def stop(self) -> None:
        """Ends the process, now or as soon as it has begun."""
        with self._process_lock:
            self._stopped = True
            if self._running:
                self._process.kill()

    @property
    def gone(self) -> bool:
        """Whether nothing is left of it."""
        return not self._thread.is_alive()

    def join(self, seconds: float) -> None:
        """Waits until nothing is left of it, but no longer than that."""
        if self._thread is not current_thread():
            self._thread.join(seconds)

    # --- in the background -----------------------------------------------------------------------

    def _look(self) -> ProcessSeen | None:
        return None if self.pid is None else look_at_process(self.pid)

    def _run(self) -> None:
        try:
            with safe_path():
                _block_interrupts()
                self._process.start()
        except Exception as error:
            self._theirs.close()
            self._inbox.put(self, Fault("died", repr(error)))
        else:
            self._live()
        finally:
            self._ours.close()

    def _live(self) -> None:
        """From the start of the process to its end."""
        # It was handed on to the process; without this, the pipe would not end with it.
        self._theirs.close()
        self.pid = self._process.pid
        with self._process_lock:
            self._running = True
            if self._stopped:
                self._process.kill()
        reading, writing = (
            Thread(target=self._read, daemon=True),
            Thread(target=self._write, daemon=True),
        )
        reading.start()
        writing.start()
        fault = self._supervise()
        with self._process_lock:
            self._process.kill()
            self._running = False
        self._process.join(1.0)
        if fault.code == "died":
            fault = Fault("died", f"exit code {self._process.exitcode}")
        self._inbox.put(self, fault)
        self._outbox.put(None)
        for thread in (reading, writing):
            thread.join()  # the pipe has ended for both
        self._process.join()
        with suppress(ValueError):  # multiprocessing may just be noticing the end by itself
            self._process.close()

    def _supervise(self) -> Fault:
        """Passes on what the thinker and the process have to say to each other, until something is wrong."""
        supervision = self._supervision
        supervision.expect_ready()
        while True:
            fault: Fault | None = None
            try:
                happened = self._happened.get(timeout=TICK if supervision.busy else None)
            except Empty:
                fault = supervision.ticked()
            else:
                match happened:
                    case _Asked(seconds, _):
                        supervision.expect_answer(seconds)
                        self._outbox.put(tuple(happened))
                    case str() if happened == STOP:
                        supervision.expect_end()
                        self._outbox.put(STOP)
                    case Fault():
                        fault = happened
                    case bytes():
                        fault = self._take_message(happened)
            if fault:
                return fault

    def _take_message(self, packed: bytes) -> Fault | None:
        """Reports of progress are for the supervision; everything else is for the thinker."""
        try:
            message = pickle.loads(packed)
            if isinstance(message, Progress):
                return self._supervision.reported(float(message.used))
        except Exception as error:  # bytes can be wrong in any way
            return Fault("garbled", repr(error))
        self._supervision.finished()
        self._inbox.put(self, message)
        return None

    def _read(self) -> None:
        try:
            while True:
                self._happened.put(self._ours.recv_bytes(MOST_BYTES))
        except (EOFError, ConnectionError):
            self._happened.put(Fault("died"))
        except Exception as error:  # lengths can be wrong too
            self._happened.put(Fault("garbled", repr(error)))

    def _write(self) -> None:
        with suppress(OSError):  # the pipe has ended; the reader notices too
            while (message := self._outbox.get()) is not None:
                self._ours.send(message)


def timer(seconds: float, then: Callable[..., None], *facts: object) -> Timer:
    """Calls a function later, in a thread that does not keep the program from ending."""
    started = Timer(seconds, then, facts)
    started.daemon = True
    started.start()
    return started


def _block_interrupts() -> None:
    """Processes started by this thread ignore Ctrl-C from the start: this program says when they stop."""
    if sys.platform != "win32":
        from multiprocessing import resource_tracker

        resource_tracker.ensure_running()  # starting it would let the signals through again
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
