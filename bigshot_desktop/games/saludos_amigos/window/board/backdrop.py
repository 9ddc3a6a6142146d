"""The ground of the board: the road of money, the village with its plots, the café. Nothing on it ever moves."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from bigshot_desktop.games.saludos_amigos.rules.material import PROJECTS
from bigshot_desktop.games.saludos_amigos.window.board import plan
from bigshot_desktop.games.saludos_amigos.window.board.building_shapes import Tints
from bigshot_desktop.games.saludos_amigos.window.board.large_projects import paint_field
from bigshot_desktop.games.saludos_amigos.window.board.old_village import paint_village
from bigshot_desktop.games.saludos_amigos.window.board.plan import INK
from bigshot_desktop.games.saludos_amigos.window.board.sections import paint_plots
from bigshot_desktop.ui.look.painting import (
    NO_BRUSH,
    NO_PEN,
    Lettering,
    faded,
    figure_font,
    fitted,
    mixed,
    paint_board,
    pen,
    write,
)
from bigshot_desktop.ui.look.shapes import box_around, stepped
from bigshot_desktop.ui.look.theme import Theme

_ROUND: Final = 9.0


class Backdrop:
    """Everything under the items."""

    def __init__(self) -> None:
        self.names: tuple[str, ...] = ("",) * len(PROJECTS)
        """Of the projects, in the player's language."""

    def paint(self, painter: QPainter, colours: Theme) -> None:
        tints = Tints.of(colours)
        painter.fillRect(plan.SIZE.adjusted(-4000, -4000, 4000, 4000), colours.paper)
        paint_board(painter, plan.SIZE, colours)
        _paint_road(painter, tints, colours)
        _paint_meadow(painter, tints, colours)
        _paint_plaza(painter, tints, colours)
        paint_field(painter, tints)
        paint_plots(painter, tints, colours)
        paint_village(painter, tints)
        self._paint_names(painter, colours)
        _paint_cafe(painter, tints, colours)
        _paint_terrace(painter, tints, colours)
        _paint_start(painter, colours)

    def name_strips(self) -> dict[int, tuple[Lettering, QRectF]]:
        """By project: how its name is written, and the strip that it stands on, below its site."""
        strips = {}
        for project, name in zip(PROJECTS, self.names, strict=True):
            site = plan.SITES[project]
            room = QRectF(
                site.left() - 14, site.bottom() - plan.NAME + 3, site.width() + 28, plan.NAME - 6
            )
            lettering = fitted(name, room.adjusted(8, 0, -8, 0), 23)
            strip = box_around(room.center(), lettering.width + 26, room.height())
            strips[project] = lettering, strip
        return strips

    def _paint_names(self, painter: QPainter, colours: Theme) -> None:
        for lettering, strip in self.name_strips().values():
            painter.setPen(pen(faded(colours.outline, 0.75), 1.3))
            painter.setBrush(colours.card)
            painter.drawPath(stepped(strip, 4))
            painter.setPen(colours.ink)
            lettering.paint(painter, strip)


# --- the road ------------------------------------------------------------------------------------


def _paint_road(painter: QPainter, tints: Tints, colours: Theme) -> None:
    """Stones with their figures; every fifth and tenth is told apart."""
    bed = QPainterPath()
    bed.addRoundedRect(plan.ROAD, 12, 12)
    painter.fillPath(bed, mixed(colours.street, colours.outline, 0.12))
    white = mixed(colours.block, colours.card, 0.5)
    for number in range(1, plan.STONES):
        box = plan.stone(number).adjusted(2.5, 2.5, -2.5, -2.5)
        if number % 10 == 0:
            fill, ink = colours.brass_fill, colours.on_brass
        elif number % 5 == 0:
            fill, ink = mixed(white, colours.brass_fill, 0.4), colours.ink
        else:
            fill, ink = white, colours.ink
        painter.setPen(NO_PEN)
        painter.setBrush(faded(colours.outline, 0.2))
        painter.drawRoundedRect(box.translated(1.5, 2), _ROUND, _ROUND)
        painter.setPen(pen(faded(colours.outline, 0.75), 1.3))
        painter.setBrush(fill)
        painter.drawRoundedRect(box, _ROUND, _ROUND)
        write(painter, str(number), plan.figure(number), figure_font(27), ink)


def _paint_start(painter: QPainter, colours: Theme) -> None:
    """The corner where everybody begins."""
    box = plan.START.adjusted(3, 3, -3, -3)
    painter.setPen(NO_PEN)
    painter.setBrush(faded(colours.outline, 0.25))
    painter.drawPath(stepped(box.translated(2, 3), 10))
    painter.setPen(pen(colours.outline, INK))
    painter.setBrush(colours.brass_fill)
    painter.drawPath(stepped(box, 10))
    inner = box.adjusted(6, 6, -6, -6)
    painter.setPen(pen(faded(colours.on_brass, 0.6), 1.3))
    painter.setBrush(mixed(colours.brass_fill, colours.piece("white").fill, 0.5))
    painter.drawPath(stepped(inner, 8))
    painter.save()
    clip = QPainterPath()
    clip.addPath(stepped(inner, 8))
    painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
    _paint_rays(painter, inner.bottomLeft(), 170, 0.5, faded(colours.brass_fill, 0.6), 20)
    painter.restore()
    write(painter, "0", inner.topLeft() + QPointF(19, 17), figure_font(26), colours.on_brass)


def _paint_rays(
    painter: QPainter, centre: QPointF, reach: float, part: float, colour: QColor, rays: int
) -> None:
    """A sun: every second ray of a circle."""
    painter.setPen(NO_PEN)
    painter.setBrush(colour)
    for ray in range(rays):
        wedge = QPainterPath(centre)
        for turn in (ray, ray + part):
            angle = 2 * pi * turn / rays
            wedge.lineTo(centre + QPointF(cos(angle), sin(angle)) * reach)
        wedge.closeSubpath()
        painter.drawPath(wedge)


# --- the village ---------------------------------------------------------------------------------


def _paint_meadow(painter: QPainter, tints: Tints, colours: Theme) -> None:
    """Grass, and lanes of sand to every site."""
    meadow = QRectF(plan.INSIDE.left(), plan.INSIDE.top(), plan.INSIDE.width(), 456)
    painter.fillRect(meadow, tints.grass)
    painter.save()
    painter.setClipRect(meadow, Qt.ClipOperation.IntersectClip)
    painter.setPen(pen(faded(mixed(tints.leaf, tints.line, 0.2), 0.45), 1.5))
    for index in range(230):
        at = meadow.topLeft() + QPointF((index * 197) % 1336, (index * 331) % 452)
        painter.drawLine(at, at + QPointF(2.5, -6))
        painter.drawLine(at + QPointF(4, 0), at + QPointF(8, -5))
    lanes = QPainterPath()
    for x, y, bend_x, bend_y, end_x, end_y in (
        (82, 322, 300, 330, 470, 330),
        (1418, 322, 1200, 330, 1030, 330),
        (82, 540, 260, 536, 470, 500),
        (1418, 540, 1240, 536, 1030, 500),
        (583, 250, 590, 262, 600, 290),
        (760, 240, 752, 256, 750, 290),
        (922, 240, 910, 262, 900, 290),
        (1018, 190, 1024, 240, 1000, 300),
        (446, 86, 444, 200, 470, 330),
        (1052, 86, 1056, 200, 1030, 330),
    ):
        lane = QPainterPath(QPointF(x, y))
        lane.quadTo(QPointF(bend_x, bend_y), QPointF(end_x, end_y))
        lanes.addPath(lane)
    painter.setBrush(NO_BRUSH)
    for colour, width in ((mixed(tints.path, tints.line, 0.3), 29.0), (tints.path, 25.0)):
        painter.setPen(pen(colour, width))
        painter.drawPath(lanes)
    painter.restore()


def _paint_plaza(painter: QPainter, tints: Tints, colours: Theme) -> None:
    """Paving around a sun: here offers are laid out."""
    box = plan.PLAZA
    path = stepped(box.adjusted(3, 3, -3, -3), 14)
    painter.fillPath(path.translated(3, 4), tints.shade)
    painter.setPen(pen(tints.line, INK))
    painter.setBrush(tints.path)
    painter.drawPath(path)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    _paint_rays(painter, box.center(), 420, 0.5, faded(tints.trim, 0.22), 28)
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(faded(mixed(tints.trim, tints.line, 0.4), 0.35), 1.4))
    for reach in (60, 66, 124, 190, 258):
        painter.drawEllipse(box.center(), reach * 1.16, reach * 0.8)
    painter.restore()
    painter.setPen(pen(faded(mixed(tints.trim, tints.line, 0.35), 0.7), 1.6))
    painter.setBrush(NO_BRUSH)
    painter.drawPath(stepped(box.adjusted(10, 10, -10, -10), 12))


# --- the café ------------------------------------------------------------------------------------


def _paint_cafe(painter: QPainter, tints: Tints, colours: Theme) -> None:
    """The counter: a tiled wall behind it, marble, and a front of dark wood with a brass rail."""
    box, slab = plan.COUNTER, plan.SLAB
    wall = QRectF(box.left(), box.top(), box.width(), slab.top() - box.top())
    painter.setPen(pen(tints.line, INK))
    painter.setBrush(
        mixed(mixed(tints.tile, tints.wall, 0.55), colours.water, 0.45 if colours.dark else 0.0)
    )
    painter.drawRect(wall)
    painter.setPen(pen(faded(tints.wall, 0.25 if colours.dark else 0.5), 1.4))
    for x in range(int(wall.left()) + 22, int(wall.right()), 22):
        painter.drawLine(QPointF(x, wall.top() + 2), QPointF(x, wall.bottom() - 2))
    for y in (wall.top() + 21, wall.top() + 42):
        painter.drawLine(QPointF(wall.left() + 2, y), QPointF(wall.right() - 2, y))
    _paint_bunting(painter, wall, tints)
    front = QRectF(box.left() + 6, slab.bottom(), box.width() - 12, box.bottom() - slab.bottom())
    wood = mixed(tints.wood, tints.line, 0.3)
    painter.setPen(pen(tints.line, INK))
    painter.setBrush(wood)
    painter.drawRect(front)
    painter.setPen(pen(mixed(wood, tints.trim, 0.25), 1.4))
    panels = 14
    for index in range(panels):
        wide = front.width() / panels
        panel = QRectF(front.left() + index * wide + 6, front.top() + 8, wide - 12, 26)
        painter.drawRect(panel)
    painter.fillRect(
        QRectF(front.left(), front.top() + 1, front.width(), 5), faded(tints.line, 0.35)
    )
    paint_slab = slab.adjusted(-6, 0, 6, 0)
    painter.setPen(pen(tints.line, INK))
    painter.setBrush(mixed(colours.card, tints.stone, 0.25))
    painter.drawRoundedRect(paint_slab, 4, 4)
    painter.setPen(pen(colours.brass_fill, 3))
    painter.drawLine(
        paint_slab.bottomLeft() + QPointF(3, -3), paint_slab.bottomRight() + QPointF(-3, -3)
    )


def _paint_bunting(painter: QPainter, wall: QRectF, tints: Tints) -> None:
    """Little flags along the wall: somebody always has something to celebrate."""
    spans, per_span = 10, 9
    wide = wall.width() / spans
    painter.setBrush(NO_BRUSH)
    for span in range(spans):
        left = wall.left() + span * wide
        string = QPainterPath(QPointF(left, wall.top() + 2))
        string.quadTo(
            QPointF(left + wide / 2, wall.top() + 24), QPointF(left + wide, wall.top() + 2)
        )
        for index in range(per_span):
            at = string.pointAtPercent((index + 0.5) / per_span)
            painter.setPen(pen(faded(tints.line, 0.55), 1.1))
            painter.setBrush((tints.roof, tints.wall, tints.trim)[(span + index) % 3])
            painter.drawPolygon([at + QPointF(-5, 0), at + QPointF(5, 0), at + QPointF(0, 11)])
        painter.setPen(pen(faded(tints.line, 0.7), 1.4))
        painter.setBrush(NO_BRUSH)
        painter.drawPath(string)


def _paint_terrace(painter: QPainter, tints: Tints, colours: Theme) -> None:
    """Tiles before the counter: bag, deck and hand lie here."""
    floor = QRectF(
        plan.INSIDE.left(),
        plan.COUNTER.bottom(),
        plan.INSIDE.width(),
        plan.INSIDE.bottom() - plan.COUNTER.bottom(),
    )
    painter.save()
    painter.setClipRect(floor, Qt.ClipOperation.IntersectClip)
    painter.fillRect(floor, tints.sand)
    painter.setPen(NO_PEN)
    painter.setBrush(faded(mixed(tints.roof, tints.sand, 0.5), 0.36))
    side = 33.4
    for row in range(6):
        for column in range(41):
            if (row + column) % 2:
                at = floor.topLeft() + QPointF(column * side, row * side)
                painter.drawRect(QRectF(at.x(), at.y(), side, side))
    painter.fillRect(QRectF(floor.left(), floor.top(), floor.width(), 7), tints.shade)
    painter.restore()
    painter.setPen(pen(tints.line, INK))
    painter.setBrush(NO_BRUSH)
    painter.drawRect(plan.INSIDE)
    _paint_rug(painter, tints)
    tray = plan.TRAY
    painter.setPen(NO_PEN)
    painter.setBrush(tints.shade)
    painter.drawPath(stepped(tray.translated(3, 4), 9))
    painter.setPen(pen(tints.line, INK))
    painter.setBrush(colours.brass_fill)
    painter.drawPath(stepped(tray, 9))
    painter.setPen(pen(mixed(colours.brass_fill, tints.line, 0.5), 1.4))
    painter.setBrush(mixed(colours.card, colours.sunken, 0.5))
    painter.drawPath(stepped(tray.adjusted(6, 6, -6, -6), 7))
    for centre in (plan.DECK, plan.DISCARDS):
        painter.setPen(pen(faded(tints.line, 0.5), 1.6))
        painter.setBrush(faded(tints.line, 0.12))
        painter.drawRoundedRect(plan.pile(centre).adjusted(-4, -4, 4, 4), 9, 9)


def _paint_rug(painter: QPainter, tints: Tints) -> None:
    """A woven rug with fringes: the viewer's hand lies on it."""
    rug = plan.HAND.adjusted(6, 12, -6, -12)
    painter.setPen(pen(faded(tints.line, 0.6), 1.5))
    for row in range(14):
        y = rug.top() + 4 + row * (rug.height() - 8) / 13
        painter.drawLine(QPointF(rug.left() - 7, y), QPointF(rug.left(), y))
        painter.drawLine(QPointF(rug.right(), y), QPointF(rug.right() + 7, y))
    bands = (tints.roof, tints.trim, tints.tile, tints.front, tints.tile, tints.trim, tints.roof)
    left, widths = rug.left(), (0.05, 0.04, 0.05, 0.72, 0.05, 0.04, 0.05)
    painter.setPen(NO_PEN)
    for colour, part in zip(bands, widths, strict=True):
        painter.setBrush(mixed(colour, tints.sand, 0.35))
        painter.drawRect(QRectF(left, rug.top(), rug.width() * part, rug.height()))
        left += rug.width() * part
    painter.setBrush(mixed(tints.trim, tints.sand, 0.5))
    for column in range(5):
        at = QPointF(rug.center().x() + (column - 2) * 58, rug.center().y())
        painter.drawPolygon(
            [at + QPointF(0, -46), at + QPointF(24, 0), at + QPointF(0, 46), at + QPointF(-24, 0)]
        )
    painter.setPen(pen(faded(tints.line, 0.7), 1.6))
    painter.setBrush(NO_BRUSH)
    painter.drawRect(rug)
