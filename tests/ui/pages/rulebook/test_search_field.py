"""The field for what to look for: its keys, its ways to be cleared, its names."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.look import fonts
from bigshot_desktop.ui.pages.rulebook.search_field import SearchField
from tests.ui.app.marked_language import show, spoken_otherwise, unmarked


@pytest.fixture
def field(qtbot: QtBot) -> SearchField:
    field = SearchField()
    show(qtbot, field, 300, 30)
    return field


@pytest.mark.parametrize(
    ("keys", "step"),
    [(Qt.KeyboardModifier.NoModifier, 1), (Qt.KeyboardModifier.ShiftModifier, -1)],
)
def test_enter_goes_from_hit_to_hit(
    qtbot: QtBot, field: SearchField, keys: Qt.KeyboardModifier, step: int
) -> None:
    with qtbot.waitSignal(field.stepped) as stepped:
        qtbot.keyClick(field, Qt.Key.Key_Return, keys)
    assert stepped.args == [step]


def test_the_arrow_down_leads_to_the_list(qtbot: QtBot, field: SearchField) -> None:
    with qtbot.waitSignal(field.list_wanted):
        qtbot.keyClick(field, Qt.Key.Key_Down)


def test_a_press_clears_it(qtbot: QtBot, field: SearchField) -> None:
    assert not field.dismiss.isVisible()
    qtbot.keyClicks(field, "loan")
    assert field.text() == "loan"
    assert field.dismiss.isVisible()
    qtbot.mouseClick(field.dismiss, Qt.MouseButton.LeftButton)
    assert field.text() == ""
    assert not field.dismiss.isVisible()


def test_its_signs_stand_beside_the_words_and_grow_with_them(
    qtbot: QtBot, field: SearchField
) -> None:
    sign = field.dismiss.geometry()
    assert field.rect().contains(sign)
    fonts.set_text_size(200)
    try:
        qtbot.waitUntil(lambda: field.dismiss.width() > 1.7 * sign.width())
        assert field.textMargins().left() == field.dismiss.width()
    finally:
        fonts.set_text_size(100)


def test_nobody_looks_for_a_whole_page(field: SearchField) -> None:
    field.insert("9" * 5000)
    assert field.text() == "9" * 200


def test_it_is_wide_enough_for_what_it_says(field: SearchField) -> None:
    words = field.fontMetrics().horizontalAdvance(field.placeholderText())
    assert field.placeholderText()
    assert field.sizeHint().width() > words
    assert field.minimumSizeHint().width() < field.sizeHint().width()


def test_a_change_of_language_reaches_it(field: SearchField) -> None:
    with spoken_otherwise():
        assert unmarked(field) == set()
