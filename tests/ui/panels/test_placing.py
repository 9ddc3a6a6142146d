"""What a piece would lead to is told in a space that stays the same."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.panels.placing import SteadyText


@pytest.fixture
def text(qtbot: QtBot) -> SteadyText:
    text = SteadyText(lines=3)
    qtbot.addWidget(text)
    text.resize(200, text.sizeHint().height())
    return text


def test_it_is_as_high_as_its_lines(qtbot: QtBot, text: SteadyText) -> None:
    lower = SteadyText()
    qtbot.addWidget(lower)
    assert text.sizeHint().height() > lower.sizeHint().height()


def test_what_does_not_fit_is_cut_and_told_in_full(text: SteadyText) -> None:
    text.say("First line.\nSecond line.")
    assert text._fitted() == text.text
    text.say("A sentence that goes on and on. " * 20)
    assert text._fitted().endswith(" …")
    assert text.toolTip() == text.accessibleName() == text.text
    text.say("")
    assert text._fitted() == ""
