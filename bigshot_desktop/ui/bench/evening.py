"""A long evening in one window: whether memory, files, threads and Qt's objects stay level."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QDialog

from bigshot_desktop.table.match_request import MatchRequest, bot_seats, deal_request
from bigshot_desktop.table.session import Session
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.bench.session import get_up, wait
from bigshot_desktop.ui.bench.station import STATIONS
from bigshot_desktop.ui.play.turns import Phase

WARM: Final = 0.25
"""The share of the evening that is not counted: what is made for the first time then is kept."""
PATIENCE: Final = 600.0
"""Seconds after which a match of bots should have ended."""
_OWN: Final = Path("/proc/self")
_COUNTED: Final = ("objects", "widgets")
_SELDOM: Final = 20
"""After so many openings of a page objects are counted."""


@dataclass
class Levels:
    """What there was of each thing, each time."""

    seen: dict[str, list[float]] = field(default_factory=dict)
    every: int = 1
    """Qt's objects are counted only so often: PySide6 keeps something for each one that it hands out."""
    number: int = 0

    def note(self, window: MainWindow) -> None:
        """How much there is now."""
        found = level()
        if self.number % self.every == 0:
            found |= objects(window)
        self.number += 1
        for name, count in found.items():
            self.seen.setdefault(name, []).append(count)

    def rows(self) -> dict[str, tuple[float, float, float]]:
        """The first, the last, and by how much each grew each time once all was warm."""
        return {
            name: (some[0], some[-1], growth(some) / (self.every if name in _COUNTED else 1))
            for name, some in self.seen.items()
        }


def objects(window: MainWindow) -> dict[str, float]:
    """How many of Qt's objects there are."""
    counted = (len(window.findChildren(QObject)), len(QApplication.allWidgets()))
    return dict(zip(_COUNTED, map(float, counted), strict=True))


def level() -> dict[str, float]:
    """What else the program has in use; what was only waiting to be thrown away is gone."""
    for _ in range(3):
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()
    gc.collect()
    found: dict[str, float] = {}
    if os.name != "nt" and _OWN.is_dir():  # wine has it too, but nothing that reads it
        pages = int((_OWN / "statm").read_text().split()[1])
        found["megabytes"] = pages * os.sysconf("SC_PAGE_SIZE") / 2**20
        found["files"] = len(list((_OWN / "fd").iterdir()))
        found["threads"] = len(list((_OWN / "task").iterdir()))
    return found


def growth(levels: Sequence[float]) -> float:
    """By how much something grew each time: the slope of the line that lies best among all levels but the first."""
    counted = levels[int(len(levels) * WARM) :]
    middle = (len(counted) - 1) / 2
    mean = sum(counted) / len(counted)
    spread = sum((place - middle) ** 2 for place in range(len(counted)))
    slope = sum((place - middle) * (value - mean) for place, value in enumerate(counted))
    return slope / spread if spread else 0.0


def matches(window: MainWindow, games: Sequence[str], number: int) -> Levels:
    """Bots play one match after the other, each to its end."""
    levels = Levels()
    for place in range(number):
        _play(window, games[place % len(games)], place)
        levels.note(window)
    return levels


def _play(window: MainWindow, game: str, seed: int) -> None:
    players = STATIONS[game].players
    seats = bot_seats(0, players, "random")
    window.matches.leave_table()
    window.preferences.pace.speed = "off"
    window.preferences.pace.bot_pause = 0
    window.matches.sit_down(Session.begin(deal_request(MatchRequest(game, seats, seed=seed))))
    table = window.table
    assert table is not None
    began = perf_counter()
    while table.turns.phase is not Phase.OVER:
        wait(1.0, table)
        if perf_counter() - began > PATIENCE:
            raise TimeoutError("a match of bots did not end")
    wait(0)
    get_up(window)


def page_openings(window: MainWindow, number: int) -> Mapping[str, Levels]:
    """Every page and dialog is opened and left, so many times each."""
    found: dict[str, Levels] = {}
    for name, visit in pages(window).items():
        levels = found[name] = Levels(every=_SELDOM)
        for _ in range(number):
            visit()
            levels.note(window)
    return found


def pages(window: MainWindow) -> Mapping[str, Callable[[], None]]:
    """What opens each page and leaves it again."""
    games = list(STATIONS)

    def dialog(show: Callable[[], None]) -> Callable[[], None]:
        def visit() -> None:
            QTimer.singleShot(0, _leave_dialog)
            show()

        return visit

    def new_match() -> None:
        for game in games:
            window.choose_match(game)
            QApplication.processEvents()
        window.go_home()

    def rulebook() -> None:
        window.show_rulebook(games[0])
        QApplication.processEvents()
        assert window.rulebook is not None
        window.rulebook.close()

    def sheet(show: Callable[[], None]) -> Callable[[], None]:
        def visit() -> None:
            show()
            QApplication.processEvents()
            window.sheets.leave()

        return visit

    return {
        "the home page": window.go_home,
        "the new-match page": new_match,
        "the match files": sheet(window.sheets.show_files),
        "the statistics": sheet(window.sheets.show_statistics),
        "fair dice": sheet(window.sheets.show_fair_dice),
        "a duplicate evening": sheet(window.sheets.show_evening),
        "the settings": sheet(window.sheets.show_settings),
        "the page about the program": dialog(window.show_about),
        "the rulebook": rulebook,
    }


def _leave_dialog() -> None:
    shown = QApplication.activeModalWidget()
    assert isinstance(shown, QDialog)
    shown.reject()
