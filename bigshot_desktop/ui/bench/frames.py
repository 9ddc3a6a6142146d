"""How evenly a board moves while, in another process, an expert thinks without a pause."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.bench.session import SETTLING, get_up, sit_down, wait
from bigshot_desktop.ui.bench.station import Station
from bigshot_desktop.ui.play.bot_runner import BotRunner

FRAME: Final = 16
"""Milliseconds between two frames, if nothing comes between."""

_PIXEL: Final = QPoint(0, 0)


class Frames(QObject):
    """The time between the frames of a widget: from one picture of a pixel that is always in motion to the next."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.intervals: list[float] = []
        self._last: float | None = None
        widget.installEventFilter(self)
        clock = QTimer(self, interval=FRAME, timerType=Qt.TimerType.PreciseTimer)
        clock.timeout.connect(lambda: widget.update(QRect(_PIXEL, QSize(1, 1))))
        clock.start()

    def begin(self) -> None:
        """From now on it counts."""
        self._last = None
        self.intervals.clear()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent) and event.region().contains(_PIXEL):
            now = perf_counter()
            if self._last is not None:
                self.intervals.append((now - self._last) * 1000)
            self._last = now
        return super().eventFilter(watched, event)


class RestlessExpert(QObject):
    """Thinks about hard positions, one after the other, in a process of its own."""

    def __init__(self, station: Station, parent: QObject) -> None:
        super().__init__(parent)
        self.thoughts = 0
        self._positions = station.positions()
        self._runner = BotRunner(station.game, self)
        self._runner.thinker.warm_up(10.0)
        self._runner.answered.connect(self._think_on)
        self._began = perf_counter()
        self._think()

    @property
    def thinking(self) -> float:
        """Milliseconds that a position takes."""
        return (perf_counter() - self._began) * 1000 / max(1, self.thoughts)

    def close(self) -> None:
        self._runner.close()

    def _think_on(self) -> None:
        self.thoughts += 1
        self._think()

    def _think(self) -> None:
        hard = self._positions[self.thoughts % len(self._positions)]
        self._runner.ask(hard, hard.to_act[0], "expert")


def frames(
    window: MainWindow, station: Station, seconds: float, settling: float = SETTLING
) -> tuple[list[float], float]:
    """The intervals between frames of bots' matches on the board while, beside it, an expert thinks without a pause.

    And how many milliseconds the expert thought about a position.
    """
    expert = RestlessExpert(station, window)
    intervals: list[float] = []
    left = seconds
    while left > 0:
        table = sit_down(window, station.match("bot"))
        measured = Frames(table.view.viewport())
        wait(settling)
        measured.begin()
        left -= wait(left, table)
        intervals += measured.intervals
    thinking = expert.thinking
    expert.close()
    get_up(window)
    return intervals, thinking
