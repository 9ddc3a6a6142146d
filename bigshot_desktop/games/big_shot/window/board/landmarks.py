"""What makes each district another one: domes, tanks, rails, jetties, trees, as roofs seen from above."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin, tau
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from bigshot_desktop.games.big_shot.window.board import trees_and_water
from bigshot_desktop.games.big_shot.window.board.plan import Landmark
from bigshot_desktop.games.big_shot.window.board.tints import Tints, paint_shadow
from bigshot_desktop.ui.look.painting import NO_BRUSH, faded, mixed, pen
from bigshot_desktop.ui.look.shapes import box_around, stepped
from bigshot_desktop.ui.look.theme import LINE


def paint_landmark(painter: QPainter, landmark: Landmark, tints: Tints) -> None:
    """A landmark by its kind; the numbers after it are its place and size."""
    kind, *numbers = landmark
    painter.setPen(pen(tints.line))
    _KINDS[kind](painter, tints, *numbers)


def reach_of(landmark: Landmark) -> QRectF:
    """The ground a landmark covers, where no house may stand."""
    kind, *numbers = landmark
    if kind in _ROUND:
        x, y, radius = numbers[:3]
        return box_around(QPointF(x, y), 2 * radius, 2 * radius)
    if kind == "fan":
        x, y, radius = numbers
        return QRectF(x - radius, y - radius, 2 * radius, radius)
    if kind in ("path", "rails"):
        xs, ys = numbers[0:-1:2], numbers[1::2]
        box = QRectF(QPointF(min(xs), min(ys)), QPointF(max(xs), max(ys)))
        return box.adjusted(-8, -8, 8, 8)
    return QRectF(*numbers[:4])


def _box(painter: QPainter, tints: Tints, x: float, y: float, width: float, height: float) -> None:
    """A flat roof with a parapet."""
    box = QRectF(x, y, width, height)
    path = QPainterPath()
    path.addRect(box)
    paint_shadow(painter, path, tints)
    painter.setBrush(tints.roof)
    painter.drawRect(box)
    painter.setBrush(NO_BRUSH)
    painter.drawRect(box.adjusted(3, 3, -3, -3))


def _hall(
    painter: QPainter, tints: Tints, x: float, y: float, width: float, height: float, lights: int
) -> None:
    """A long hall: a ridge, and skylights along it."""
    _box(painter, tints, x, y, width, height)
    box = QRectF(x, y, width, height)
    lying = width >= height
    painter.setBrush(tints.glass)
    for index in range(lights):
        share = (index + 0.5) / lights
        if lying:
            spot = box_around(
                QPointF(x + width * share, box.center().y()), width / lights * 0.6, height * 0.4
            )
        else:
            spot = box_around(
                QPointF(box.center().x(), y + height * share), width * 0.4, height / lights * 0.6
            )
        painter.drawRect(spot)


def _tower(
    painter: QPainter, tints: Tints, x: float, y: float, width: float, height: float
) -> None:
    """A tower that steps back three times to its top."""
    box = QRectF(x, y, width, height)
    for level in range(4):
        share = level / 4
        storey = box_around(box.center(), width * (1 - share), height * (1 - share))
        storey.translate(QPointF(-1.5 * level, -1.5 * level))
        path = stepped(storey, max(2.0, min(width, height) * 0.09 * (1 - share)))
        paint_shadow(painter, path, tints, 4 - level * 0.5)
        painter.setBrush(mixed(tints.roof, tints.raised, level / 3))
        painter.drawPath(path)
    top = box.center() - QPointF(4.5, 4.5)
    painter.drawLine(top - QPointF(3, 3), top + QPointF(3, 3))
    painter.drawLine(top - QPointF(3, -3), top + QPointF(3, -3))


def _dome(painter: QPainter, tints: Tints, x: float, y: float, radius: float) -> None:
    """A dome with ribs and a lantern."""
    centre = QPointF(x, y)
    path = QPainterPath()
    path.addEllipse(centre, radius, radius)
    paint_shadow(painter, path, tints, 5)
    painter.setBrush(tints.roof)
    painter.drawPath(path)
    painter.setBrush(tints.raised)
    painter.drawEllipse(centre, radius * 0.8, radius * 0.8)
    for rib in range(12):
        angle = tau * rib / 12
        way = QPointF(cos(angle), sin(angle))
        painter.drawLine(centre + way * radius * 0.22, centre + way * radius * 0.8)
    painter.setBrush(tints.roof)
    painter.drawEllipse(centre, radius * 0.22, radius * 0.22)


def _tank(painter: QPainter, tints: Tints, x: float, y: float, radius: float) -> None:
    """A copper of the brewery."""
    centre = QPointF(x, y)
    path = QPainterPath()
    path.addEllipse(centre, radius, radius)
    paint_shadow(painter, path, tints)
    painter.setBrush(tints.raised)
    painter.drawPath(path)
    painter.setBrush(NO_BRUSH)
    painter.drawEllipse(centre, radius * 0.7, radius * 0.7)
    painter.setBrush(tints.low)
    painter.drawEllipse(centre, radius * 0.22, radius * 0.22)


def _rails(painter: QPainter, tints: Tints, *numbers: float) -> None:
    """A track from one point to another, with its sleepers."""
    x, y, end_x, end_y = numbers
    start, end = QPointF(x, y), QPointF(end_x, end_y)
    way = end - start
    length = (way.x() ** 2 + way.y() ** 2) ** 0.5
    along = way / length
    across = QPointF(-along.y(), along.x())
    painter.setPen(pen(faded(tints.line, 0.5), 2))
    step = 0.0
    while step <= length:
        middle = start + along * step
        painter.drawLine(middle - across * 5, middle + across * 5)
        step += 7
    painter.setPen(pen(tints.line, LINE))
    for side in (-3, 3):
        painter.drawLine(start + across * side, end + across * side)


def _fan(painter: QPainter, tints: Tints, x: float, y: float, radius: float) -> None:
    """A house shaped like a fan, its rows and its stage."""
    centre = QPointF(x, y)
    sweep = 150.0
    start = 90 - sweep / 2
    box = box_around(centre, 2 * radius, 2 * radius)
    path = QPainterPath(centre)
    path.arcTo(box, start, sweep)
    path.closeSubpath()
    paint_shadow(painter, path, tints, 5)
    painter.setBrush(tints.roof)
    painter.drawPath(path)
    painter.setBrush(NO_BRUSH)
    for share in (0.45, 0.62, 0.8):
        painter.drawArc(
            box_around(centre, 2 * radius * share, 2 * radius * share),
            round(start * 16),
            round(sweep * 16),
        )
    for rib in range(7):
        angle = (start + sweep * rib / 6) * pi / 180
        way = QPointF(cos(angle), -sin(angle))
        painter.drawLine(centre + way * radius * 0.3, centre + way * radius)
    painter.setBrush(tints.raised)
    painter.drawPie(
        box_around(centre, 0.6 * radius, 0.6 * radius), round(start * 16), round(sweep * 16)
    )


def _saw(
    painter: QPainter, tints: Tints, x: float, y: float, width: float, height: float, teeth: int
) -> None:
    """A mill: a roof like a saw, glass on one side of every tooth."""
    _box(painter, tints, x, y, width, height)
    tooth = width / teeth
    for index in range(teeth):
        left = x + index * tooth
        painter.setBrush(tints.glass)
        painter.drawRect(QRectF(left, y, tooth * 0.32, height))
        painter.setBrush(tints.raised)
        painter.drawRect(QRectF(left + tooth * 0.32, y, tooth * 0.68, height))


def _stalls(
    painter: QPainter, tints: Tints, x: float, y: float, width: float, height: float, number: int
) -> None:
    """Market stalls under striped awnings."""
    lying = width >= height
    for index in range(number):
        if lying:
            stall = QRectF(x + index * width / number, y, width / number - 5, height)
        else:
            stall = QRectF(x, y + index * height / number, width, height / number - 5)
        path = QPainterPath()
        path.addRect(stall)
        paint_shadow(painter, path, tints, 3)
        for stripe in range(4):
            painter.setBrush(tints.glass if stripe % 2 else tints.raised)
            painter.drawRect(
                QRectF(
                    stall.x() + stripe * stall.width() / 4,
                    stall.y(),
                    stall.width() / 4,
                    stall.height(),
                )
            )


def _temple(
    painter: QPainter, tints: Tints, x: float, y: float, width: float, height: float
) -> None:
    """A hall with a portico: a roof in four slopes, columns before it."""
    box = QRectF(x, y, width, height)
    path = QPainterPath()
    path.addRect(box)
    paint_shadow(painter, path, tints, 5)
    run = min(width, height) * 0.42
    painter.setBrush(tints.roof)
    painter.drawRect(box)
    lying = width >= height
    first, last = (
        (QPointF(x + run, box.center().y()), QPointF(x + width - run, box.center().y()))
        if lying
        else (QPointF(box.center().x(), y + run), QPointF(box.center().x(), y + height - run))
    )
    painter.setBrush(tints.raised)
    painter.drawPolygon(
        QPolygonF([box.topLeft(), box.topRight(), last, first])
        if lying
        else QPolygonF([box.topLeft(), first, last, box.bottomLeft()])
    )
    painter.drawLine(first, last)
    for corner, end in (
        (box.topLeft(), first),
        (box.bottomRight(), last),
        (box.topRight(), last if lying else first),
        (box.bottomLeft(), first if lying else last),
    ):
        painter.drawLine(corner, end)
    painter.setBrush(tints.raised)
    columns = max(2, round((width if lying else height) / 13))
    for index in range(columns):
        share = (index + 0.5) / columns
        spot = (
            QPointF(x + width * share, y + height + 6)
            if lying
            else QPointF(x - 6, y + height * share)
        )
        painter.drawEllipse(spot, 3, 3)


def _tram(painter: QPainter, tints: Tints, x: float, y: float, width: float, height: float) -> None:
    """A tram from above: rounded ends and a lantern roof."""
    box = QRectF(x, y, width, height)
    path = QPainterPath()
    path.addRoundedRect(box, 5, 5)
    paint_shadow(painter, path, tints, 2.5)
    painter.setBrush(tints.raised)
    painter.drawPath(path)
    painter.setBrush(tints.glass)
    painter.drawRoundedRect(box_around(box.center(), width * 0.68, height * 0.42), 2, 2)


_ROUND: Final = frozenset(("dome", "tank", "tree", "fountain"))
_KINDS: Final[dict[str, Callable[..., None]]] = {
    "box": _box,
    "hall": _hall,
    "tower": _tower,
    "dome": _dome,
    "tank": _tank,
    "tree": trees_and_water.tree,
    "pond": trees_and_water.pond,
    "path": trees_and_water.path,
    "rails": _rails,
    "fan": _fan,
    "saw": _saw,
    "water": trees_and_water.water,
    "jetty": trees_and_water.jetty,
    "boat": trees_and_water.boat,
    "stalls": _stalls,
    "temple": _temple,
    "fountain": trees_and_water.fountain,
    "tram": _tram,
}
