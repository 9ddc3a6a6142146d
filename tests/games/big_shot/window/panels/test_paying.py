"""The winner with two purses chooses the one that pays, and sees what is left."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from bigshot_desktop.games.big_shot.rules.actions import Bid, Borrow, Pass, Pay
from bigshot_desktop.games.big_shot.rules.decisions import ChoosePurse
from bigshot_desktop.games.big_shot.window.panels.paying import PayPanel
from bigshot_desktop.ui.match.player_requests import PlayerRequests
from tests.games.big_shot.rules.positions import Table
from tests.ui.match.panel_questions import ask, bridge_of, click, press

KEY = Qt.Key


def asked() -> Table:
    """Seat 1 (White and Black) has won for 4."""
    table = Table(2)
    table.roll()
    table.do(Borrow(1, 3), Bid(1, 4), Pass(0))
    assert isinstance(table.asked(), ChoosePurse)
    return table


def test_with_the_mouse(qtbot: QtBot) -> None:
    panel = PayPanel(PlayerRequests())
    wanted = ask(qtbot, panel, bridge_of(asked()))
    white, black = panel.purses
    assert (white.text(), white.detail) == ("Let White pay", "$10M, then $6M")
    assert (black.text(), black.detail) == ("Let Black pay", "$19M, then $15M")
    click(white)
    click(black)
    assert wanted == [Pay(1, 2), Pay(1, 3)]


def test_with_the_keyboard(qtbot: QtBot) -> None:
    panel = PayPanel(PlayerRequests())
    wanted = ask(qtbot, panel, bridge_of(asked()))
    press(panel, KEY.Key_2, KEY.Key_1, KEY.Key_Return)
    assert wanted == [Pay(1, 3), Pay(1, 2), Pay(1, 2)]
