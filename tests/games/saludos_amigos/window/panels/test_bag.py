"""The felt bag is reached into like a die is rolled: by a click, or by a key."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from bigshot_desktop.games.saludos_amigos.window.panels.bag import BagPanel
from bigshot_desktop.ui.match.player_requests import PlayerRequests
from tests.games.saludos_amigos.rules.positions import Table
from tests.games.saludos_amigos.window.panels.questions import saludos_bridge
from tests.ui.match.panel_questions import click, heard, press, show


def test_a_tile_is_drawn(qtbot: QtBot) -> None:
    panel = BagPanel(PlayerRequests())
    heard(panel, saludos_bridge(Table(4)))
    show(qtbot, panel)
    panel.default_focus().setFocus()
    drawn: list[bool] = []
    panel.requests.roll.connect(lambda: drawn.append(True))
    assert panel.roll.text() == "Draw from the bag"
    click(panel.roll)
    press(panel, Qt.Key.Key_R, Qt.Key.Key_Return)
    assert len(drawn) == 3
