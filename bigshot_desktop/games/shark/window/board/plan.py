"""The plan of the world map: where squares, zones, scale and dice lie, and what is drawn behind them."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any, Final, cast

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from bigshot_desktop.games.shark.rules.material import (
    N_COMPANIES,
    TOP_VALUE,
    ZONES,
    World,
    squares_in,
    write_world,
)
from bigshot_desktop.table.boards import MOST_BYTES
from bigshot_desktop.table.paths import resources
from bigshot_desktop.table.storage import read_limited
from bigshot_desktop.table.strict_json import parse_json
from bigshot_desktop.ui.look.shapes import inset, rounded
from bigshot_desktop.ui.models.placement import NONE

WIDE, HIGH = 80.0, 62.0
"""The size of a square."""
RIM: Final = 16.0
"""From the edge of the board to what is on it."""
BAND: Final = 34.0
"""The height of the bands that the zones' names stand in, above and below the map."""
EDGE: Final = 25.0
"""The room of the letters and numbers that name the squares."""
LANE: Final = 48.0
"""The width of a company's lane on the scale."""
STEP: Final = 31.5
"""From one value to the next."""
RAIL: Final = 40.0
"""The width of the rail with the values."""
DICE: Final = 1.12
"""How much larger than elsewhere the dice are."""
_AROUND: Final = 2 * (RIM + BAND) + EDGE
"""What there is above and below the squares."""
_BESIDES: Final = 262.0
"""What there is above and below the scale."""

Corner = tuple[int, int]


def outlines(squares: Collection[int], columns: int) -> list[list[Corner]]:
    """The edges of an area of squares as closed lines through its corners, the area to their right."""
    every = set(squares)
    ways: dict[Corner, list[Corner]] = {}
    for square in every:
        row, column = divmod(square, columns)
        left, right = (column, column + 1)
        if square - columns not in every:
            ways.setdefault((left, row), []).append((right, row))
        if right == columns or square + 1 not in every:
            ways.setdefault((right, row), []).append((right, row + 1))
        if square + columns not in every:
            ways.setdefault((right, row + 1), []).append((left, row + 1))
        if left == 0 or square - 1 not in every:
            ways.setdefault((left, row + 1), []).append((left, row))
    lines = []
    while ways:
        lines.append(_loop(ways))
    return lines


def _loop(ways: dict[Corner, list[Corner]]) -> list[Corner]:
    """Follows one line back to its start, to the right wherever two squares only touch, and keeps its bends."""
    here = start = min(ways)
    before: Corner = (0, 0)
    bends: list[Corner] = []
    while True:
        there = _next(ways, here, before)
        way = (there[0] - here[0], there[1] - here[1])
        if way != before:
            bends.append(here)
        before, here = way, there
        if here == start:
            return bends


def _next(ways: dict[Corner, list[Corner]], here: Corner, before: Corner) -> Corner:
    onward = ways[here]
    right = (here[0] - before[1], here[1] + before[0])
    there = right if right in onward else onward[0]
    onward.remove(there)
    if not onward:
        del ways[here]
    return there


@dataclass(frozen=True, slots=True)
class Label:
    """Where the name of a zone stands."""

    zone: int
    box: QRectF


@dataclass(frozen=True)
class Plan:
    """Everything that has its place on the board, for a map of any shape."""

    world: World

    @cached_property
    def rows(self) -> int:
        return len(self.world.zone_of) // self.world.columns

    @cached_property
    def map(self) -> QRectF:
        """All squares together, in the middle of what a small map leaves free."""
        columns, rows = self.world.columns, self.rows
        spare = self._high - _AROUND - rows * HIGH
        top = RIM + BAND + EDGE + spare / 2
        return QRectF(RIM + EDGE, top, columns * WIDE, rows * HIGH)

    @cached_property
    def _high(self) -> float:
        return max(self.rows * HIGH + _AROUND, TOP_VALUE * STEP + _BESIDES)

    @cached_property
    def size(self) -> QRectF:
        side = RAIL + N_COMPANIES * LANE + 18
        return QRectF(0, 0, self.map.right() + 26 + side + RIM, self._high)

    @cached_property
    def side(self) -> QRectF:
        """The room beside the map: for the scale and the dice."""
        return QRectF(
            QPointF(self.map.right() + 20, RIM),
            QPointF(self.size.right() - RIM, self.size.bottom() - RIM),
        )

    # --- squares and zones -----------------------------------------------------------------------

    def square(self, number: int) -> QRectF:
        row, column = divmod(number, self.world.columns)
        return QRectF(self.map.left() + column * WIDE, self.map.top() + row * HIGH, WIDE, HIGH)

    def at(self, point: QPointF) -> int:
        """The square at a point; −1 where there is none."""
        if not self.map.contains(point):
            return NONE
        away = point - self.map.topLeft()
        column = min(int(away.x() / WIDE), self.world.columns - 1)
        row = min(int(away.y() / HIGH), self.rows - 1)
        return row * self.world.columns + column

    def area(self, squares: Collection[int], distance: float, radius: float) -> QPainterPath:
        """Squares as one figure, drawn in from their edges, with round corners."""
        path = QPainterPath()
        for line in outlines(squares, self.world.columns):
            path.addPath(rounded(inset([self._corner(bend) for bend in line], distance), radius))
        return path

    def _corner(self, bend: Corner) -> QPointF:
        return self.map.topLeft() + QPointF(bend[0] * WIDE, bend[1] * HIGH)

    def near(self, square: int) -> tuple[int, ...]:
        """The squares that touch one."""
        return squares_in(self.world.touching[square])

    def zone(self, number: int) -> tuple[int, ...]:
        """The squares of a zone."""
        return squares_in(self.world.in_zone[number])

    def box(self, squares: Iterable[int]) -> QRectF:
        """The smallest box around squares."""
        whole = QRectF()
        for square in squares:
            whole |= self.square(square)
        return whole

    @cached_property
    def labels(self) -> tuple[Label, ...]:
        """Above the map for zones at its upper edge, below for those at the lower, else in the zone itself."""
        return tuple(Label(zone, self._label(zone)) for zone in ZONES)

    def _label(self, zone: int) -> QRectF:
        columns = self.world.columns
        squares = self.zone(zone)
        above = [square for square in squares if square < columns]
        below = [square for square in squares if square >= (self.rows - 1) * columns]
        first = [square for square in squares if square // columns == squares[0] // columns]
        box = self.box(above or below or first)
        if above:
            box.setBottom(self.map.top() - EDGE)
            box.setTop(box.bottom() - BAND)
        elif below:
            box.setTop(self.map.bottom() + 2)
            box.setHeight(BAND)
        else:
            box.setHeight(BAND)
        return box

    # --- beside the map --------------------------------------------------------------------------

    @cached_property
    def scale(self) -> QRectF:
        """From the top value to 0."""
        side = self.side
        return QRectF(side.left(), side.top() + 58, side.width(), TOP_VALUE * STEP)

    def height(self, value: float) -> float:
        """Where a value is on the scale."""
        return self.scale.bottom() - value * STEP

    def lane(self, company: int) -> float:
        """The middle of a company's lane."""
        return self.scale.right() - (N_COMPANIES - company - 0.5) * LANE - 11

    @cached_property
    def dice(self) -> QPointF:
        """The middle of the tray."""
        return QPointF(self.side.center().x(), self.side.bottom() - 57)


@dataclass(frozen=True)
class Atlas:
    """The drawn map of the world: coasts in hundredths of a square, and what adorns the seas."""

    land: tuple[tuple[QPointF, ...], ...]
    rose: QPointF
    """The middle of the compass rose."""
    reach: float
    waves: tuple[QPointF, ...]
    ships: tuple[tuple[str, QPointF], ...]


@cache
def atlas(world: World) -> Atlas | None:
    """What is drawn on the map that comes with the program; nothing on one with other zones."""
    path = resources() / "boards" / "shark" / "world.json"
    data = cast(dict[str, Any], parse_json(read_limited(path, MOST_BYTES)))
    if data["squares"] != write_world(world)["squares"]:
        return None
    art = data["art"]
    x, y, reach = art["rose"]
    return Atlas(
        tuple(tuple(QPointF(*at) for at in coast) for coast in art["land"]),
        QPointF(x, y),
        reach,
        tuple(QPointF(*at) for at in art["waves"]),
        tuple((kind, QPointF(x, y)) for kind, x, y in art["ships"]),
    )
