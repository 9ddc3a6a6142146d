"""The box: the map and its data file, companies, buildings, shares and dice (SH-01 to SH-04)."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from bigshot_desktop.engine.game import CHANCE, Malformed
from bigshot_desktop.games.shark.rules.actions import Place, Roll
from bigshot_desktop.games.shark.rules.decisions import RollDice
from bigshot_desktop.games.shark.rules.material import COMPANIES, World, read_world, write_world
from tests.games.shark.rules.positions import (
    BLACK,
    GAME,
    NO_DIE,
    RED,
    WORLD,
    WORLD_DATA,
    Table,
    at,
)
from tests.games.shark.rules.reference import neighbours


def changed(**fields: Any) -> dict[str, Any]:
    """The data of the world with some fields changed."""
    return {**json.loads(json.dumps(WORLD_DATA)), **fields}


def squares_with(row: int, line: str) -> list[str]:
    lines = list(WORLD_DATA["squares"])
    lines[row] = line
    return lines


# --- the map --------------------------------------------------------------------------------------


@pytest.mark.rule("SH-01")
def test_the_world_has_six_zones_of_five_rows_and_four_columns_three_above_three() -> None:
    assert len(WORLD.zone_of) == 120
    for row in range(10):
        for column in range(12):
            assert WORLD.zone_of[at(row, column)] == 1 + column // 4 + 3 * (row // 5)
    assert Counter(WORLD.zone_of) == dict.fromkeys(range(1, 7), 20)
    for zone in range(1, 7):
        inside = [square for square in range(120) if WORLD.in_zone[zone] >> square & 1]
        assert inside == [square for square in range(120) if WORLD.zone_of[square] == zone]


@pytest.mark.rule("SH-01", "SH-11")
def test_squares_touch_above_below_left_and_right_and_nothing_touches_across_the_edge() -> None:
    for square in range(120):
        touching = [other for other in range(120) if WORLD.touching[square] >> other & 1]
        assert touching == sorted(neighbours(square))


@pytest.mark.rule("SH-01")
def test_the_world_is_the_same_after_it_was_written_and_read() -> None:
    assert write_world(WORLD) | {"art": WORLD_DATA["art"]} == WORLD_DATA
    again = read_world(json.loads(json.dumps(write_world(WORLD))))
    assert again == WORLD
    assert again.touching == WORLD.touching
    assert again.in_zone == WORLD.in_zone


@pytest.mark.rule("SH-01")
def test_another_map_is_another_data_file() -> None:
    lines = ["123456" * 2] * 10
    other = read_world(changed(id="stripes", squares=lines))
    assert other.id == "stripes"
    assert other.zone_of[:6] == (1, 2, 3, 4, 5, 6)
    table = Table(2, world=other)
    table.roll(6, RED)
    assert table.refused(Place(0, RED, at(0, 0))) == ("wrong-zone", "SH-09")
    table.place(RED, at(9, 11))
    assert table.values() == (1, 0, 0, 0)


@pytest.mark.rule("SH-01", "SH-11")
def test_a_map_of_another_shape_has_its_own_neighbours() -> None:
    other = read_world(changed(rows=5, columns=24, squares=["111122223333444455556666"] * 5))
    assert other.columns == 24
    assert other.touching[24] == 1 << 0 | 1 << 25 | 1 << 48
    assert write_world(other)["squares"] == ["111122223333444455556666"] * 5
    table = Table(2, world=other)
    table.roll(1, RED)
    table.place(RED, 0)
    table.end_trading()
    table.roll(1, RED)
    table.place(RED, 24)
    assert table.values() == (2, 0, 0, 0)


@pytest.mark.rule("SH-01")
def test_looks_are_left_to_the_window() -> None:
    assert read_world(changed(art={"sea": "#0af"})) == WORLD


@pytest.mark.rule("SH-01")
@pytest.mark.parametrize(
    ("data", "where", "expected"),
    [
        (None, "", "object"),
        ([], "", "object"),
        ({}, "columns", "something"),
        (changed(colour="blue"), "colour", "nothing"),
        (changed(id=7), "id", "text"),
        (changed(rows="10"), "rows", "number"),
        (changed(columns=12.0), "columns", "number"),
        (changed(rows=True), "rows", "number"),
        (changed(rows=9), "rows", "squares:120"),
        (changed(rows=-10, columns=-12), "rows", "squares:120"),
        (changed(rows=0), "rows", "squares:120"),
        (changed(zones="six"), "zones", "entries:6"),
        (changed(zones=["a", "b", "c", "d", "e"]), "zones", "entries:6"),
        (changed(zones=["a", "b", "c", "d", "e", 6]), "zones[5]", "text"),
        (changed(zones=["a", "b", "c", "d", "e", "a"]), "zones", "distinct-names"),
        (changed(squares="1"), "squares", "entries:10"),
        (changed(squares=["111122223333"] * 9), "squares", "entries:10"),
        (changed(squares=squares_with(3, "11112222333")), "squares[3]", "zone-numbers:12"),
        (changed(squares=squares_with(3, "111122223337")), "squares[3]", "zone-numbers:12"),
        (changed(squares=squares_with(3, "11112222333.")), "squares[3]", "zone-numbers:12"),
        (changed(squares=squares_with(3, 111122223333)), "squares[3]", "text"),  # type: ignore[arg-type]
        (changed(squares=squares_with(3, "111122223331")), "squares", "squares-of-zone:1:20"),
        (changed(squares=squares_with(3, "111122222333")), "squares", "squares-of-zone:2:20"),
    ],
)
def test_a_broken_map_is_refused_with_the_place_and_what_was_expected_there(
    data: object, where: str, expected: str
) -> None:
    with pytest.raises(Malformed) as caught:
        GAME.read_board(data)
    assert (caught.value.where, caught.value.expected) == (where, expected)


def test_maps_are_equal_when_their_data_are() -> None:
    other = World.of("world", 12, WORLD.zones, WORLD.zone_of)
    assert other == WORLD
    assert hash(other) == hash(WORLD)
    assert World.of("other", 12, WORLD.zones, WORLD.zone_of) != WORLD


# --- companies, buildings, shares, dice -----------------------------------------------------------


@pytest.mark.rule("SH-02", "SH-04")
def test_there_are_four_companies_all_at_value_0_with_18_buildings_in_the_box() -> None:
    assert COMPANIES == ("red", "blue", "green", "yellow")
    seen = Table().seen()
    assert seen.values == (0, 0, 0, 0)
    assert seen.used == (0, 0, 0, 0)
    assert seen.built == (0, 0, 0, 0)
    assert seen.chains == ((), (), (), ())


@pytest.mark.rule("SH-03")
def test_the_bank_has_60_shares_of_each_company() -> None:
    assert Table(2, start_share="chosen").bank() == (60, 60, 60, 60)
    assert Table(4, dealt=(0, 0, 2, 3)).bank() == (58, 60, 59, 59)


@pytest.mark.rule("SH-04", "SH-09")
def test_each_of_36_rolls_of_zone_and_colour_is_equally_likely() -> None:
    table = Table()
    assert table.asked() == RollDice(0, True)
    rng = Random(1)
    rolls = Counter(GAME.chance(table.state, rng) for _ in range(36_000))
    assert set(rolls) == {Roll(CHANCE, z, c) for z in range(1, 7) for c in range(BLACK + 1)}
    assert set(rolls) == set(table.legal())
    assert 850 < min(rolls.values()) <= max(rolls.values()) < 1150


@pytest.mark.rule("SH-32")
def test_without_a_colour_die_each_of_6_rolls_is_equally_likely() -> None:
    table = Table(variant_3="yes")
    assert table.asked() == RollDice(0, False)
    rng = Random(1)
    rolls = Counter(GAME.chance(table.state, rng) for _ in range(6000))
    assert set(rolls) == {Roll(CHANCE, zone, NO_DIE) for zone in range(1, 7)}
    assert set(rolls) == set(table.legal())
    assert 850 < min(rolls.values()) <= max(rolls.values()) < 1150


@pytest.mark.rule("SH-04")
def test_the_roll_is_told_with_its_roller() -> None:
    table = Table(3, banker=0)
    *_, told = table.roll(4, BLACK)
    assert repr(told) == "DiceRolled(seat=1, zone=4, colour=5)"
