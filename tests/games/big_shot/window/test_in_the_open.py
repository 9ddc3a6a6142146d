"""Hidden money with several people (BS-50): bids and cubes go on in the open; money is seen while a button is held."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigshot_desktop.engine.game import EVERYONE
from bigshot_desktop.games.big_shot.rules.actions import Bid
from bigshot_desktop.games.big_shot.rules.decisions import (
    ConsiderLoan,
    PlaceCube,
    Speak,
)
from bigshot_desktop.games.big_shot.rules.material import MOST_MONEY
from bigshot_desktop.games.big_shot.window.panels.auction import AuctionPanel
from bigshot_desktop.games.big_shot.window.panels.loans import LoanPanel
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.match.table_page import TablePage
from bigshot_desktop.ui.play.turns import Phase
from bigshot_desktop.ui.widgets.hold_button import HoldButton
from tests.ui.input import Mouse, panel_of
from tests.ui.positions import asked, sit_at
from tests.ui.window_matches import play

HIDDEN: dict[str, Any] = {"hidden_money": "yes"}
BUTTON = Qt.MouseButton.LeftButton


def hidden_cash(table: TablePage) -> int:
    """What the first seat has, which not everybody may know."""
    match = table.bridge.match
    (colour,) = match.setup.deal.colours[0]
    cash: int = match.state.cash[colour]
    return cash


def hold(button: HoldButton) -> None:
    QTest.mousePress(button, BUTTON, pos=QPoint(4, 4))


@pytest.mark.parametrize("decision", [Speak, PlaceCube, ConsiderLoan])
def test_no_curtain_falls_for_what_is_done_in_the_open(window: MainWindow, decision: type) -> None:
    options = {**HIDDEN, "loans": "before"} if decision is ConsiderLoan else HIDDEN
    table = sit_at(window, asked(decision, "hhb", **options))
    assert table.turns.phase is Phase.DECIDING
    assert table.curtain.isHidden()
    assert table.bridge.viewer == EVERYONE


def test_nothing_about_a_bid_tells_how_much_somebody_has(window: MainWindow) -> None:
    table = sit_at(window, asked(Speak, "hhb", **HIDDEN))
    panel = panel_of(table, AuctionPanel)
    assert hidden_cash(table) < MOST_MONEY
    assert panel.amount.maximum() == MOST_MONEY
    assert all(button.isEnabled() for button in panel.raises)
    assert panel.bid.isEnabled()
    assert not any(chip.isVisible() for chip in panel.state.purses)
    assert "or more" in table.bar.prompt.text()
    table.turns.decide(Bid(0, MOST_MONEY))
    assert table.bar.refusal.text().startswith("The cash does not suffice for this bid.")
    assert table.bridge.narrator.money(hidden_cash(table)) not in table.bar.refusal.text()


def test_money_is_seen_while_the_button_is_held(window: MainWindow) -> None:
    table = sit_at(window, asked(Speak, "hhb", **HIDDEN))
    state = panel_of(table, AuctionPanel).state
    money = table.bridge.narrator.money(hidden_cash(table))
    place = state.chips[0].geometry()
    hold(state.look)
    assert table.bridge.viewer == 0
    assert state.purses[0].isVisible()
    assert state.purses[0].text == money
    QApplication.processEvents()
    assert state.chips[0].geometry() == place
    QTest.mouseRelease(state.look, BUTTON, pos=QPoint(4, 4))
    assert table.bridge.viewer == EVERYONE
    assert not state.purses[0].isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_the_button_is_held_with_a_key(window: MainWindow, key: Qt.Key) -> None:
    table = sit_at(window, asked(Speak, "hhb", **HIDDEN))
    look = panel_of(table, AuctionPanel).state.look
    look.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyPress(look, key)
    assert table.bridge.viewer == 0
    QTest.keyRelease(look, key)
    assert table.bridge.viewer == EVERYONE
    QTest.keyPress(look, key)
    panel_of(table, AuctionPanel).amount.setFocus()
    assert table.bridge.viewer == EVERYONE, "who goes elsewhere lets go"


def test_before_a_loan_money_can_be_looked_at_too(window: MainWindow) -> None:
    table = sit_at(window, asked(ConsiderLoan, "hhb", loans="before", **HIDDEN))
    panel = panel_of(table, LoanPanel)
    hold(panel.look)
    assert table.bridge.viewer == 0
    panel.hide()
    assert table.bridge.viewer == EVERYONE, "what is hidden lets go"


@pytest.mark.parametrize(("kinds", "options"), [("hbb", HIDDEN), ("hhb", {})])
def test_who_has_nothing_to_hide_needs_no_button(
    window: MainWindow, kinds: str, options: dict[str, Any]
) -> None:
    table = sit_at(window, asked(Speak, kinds, **options))
    state = panel_of(table, AuctionPanel).state
    assert not state.look.isVisible()
    assert state.purses[0].isVisible()


def test_whoever_opened_the_match_is_asked_first(window: MainWindow) -> None:
    table = sit_at(window, asked(Speak, "hhb", **HIDDEN))
    table.turns.asks_first = True
    hold(panel_of(table, AuctionPanel).state.look)
    assert table.turns.phase is Phase.CALLING
    assert table.bridge.viewer == EVERYONE


def test_a_match_with_hidden_money_needs_no_curtain(qtbot: QtBot, window: MainWindow) -> None:
    table = sit_at(window, asked(Speak, "hhb", seed=3, **HIDDEN))
    fallen: list[Phase] = []
    table.turns.changed.connect(lambda: fallen.append(table.turns.phase))
    play(qtbot, table, Mouse(), steps=table.bridge.match.length + 40)
    assert Phase.DECIDING in fallen
    assert Phase.CALLING not in fallen
