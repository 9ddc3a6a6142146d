"""The end sheet of Saludos Amigos adds up."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt

from bigshot_desktop.rules.game import Line, Result, Standing
from bigshot_desktop.ui.models.saludos_amigos.standings import Role, StandingsModel
from tests.ui.models.course import SALUDOS, column, course, headings

VERTICAL = Qt.Orientation.Vertical


def test_the_sheet_adds_up(qapp: object, qtmodeltester: Any) -> None:
    bridge = SALUDOS[2].bridge(2)
    for _ in course(bridge, 2, back=False):
        pass
    result = bridge.match.result
    assert result is not None
    model = StandingsModel(result, bridge)
    qtmodeltester.check(model)
    for place, standing in enumerate(result.standings):
        *parts, total, rank = column(model, place, Role.AMOUNT)
        assert sum(part or 0 for part in parts) == total == standing.total
        assert rank == standing.rank


def test_the_texts(qapp: object) -> None:
    bridge = SALUDOS[2].bridge()
    hers = (Line.of("shares", 20), Line.of("journalists", -3), Line.of("bonus", 5))
    standings = (
        Standing(6, 1, 22, True, hers),
        Standing(0, 2, 9, True, (Line.of("shares", 9),)),
    )
    model = StandingsModel(Result(standings, (6,)), bridge)
    assert headings(model) == ["♣ Gina", "★ Anna"]
    assert headings(model, Role.PIECE) == ["lime", "plum"]
    assert [model.headerData(row, VERTICAL) for row in range(5)] == [
        "Shares of projects",
        "Lost to journalists",
        "Bonus",
        "Total",
        "Place",
    ]
    money = bridge.voice.money
    assert column(model, 0) == [money(20), money(-3), money(5), money(22), "1"]
    assert column(model, 1) == [money(9), "", "", money(9), "2"]
    assert column(model, 0, Role.THING) == [-1] * 5
    assert column(model, 0, Role.EMPHASIS) == [False] * 3 + [True] * 2
