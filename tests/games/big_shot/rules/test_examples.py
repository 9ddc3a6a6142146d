"""The worked examples of the rulebooks, as printed."""

from __future__ import annotations

import pytest

from bigshot_desktop.games.big_shot.rules.events import DistrictDecided, DistrictSold
from bigshot_desktop.games.big_shot.rules.majority import NOBODY
from tests.games.big_shot.rules.positions import (
    BLACK,
    RED,
    WHITE,
    YELLOW,
    Cubes,
    Table,
    city_holding,
    city_owned,
    district,
    lots_with,
    only,
)


@pytest.mark.rule("BS-15", "BS-17", "BS-18")
@pytest.mark.parametrize(
    ("winner", "placed", "cubes"),
    [
        (RED, (RED, RED, BLACK), (3, 2, 1, 1)),
        (YELLOW, (YELLOW, RED, BLACK), (2, 3, 1, 1)),
        (WHITE, (RED, RED, YELLOW), (3, 3, 1, 0)),
    ],
    ids=["red with red+red+black", "yellow with yellow+red+black", "white with red+red+yellow"],
)
def test_three_players_can_win_the_same_district_with_the_same_lot(
    winner: int, placed: tuple[int, ...], cubes: Cubes
) -> None:
    """A district holds yellow 2, red 1, white 1; on offer are red 2, yellow 1, black 1."""
    table = Table(lots=lots_with({0: (1, 2, 1, 0), 1: (2, 1, 0, 1)}))
    table.roll()
    table.let_all_pass()
    table.place((YELLOW, "theatre"), (YELLOW, "theatre"), (RED, "theatre"), (WHITE, "theatre"))
    table.roll()
    if table.seen().leader == winner:
        table.let_all_pass()
    else:
        table.sell_lot(winner, 3)
    events = table.place(*((colour, "theatre") for colour in placed))
    assert only(DistrictSold, events) == [DistrictSold(district("theatre"), winner, cubes)]
    assert table.owner("theatre") == winner


@pytest.mark.rule("BS-24")
def test_red_with_a_park_and_the_9_and_10_beside_it_has_38_and_white_with_the_11_has_11() -> None:
    table = Table().build(
        city_owned({"north-park": RED, "mill-row": RED, "fish-market": RED, "station": WHITE})
    )
    worth = [
        sum(line.amount for line in table.standing(seat).lines if line.code == "district")
        for seat in (0, 2)
    ]
    assert worth == [38, 11]


@pytest.mark.rule("BS-23")
@pytest.mark.parametrize(
    ("cubes", "owner"),
    [
        ((2, 1, 1, 0), RED),
        ((0, 1, 0, 0), YELLOW),
        ((2, 2, 0, 1), BLACK),
        ((3, 3, 0, 0), NOBODY),
        ((2, 0, 2, 0), NOBODY),
        ((2, 2, 1, 1), NOBODY),
    ],
    ids=["2/1/1", "1/0", "2/2/1", "3/3", "2/2", "2/2/1/1"],
)
def test_the_end_of_the_game_gives_districts_to_the_majority_the_single_cube_or_nobody(
    cubes: Cubes, owner: int
) -> None:
    theatre = district("theatre")
    table = Table().build(city_holding(theatre, cubes))
    assert DistrictDecided(theatre, owner, cubes) in table.events
    assert table.owner("theatre") == owner
