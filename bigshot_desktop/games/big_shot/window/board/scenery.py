"""Where houses and trees stand: along the edges of blocks and over parks, wherever nothing else is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from bigshot_desktop.games.big_shot.window.board.landmarks import reach_of
from bigshot_desktop.games.big_shot.window.board.plan import Block
from bigshot_desktop.ui.look.shapes import inset, inward

_FRONT: Final = 34.0
"""How wide a house is, about."""
_DEPTHS: Final = (30.0, 25.0, 20.0, 15.0, 11.0)
_KERB: Final = 5.0
_CLEAR: Final = 5.0
"""How far houses keep from what is written or lies in a block."""

Tree = tuple[float, float, float]
"""The middle and the radius of a crown."""


def houses(block: Block) -> list[QPolygonF]:
    """Houses along the edges of a block; those at a corner meet at a mitre."""
    kept = [QPolygonF(box) for box in _kept_free(block)]
    edge = inset(block.corners, _KERB)
    yards = [(depth, inset(edge, depth)) for depth in _DEPTHS]
    built: list[QPolygonF] = []
    for index, start in enumerate(edge):
        end = edge[(index + 1) % len(edge)]
        way, into = end - start, inward(start, end)
        number = max(1, round(hypot(way.x(), way.y()) / _FRONT))
        for lot in range(number):
            one, two = start + way * (lot / number), start + way * ((lot + 1) / number)
            for depth, yard in yards[(lot + index) % 2 :]:
                left = one + into * depth if lot else yard[index]
                right = two + into * depth if lot < number - 1 else yard[(index + 1) % len(edge)]
                house = _house(one, two, right, left)
                if (
                    house
                    and not any(house.intersects(box) for box in kept)
                    and _within(house, block)
                ):
                    built.append(house)
                    break
    return [house for house in built if _has_company(house, built)]


def _has_company(house: QPolygonF, built: Sequence[QPolygonF]) -> bool:
    """Whether another house stands close by: one alone looks lost."""
    here = house.boundingRect().center()
    others = (other.boundingRect().center() - here for other in built if other is not house)
    return any(way.manhattanLength() < 1.5 * _FRONT for way in others)


def _house(one: QPointF, two: QPointF, right: QPointF, left: QPointF) -> QPolygonF | None:
    """A house from its front to its back; None where a sharp corner leaves it hardly any back."""
    front = two - one
    if QPointF.dotProduct(right - left, front) < 0.35 * QPointF.dotProduct(front, front):
        return None
    return QPolygonF([one, two, right, left])


def _within(house: QPolygonF, block: Block) -> bool:
    """Whether a house stands wholly in its block: a plaza may have taken a corner of it."""
    corners = [house.at(index) for index in range(4)]
    middle = (corners[0] + corners[1] + corners[2] + corners[3]) / 4
    return all(block.outline.contains(middle + (corner - middle) * 0.8) for corner in corners)


def groves(block: Block) -> list[Tree]:
    """Trees over a park, in a loose grid."""
    kept = [box.adjusted(-9, -9, 9, 9) for box in _kept_free(block)]
    return [
        (spot.x(), spot.y(), 8.0 + chance * 5 % 4)
        for spot, chance in _spots(block, 23, 20)
        if chance % 4 and not any(box.contains(spot) for box in kept)
    ]


def gardens(block: Block, built: Sequence[QPolygonF]) -> list[Tree]:
    """A few small trees behind the houses of a block."""
    kept = [box.adjusted(-6, -6, 6, 6) for box in _kept_free(block)]
    kept += [house.boundingRect().adjusted(-5, -5, 5, 5) for house in built]
    return [
        (spot.x(), spot.y(), 5.0 + chance % 3)
        for spot, chance in _spots(block, 17, 17)
        if chance % 5 in (0, 3) and not any(box.contains(spot) for box in kept)
    ]


def _spots(block: Block, across: float, down: float) -> Iterator[tuple[QPointF, int]]:
    """Places all over a block, out of line, each with a number that looks like chance and is always the same."""
    room = QPainterPath()
    room.addPolygon(QPolygonF(inset(block.corners, 14)))
    area = block.outline.boundingRect().adjusted(16, 16, 0, 0)
    for row in range(int(area.height() / down) + 1):
        for column in range(int(area.width() / across) + 1):
            wobble = (row * 7 + column * 13) % 9
            spot = area.topLeft() + QPointF(
                column * across + 11 * (row % 2) + wobble - 4, row * down + wobble * 5 % 7 - 3
            )
            if room.contains(spot) and block.outline.contains(spot):
                yield spot, row * 3 + column * 5 + wobble


def _kept_free(block: Block) -> list[QRectF]:
    boxes = [block.title, block.tray, block.plate, block.badge]
    boxes += [reach_of(landmark) for landmark in block.landmarks if landmark[0] != "path"]
    return [box.adjusted(-_CLEAR, -_CLEAR, _CLEAR, _CLEAR) for box in boxes]
