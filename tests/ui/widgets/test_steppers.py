"""Numbers with − and +: they stand side by side as far as that saves room, and arrows go from one to the next."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.widgets.steppers import Figure, NumberField, Stepper, Steppers
from tests.ui.match.panel_questions import press, show


def some(number: int, *, thrifty: bool = False) -> tuple[Steppers, list[Stepper]]:
    """So many, each with a name beside its number."""
    each = [Stepper(place, NumberField(nothing="–")) for place in range(number)]
    for stepper in each:
        stepper.name("number", "less", "more")
        stepper.lay(QLabel("Somebody or other"), stepper.buttons)
    return Steppers(each, thrifty=thrifty), each


@pytest.mark.parametrize("columns", [7, 4, 3, 2, 1])
def test_as_many_side_by_side_as_there_is_room_for(qtbot: QtBot, columns: int) -> None:
    steppers, each = some(7)
    qtbot.addWidget(steppers)
    steppers.resize(columns * each[0].narrowest + (columns - 1) * 8, 500)
    steppers.show()
    QApplication.processEvents()
    assert len({stepper.x() for stepper in each}) == columns


def test_who_is_thrifty_takes_no_more_height_than_needed(qtbot: QtBot) -> None:
    """Where all fit side by side with two lines each, fewer with one line may be lower."""
    heights = []
    for thrifty in (False, True):
        steppers, _ = some(7, thrifty=thrifty)
        qtbot.addWidget(steppers)
        layout = steppers.layout()
        assert layout is not None
        heights.append([layout.heightForWidth(width) for width in range(300, 2000, 50)])
    plain, thrifty_ones = heights
    assert all(low <= high for low, high in zip(thrifty_ones, plain, strict=True))
    assert thrifty_ones != plain


def test_arrows_pass_over_what_is_hidden_or_cannot_be_changed(qtbot: QtBot) -> None:
    steppers, each = some(4)
    each[1].hide()
    each[2].buttons.hide()
    show(qtbot, steppers)
    steppers.focus(0)
    press(steppers, Qt.Key.Key_Right)
    assert QApplication.focusWidget() is each[3].field
    press(steppers, Qt.Key.Key_Right)
    assert QApplication.focusWidget() is each[0].field


def test_nothing_has_a_sign_of_its_own(qtbot: QtBot) -> None:
    steppers, (one,) = some(1)
    show(qtbot, steppers)
    wanted: list[int] = []
    one.changed.connect(wanted.append)
    one.show_number(0, 0, 2, lambda place, number: f"not {number}")
    assert one.field.text() == "–"
    assert one.less.toolTip() == "not -1"
    one.more.click()
    assert wanted == [1]
    assert one.field.valueFromText("–") == 0


def test_a_figure_has_room_for_the_longest_it_may_say(qtbot: QtBot) -> None:
    figure = Figure()
    qtbot.addWidget(figure)
    figure.setText("1")
    figure.make_room("12 million")
    wide = figure.sizeHint().width()
    figure.setText("12 million")
    assert figure.sizeHint().width() <= wide + 2
