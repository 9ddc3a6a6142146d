"""The end sheet of Shark adds up, line by line, in the order of the places."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt

from bigshot_desktop.engine.game import Line, Result, Standing
from bigshot_desktop.games.shark.window.models.standings import StandingsModel
from bigshot_desktop.ui.models.standings import EMPHASIS
from tests.ui.models.model_checks import SHARK, Kind, column, course, headings

RED, BLUE = 0, 1
VERTICAL = Qt.Orientation.Vertical


@pytest.mark.parametrize("kind", [SHARK[0], SHARK[4]], ids=str)
def test_the_sheet_adds_up(kind: Kind, qapp: object, qtmodeltester: Any) -> None:
    bridge = kind.bridge(2)
    for _ in course(bridge, 2, back=False):
        pass
    result = bridge.match.result
    assert result is not None
    model = StandingsModel(result, bridge)
    qtmodeltester.check(model)
    state, money = bridge.match.state, bridge.narrator.money
    assert model.rows == ("place", "total", "cash", 0, 1, 2, 3)
    assert model.seats == tuple(one.seat for one in result.standings)
    for place, standing in enumerate(result.standings):
        rank, total, cash, *shares = column(model, place)
        held = state.shares[4 * standing.seat : 4 * standing.seat + 4]
        worth = [number * value for number, value in zip(held, state.values, strict=True)]
        assert shares == [
            f"{number} for {money(amount)}" if number else ""
            for number, amount in zip(held, worth, strict=True)
        ]
        ruined = standing.seat in state.ruined
        own = state.cash[standing.seat]
        assert (cash, total) == (("", "Ruined") if ruined else (money(own), money(standing.total)))
        assert own + sum(worth) == standing.total
        assert rank == str(standing.rank)


def test_the_texts(qapp: object) -> None:
    """A made-up account: Bea before Anna, who is ruined."""
    bridge = SHARK[0].bridge()
    bridge.match.state.values[:] = [4, 0, 15, 1]
    hers = (
        Line.of("cash", 7),
        Line.of("shares", 12, company=RED, number=3, value=4),
        Line.of("shares", 0, company=BLUE, number=2, value=0),
    )
    ruin = (Line.of("ruined", 0),)
    standings = (Standing(1, 1, 19, True, hers), Standing(0, 2, 0, False, ruin))
    model = StandingsModel(Result(standings, (1,)), bridge)
    red, green, yellow = map(bridge.narrator.money, (4, 15, 1))
    assert headings(model) == ["✚ Bea", "★ Anna"]
    assert headings(model, Qt.ItemDataRole.AccessibleTextRole) == ["Bea", "Anna"]
    assert [model.headerData(row, VERTICAL) for row in range(model.rowCount())] == [
        "Place",
        "Total",
        "Cash",
        f"● Red at {red}",
        "■ Blue at 0 FT",
        f"◆ Green at {green}",
        f"▲ Yellow at {yellow}",
    ]
    cash, shares, total = map(bridge.narrator.money, (7, 12, 19))
    assert column(model, 0) == ["1", total, cash, f"3 for {shares}", "2 for 0 FT", "", ""]
    assert column(model, 1) == ["2", "Ruined", "", "", "", "", ""]
    assert column(model, 0, EMPHASIS) == [True, True] + [False] * 5
    assert column(model, 1, Qt.ItemDataRole.AccessibleTextRole)[2:] == ["Nothing"] * 5
    told = model.index(3, 0).data(Qt.ItemDataRole.AccessibleDescriptionRole)
    assert told == f"3 red shares at {red}: {shares}"
