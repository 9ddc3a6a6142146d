"""What people see of the time while they talk: the pause before a bot speaks, and the time limit."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

from bigshot_desktop.ui.play.turns import NOBODY

_TICK: Final = 100
"""Milliseconds between two looks at the clock."""
_SUSPENDED: Final = 2000
"""Milliseconds between two looks at the clock that only a suspended program or computer lets pass."""


class TalkClock(QObject):
    """What people see of the time: the pause before a bot speaks, and the time limit. :class:`Talk` sets it."""

    changed = Signal()
    """Something here is another."""
    time_up = Signal()
    """The time limit is reached."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.next_speaker = NOBODY
        """The bot that is about to speak."""
        self.pause = 0
        """Milliseconds of its pause, all of them."""
        self.time_limit = 0
        """Seconds that the talk may take; 0: there is no limit."""
        self._pause = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._limit = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._limit.timeout.connect(self._limit_reached)
        self._tick = QTimer(self, interval=_TICK)
        self._tick.timeout.connect(self._ticked)
        self._since_look = QElapsedTimer()
        """Runs since the last look at the clock."""
        self._left = 0
        """Milliseconds until the time limit, at the last look."""
        self._held = 0
        """Milliseconds that are left while the time stands still; 0 while it runs."""

    @property
    def pause_left(self) -> int:
        """Milliseconds until the bot speaks."""
        return max(0, self._pause.remainingTime()) if self._pause.isActive() else 0

    @property
    def time_left(self) -> float:
        """Seconds until the time limit."""
        left = self._limit.remainingTime() if self._limit.isActive() else self._held
        return max(0, left) / 1000

    def announce(self, speaker: int, milliseconds: int) -> None:
        """A bot will speak after so long, unless somebody else does."""
        self.next_speaker, self.pause = speaker, milliseconds
        self._pause.start(milliseconds)
        self._show()

    def clear_speaker(self) -> None:
        """Nobody is about to speak."""
        self._pause.stop()
        if self.next_speaker != NOBODY:
            self.next_speaker, self.pause = NOBODY, 0
            self._show()

    def hold(self, held: bool) -> None:
        """The time limit stands still, or goes on: nobody can speak meanwhile, for somebody looks at secrets."""
        if held and self._limit.isActive():
            self._held = max(1, self._limit.remainingTime())
            self._limit.stop()
        elif not held and self._held:
            self._limit.start(self._held)
            self._held = 0
            self._look()
        else:
            return
        self._show()

    def limit_time(self, seconds: int) -> None:
        """Starts a time limit; 0 seconds: there is none any more."""
        self.time_limit, self._held = seconds, 0
        if seconds:
            self._limit.start(seconds * 1000)
            self._look()
        else:
            self._limit.stop()
        self._show()

    def _limit_reached(self) -> None:
        if self._was_suspended:
            self._limit.start(self._left)
            self._look()
            return
        self._show()
        self.time_up.emit()

    def _ticked(self) -> None:
        if self._limit.isActive():
            if self._was_suspended:
                self._limit.start(self._left)
            self._look()
        self.changed.emit()

    @property
    def _was_suspended(self) -> bool:
        """Whether nothing could be done since the last look. On some systems timers count that time; people do not."""
        return self._since_look.elapsed() > _SUSPENDED

    def _look(self) -> None:
        self._left = max(1, self._limit.remainingTime())
        self._since_look.start()

    def _show(self) -> None:
        moves = self._limit.isActive() or self._pause.isActive()
        if moves and not self._tick.isActive():
            self._tick.start()
        elif not moves:
            self._tick.stop()
        self.changed.emit()
