"""Asked into the council: how things stand, a card to push forward, or none."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from bigshot_desktop.engine.game import EVERYONE
from bigshot_desktop.games.saludos_amigos.rules.actions import Push, StayOut
from bigshot_desktop.games.saludos_amigos.window.panels.pushing import PushPanel
from bigshot_desktop.ui.match.player_requests import PlayerRequests
from tests.games.saludos_amigos.rules.positions import Table, called
from tests.games.saludos_amigos.window.panels.questions import put_to, saludos_bridge
from tests.ui.match.panel_questions import click, press

KEY = Qt.Key


def test_a_call(qtbot: QtBot) -> None:
    panel = PushPanel(PlayerRequests())
    table = Table(4).coalition({0: 3, 1: 4}, 6, 2, 2, 1, 1)
    wanted = put_to(qtbot, 2, panel, saludos_bridge(table, "hhhh", 2))
    assert (panel.balance.mug.height, panel.balance.biscuit.height) == (10, 8)
    assert panel.state.text().splitlines() == [
        "Before the cards your side is 2 behind.",
        "7 million to win, shared by all who attend.",
    ]
    assert panel.cards.buttons[0].text() == "Call with a 1"
    assert panel.stay_out.text() == "Do not call"
    press(panel, KEY.Key_E, KEY.Key_Return, KEY.Key_3, KEY.Key_Return)
    click(panel.cards.buttons[1])
    assert wanted == [StayOut(2), StayOut(2), Push(2, 3), Push(2, 2)]


def test_attending(qtbot: QtBot) -> None:
    """SA-16: who comes last gets none of the odd millions."""
    panel = PushPanel(PlayerRequests())
    wanted = put_to(qtbot, 3, panel, saludos_bridge(called(), "hhhh", 3))
    assert panel.state.text().splitlines() == [
        "Before the cards it is a tie, and ties go to the coalition.",
        "7 million to win; split evenly with those here, you would get 3 million.",
    ]
    assert panel.cards.buttons[2].text() == "Attend with a 3"
    assert panel.stay_out.text() == "Stay out"
    press(panel, KEY.Key_1, KEY.Key_1)
    click(panel.stay_out)
    assert wanted == [Push(3, 1), StayOut(3)]


def test_ahead_before_the_cards(qtbot: QtBot) -> None:
    panel = PushPanel(PlayerRequests())
    put_to(qtbot, 2, panel, saludos_bridge(called(5), "hhhhh", 2))
    assert panel.state.text().startswith("Before the cards your side is 4 ahead.")


def test_a_council_that_is_decided_already(qtbot: QtBot) -> None:
    """SA-18: three cards of 3 do not make up for it."""
    panel = PushPanel(PlayerRequests())
    put_to(qtbot, 2, panel, saludos_bridge(called(5, {0: 7}), "hhhhh", 2))
    assert panel.state.text().startswith(
        "Whatever is shown, the opposition wins: it has 17 at the least, the coalition 13 at the most."
    )


@pytest.mark.parametrize("viewer", [EVERYONE, 0])
def test_nobody_else_sees_the_cards(qtbot: QtBot, viewer: int) -> None:
    panel = PushPanel(PlayerRequests())
    wanted = put_to(qtbot, 3, panel, saludos_bridge(called(), "hhhh", viewer))
    assert {button.detail for button in panel.cards.buttons} == {"In hand: 0"}
    press(panel, KEY.Key_1, KEY.Key_2, KEY.Key_3)
    assert wanted == []


def test_large_letters_leave_room_for_the_board(qtbot: QtBot) -> None:
    panel = PushPanel(PlayerRequests())
    put_to(qtbot, 3, panel, saludos_bridge(called(), "hhhh", 3))
    panel.fit_to(tight=True, width=panel.width())
    assert not panel.state.isVisible()
    assert panel.cards.buttons[0].text() == "Attend", "what is done with it stays"
    assert panel.cards.buttons[0].detail == "In hand: 1"
    panel.fit_to(tight=False, width=panel.width())
    assert panel.state.isVisible()
    assert panel.cards.buttons[0].text() == "Attend with a 1"
