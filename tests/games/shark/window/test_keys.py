"""Whatever the rules of Shark allow can be done with keys alone, in the action bar and in the table of squares."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from bigshot_desktop.games.shark.rules.actions import EndTrading, Place
from bigshot_desktop.games.shark.rules.decisions import CoverLoss, Trade
from bigshot_desktop.games.shark.window.panels.choosing import SharePanel
from bigshot_desktop.games.shark.window.panels.covering import CoverPanel
from bigshot_desktop.games.shark.window.panels.trading import TradePanel
from bigshot_desktop.table.match import Match
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.match.placing_panel import PlacementPanel
from bigshot_desktop.ui.match.table_page import TablePage
from bigshot_desktop.ui.play.orders import Orders
from tests.ui.input import Keyboard, panel_of
from tests.ui.keyboard_only import decide, place_all, press, wishes
from tests.ui.players import a_match
from tests.ui.positions import sit_at, until

KEYS = Keyboard()
MANY = range(7, 15)
"""Ways to cover a loss: more than four."""


def legal(table: TablePage) -> set[Any]:
    match = table.bridge.match
    return set(match.game.legal(match.state, table.turns.seat) or ())


def trading(occasion: int) -> Match:
    """A match in which a player with shares and cash trades, before the roll or after it."""

    def reached(match: Match) -> bool:
        if match.length < 60 or match.to_act != (0,):
            return False
        asked = match.game.decision(match.state, 0)
        return isinstance(asked, Trade) and asked.occasion == occasion and any(asked.buyable)

    return until(a_match("hbb", game="shark"), reached)


def indebted() -> Match:
    """A match in which a player can cover a loss in more ways than can be suggested."""

    def reached(match: Match) -> bool:
        if match.to_act != (0,) or not isinstance(match.game.decision(match.state, 0), CoverLoss):
            return False
        return len(match.game.legal(match.state, 0) or ()) in MANY

    debts = (until(a_match("hbb", seed, game="shark"), reached) for seed in count(1))
    return next(match for match in debts if match.to_act)


def test_every_first_share(window: MainWindow) -> None:
    table = decide(window, "share")
    wanted = wishes(table)
    for button in panel_of(table, SharePanel).companies:
        press(button)
    assert set(wanted) == legal(table)


@pytest.mark.parametrize("occasion", [1, 2])
def test_every_deal(window: MainWindow, occasion: int) -> None:
    table = sit_at(window, trading(occasion))
    wanted, allowed = wishes(table), legal(table)
    panel = panel_of(table, TradePanel)
    for number, strip in enumerate(panel.strips.strips):
        for sign in "+-":
            KEYS.press(str(1 + number))
            while strip.isEnabled() and (strip.more if sign == "+" else strip.less).isEnabled():
                KEYS.press(sign)
                KEYS.press("t")
            KEYS.press(Qt.Key.Key_Backspace)
    decision: Any = table.bridge.decision(table.turns.seat)
    KEYS.press("r" if decision.occasion == 1 else "e")
    assert {action for orders in wanted for action in orders.actions} == allowed
    assert wanted[-1] == Orders((EndTrading(table.turns.seat),), roll=decision.occasion == 1)


@pytest.mark.parametrize("which", ["building", "building of any company"])
def test_every_building_on_every_square(window: MainWindow, which: str) -> None:
    table = decide(window, which)
    wanted = wishes(table)
    place_all(panel_of(table, PlacementPanel))
    assert set(wanted) == legal(table)
    wanted.clear()
    KEYS.press(Qt.Key.Key_F6)
    view = table.board_tables.views[0]
    assert QApplication.focusWidget() is view
    decision: Any = table.bridge.decision(table.turns.seat)
    for company, squares in enumerate(decision.squares):
        if squares and which != "building":
            KEYS.press(str(1 + company))
        for square in squares:
            KEYS.go_to_row(view, square)
            KEYS.press(Qt.Key.Key_Return)
    assert set(wanted) == legal(table)
    assert all(isinstance(one, Place) for one in wanted)


def test_every_way_to_cover_a_loss(window: MainWindow) -> None:
    table = sit_at(window, indebted())
    wanted, allowed = wishes(table), legal(table)
    panel = panel_of(table, CoverPanel)
    for action in allowed:
        KEYS.act(table, action)
        assert wanted == [action]
        wanted.clear()
        if not panel.own.isVisible():
            KEYS.press(Qt.Key.Key_Backspace)
            KEYS.press("o")
