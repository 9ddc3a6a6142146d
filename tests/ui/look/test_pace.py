"""The player's pace."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.look.pace import LEAST_READABLE, READABLE, Pace


def test_slower_is_longer_and_off_is_still(qtbot: QtBot) -> None:
    times = [Pace(speed).duration(400) for speed in ("slow", "normal", "fast", "off")]
    assert times == sorted(times, reverse=True)
    assert times[1] == 400
    assert times[3] == 0
    assert [Pace(speed).still for speed in ("slow", "normal", "fast", "off")] == [
        *(False, False, False, True)
    ]


def test_bots_leave_time_to_read_even_where_nothing_moves(qtbot: QtBot) -> None:
    assert Pace("normal").pause() == READABLE
    assert Pace("off").pause() == LEAST_READABLE


@pytest.mark.parametrize(("percent", "factor"), [(0, 0.0), (50, 0.5), (300, 3.0)])
def test_the_pause_is_the_players(qtbot: QtBot, percent: int, factor: float) -> None:
    pace = Pace("normal")
    pace.bot_pause = percent
    assert pace.pause() == round(READABLE * factor)


def test_hurrying_is_told(qtbot: QtBot) -> None:
    pace = Pace()
    with qtbot.waitSignal(pace.hurried):
        pace.hurry()
