"""The end sheet of Saludos Amigos adds up."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt

from bigshot_desktop.engine.game import Line, Result, Standing
from bigshot_desktop.games.saludos_amigos.window.models.standings import StandingsModel
from bigshot_desktop.ui.models.standings import EMPHASIS
from tests.ui.models.model_checks import SALUDOS, column, course, headings

VERTICAL = Qt.Orientation.Vertical


def test_the_sheet_adds_up(qapp: object, qtmodeltester: Any) -> None:
    bridge = SALUDOS[2].bridge(2)
    for _ in course(bridge, 2, back=False):
        pass
    result = bridge.match.result
    assert result is not None
    model = StandingsModel(result, bridge)
    qtmodeltester.check(model)
    money = bridge.narrator.money
    for place, standing in enumerate(result.standings):
        amounts = {line.code: line.amount for line in standing.lines}
        assert len(amounts) == len(standing.lines)
        assert sum(amounts.values()) == standing.total
        rank, total, *parts = column(model, place)
        codes = ("shares", "journalists", "bonus")
        assert parts == [money(amounts[code]) if code in amounts else "" for code in codes]
        assert amounts.keys() <= {*codes}
        assert (total, rank) == (money(standing.total), str(standing.rank))


def test_the_texts(qapp: object) -> None:
    bridge = SALUDOS[2].bridge()
    hers = (Line.of("shares", 20), Line.of("journalists", -3), Line.of("bonus", 5))
    standings = (
        Standing(6, 1, 22, True, hers),
        Standing(0, 2, 9, True, (Line.of("shares", 9),)),
    )
    model = StandingsModel(Result(standings, (6,)), bridge)
    assert headings(model) == ["♣ Gina", "★ Anna"]
    assert [model.headerData(row, VERTICAL) for row in range(5)] == [
        "Place",
        "Total",
        "Shares of projects",
        "Lost to journalists",
        "Bonus",
    ]
    money = bridge.narrator.money
    assert column(model, 0) == ["1", money(22), money(20), money(-3), money(5)]
    assert column(model, 1) == ["2", money(9), money(9), "", ""]
    assert model.rows == ("place", "total", "shares", "journalists", "bonus")
    assert column(model, 0, EMPHASIS) == [True] * 2 + [False] * 3
