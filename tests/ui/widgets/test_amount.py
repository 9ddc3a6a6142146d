"""The field for a sum of one's own takes figures, shows money and leaves letters to others."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.widgets.amount import AmountField
from tests.ui.match.panel_questions import press, show

KEY = Qt.Key


@pytest.fixture
def field(qtbot: QtBot) -> AmountField:
    field = AmountField()
    field.setRange(4, 20)
    field.write_with(lambda amount: f"{amount} Mio. $")
    show(qtbot, field)
    field.setFocus()
    field.selectAll()
    return field


def entered(field: AmountField) -> list[int]:
    sums: list[int] = []
    field.entered.connect(sums.append)
    return sums


def test_sums_are_written_as_the_game_does(field: AmountField) -> None:
    assert field.text() == "4 Mio. $"
    field.setValue(12)
    assert field.text() == "12 Mio. $"
    assert field.typed == 12


def test_figures_go_in_between(field: AmountField) -> None:
    field.lineEdit().setCursorPosition(1)
    QTest.keyClicks(field, "2")
    assert (field.typed, field.value()) == (42, 4)


def test_enter_tells_what_was_typed(field: AmountField) -> None:
    sums = entered(field)
    QTest.keyClicks(field, "17")
    press(field, KEY.Key_Return)
    assert sums == [17]


def test_space_and_other_signs_are_not_taken(field: AmountField) -> None:
    before = field.text()
    QTest.keyClicks(field, " x$.,")
    assert field.text() == before


def test_enter_held_down_is_one_enter(field: AmountField) -> None:
    sums = entered(field)
    again = QKeyEvent(
        QEvent.Type.KeyPress, KEY.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", autorep=True
    )
    QApplication.sendEvent(field, again)
    assert sums == []


def test_the_bounds_hold_for_steps(field: AmountField) -> None:
    press(field, KEY.Key_Minus)
    assert field.value() == 4
    for _ in range(30):
        press(field, KEY.Key_Plus)
    assert (field.value(), field.text()) == (20, "20 Mio. $")


def test_without_figures_there_is_no_sum(field: AmountField) -> None:
    press(field, KEY.Key_Delete)
    assert field.typed is None
    press(field, KEY.Key_Plus)
    assert field.value() == 5


@pytest.mark.parametrize("sign", [",", ".", "?"])
def test_keys_of_the_table_are_not_for_the_field(field: AmountField, sign: str) -> None:
    kind, key = QEvent.Type.ShortcutOverride, Qt.Key.Key_unknown
    event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, sign)
    event.accept()
    field.event(event)
    assert not event.isAccepted()
