"""The other rulebooks that have what is looked for: who is offered, how, and in which words."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from pytestqt.qtbot import QtBot

from bigshot_desktop.games import ENTRIES
from bigshot_desktop.ui.pages.rulebook.other_books import OtherBooks
from tests.ui.app.marked_language import show, spoken_otherwise, unmarked


@pytest.fixture
def others(qtbot: QtBot) -> OtherBooks:
    others = OtherBooks()
    show(qtbot, others, 400, 200)
    return others


def test_books_with_something_are_offered(others: OtherBooks) -> None:
    others.offer({"big-shot": 5, "shark": 0})
    assert others.games == ("big-shot",)
    assert others.button("big-shot").isVisible()
    assert not others.button("shark").isVisible()
    number = QCoreApplication.translate("RulebookWindow", "%Ln section(s)", "", 5)
    assert others.sentences == (f"Big Shot: {number}",)
    assert others.button("big-shot").accessibleName() == others.sentences[0]


def test_it_is_out_of_sight_without_any(others: OtherBooks) -> None:
    others.offer({"shark": 1})
    assert others.isVisible()
    others.offer(dict.fromkeys(ENTRIES, 0))
    assert others.isHidden()
    assert others.games == others.sentences == ()


def test_a_press_wants_the_book(qtbot: QtBot, others: OtherBooks) -> None:
    others.offer({"shark": 1, "saludos-amigos": 2})
    with qtbot.waitSignal(others.wanted) as wanted:
        qtbot.mouseClick(others.button("saludos-amigos"), Qt.MouseButton.LeftButton)
    assert wanted.args == ["saludos-amigos"]


def test_a_change_of_language_reaches_it(others: OtherBooks) -> None:
    others.offer({"shark": 3})
    with spoken_otherwise():
        assert unmarked(others) == set()
