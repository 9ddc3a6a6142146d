"""Tells a worker that hangs from a worker on a slow, busy or suspended machine: by what it does, not by the clock."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bigshot_desktop.bots.worker import REPORT_EVERY

if sys.platform == "win32":
    from bigshot_desktop.table.windows_process import processor_time

TICK: Final = 0.25
"""Seconds for which a busy worker's messages are waited for at a time."""

_MOVED: Final = 0.001
"""Seconds of processor time that count as doing something."""


@dataclass(frozen=True, slots=True)
class Fault:
    """Why the bot that was asked did not decide; for the log, not for the player.

    Of a worker: ``died`` (the process ended), ``overran`` (it used far more processor time than it may), ``stuck`` (it
    runs but does nothing), ``silent`` (nothing is heard of it), ``garbled`` (it says what makes no sense). Of a bot:
    ``crashed`` (it raised an exception), ``garbled`` (its answer is none), ``refused`` (an action against the rules).
    Of neither: ``unsendable`` (the question cannot be pickled), ``pausing`` (the last workers failed and the next is
    not started yet), ``hurried`` (the player did not want to wait).
    """

    code: str
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Limits:
    """What is put up with from workers. Seconds of processor time, unless it says otherwise."""

    startup: float = 60.0
    """A worker that has used more before it is ready is replaced."""
    grace: float = 3.0
    """What an answer may take beyond its budget; a worker that takes more is replaced."""
    stopping: float = 1.0
    """What a worker may take for a question after it was told to stop, before it is replaced."""
    stuck: float = 10.0
    """Seconds for which a worker may report, while it should think, that it does nothing."""
    silent: float = 60.0
    """Seconds for which nothing may be heard of a busy worker; or, while it gets ready, seen of its work."""
    hurried: float = 0.5
    """Seconds by the clock in which a worker must answer a player who does not want to wait."""
    first_pause: float = 1.0
    """Seconds by the clock before another process is started, after several have failed; doubled each time."""
    longest_pause: float = 60.0

    def pause(self, failures: int) -> float:
        """Seconds before the next process is started after so many failures in a row. The first two cost nothing."""
        if failures < 3:
            return 0.0
        return min(self.longest_pause, self.first_pause * 2.0 ** min(failures - 3, 30))


@dataclass(frozen=True, slots=True)
class ProcessSeen:
    """What the system knows of a process."""

    stopped: bool
    """Whether it is suspended: it does nothing until it is continued."""
    used: float
    """Seconds of processor time, in all."""


def look_at_process(pid: int) -> ProcessSeen | None:
    """What the system knows of a process; nothing where it cannot be asked, or the process is gone."""
    if sys.platform == "win32":
        used = processor_time(pid)
        # Whether it is suspended, Windows does not tell of a process, only of its threads.
        return None if used is None else ProcessSeen(False, used)
    if sys.platform != "linux":
        return None
    try:
        fields = Path(f"/proc/{pid}/stat").read_text("utf-8", "replace").rpartition(")")[2].split()
        used = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        return ProcessSeen(fields[0] in "Tt", used)
    except (OSError, IndexError, ValueError):
        return None


class Supervision:
    """Judges one worker. It is busy from its start until it is ready, and with each question; else nothing is expected.

    Where the system can be asked for the processor time of a process, that counts beside the reports of the worker:
    these need an interpreter that gets its turn. Time in which a process is suspended counts nowhere, and a suspended
    machine no more than one tick.
    """

    def __init__(self, limits: Limits, look: Callable[[], ProcessSeen | None]) -> None:
        self._limits, self._look = limits, look
        self._ready = False
        self._allowed: float | None = None
        """Processor time for the work at hand, if there is any."""
        self._before = 0.0
        """What the process had used before, as the system says."""
        self._reported = self._seen = 0.0
        """What the work at hand has used so far, as the worker reports and as the system says."""
        self._idle_reports = self._silent_ticks = 0
        """So often in a row there was nothing new."""

    @property
    def busy(self) -> bool:
        """Whether anything is expected of the worker."""
        return self._allowed is not None

    def expect_ready(self) -> None:
        """The worker is started."""
        self._expect(self._limits.startup)

    def expect_answer(self, seconds: float) -> None:
        """The worker gets a question, with a budget."""
        seen = self._look()
        self._before = seen.used if seen else 0.0
        self._expect(seconds + self._limits.grace)

    def expect_end(self) -> None:
        """The worker is told to stop thinking."""
        if self._allowed is not None:
            self._allowed = min(self._allowed, self._used + self._limits.stopping)

    def finished(self) -> None:
        """The worker is ready, or has answered."""
        self._allowed, self._ready = None, True

    def reported(self, used: float) -> Fault | None:
        """The worker reports the processor time it has used; what is wrong with it, if anything."""
        self._silent_ticks = 0
        if used - self._reported >= _MOVED:
            self._reported, self._idle_reports = used, 0
        else:
            self._idle_reports += 1
        longest = self._limits.stuck if self._ready else self._limits.silent
        if self.busy and self._idle_reports * REPORT_EVERY >= longest:
            return Fault("stuck", f"{self._used:.2f} s used")
        return self._overrun()

    def ticked(self) -> Fault | None:
        """Nothing was heard for a tick; what is wrong with the worker, if anything."""
        seen = self._look()
        if seen and seen.stopped:
            return None
        if seen and seen.used - self._before - self._seen >= _MOVED:
            self._seen, self._silent_ticks = seen.used - self._before, 0
        else:
            self._silent_ticks += 1
        if self.busy and self._silent_ticks * TICK >= self._limits.silent:
            return Fault("silent", f"{self._used:.2f} s used")
        return self._overrun()

    def _expect(self, seconds: float) -> None:
        self._allowed = seconds
        self._reported = self._seen = 0.0
        self._idle_reports = self._silent_ticks = 0

    @property
    def _used(self) -> float:
        return max(self._reported, self._seen)

    def _overrun(self) -> Fault | None:
        if self._allowed is not None and self._used > self._allowed:
            return Fault("overran", f"{self._used:.2f} s used")
        return None
