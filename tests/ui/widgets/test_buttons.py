"""A button of the panels says what it does and by which key, and is pressed once by each press."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.widgets.buttons import ActionButton
from tests.ui.match.panel_questions import press, show

KEY = Qt.Key
LEFT, NO_KEY = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def pressed(qtbot: QtBot, button: ActionButton, page: QWidget | None = None) -> list[bool]:
    presses: list[bool] = []
    button.clicked.connect(lambda: presses.append(True))
    show(qtbot, page or button)
    button.setFocus(Qt.FocusReason.TabFocusReason)
    return presses


@pytest.mark.parametrize("key", [KEY.Key_P, KEY.Key_Return, KEY.Key_Enter, KEY.Key_Space])
def test_keys_press_it(qtbot: QtBot, key: Qt.Key) -> None:
    button = ActionButton(key="P")
    presses = pressed(qtbot, button)
    press(button, key)
    assert presses == [True]


def test_disabled_it_hears_no_key(qtbot: QtBot) -> None:
    page, button, other = QWidget(), ActionButton(key="P"), QPushButton("Other")
    column = QVBoxLayout(page)
    for part in (button, other):
        column.addWidget(part)
    presses = pressed(qtbot, button, page)
    other.setFocus()
    press(page, KEY.Key_P)
    looks = button.grab().toImage()
    button.setEnabled(False)
    press(page, KEY.Key_P)
    assert presses == [True]
    assert button.grab().toImage() != looks


def test_another_key(qtbot: QtBot) -> None:
    button = ActionButton(key="R")
    presses = pressed(qtbot, button)
    button.set_text("Go on")
    button.set_key("E")
    button.set_text("Go on")
    press(button, KEY.Key_R)
    assert presses == []
    press(button, KEY.Key_E)
    assert presses == [True]
    assert button.toolTip() == "Go on (key: E)"


@pytest.mark.parametrize("key", [KEY.Key_Return, KEY.Key_Space])
def test_a_key_held_down_presses_once(qtbot: QtBot, key: Qt.Key) -> None:
    button = ActionButton()
    presses = pressed(qtbot, button)
    for _ in range(3):
        again = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, autorep=True)
        QApplication.sendEvent(button, again)
    assert presses == []


def test_space_presses_only_what_somebody_went_to(qtbot: QtBot) -> None:
    page, button, other = QWidget(), ActionButton(key="P"), QPushButton("Other")
    column = QVBoxLayout(page)
    for part in (button, other):
        column.addWidget(part)
    presses = pressed(qtbot, button, page)
    other.setFocus()
    button.setFocus(Qt.FocusReason.OtherFocusReason)
    press(page, KEY.Key_Space)
    back = QFocusEvent(QEvent.Type.FocusIn, Qt.FocusReason.ActiveWindowFocusReason)
    QApplication.sendEvent(button, back)
    press(page, KEY.Key_Space)
    assert presses == []
    press(page, KEY.Key_P, KEY.Key_Return)
    assert presses == [True] * 2
    press(page, KEY.Key_Tab, KEY.Key_Backtab, KEY.Key_Space)
    assert presses == [True] * 3


def test_two_quick_clicks_press_what_was_there_for_the_first(qtbot: QtBot) -> None:
    page, before, button = QWidget(), ActionButton(), ActionButton()
    column = QVBoxLayout(page)
    for part in (before, button):
        part.setText("Press")
        column.addWidget(part)
    button.hide()

    def change() -> None:
        before.hide()
        button.show()
        column.activate()

    before.clicked.connect(change)
    presses = pressed(qtbot, button, page)
    place = before.mapTo(page, before.rect().center())
    two_clicks = partial(QTest.mouseDClick, page.windowHandle(), LEFT, NO_KEY, place)
    two_clicks()
    assert button.isVisible()
    assert presses == []
    QTest.qWait(0)
    two_clicks()
    assert presses == [True] * 2


def test_the_tool_tip_names_the_key(qtbot: QtBot) -> None:
    button = ActionButton(key="P")
    qtbot.addWidget(button)
    button.set_text("Pass", tip="You are out")
    assert button.toolTip() == "You are out (key: P)"
    assert (button.accessibleName(), button.accessibleDescription()) == ("Pass", "You are out")
    button.set_text("Pass")
    assert button.toolTip() == "Pass (key: P)"


def test_the_key_of_shift_takes_little_room(qtbot: QtBot) -> None:
    plain, shifted = ActionButton(key="L"), ActionButton(key="Shift+L")
    for button in (plain, shifted):
        qtbot.addWidget(button)
        button.set_text("Loan")
    letters = shifted.fontMetrics().horizontalAdvance("Shift")
    assert 0 < shifted.sizeHint().width() - plain.sizeHint().width() < letters
    assert shifted.toolTip() == "Loan (key: Shift+L)"


def test_long_words_go_on_several_lines(qtbot: QtBot) -> None:
    button = ActionButton()
    qtbot.addWidget(button)
    button.set_text("Short")
    low = button.sizeHint()
    button.set_text("A text that goes on and on and on, until it needs another line or even two")
    assert button.sizeHint().height() > low.height()
    assert button.heightForWidth(120) > button.heightForWidth(300)


@pytest.mark.parametrize("cube", [False, True])
def test_a_piece_needs_room(qtbot: QtBot, cube: bool) -> None:
    button = ActionButton()
    show(qtbot, button)
    button.set_text("Red")
    plain, before = button.sizeHint().width(), button.grab().toImage()
    button.show_piece("red", cube=cube)
    button.resize(button.sizeHint())
    assert button.sizeHint().width() > plain
    assert button.grab().toImage() != before
