"""``bench ui``: how soon the window is there, how smoothly it moves while an expert thinks, how soon it answers."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import CLOCK_MONOTONIC, clock_gettime, perf_counter
from typing import TYPE_CHECKING, Final, Literal

from PySide6.QtCore import QEvent, QEventLoop, QObject, QPoint, QPointF, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from bigshot_desktop.table import paths

if TYPE_CHECKING:
    from bigshot_desktop.table.match import Match
    from bigshot_desktop.ui.windows.main_window import MainWindow
    from bigshot_desktop.ui.windows.table_page import TablePage

START_GOAL: Final = 1.6
"""How much longer the home page may take than a bare window of PySide6."""
FRAME: Final = 16
"""Milliseconds between two frames, if nothing comes between."""
FRAME_GOAL: Final = 20.0
"""Milliseconds between two frames, for 95 of 100."""
LONGEST_GOAL: Final = 100.0
"""The same for all of them."""
CLICK_GOAL: Final = 50.0
"""Milliseconds from a click to a picture that answers it."""

SECONDS: Final = 20.0
"""How long frames are watched."""
CLICKS: Final = 120
"""How many clicks are timed."""
SETTLING: Final = 1.0
"""Seconds and clicks that are not counted: what is made for the first time then is not made again."""
POSITIONS: Final = 8
"""The expert is asked about so many in turn, so that no thought is of use for the next."""

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
from bigshot_desktop.ui.application import open_window
def seen():
    print(time.clock_gettime(time.CLOCK_MONOTONIC), flush=True)
    app.exit(0)
app, window = open_window()
window.painted.connect(seen)
window.show()
app.exec()
"""

Kind = Literal["human", "bot"]

_PIXEL: Final = QPoint(0, 0)
_NO_CACHE: Final = "PYTHONDONTWRITEBYTECODE"
"""With it nothing of ours is compiled once for all starts, as an installation does."""


# --- the start -----------------------------------------------------------------------------------


def start_up(program: str) -> float:
    """Milliseconds from the start of Python to the first picture on the screen."""
    env = {name: value for name, value in os.environ.items() if name != _NO_CACHE}
    begin = clock_gettime(CLOCK_MONOTONIC)
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, env=env
    )
    return (float(done.stdout.split()[-1]) - begin) * 1000


def starts(rounds: int) -> tuple[list[float], list[float]]:
    """How long a bare window takes, and how long ours, in turn."""
    start_up(OURS)  # what is read and compiled for the first time is no start as players have it
    bare, ours = [], []
    for _ in range(rounds):
        bare.append(start_up(BARE))
        ours.append(start_up(OURS))
    return bare, ours


# --- frames --------------------------------------------------------------------------------------


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


def hard_positions() -> list[Match]:
    """Where an expert thinks longest: a whole lot is to be placed, in a city with room for it."""
    from bigshot_desktop.rules.big_shot.decisions import PlaceCube
    from bigshot_desktop.rules.game import CHANCE
    from bigshot_desktop.ui.bot_runner import before

    match, rng = _deal("bot", seed=2), Random(1)
    found: list[int] = []
    while match.result is None and len(found) < POSITIONS:
        if match.to_act == (CHANCE,):
            match.draw()
            continue
        seat = match.to_act[0]
        asked = match.game.decision(match.state, seat)
        if isinstance(asked, PlaceCube) and sum(asked.cubes) == 4:
            found.append(match.length)
        match.play(match.game.sample(match.state, seat, rng))
    return [before(match, length + 1) for length in found]


def frames(window: MainWindow, seconds: float) -> tuple[list[float], float]:
    """The intervals between frames of a match on the board while, beside it, an expert thinks without a pause.

    And how many milliseconds the expert thought about a position.
    """
    from bigshot_desktop.ui.bot_runner import BotRunner

    positions = hard_positions()
    expert = BotRunner("big-shot", window)
    expert.thinker.warm_up(10.0)
    thoughts = 0

    def think(*_: object) -> None:
        nonlocal thoughts
        hard = positions[thoughts % len(positions)]
        thoughts += 1
        expert.ask(hard, hard.to_act[0], "expert")

    expert.answered.connect(think)
    table = _sit_down(window, "bot")
    measured = Frames(table.view.viewport())
    think()
    _wait(SETTLING)
    measured.begin()
    thoughts = 0
    _wait(seconds)
    thinking = seconds * 1000 / max(1, thoughts)
    expert.close()
    window.go_home()
    return list(measured.intervals), thinking


# --- clicks --------------------------------------------------------------------------------------


class Pictures(QObject):
    """Notices that a window is painted."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.painted = False
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.UpdateRequest:
            self.painted = True
        return super().eventFilter(watched, event)

    def after(self, widget: QWidget, place: QPointF) -> float:
        """Clicks, and returns the milliseconds until the next picture is on the screen."""
        QApplication.processEvents()
        self.painted = False
        begin = perf_counter()
        _click(widget, place)
        while not self.painted:
            QApplication.processEvents()
        return (perf_counter() - begin) * 1000


def clicks(window: MainWindow, number: int) -> dict[str, list[float]]:
    """The times until clicks are answered, by what was clicked: people play, and bid or pass as it comes."""
    from bigshot_desktop.ui.turns import Phase

    table = _sit_down(window, "human")
    pictures, rng = Pictures(window), Random(1)
    times: dict[str, list[float]] = {"bid": [], "cube": [], "other": []}
    for turn in range(round(SETTLING) + number):
        while table.turns.phase not in (Phase.DECIDING, Phase.ROLLING):
            table.pace.hurry()
            QApplication.processEvents()
        QApplication.processEvents()
        what, widget, place = _next_click(table, rng)
        took = pictures.after(widget, place)
        if turn >= SETTLING:
            times[what].append(took)
    window.go_home()
    return times


def _next_click(table: TablePage, rng: Random) -> tuple[str, QWidget, QPointF]:
    """What a person clicks on next, and where on it."""
    from bigshot_desktop.ui.panels.big_shot.auction import AuctionPanel
    from bigshot_desktop.ui.panels.big_shot.placing import PlacingPanel
    from bigshot_desktop.ui.tables.big_shot import BigShotTable

    panel, kit = table.bar.panel, table.kit
    assert panel is not None
    assert isinstance(kit, BigShotTable)
    if isinstance(panel, PlacingPanel):
        district = rng.choice(kit.placement.places)
        place = table.view.mapFromScene(kit.scene.plan.blocks[district].tray.center())
        return "cube", table.view.viewport(), QPointF(place)
    if isinstance(panel, AuctionPanel):
        raise_ = next((button for button in panel.raises if button.isEnabled()), panel.pass_)
        button = rng.choice((raise_, panel.pass_))
        return "bid", button, QPointF(button.rect().center())
    other = panel.default_focus()
    return "other", other, QPointF(other.rect().center())


def _click(widget: QWidget, place: QPointF) -> None:
    """A click of the mouse, as the system would report it."""
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    plain, on_screen = Qt.KeyboardModifier.NoModifier, widget.mapToGlobal(place)
    for kind, button, held in (
        (QEvent.Type.MouseMove, none, none),
        (QEvent.Type.MouseButtonPress, left, left),
        (QEvent.Type.MouseButtonRelease, left, none),
    ):
        event = QMouseEvent(kind, place, on_screen, button, held, plain)
        QApplication.sendEvent(widget, event)


# --- what both need ------------------------------------------------------------------------------


def _deal(kind: Kind, seed: int) -> Match:
    from bigshot_desktop.table.seats import Seat
    from bigshot_desktop.table.wish import Wish, deal_wish

    level = "medium" if kind == "bot" else ""
    seats = tuple(Seat(f"Player {number}", kind, level) for number in range(1, 5))
    return deal_wish(Wish("big-shot", seats, seed=seed))


def _sit_down(window: MainWindow, kind: Kind) -> TablePage:
    """A table of four bots or four people, who play at normal speed without pauses."""
    from bigshot_desktop.table.sitting import Sitting

    window.preferences.pace.speed = "normal"
    window.preferences.pace.bot_pause = 0
    window.sit_down(Sitting.begin(_deal(kind, seed=1)))
    assert window.table is not None
    QApplication.processEvents()
    return window.table


def _wait(seconds: float) -> None:
    """Lets the window live for a while."""
    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    loop.exec()


@contextmanager
def a_home() -> Iterator[None]:
    """The folders of a player who has been here before, and whose own are left alone."""
    from bigshot_desktop.table.settings import Settings, save_settings

    before = os.environ.get(paths.HOME_VARIABLE)
    with TemporaryDirectory(prefix="bigshot-bench-") as folder:
        os.environ[paths.HOME_VARIABLE] = folder
        Path(paths.settings_file()).parent.mkdir(parents=True)
        save_settings(Settings(sound=False), paths.settings_file())
        try:
            yield
        finally:
            if before is None:
                del os.environ[paths.HOME_VARIABLE]
            else:
                os.environ[paths.HOME_VARIABLE] = before


# --- what is told --------------------------------------------------------------------------------


def measure(rounds: int) -> int:
    """Measures, and tells the figures beside their goals."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with a_home():
        _tell_starts(*starts(rounds))
        from bigshot_desktop.ui.application import open_window

        _, window = open_window()
        window.remembers = False
        window.resize(1280, 800)
        window.show()
        _wait(SETTLING)
        _tell_frames(*frames(window, SECONDS))
        _tell_clicks(clicks(window, CLICKS))
        window.close()
    return 0


def _tell_starts(bare: Sequence[float], ours: Sequence[float]) -> None:
    print(f"start to first picture, {len(ours)} rounds, in milliseconds      least   median")
    print(f"  bare PySide6 window                             {min(bare):8.0f} {median(bare):8.0f}")
    print(f"  home page                                       {min(ours):8.0f} {median(ours):8.0f}")
    least, middle = min(ours) / min(bare), median(ours) / median(bare)
    print(f"  ratio, goal at most {START_GOAL}                         {least:8.2f} {middle:8.2f}")


def _tell_frames(intervals: Sequence[float], thinking: float) -> None:
    print(f"frames while an expert thinks {thinking:.0f} ms at a time, {len(intervals)} intervals")
    _tell(intervals, FRAME_GOAL, LONGEST_GOAL)


def _tell_clicks(times: dict[str, list[float]]) -> None:
    for what, took in times.items():
        print(f"click to picture: {what}, {len(took)} clicks")
        _tell(took, CLICK_GOAL, CLICK_GOAL)


def _tell(times: Sequence[float], goal: float, longest_goal: float) -> None:
    """The spread of some milliseconds."""
    if len(times) < 2:
        print("  too few to tell")
        return
    p95, late = quantiles(times, n=20)[-1], sum(time > longest_goal for time in times)
    print(f"  least {min(times):6.1f}   median {median(times):6.1f}")
    print(f"  p95   {p95:6.1f}   goal: at most {goal:.0f}")
    print(f"  most  {max(times):6.1f}   goal: at most {longest_goal:.0f} (later: {late})")
