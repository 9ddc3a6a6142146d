"""The purification plant, section by section: basins, filters, a water tower and houses for the machines."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from bigshot_desktop.games.saludos_amigos.window.board.building_shapes import (
    Tints,
    arch,
    paint_block,
    paint_gable,
    paint_ripples,
    paint_shadow,
    paint_windows,
    points,
)
from bigshot_desktop.games.saludos_amigos.window.board.plan import INK
from bigshot_desktop.games.saludos_amigos.window.board.small_projects import paint_puddle
from bigshot_desktop.ui.look.painting import NO_BRUSH, NO_PEN, faded, mixed, pen


def paint_works(painter: QPainter, section: int, tints: Tints) -> None:
    """Any section of the plant, around the middle of its plot."""
    (_paint_pump, _paint_tower, _paint_boiler, _paint_basin, _paint_filters, _paint_basin)[section](
        painter, tints
    )


def _paint_pump(painter: QPainter, tints: Tints) -> None:
    """The house of the pumps."""
    front = QRectF(-46, 4, 92, 34)
    paint_gable(painter, front, 34, 12, tints.roof, tints)
    paint_windows(painter, front.adjusted(4, 4, -34, -2), 3, tints, arched=True, high=0.7)
    painter.setBrush(tints.tile)
    painter.drawPath(arch(QRectF(18, 12, 18, 26)))


def _paint_tower(painter: QPainter, tints: Tints) -> None:
    """A water tower on legs."""
    painter.setPen(NO_PEN)
    painter.setBrush(tints.shade)
    painter.drawEllipse(QPointF(14, 38), 34, 9)
    painter.setPen(pen(tints.line, 6.4))
    legs = ((-22, -8, -30, 38), (22, -8, 30, 38), (0, -4, 0, 41))
    for x, y, foot, backdrop in legs:
        painter.drawLine(QPointF(x, y), QPointF(foot, backdrop))
    painter.setPen(pen(tints.stone, 3.2))
    for x, y, foot, backdrop in legs:
        painter.drawLine(QPointF(x, y), QPointF(foot, backdrop))
    painter.setPen(pen(tints.line, INK))
    painter.drawLine(QPointF(-26, 16), QPointF(26, 16))
    tank = QPainterPath(QPointF(-30, -34))
    tank.lineTo(QPointF(-30, -6))
    tank.quadTo(QPointF(0, 8), QPointF(30, -6))
    tank.lineTo(QPointF(30, -34))
    tank.closeSubpath()
    painter.setBrush(tints.tile)
    painter.drawPath(tank)
    painter.fillRect(QRectF(14, -33, 15, 30), faded(tints.line, 0.16))
    for y in (-24, -13):
        painter.setPen(pen(faded(tints.line, 0.4), 1.3))
        painter.drawLine(QPointF(-29, y), QPointF(29, y))
    painter.setPen(pen(tints.line, INK))
    painter.setBrush(tints.roof)
    painter.drawPolygon(points((-34, -33), (0, -54), (34, -33)))
    painter.setBrush(tints.trim)
    painter.drawEllipse(QPointF(0, -54), 4, 4)


def _paint_boiler(painter: QPainter, tints: Tints) -> None:
    """A house with a chimney."""
    chimney = QRectF(20, -50, 14, 52)
    paint_shadow(painter, chimney, tints)
    painter.setPen(pen(tints.line, INK))
    painter.setBrush(tints.roof)
    painter.drawRect(chimney)
    painter.setBrush(tints.wall)
    for y in (-50, -34):
        painter.drawRect(QRectF(18, y, 18, 6))
    front = QRectF(-44, 8, 88, 31)
    roof = paint_block(painter, front, 24, tints.front, tints.tile, tints)
    painter.setPen(pen(tints.line, 1.2))
    painter.setBrush(tints.glass)
    for x in (-30, -4, 22):
        painter.drawRect(QRectF(x - 6, roof.top() + 6, 17, 11))
    paint_windows(painter, front, 4, tints, high=0.55)


def _paint_basin(painter: QPainter, tints: Tints) -> None:
    """A round basin with a bridge that turns in it."""
    painter.setPen(NO_PEN)
    painter.setBrush(tints.shade)
    painter.drawEllipse(QPointF(5, 9), 50, 34)
    painter.setPen(pen(tints.line, INK))
    painter.setBrush(tints.front)
    painter.drawEllipse(QPointF(0, 6), 50, 34)
    painter.setBrush(tints.stone)
    painter.drawEllipse(QPointF(0, 0), 50, 34)
    paint_puddle(painter, QRectF(-41, -27, 82, 54), tints)
    painter.setPen(pen(tints.line, 1.4))
    painter.setBrush(tints.trim)
    painter.drawPolygon(points((-3, 4), (3, -4), (42, 14), (36, 20)))
    painter.setBrush(tints.roof)
    painter.drawEllipse(QPointF(0, 0), 9, 7)


def _paint_filters(painter: QPainter, tints: Tints) -> None:
    """Three long beds, each cleaner than the one before."""
    bed = QRectF(-50, -34, 100, 72)
    paint_shadow(painter, bed, tints, 5)
    painter.setPen(pen(tints.line, INK))
    painter.setBrush(tints.front)
    painter.drawRect(bed.adjusted(0, 6, 0, 4))
    painter.setBrush(tints.stone)
    painter.drawRect(bed)
    for row, share in enumerate((0.45, 0.22, 0.0)):
        well = QRectF(-43, -28 + row * 22, 86, 17)
        painter.setPen(pen(tints.line, 1.3))
        painter.setBrush(mixed(tints.water, tints.wood, share))
        painter.drawRect(well)
        painter.save()
        painter.setClipRect(well, Qt.ClipOperation.IntersectClip)
        paint_ripples(painter, well, tints, 30)
        painter.restore()
    painter.setBrush(NO_BRUSH)
