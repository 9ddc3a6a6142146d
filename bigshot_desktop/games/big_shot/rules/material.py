"""What lies in the box: the city, its districts and parks, colours, cubes, loans and money."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from bigshot_desktop.engine.codec import record, text, whole
from bigshot_desktop.engine.game import Malformed

COLOURS: Final = ("red", "yellow", "white", "black")
N_COLOURS: Final = len(COLOURS)
CUBES_PER_COLOUR: Final = 18
N_DISTRICTS: Final = 13
N_PARKS: Final = 2
N_FIELDS: Final = 18
LOT_SIZE: Final = 4
DISTRICT_SIZE: Final = 7

START_MONEY: Final = 10
LOAN_TOKENS: Final = 30
LOAN_DEBT: Final = 10
MOST_LOANS: Final = 9
"""A tenth loan would pay nothing (BS-21)."""
MOST_MONEY: Final = START_MONEY + sum(range(1, LOAN_DEBT))
"""The most one purse can ever hold (BS-52)."""

DIE: Final = (1, 2, 3, 4, 5, 6)


def loan_pays(number: int) -> int:
    """What the n-th loan of a purse pays out (BS-20)."""
    return LOAN_DEBT - number


@dataclass(frozen=True, slots=True)
class District:
    """A block of the city. A park has the value 0 and doubles the districts it touches."""

    name: str
    value: int
    touches: tuple[int, ...]
    """The districts a park doubles; empty for anything but a park."""

    @property
    def is_park(self) -> bool:
        return bool(self.touches)


@dataclass(frozen=True, slots=True)
class City:
    """The board: thirteen districts, two of them parks (BS-01, BS-02)."""

    id: str
    districts: tuple[District, ...]


def read_city(data: object) -> City:
    """A city from its data file, validated (BS-02). Anything about its looks under ``art`` is left to the window."""
    if isinstance(data, dict):
        data = {key: value for key, value in data.items() if key != "art"}
    fields = record(data, "", {"id", "auction_fields", "districts"})
    if whole(fields["auction_fields"], "auction_fields") != N_FIELDS:
        raise Malformed("auction_fields", f"exactly:{N_FIELDS}")
    entries = fields["districts"]
    if not isinstance(entries, list) or len(entries) != N_DISTRICTS:
        raise Malformed("districts", f"entries:{N_DISTRICTS}")
    parsed = [_read_district(entry, f"districts[{index}]") for index, entry in enumerate(entries)]
    index_of = {name: index for index, (name, _, _) in enumerate(parsed)}
    if len(index_of) != N_DISTRICTS:
        raise Malformed("districts", "distinct-names")
    if sum(1 for _, _, touches in parsed if touches) != N_PARKS:
        raise Malformed("districts", f"parks:{N_PARKS}")
    districts = []
    for index, (name, value, touches) in enumerate(parsed):
        for neighbour in touches:
            where = f"districts[{index}].doubles"
            if neighbour not in index_of or not parsed[index_of[neighbour]][1]:
                raise Malformed(where, "valued-district")
        if len(set(touches)) != len(touches):
            raise Malformed(f"districts[{index}].doubles", "distinct-names")
        districts.append(District(name, value, tuple(index_of[near] for near in touches)))
    return City(text(fields["id"], "id"), tuple(districts))


def _read_district(entry: object, where: str) -> tuple[str, int, list[str]]:
    """Name, value and neighbours of a district: it has a value, or it is a park that doubles some."""
    is_park = isinstance(entry, dict) and "doubles" in entry
    fields = record(entry, where, {"name", "doubles"} if is_park else {"name", "value"})
    name = text(fields["name"], f"{where}.name")
    if not is_park:
        value = whole(fields["value"], f"{where}.value")
        if not 1 <= value <= 99:
            raise Malformed(f"{where}.value", "between:1:99")
        return name, value, []
    doubles = fields["doubles"]
    if not isinstance(doubles, list) or not doubles:
        raise Malformed(f"{where}.doubles", "some-districts")
    return name, 0, [text(near, f"{where}.doubles[{i}]") for i, near in enumerate(doubles)]


def write_city(city: City) -> dict[str, Any]:
    """The city as data, as :func:`read_city` takes it."""
    return {
        "id": city.id,
        "auction_fields": N_FIELDS,
        "districts": [
            {"name": one.name, "doubles": [city.districts[near].name for near in one.touches]}
            if one.is_park
            else {"name": one.name, "value": one.value}
            for one in city.districts
        ],
    }
