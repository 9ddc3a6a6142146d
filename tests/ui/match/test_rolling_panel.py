"""The die rolls when its button is pressed, by the mouse or by a key."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.match.player_requests import PlayerRequests
from bigshot_desktop.ui.match.rolling_panel import RollPanel
from tests.games.big_shot.rules.positions import Table
from tests.games.shark.rules.positions import Table as SharkTable
from tests.ui.match.panel_questions import bridge_of, click, heard, press, shark_bridge, show

KEY = Qt.Key


def test_the_die_can_be_clicked(qtbot: QtBot) -> None:
    panel = RollPanel(PlayerRequests())
    heard(panel, bridge_of(Table(3)))
    show(qtbot, panel)
    assert panel.roll.text() == "Roll the die"
    with qtbot.waitSignal(panel.requests.roll):
        click(panel.roll)


@pytest.mark.parametrize(("variant", "text"), [("no", "Roll the dice"), ("yes", "Roll the die")])
def test_two_dice_are_dice(qtbot: QtBot, variant: str, text: str) -> None:
    """SH-32: without the colour die there is one."""
    panel = RollPanel(PlayerRequests())
    qtbot.addWidget(panel)
    heard(panel, shark_bridge(SharkTable(3, variant_3=variant)))
    assert panel.roll.text() == text


@pytest.mark.parametrize("key", [KEY.Key_R, KEY.Key_Return])
def test_the_die_rolls_at_a_key(qtbot: QtBot, key: Qt.Key) -> None:
    panel = RollPanel(PlayerRequests())
    heard(panel, bridge_of(Table(3)))
    show(qtbot, panel)
    panel.default_focus().setFocus()
    rolls: list[bool] = []
    panel.requests.roll.connect(lambda: rolls.append(True))
    press(panel, key)
    assert rolls == [True]
