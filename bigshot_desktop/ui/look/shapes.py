"""Plane figures: polygons drawn in from their edges, corners rounded, frames with stepped corners."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

Corners = Sequence[QPointF]


def inset(corners: Corners, distance: float) -> list[QPointF]:
    """A polygon, clockwise on the screen, with every edge moved inwards by the same distance."""
    return [
        _drawn_in(corners[index - 1], corner, corners[(index + 1) % len(corners)], distance)
        for index, corner in enumerate(corners)
    ]


def _drawn_in(before: QPointF, corner: QPointF, after: QPointF, distance: float) -> QPointF:
    """Where the two edges at a corner meet when both are moved inwards."""
    one, two = inward(before, corner), inward(corner, after)
    along = 1 + QPointF.dotProduct(one, two)
    return corner + (one + two) * (distance / along)


def inward(start: QPointF, end: QPointF) -> QPointF:
    """The direction into a clockwise polygon from one of its edges, of length 1."""
    edge = end - start
    length = hypot(edge.x(), edge.y())
    return QPointF(-edge.y() / length, edge.x() / length)


def rounded(corners: Corners, radius: float) -> QPainterPath:
    """A polygon with its corners rounded off."""
    path = QPainterPath()
    for index, corner in enumerate(corners):
        start = _toward(corner, corners[index - 1], radius)
        end = _toward(corner, corners[(index + 1) % len(corners)], radius)
        if index:
            path.lineTo(start)
        else:
            path.moveTo(start)
        path.quadTo(corner, end)
    path.closeSubpath()
    return path


def _toward(start: QPointF, end: QPointF, distance: float) -> QPointF:
    """So far from a point towards another, but never past the middle."""
    way = end - start
    return start + way * min(0.5, distance / hypot(way.x(), way.y()))


def stepped(box: QRectF, step: float) -> QPainterPath:
    """A frame whose corners are cut in a step, as the plates of the time were."""
    left, top, right, bottom = box.left(), box.top(), box.right(), box.bottom()
    path = QPainterPath()
    path.addPolygon(
        QPolygonF(
            [
                QPointF(left + step, top),
                QPointF(right - step, top),
                QPointF(right - step, top + step),
                QPointF(right, top + step),
                QPointF(right, bottom - step),
                QPointF(right - step, bottom - step),
                QPointF(right - step, bottom),
                QPointF(left + step, bottom),
                QPointF(left + step, bottom - step),
                QPointF(left, bottom - step),
                QPointF(left, top + step),
                QPointF(left + step, top + step),
            ]
        )
    )
    path.closeSubpath()
    return path


def box_around(centre: QPointF, width: float, height: float) -> QRectF:
    """A box of a size around a point."""
    return QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)
