"""The figures beside their goals."""

from __future__ import annotations

import pytest

from bigshot_desktop.ui.bench.report import (
    tell_answers,
    tell_clicks,
    tell_frames,
    tell_starts,
)


def test_the_figures_are_told_beside_their_goals(capsys: pytest.CaptureFixture[str]) -> None:
    tell_starts([100.0, 110.0], [150.0, 165.0])
    tell_frames([16.0] * 19 + [120.0], 40.0)
    tell_clicks({"bid": [10.0, 12.0], "cube": [20.0]})
    tell_answers({"expert": [400.0, 1200.0]})
    told = capsys.readouterr().out
    assert "1.50" in told
    assert "20 intervals" in told
    assert "120.0   goal: at most 100 (later: 1)" in told
    assert "bid to picture, 2 times" in told
    assert "too few to tell" in told
    assert "answer, expert, 2 times" in told
    assert "goal: at most 1000 (later: 1)" in told
