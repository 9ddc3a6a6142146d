"""Worker processes as seen from outside: started, heard out and buried in the background, so that nobody waits."""

from __future__ import annotations

import pickle
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from queue import SimpleQueue
from socket import socket, socketpair
from threading import RLock, Thread, Timer, current_thread
from typing import Any, Final

Work = Callable[[Connection], None]
"""What a worker process does with its end of the pipe."""

MOST_BYTES: Final = 1 << 20
"""No message of a worker is longer."""


@dataclass(frozen=True, slots=True)
class Fault:
    """Why a decision was not taken by the bot that was asked; for the log, not for the player.

    The codes: ``died`` (the process ended), ``crashed`` (the bot raised an exception), ``overran`` (no answer in time),
    ``garbled`` (an answer that is none), ``refused`` (an action against the rules), ``starting`` (no worker was ready),
    ``unsendable`` (the question cannot be pickled), ``given-up`` (too many workers failed; there are no more), and
    of a worker only, ``stalled`` (it went on with what was cancelled).
    """

    code: str
    detail: str = ""


class Letterbox:
    """News from all threads, in their order, and a bell for event loops, which wait for sockets best."""

    def __init__(self) -> None:
        self._news: SimpleQueue[tuple[Worker | None, Any]] = SimpleQueue()
        self._lock = RLock()  # what was forgotten is closed by any thread, even inside of this
        self._bell: tuple[socket, socket] | None = None

    def put(self, sender: Worker | None, message: object) -> None:
        self._news.put((sender, message))
        self.ring()

    def get(self, timeout: float | None) -> tuple[Worker | None, Any]:
        """The oldest; raises :class:`Empty`."""
        return self._news.get(timeout is None or timeout > 0, timeout)

    def ring(self) -> None:
        with self._lock:
            if self._bell:
                with suppress(BlockingIOError):  # it rings loud enough
                    self._bell[1].send(b"!")

    def hush(self) -> None:
        if self._bell:
            with suppress(BlockingIOError):
                while self._bell[0].recv(4096):
                    pass

    def fileno(self) -> int:
        with self._lock:
            if not self._bell:
                self._bell = socketpair()
                for end in self._bell:
                    end.setblocking(False)
                self._bell[1].send(b"!")  # for what has come already
            return self._bell[0].fileno()

    def close(self) -> None:
        with self._lock:
            for end in self._bell or ():
                end.close()
            self._bell = None


# --- one process ---------------------------------------------------------------------------------


class Worker:
    """A worker process. A thread starts it, hears it out and buries it."""

    def __init__(self, work: Work, letterbox: Letterbox, birth: float) -> None:
        self.ready = False
        self.keeps_waiting = False
        """Whether a question has waited for it in vain."""
        self.ticket: int | None = None
        """Of the question it has."""
        self.stopping = False
        """Whether it was told that this question is not asked any more."""
        self.pid: int | None = None
        self._letterbox = letterbox
        context = get_context("spawn")
        self._ours, self._theirs = context.Pipe()
        self._process = context.Process(target=work, args=(self._theirs,), daemon=True)
        self._running = False
        self._dismissed = False
        self._life = RLock()
        self._line = RLock()
        self._alarm = timer(birth, self._overdue, Fault("died", "never ready"))
        self._thread = Thread(target=self._attend, daemon=True)
        self._thread.start()

    # --- for those who employ it -----------------------------------------------------------------

    def send(self, message: object) -> None:
        """What cannot be sent need not be: the thread will tell of the pipe's end."""
        with self._line, suppress(OSError):
            self._ours.send(message)

    def alarm(self, seconds: float, fault: Fault) -> None:
        """It is dismissed unless something is heard of it in time. Of several alarms the last one counts."""
        self.calm()
        self._alarm = timer(seconds, self._overdue, fault)

    def calm(self) -> None:
        """It may take its time."""
        self._alarm.cancel()

    def dismiss(self) -> None:
        """Ends the process, now or as soon as it has begun."""
        self.calm()
        with self._life:
            self._dismissed = True
            if self._running:
                self._process.kill()

    @property
    def buried(self) -> bool:
        """Whether nothing is left of it."""
        return not self._thread.is_alive()

    def join(self, seconds: float) -> None:
        """Waits until nothing is left of it, but no longer than that."""
        if self._thread is not current_thread():
            self._thread.join(seconds)

    # --- in the background -----------------------------------------------------------------------

    def _overdue(self, fault: Fault) -> None:
        self.dismiss()  # first of all, as somebody may be stuck in sending to it
        self._letterbox.put(self, fault)

    def _attend(self) -> None:
        try:
            _shelter_from_interrupts()
            self._process.start()
        except Exception as error:
            self._theirs.close()
            self._letterbox.put(self, Fault("died", repr(error)))
        else:
            self._live()
        finally:
            self.calm()
            with self._line:
                self._ours.close()

    def _live(self) -> None:
        """From the first moment of the process to its last."""
        # It was handed on to the process; without this, the pipe would not end with it.
        self._theirs.close()
        self.pid = self._process.pid
        with self._life:
            self._running = True
            if self._dismissed:
                self._process.kill()
        fault = self._hear_out()
        with self._life:
            self._process.kill()
            self._running = False
        self._process.join(0.1)
        if fault.code == "died":
            fault = Fault("died", f"exit code {self._process.exitcode}")
        self._letterbox.put(self, fault)
        self._process.join()
        with suppress(ValueError):  # multiprocessing may be just about to notice the end by itself
            self._process.close()

    def _hear_out(self) -> Fault:
        """Passes on what the worker says, until it says no more."""
        try:
            while True:
                message = pickle.loads(self._ours.recv_bytes(MOST_BYTES))
                self.calm()
                self._letterbox.put(self, message)
        except (EOFError, ConnectionError):
            return Fault("died")
        except Exception as error:  # bytes can be wrong in any way
            return Fault("garbled", repr(error))


def timer(seconds: float, then: Callable[..., None], *facts: object) -> Timer:
    """Has something done later, by a thread that does not keep the program from ending."""
    started = Timer(seconds, then, facts)
    started.daemon = True
    started.start()
    return started


def _shelter_from_interrupts() -> None:
    """Processes started by this thread are deaf to Ctrl-C from birth: when to stop is up to this one."""
    if sys.platform != "win32":
        from multiprocessing import resource_tracker

        resource_tracker.ensure_running()  # starting it would let the signals through again
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
