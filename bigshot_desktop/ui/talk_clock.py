"""The clocks of open talk: how long bots still leave the word to people, and the sand in the glass."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

NOBODY: Final = -1
_TICK: Final = 100
"""Milliseconds between two looks at the sand."""


class TalkClock(QObject):
    """What people see of the time. It only shows; whoever holds the floor sets it."""

    changed = Signal()
    """Something here is another."""
    run_out = Signal()
    """The sand-glass is empty."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.speaker = NOBODY
        """The bot that is about to speak."""
        self.waits = 0
        """Milliseconds of its pause, all of them."""
        self.glass = 0
        """Seconds in the sand-glass; 0: there is none."""
        self._pause = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._glass = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._glass.timeout.connect(self._emptied)
        self._tick = QTimer(self, interval=_TICK)
        self._tick.timeout.connect(self.changed)

    @property
    def left(self) -> int:
        """Milliseconds until the bot speaks."""
        return max(0, self._pause.remainingTime()) if self._pause.isActive() else 0

    @property
    def sand(self) -> float:
        """Seconds until the sand has run."""
        return max(0, self._glass.remainingTime()) / 1000 if self._glass.isActive() else 0.0

    # --- bots ------------------------------------------------------------------------------------

    def announce(self, speaker: int, milliseconds: int) -> None:
        """A bot will speak after so long, unless somebody else does."""
        self.speaker, self.waits = speaker, milliseconds
        self._pause.start(milliseconds)
        self._show()

    def hush(self) -> None:
        """Nobody is about to speak."""
        self._pause.stop()
        if self.speaker != NOBODY:
            self.speaker, self.waits = NOBODY, 0
            self._show()

    # --- the glass -------------------------------------------------------------------------------

    def turn(self, seconds: int) -> None:
        """Turns the glass over; with 0 seconds it is put away."""
        self.glass = seconds
        if seconds:
            self._glass.start(seconds * 1000)
        else:
            self._glass.stop()
        self._show()

    def _emptied(self) -> None:
        self._show()
        self.run_out.emit()

    def _show(self) -> None:
        moves = self._glass.isActive() or self._pause.isActive()
        if moves and not self._tick.isActive():
            self._tick.start()
        elif not moves:
            self._tick.stop()
        self.changed.emit()
