"""The village that was there before: the church, a kiosk, palms and bushes. Nobody builds here."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from bigshot_desktop.games.saludos_amigos.window.board.building_shapes import (
    Tints,
    arch,
    paint_bush,
    paint_gable,
    paint_palm,
    paint_shadow,
    paint_windows,
    points,
)
from bigshot_desktop.games.saludos_amigos.window.board.plan import CHURCH, INK
from bigshot_desktop.ui.look.painting import faded, mixed, pen

_PALMS: Final = ((448, 318, 58), (1054, 318, 58), (446, 524, 62), (1056, 524, 62))
_BUSHES: Final = (
    (100, 312, 11),
    (432, 304, 12),
    (1070, 306, 12),
    (1400, 310, 11),
    (724, 244, 10),
    (846, 112, 12),
    (866, 128, 9),
    (992, 112, 13),
    (1036, 128, 11),
    (100, 102, 11),
    (432, 102, 12),
    (1400, 102, 10),
)


def paint_village(painter: QPainter, tints: Tints) -> None:
    """Everything that stands, from back to front."""
    for x, y, reach in _BUSHES:
        paint_bush(painter, QPointF(x, y), reach, tints)
    _paint_church(painter, CHURCH, tints)
    _paint_kiosk(painter, QPointF(1020, 178), tints)
    for x, y, high in _PALMS:
        paint_palm(painter, QPointF(x, y), high, tints)


def _paint_church(painter: QPainter, foot: QPointF, tints: Tints) -> None:
    """A nave, and a tower with a clock that has stopped at siesta."""
    painter.save()
    painter.translate(foot)
    nave = QRectF(-8, -38, 62, 38)
    paint_gable(painter, nave, 44, 14, tints.roof, tints)
    paint_windows(painter, nave.adjusted(8, 2, 0, 0), 3, tints, arched=True, high=0.6)
    tower = QRectF(-50, -104, 42, 104)
    paint_shadow(painter, tower, tints, 8)
    painter.setPen(pen(tints.line, INK))
    painter.setBrush(tints.wall)
    painter.drawRect(tower)
    painter.fillRect(tower.adjusted(29, 1, -1, -1), faded(tints.line, 0.15))
    painter.setBrush(tints.glass)
    for x in (-43, -26):
        painter.drawPath(arch(QRectF(x, -97, 10, 21)))
    painter.setBrush(tints.front)
    painter.drawRect(QRectF(-53, -74, 48, 6))
    painter.setBrush(tints.wall)
    painter.drawEllipse(QPointF(-29, -52), 11, 11)
    painter.drawPolyline(points((-35, -52), (-29, -52), (-29, -59)))
    painter.setBrush(mixed(tints.wood, tints.line, 0.2))
    painter.drawPath(arch(QRectF(-38, -28, 18, 28)))
    painter.setBrush(tints.tile)
    spire = QPainterPath(QPointF(-55, -103))
    spire.quadTo(QPointF(-29, -122), QPointF(-29, -146))
    spire.quadTo(QPointF(-29, -122), QPointF(-3, -103))
    spire.closeSubpath()
    painter.drawPath(spire)
    painter.setPen(pen(tints.line, 2.2))
    painter.drawLine(QPointF(-29, -146), QPointF(-29, -156))
    painter.drawLine(QPointF(-33, -152), QPointF(-25, -152))
    painter.restore()


def _paint_kiosk(painter: QPainter, foot: QPointF, tints: Tints) -> None:
    """A stand for newspapers: there the press waits."""
    painter.save()
    painter.translate(foot)
    body = QRectF(-24, -34, 48, 34)
    paint_shadow(painter, body, tints)
    painter.setPen(pen(tints.line, INK))
    painter.setBrush(tints.tile)
    painter.drawRect(body)
    painter.setBrush(tints.glass)
    painter.drawRect(QRectF(-18, -28, 36, 14))
    painter.setBrush(tints.wall)
    for x in (-20, -6, 8):
        painter.drawRect(QRectF(x, -13, 12, 10))
        painter.drawLine(QPointF(x + 3, -9), QPointF(x + 9, -9))
    painter.setBrush(tints.roof)
    painter.drawPolygon(points((-32, -33), (-18, -52), (18, -52), (32, -33)))
    painter.setBrush(tints.trim)
    painter.drawEllipse(QPointF(0, -55), 6, 6)
    painter.restore()
