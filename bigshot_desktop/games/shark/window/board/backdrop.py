"""The ground of the board: table, the drawn map in six tints, the net of squares, the zones' names. Nothing moves."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from bigshot_desktop.games.shark.rules.material import ZONES, World
from bigshot_desktop.games.shark.window.board.coasts import SHORES, Region
from bigshot_desktop.games.shark.window.board.ornaments import paint_rose, paint_ship, paint_wave
from bigshot_desktop.games.shark.window.board.plan import EDGE, HIGH, WIDE, Atlas, Plan, atlas
from bigshot_desktop.games.shark.window.board.scale import paint_scale
from bigshot_desktop.games.shark.words.names import letters
from bigshot_desktop.ui.look.painting import (
    NO_BRUSH,
    NO_PEN,
    faded,
    figure_font,
    fitted,
    mixed,
    paint_board,
    paint_plate,
    pen,
    title_font,
    write,
)
from bigshot_desktop.ui.look.shapes import box_around, rounded
from bigshot_desktop.ui.look.theme import Theme

_HUNDREDTHS = QTransform.fromScale(WIDE / 100, HIGH / 100)


@dataclass(frozen=True, slots=True)
class Tint:
    """The colours of a zone."""

    sea: QColor
    land: QColor
    line: QColor

    @classmethod
    def of(cls, zone: int, colours: Theme) -> Tint:
        backdrop = colours.zones[zone - 1]
        if colours.dark:
            return cls(
                mixed(backdrop, colours.water, 0.45),
                mixed(backdrop, colours.ink, 0.1),
                mixed(backdrop, colours.ink, 0.2),
            )
        return cls(
            mixed(backdrop, colours.card, 0.45),
            mixed(backdrop, colours.street, 0.35),
            mixed(backdrop, colours.ink, 0.28),
        )


@lru_cache(maxsize=2)
def _regions(world: World) -> dict[int, Region]:
    """What is drawn of each zone of a map: found when it is first seen."""
    plan, land = Plan(world), QPainterPath()
    place = QTransform.fromTranslate(plan.map.left(), plan.map.top())
    drawn = atlas(world)
    for coast in drawn.land if drawn else ():
        land.addPath(rounded([place.map(_HUNDREDTHS.map(at)) for at in coast], 3.5))
    return {zone: Region.of(plan.area(plan.zone(zone), 0.01, 0.01), land) for zone in ZONES}


class Backdrop:
    """The ground of a map; coasts are drawn only on the one that they were drawn for."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self.names: tuple[str, ...] = ("",) * len(ZONES)
        """Of the zones, in the player's language."""

    @property
    def _world(self) -> World:
        return self._plan.world

    @property
    def _atlas(self) -> Atlas | None:
        return atlas(self._world)

    @property
    def _regions(self) -> dict[int, Region]:
        return _regions(self._world)

    def paint(self, painter: QPainter, colours: Theme) -> None:
        """Everything under the items."""
        plan = self._plan
        painter.fillRect(plan.size.adjusted(-4000, -4000, 4000, 4000), colours.paper)
        paint_board(painter, plan.size, colours)
        self._paint_frame(painter, colours)
        seen = painter.clipBoundingRect() if painter.hasClipping() else plan.size
        regions = [
            (region, Tint.of(zone, colours))
            for zone, region in self._regions.items()
            if region.sea.boundingRect().intersects(seen)
        ]
        for region, tint in regions:
            painter.fillPath(region.sea, tint.sea)
        self._paint_graticule(painter, faded(colours.ink, 0.12))
        for region, tint in regions:
            self._paint_coasts(painter, region, tint)
        self._paint_seas(painter, colours)
        self._paint_net(painter, colours)
        self._paint_names(painter, colours)
        self._paint_edges(painter, colours)
        paint_scale(painter, plan, colours)

    def _paint_frame(self, painter: QPainter, colours: Theme) -> None:
        """A brass frame around the map."""
        box = self._plan.map
        painter.setPen(NO_PEN)
        painter.setBrush(faded(colours.outline, 0.2))
        painter.drawRect(box.adjusted(-4, -4, 4, 4).translated(3, 4))
        painter.setPen(pen(colours.outline))
        painter.setBrush(colours.brass_fill)
        painter.drawRect(box.adjusted(-4.5, -4.5, 4.5, 4.5))

    # --- sea and land ----------------------------------------------------------------------------

    def _paint_coasts(self, painter: QPainter, region: Region, tint: Tint) -> None:
        """The land, and lines along its coasts."""
        for (_, share), (outer, inner) in zip(SHORES, region.shores, strict=True):
            painter.fillPath(outer, mixed(tint.sea, tint.line, share))
            painter.fillPath(inner, tint.sea)
        painter.fillPath(region.land, tint.land)
        painter.fillPath(region.coast, mixed(tint.land, tint.line, 0.9))

    def _paint_graticule(self, painter: QPainter, ink: QColor) -> None:
        """Meridians that bend outwards, as on a globe that was flattened."""
        box = self._plan.map
        painter.setPen(pen(ink, 0.8))
        painter.setBrush(NO_BRUSH)
        middle = box.center()
        for share in (-0.86, -0.62, -0.38, -0.13, 0.13, 0.38, 0.62, 0.86):
            foot = middle.x() + share * box.width() * 0.42
            bend = middle.x() + share * box.width() * 0.62
            path = QPainterPath(QPointF(foot, box.top()))
            path.quadTo(QPointF(bend, middle.y()), QPointF(foot, box.bottom()))
            painter.drawPath(path)
        for share in (-0.72, -0.36, 0.0, 0.36, 0.72):
            y = middle.y() + share * box.height() / 2
            sag = share * 26
            path = QPainterPath(QPointF(box.left(), y - sag))
            path.quadTo(QPointF(middle.x(), y + sag), QPointF(box.right(), y - sag))
            painter.drawPath(path)

    def _paint_seas(self, painter: QPainter, colours: Theme) -> None:
        drawn = self._atlas
        if not drawn:
            return
        corner = self._plan.map.topLeft()
        ink = faded(mixed(colours.accent, colours.ink, 0.4), 0.35)

        def at(point: QPointF) -> QPointF:
            return corner + _HUNDREDTHS.map(point)

        for wave in drawn.waves:
            paint_wave(painter, at(wave), ink)
        for kind, place in drawn.ships:
            paint_ship(painter, kind, at(place), faded(ink, 0.62), faded(colours.card, 0.5))
        paint_rose(painter, at(drawn.rose), drawn.reach * HIGH / 80, colours)

    # --- the net ---------------------------------------------------------------------------------

    def _paint_net(self, painter: QPainter, colours: Theme) -> None:
        plan, box = self._plan, self._plan.map
        painter.setPen(pen(faded(colours.ink, 0.2), 1.1))
        for column in range(1, self._world.columns):
            x = box.left() + column * WIDE
            painter.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()))
        for row in range(1, plan.rows):
            y = box.top() + row * HIGH
            painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
        painter.setBrush(NO_BRUSH)
        for width, colour in ((5.0, colours.outline), (2.6, colours.brass_fill)):
            painter.setPen(pen(colour, width))
            for region in self._regions.values():
                painter.drawPath(region.sea)

    def _paint_edges(self, painter: QPainter, colours: Theme) -> None:
        """Letters above the columns, numbers beside the rows: the names of the squares."""
        box, font = self._plan.map, figure_font(19)
        ink = mixed(colours.ink, colours.water, 0.12)
        for column in range(self._world.columns):
            at = QPointF(box.left() + (column + 0.5) * WIDE, box.top() - EDGE / 2 - 2)
            write(painter, letters(column), at, font, ink)
        for row in range(self._plan.rows):
            at = QPointF(box.left() - EDGE / 2 - 4, box.top() + (row + 0.5) * HIGH)
            write(painter, str(row + 1), at, font, ink)

    # --- names -----------------------------------------------------------------------------------

    def _paint_names(self, painter: QPainter, colours: Theme) -> None:
        """Each zone's number on brass, and its name."""
        for label, name in zip(self._plan.labels, self.names, strict=True):
            room = label.box.adjusted(54, 0, -12, 0)
            lettering = fitted(name, room, 27)
            wide = 46 + min(lettering.width, room.width())
            left = label.box.center().x() - wide / 2
            plate = box_around(QPointF(left + 17, label.box.center().y()), 34, 29)
            paint_plate(painter, plate, 4, colours.brass_fill, colours)
            write(painter, str(label.zone), plate.center(), title_font(24), colours.on_brass)
            painter.setPen(colours.ink)
            lettering.paint(
                painter, QRectF(left + 46, label.box.top(), wide - 46, label.box.height())
            )
