"""Before the auction a loan is taken or not."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from bigshot_desktop.games.big_shot.rules.actions import Borrow, Decline
from bigshot_desktop.games.big_shot.window.panels.loans import LoanPanel
from bigshot_desktop.ui.match.player_requests import PlayerRequests
from tests.games.big_shot.rules.positions import Table
from tests.ui.match.panel_questions import ask, bridge_of, click, press

KEY = Qt.Key


def asked() -> Table:
    table = Table(3, loans="before")
    table.roll()
    return table


def test_with_the_mouse(qtbot: QtBot) -> None:
    panel = LoanPanel(PlayerRequests())
    wanted = ask(qtbot, panel, bridge_of(asked()))
    loan, second = panel.loans.buttons
    assert loan.detail == "pays $9M now, costs $10M at the end"
    assert not second.isVisible()
    click(loan)
    click(panel.decline)
    assert wanted == [Borrow(1, 1), Decline(1)]


def test_with_the_keyboard(qtbot: QtBot) -> None:
    panel = LoanPanel(PlayerRequests())
    wanted = ask(qtbot, panel, bridge_of(asked()))
    press(panel, KEY.Key_L, KEY.Key_N)
    assert wanted == [Borrow(1, 1), Decline(1)]


def test_enter_takes_none(qtbot: QtBot) -> None:
    panel = LoanPanel(PlayerRequests())
    wanted = ask(qtbot, panel, bridge_of(asked()))
    press(panel, KEY.Key_Return)
    assert wanted == [Decline(1)]


def test_later_loans_pay_less(qtbot: QtBot) -> None:
    table = asked()
    table.do(Borrow(1, 1))
    table.let_all_pass()
    table.scatter()
    table.roll()
    table.do(Decline(2), Decline(0))
    panel = LoanPanel(PlayerRequests())
    ask(qtbot, panel, bridge_of(table))
    assert panel.loans.buttons[0].detail == "pays $8M now, costs $10M at the end"
