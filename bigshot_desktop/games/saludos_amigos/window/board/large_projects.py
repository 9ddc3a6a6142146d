"""The larger projects, section by section: the swimming pool and the stadium."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from bigshot_desktop.games.saludos_amigos.window.board.building_shapes import (
    Tints,
    arch,
    paint_awning,
    paint_block,
    paint_bush,
    paint_parasol,
    paint_ripples,
    paint_shadow,
    points,
)
from bigshot_desktop.games.saludos_amigos.window.board.plan import INK, ground_of
from bigshot_desktop.ui.look.painting import NO_BRUSH, NO_PEN, faded, mixed, pen

# --- the swimming pool ---------------------------------------------------------------------------


def paint_pool(painter: QPainter, section: int, tints: Tints) -> None:
    """Cabins, two halves of a basin, and a lawn: from left to right."""
    if section == 0:
        _paint_cabins(painter, tints)
    elif section == 3:
        _paint_lawn(painter, tints)
    else:
        _paint_basin(painter, section, tints)


def _paint_cabins(painter: QPainter, tints: Tints) -> None:
    front = QRectF(-36, 18, 72, 44)
    roof = paint_block(painter, front, 76, tints.wall, tints.roof, tints)
    painter.setPen(pen(faded(tints.line, 0.28), 1.3))
    for row in range(1, 6):
        y = roof.top() + row * roof.height() / 6
        painter.drawLine(QPointF(roof.left() + 2, y), QPointF(roof.right() - 2, y))
    painter.setPen(pen(tints.line, 1.3))
    for index in range(3):
        painter.setBrush((tints.tile, tints.trim, tints.tile)[index])
        painter.drawPath(arch(QRectF(-31 + index * 22, 30, 17, 32)))
    paint_awning(painter, QRectF(-36, 14, 72, 15), 8, tints.tile, tints)


def _paint_basin(painter: QPainter, section: int, tints: Tints) -> None:
    left = section == 1
    rim = QRectF(-42, -66, 86, 128) if left else QRectF(-43, -66, 84, 128)
    path = _half(rim, 18, left)
    paint_shadow(painter, path, tints, 4)
    painter.setPen(pen(tints.line, INK))
    painter.setBrush(tints.stone)
    painter.drawPath(path)
    inner = rim.adjusted(11 if left else 0, 11, 0 if left else -11, -11)
    water = _half(inner, 11, left)
    painter.fillPath(water, tints.water)
    painter.save()
    painter.setClipPath(water, Qt.ClipOperation.IntersectClip)
    painter.fillRect(QRectF(inner.left(), inner.top(), inner.width(), 7), faded(tints.line, 0.22))
    paint_ripples(painter, inner.adjusted(0, 8, 0, 0), tints)
    painter.setPen(
        pen(
            tints.wall,
            2,
        )
    )
    for row in (1, 2):
        y = inner.top() + inner.height() * row / 3
        for x in range(int(inner.left()), int(inner.right()), 12):
            painter.drawLine(QPointF(x, y), QPointF(x + 6, y))
    painter.restore()
    painter.setPen(pen(tints.line, INK * 0.8))
    painter.setBrush(NO_BRUSH)
    painter.drawPath(water)
    if left:
        _paint_swimmer(painter, QPointF(-2, 32), tints)
    else:
        painter.setPen(pen(tints.line, 1.4))
        painter.setBrush(tints.wall)
        painter.drawRect(QRectF(2, -40, 46, 13))
        painter.setBrush(tints.roof)
        painter.drawRect(QRectF(-14, -37, 26, 7))
        for x in (16, 24, 32, 40):
            painter.drawLine(QPointF(x, -40), QPointF(x, -27))


def _half(box: QRectF, reach: float, left: bool) -> QPainterPath:
    """A box with round corners on one side only: its neighbour goes on from the other."""
    path = QPainterPath()
    if left:
        path.moveTo(box.right(), box.top())
        path.lineTo(box.left() + reach, box.top())
        path.quadTo(box.topLeft(), QPointF(box.left(), box.top() + reach))
        path.lineTo(box.left(), box.bottom() - reach)
        path.quadTo(box.bottomLeft(), QPointF(box.left() + reach, box.bottom()))
        path.lineTo(box.bottomRight())
    else:
        path.moveTo(box.topLeft())
        path.lineTo(box.right() - reach, box.top())
        path.quadTo(box.topRight(), QPointF(box.right(), box.top() + reach))
        path.lineTo(box.right(), box.bottom() - reach)
        path.quadTo(box.bottomRight(), QPointF(box.right() - reach, box.bottom()))
        path.lineTo(box.bottomLeft())
    path.closeSubpath()
    return path


def _paint_swimmer(painter: QPainter, at: QPointF, tints: Tints) -> None:
    painter.setPen(pen(tints.line, 1.2))
    painter.setBrush(tints.front)
    painter.drawEllipse(at, 5, 5)
    painter.setBrush(tints.roof)
    painter.drawChord(QRectF(at.x() - 5.5, at.y() - 6.5, 11, 11), 0, 180 * 16)
    painter.setPen(pen(tints.foam, 2))
    painter.drawArc(QRectF(at.x() - 11, at.y() - 2, 22, 11), 200 * 16, 140 * 16)


def _paint_lawn(painter: QPainter, tints: Tints) -> None:
    lawn = QRectF(-37, -64, 74, 126)
    painter.setPen(pen(tints.line, INK))
    painter.setBrush(mixed(tints.leaf, tints.grass, 0.5))
    painter.drawRoundedRect(lawn, 9, 9)
    painter.setPen(pen(tints.line, 1.2))
    for x, y, fill in ((8, -8, tints.wall), (-27, 28, tints.trim)):
        painter.setBrush(fill)
        painter.drawRoundedRect(QRectF(x, y, 17, 30), 3, 3)
        painter.drawLine(QPointF(x, y + 8), QPointF(x + 17, y + 8))
    paint_parasol(painter, QPointF(-11, -34), 21, tints.roof, tints)
    paint_parasol(painter, QPointF(14, 40), 19, tints.tile, tints)
    paint_bush(painter, QPointF(24, -50), 9, tints)


# --- the stadium ---------------------------------------------------------------------------------

ARENA: Final = QPointF(ground_of(5).center().x(), ground_of(5).center().y() + 5)
"""The middle of its field."""
_OUTER: Final = (164.0, 86.0)
_FIELD: Final = (88.0, 38.0)
_WALL: Final = 17.0
_SWEEP: Final = 72.0
"""How far a stand reaches around the field: the last two are in front."""


def field_box(grow: float = 0.0) -> QRectF:
    """The field, or a larger one around it."""
    wide, high = _FIELD[0] + grow, _FIELD[1] + grow
    return QRectF(ARENA.x() - wide, ARENA.y() - high, 2 * wide, 2 * high)


def stand_path(section: int, rise: float = 0.0) -> QPainterPath:
    """The ground plan of a stand of the stadium, in the scene; so much higher than the ground."""
    outer = _around(*_OUTER).translated(0, -rise)
    inner = _around(_FIELD[0] + 9, _FIELD[1] + 7)
    start, sweep = _start(section), _SWEEP
    path = QPainterPath()
    path.arcMoveTo(outer, start)
    path.arcTo(outer, start, -sweep)
    path.arcTo(inner, start - sweep, sweep)
    path.closeSubpath()
    return path


def _start(section: int) -> float:
    """The angle at which a stand begins; it goes on clockwise."""
    return 198.0 - _SWEEP * section


def _around(wide: float, high: float) -> QRectF:
    return QRectF(ARENA.x() - wide, ARENA.y() - high, 2 * wide, 2 * high)


def paint_stand(painter: QPainter, section: int, tints: Tints) -> None:
    """Rows of seats that rise outwards, on a wall with arches where it faces us."""
    start, sweep = _start(section), _SWEEP
    outer = _around(*_OUTER)
    foot = QPainterPath()
    foot.arcMoveTo(outer, start)
    foot.arcTo(outer, start, -sweep)
    top = outer.translated(0, -_WALL)
    foot.arcTo(top, start - sweep, sweep)
    foot.closeSubpath()
    stand = stand_path(section, _WALL)
    paint_shadow(painter, stand, tints, 7)
    painter.setPen(pen(tints.line, INK))
    painter.setBrush(tints.front)
    painter.drawPath(foot)
    _paint_arches(painter, start, sweep, tints)
    painter.setPen(pen(tints.line, INK))
    painter.setBrush(tints.wall)
    painter.drawPath(stand)
    painter.setBrush(NO_BRUSH)
    for row in (1, 2, 3):
        part = row / 4
        wide = _FIELD[0] + 9 + (_OUTER[0] - _FIELD[0] - 9) * part
        high = _FIELD[1] + 7 + (_OUTER[1] - _FIELD[1] - 7) * part
        painter.setPen(pen((tints.roof, tints.tile, tints.roof)[row - 1], 5.5))
        ring = _around(wide, high).translated(0, -_WALL * part)
        painter.drawArc(ring, round((start - 4) * 16), round(-(sweep - 8) * 16))
    painter.setPen(pen(tints.line, INK))
    painter.drawPath(stand)


def _paint_arches(painter: QPainter, start: float, sweep: float, tints: Tints) -> None:
    """Gates in the wall, where it can be seen."""
    painter.setPen(pen(tints.line, 1.1))
    painter.setBrush(mixed(tints.wood, tints.line, 0.4))
    outer = _around(_OUTER[0] - 1, _OUTER[1] - 2)
    for step in range(1, 8):
        angle = start - sweep * step / 8
        at = QPainterPath()
        at.arcMoveTo(outer, angle)
        spot = at.currentPosition()
        if spot.y() > ARENA.y() + 22:
            painter.drawPath(arch(QRectF(spot.x() - 4.5, spot.y() - 13, 9, 12)))


def paint_field(painter: QPainter, tints: Tints) -> None:
    """The grass of the stadium, which is there before it."""
    painter.setPen(pen(faded(tints.line, 0.7), INK * 0.8))
    painter.setBrush(mixed(tints.leaf, tints.grass, 0.45))
    painter.drawEllipse(field_box())
    painter.save()
    clip = QPainterPath()
    clip.addEllipse(field_box(-2))
    painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
    painter.setPen(NO_PEN)
    painter.setBrush(faded(tints.wall, 0.2))
    for stripe in range(0, 12, 2):
        painter.drawRect(QRectF(ARENA.x() - 96 + stripe * 16, ARENA.y() - 60, 16, 120))
    painter.restore()
    painter.setPen(pen(faded(tints.wall, 0.9), 1.8))
    painter.setBrush(NO_BRUSH)
    painter.drawEllipse(ARENA, 17, 10)
    painter.drawLine(ARENA - QPointF(0, 34), ARENA + QPointF(0, 34))
    for side in (-1, 1):
        goal = ARENA + QPointF(side * 60, 0)
        painter.drawPolyline(
            points(
                (goal.x() + side * 18, goal.y() - 13),
                (goal.x(), goal.y() - 13),
                (goal.x(), goal.y() + 13),
                (goal.x() + side * 18, goal.y() + 13),
            )
        )
