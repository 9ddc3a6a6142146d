"""The end sheet adds up, line by line, in the order of the places."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt

from bigshot_desktop.rules.game import Line, Result, Standing
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.models.big_shot.standings import Role, StandingsModel
from tests.ui.models.course import KINDS, Kind, column, course, headings

RED, YELLOW = 0, 1
NORTH_PARK, MILL_ROW, GRAND_HOTEL = 0, 1, 6
VERTICAL = Qt.Orientation.Vertical


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
    owned = column(model, 0, Role.THING)[:-5]
    held = {place for place, owner in enumerate(bridge.observation.owners) if owner >= 0}
    assert owned == sorted(place for place in held if owner_seat(bridge, place) >= 0)
    for place, standing in enumerate(result.standings):
        amounts = column(model, place, Role.AMOUNT)
        *lines, total, number, rank = amounts
        assert sum(amount for amount in lines if amount is not None) == total == standing.total
        assert number == sum(1 for line in standing.lines if line.code == "district")
        assert rank == standing.rank
        for row, district in enumerate(owned):
            mine = owner_seat(bridge, district) == standing.seat
            assert (amounts[row] is not None) == mine
            assert bool(model.index(row, place).data()) == mine


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
        "North Park",
        "Mill Row",
        "Grand Hotel",
        "Cash",
        "Loans",
        "Total",
        "Districts owned",
        "Place",
    ]
    assert column(model, 0) == ["Park", "$18M (2 × $9M)", "", "$3M", "-$20M", "$1M", "2", "1"]
    assert column(model, 1) == ["", "", "$21M", "$0M", "", "$21M", "1, too few to win", "2"]
    assert column(model, 0, Role.EMPHASIS) == [False] * 5 + [True, False, True]
    assert column(model, 0, Role.TIMES)[:3] == [1, 2, None]
    assert column(model, 1, Qt.ItemDataRole.AccessibleTextRole)[0] == "Nothing"
    described = Qt.ItemDataRole.AccessibleDescriptionRole
    assert model.index(1, 0).data(described) == "Mill Row, doubled by the park: $18M"
    assert model.index(4, 0).data(described) == "Loans, 2 × $10M: -$20M"
    assert model.headerData(0, VERTICAL, Role.AMOUNT) is None
    assert model.headerData(99, VERTICAL) is None


def test_pieces_are_those_of_the_players(qapp: object) -> None:
    bridge, model = sheet_for(KINDS[2])
    names = ("red", "yellow", "white", "black")
    hers = names[bridge.match.setup.deal.colours[1][0]]
    assert headings(model, Role.PIECE)[0] == hers
    assert set(column(model, 0, Role.PIECE)) == {hers, None}


def test_of_two_colours_each_district_shows_its_own(qapp: object) -> None:
    bridge, model = sheet_for(KINDS[0])
    one, other = bridge.match.setup.deal.colours[1]
    sign, name = "●▲■◆"[one], ("red", "yellow", "white", "black")[one]
    assert headings(model)[0] == f"{sign} {'●▲■◆'[other]} Bea"
    assert headings(model, Role.PIECE) == ["", ""]
    assert column(model, 0)[:2] == [f"{sign} Park", f"{sign} $18M (2 × $9M)"]
    assert column(model, 0, Role.PIECE)[:4] == [name, name, None, ""]
