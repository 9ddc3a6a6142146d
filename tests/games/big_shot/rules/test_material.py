"""What lies in the box: the city as data, and what a city file must be (BS-01 to BS-04)."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from bigshot_desktop.engine.game import CHANCE, Malformed
from bigshot_desktop.games.big_shot.rules.actions import Place, Roll
from bigshot_desktop.games.big_shot.rules.decisions import RollDie
from bigshot_desktop.games.big_shot.rules.events import BrokerMoved, DistrictSold
from bigshot_desktop.games.big_shot.rules.majority import counts
from bigshot_desktop.games.big_shot.rules.material import write_city
from tests.games.big_shot.rules.positions import (
    CITY,
    CITY_DATA,
    GAME,
    NAMES,
    RED,
    Table,
    city_owned,
    lots_with,
    only,
)


def changed(change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    """The data of the default city after a change."""
    data: dict[str, Any] = json.loads(json.dumps(CITY_DATA))
    change(data)
    return data


@pytest.mark.rule("BS-01")
def test_the_city_has_eleven_districts_with_a_value_and_two_parks_without() -> None:
    assert len(CITY.districts) == 13
    assert len([one for one in CITY.districts if not one.is_park and one.value > 0]) == 11
    assert [one.value for one in CITY.districts if one.is_park] == [0, 0]


@pytest.mark.rule("BS-01")
def test_cubes_go_into_thirteen_districts_and_no_fourteenth() -> None:
    table = Table()
    table.roll()
    table.let_all_pass()
    for number in range(13):
        assert GAME.check(table.state, Place(0, RED, number)) is None
    assert table.refused(Place(0, RED, 13)) == ("no-such-district", "BS-01")
    assert table.refused(Place(0, RED, -1)) == ("no-such-district", "BS-01")


@pytest.mark.rule("BS-02")
def test_each_park_touches_a_9_a_10_and_an_11_of_its_own_and_the_rich_districts_touch_none() -> (
    None
):
    parks = [one for one in CITY.districts if one.is_park]
    near = [{CITY.districts[touched].name for touched in park.touches} for park in parks]
    for park in parks:
        assert sorted(CITY.districts[touched].value for touched in park.touches) == [9, 10, 11]
    assert not near[0] & near[1]
    rich = [one for one in CITY.districts if not one.is_park and one.name not in near[0] | near[1]]
    assert sorted(one.value for one in rich) == [16, 17, 18, 19, 21]


@pytest.mark.rule("BS-02")
def test_a_city_is_the_same_after_it_was_written_and_read() -> None:
    assert GAME.read_board(json.loads(json.dumps(write_city(CITY)))) == CITY


@pytest.mark.rule("BS-02")
def test_how_a_city_looks_is_none_of_the_rules_business() -> None:
    assert GAME.read_board(CITY_DATA | {"art": {"north-park": "M 0 0"}}) == CITY


@pytest.mark.rule("BS-02")
def test_the_values_of_another_city_are_the_ones_that_count() -> None:
    def enrich(data: dict[str, Any]) -> None:
        data["districts"][NAMES.index("theatre")]["value"] = 77

    city = GAME.read_board(changed(enrich))
    table = Table(city=city).build(city_owned({"theatre": RED}))
    assert table.standing(0).total == 10 + 77


def _drop_a_district(data: dict[str, Any]) -> None:
    del data["districts"][NAMES.index("theatre")]


def _add_a_district(data: dict[str, Any]) -> None:
    data["districts"].append({"name": "harbour", "value": 5})


def _name_two_alike(data: dict[str, Any]) -> None:
    data["districts"][4]["name"] = data["districts"][5]["name"]


def _make_a_third_park(data: dict[str, Any]) -> None:
    data["districts"][4] = {"name": "theatre", "doubles": ["exchange"]}


def _leave_one_park(data: dict[str, Any]) -> None:
    data["districts"][0] = {"name": "north-park", "value": 5}


def _touch_what_is_not_there(data: dict[str, Any]) -> None:
    data["districts"][0]["doubles"] = ["mill-row", "moon"]


def _touch_the_other_park(data: dict[str, Any]) -> None:
    data["districts"][0]["doubles"] = ["south-park"]


def _touch_twice(data: dict[str, Any]) -> None:
    data["districts"][0]["doubles"] = ["mill-row", "mill-row"]


def _touch_nothing(data: dict[str, Any]) -> None:
    data["districts"][0]["doubles"] = []


def _give_a_park_a_value(data: dict[str, Any]) -> None:
    data["districts"][0]["value"] = 7


def _worth_nothing(data: dict[str, Any]) -> None:
    data["districts"][4]["value"] = 0


def _worth_a_fraction(data: dict[str, Any]) -> None:
    data["districts"][4]["value"] = 9.5


def _worth_too_much(data: dict[str, Any]) -> None:
    data["districts"][4]["value"] = 100


def _seventeen_fields(data: dict[str, Any]) -> None:
    data["auction_fields"] = 17


def _no_id(data: dict[str, Any]) -> None:
    del data["id"]


def _something_unknown(data: dict[str, Any]) -> None:
    data["rivers"] = 2


def _a_number_for_a_name(data: dict[str, Any]) -> None:
    data["districts"][4]["name"] = 4


def _no_list(data: dict[str, Any]) -> None:
    data["districts"] = "thirteen"


@pytest.mark.rule("BS-02")
@pytest.mark.parametrize(
    ("change", "where", "expected"),
    [
        (_drop_a_district, "districts", "entries:13"),
        (_add_a_district, "districts", "entries:13"),
        (_no_list, "districts", "entries:13"),
        (_name_two_alike, "districts", "distinct-names"),
        (_make_a_third_park, "districts", "parks:2"),
        (_leave_one_park, "districts", "parks:2"),
        (_touch_what_is_not_there, "districts[0].doubles", "valued-district"),
        (_touch_the_other_park, "districts[0].doubles", "valued-district"),
        (_touch_twice, "districts[0].doubles", "distinct-names"),
        (_touch_nothing, "districts[0].doubles", "some-districts"),
        (_give_a_park_a_value, "districts[0].value", "nothing"),
        (_worth_nothing, "districts[4].value", "between:1:99"),
        (_worth_a_fraction, "districts[4].value", "number"),
        (_worth_too_much, "districts[4].value", "between:1:99"),
        (_a_number_for_a_name, "districts[4].name", "text"),
        (_seventeen_fields, "auction_fields", "exactly:18"),
        (_no_id, "id", "something"),
        (_something_unknown, "rivers", "nothing"),
    ],
)
def test_a_city_file_that_is_no_city_is_refused_with_the_place_of_the_mistake(
    change: Callable[[dict[str, Any]], object], where: str, expected: str
) -> None:
    with pytest.raises(Malformed) as caught:
        GAME.read_board(changed(change))
    assert (caught.value.where, caught.value.expected) == (where, expected)


@pytest.mark.rule("BS-03")
@pytest.mark.parametrize(
    ("start", "pips", "path"),
    [(3, 2, (4, 5)), (16, 1, (17,)), (17, 1, (0,)), (15, 6, (16, 17, 0, 1, 2, 3))],
)
def test_eighteen_fields_lie_in_a_ring_and_are_walked_clockwise(
    start: int, pips: int, path: tuple[int, ...]
) -> None:
    table = Table(broker=start)
    assert table.seen().ring == tuple(range(18))
    (moved,) = only(BrokerMoved, table.roll(pips))
    assert moved.path == path
    assert table.seen().broker == path[-1]


@pytest.mark.rule("BS-04")
def test_there_are_72_cubes_18_of_each_colour() -> None:
    table = Table(lots=lots_with({0: (3, 1, 0, 0), 1: (2, 2, 0, 0)}))
    on_fields = [counts(pile) for pile in table.seen().fields]
    assert [sum(lot[colour] for lot in on_fields) for colour in range(4)] == [18] * 4


@pytest.mark.rule("BS-04")
def test_the_bank_has_30_loan_tokens() -> None:
    assert Table().seen().tokens == 30


@pytest.mark.rule("BS-04")
def test_there_are_sold_signs_enough_for_every_district_that_can_be_sold_in_a_match() -> None:
    seven = (3, 2, 1, 1), (2, 3, 1, 1), (1, 1, 3, 2), (1, 1, 2, 3)
    plan = {d: seven[d % 4] for d in range(8)} | {
        8: (2, 2, 1, 2),
        9: (2, 2, 2, 1),
        10: (0, 0, 1, 1),
        11: (0, 0, 0, 0),
        12: (0, 0, 0, 0),
    }
    table = Table().build(plan)
    sold = [event.district for event in only(DistrictSold, table.events)]
    assert sorted(sold) == list(range(10)), "72 cubes sell ten districts, and there are 13 signs"


@pytest.mark.rule("BS-04", "BS-10")
@pytest.mark.parametrize("pips", [1, 2, 3, 4, 5, 6])
def test_the_die_has_six_sides(pips: int) -> None:
    table = Table()
    assert table.asked() == RollDie(0, for_lead=False)
    assert GAME.check(table.state, Roll(CHANCE, pips)) is None


@pytest.mark.rule("BS-04")
@pytest.mark.parametrize("pips", [-1, 0, 7, 100])
def test_the_die_has_no_other_side(pips: int) -> None:
    assert Table().refused(Roll(CHANCE, pips)) == ("die", "BS-04")
