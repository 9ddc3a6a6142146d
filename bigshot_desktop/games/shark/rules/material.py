"""What lies in the box: the world map and its zones, companies, buildings, shares and dice."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, Self

from bigshot_desktop.engine.codec import record, text, whole
from bigshot_desktop.engine.game import Malformed

COMPANIES: Final = ("red", "blue", "green", "yellow")
N_COMPANIES: Final = len(COMPANIES)
BUILDINGS_EACH: Final = 18
SHARES_EACH: Final = 60
"""Ten cards of one share and ten of five (SH-03)."""
TOP_VALUE: Final = 15
BUY_LIMIT: Final = 5
LONGEST_COUNTED: Final = 7
"""What a chain counts at most in variant I (SH-30)."""

ZONES: Final = (1, 2, 3, 4, 5, 6)
"""The zones of the map and the faces of the number die."""
ZONE_SIZE: Final = 20
N_SQUARES: Final = len(ZONES) * ZONE_SIZE

WHITE: Final = N_COMPANIES
BLACK: Final = N_COMPANIES + 1
COLOUR_DIE: Final = (*range(N_COMPANIES), WHITE, BLACK)
"""A company each, and two faces that let the player choose (SH-09)."""
NO_DIE: Final = -1
"""What the colour die shows where it is not rolled (SH-32)."""

OTHERS: Final = tuple(
    tuple(other for other in range(N_COMPANIES) if other != company)
    for company in range(N_COMPANIES)
)
"""The rivals of each company."""


@dataclass(frozen=True, slots=True)
class World:
    """The map: squares in rows, numbered from the top left, each in one of six zones (SH-01).

    Sets of squares are single numbers, one bit per square.
    """

    id: str
    columns: int
    zones: tuple[str, ...]
    """The names of the zones 1 to 6."""
    zone_of: tuple[int, ...]
    """The number of each square's zone."""
    in_zone: tuple[int, ...] = field(repr=False, compare=False)
    """The squares of each zone, by its number (there is no zone 0)."""
    touching: tuple[int, ...] = field(repr=False, compare=False)
    """The squares that touch each square horizontally or vertically (SH-11)."""
    not_first: int = field(repr=False, compare=False)
    """All squares but those of the first column."""
    not_last: int = field(repr=False, compare=False)
    """All squares but those of the last column."""

    @classmethod
    def of(cls, name: str, columns: int, zones: tuple[str, ...], zone_of: tuple[int, ...]) -> Self:
        everywhere = range(len(zone_of))
        touching = []
        for square in everywhere:
            column = square % columns
            near = [square - columns, square + columns]
            near += [square - 1] if column else []
            near += [square + 1] if column < columns - 1 else []
            touching.append(sum(1 << one for one in near if one in everywhere))
        return cls(
            name,
            columns,
            zones,
            zone_of,
            (0, *(sum(1 << s for s in everywhere if zone_of[s] == zone) for zone in ZONES)),
            tuple(touching),
            sum(1 << square for square in everywhere if square % columns),
            sum(1 << square for square in everywhere if (square + 1) % columns),
        )


def squares_in(bits: int) -> tuple[int, ...]:
    """The squares in a set, in order."""
    found = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits ^= lowest
    return tuple(found)


def read_world(data: object) -> World:
    """A map from its data file, validated (SH-01); its looks, under ``art``, are for the window."""
    if isinstance(data, dict):
        data = {key: value for key, value in data.items() if key != "art"}
    fields = record(data, "", {"id", "rows", "columns", "zones", "squares"})
    rows, columns = whole(fields["rows"], "rows"), whole(fields["columns"], "columns")
    if rows < 1 or columns < 1 or rows * columns != N_SQUARES:
        raise Malformed("rows", f"squares:{N_SQUARES}")
    names = fields["zones"]
    if not isinstance(names, list) or len(names) != len(ZONES):
        raise Malformed("zones", f"entries:{len(ZONES)}")
    zones = tuple(text(name, f"zones[{index}]") for index, name in enumerate(names))
    if len(set(zones)) != len(zones):
        raise Malformed("zones", "distinct-names")
    lines = fields["squares"]
    if not isinstance(lines, list) or len(lines) != rows:
        raise Malformed("squares", f"entries:{rows}")
    zone_of: list[int] = []
    for row, line in enumerate(lines):
        where = f"squares[{row}]"
        if len(text(line, where)) != columns or not set(line) <= {str(zone) for zone in ZONES}:
            raise Malformed(where, f"zone-numbers:{columns}")
        zone_of += map(int, line)
    for zone in ZONES:
        if zone_of.count(zone) != ZONE_SIZE:
            raise Malformed("squares", f"squares-of-zone:{zone}:{ZONE_SIZE}")
    return World.of(text(fields["id"], "id"), columns, zones, tuple(zone_of))


def write_world(world: World) -> dict[str, Any]:
    """The map as data, as :func:`read_world` takes it."""
    columns = world.columns
    lines = [
        "".join(map(str, world.zone_of[first : first + columns]))
        for first in range(0, N_SQUARES, columns)
    ]
    return {
        "id": world.id,
        "rows": len(lines),
        "columns": columns,
        "zones": list(world.zones),
        "squares": lines,
    }
