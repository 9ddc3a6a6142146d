"""? shows the keys of every control that can be used now, and no others."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.play.turns import Phase
from bigshot_desktop.ui.widgets.buttons import ActionButton
from tests.ui.geometry import flaws, settle
from tests.ui.input import Keyboard, take_turn
from tests.ui.keyboard_only import decide
from tests.ui.players import InstantBots
from tests.ui.window_matches import sit


def ask(window: MainWindow) -> None:
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Question)


@pytest.mark.parametrize("which", ["auction", "roll", "place", "trade", "negotiation", "cards"])
def test_all_that_can_be_pressed_is_listed(window: MainWindow, which: str) -> None:
    table = decide(window, which)
    ask(window)
    settle(window)
    card = table.keys
    assert card.isVisible()
    assert table.rect().contains(card.geometry())
    listed = {key.key: key.does for key in card.keys}
    assert len(listed) == len(card.keys)
    assert all(listed.values())
    for button in table.bar.findChildren(ActionButton):
        key = button.shortcut_key.toString()
        if key and button.isVisible() and button.isEnabled():
            assert listed[key]
    for name, action in ((one, table.commands.command(one)) for one in ("undo", "redo", "why")):
        assert (action.shortcut().toString() in listed) == action.isEnabled(), name
    assert any(key.now for key in card.keys)
    says_enter = [one for one in table.bar.findChildren(ActionButton) if one.says_enter]
    if any(one.isVisible() and one.isEnabled() for one in says_enter):
        assert "Enter" in listed
    assert flaws(card) == []


def test_it_goes_as_it_came(window: MainWindow) -> None:
    table = decide(window, "auction")
    ask(window)
    assert table.keys.isVisible()
    ask(window)
    assert not table.keys.isVisible()
    ask(window)
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Escape)
    assert not table.keys.isVisible()
    ask(window)
    QTest.mouseClick(table.keys, Qt.MouseButton.LeftButton)
    assert not table.keys.isVisible()


def test_it_says_only_what_holds(window: MainWindow) -> None:
    """What is asked next has other keys: the list goes with its question."""
    table = decide(window, "auction")
    ask(window)
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_P)
    assert not table.keys.isVisible()


@pytest.mark.parametrize("view", ["usual", "big table"])
def test_it_stays_while_bots_go_on(window: MainWindow, view: str) -> None:
    """As it was seen: somebody asks for it during a bot's move, and the next move takes it away at once."""
    bots = InstantBots()
    bots.held = True
    table = sit(window, "hbbb", game="shark", bots=bots)
    table.commands.command("big-table").setChecked(view == "big table")
    while table.turns.phase is not Phase.THINKING:
        take_turn(table, Keyboard(), Random(1))
        QApplication.processEvents()
    ask(window)
    assert table.keys.isVisible()
    acted = 0
    while table.turns.phase is Phase.THINKING:
        bots.deliver()
        QApplication.processEvents()
        acted += 1
        assert table.keys.isVisible() == (table.turns.phase is Phase.THINKING)
    assert acted > 3
