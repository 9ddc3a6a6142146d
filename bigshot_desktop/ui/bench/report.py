"""The figures beside their goals."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from statistics import median, quantiles
from typing import Final

from bigshot_desktop.games import ENTRIES
from bigshot_desktop.ui.bench.answers import answers
from bigshot_desktop.ui.bench.clicks import clicks
from bigshot_desktop.ui.bench.frames import frames
from bigshot_desktop.ui.bench.session import SETTLING, a_home, wait
from bigshot_desktop.ui.bench.startup import starts
from bigshot_desktop.ui.bench.station import STATIONS

START_GOAL: Final = 1.6
"""How much longer the home page may take than a bare window of PySide6."""
FRAME_GOAL: Final = 20.0
"""Milliseconds between two frames, for 95 of 100."""
LONGEST_GOAL: Final = 100.0
"""The same for all of them."""
CLICK_GOAL: Final = 50.0
"""Milliseconds from a click to a picture that answers it."""
ANSWER_GOAL: Final = 1000.0
"""Milliseconds from a person's question to the picture of a bot's answer."""

SECONDS: Final = 20.0
"""How long frames are watched."""
CLICKS: Final = 120
"""How many clicks are timed."""
ANSWERS: Final = 20
"""How many answers of each level are timed."""


def measure(rounds: int, games: Sequence[str]) -> int:
    """Measures the start and some games, and tells the figures beside their goals."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with a_home():
        tell_starts(*starts(rounds))
        from bigshot_desktop.ui.app.application import open_window

        _, window = open_window()
        window.remembers = False
        window.resize(1280, 800)
        window.show()
        wait(SETTLING)
        for game in games:
            station = STATIONS[game]()
            print(f"\n{ENTRIES[game].title}")
            tell_frames(*frames(window, station, SECONDS))
            tell_clicks(clicks(window, station, CLICKS))
            if station.answers:
                tell_answers(answers(window, station, ANSWERS))
        window.close()
    return 0


def tell_starts(bare: Sequence[float], ours: Sequence[float]) -> None:
    """How long a bare window takes, and how long ours."""
    print(f"start to first picture, {len(ours)} rounds, in milliseconds      least   median")
    print(f"  bare PySide6 window                             {min(bare):8.0f} {median(bare):8.0f}")
    print(f"  home page                                       {min(ours):8.0f} {median(ours):8.0f}")
    least, middle = min(ours) / min(bare), median(ours) / median(bare)
    print(f"  ratio, goal at most {START_GOAL}                         {least:8.2f} {middle:8.2f}")


def tell_frames(intervals: Sequence[float], thinking: float) -> None:
    """How evenly the board moved, and how long the expert thought each time."""
    print(f"frames while an expert thinks {thinking:.0f} ms at a time, {len(intervals)} intervals")
    _tell(intervals, FRAME_GOAL, LONGEST_GOAL)


def tell_clicks(times: Mapping[str, Sequence[float]]) -> None:
    """How soon each thing was answered."""
    for what, took in times.items():
        print(f"{what} to picture, {len(took)} times")
        _tell(took, CLICK_GOAL, CLICK_GOAL)


def tell_answers(times: Mapping[str, Sequence[float]]) -> None:
    """How soon bots of each level answered a person."""
    for level, took in times.items():
        print(f"question to the picture of an answer, {level}, {len(took)} times")
        _tell(took, ANSWER_GOAL, ANSWER_GOAL)


def _tell(times: Sequence[float], goal: float, longest_goal: float) -> None:
    """The spread of some milliseconds."""
    if len(times) < 2:
        print("  too few to tell")
        return
    p95, late = quantiles(times, n=20)[-1], sum(time > longest_goal for time in times)
    print(f"  least {min(times):6.1f}   median {median(times):6.1f}")
    print(f"  p95   {p95:6.1f}   goal: at most {goal:.0f}")
    print(f"  most  {max(times):6.1f}   goal: at most {longest_goal:.0f} (later: {late})")
