"""The first share is chosen with a button or its key."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from bigshot_desktop.games.shark.rules.actions import TakeShare
from bigshot_desktop.games.shark.window.panels.choosing import SharePanel
from bigshot_desktop.ui.match.player_requests import PlayerRequests
from tests.games.shark.rules.positions import Table
from tests.ui.match.panel_questions import ask, click, press, shark_bridge

KEY = Qt.Key


def test_with_the_mouse(qtbot: QtBot) -> None:
    panel = SharePanel(PlayerRequests())
    wanted = ask(qtbot, panel, shark_bridge(Table(3, start_share="chosen")))
    assert [button.text() for button in panel.companies] == ["Red", "Blue", "Green", "Yellow"]
    assert panel.companies[1].accessibleName() == "Begin with a blue share"
    for button in panel.companies:
        click(button)
    assert wanted == [TakeShare(0, company) for company in range(4)]


def test_with_the_keyboard(qtbot: QtBot) -> None:
    panel = SharePanel(PlayerRequests())
    wanted = ask(qtbot, panel, shark_bridge(Table(3, start_share="chosen")))
    press(panel, KEY.Key_Return, KEY.Key_Right, KEY.Key_Return, KEY.Key_4)
    assert wanted == [TakeShare(0, 0), TakeShare(0, 1), TakeShare(0, 3)]
