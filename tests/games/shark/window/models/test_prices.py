"""The values of the companies, turn by turn. That they are right is shown with the chart, in 200 matches."""

from __future__ import annotations

from PySide6.QtCore import Qt

from bigshot_desktop.ui.models.shark.prices import PricesModel, Role, stocks
from tests.ui.models.course import SHARK, column, course, headings


def test_the_texts(qapp: object) -> None:
    bridge = SHARK[0].bridge()
    model = PricesModel(bridge)
    for _ in course(bridge, seed=2, back=False):
        pass
    assert headings(model) == ["● Red", "■ Blue", "◆ Green", "▲ Yellow"]
    assert headings(model, Qt.ItemDataRole.AccessibleTextRole) == ["Red", "Blue", "Green", "Yellow"]
    assert [head.piece for head in model.heads()] == ["red", "blue", "green", "yellow"]
    assert column(model, 1) == [str(value) for value in column(model, 1, Role.AMOUNT)]
    assert model.headerData(3, Qt.Orientation.Vertical) == "Turn 3"
    assert [model.line(company)[-1] for company in range(4)] == bridge.match.state.values


def test_the_words_and_the_scale_of_the_chart(qapp: object) -> None:
    chart = stocks(PricesModel(SHARK[0].bridge()))
    assert (chart.title(), chart.axis()) == ("Company values", "Turns")
    assert [chart.heading(turn) for turn in (0, 7)] == ["At the start", "After turn 7"]
    assert (chart.steps, chart.scale) == (True, (0, 15))
