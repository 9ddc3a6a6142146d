"""Cards for the council are chosen one by one, all at once or not at all, and shown to nobody else."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from bigshot_desktop.engine.game import EVERYONE
from bigshot_desktop.games.saludos_amigos.rules.actions import Commit
from bigshot_desktop.games.saludos_amigos.rules.packs import pack_with
from bigshot_desktop.games.saludos_amigos.window.panels.sealing import SealPanel
from bigshot_desktop.ui.match.player_requests import PlayerRequests
from tests.games.saludos_amigos.rules.positions import sealing
from tests.games.saludos_amigos.window.panels.questions import put_to, saludos_bridge
from tests.ui.match.panel_questions import click, press

KEY = Qt.Key


def with_a_hand(
    seat: int, cards: tuple[int, int, int], panel: SealPanel, qtbot: QtBot
) -> list[object]:
    """In the council a seat with these cards chooses."""
    table = sealing()
    table.state.hands[seat] = pack_with(cards)
    return put_to(qtbot, seat, panel, saludos_bridge(table, "hhhh", seat))


def test_with_the_mouse(qtbot: QtBot) -> None:
    panel = SealPanel(PlayerRequests())
    wanted = with_a_hand(0, (2, 0, 1), panel, qtbot)
    assert [card.isVisible() for card in panel.cards] == [True, False, True]
    for button in (panel.cards[0], panel.cards[2], panel.cards[0], panel.back[0]):
        click(button)
    assert panel.cards[0].text() == "1 of 2"
    assert panel.play.detail == "3 + 1 = 4"
    assert panel.balance.mug.figures == "8 + 4 = 12"
    assert panel.balance.accessibleName() == (
        "The mug would stand at 12, against 8 and the cards of others."
    )
    click(panel.play)
    click(panel.nothing)
    assert panel.play.detail == "no card"
    click(panel.play)
    assert wanted == [Commit(0, (1, 0, 1)), Commit(0, (0, 0, 0))]


def test_with_the_keyboard(qtbot: QtBot) -> None:
    """Enter plays, wherever the cards came from."""
    panel = SealPanel(PlayerRequests())
    wanted = with_a_hand(0, (2, 1, 1), panel, qtbot)
    press(panel, KEY.Key_A)
    assert panel.everything.isEnabled() is False
    press(panel, KEY.Key_1, shift=True)
    press(panel, KEY.Key_Return)
    press(panel, KEY.Key_N, KEY.Key_2, KEY.Key_P)
    assert panel.play.detail == "2"
    assert panel.play.accessibleName() == "Play a councillor of value 2"
    assert wanted == [Commit(0, (1, 1, 1)), Commit(0, (0, 1, 0))]


def test_one_press_too_many_takes_them_back(qtbot: QtBot) -> None:
    panel = SealPanel(PlayerRequests())
    with_a_hand(0, (2, 1, 1), panel, qtbot)
    chosen = []
    for _ in range(3):
        press(panel, KEY.Key_1)
        chosen.append((panel.chosen[0], panel.cards[0].isChecked()))
    assert chosen == [(1, True), (2, True), (0, False)]


def test_the_card_pushed_forward_counts(qtbot: QtBot) -> None:
    """SA-18."""
    panel = SealPanel(PlayerRequests())
    with_a_hand(2, (0, 1, 1), panel, qtbot)
    assert panel.balance.biscuit.figures == "8 + 1 = 9"
    assert panel.state.text() == (
        "The 1 that you pushed forward counts. A tie goes to the coalition."
    )
    press(panel, KEY.Key_3)
    assert panel.balance.accessibleName() == (
        "The biscuit would lie at 12, against 8 and the cards of others."
    )


def test_a_new_question_begins_with_nothing(qtbot: QtBot) -> None:
    panel = SealPanel(PlayerRequests())
    with_a_hand(0, (2, 1, 1), panel, qtbot)
    press(panel, KEY.Key_A)
    bridge = saludos_bridge(sealing(), "hhhh", 1)
    panel.ask(1, bridge.decision(1), bridge)
    assert panel.chosen == (0, 0, 0)


def test_nobody_else_sees_the_cards(qtbot: QtBot) -> None:
    panel = SealPanel(PlayerRequests())
    put_to(qtbot, 2, panel, saludos_bridge(sealing(), "hhhh", EVERYONE))
    assert not any(card.isVisible() for card in panel.cards)
    press(panel, KEY.Key_A, KEY.Key_1)
    assert panel.chosen == (0, 0, 0)
    assert panel.balance.biscuit.cards == 0


def test_a_council_that_is_decided_already(qtbot: QtBot) -> None:
    """SA-18: 8 against 8, a 1 pushed forward, another card of others pushed forward and eight in hand."""
    panel = SealPanel(PlayerRequests())
    table = sealing()
    table.state.mug = 40
    put_to(qtbot, 2, panel, saludos_bridge(table, "hhhh", 2))
    assert panel.state.text() == (
        "Whatever is shown, the coalition wins: it has 40, the opposition 23 at the most."
    )
