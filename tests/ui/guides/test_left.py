"""A first match that was left is gone on with, and so is its guide, unless it was ended."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.windows.main_window import MainWindow
from bigshot_desktop.ui.windows.table_page import TablePage
from tests.ui.guides.playing import learn, rest
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
