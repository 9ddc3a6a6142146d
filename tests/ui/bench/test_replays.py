"""A match that is watched again is measured: opening it, its steps and its slider."""

from __future__ import annotations

from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.bench.replays import longest_match, replays


def test_a_long_match_is_opened_stepped_through_and_dragged(window: MainWindow) -> None:
    match = longest_match("big-shot", 2)
    assert match.result is not None
    measured = replays(window, "big-shot", 2, 6, tried=2)
    assert measured.actions == match.length
    assert (len(measured.openings), len(measured.steps)) == (2, 6)
    assert len(measured.frames) == 150
    for times in measured[1:]:
        assert all(one.processor > 0 for one in times)
    assert window.matches.replays.page is None
