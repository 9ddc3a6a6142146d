"""How Big Shot is played with the mouse and with keys."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt

from bigshot_desktop.games.big_shot.rules.actions import Bid, Borrow, Decline, Pass, Pay, Place
from bigshot_desktop.games.big_shot.window.panels.auction import AuctionPanel
from bigshot_desktop.games.big_shot.window.panels.loans import LoanPanel
from bigshot_desktop.games.big_shot.window.panels.paying import PayPanel
from bigshot_desktop.ui.match.panel import Panel
from bigshot_desktop.ui.match.table_page import TablePage
from tests.ui.input.keyboard import Typist
from tests.ui.input.mouse import Pointer, arrow_up, panel_of

RAISES = (1, 2, 5)
"""The sums on the buttons that raise a bid."""


def by_mouse(mouse: Pointer, table: TablePage, action: Any) -> None:
    match action:
        case Bid():
            _bid(mouse, panel_of(table, AuctionPanel), action.amount)
        case Pass():
            mouse.click(panel_of(table, AuctionPanel).pass_)
        case Borrow():
            panel = panel_of(table, Panel)
            assert isinstance(panel, AuctionPanel | LoanPanel)
            mouse.click(panel.loans.buttons[_purse(table, action)])
        case Decline():
            mouse.click(panel_of(table, LoanPanel).decline)
        case Pay():
            mouse.click(panel_of(table, PayPanel).purses[_payer(table, action)])
        case Place():
            mouse.place(table, action.colour, action.district)
        case _:
            raise AssertionError(action)


def by_keys(keys: Typist, table: TablePage, action: Any) -> None:
    match action:
        case Bid():
            keys.press("b")
            keys.press(str(action.amount), text=True)
            keys.press(Qt.Key.Key_Return)
        case Pass():
            keys.press("p")
        case Borrow():
            keys.press(Qt.Key.Key_L, shift=_purse(table, action) == 1)
        case Decline():
            keys.press("n")
        case Pay():
            keys.press(str(1 + _payer(table, action)))
        case Place():
            keys.place(table, action.colour, action.district)
        case _:
            raise AssertionError(action)


def _bid(mouse: Pointer, panel: AuctionPanel, amount: int) -> None:
    up = arrow_up(panel.amount)
    for button, more in zip(reversed(panel.raises), reversed(RAISES), strict=True):
        if panel.amount.value() + more <= amount:
            mouse.click(button)
    while panel.amount.value() < amount:
        mouse.click(panel.amount, up)
    mouse.click(panel.bid)


def _purse(table: TablePage, action: Borrow) -> int:
    """Which of the player's purses takes up a loan."""
    own: tuple[int, ...] = table.bridge.match.setup.deal.colours[action.seat]
    return own.index(action.colour)


def _payer(table: TablePage, action: Pay) -> int:
    """Which of those that can pay does."""
    decision: Any = table.bridge.decision(action.seat)
    return int(decision.purses.index(action.colour))
