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


@pytest.mark.parametrize("speed", ["slow", "normal"])
def test_what_bots_say_is_left_to_be_read(qtbot: QtBot, speed: str) -> None:
    """A person reads some 15 to 20 letters in a second, and has to find them first."""
    pace = Pace(speed)
    words, more = (
        "Not for 3 million. For 4, with pleasure.",
        "Count again, Carl: 16 without me. " * 3,
    )
    assert pace.listening("") == pace.pause()
    assert pace.listening("No.") > pace.pause()
    assert 20 * pace.listening(words) > 1000 * len(words)
    assert pace.listening(more) > pace.listening(words) > 2000
    pace.bot_pause = 0
    assert pace.listening(words) == 0
    pace.bot_pause = 300
    assert pace.listening(words) == pace.reading(words) > pace.pause()


@pytest.mark.parametrize("speed", ["fast", "off"])
def test_whoever_wants_it_faster_waits_no_longer_for_what_bots_say(
    qtbot: QtBot, speed: str
) -> None:
    pace = Pace(speed)
    assert pace.listening("Not for 3 million. For 4, with pleasure.") == pace.pause()


def test_hurrying_is_told(qtbot: QtBot) -> None:
    pace = Pace()
    with qtbot.waitSignal(pace.hurried):
        pace.hurry()
