"""What is shown can be cut short, with the mouse and with a key."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.match.player_requests import PlayerRequests
from bigshot_desktop.ui.match.watching_panel import WatchPanel
from tests.ui.geometry import LongWords
from tests.ui.match.panel_questions import click, press, show

KEY = Qt.Key


def test_what_is_shown_can_be_skipped(qtbot: QtBot) -> None:
    panel = WatchPanel(PlayerRequests())
    show(qtbot, panel)
    panel.default_focus().setFocus()
    skips: list[bool] = []
    panel.requests.skip.connect(lambda: skips.append(True))
    click(panel.skip)
    press(panel, KEY.Key_Space)
    assert skips == [True] * 2


def test_who_only_looks_on_can_end_it(qtbot: QtBot) -> None:
    panel = WatchPanel(PlayerRequests())
    show(qtbot, panel)
    assert not panel.rush.isVisible()
    panel.offer_rush(offered=True)
    panel.default_focus().setFocus()
    rushes: list[bool] = []
    panel.requests.rush.connect(lambda: rushes.append(True))
    click(panel.rush)
    press(panel, KEY.Key_E)
    assert rushes == [True] * 2


def test_a_slow_bot_can_be_hurried(qtbot: QtBot) -> None:
    panel = WatchPanel(PlayerRequests())
    show(qtbot, panel)
    assert not panel.quick_move.isVisible()
    panel.offer_quick_move(offered=True)
    panel.default_focus().setFocus()
    hurried: list[bool] = []
    panel.requests.quick_move.connect(lambda: hurried.append(True))
    click(panel.quick_move)
    press(panel, KEY.Key_Q)
    assert hurried == [True] * 2
    panel.quick_move.setFocus()
    panel.offer_quick_move(offered=False)
    assert not panel.quick_move.isVisible()
    assert panel.skip.hasFocus()


def test_enter_which_answers_the_next_question_does_not_skip(qtbot: QtBot) -> None:
    panel = WatchPanel(PlayerRequests())
    show(qtbot, panel)
    panel.default_focus().setFocus()
    with qtbot.assertNotEmitted(panel.requests.skip):
        press(panel, KEY.Key_Return)


def test_space_belongs_to_the_button_that_has_the_focus(qtbot: QtBot) -> None:
    page, panel, other = QWidget(), WatchPanel(PlayerRequests()), QPushButton("Undo")
    column = QVBoxLayout(page)
    for part in (panel, other):
        column.addWidget(part)
    show(qtbot, page)
    other.setFocus()
    pressed: list[str] = []
    other.clicked.connect(lambda: pressed.append("other"))
    panel.requests.skip.connect(lambda: pressed.append("panel"))
    press(page, KEY.Key_Space)
    assert pressed == ["other"]
    other.clearFocus()
    page.setFocus()
    press(page, KEY.Key_Space)
    assert pressed == ["other", "panel"]


def test_another_language(qtbot: QtBot) -> None:
    panel = WatchPanel(PlayerRequests())
    qtbot.addWidget(panel)
    long = LongWords()
    QCoreApplication.installTranslator(long)
    try:
        qtbot.waitUntil(lambda: panel.skip.text() == "Skip Skip")
    finally:
        QCoreApplication.removeTranslator(long)
    qtbot.waitUntil(lambda: panel.skip.text() == "Skip")
