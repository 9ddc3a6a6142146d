"""A first match that was left is gone on with, and so is its guide, unless it was ended."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bigshot_desktop.table import paths
from bigshot_desktop.table.wish import usual_wish
from bigshot_desktop.ui.windows.main_window import MainWindow
from bigshot_desktop.ui.windows.table_page import TablePage
from tests.ui.conftest import WindowMaker
from tests.ui.guides.playing import EasyBots, learn, play_through, rest
from tests.ui.hands import Mouse


def left(qtbot: QtBot, window: MainWindow) -> TablePage:
    """The table, after a visit to the home page."""
    assert window.sitting is not None
    assert window.sitting.journal is not None
    path = window.sitting.journal.path
    window.go_home()
    window.resume(path)
    assert window.table is not None
    rest(qtbot, window.table)
    return window.table


def test_a_guide_goes_on_with_its_match(qtbot: QtBot, window: MainWindow) -> None:
    course, table = learn(window, "big-shot"), window.table
    assert table is not None
    for _ in range(2):  # for the lead, and for the broker
        rest(qtbot, table)
        Mouse().roll(table)
    rest(qtbot, table)
    assert course.step is not None
    table = left(qtbot, window)
    assert table.course is not None
    assert table.course.step is course.guide.steps[2]
    Mouse().click(table.course.callout.end)
    assert left(qtbot, window).course is None
    Mouse().command(window.table, "guide")
    assert left(qtbot, window).course is not None


# --- when the program is started anew ------------------------------------------------------------


def anew(qtbot: QtBot, window: MainWindow, open_window: WindowMaker) -> MainWindow:
    """The program was closed and started again, and the match gone on with."""
    path = journal_of(window)
    window.close()
    again = open_window()
    again.runner = EasyBots()  # type: ignore[assignment]
    again.resume(path)
    assert again.table is not None
    rest(qtbot, again.table)
    return again


def journal_of(window: MainWindow) -> Path:
    assert window.sitting is not None
    assert window.sitting.journal is not None
    return window.sitting.journal.path


def end_with_the_key(_: QtBot, window: MainWindow) -> None:
    Mouse().command(window.table, "guide")


def end_with_the_button(qtbot: QtBot, window: MainWindow) -> None:
    assert window.table is not None
    rest(qtbot, window.table)
    assert window.table.course is not None
    Mouse().click(window.table.course.callout.end)


def finish(qtbot: QtBot, window: MainWindow) -> None:
    assert window.table is not None
    assert window.table.course is not None
    play_through(qtbot, window, window.table.course)


@pytest.mark.parametrize("end", [end_with_the_key, end_with_the_button, finish])
def test_a_guide_that_is_over_does_not_come_back(
    qtbot: QtBot, open_window: WindowMaker, end: Callable[[QtBot, MainWindow], None]
) -> None:
    window = open_window()
    learn(window, "big-shot")
    end(qtbot, window)
    assert window.table is not None
    assert window.table.course is None
    assert window.sitting is not None
    assert window.sitting.unguided, "it is known at once, however the program ends"
    length = window.sitting.match.length
    for _ in range(2):
        window = anew(qtbot, window, open_window)
        assert window.table is not None
        assert window.table.course is None
        assert window.table.bridge.match.length == length


def test_a_guide_that_was_asked_for_again_does(qtbot: QtBot, open_window: WindowMaker) -> None:
    window = open_window()
    learn(window, "shark")
    end_with_the_key(qtbot, window)
    window = anew(qtbot, window, open_window)
    Mouse().command(window.table, "guide")
    window = anew(qtbot, window, open_window)
    assert window.table is not None
    assert window.table.course is not None


def test_a_guide_that_was_never_ended_goes_on(qtbot: QtBot, open_window: WindowMaker) -> None:
    """… as in matches from before ended guides were remembered: neither has a mark."""
    window = open_window()
    learn(window, "saludos-amigos")
    for _ in range(2):
        window = anew(qtbot, window, open_window)
        assert window.table is not None
        assert window.table.course is not None
        assert sorted(paths.journals().iterdir()) == [journal_of(window)]


def test_a_first_match_that_is_played_again_has_no_guide(
    qtbot: QtBot, open_window: WindowMaker
) -> None:
    window = open_window()
    learn(window, "big-shot")
    window.play_again()
    window = anew(qtbot, window, open_window)
    assert window.table is not None
    assert window.table.course is None


def test_other_matches_leave_no_mark(qtbot: QtBot, open_window: WindowMaker) -> None:
    window = open_window()
    window.begin(usual_wish("big-shot", "Anna", 5))
    assert window.table is not None
    for _ in range(2):
        Mouse().command(window.table, "guide")
    window = anew(qtbot, window, open_window)
    assert sorted(paths.journals().iterdir()) == [journal_of(window)]
