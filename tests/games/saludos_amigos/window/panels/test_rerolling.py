"""Rolling again: a card for a die, as often as one likes, and nobody sees the cards of another."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigshot_desktop.engine.game import EVERYONE
from bigshot_desktop.games.saludos_amigos.rules.actions import Discard, Ready
from bigshot_desktop.games.saludos_amigos.window.panels.rerolling import RerollPanel
from bigshot_desktop.ui.match.player_requests import PlayerRequests
from bigshot_desktop.ui.play.talk_clock import TalkClock
from tests.games.saludos_amigos.window.panels.questions import put_to, rolled, saludos_bridge
from tests.ui.match.panel_questions import click, press

KEY = Qt.Key


@pytest.fixture
def panel(qapp: QApplication) -> RerollPanel:
    return RerollPanel(PlayerRequests(), TalkClock())


def test_cards_go_by_click_and_key(qtbot: QtBot, panel: RerollPanel) -> None:
    wanted = put_to(qtbot, 0, panel, saludos_bridge(rolled()))
    click(panel.cards.buttons[2])
    press(panel, KEY.Key_1)
    click(panel.ready)
    press(panel, KEY.Key_E, KEY.Key_Return)
    assert wanted == [Discard(0, 3), Discard(0, 1), *[Ready(0)] * 3]


@pytest.mark.parametrize(
    ("die", "told"),
    [
        (3, "Die 3 + cards 3 = strength 6. A 5 or more makes you stronger."),
        (4, "Die 4 + cards 3 = strength 7. Only a 6 makes you stronger."),
        (5, "Die 5 + cards 3 = strength 8. Another roll cannot make you stronger."),
    ],
)
def test_what_another_roll_is_good_for(
    qtbot: QtBot, panel: RerollPanel, die: int, told: str
) -> None:
    """SA-08: the card that is given up no longer counts."""
    bridge = saludos_bridge(rolled(4, die, 1, 1, 1))
    qtbot.addWidget(panel)
    panel.ask(0, bridge.decision(0), bridge)
    assert panel.state.text() == told


def test_the_others_are_followed_while_one_thinks(qtbot: QtBot, panel: RerollPanel) -> None:
    table = rolled()
    bridge = saludos_bridge(table)
    put_to(qtbot, 0, panel, bridge)
    assert [chip.text for chip in panel.others if chip.isVisible()] == ["Bea 7", "Carl 9", "Dora 4"]
    table.do(Ready(2), Discard(1, 3))
    bridge.match._state = table.state.copy()
    panel.renew(bridge.match.game.decision(rolled().state, 0))
    assert panel.others[1].text == "Bea rolls"
    assert panel.others[2].toolTip() == "Carl: die 6 + cards 3 = strength 9; ready"
    table.roll(1)
    bridge.match._state = table.state.copy()
    panel.renew(bridge.decision(0))
    assert panel.others[1].toolTip() == "Bea: die 1 + cards 2 = strength 3"
    assert panel.ready.hasFocus()


def test_alone_nobody_looks_away(qtbot: QtBot, panel: RerollPanel) -> None:
    put_to(qtbot, 0, panel, saludos_bridge(rolled()))
    assert panel.cards.isVisible()
    assert not panel.speakers.isVisible()


def test_several_people_see_no_cards_before_one_asks(qtbot: QtBot, panel: RerollPanel) -> None:
    bridge = saludos_bridge(rolled(), "hhbb", EVERYONE)
    wanted = put_to(qtbot, 0, panel, bridge)
    asked: list[object] = []
    panel.requests.look.connect(lambda: asked.append("look"))
    panel.requests.hide.connect(lambda: asked.append("hide"))
    panel.requests.speak_as.connect(asked.append)
    assert not panel.cards.isVisible()
    assert {button.detail for button in panel.cards.buttons} == {"In hand: 0"}
    press(panel, KEY.Key_1, KEY.Key_L)
    click(panel.speakers.people[1])
    bridge.viewer = 0
    panel.renew(bridge.decision(0))
    assert panel.cards.isVisible()
    press(panel, KEY.Key_L, KEY.Key_2)
    assert asked == ["look", 1, "hide"]
    assert wanted == [Discard(0, 2)]


@pytest.mark.parametrize("width", [760, 1000, 1800])
@pytest.mark.parametrize("spare", [0, 60, 200])
def test_cards_take_the_room_that_the_bar_has_to_spare(
    qtbot: QtBot, panel: RerollPanel, width: int, spare: int
) -> None:
    put_to(qtbot, 0, panel, saludos_bridge(rolled()))
    panel.fit_to(tight=False, width=width)
    panel.resize(width, 300)
    panel.spread(0)
    card = panel.cards.buttons[0]
    before, plain = panel.heightForWidth(width), card.sizeHint().height()
    panel.spread(spare)
    assert panel.heightForWidth(width) <= before + spare
    assert (card.sizeHint().height() > plain) == (spare > 0)
    panel.spread(0)
    assert card.sizeHint().height() == plain
