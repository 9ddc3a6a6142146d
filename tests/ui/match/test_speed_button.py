"""The speed of play can be changed at the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bigshot_desktop.table import paths
from bigshot_desktop.table.settings import read_settings
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.match.speed_button import SPEEDS
from tests.ui.window_matches import sit, wait


@pytest.fixture
def paints() -> bool:
    return False


def test_keys_and_menu_change_the_speed_and_it_is_kept(qtbot: QtBot, window: MainWindow) -> None:
    table = sit(window, "hb")
    wait(qtbot, table)
    pace = window.preferences.pace
    assert (pace.speed, table.speed.speed) == ("off", "off")
    assert not table.speed.faster.isEnabled()
    for speed in ("fast", "normal", "slow"):
        QTest.keyClick(table, Qt.Key.Key_Comma)
        assert (pace.speed, table.speed.speed) == (speed, speed)
        assert read_settings(paths.settings_file())[0].animation_speed == speed
    assert not table.speed.slower.isEnabled()
    QTest.keyClick(table, Qt.Key.Key_Period)
    assert pace.speed == "normal"
    menu = table.speed.menu()
    assert menu is not None
    assert [action.data() for action in menu.actions()] == [*SPEEDS]
    menu.actions()[-1].trigger()
    assert pace.speed == "off"
    assert "At once" in table.speed.accessibleName()
    assert ", and ." in table.speed.toolTip()


def test_the_menu_has_a_tick_at_what_is_chosen(qtbot: QtBot, window: MainWindow) -> None:
    table = sit(window, "hb")
    wait(qtbot, table)
    menu = table.speed.menu()
    assert menu is not None
    for speed in SPEEDS:
        table.speed.show_speed(speed)
        ticked = [action.data() for action in menu.actions() if "✓" in action.text()]
        assert ticked == [speed]
