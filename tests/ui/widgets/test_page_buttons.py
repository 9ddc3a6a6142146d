"""Buttons and choices of one among a few."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.widgets.page_buttons import Button, Segments
from tests.ui.app.marked_language import show


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_enter_and_space_press_a_button(qtbot: QtBot, key: Qt.Key) -> None:
    button = Button("primary", "continue")
    show(qtbot, button, 100, 40)
    with qtbot.waitSignal(button.clicked):
        qtbot.keyClick(button, key)


def test_a_button_says_its_text_and_more_when_asked(qtbot: QtBot) -> None:
    button = Button()
    qtbot.addWidget(button)
    button.set_text("Deal", "Deal and begin")
    assert button.text() == button.accessibleName() == "Deal"
    assert button.toolTip() == button.accessibleDescription() == "Deal and begin"


def test_icons_grow_with_the_text(qtbot: QtBot) -> None:
    button = Button("", "settings")
    qtbot.addWidget(button)
    before = button.iconSize().height()
    font = button.font()
    font.setPointSizeF(font.pointSizeF() * 2)
    button.setFont(font)
    assert button.iconSize().height() >= 1.8 * before


def three(qtbot: QtBot) -> Segments:
    segments = Segments(("a", "b", "c"))
    segments.set_text("Letter", ("A", "B", "C"))
    show(qtbot, segments, 300, 40)
    return segments


def test_a_click_chooses(qtbot: QtBot) -> None:
    segments = three(qtbot)
    assert segments.key == "a"
    with qtbot.waitSignal(segments.chosen) as told:
        qtbot.mouseClick(segments.button("c"), Qt.MouseButton.LeftButton)
    assert told.args == ["c"]
    assert segments.key == "c"
    assert not segments.button("a").isChecked()


def test_arrow_keys_choose_and_go_round(qtbot: QtBot) -> None:
    segments = three(qtbot)
    segments.setFocus()
    told: list[str] = []
    segments.chosen.connect(told.append)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Left):
        qtbot.keyClick(QApplication.focusWidget(), key)
    assert told == ["b", "c", "a", "c"]
    assert segments.button("c").hasFocus()


def test_tab_reaches_the_chosen_one_only(qtbot: QtBot) -> None:
    segments = three(qtbot)
    segments.choose("b")
    reached = [key for key in "abc" if segments.button(key).focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert reached == ["b"]


def test_every_choice_has_a_name_that_says_what_is_chosen(qtbot: QtBot) -> None:
    assert three(qtbot).button("b").accessibleName() == "Letter: B"
