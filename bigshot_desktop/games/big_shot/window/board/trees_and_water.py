"""Trees and water, quays and boats, seen from above."""

from __future__ import annotations

from math import cos, sin, tau

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from bigshot_desktop.games.big_shot.window.board.tints import Tints, paint_shadow
from bigshot_desktop.ui.look.painting import NO_BRUSH, NO_PEN, faded, mixed, pen
from bigshot_desktop.ui.look.shapes import box_around
from bigshot_desktop.ui.look.theme import Theme


def paint_tree(painter: QPainter, centre: QPointF, radius: float, colours: Theme) -> None:
    """A tree for a plate: crown and trunk, as on a map of the time."""
    painter.setPen(pen(colours.on_brass, 1.2))
    painter.setBrush(mixed(colours.on_brass, colours.good, 0.55))
    painter.drawLine(centre + QPointF(0, radius * 0.3), centre + QPointF(0, radius * 1.35))
    painter.drawEllipse(centre - QPointF(0, radius * 0.25), radius * 0.8, radius)


# --- kinds ---------------------------------------------------------------------------------------


def tree(painter: QPainter, tints: Tints, x: float, y: float, radius: float) -> None:
    """The crown of a tree."""
    centre = QPointF(x, y)
    painter.setPen(NO_PEN)
    painter.setBrush(tints.shade)
    painter.drawEllipse(centre + QPointF(2.5, 2.5), radius, radius)
    painter.setPen(pen(faded(tints.line, 0.6), 1))
    painter.setBrush(tints.leaf)
    painter.drawEllipse(centre, radius, radius)
    painter.setPen(NO_PEN)
    painter.setBrush(faded(tints.raised, 0.35))
    painter.drawEllipse(centre - QPointF(radius, radius) * 0.28, radius * 0.45, radius * 0.45)


def pond(painter: QPainter, tints: Tints, x: float, y: float, width: float, height: float) -> None:
    """A pond with a rim."""
    box = QRectF(x, y, width, height)
    painter.setPen(pen(tints.line, 2))
    painter.setBrush(tints.water)
    painter.drawEllipse(box)
    painter.setPen(pen(faded(tints.raised, 0.6), 1.2))
    painter.drawArc(box.adjusted(8, 6, -8, -6), 40 * 16, 100 * 16)
    painter.drawArc(box.adjusted(8, 6, -8, -6), 220 * 16, 70 * 16)


def path(painter: QPainter, tints: Tints, *numbers: float) -> None:
    """A gravel path: its start, a point it bends towards, its end."""
    x, y, bend_x, bend_y, end_x, end_y = numbers
    path = QPainterPath(QPointF(x, y))
    path.quadTo(QPointF(bend_x, bend_y), QPointF(end_x, end_y))
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(tints.low, 9))
    painter.drawPath(path)


def water(painter: QPainter, tints: Tints, x: float, y: float, width: float, height: float) -> None:
    """A basin with small waves."""
    box = QRectF(x, y, width, height)
    painter.setPen(pen(tints.line, 2))
    painter.setBrush(tints.water)
    painter.drawRoundedRect(box, 4, 4)
    painter.setPen(pen(faded(tints.raised, 0.7), 1.2))
    painter.setBrush(NO_BRUSH)
    row = 0
    top = y + 10
    while top < y + height - 6:
        left = x + 8 + 14 * (row % 2)
        while left + 12 < x + width - 4:
            wave = QPainterPath(QPointF(left, top))
            wave.quadTo(QPointF(left + 3, top - 4), QPointF(left + 6, top))
            wave.quadTo(QPointF(left + 9, top + 4), QPointF(left + 12, top))
            painter.drawPath(wave)
            left += 30
        top += 13
        row += 1


def jetty(painter: QPainter, tints: Tints, x: float, y: float, width: float, height: float) -> None:
    """A landing stage of planks."""
    box = QRectF(x, y, width, height)
    path = QPainterPath()
    path.addRect(box)
    paint_shadow(painter, path, tints, 3)
    painter.setBrush(tints.roof)
    painter.drawRect(box)
    painter.setPen(pen(faded(tints.line, 0.6), 1))
    if width > height:
        for step in range(6, round(width), 6):
            painter.drawLine(QPointF(x + step, y), QPointF(x + step, y + height))
    else:
        for step in range(6, round(height), 6):
            painter.drawLine(QPointF(x, y + step), QPointF(x + width, y + step))


def boat(painter: QPainter, tints: Tints, x: float, y: float, width: float, height: float) -> None:
    """A barge: a hull pointed at both ends, and its hold."""
    box = QRectF(x, y, width, height)
    lying = width > height
    bow = (width if lying else height) * 0.28
    middle = box.center()
    path = QPainterPath()
    if lying:
        path.moveTo(x, middle.y())
        path.quadTo(QPointF(x + bow * 0.4, y), QPointF(x + bow, y))
        path.lineTo(x + width - bow * 0.5, y)
        path.quadTo(QPointF(x + width, y), QPointF(x + width, middle.y()))
        path.quadTo(QPointF(x + width, y + height), QPointF(x + width - bow * 0.5, y + height))
        path.lineTo(x + bow, y + height)
        path.quadTo(QPointF(x + bow * 0.4, y + height), QPointF(x, middle.y()))
    else:
        path.moveTo(middle.x(), y)
        path.quadTo(QPointF(x + width, y + bow * 0.4), QPointF(x + width, y + bow))
        path.lineTo(x + width, y + height - bow * 0.5)
        path.quadTo(QPointF(x + width, y + height), QPointF(middle.x(), y + height))
        path.quadTo(QPointF(x, y + height), QPointF(x, y + height - bow * 0.5))
        path.lineTo(x, y + bow)
        path.quadTo(QPointF(x, y + bow * 0.4), QPointF(middle.x(), y))
    paint_shadow(painter, path, tints, 2)
    painter.setBrush(tints.raised)
    painter.drawPath(path)
    painter.setBrush(tints.low)
    painter.drawRect(box_around(middle, width * 0.42, height * 0.5))


def fountain(painter: QPainter, tints: Tints, x: float, y: float, radius: float) -> None:
    """A round basin with a jet."""
    centre = QPointF(x, y)
    painter.setBrush(tints.roof)
    painter.drawEllipse(centre, radius, radius)
    painter.setBrush(tints.water)
    painter.drawEllipse(centre, radius * 0.78, radius * 0.78)
    painter.setPen(pen(tints.raised, 1.4))
    for ray in range(8):
        way = QPointF(cos(tau * ray / 8), sin(tau * ray / 8))
        painter.drawLine(centre + way * radius * 0.28, centre + way * radius * 0.58)
    painter.setPen(pen(tints.line, 1))
    painter.setBrush(tints.raised)
    painter.drawEllipse(centre, radius * 0.18, radius * 0.18)
