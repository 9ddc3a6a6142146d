"""The felt bag is reached into like a die is rolled: by a click, or by a key."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.panels.saludos_amigos.bag import BagPanel
from tests.rules.saludos_amigos.positions import Table
from tests.ui.panels.asking import click, heard, press, show
from tests.ui.panels.saludos_amigos.questions import saludos_bridge


def test_a_tile_is_drawn(qtbot: QtBot) -> None:
    panel = BagPanel()
    heard(panel, saludos_bridge(Table(4)))
    show(qtbot, panel)
    panel.default_focus().setFocus()
    drawn: list[bool] = []
    panel.roll_wanted.connect(lambda: drawn.append(True))
    assert panel.roll.text() == "Draw from the bag"
    click(panel.roll)
    press(panel, Qt.Key.Key_R, Qt.Key.Key_Return)
    assert len(drawn) == 3
