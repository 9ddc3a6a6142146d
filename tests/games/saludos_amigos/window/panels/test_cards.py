"""Councillors as buttons: the card is on it, and none can be played that is not held."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from bigshot_desktop.games.saludos_amigos.window.panels.cards import CardButton, Cards
from tests.ui.match.panel_questions import click, press, show


def test_the_card_is_on_the_button(qtbot: QtBot) -> None:
    """Without words, buttons of two values look different, and one that is off is faint."""
    looks = []
    for value in (1, 2, 3):
        button = CardButton(value)
        qtbot.addWidget(button)
        button.set_text("A")
        button._cap = ""
        button.resize(120, 60)
        looks.append(button.grab().toImage())
        button.setEnabled(False)
        looks.append(button.grab().toImage())
    assert all(one != other for place, one in enumerate(looks) for other in looks[:place])


def test_what_is_not_held_keeps_its_place(qtbot: QtBot) -> None:
    cards = Cards()
    chosen: list[int] = []
    cards.chosen.connect(chosen.append)
    cards.set_text("Play a {card}", "Play", (2, 0, 1), ("one", "two", "three"))
    show(qtbot, cards)
    assert [button.text() for button in cards.buttons] == ["Play a 1", "Play a 2", "Play a 3"]
    assert [button.detail for button in cards.buttons] == [
        "In hand: 2",
        "In hand: 0",
        "In hand: 1",
    ]
    assert [button.accessibleDescription() for button in cards.buttons] == ["one", "two", "three"]
    press(cards, *2 * [Qt.Key.Key_1], *2 * [Qt.Key.Key_2], *2 * [Qt.Key.Key_3])
    for button in cards.buttons:
        click(button)
    assert chosen == [1, 3, 1, 3]


def test_a_key_chooses_a_card_and_enter_or_the_key_again_plays_it(qtbot: QtBot) -> None:
    """What goes away with a card is gone: a key that means something else elsewhere takes none by itself."""
    cards = Cards()
    chosen: list[int] = []
    cards.chosen.connect(chosen.append)
    cards.set_text("Play a {card}", "Play", (2, 1, 1), ("one", "two", "three"))
    show(qtbot, cards)
    first, second, _ = cards.buttons
    press(cards, Qt.Key.Key_1)
    assert chosen == []
    assert first.is_chosen
    assert first.hasFocus()
    assert first.detail == "Enter: yes"
    press(cards, Qt.Key.Key_2)  # another one after all
    assert not first.is_chosen
    assert first.detail == "In hand: 2"
    press(cards, Qt.Key.Key_Return)
    assert chosen == [2]
    assert not second.is_chosen
    press(cards, Qt.Key.Key_Return)  # one press too many
    assert chosen == [2]
    press(cards, Qt.Key.Key_Space)  # hurries bots, and plays nothing
    assert chosen == [2]
    press(cards, Qt.Key.Key_1, Qt.Key.Key_1)
    assert chosen == [2, 1]
