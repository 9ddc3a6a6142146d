"""How rich everybody was, turn by turn, with the turns of the journalists."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt

from bigshot_desktop.games.saludos_amigos.rules.actions import DrawTile
from bigshot_desktop.games.saludos_amigos.window.models.wealth import (
    WealthModel,
    wealth_chart,
)
from tests.ui.models.model_checks import SALUDOS, Watch, course, headings


def test_a_row_for_each_tile(qapp: object, qtmodeltester: Any) -> None:
    bridge = SALUDOS[0].bridge()
    model = WealthModel(bridge)
    qtmodeltester.check(model)
    watch = Watch(model, ())
    told, tiles, before = [(0,) * 4], 0, (0,) * 4
    for _ in course(bridge, seed=6, back=False):
        if isinstance(bridge.match.steps[-1].action, DrawTile):
            tiles += 1
            told += [before] if tiles > 1 else []
        before = bridge.observation.money
    told.append(before)
    assert list(zip(*map(model.line, range(4)), strict=True)) == told
    assert len(told) == tiles + 1
    result = bridge.match.result
    assert result is not None
    assert told[-1] == tuple(
        one.total for one in sorted(result.standings, key=lambda one: one.seat)
    )
    assert (watch.resets, watch.announced) == (0, set())


def test_the_texts(qapp: object) -> None:
    bridge = SALUDOS[2].bridge()
    model = WealthModel(bridge)
    assert headings(model) == ["★ Anna", "✚ Bea", "⬟ Carl", "♥ Dora", "○ Emil", "✖ Fine", "♣ Gina"]
    for _ in course(bridge, seed=2, back=False):
        if model.rowCount() == 2:
            break
    vertical = [model.headerData(row, Qt.Orientation.Vertical) for row in (0, 1)]
    assert vertical == ["Start", "Turn 1"]
    assert model.index(0, 0).data() == bridge.narrator.money(0)
    chart = wealth_chart(model)
    assert chart.title() == "Money over the turns"
    assert (chart.steps, chart.scale) == (False, None)
