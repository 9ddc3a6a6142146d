"""The companies' strips stand side by side as far as there is room, all alike."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigshot_desktop.games.shark.rules.decisions import CoverLoss
from bigshot_desktop.games.shark.window.panels.drafts import SaleDraft
from bigshot_desktop.games.shark.window.panels.strips import Strips
from bigshot_desktop.ui.widgets.steppers import NumberField
from tests.games.shark.rules.market_positions import owing
from tests.ui.match.panel_questions import shark_bridge


@pytest.fixture
def strips(qtbot: QtBot) -> Strips:
    strips = Strips()
    qtbot.addWidget(strips)
    table = owing(5)
    asked = table.asked()
    assert isinstance(asked, CoverLoss)
    draft = SaleDraft(asked)
    strips.set_texts(shark_bridge(table), draft, "half of a sum")
    strips.show_draft(draft, lambda company, number: f"{company}: not {number}")
    return strips


@pytest.mark.parametrize("columns", [4, 2, 1])
def test_as_many_side_by_side_as_there_is_room_for(strips: Strips, columns: int) -> None:
    narrowest = max(strip.narrowest for strip in strips.strips)
    width = columns * narrowest + (columns - 1) * 8
    layout = strips.layout()
    assert layout is not None
    strips.resize(width, layout.heightForWidth(width))
    strips.show()
    QApplication.processEvents()
    places = [strip.geometry() for strip in strips.strips]
    assert len({place.x() for place in places}) == columns
    assert len({place.y() for place in places}) == 4 // columns
    assert len({place.width() for place in places}) == 1
    assert layout.heightForWidth(width - 1) > layout.heightForWidth(width) or columns == 1


def test_numbers_stand_below_each_other(strips: Strips) -> None:
    strips.resize(900, 400)
    strips.show()
    QApplication.processEvents()
    starts = [strip.price.x() for strip in strips.strips]
    assert len(set(starts)) == 1


def test_why_not_is_told_where_it_is_not_possible(strips: Strips) -> None:
    red, _, _, yellow = strips.strips
    assert red.less.toolTip() == "0: not -1"
    assert red.more.toolTip() == "Red: one share more"
    assert yellow.toolTip() == "3: not 1"


@pytest.mark.parametrize(("number", "text"), [(3, "+3"), (0, "0"), (-3, "−3")])
def test_shares_that_come_and_go_have_a_sign(qtbot: QtBot, number: int, text: str) -> None:
    field = NumberField(signed=True)
    qtbot.addWidget(field)
    field.setRange(-60, 60)
    field.setValue(number)
    assert field.text() == text
    assert field.valueFromText(text) == number
