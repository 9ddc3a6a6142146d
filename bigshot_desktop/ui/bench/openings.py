"""How soon a match that is begun is seen."""

from __future__ import annotations

from functools import partial

from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.bench.clicks import Pictures
from bigshot_desktop.ui.bench.goals import Took
from bigshot_desktop.ui.bench.session import get_up, sit_down
from bigshot_desktop.ui.bench.station import Station


def openings(window: MainWindow, station: Station, number: int) -> list[Took]:
    """From the home page to the first picture of a match, each time. The first time the game's own code is read too."""
    pictures, times = Pictures(window), list[Took]()
    for _ in range(number):
        times.append(pictures.after(partial(_open, window, station)))
        get_up(window)
    pictures.stop()
    return times


def _open(window: MainWindow, station: Station) -> None:
    sit_down(window, station.match("human"), waits=False)
