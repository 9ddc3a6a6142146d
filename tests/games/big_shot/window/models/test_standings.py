"""The end sheet adds up, line by line, in the order of the places."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt

from bigshot_desktop.engine.game import Line, Result, Standing
from bigshot_desktop.games.big_shot.window.models.standings import StandingsModel
from bigshot_desktop.ui.models.standings import EMPHASIS, fact
from bigshot_desktop.ui.play.bridge import Bridge
from tests.ui.models.model_checks import KINDS, Kind, column, course, headings

RED, YELLOW = 0, 1
NORTH_PARK, MILL_ROW, GRAND_HOTEL = 0, 1, 6
VERTICAL = Qt.Orientation.Vertical
CODES = ("place", "total", "cash", "loans", "districts")


def ended(kind: Kind, seed: int) -> tuple[Bridge, Result]:
    bridge = kind.bridge(seed)
    for _ in course(bridge, seed, back=False):
        pass
    result = bridge.match.result
    assert result is not None
    return bridge, result


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("kind", KINDS[:4], ids=str)
def test_the_sheet_adds_up(kind: Kind, seed: int, qapp: object, qtmodeltester: Any) -> None:
    bridge, result = ended(kind, seed)
    model = StandingsModel(result, bridge)
    qtmodeltester.check(model)
    assert model.seats == tuple(one.seat for one in result.standings)
    assert model.columnCount() == len(result.standings)
    rank, total, districts, *owned, cash, loans = model.rows
    assert (rank, total, cash, loans, districts) == CODES
    held = {place for place, owner in enumerate(bridge.observation.owners) if owner >= 0}
    assert owned == sorted(place for place in held if owner_seat(bridge, place) >= 0)
    money = bridge.narrator.money
    for place, standing in enumerate(result.standings):
        texts = dict(zip(model.rows, column(model, place), strict=True))
        assert sum(line.amount for line in standing.lines) == standing.total
        scores = {
            fact(line, "district"): line for line in standing.lines if line.code == "district"
        }
        for code in ("cash", "loans"):
            amounts = [line.amount for line in standing.lines if line.code == code]
            assert texts[code] == (money(sum(amounts)) if amounts else "")
        assert {line.code for line in standing.lines} <= {"district", "cash", "loans"}
        assert texts["total"] == money(standing.total)
        assert texts["districts"].split(":")[0] == str(len(scores))
        assert texts["place"] == str(standing.rank)
        for district in owned:
            assert isinstance(district, int)
            assert (district in scores) == (owner_seat(bridge, district) == standing.seat)
            amount = money(scores[district].amount) if district in scores else ""
            assert amount in texts[district] or texts[district].endswith("Park")
            assert bool(texts[district]) == (district in scores)


def owner_seat(bridge: Bridge, district: int) -> int:
    owner = bridge.observation.owners[district]
    dealt = enumerate(bridge.match.setup.deal.colours)
    return next((seat for seat, colours in dealt if owner in colours), -1)


def sheet_for(kind: Kind) -> tuple[Bridge, StandingsModel]:
    """A made-up account: Bea before Anna, who has too few districts."""
    bridge = kind.bridge()
    mine, hers = (bridge.match.setup.deal.colours[seat][0] for seat in (0, 1))
    lines = (
        Line.of("district", 0, district=NORTH_PARK, times=1, colour=hers),
        Line.of("district", 18, district=MILL_ROW, times=2, colour=hers),
        Line.of("cash", 3, colour=hers),
        Line.of("loans", -20, colour=hers, number=2),
    )
    other = (
        Line.of("district", 21, district=GRAND_HOTEL, times=1, colour=mine),
        Line.of("cash", 0, colour=mine),
    )
    standings = (Standing(1, 1, 1, True, lines), Standing(0, 2, 21, False, other))
    return bridge, StandingsModel(Result(standings, (1,)), bridge)


def test_the_texts(qapp: object) -> None:
    bridge, model = sheet_for(KINDS[2])
    sign = ["●▲■◆"[colours[0]] for colours in bridge.match.setup.deal.colours]
    assert headings(model) == [f"{sign[1]} Bea", f"{sign[0]} Anna"]
    assert headings(model, Qt.ItemDataRole.AccessibleTextRole) == ["Bea", "Anna"]
    assert [model.headerData(row, VERTICAL) for row in range(model.rowCount())] == [
        "Place",
        "Total",
        "Districts owned",
        "North Park",
        "Mill Row",
        "Grand Hotel",
        "Cash",
        "Loans",
    ]
    assert column(model, 0) == ["1", "$1M", "2", "Park", "$18M (2 × $9M)", "", "$3M", "−$20M"]
    assert column(model, 1) == ["2", "$21M", "1: too few", "", "", "$21M", "$0M", ""]
    assert column(model, 0, EMPHASIS) == [True] * 2 + [False] * 6
    assert column(model, 1, Qt.ItemDataRole.AccessibleTextRole)[3] == "Nothing"
    described = Qt.ItemDataRole.AccessibleDescriptionRole
    assert model.index(4, 0).data(described) == "Mill Row, doubled by the park: $18M"
    assert model.index(7, 0).data(described) == "Loans, 2 × $10M: −$20M"
    assert model.headerData(0, VERTICAL, EMPHASIS) is None
    assert model.headerData(99, VERTICAL) is None


def test_of_two_colours_each_district_shows_its_own(qapp: object) -> None:
    bridge, model = sheet_for(KINDS[0])
    one, other = bridge.match.setup.deal.colours[1]
    sign = "●▲■◆"[one]
    assert headings(model)[0] == f"{sign} {'●▲■◆'[other]} Bea"
    assert column(model, 0)[3:5] == [f"{sign} Park", f"{sign} $18M (2 × $9M)"]
