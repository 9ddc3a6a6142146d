"""Enter that was hammered on while something was shown does not answer what is asked next."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.match import key_guard
from bigshot_desktop.ui.match.action_bar import ActionBar
from bigshot_desktop.ui.match.player_requests import PlayerRequests
from bigshot_desktop.ui.match.rolling_panel import RollPanel
from bigshot_desktop.ui.match.watching_panel import WatchPanel
from tests.ui.match.panel_questions import show

KEY = Qt.Key


class Somebody:
    """Somebody in front of a bar that shows something, and then asks for the die."""

    def __init__(self, qtbot: QtBot) -> None:
        self.page, self.bar = QWidget(), ActionBar()
        self.other = QLineEdit()
        column = QVBoxLayout(self.page)
        column.addWidget(self.other)
        column.addWidget(self.bar)
        self.watching, self.rolling = WatchPanel(PlayerRequests()), RollPanel(PlayerRequests())
        self.rolls: list[bool] = []
        self.rolling.requests.roll.connect(lambda: self.rolls.append(True))
        self.bar.show_panel(self.watching)
        show(qtbot, self.page)
        self.watching.skip.setFocus()

    def press(self, key: Qt.Key) -> None:
        """As the keyboard does, not as one widget sees it."""
        QTest.keyClick(self.page.windowHandle(), key)


@pytest.fixture
def somebody(qtbot: QtBot) -> Somebody:
    return Somebody(qtbot)


def test_what_follows_at_once_is_not_meant(somebody: Somebody) -> None:
    somebody.press(KEY.Key_Return)
    somebody.bar.show_panel(somebody.rolling)
    assert somebody.rolling.roll.hasFocus()
    somebody.press(KEY.Key_Return)
    somebody.press(KEY.Key_Enter)
    somebody.press(KEY.Key_Space)
    assert somebody.rolls == []


def test_the_key_on_a_button_is_always_meant(somebody: Somebody) -> None:
    somebody.press(KEY.Key_Return)
    somebody.bar.show_panel(somebody.rolling)
    somebody.press(KEY.Key_R)
    assert somebody.rolls == [True]


def test_without_haste_enter_answers_at_once(somebody: Somebody) -> None:
    somebody.press(KEY.Key_Space)
    somebody.bar.show_panel(somebody.rolling)
    somebody.press(KEY.Key_Return)
    assert somebody.rolls == [True]


def test_after_a_rest_it_answers(somebody: Somebody, monkeypatch: pytest.MonkeyPatch) -> None:
    somebody.press(KEY.Key_Return)
    somebody.bar.show_panel(somebody.rolling)
    monkeypatch.setattr(key_guard, "REST", 0)
    somebody.press(KEY.Key_Return)
    somebody.press(KEY.Key_Return)
    assert somebody.rolls == [True] * 2


def test_elsewhere_enter_is_heard(somebody: Somebody) -> None:
    somebody.press(KEY.Key_Return)
    somebody.bar.show_panel(somebody.rolling)
    somebody.other.setFocus()
    entered: list[bool] = []
    somebody.other.returnPressed.connect(lambda: entered.append(True))
    somebody.press(KEY.Key_Return)
    assert entered == [True]
