"""Pages that tell something lead back to where they were asked for: also to a match that is only looked at."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigshot_desktop.games import GAMES
from bigshot_desktop.table import paths
from bigshot_desktop.table.match_file import save_match
from bigshot_desktop.table.storage import make_folder
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.match.replay.replay_page import ReplayPage
from bigshot_desktop.ui.pages.fair_dice import FairDicePage
from bigshot_desktop.ui.pages.match_files import MatchFilesPage
from bigshot_desktop.ui.pages.settings import SettingsPage
from bigshot_desktop.ui.pages.statistics import StatisticsPage
from tests.ui.players import a_match
from tests.ui.positions import finished


def press(window: MainWindow, key: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget() or window, key)
    QApplication.processEvents()


@pytest.fixture
def file() -> Path:
    path = make_folder(paths.matches()) / "a match.bigshot"
    save_match(finished("hbbb", game="big-shot"), path)
    return path


@pytest.mark.parametrize("game", GAMES)
def test_the_dice_of_a_match_that_is_looked_at(window: MainWindow, game: str) -> None:
    match = finished("hbbb", game=game)
    window.matches.replays.open_match(match)
    replay = window.matches.replays.page
    assert replay is not None
    replay.playback.go_to(7)
    window.sheets.show_fair_dice()
    page = window.pages.currentWidget()
    assert isinstance(page, FairDicePage)
    assert page._match is match
    assert page._over
    press(window, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is replay
    assert replay.bridge.position == 7
    assert window.sheets.page is None


def test_what_is_behind_a_match_that_is_looked_at_stays_there(
    window: MainWindow, file: Path
) -> None:
    window.sheets.show_files()
    files = window.sheets.page
    assert isinstance(files, MatchFilesPage)
    window.sheets.open_match(file)
    replay = window.pages.currentWidget()
    assert isinstance(replay, ReplayPage)
    window.sheets.show_fair_dice()
    window.sheets.show_settings()  # in place of the other page
    assert isinstance(window.pages.currentWidget(), SettingsPage)
    window.sheets.leave()
    assert window.pages.currentWidget() is replay
    press(window, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is files
    press(window, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.home
    assert window.sheets.page is None


def test_from_the_statistics_to_fair_dice_and_back(window: MainWindow) -> None:
    window.sheets.show_statistics()
    statistics = window.sheets.page
    assert isinstance(statistics, StatisticsPage)
    statistics.fair_dice_wanted.emit()
    assert isinstance(window.pages.currentWidget(), FairDicePage)
    press(window, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is statistics is window.sheets.page
    press(window, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.home
    assert window.sheets.page is None


def test_a_match_waits_until_the_last_page_before_it_is_left(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.matches.begin_dealt(a_match("bbbb"))
    table = window.table
    assert table is not None
    qtbot.waitUntil(lambda: table.bridge.match.length > 2)
    window.sheets.show_statistics()
    for _ in range(30):
        QApplication.processEvents()
    length = table.bridge.match.length
    window.sheets.show_fair_dice()  # in front of the statistics: what was to be done is not forgotten
    window.sheets.leave()
    assert isinstance(window.pages.currentWidget(), StatisticsPage)
    for _ in range(30):
        QApplication.processEvents()
    assert table.turns.resting
    assert table.bridge.match.length == length
    window.sheets.leave()
    assert window.pages.currentWidget() is table
    qtbot.waitUntil(lambda: table.bridge.match.length > length + 2)


def test_who_puts_no_match_together_after_all_is_back_on_the_page_before(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.matches.begin_dealt(a_match("bbbb"))
    table = window.table
    assert table is not None
    window.sheets.show_statistics()
    statistics = window.sheets.page
    window.choose_match("shark")
    assert window.new_match is not None
    window.new_match.cancelled.emit()
    assert window.pages.currentWidget() is statistics
    length = table.bridge.match.length
    window.sheets.leave()
    assert window.pages.currentWidget() is table
    qtbot.waitUntil(lambda: table.bridge.match.length > length + 2)  # it goes on


def test_who_sits_down_at_a_table_finds_no_page_behind_it(
    qtbot: QtBot, window: MainWindow, file: Path
) -> None:
    window.sheets.show_files()
    window.sheets.open_match(file)
    window.sheets.show_statistics()
    window.matches.begin_dealt(a_match("bbbb"))
    assert window.sheets.page is None
    table = window.table
    assert table is not None
    qtbot.waitUntil(lambda: table.bridge.match.length > 2)
    window.matches.replays.look_back(table, -1)
    press(window, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is table


def test_another_match_is_looked_at_in_front_of_all_pages(window: MainWindow, file: Path) -> None:
    window.sheets.show_files()
    files = window.sheets.page
    window.sheets.open_match(file)
    window.sheets.show_settings()
    settings = window.sheets.page
    window.matches.open_file(file)
    for seen in (window.matches.replays.page, settings, files, window.home):
        assert window.pages.currentWidget() is seen
        press(window, Qt.Key.Key_Escape)
    assert window.sheets.page is None


def test_keys_scroll_a_page_wherever_the_focus_is(window: MainWindow) -> None:
    window.resize(window.minimumSize())
    window.matches.replays.open_match(finished("hbbb", game="shark"))
    window.sheets.show_fair_dice()
    QApplication.processEvents()
    page = window.sheets.page
    assert page is not None
    bar = page.body.verticalScrollBar()
    assert bar.maximum() > 0
    seen = [bar.value()]
    for key in (Qt.Key.Key_PageDown, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_Home):
        press(window, key)
        seen.append(bar.value())
    start, on, end, back, first = seen
    assert (start, end, first) == (0, bar.maximum(), 0)
    assert 0 < on <= end
    assert back < end
