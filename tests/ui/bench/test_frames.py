"""Frames are counted while an expert thinks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bigshot_desktop.ui.bench.frames import frames
from bigshot_desktop.ui.bench.station import STATIONS

if TYPE_CHECKING:
    from bigshot_desktop.ui.app.main_window import MainWindow


@pytest.mark.parametrize("game", ["big-shot", "shark"])
def test_frames_are_counted_while_an_expert_thinks(real: MainWindow, game: str) -> None:
    intervals, thinking = frames(real, STATIONS[game](), 0.5, settling=0.1)
    assert len(intervals) > 5
    assert min(intervals) >= 0
    assert thinking > 0
    assert real.table is None
