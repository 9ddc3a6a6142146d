"""A box of choices is as wide as its words, also when they are others."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.panels.choice_box import ChoiceBox
from tests.ui.geometry import settle


def test_other_words_have_their_room_at_once(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    box = ChoiceBox(2)
    row = QHBoxLayout(window)
    row.addWidget(box)
    row.addStretch(1)
    box.show_texts(["any", "red"])
    window.resize(600, 60)
    window.show()
    settle(window)
    before = box.width()
    box.show_texts(["any of them", "one that is called by a longer word"])
    settle(window)
    assert box.width() == box.sizeHint().width() > before
    assert [box.itemText(place) for place in range(2)][1].startswith("one")
