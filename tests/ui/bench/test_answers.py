"""Bots are asked as people ask them, and their answers are timed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bigshot_desktop.ui.bench import answers as module
from bigshot_desktop.ui.bench.answers import answers
from bigshot_desktop.ui.bench.clicks import PATIENCE
from bigshot_desktop.ui.bench.station import STATIONS
from tests.ui.players import InstantBots

if TYPE_CHECKING:
    from bigshot_desktop.ui.app.main_window import MainWindow


def test_answers_are_timed_from_the_click_to_the_picture(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "THINKING", ("hard",))
    window.matches.runner = InstantBots()  # type: ignore[assignment]
    times = answers(window, STATIONS["saludos-amigos"](), 1, settling=0.0)
    ((level, (took,)),) = times.items()
    assert level == "hard"
    assert 100 < took < 1000 * PATIENCE, "nobody answers before it could be read"
    assert window.table is None


def test_who_is_never_answered_does_not_wait_for_ever(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.0)
    window.matches.runner = InstantBots()  # type: ignore[assignment]
    with pytest.raises(TimeoutError, match="nobody answered"):
        answers(window, STATIONS["saludos-amigos"](), 1, settling=0.0)
