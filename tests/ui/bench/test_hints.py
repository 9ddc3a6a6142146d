"""A person asks for hints and follows them, and each is timed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QAbstractEventDispatcher, Qt

from bigshot_desktop.ui.bench import hints as module
from bigshot_desktop.ui.bench.hints import hints
from bigshot_desktop.ui.bench.station import STATIONS
from tests.ui.players import InstantBots

if TYPE_CHECKING:
    from bigshot_desktop.ui.app.main_window import MainWindow


@pytest.mark.parametrize("game", STATIONS)
def test_hints_are_timed_from_the_key_to_the_picture(window: MainWindow, game: str) -> None:
    window.matches.runner = InstantBots()  # type: ignore[assignment]
    times = hints(window, STATIONS[game](), 3, settling=0.0)
    assert len(times) == 3
    assert min(times) > 0
    assert window.table is None


class ModestCoach(InstantBots):
    """Gives a hint only when the window leaves it the processor: once that has nothing to do, and sleeps."""

    def __init__(self) -> None:
        super().__init__()
        self._owes_hint = False
        QAbstractEventDispatcher.instance().aboutToBlock.connect(
            self._window_sleeps, Qt.ConnectionType.QueuedConnection
        )

    def deliver(self) -> None:
        self._owes_hint = self.asked[-1][1] == "expert"
        if not self._owes_hint:
            super().deliver()

    def _window_sleeps(self) -> None:
        if self._owes_hint:
            self._owes_hint = False
            super().deliver()


def test_who_waits_for_a_hint_does_not_take_the_processor_from_the_coach(
    window: MainWindow,
) -> None:
    window.matches.runner = ModestCoach()  # type: ignore[assignment]
    assert len(hints(window, STATIONS["shark"](), 3, settling=0.0)) == 3


class SilentCoach(InstantBots):
    """Plays for bots as usual, and never gives a hint."""

    def deliver(self) -> None:
        if self.asked[-1][1] != "expert":
            super().deliver()


def test_who_gets_no_hint_does_not_wait_for_ever(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.matches.runner = SilentCoach()  # type: ignore[assignment]
    monkeypatch.setattr(module, "PATIENCE", 0.0)
    with pytest.raises(TimeoutError, match="no hint was given"):
        hints(window, STATIONS["shark"](), 1, settling=0.0)
