"""Clicks are made as people make them, and timed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bigshot_desktop.ui.bench.clicks import PREVIEW, Pictures, clicks
from bigshot_desktop.ui.bench.station import STATIONS

if TYPE_CHECKING:
    from bigshot_desktop.ui.app.main_window import MainWindow


@pytest.mark.parametrize(
    ("game", "number", "met"),
    [
        ("big-shot", 12, ("bid", "cube", PREVIEW)),
        ("shark", 10, ("square", "share", "trade", PREVIEW)),
        ("saludos-amigos", 8, ("offer", "draft")),
    ],
)
def test_what_people_click_is_timed(
    real: MainWindow, game: str, number: int, met: tuple[str, ...]
) -> None:
    times = clicks(real, STATIONS[game](), number)
    assert sum(len(took) for what, took in times.items() if what != PREVIEW) == number
    assert all(times[what] for what in met)
    assert all(took.wall > 0 for several in times.values() for took in several)
    assert real.table is None


def test_what_is_never_painted_is_not_waited_for_for_ever(
    real: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bigshot_desktop.ui.bench.clicks.PATIENCE", 0.0)
    with pytest.raises(TimeoutError):
        Pictures(real).after(lambda: None)
