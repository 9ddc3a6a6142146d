"""The keyboard stays with the game: what closes gives it back, and Enter does what is written on the bar."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from bigshot_desktop.games.big_shot.rules.actions import Bid
from bigshot_desktop.games.big_shot.rules.decisions import PlaceCube, Speak
from bigshot_desktop.games.big_shot.window.panels.auction import AuctionPanel
from bigshot_desktop.games.shark.rules.decisions import Trade
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.match.table_page import TablePage
from bigshot_desktop.ui.widgets.buttons import ActionButton
from tests.ui.match.panel_questions import click, press
from tests.ui.positions import asked, sit_at

KEY = Qt.Key


@pytest.fixture
def paints() -> bool:
    return False


@pytest.fixture
def table(window: MainWindow) -> TablePage:
    """A person has to place a cube, and bots have acted before."""
    return sit_at(window, asked(PlaceCube, seed=2))


def asks(table: TablePage) -> QWidget:
    assert table.bar.panel is not None
    return table.bar.panel.default_focus()


def tool(table: TablePage, name: str) -> QToolButton:
    found = table.commands.widgetForAction(table.commands.command(name))
    assert isinstance(found, QToolButton)
    return found


def places(window: MainWindow, table: TablePage) -> bool:
    """Whether Enter does now what stands on the bar."""
    length = table.bridge.match.length
    press(table, KEY.Key_Return)
    assert window.pages.currentWidget() is table
    return table.bridge.match.length > length


def test_after_a_hint_and_a_reason(qtbot: QtBot, window: MainWindow, table: TablePage) -> None:
    """The button of the hint goes while it has the focus, when reasons take its place."""
    with qtbot.waitSignal(table.turns.hinted):
        press(table, KEY.Key_H)
    assert table.why.play.hasFocus()
    with qtbot.waitSignal(table.turns.explained):
        press(table, KEY.Key_W)
    assert table.why.close_.hasFocus()
    press(table, KEY.Key_Escape)
    assert table.why.isHidden()
    assert QApplication.focusWidget() is asks(table)
    assert places(window, table)


def test_what_a_tool_button_opened_does_not_lead_back_to_it(qtbot: QtBot, table: TablePage) -> None:
    tool(table, "hint").setFocus(Qt.FocusReason.TabFocusReason)
    with qtbot.waitSignal(table.turns.hinted):
        press(table, KEY.Key_Return)
    assert table.why.isVisible()
    press(table, KEY.Key_Escape)
    assert QApplication.focusWidget() is asks(table)


def test_after_the_card_of_keys(window: MainWindow, table: TablePage) -> None:
    table.switch_keys()
    table.keys.findChildren(QScrollArea)[0].setFocus()
    table.keys.hide()
    assert QApplication.focusWidget() is asks(table)


def test_after_another_page(window: MainWindow, table: TablePage) -> None:
    window.sheets.show_settings()
    assert window.pages.currentWidget() is not table
    window.frame.show_page(table)
    assert QApplication.focusWidget() is asks(table)


@pytest.mark.parametrize("big", [False, True])
def test_enter_after_a_click_beside_everything(
    window: MainWindow, table: TablePage, big: bool
) -> None:
    table.commands.command("big-table").setChecked(big)
    table.view.setFocus(Qt.FocusReason.MouseFocusReason)
    assert places(window, table)


def test_enter_after_a_click_on_a_piece(window: MainWindow, table: TablePage) -> None:
    assert table.bar.panel is not None
    offered = [
        button
        for button in table.bar.panel.findChildren(ActionButton)
        if button.isCheckable() and button.isEnabled()
    ]
    click(offered[-1])
    assert offered[-1].isChecked()
    assert places(window, table)


def test_enter_after_a_click_on_the_log(window: MainWindow, table: TablePage) -> None:
    log = table.sidebar.log
    log.setFocus(Qt.FocusReason.MouseFocusReason)
    assert places(window, table)


def test_figures_are_for_the_bid_while_a_hint_is_read(qtbot: QtBot, window: MainWindow) -> None:
    """Enter then bids them: it is written on the button again, and the hint stays."""
    table = sit_at(window, asked(Speak))
    panel = table.bar.panel
    assert isinstance(panel, AuctionPanel)
    with qtbot.waitSignal(table.turns.hinted):
        press(table, KEY.Key_H)
    assert table.why.play.hasFocus()
    assert not panel.bid.shows_key
    QTest.keyClick(window.windowHandle(), KEY.Key_1)
    QTest.keyClick(window.windowHandle(), KEY.Key_0)
    assert table.why.isVisible()
    assert panel.bid.shows_key
    assert panel.amount.typed == 10
    with qtbot.waitSignal(table.game_table.requests.action) as wanted:
        QTest.keyClick(window.windowHandle(), KEY.Key_Return)
    assert wanted.args == [Bid(0, 10)]


def test_enter_in_an_auction_after_a_click_on_the_board(window: MainWindow) -> None:
    table = sit_at(window, asked(Speak))
    table.view.setFocus(Qt.FocusReason.MouseFocusReason)
    assert places(window, table)


def test_enter_while_the_coach_asks_is_for_the_coach(window: MainWindow, table: TablePage) -> None:
    table.teaching.box.show()
    table.teaching.box.again.setFocus()
    assert not places(window, table)


def test_space_never_leaves_the_match(window: MainWindow, table: TablePage) -> None:
    tool(table, "home").setFocus(Qt.FocusReason.TabFocusReason)
    press(table, KEY.Key_Space)
    assert window.pages.currentWidget() is table
    press(table, KEY.Key_Return)
    assert window.pages.currentWidget() is window.home


@pytest.mark.parametrize(("name", "key"), [("stock", KEY.Key_F8), ("table", KEY.Key_F6)])
def test_a_page_beside_the_board_shows_that_it_is_open_and_is_left_with_esc(
    window: MainWindow, name: str, key: Qt.Key
) -> None:
    table = sit_at(window, asked(Trade, game="shark"))
    action = table.commands.command(name)
    assert not action.isChecked()
    press(table, key)
    assert not table.centre.on_board
    assert action.isChecked()
    press(table, KEY.Key_Escape)
    assert table.centre.on_board
    assert not action.isChecked()
    assert QApplication.focusWidget() is asks(table)
    for shown in (True, False):
        tool(table, name).click()
        assert table.centre.on_board is not shown
        assert action.isChecked() is shown


def test_what_is_drawn_on_the_board_goes_with_esc(window: MainWindow) -> None:
    table = sit_at(window, asked(Trade, game="shark"))
    (overlay,) = table.game_table.overlays
    action = table.commands.command(overlay.name)
    press(table, KEY.Key_F9)
    assert action.isChecked()
    press(table, KEY.Key_Escape)
    assert not action.isChecked()
