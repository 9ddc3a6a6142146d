"""A sentence across the top of a page."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.widgets.notice import Notice, NoticeButton
from tests.ui.app.marked_language import show, spoken_otherwise, unmarked
from tests.ui.geometry import flaws, settle


@pytest.fixture
def notice(qtbot: QtBot) -> Iterator[Notice]:
    page = QWidget()
    notice = Notice()
    column = QVBoxLayout(page)
    column.addWidget(notice)
    column.addStretch(1)
    show(qtbot, page, 500, 400)
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    yield notice
    page.close()


def ways(notice: Notice) -> list[QPushButton]:
    return [button for button in notice.findChildren(QPushButton) if button.isVisible()]


def test_it_is_hidden_while_there_is_nothing_to_tell(notice: Notice) -> None:
    assert notice.isHidden()
    assert notice.text == ""


def test_what_needs_no_answer_can_be_put_away(qtbot: QtBot, notice: Notice) -> None:
    notice.show_message("The disk is full.")
    assert notice.text == notice.accessibleName() == "The disk is full."
    (close,) = ways(notice)
    assert close.accessibleName() == "Dismiss"
    qtbot.mouseClick(close, Qt.MouseButton.LeftButton)
    assert notice.text == ""


def test_what_is_good_to_know_looks_like_no_warning(notice: Notice) -> None:
    notice.show_message("The disk is full.")
    warning = notice._icon.pixmap().toImage()
    notice.show_message("There is a lot of room.", calm=True)
    assert notice._icon.pixmap().toImage() != warning
    notice.show_message("The disk is full.")
    assert notice._icon.pixmap().toImage() == warning


def test_a_way_out_must_be_taken(qtbot: QtBot, notice: Notice) -> None:
    taken: list[str] = []
    notice.show_message(
        "What now?",
        [
            NoticeButton("Left", lambda: taken.append("left")),
            NoticeButton("Right", lambda: taken.append("right")),
        ],
    )
    left, right = ways(notice)
    assert QApplication.focusWidget() is left
    qtbot.keyClick(left, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is right
    qtbot.keyClick(right, Qt.Key.Key_Space)
    assert taken == ["right"]
    assert notice.isHidden()


def test_a_way_out_may_lead_to_the_next_notice(qtbot: QtBot, notice: Notice) -> None:
    notice.show_message(
        "Full.", [NoticeButton("Try again", lambda: notice.show_message("Still full."))]
    )
    qtbot.mouseClick(ways(notice)[0], Qt.MouseButton.LeftButton)
    assert notice.text == "Still full."
    assert [way.text() for way in ways(notice)] == [""]  # that of putting it away


def test_a_new_sentence_takes_the_place_of_the_old(notice: Notice) -> None:
    notice.show_message("First", [NoticeButton("A", lambda: None)])
    notice.show_message("Second", [NoticeButton("B", lambda: None)])
    assert [way.text() for way in ways(notice)] == ["B"]
    notice.show_message("Third")
    assert notice.text == "Third"
    assert [way.text() for way in ways(notice)] == [""]


def test_a_long_sentence_is_not_cut(notice: Notice) -> None:
    notice.show_message("This is rather a long sentence about a disk. " * 8)
    settle(notice.window())
    assert flaws(notice) == []


def test_a_change_of_language_reaches_its_button(notice: Notice) -> None:
    notice.show_message("")
    with spoken_otherwise():
        assert unmarked(notice) == set()
