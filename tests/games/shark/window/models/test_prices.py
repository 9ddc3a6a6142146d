"""The values of the companies, turn by turn. That they are right is shown with the chart, in 200 matches."""

from __future__ import annotations

from PySide6.QtCore import Qt

from bigshot_desktop.games.shark.window.models.prices import PricesModel, price_chart
from tests.ui.models.model_checks import SHARK, column, course, headings


def test_the_texts(qapp: object) -> None:
    bridge = SHARK[0].bridge()
    model = PricesModel(bridge)
    for _ in course(bridge, seed=2, back=False):
        pass
    assert headings(model) == ["● Red", "■ Blue", "◆ Green", "▲ Yellow"]
    assert headings(model, Qt.ItemDataRole.AccessibleTextRole) == ["Red", "Blue", "Green", "Yellow"]
    assert [head.piece for head in model.heads()] == ["red", "blue", "green", "yellow"]
    assert column(model, 1) == [str(value) for value in model.line(1)]
    assert model.headerData(3, Qt.Orientation.Vertical) == "Turn 3"
    assert [model.line(company)[-1] for company in range(4)] == bridge.match.state.values


def test_the_words_and_the_scale_of_the_chart(qapp: object) -> None:
    chart = price_chart(PricesModel(SHARK[0].bridge()))
    assert (chart.title(), chart.axis()) == ("Company values", "Turns")
    assert [chart.heading(turn) for turn in (0, 7)] == ["At the start", "After turn 7"]
    assert (chart.steps, chart.scale) == (True, (0, 15))
