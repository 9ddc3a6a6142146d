"""The clocks of open talk: who is about to speak, and how much sand is left."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.talk_clock import NOBODY, TalkClock


@pytest.fixture
def clock(qtbot: QtBot) -> TalkClock:
    return TalkClock()


def test_somebody_is_announced_and_hushed(qtbot: QtBot, clock: TalkClock) -> None:
    with qtbot.waitSignal(clock.changed):
        clock.announce(2, 5000)
    assert (clock.speaker, clock.waits) == (2, 5000)
    assert 0 < clock.left <= 5000
    with qtbot.waitSignal(clock.changed):
        clock.hush()
    assert (clock.speaker, clock.waits, clock.left) == (NOBODY, 0, 0)
    with qtbot.assertNotEmitted(clock.changed):
        clock.hush()


def test_sand_runs_until_it_has_run_out(qtbot: QtBot, clock: TalkClock) -> None:
    clock.turn(30)
    assert clock.glass == 30
    assert 29 < clock.sand <= 30
    clock._glass.setInterval(1)  # as nobody wants to wait
    with qtbot.waitSignal(clock.run_out):
        pass
    assert clock.sand == 0


def test_a_glass_that_is_put_away_runs_no_more(clock: TalkClock) -> None:
    clock.turn(30)
    clock.turn(0)
    assert (clock.glass, clock.sand) == (0, 0)


def test_it_ticks_only_while_something_runs(qtbot: QtBot, clock: TalkClock) -> None:
    clock.announce(1, 60_000)
    with qtbot.waitSignal(clock.changed):
        pass
    clock.hush()
    assert not clock._tick.isActive()
