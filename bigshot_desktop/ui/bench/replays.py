"""How soon a long match is seen that is watched again, how soon each of its steps is, and how smooth its slider is."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from PySide6.QtWidgets import QApplication

from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.games import ENTRIES
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.match_file import save_match
from bigshot_desktop.table.match_request import MatchRequest, bot_seats, deal_request
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.bench.clicks import Pictures
from bigshot_desktop.ui.bench.goals import Took
from bigshot_desktop.ui.bench.session import get_up
from bigshot_desktop.ui.match.replay.replay_page import ReplayPage

_TRIED: Final = 12
"""Matches that are played in search of a long one."""
_FRAMES: Final = 150
"""Of the slider, dragged from one end to the other."""


class Replays(NamedTuple):
    """What was measured with one match."""

    actions: int
    """How many the match has."""
    openings: list[Took]
    """From a file to the first picture."""
    steps: list[Took]
    """To the next or the last step, at places all over the match."""
    frames: list[Took]
    """From one picture to the next, while the slider is dragged."""


def longest_match(game: str, tried: int = _TRIED) -> Match:
    """The longest of some matches in which as many as can play do whatever they may."""
    return max((_at_random(game, seed) for seed in range(tried)), key=lambda match: match.length)


def _at_random(game: str, seed: int) -> Match:
    seats = bot_seats(seed, max(ENTRIES[game].players), "easy")  # whose faces are to be painted
    match, rng = deal_request(MatchRequest(game, seats, seed=seed)), Random(seed)
    while acting := match.to_act:
        if acting == (CHANCE,):
            match.draw()
        else:
            match.play(match.game.sample(match.state, rng.choice(acting), rng))
    return match


def replays(
    window: MainWindow, game: str, openings: int, steps: int, *, tried: int = _TRIED
) -> Replays:
    """Opens a long match so often, takes so many steps in it, and drags its slider once through all of it."""
    match, pictures = longest_match(game, tried), Pictures(window)
    opened = list[Took]()
    with TemporaryDirectory(prefix="bigshot-bench-") as folder:
        path = Path(folder) / "long.bigshot"
        save_match(match, path)
        for _ in range(openings):
            get_up(window)
            opened.append(pictures.after(partial(window.matches.open_file, path)))
    page = window.matches.replays.page
    assert page is not None
    stepped, dragged = _steps(page, pictures, steps), _frames(page, pictures)
    get_up(window)
    pictures.stop()
    return Replays(match.length, opened, stepped, dragged)


def _steps(page: ReplayPage, pictures: Pictures, number: int) -> list[Took]:
    rng, times = Random(1), list[Took]()
    for count in range(number):
        page.playback.go_to(rng.randrange(1, page.bridge.end))
        QApplication.processEvents()
        way = 1 if count % 2 else -1
        times.append(pictures.after(partial(page.playback.step, way, at_once=True)))
    return times


def _frames(page: ReplayPage, pictures: Pictures) -> list[Took]:
    slider, end = page.bar.slider, page.bridge.end
    page.playback.go_to(0)
    slider.setSliderDown(True)
    positions = sorted({round(end * frame / _FRAMES) for frame in range(1, _FRAMES + 1)})
    times = [pictures.after(partial(_drag, page, at)) for at in positions]
    slider.setSliderDown(False)
    return times


def _drag(page: ReplayPage, position: int) -> None:
    """The slider is there, and the match follows before anything is painted: else it might in the next frame."""
    page.bar.slider.setSliderPosition(position)
    page.playback.go_to(position)
