"""``bench ui``: measures the window, tells the figures, and judges them by their goals."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from statistics import median
from typing import Final

from bigshot_desktop.games import ENTRIES
from bigshot_desktop.ui.bench.answers import answers
from bigshot_desktop.ui.bench.clicks import clicks
from bigshot_desktop.ui.bench.evening import Levels, matches, page_openings
from bigshot_desktop.ui.bench.frames import frames
from bigshot_desktop.ui.bench.goals import Goals, Took, is_busy, p95
from bigshot_desktop.ui.bench.hints import hints
from bigshot_desktop.ui.bench.openings import openings
from bigshot_desktop.ui.bench.platforms import PLATFORM, on_every_platform
from bigshot_desktop.ui.bench.replays import Replays, replays
from bigshot_desktop.ui.bench.session import SETTLING, a_home, a_window, wait
from bigshot_desktop.ui.bench.startup import starts
from bigshot_desktop.ui.bench.station import STATIONS

START_GOAL: Final = 1.5
"""How much longer the home page may take than a bare window of PySide6."""
FRAME_GOAL: Final = 20.0
"""Milliseconds between two frames, for 95 of 100."""
LONGEST_GOAL: Final = 100.0
"""The same for all of them."""
CLICK_GOAL: Final = 50.0
"""Milliseconds from a click to a picture that answers it."""
OPENING_GOAL: Final = 400.0
"""Milliseconds from the home page to the first picture of a match."""
REPLAY_GOAL: Final = 500.0
"""Milliseconds from a file to the first picture of a long match that is watched again."""
STEP_GOAL: Final = 50.0
"""Milliseconds to the picture of another step of it."""
SLIDER_GOAL: Final = 20.0
"""Milliseconds from one picture to the next while its slider is dragged."""
ANSWER_GOAL: Final = 1000.0
"""Milliseconds from a person's question to the picture of a bot's answer."""
HINT_GOAL: Final = 300.0
"""Milliseconds from the key for a hint to the picture of its sentences, which come all at once."""
MATCH_GOAL: Final = 0.3
"""Megabytes by which the program may grow with each match."""
PAGE_GOAL: Final = 0.05
"""The same for each time that a page is opened."""
LEVEL: Final = 0.1
"""By how many the widgets, files and threads may grow with each match or page: seldom one more, by chance."""

SECONDS: Final = 20.0
"""How long frames are watched."""
CLICKS: Final = 120
"""How many clicks are timed."""
ANSWERS: Final = 5
"""How many answers of each level are timed."""
HINTS: Final = 60
"""How many hints are timed."""
OPENINGS: Final = 10
"""How many matches are opened."""
REPLAYS: Final = 6
"""How often a match that is watched again is opened."""
STEPS: Final = 120
"""How many of its steps are timed."""
MATCHES: Final = 40
"""Of a long evening."""
PAGES: Final = 200
"""How often each page is opened in a long evening."""


def measure(rounds: int, games: Sequence[str], *, evening: bool = False) -> int:
    """Measures on the platform that is set, or else on every one there is; the exit code."""
    if PLATFORM in os.environ:
        return measure_evening(games) if evening else measure_window(rounds, games)
    game = ["--game", games[0]] if len(games) == 1 else []
    return on_every_platform(["--rounds", str(rounds), *game, *(["--evening"] if evening else [])])


def measure_window(rounds: int, games: Sequence[str]) -> int:
    """Measures the start and some games."""
    goals = Goals()
    with a_home():
        bare, ours = starts(rounds)
        goals.busy = is_busy(bare)
        tell_starts(bare, ours, goals)
        with a_window() as window:
            wait(SETTLING)
            for game in games:
                station, title = STATIONS[game](), ENTRIES[game].title
                print(f"\n{title}")
                tell_openings(title, openings(window, station, OPENINGS), goals)
                tell_frames(title, *frames(window, station, SECONDS), goals)
                tell_clicks(title, clicks(window, station, CLICKS), goals)
                tell_replays(title, replays(window, game, REPLAYS, STEPS), goals)
                tell_hints(title, hints(window, station, HINTS), goals)
                if station.answers:
                    tell_answers(title, answers(window, station, ANSWERS), goals)
    return goals.tell()


def measure_evening(games: Sequence[str]) -> int:
    """Whether the program stays as large as it is over many matches and many pages."""
    goals = Goals()
    with a_home(), a_window() as window:
        wait(SETTLING)
        tell_levels("matches", matches(window, games, MATCHES), MATCH_GOAL, goals)
        for page, levels in page_openings(window, PAGES).items():
            tell_levels(f"openings of {page}", levels, PAGE_GOAL, goals)
    return goals.tell()


# --- the figures ---------------------------------------------------------------------------------


def tell_starts(bare: Sequence[Took], ours: Sequence[Took], goals: Goals) -> None:
    """How long a bare window takes, and how long ours."""
    print(f"start to first picture, {len(ours)} rounds, in milliseconds   least  median  processor")
    for name, times in (("bare PySide6 window", bare), ("home page", ours)):
        wall, processor = [one.wall for one in times], [one.processor for one in times]
        print(f"  {name:50}{min(wall):8.0f}{median(wall):8.0f}{median(processor):11.0f}")
    by_clock, by_processor = (
        median(one[kind] for one in ours) / median(one[kind] for one in bare) for kind in (0, 1)
    )
    print(f"  {'ratio':62}{by_clock:.2f}{by_processor:11.2f}")
    ratio = by_processor if goals.busy else by_clock
    goals.judge("start to the home page beside a bare window", ratio, START_GOAL, "times as long")


def tell_openings(game: str, times: Sequence[Took], goals: Goals) -> None:
    """How soon a match was seen."""
    print(f"home page to the first picture of a match, {len(times)} times")
    _tell(times)
    goals.judge_times(f"{game}: opening a match", times, OPENING_GOAL)


def tell_frames(game: str, intervals: Sequence[float], thinking: float, goals: Goals) -> None:
    """How evenly the board moved, and how long the expert thought each time."""
    print(f"frames while an expert thinks {thinking:.0f} ms at a time, {len(intervals)} intervals")
    if len(intervals) < 2:
        goals.leave_out(f"{game}: frames: too few to tell.")
        return
    late = sum(time > LONGEST_GOAL for time in intervals)
    print(
        f"  least {min(intervals):.1f}   median {median(intervals):.1f}   p95 {p95(intervals):.1f}"
    )
    print(f"  most  {max(intervals):.1f}   over {LONGEST_GOAL:.0f}: {late}")
    if goals.busy:
        goals.leave_out(f"{game}: frames while an expert thinks, for the machine is busy.")
    else:
        goals.judge(f"{game}: frames while an expert thinks, 95 in 100", p95(intervals), FRAME_GOAL)
        goals.judge(f"{game}: the longest frame", max(intervals), LONGEST_GOAL)


def tell_clicks(game: str, times: Mapping[str, Sequence[Took]], goals: Goals) -> None:
    """How soon each thing was answered."""
    for what, took in times.items():
        print(f"{what} to picture, {len(took)} times")
        _tell(took)
        goals.judge_times(f"{game}: {what} to picture", took, CLICK_GOAL)


def tell_replays(game: str, measured: Replays, goals: Goals) -> None:
    """How soon a match that is watched again was seen, and its steps."""
    for what, times, goal in (
        ("opening it", measured.openings, REPLAY_GOAL),
        ("step to picture", measured.steps, STEP_GOAL),
        ("frame of the slider", measured.frames, SLIDER_GOAL),
    ):
        print(f"a match of {measured.actions} actions watched again: {what}, {len(times)} times")
        _tell(times)
        goals.judge_times(f"{game}: {measured.actions} actions watched again, {what}", times, goal)


def tell_hints(game: str, times: Sequence[float], goals: Goals) -> None:
    """How soon a hint was seen."""
    print(f"key to the picture of a hint, {len(times)} times")
    late = p95(times)
    print(f"  median {median(times):.1f}   p95 {late:.1f}   most {max(times):.1f}")
    if goals.busy:
        goals.leave_out(f"{game}: hints, for the machine is busy.")
    else:
        goals.judge(f"{game}: key to the picture of a hint, 95 in 100", late, HINT_GOAL)


def tell_answers(game: str, times: Mapping[str, Sequence[float]], goals: Goals) -> None:
    """How soon bots of each level answered a person."""
    for level, took in times.items():
        print(f"question to the picture of an answer, {level}, {len(took)} times")
        print(f"  least {min(took):.1f}   median {median(took):.1f}   most {max(took):.1f}")
        if goals.busy:
            goals.leave_out(f"{game}: answers of bots ({level}), for the machine is busy.")
        elif len(took) > 1:
            goals.judge(f"{game}: answer of a bot ({level}), 95 in 100", p95(took), ANSWER_GOAL)


def tell_levels(what: str, levels: Levels, goal: float, goals: Goals) -> None:
    """By how much the program grew each time."""
    print(f"\n{levels.number} {what}: first, last, growth each time")
    for name, (first, last, growth) in levels.rows().items():
        print(f"  {name:20}{first:10.1f}{last:10.1f}{growth:10.3f}")
        unit = f"{name} more each time"
        goals.judge(
            f"{levels.number} {what}: {name}", growth, goal if name == "megabytes" else LEVEL, unit
        )


def _tell(times: Sequence[Took]) -> None:
    """The spread of some milliseconds, by the clock and of the processor."""
    if len(times) < 2:
        print("  too few to tell")
        return
    for name, kind in (("clock", 0), ("processor", 1)):
        some = [one[kind] for one in times]
        print(
            f"  {name:10} least {min(some):6.1f}   median {median(some):6.1f}"
            f"   p95 {p95(some):6.1f}   most {max(some):6.1f}"
        )
