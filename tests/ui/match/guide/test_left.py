"""A first match that was left is gone on with, and so is its guide, unless it was ended."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from bigshot_desktop.table import ended_guides, paths
from bigshot_desktop.table.match_request import usual_request
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.match.table_page import TablePage
from tests.ui.fixtures import WindowMaker
from tests.ui.input import Mouse
from tests.ui.match.guide.playing import EasyBots, learn, play_through, rest


def left(qtbot: QtBot, window: MainWindow) -> TablePage:
    """The table, after a visit to the home page."""
    assert window.matches.session is not None
    assert window.matches.session.journal is not None
    path = window.matches.session.journal.path
    window.go_home()
    window.matches.resume(path)
    assert window.table is not None
    rest(qtbot, window.table)
    return window.table


def test_a_guide_goes_on_with_its_match(qtbot: QtBot, guided_window: MainWindow) -> None:
    guide_runner, table = learn(guided_window, "big-shot"), guided_window.table
    assert table is not None
    for _ in range(2):  # for the lead, and for the broker
        rest(qtbot, table)
        Mouse().roll(table)
    rest(qtbot, table)
    assert guide_runner.step is not None
    table = left(qtbot, guided_window)
    assert table.guide_runner is not None
    assert table.guide_runner.step is guide_runner.guide.steps[3]
    Mouse().click(table.guide_runner.callout.end)
    assert left(qtbot, guided_window).guide_runner is None
    assert guided_window.table is not None
    Mouse().command(guided_window.table, "guide")
    assert left(qtbot, guided_window).guide_runner is not None


# --- when the program is started anew ------------------------------------------------------------


def anew(qtbot: QtBot, window: MainWindow, open_window: WindowMaker) -> MainWindow:
    """The program was closed and started again, and the match gone on with."""
    path = journal_of(window)
    window.close()
    again = open_window()
    again.matches.runner = EasyBots()  # type: ignore[assignment]
    again.matches.resume(path)
    assert again.table is not None
    rest(qtbot, again.table)
    return again


def journal_of(window: MainWindow) -> Path:
    assert window.matches.session is not None
    assert window.matches.session.journal is not None
    return window.matches.session.journal.path


def end_with_the_key(_: QtBot, window: MainWindow) -> None:
    assert window.table is not None
    Mouse().command(window.table, "guide")


def end_with_the_button(qtbot: QtBot, window: MainWindow) -> None:
    assert window.table is not None
    rest(qtbot, window.table)
    assert window.table.guide_runner is not None
    Mouse().click(window.table.guide_runner.callout.end)


def finish(qtbot: QtBot, window: MainWindow) -> None:
    assert window.table is not None
    assert window.table.guide_runner is not None
    play_through(qtbot, window, window.table.guide_runner)


def test_a_guide_that_is_over_does_not_come_back(qtbot: QtBot, open_window: WindowMaker) -> None:
    """However it was ended, and however often the program is started anew."""
    window = open_window()
    left: dict[Path, int] = {}
    for end in (end_with_the_key, end_with_the_button, finish):
        learn(window, "big-shot")
        end(qtbot, window)
        assert window.table is not None
        assert window.table.guide_runner is None, end
        assert window.matches.session is not None
        assert window.matches.session.guide_ended, "it is known at once, however the program ends"
        left[journal_of(window)] = window.matches.session.match.length
    assert len(left) == 3
    for _ in range(2):
        window.close()
        window = open_window()
        window.matches.runner = EasyBots()  # type: ignore[assignment]
        for path, length in left.items():
            window.matches.resume(path)
            assert window.table is not None
            rest(qtbot, window.table)
            assert window.table.guide_runner is None
            assert window.table.bridge.match.length == length


def test_a_guide_that_was_asked_for_again_does(qtbot: QtBot, open_window: WindowMaker) -> None:
    window = open_window()
    learn(window, "shark")
    end_with_the_key(qtbot, window)
    window = anew(qtbot, window, open_window)
    assert window.table is not None
    Mouse().command(window.table, "guide")
    window = anew(qtbot, window, open_window)
    assert window.table is not None
    assert window.table.guide_runner is not None


def test_a_guide_that_was_never_ended_goes_on(qtbot: QtBot, open_window: WindowMaker) -> None:
    """… as in matches from before ended guides were remembered: neither has a mark."""
    window = open_window()
    learn(window, "saludos-amigos")
    for _ in range(2):
        window = anew(qtbot, window, open_window)
        assert window.table is not None
        assert window.table.guide_runner is not None
        assert not list(paths.journals().glob(f"*{ended_guides.EXTENSION}"))


def test_a_first_match_that_is_played_again_has_no_guide(
    qtbot: QtBot, open_window: WindowMaker
) -> None:
    window = open_window()
    learn(window, "big-shot")
    window.matches.play_again()
    window = anew(qtbot, window, open_window)
    assert window.table is not None
    assert window.table.guide_runner is None


def test_other_matches_leave_no_mark(qtbot: QtBot, open_window: WindowMaker) -> None:
    window = open_window()
    window.matches.begin(usual_request("big-shot", "Anna", 5))
    assert window.table is not None
    for _ in range(2):
        assert window.table is not None
    Mouse().command(window.table, "guide")
    window = anew(qtbot, window, open_window)
    assert sorted(paths.journals().iterdir()) == [journal_of(window)]
