"""The plan of the city: where blocks, fields and everything on them lie, from the board's data file."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final, cast

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath

from bigshot_desktop.table.boards import MOST_BYTES
from bigshot_desktop.table.paths import resources
from bigshot_desktop.table.storage import read_limited
from bigshot_desktop.table.strict_json import parse_json
from bigshot_desktop.ui.look.shapes import box_around, inset, rounded

CELL: Final = 40.0
"""The room of one cube."""
PADDING: Final = 5.0
"""Around the cells of a tray."""
TRAY: Final = (4, 2)
"""Columns and rows of a tray: seven places for cubes, one for their number."""
PLATE: Final = (54.0, 38.0)
BADGE: Final = (54.0, 32.0)
SIGN: Final = (168.0, 78.0)
"""The size of a sold sign."""
CORNER: Final = 12.0
"""How far the corners of a block are rounded."""

_TRAY_SIZE: Final = QSizeF(TRAY[0] * CELL + 2 * PADDING, TRAY[1] * CELL + 2 * PADDING)

Landmark = tuple[Any, ...]
"""What stands out in a block: its kind, then whole numbers."""


@dataclass(frozen=True, slots=True)
class Block:
    """A district on the plan."""

    name: str
    """The district it was drawn for; another city may have another one here."""
    corners: tuple[QPointF, ...]
    outline: QPainterPath
    title: QRectF
    """Room for the district's name."""
    tray: QRectF
    plate: QRectF
    badge: QRectF
    landmarks: tuple[Landmark, ...]

    def slot(self, index: int) -> QPointF:
        """The middle of a place for a cube; the last of the eight is the number's."""
        row, column = divmod(index, TRAY[0])
        return self.tray.topLeft() + QPointF(
            PADDING + (column + 0.5) * CELL, PADDING + (row + 0.5) * CELL
        )


@dataclass(frozen=True, slots=True)
class Plot:
    """An auction field on the plan."""

    box: QRectF

    @property
    def upright(self) -> bool:
        """Whether it stands on its short side, as those on the left and right do."""
        return self.box.height() > self.box.width()

    def slot(self, index: int) -> QPointF:
        """The middle of a place for one of the four cubes."""
        row, column = divmod(index, 2)
        return self.box.center() + QPointF((column - 0.5) * CELL, (row - 0.5) * CELL)

    @property
    def stand(self) -> QPointF:
        """Where the broker stands: beside the cubes."""
        beside = QPointF(0, 82) if self.upright else QPointF(71, 0)
        return self.box.center() + beside

    @property
    def number(self) -> QPointF:
        """Where its number is written: on the other side."""
        beside = QPointF(0, -84) if self.upright else QPointF(-74, 0)
        return self.box.center() + beside


@dataclass(frozen=True, slots=True)
class Plan:
    """Everything that has its place on the board."""

    size: QRectF
    blocks: tuple[Block, ...]
    plots: tuple[Plot, ...]
    die: QPointF
    plaza: QPointF
    plaza_radius: float
    decor: tuple[Landmark, ...]
    """What stands in the streets and outside."""
    streets: QPainterPath
    """All of the city, blocks and streets."""


@cache
def city_plan() -> Plan:
    """The plan that comes with the program; a city of somebody's own is built on it too."""
    path = resources() / "boards" / "big-shot" / "city.json"
    data = cast(dict[str, Any], parse_json(read_limited(path, MOST_BYTES)))
    return _read(data["art"])


def _read(art: dict[str, Any]) -> Plan:
    corners = {name: QPointF(*at) for name, at in art["corners"].items()}
    width, height = art["size"]
    plaza, radius = corners[art["plaza"]["at"]], float(art["plaza"]["radius"])
    plots = tuple(Plot(QRectF(*box)) for box in art["fields"])
    cut = QPainterPath()
    cut.addEllipse(plaza, radius, radius)
    blocks = tuple(_block(entry, corners, art["street"], cut) for entry in art["blocks"])
    every = [corner for block in blocks for corner in block.corners]
    city = QRectF(
        QPointF(min(p.x() for p in every), min(p.y() for p in every)),
        QPointF(max(p.x() for p in every), max(p.y() for p in every)),
    ).adjusted(-art["street"], -art["street"], art["street"], art["street"])
    streets = QPainterPath()
    streets.addRect(city)
    return Plan(
        QRectF(0, 0, width, height),
        blocks,
        plots,
        QPointF(*art["die"]),
        plaza,
        radius,
        tuple(tuple(landmark) for landmark in art["decor"]),
        streets,
    )


def _block(
    entry: dict[str, Any], corners: dict[str, QPointF], street: int, plaza: QPainterPath
) -> Block:
    edge = tuple(inset([corners[name] for name in entry["corners"]], street / 2))
    return Block(
        name=entry["name"],
        corners=edge,
        outline=rounded(edge, CORNER).subtracted(plaza),
        title=QRectF(*entry["title"]),
        tray=QRectF(QPointF(*entry["tray"]), _TRAY_SIZE),
        plate=box_around(QPointF(*entry["plate"]), *PLATE),
        badge=box_around(QPointF(*entry["badge"]), *BADGE),
        landmarks=tuple(tuple(landmark) for landmark in entry["landmarks"]),
    )
