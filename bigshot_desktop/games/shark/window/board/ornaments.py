"""What adorns the seas of the world map: a compass rose, ships and waves, all in one quiet line."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF

from bigshot_desktop.ui.look.painting import NO_BRUSH, NO_PEN, faded, pen, title_font, write
from bigshot_desktop.ui.look.theme import Theme

_POINTS: Final = 8


def paint_rose(painter: QPainter, centre: QPointF, reach: float, colours: Theme) -> None:
    """A compass rose: each point half light, half dark."""
    dark, light = faded(colours.brass, 0.8), faded(colours.brass_fill, 0.35)
    painter.setPen(pen(faded(colours.brass, 0.55), 1))
    painter.setBrush(NO_BRUSH)
    for share in (0.6, 0.66, 0.9):
        painter.drawEllipse(centre, reach * share, reach * share)
    for tick in range(32):
        way = _toward(2 * pi * tick / 32)
        inner = 0.84 if tick % 4 else 0.78
        painter.drawLine(centre + way * reach * inner, centre + way * reach * 0.9)
    order = (*range(1, _POINTS, 2), *range(0, _POINTS, 2))
    for point in order:
        angle = 2 * pi * point / _POINTS
        long = reach * (0.62 if point % 2 else 0.98)
        tip, waist = centre + _toward(angle) * long, reach * (0.16 if point % 2 else 0.17)
        for side, fill in ((-1, light), (1, dark)):
            hip = centre + _toward(angle + side * pi / _POINTS) * waist
            painter.setPen(pen(faded(colours.brass, 0.9), 0.9))
            painter.setBrush(fill)
            painter.drawPolygon(QPolygonF([centre, hip, tip]))
    painter.setBrush(colours.brass_fill)
    painter.drawEllipse(centre, reach * 0.06, reach * 0.06)
    north = centre - QPointF(0, reach * 1.14)
    write(painter, "N", north, title_font(reach * 0.26), faded(colours.brass, 0.95))


def _toward(angle: float) -> QPointF:
    return QPointF(sin(angle), -cos(angle))


def paint_wave(painter: QPainter, at: QPointF, ink: QColor) -> None:
    """Three ripples."""
    painter.setPen(pen(ink, 1.1))
    painter.setBrush(NO_BRUSH)
    for row, (left, number) in enumerate(((0, 3), (9, 2))):
        path = QPainterPath(at + QPointF(left, row * 5))
        for _ in range(number):
            start = path.currentPosition()
            path.quadTo(start + QPointF(4.5, -5), start + QPointF(9, 0))
        painter.drawPath(path)


def paint_ship(painter: QPainter, kind: str, at: QPointF, ink: QColor, body: QColor) -> None:
    """A liner under steam, or a junk under sail."""
    painter.save()
    painter.translate(at)
    painter.setPen(pen(ink, 1.2))
    painter.setBrush(body)
    if kind == "liner":
        _paint_liner(painter, ink)
    else:
        _paint_junk(painter)
    paint_wave(painter, QPointF(-26, 9), ink)
    paint_wave(painter, QPointF(4, 9), ink)
    painter.restore()


def _paint_liner(painter: QPainter, ink: QColor) -> None:
    for x in (-12, -3, 6):
        painter.drawPolygon(
            QPolygonF(
                [QPointF(x, -10), QPointF(x + 1, -19), QPointF(x + 6, -19), QPointF(x + 5, -10)]
            )
        )
    painter.drawRect(QRectF(-17, -11, 30, 5))
    painter.drawRect(QRectF(-20, -6, 38, 5))
    hull = QPolygonF([QPointF(-30, -3), QPointF(30, -4), QPointF(24, 6), QPointF(-25, 6)])
    painter.drawPolygon(hull)
    smoke = QPainterPath(QPointF(-10, -20))
    smoke.cubicTo(QPointF(-16, -28), QPointF(-24, -18), QPointF(-32, -26))
    painter.setBrush(NO_BRUSH)
    painter.drawPath(smoke)
    painter.setPen(NO_PEN)
    painter.setBrush(ink)
    for x in range(-18, 18, 6):
        painter.drawEllipse(QPointF(x, 0.6), 0.9, 0.9)


def _paint_junk(painter: QPainter) -> None:
    hull = QPainterPath(QPointF(-20, -2))
    hull.quadTo(QPointF(-14, 8), QPointF(0, 7))
    hull.quadTo(QPointF(16, 7), QPointF(21, -6))
    hull.lineTo(QPointF(12, -2))
    hull.closeSubpath()
    painter.drawPath(hull)
    for left, right, top in ((-13, 1, -24), (4, 15, -18)):
        sail = QPainterPath(QPointF(left, -4))
        sail.quadTo(QPointF(left - 4, top / 2), QPointF(left + 2, top))
        sail.lineTo(QPointF(right, top + 5))
        sail.lineTo(QPointF(right - 1, -4))
        sail.closeSubpath()
        painter.drawPath(sail)
        for share in (0.35, 0.65):
            y = -4 + (top + 4) * share
            painter.drawLine(QPointF(left - 1, y), QPointF(right - 0.5, y + 1.5))
