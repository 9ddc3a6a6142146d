"""The ground of the board: table, ring, streets and blocks with their roofs. Nothing on it ever moves."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF

from bigshot_desktop.games.big_shot.rules.material import City
from bigshot_desktop.games.big_shot.window.board.landmarks import paint_landmark
from bigshot_desktop.games.big_shot.window.board.plan import Block, Landmark, Plan, city_plan
from bigshot_desktop.games.big_shot.window.board.scenery import gardens, groves, houses
from bigshot_desktop.games.big_shot.window.board.tints import Tints, ground_of
from bigshot_desktop.ui.look.painting import NO_BRUSH, NO_PEN, faded, mixed, paint_board, pen
from bigshot_desktop.ui.look.theme import Theme


class Backdrop:
    """The ground of a city; landmarks stand only where the district is the one they were drawn for."""

    def __init__(self, city: City) -> None:
        self._plan, self._city = city_plan(), city

    def paint(self, painter: QPainter, colours: Theme) -> None:
        """Everything under the items."""
        plan = self._plan
        painter.fillRect(plan.size.adjusted(-4000, -4000, 4000, 4000), colours.paper)
        paint_board(painter, plan.size, colours)
        _paint_streets(painter, plan, colours)
        districts = self._city.districts
        for block, district, built in zip(plan.blocks, districts, _built(self._city), strict=True):
            _paint_block(painter, block, ground_of(district.value, colours), built, colours)
        street = Tints.on(colours.street, colours)
        for landmark in plan.decor:
            paint_landmark(painter, landmark, street)
        _paint_fans(painter, plan, colours)


@lru_cache(maxsize=2)
def _built(city: City) -> list[list[Landmark | QPolygonF]]:
    """What stands in every block of a city: found when it is first seen."""
    return [
        [
            *(block.landmarks if block.name == district.name else ()),
            *_fabric(block, district.value),
        ]
        for block, district in zip(city_plan().blocks, city.districts, strict=True)
    ]


def _fabric(block: Block, value: int) -> list[Landmark | QPolygonF]:
    """The trees of a park, or the houses and gardens of any other block."""
    if not value:
        return [("tree", *tree) for tree in groves(block)]
    row = houses(block)
    return [*row, *(("tree", *tree) for tree in gardens(block, row))]


def _paint_streets(painter: QPainter, plan: Plan, colours: Theme) -> None:
    painter.setPen(pen(colours.block_edge))
    painter.setBrush(colours.street)
    city = plan.streets.boundingRect()
    painter.drawRoundedRect(city, 14, 14)
    painter.setPen(pen(faded(colours.block_edge, 0.35), 1))
    painter.setBrush(NO_BRUSH)
    for share in (0.55, 0.85):
        painter.drawEllipse(plan.plaza, plan.plaza_radius * share, plan.plaza_radius * share)


def _paint_fans(painter: QPainter, plan: Plan, colours: Theme) -> None:
    """A sunburst in every corner of the ring that holds no die."""
    city = plan.streets.boundingRect()
    for corner in (city.topLeft(), city.topRight(), city.bottomLeft(), city.bottomRight()):
        outer = QPointF(
            plan.size.left() + 14
            if corner.x() < plan.size.center().x()
            else plan.size.right() - 14,
            plan.size.top() + 14
            if corner.y() < plan.size.center().y()
            else plan.size.bottom() - 14,
        )
        box = QRectF(corner, outer).normalized()
        if not box.contains(plan.die):
            _paint_fan(painter, corner, outer, colours)


def _paint_fan(painter: QPainter, corner: QPointF, outer: QPointF, colours: Theme) -> None:
    away = outer - corner
    sign = QPointF(1 if away.x() > 0 else -1, 1 if away.y() > 0 else -1)
    start = corner + sign * 8
    reach = min(abs(away.x()), abs(away.y())) - 10
    painter.save()
    painter.translate(start)
    painter.scale(sign.x(), sign.y())
    painter.setPen(pen(faded(colours.brass, 0.8), 1.2))
    leaves = 7
    for leaf in range(leaves):
        wedge = QPainterPath(QPointF())
        wedge.arcTo(QRectF(-reach, -reach, 2 * reach, 2 * reach), -90 * leaf / leaves, -90 / leaves)
        wedge.closeSubpath()
        painter.setBrush(faded(colours.brass_fill, 0.42 if leaf % 2 == 0 else 0.14))
        painter.drawPath(wedge)
    painter.setBrush(colours.brass_fill)
    heart = 0.3 * reach
    painter.drawPie(QRectF(-heart, -heart, 2 * heart, 2 * heart), 0, -90 * 16)
    painter.restore()


# --- blocks --------------------------------------------------------------------------------------


def _paint_block(
    painter: QPainter,
    block: Block,
    backdrop: QColor,
    built: Sequence[Landmark | QPolygonF],
    colours: Theme,
) -> None:
    """A block on its kerb, with all that stands in it."""
    painter.setPen(NO_PEN)
    painter.setBrush(faded(colours.outline, 0.14))
    painter.drawPath(block.outline.translated(2, 3))
    painter.setPen(pen(colours.block_edge))
    painter.setBrush(backdrop)
    painter.drawPath(block.outline)
    painter.save()
    painter.setClipPath(block.outline, Qt.ClipOperation.IntersectClip)
    tints = Tints.on(backdrop, colours)
    for index, one in enumerate(built):
        if isinstance(one, QPolygonF):
            _paint_house(painter, one, index, tints)
        else:
            paint_landmark(painter, one, tints)
    painter.restore()


def _paint_house(painter: QPainter, house: QPolygonF, index: int, tints: Tints) -> None:
    """A house in a row: flat with a setback, or with a ridge."""
    path = QPainterPath()
    path.addPolygon(house)
    path.closeSubpath()
    painter.fillPath(path.translated(2.5, 2.5), tints.shade)
    painter.setPen(pen(tints.line, 1.1))
    painter.setBrush((tints.roof, tints.raised, tints.low)[index * 7 % 5 % 3])
    painter.drawPath(path)
    a, b, c, d = (house.at(corner) for corner in range(4))
    if index % 3:
        painter.drawLine((a + d) / 2, (b + c) / 2)
        return
    middle = (a + b + c + d) / 4
    painter.setBrush(mixed(tints.roof, tints.raised, 0.6))
    painter.drawPolygon(QPolygonF([middle + (corner - middle) * 0.5 for corner in (a, b, c, d)]))
