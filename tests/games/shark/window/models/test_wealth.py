"""How rich everybody was, turn by turn: it ends with the final account."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt

from bigshot_desktop.games.shark.window.models.turns import turns_finished
from bigshot_desktop.games.shark.window.models.wealth import WealthModel, wealth_chart
from bigshot_desktop.ui.play.bridge import Bridge
from tests.ui.models.model_checks import SHARK, Kind, Watch, course, headings


def now(bridge: Bridge) -> list[int]:
    """What everybody has: cash, and shares at the value of their company."""
    seen = bridge.observation
    return [
        cash
        + sum(n * value for n, value in zip(seen.shares[4 * seat :], seen.values, strict=False))
        for seat, cash in enumerate(seen.cash)
    ]


@pytest.mark.parametrize("kind", [SHARK[0], SHARK[3]], ids=str)
def test_a_row_for_each_finished_turn(kind: Kind, qapp: object, qtmodeltester: Any) -> None:
    bridge = kind.bridge()
    model = WealthModel(bridge)
    qtmodeltester.check(model)
    watch = Watch(model, ())
    told = [now(bridge)]
    for _ in course(bridge, seed=3, back=False):
        finished = turns_finished(bridge.observation)
        if finished == len(told):
            told.append(now(bridge))
        assert model.rowCount() == finished + 1
    assert [list(row) for row in zip(*map(model.line, range(len(kind.seats))), strict=True)] == told
    result = bridge.match.result
    assert result is not None
    assert told[-1] == [one.total for one in sorted(result.standings, key=lambda one: one.seat)]
    assert (watch.resets, watch.announced) == (0, set())


def test_the_texts(qapp: object) -> None:
    bridge = SHARK[4].bridge()
    model = WealthModel(bridge)
    for _ in course(bridge, seed=2, back=False):
        pass
    assert headings(model) == ["★ Anna", "✚ Bea", "⬟ Carl", "♥ Dora", "○ Emil", "✖ Fine"]
    assert headings(model, Qt.ItemDataRole.AccessibleTextRole)[5] == "Fine"
    vertical = [model.headerData(row, Qt.Orientation.Vertical) for row in (0, 1, 12)]
    assert vertical == ["Start", "Turn 1", "Turn 12"]
    assert model.index(0, 0).data() == "0 FT"
    chart = wealth_chart(model)
    assert (chart.title(), chart.axis()) == ("Wealth over the turns", "Turns")
    assert [chart.heading(turn) for turn in (0, 7)] == ["At the start", "After turn 7"]
    assert (chart.steps, chart.scale) == (False, None)
