"""Matches in the window: what happens to those that are put away, looked at, or left for a moment."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigshot_desktop.table import paths, shelf
from bigshot_desktop.table.match_file import save_match
from bigshot_desktop.table.settings import Settings, load_settings
from bigshot_desktop.table.wish import Wish
from bigshot_desktop.ui.turns import Phase
from bigshot_desktop.ui.windows.main_window import MainWindow
from tests.ui.hands import Mouse
from tests.ui.players import seats
from tests.ui.test_whole_matches import play, sit, wait


def test_an_open_match_can_be_put_away_and_taken_up_again(qtbot: QtBot, window: MainWindow) -> None:
    table = sit(window, "hbb")
    play(qtbot, table, Mouse(), steps=20)
    actions = table.bridge.match.actions
    window.go_home()
    (button,) = window.home.matches.put_away_buttons
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert window.home.matches.buttons == []
    assert shelf.open_matches() == []
    (file,) = shelf.match_files()
    assert not file.finished
    window.open_file(file.path)
    assert window.table is not None
    assert window.table.bridge.match.actions == actions


def test_a_finished_match_is_only_looked_at(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    table = sit(window, "hbb")
    play(qtbot, table, Mouse())
    path = tmp_path / "finished.bigshot"
    save_match(table.bridge.match, path)
    window.open_file(path)
    table = window.table
    assert table is not None
    assert wait(qtbot, table) is Phase.OVER
    assert not table.commands.command("undo").isEnabled()
    assert not table.turns.undo()
    assert table.end_sheet is not None


def test_who_does_not_play_today_is_not_forgotten(qtbot: QtBot, window: MainWindow) -> None:
    window.begin(Wish("big-shot", seats("hhb"), seed=1))
    assert window.preferences.settings.player_names == ["Anna", "Bea"]
    window.go_home()
    window.play("big-shot")
    kept, _ = load_settings(paths.settings_file())
    assert kept.player_names == ["Anna", "Bea"]


def test_a_new_match_that_is_not_begun_leaves_the_old_one_where_it_was(
    qtbot: QtBot, window: MainWindow
) -> None:
    table = sit(window, "hhh")
    wait(qtbot, table)
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert window.new_match is not None
    assert window.pages.currentWidget() is window.new_match
    window.new_match.cancelled.emit()
    assert window.pages.currentWidget() is table
    assert window.table is table


def test_settings_count_at_once(qtbot: QtBot, window: MainWindow) -> None:
    table = sit(window, "hbb")
    assert wait(qtbot, table) is Phase.ROLLING
    still = window.preferences.settings
    before = table.bridge.match.length
    window.keep(still.model_copy(update={"confirm_roll": False, "free_undo": True}))
    assert table.bridge.match.length > before  # the die in hand rolled by itself
    assert table.bridge.match.free_undo
    assert isinstance(window.preferences.settings, Settings)


def test_the_menu_names_everything_with_its_keys(qtbot: QtBot, window: MainWindow) -> None:
    table = sit(window, "hbb")
    menu = table.commands.menu
    assert menu is not None
    titles = {action.text() for action in menu.actions() if not action.isSeparator()}
    assert {"Undo", "Hint", "Board as a table", "Settings…", "Full screen", "New match"} <= titles
    assert all(a.shortcut().toString() for a in menu.actions() if not a.isSeparator())
