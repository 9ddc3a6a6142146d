"""``bench ui`` measures what it promises. Whether the figures are good is for people to judge, on a quiet machine."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bigshot_desktop.rules.big_shot.decisions import PlaceCube
from bigshot_desktop.table import paths
from bigshot_desktop.ui import bench
from tests.ui.conftest import WindowMaker

if TYPE_CHECKING:
    from bigshot_desktop.ui.windows.main_window import MainWindow


@pytest.fixture
def real(window: MainWindow) -> MainWindow:
    """A window whose bots think in their own process, as players have it."""
    window.runner = None
    return window


def test_both_windows_tell_when_they_are_there(home: Path) -> None:
    bare, ours = bench.starts(1)
    assert bare[0] > 0
    assert ours[0] > 0


def test_the_expert_is_asked_where_a_whole_lot_is_to_be_placed() -> None:
    positions = bench.hard_positions()
    assert len(positions) == bench.POSITIONS
    assert len({match.length for match in positions}) == bench.POSITIONS
    for match in positions:
        asked = match.game.decision(match.state, match.to_act[0])
        assert isinstance(asked, PlaceCube)
        assert sum(asked.cubes) == 4


def test_frames_are_counted_while_an_expert_thinks(
    real: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "SETTLING", 0.1)
    intervals, thinking = bench.frames(real, 2.0)
    assert len(intervals) > 5
    assert min(intervals) >= 0
    assert 0 < thinking <= 2000
    assert real.table is None


def test_bids_and_cubes_are_clicked_and_timed(real: MainWindow) -> None:
    times = bench.clicks(real, 40)
    assert sum(len(took) for took in times.values()) == 40
    assert times["bid"]
    assert times["cube"]
    assert all(took > 0 for several in times.values() for took in several)


def test_nothing_of_the_players_own_is_touched(open_window: WindowMaker, home: Path) -> None:
    with bench.a_home():
        assert os.environ[paths.HOME_VARIABLE] != str(home)
        assert paths.settings_file().is_file()
        folder = paths.config().parent
    assert os.environ[paths.HOME_VARIABLE] == str(home)
    assert not folder.exists()


def test_the_figures_are_told_beside_their_goals(capsys: pytest.CaptureFixture[str]) -> None:
    bench._tell_starts([100.0, 110.0], [150.0, 165.0])
    bench._tell_frames([16.0] * 19 + [120.0], 40.0)
    bench._tell_clicks({"bid": [10.0, 12.0], "cube": [20.0]})
    told = capsys.readouterr().out
    assert "1.50" in told
    assert "20 intervals" in told
    assert "120.0   goal: at most 100 (later: 1)" in told
    assert "click to picture: bid, 2 clicks" in told
    assert "too few to tell" in told
