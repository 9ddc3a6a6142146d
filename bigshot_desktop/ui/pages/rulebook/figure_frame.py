"""A part of a board in a frame, and the arrow from one to the next: the same in every rulebook."""

from __future__ import annotations

from math import atan2, cos, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.look.painting import NO_BRUSH, faded, pen
from bigshot_desktop.ui.look.theme import LINE

_CORNER: Final = 6.0
_FINE: Final = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
_SHADE: Final = 0.62
"""How much paper lies over what a picture is not about."""
_HEAD: Final = 9.0
"""How long the head of an arrow is."""
_HALO: Final = 6.0
"""How wide the light around an arrow is: it can cross anything."""


def framed(
    painter: QPainter,
    scene: QGraphicsScene,
    part: QRectF,
    place: QRectF,
    lit: QPainterPath | None = None,
) -> None:
    """Paints a part of a board into a frame; where something of it is lit, all else steps back."""
    _uncached(scene)
    colours, half = theme.current(), LINE / 2
    frame = QPainterPath()
    frame.addRoundedRect(place.adjusted(half, half, -half, -half), _CORNER, _CORNER)
    painter.save()
    painter.setRenderHints(_FINE)
    painter.save()
    painter.setClipPath(frame, Qt.ClipOperation.IntersectClip)
    scene.render(painter, place, part, Qt.AspectRatioMode.IgnoreAspectRatio)
    if lit is not None:
        rest = frame.subtracted(seen(part, place).map(lit))
        painter.fillPath(rest, faded(colours.paper, _SHADE))
    painter.restore()
    painter.setPen(pen(colours.block_edge))
    painter.setBrush(NO_BRUSH)
    painter.drawPath(frame)
    painter.restore()


def _uncached(scene: QGraphicsScene) -> None:
    """Nothing is drawn twice, and lines stay lines on paper."""
    for item in scene.items():
        item.setCacheMode(QGraphicsItem.CacheMode.NoCache)


def seen(part: QRectF, place: QRectF) -> QTransform:
    """From the board to where a part of it is painted."""
    scale = place.width() / part.width()
    move = place.topLeft() - QPointF(part.left() * scale, part.top() * scale)
    return QTransform(scale, 0, 0, scale, move.x(), move.y())


def arrow(painter: QPainter, way: QPainterPath) -> None:
    """An arrow along a path."""
    colours = theme.current()
    end, before = way.pointAtPercent(1.0), way.pointAtPercent(0.94)
    angle = atan2(end.y() - before.y(), end.x() - before.x())
    back = QPointF(cos(angle), sin(angle)) * _HEAD
    aside = QPointF(-sin(angle), cos(angle)) * _HEAD * 0.6
    head = QPainterPath()
    head.addPolygon(QPolygonF([end, end - back + aside, end - back - aside]))
    head.closeSubpath()
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(faded(colours.card, 0.85), _HALO))
    painter.drawPath(way)
    painter.drawPath(head)
    painter.setPen(pen(colours.accent, 1.5 * LINE))
    painter.drawPath(way)
    painter.setBrush(colours.accent)
    painter.drawPath(head)


def straight(start: QPointF, end: QPointF) -> QPainterPath:
    """The shortest way."""
    way = QPainterPath(start)
    way.lineTo(end)
    return way
