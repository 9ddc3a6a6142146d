"""Sentences with the way to their rule: the link takes its room from them and from nothing else."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.match.cited_text import CitedText
from bigshot_desktop.ui.widgets.rule_requests import rule_requests


@pytest.fixture
def text(qtbot: QtBot) -> CitedText:
    cited = CitedText(lines=2)
    qtbot.addWidget(cited)
    cited.show()
    return cited


def test_a_rule_is_linked_at_the_end_of_its_sentence(qtbot: QtBot, text: CitedText) -> None:
    before = text.sizeHint()
    text.cite("The offer must be higher than the mug.", "SA-09")
    assert text.link.isVisible()
    assert text.rect().contains(text.link.geometry())
    assert text._room().right() < text.link.x()
    assert text.sizeHint() == before
    with qtbot.waitSignal(rule_requests().wanted) as wanted:
        qtbot.mouseClick(text.link, Qt.MouseButton.LeftButton)
    assert wanted.args == ["SA-09"]


def test_without_a_rule_the_sentence_has_all_the_room(text: CitedText) -> None:
    text.cite("The offer must be higher than the mug.", "SA-09")
    text.cite("This beats the mug.", "")
    assert text.link.isHidden()
    assert text._room() == text.rect()
    assert text.accessibleName() == "This beats the mug."


def test_the_link_stays_at_the_end_whatever_the_width(text: CitedText) -> None:
    text.cite("The offer must be higher than the mug.", "SA-09")
    for width in (text.width() * 2, text.width()):
        text.resize(width, text.height())
        assert text.link.geometry().right() == text.rect().right()
