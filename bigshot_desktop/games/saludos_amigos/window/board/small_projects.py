"""The smaller projects, section by section: the fountain, the library, the market hall. All stand around a point."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from bigshot_desktop.games.saludos_amigos.window.board.building_shapes import (
    Tints,
    arch,
    paint_awning,
    paint_ripples,
    paint_shadow,
    points,
)
from bigshot_desktop.games.saludos_amigos.window.board.plan import INK
from bigshot_desktop.ui.look.painting import NO_BRUSH, NO_PEN, faded, mixed, pen


def paint_fountain(painter: QPainter, _: int, tints: Tints) -> None:
    """A basin, a bowl above it, and water out of the top."""
    painter.setPen(NO_PEN)
    painter.setBrush(tints.shade)
    painter.drawEllipse(QPointF(6, 34), 52, 27)
    line = pen(tints.line, INK)
    for y, wide, high, fill in (
        (32, 51, 26, tints.front),
        (25, 51, 26, tints.stone),
        (25, 42, 19, tints.water),
    ):
        painter.setPen(line)
        painter.setBrush(fill)
        painter.drawEllipse(QPointF(0, y), wide, high)
    painter.setPen(pen(tints.foam, 1.7))
    painter.setBrush(NO_BRUSH)
    for wide in (17, 29):
        painter.drawArc(QRectF(-wide, 25 - wide * 0.44, 2 * wide, wide * 0.88), 200 * 16, 140 * 16)
    painter.setPen(line)
    painter.setBrush(tints.front)
    painter.drawPolygon(points((-6, 27), (-4, -6), (4, -6), (6, 27)))
    painter.setBrush(tints.stone)
    bowl = QPainterPath(QPointF(-25, -13))
    bowl.quadTo(QPointF(0, 14), QPointF(25, -13))
    painter.drawPath(bowl)
    painter.setBrush(tints.water)
    painter.drawEllipse(QPointF(0, -13), 25, 7)
    painter.setBrush(NO_BRUSH)
    for fall in (-1, 1):
        for wide, top in ((30, -44), (16, -38)):
            jet = QPainterPath(QPointF(0, -15))
            jet.cubicTo(
                QPointF(fall * 3, top),
                QPointF(fall * wide, top),
                QPointF(fall * wide, 24 if wide > 20 else -14),
            )
            painter.setPen(pen(tints.line, 4.2))
            painter.drawPath(jet)
            painter.setPen(pen(tints.foam, 2.6))
            painter.drawPath(jet)
    painter.setPen(line)
    painter.setBrush(tints.trim)
    painter.drawEllipse(QPointF(0, -16), 5, 5)


def paint_library(painter: QPainter, section: int, tints: Tints) -> None:
    """A wing with columns and half a pediment; two of them are the library."""
    side = -1 if section == 0 else 1
    front = QRectF(-62, 4, 124, 46)
    paint_shadow(painter, QRectF(-64, -34, 128, 84), tints)
    painter.setPen(pen(tints.line, INK))
    painter.setBrush(tints.tile)
    painter.drawRect(QRectF(-64, -34, 128, 32))
    painter.setPen(pen(faded(tints.line, 0.25), 1.3))
    for x in range(-52, 60, 13):
        painter.drawLine(QPointF(x, -32), QPointF(x, -6))
    painter.setPen(pen(tints.line, INK))
    painter.setBrush(mixed(tints.front, tints.line, 0.28))
    painter.drawRect(front)
    for left in (-54.0, -29.5, -5.0, 19.5, 44.0):
        painter.setBrush(tints.wall)
        painter.drawRect(QRectF(left, 8, 11, 40))
        painter.fillRect(QRectF(left + 7, 9, 3, 38), faded(tints.line, 0.14))
    painter.setBrush(tints.front)
    painter.drawRect(QRectF(-65, -2, 130, 9))
    for step in (0, 1):
        painter.drawRect(QRectF(-65 - step * 3, 48 + step * 6, 130 + step * 6, 6))
    inner = 63 * -side
    gable = points((inner, -2), (inner, -46), (inner + side * 112, -2))
    painter.setBrush(tints.wall)
    painter.drawPolygon(gable)
    painter.setBrush(tints.front)
    painter.drawPolygon(points((inner, -8), (inner, -37), (inner + side * 76, -8)))
    painter.setBrush(tints.trim)
    if section == 0:
        painter.drawRect(QRectF(18, -24, 16, 14))
        painter.drawLine(QPointF(26, -24), QPointF(26, -10))
    else:
        painter.drawEllipse(QPointF(-30, -17), 8, 8)
        painter.drawLine(QPointF(-30, -17), QPointF(-30, -22))


def paint_market(painter: QPainter, section: int, tints: Tints) -> None:
    """A bay under a round roof of glass, with a stall in front."""
    paint_shadow(painter, QRectF(-55, -40, 110, 100), tints)
    line = pen(tints.line, INK)
    painter.setPen(line)
    vault = QPainterPath(QPointF(-56, 10))
    vault.lineTo(QPointF(-56, -22))
    vault.cubicTo(QPointF(-46, -76), QPointF(46, -76), QPointF(56, -22))
    vault.lineTo(QPointF(56, 10))
    vault.closeSubpath()
    painter.setBrush(tints.roof)
    painter.drawPath(vault)
    pane = QPainterPath(QPointF(-44, 6))
    pane.lineTo(QPointF(-44, -18))
    pane.cubicTo(QPointF(-36, -60), QPointF(36, -60), QPointF(44, -18))
    pane.lineTo(QPointF(44, 6))
    pane.closeSubpath()
    painter.setBrush(tints.glass)
    painter.drawPath(pane)
    painter.setPen(pen(tints.wall, 2.2))
    for x in (-29, -14.5, 0, 14.5, 29):
        painter.drawLine(QPointF(x, 5), QPointF(x * 0.8, -20 - 24 * (1 - (x / 44) ** 2)))
    painter.drawLine(QPointF(-43, -18), QPointF(43, -18))
    painter.setPen(line)
    painter.setBrush(tints.front)
    painter.drawRect(QRectF(-56, 6, 112, 54))
    painter.fillRect(QRectF(24, 7, 31, 52), faded(tints.line, 0.12))
    painter.setBrush(mixed(tints.wood, tints.line, 0.35))
    for x in (-42, -11, 20):
        painter.drawPath(arch(QRectF(x, 22, 22, 38)))
    paint_awning(painter, QRectF(-50, 12, 100, 21), 9, tints.tile, tints)
    painter.setPen(pen(tints.line, 1.2))
    _paint_goods(painter, section, tints)


def _paint_goods(painter: QPainter, section: int, tints: Tints) -> None:
    """Crates before the doors: each bay sells something else."""
    goods = (tints.roof, tints.trim, tints.leaf)[section]
    for left in (-46, -12, 22):
        painter.setBrush(tints.wood)
        painter.drawRect(QRectF(left, 54, 26, 12))
        painter.setBrush(goods)
        for index in range(3):
            painter.drawEllipse(QPointF(left + 5 + index * 8, 53), 4.6, 4.6)


def paint_puddle(painter: QPainter, box: QRectF, tints: Tints) -> None:
    """Water in a round basin."""
    painter.setBrush(tints.water)
    painter.drawEllipse(box)
    painter.save()
    path = QPainterPath()
    path.addEllipse(box.adjusted(4, 4, -4, -4))
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    paint_ripples(painter, box, tints, 24)
    painter.restore()
