"""Matches are opened and left, and the time to their first picture is taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bigshot_desktop.ui.bench.openings import openings
from bigshot_desktop.ui.bench.station import STATIONS

if TYPE_CHECKING:
    from bigshot_desktop.ui.app.main_window import MainWindow


def test_opening_a_match_is_timed(real: MainWindow) -> None:
    times = openings(real, STATIONS["shark"](), 2)
    assert len(times) == 2
    assert all(one.wall > 0 and one.processor > 0 for one in times)
    assert real.table is None
