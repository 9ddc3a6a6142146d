"""What a piece would lead to is told in a space that stays the same."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.match.placing_panel import PlaceBox, SteadyText
from tests.ui.match.panel_questions import press, show


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
    text.set_text("First line.\nSecond line.")
    assert text._fitted() == text.text
    text.set_text("A sentence that goes on and on. " * 20)
    assert text._fitted().endswith(" …")
    assert text.toolTip() == text.accessibleName() == text.text
    text.set_text("")
    assert text._fitted() == ""


def test_it_takes_the_lines_that_there_are(text: SteadyText) -> None:
    before = text.sizeHint().height()
    spare = round(2.6 * text.fontMetrics().lineSpacing())
    text.grow(spare)
    taken = text.sizeHint().height() - before
    assert spare / 2 < taken <= spare
    text.grow(0)
    assert text.sizeHint().height() == before


def test_a_place_is_taken_with_enter_once_and_with_space_never(qtbot: QtBot) -> None:
    taken: list[str] = []
    box = PlaceBox(lambda: taken.append(box.currentText()))
    box.addItems(["A1", "B1"])
    show(qtbot, box)
    box.setFocus()
    press(box, Qt.Key.Key_Space)
    assert not box.view().isVisible()
    held = QKeyEvent(
        QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, autorep=True
    )
    QApplication.sendEvent(box, held)
    assert taken == []
    press(box, Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert taken == ["B1"]
