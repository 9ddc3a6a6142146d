"""Behind the curtain nothing is seen and nothing can be done until the player is here."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.look import fonts
from bigshot_desktop.ui.match.curtain import Curtain
from tests.ui.geometry import LongWords, flaws, settle
from tests.ui.match.panel_questions import click, press, show

KEY = Qt.Key


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    page = QWidget()
    page.resize(800, 600)
    secret = QPushButton("Secret", page)
    secret.setGeometry(10, 10, 100, 40)
    show(qtbot, page)
    return page


@pytest.fixture
def curtain(page: QWidget) -> Iterator[Curtain]:
    curtain = Curtain(page)
    curtain.call("Anna")
    settle(page)
    yield curtain
    curtain.hide()


def test_it_covers_everything(page: QWidget, curtain: Curtain) -> None:
    assert curtain.geometry() == page.rect()
    assert curtain.question.text() == "Anna, are you there?"
    assert page.childAt(50, 30) is curtain
    page.resize(500, 400)
    assert curtain.geometry() == page.rect()


def test_enter_opens_it(qtbot: QtBot, curtain: Curtain) -> None:
    with qtbot.waitSignal(curtain.arrived):
        press(curtain, KEY.Key_Return)


def test_space_which_hurries_bots_does_not_open_it(qtbot: QtBot, curtain: Curtain) -> None:
    with qtbot.assertNotEmitted(curtain.arrived):
        press(curtain, KEY.Key_Space)


def test_a_click_opens_it(qtbot: QtBot, curtain: Curtain) -> None:
    with qtbot.waitSignal(curtain.arrived):
        click(curtain.here)


def test_it_keeps_the_focus(page: QWidget, curtain: Curtain) -> None:
    assert QApplication.focusWidget() is curtain.here
    press(page, KEY.Key_Tab)
    assert QApplication.focusWidget() is curtain.here
    page.findChildren(QPushButton)[0].setFocus()
    assert QApplication.focusWidget() is curtain.here


def test_whoever_opened_the_match_of_others_can_go_back(qtbot: QtBot, curtain: Curtain) -> None:
    assert curtain.back.isHidden()
    curtain.call("Anna", "Anna and Bea")
    secrets = "This match is not over and has secrets of Anna and Bea."
    assert curtain.note.text() == f"What follows is for your eyes only.\n{secrets}"
    press(curtain, KEY.Key_Tab)
    assert QApplication.focusWidget() is curtain.back
    with qtbot.waitSignal(curtain.left), qtbot.assertNotEmitted(curtain.arrived):
        press(curtain, KEY.Key_Return)
    press(curtain, KEY.Key_Tab)
    assert QApplication.focusWidget() is curtain.here
    curtain.call("Bea")
    assert curtain.note.text() == "What follows is for your eyes only."
    assert curtain.back.isHidden()


def test_whoever_asked_for_it_can_do_without(qtbot: QtBot, curtain: Curtain) -> None:
    with qtbot.assertNotEmitted(curtain.left), qtbot.assertNotEmitted(curtain.declined):
        press(curtain, KEY.Key_Escape)  # the game waits for Anna: there is no way around her
    curtain.call("Anna", wished=True)
    assert curtain.back.isVisible()
    assert curtain.back.text() == "Not now"
    with qtbot.waitSignal(curtain.declined), qtbot.assertNotEmitted(curtain.left):
        press(curtain, KEY.Key_Escape)
    with qtbot.waitSignal(curtain.declined), qtbot.assertNotEmitted(curtain.arrived):
        click(curtain.back)
    curtain.call("Anna", "Anna and Bea")
    assert curtain.back.text() == "Leave the match"
    with qtbot.waitSignal(curtain.left), qtbot.assertNotEmitted(curtain.declined):
        press(curtain, KEY.Key_Escape)


def test_it_says_why_it_falls_also_in_a_match_that_was_opened(curtain: Curtain) -> None:
    """And that something was taken back: what was read before it is another question."""
    curtain.call("Bea", "Anna and Bea", "You look at {your} cards.", taken_back=True)
    assert curtain.note.text().split("\n") == [
        "A decision was taken back: you decide again.",
        "You look at {your} cards.",
        "This match is not over and has secrets of Anna and Bea.",
    ]
    curtain.call("Bea", "", "You look at your cards.")
    assert curtain.note.text() == "You look at your cards."


def test_opened_it_lets_go(page: QWidget, curtain: Curtain) -> None:
    curtain.hide()
    secret = page.findChildren(QPushButton)[0]
    secret.setFocus()
    assert QApplication.focusWidget() is secret


def test_it_can_call_somebody_else(curtain: Curtain) -> None:
    curtain.hide()
    curtain.call("Bea")
    assert curtain.isVisible()
    assert curtain.question.text() == "Bea, are you there?"


@pytest.mark.parametrize(("percent", "width"), [(100, 800), (200, 1024), (200, 500)])
def test_nothing_is_cut(page: QWidget, curtain: Curtain, percent: int, width: int) -> None:
    try:
        fonts.set_text_size(percent)
        page.resize(width, 640)
        curtain.call("Wilhelmina von der Tann", "Wilhelmina von der Tann and Theodor Storm")
        settle(page)
        assert flaws(curtain) == []
    finally:
        fonts.set_text_size(100)


def test_another_language(qtbot: QtBot, curtain: Curtain) -> None:
    long = LongWords()
    QCoreApplication.installTranslator(long)
    try:
        qtbot.waitUntil(lambda: curtain.question.text() == "Anna, are you there? are")
    finally:
        QCoreApplication.removeTranslator(long)
