"""``bench ui``: how soon the window is there, and how smoothly it moves while an expert bot thinks."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random
from statistics import median, quantiles
from time import perf_counter
from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

from bigshot_desktop.rules.game import CHANCE

START_GOAL: Final = 1.6
"""How much longer the home page may take than a bare window of PySide6."""
FRAME_GOAL: Final = 20.0
"""Milliseconds between two frames, for 95 of 100."""
LONGEST_GOAL: Final = 100.0
MIDDLE: Final = 90
"""Actions after which there is much to think about."""
_NO_CACHE: Final = "PYTHONDONTWRITEBYTECODE"
"""With it nothing of ours is compiled once for all starts, as an installation does."""

BARE: Final = """
import sys, time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow
class Bare(QMainWindow):
    def paintEvent(self, event):
        QTimer.singleShot(0, self.seen)
    def seen(self):
        print(time.clock_gettime(time.CLOCK_MONOTONIC), flush=True)
        QApplication.quit()
app = QApplication(sys.argv[:1])
window = Bare()
window.resize(1280, 800)
window.show()
app.exec()
"""

OURS: Final = """
import time
from PySide6.QtWidgets import QApplication
from bigshot_desktop.ui.application import open_window
def seen():
    print(time.clock_gettime(time.CLOCK_MONOTONIC), flush=True)
    QApplication.exit(0)
app, window = open_window()
window.painted.connect(seen)
window.show()
app.exec()
"""


def start_up(program: str) -> float:
    """Milliseconds from the start of Python to the first picture on the screen."""
    import time

    begin = time.clock_gettime(time.CLOCK_MONOTONIC)
    env = {name: value for name, value in os.environ.items() if name != _NO_CACHE}
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, env=env
    )
    return (float(done.stdout.split()[-1]) - begin) * 1000


class Frames(QObject):
    """The time between the frames of a widget, as long as something moves on it."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.intervals: list[float] = []
        self._last: float | None = None
        widget.installEventFilter(self)

    def rest(self) -> None:
        """What comes next does not follow on what was there."""
        self._last = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            now = perf_counter()
            if self._last is not None:
                self.intervals.append((now - self._last) * 1000)
            self._last = now
        return super().eventFilter(watched, event)


def frames(seconds: float) -> list[float]:
    """The intervals between frames of a match on the board while, beside it, an expert thinks without a pause."""
    from bigshot_desktop.table.referee import Referee
    from bigshot_desktop.table.seats import Seat
    from bigshot_desktop.table.sitting import Sitting
    from bigshot_desktop.table.wish import Wish, deal_wish
    from bigshot_desktop.ui.application import open_window
    from bigshot_desktop.ui.bot_runner import BotRunner
    from bigshot_desktop.ui.turns import Phase

    app, window = open_window()
    window.resize(1280, 800)
    window.show()
    window.preferences.pace.speed = "normal"
    window.preferences.pace.bot_pause = 0
    seats = tuple(Seat(f"Bot {number}", "bot", "medium") for number in range(1, 5))
    match = deal_wish(Wish("big-shot", seats, seed=1))
    busy = BotRunner("big-shot", window)
    thoughts = 0
    hard = deal_wish(Wish("big-shot", seats, seed=2))
    rng = Random(1)
    while hard.length < MIDDLE or hard.to_act == (CHANCE,):
        if hard.to_act == (CHANCE,):
            hard.draw()
        else:
            hard.play(hard.game.sample(hard.state, hard.to_act[0], rng))
    busy.thinker.warm_up(10.0)

    def think(*_: object) -> None:
        nonlocal thoughts
        thoughts += 1
        busy.ask(hard, hard.to_act[0], "expert")

    busy.answered.connect(think)
    window.sit_down(Sitting(Referee(match)))
    table = window.table
    assert table is not None
    measured = Frames(table.view.viewport())

    def turned() -> None:
        if table.turns.phase is not Phase.SHOWING:
            measured.rest()

    table.turns.changed.connect(turned)
    think()
    QTimer.singleShot(round(seconds * 1000), app.quit)
    app.exec()
    busy.close()
    window.remembers = False
    window.close()
    print(f"(the expert decided {thoughts} times meanwhile)")
    return measured.intervals


def measure(rounds: int) -> int:
    """Measures, and tells the figures beside their goals."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    bare, ours = [], []
    start_up(OURS)  # what is read and compiled for the first time is no start as players have it
    for _ in range(rounds):
        bare.append(start_up(BARE))
        ours.append(start_up(OURS))
    ratio = median(ours) / median(bare)
    print(f"start to first picture, median of {rounds}, interleaved")
    print(f"  bare PySide6 window   {median(bare):7.0f} ms")
    print(f"  home page             {median(ours):7.0f} ms")
    print(f"  ratio                 {ratio:7.2f}    goal: at most {START_GOAL}")
    intervals = frames(20.0)
    p50, p95 = median(intervals), quantiles(intervals, n=20)[-1]
    print(f"frames while an expert thinks, {len(intervals)} intervals, in milliseconds")
    print(f"  p50                   {p50:7.1f}")
    print(f"  p95                   {p95:7.1f}    goal: at most {FRAME_GOAL:.0f}")
    print(f"  longest               {max(intervals):7.1f}    goal: at most {LONGEST_GOAL:.0f}")
    return 0
