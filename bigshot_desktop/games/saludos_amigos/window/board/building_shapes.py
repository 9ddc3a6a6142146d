"""What the village is made of: its colours, walls and roofs seen from above and in front, palms and people."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF

from bigshot_desktop.games.saludos_amigos.window.board.plan import INK
from bigshot_desktop.ui.look.painting import NO_BRUSH, NO_PEN, faded, mixed, pen
from bigshot_desktop.ui.look.theme import Theme


@dataclass(frozen=True, slots=True)
class Tints:
    """The colours of the village: by day in the sun, by night under a few lamps."""

    wall: QColor
    front: QColor
    """A wall that faces us, in half shade."""
    roof: QColor
    tile: QColor
    """A roof of another kind."""
    stone: QColor
    trim: QColor
    water: QColor
    foam: QColor
    leaf: QColor
    grass: QColor
    sand: QColor
    path: QColor
    wood: QColor
    glass: QColor
    line: QColor
    shade: QColor

    @classmethod
    def of(cls, colours: Theme) -> Tints:
        """Those of a theme: mixed once, for every item asks for them whenever it is drawn."""
        key = (colours.dark, colours.ink.rgb())
        if key not in _MIXED:
            _MIXED[key] = cls._mixed(colours)
        return _MIXED[key]

    @classmethod
    def _mixed(cls, colours: Theme) -> Tints:
        white, night = colours.piece("white").fill, colours.water

        def dyed(one: QColor, two: QColor, share: float) -> QColor:
            day = mixed(one, two, share)
            return mixed(day, night, 0.3) if colours.dark else day

        terracotta = mixed(colours.piece("red").fill, colours.piece("orange").fill, 0.5)
        return cls(
            wall=dyed(white, colours.brass_fill, 0.12),
            front=dyed(white, colours.brass_fill, 0.34),
            roof=dyed(terracotta, white, 0.16),
            tile=dyed(colours.piece("teal").fill, white, 0.34),
            stone=dyed(white, colours.piece("slate").fill, 0.26),
            trim=dyed(colours.brass_fill, white, 0.1),
            water=dyed(colours.piece("teal").fill, white, 0.52),
            foam=dyed(white, colours.piece("teal").fill, 0.14),
            leaf=dyed(colours.piece("green").fill, colours.piece("yellow").fill, 0.12),
            grass=mixed(colours.park, colours.piece("yellow").fill, 0.05 if colours.dark else 0.16),
            sand=mixed(colours.field, colours.brass_fill, 0.1 if colours.dark else 0.14),
            path=mixed(colours.block, colours.brass_fill, 0.06),
            wood=dyed(colours.piece("umber").fill, colours.piece("orange").fill, 0.3),
            glass=mixed(colours.brass_fill, white, 0.45)
            if colours.dark
            else dyed(colours.piece("slate").fill, colours.piece("teal").fill, 0.3),
            line=colours.outline,
            shade=faded(colours.outline, 0.34 if colours.dark else 0.2),
        )


_MIXED: Final[dict[tuple[bool, int], Tints]] = {}


def points(*corners: tuple[float, float]) -> QPolygonF:
    return QPolygonF([QPointF(x, y) for x, y in corners])


def paint_shadow(
    painter: QPainter, path: QPainterPath | QRectF, tints: Tints, far: float = 6
) -> None:
    """What something throws to the lower right."""
    if isinstance(path, QRectF):
        box, path = path, QPainterPath()
        path.addRect(box)
    painter.fillPath(path.translated(far, far * 0.7), tints.shade)


def paint_block(
    painter: QPainter, front: QRectF, deep: float, wall: QColor, roof: QColor, tints: Tints
) -> QRectF:
    """A house with a flat roof: its front, and so much of its roof; gives the roof."""
    top = QRectF(front.left(), front.top() - deep, front.width(), deep)
    paint_shadow(painter, front.united(top), tints)
    painter.setPen(pen(tints.line, INK))
    painter.setBrush(wall)
    painter.drawRect(front)
    painter.fillRect(front.adjusted(front.width() * 0.7, 1, -1, -1), faded(tints.line, 0.13))
    painter.setBrush(roof)
    painter.drawRect(top)
    painter.setPen(pen(faded(tints.wall, 0.55), INK * 0.8))
    painter.drawPolyline(
        [
            top.bottomLeft() + QPointF(3, -3),
            top.topLeft() + QPointF(3, 3),
            top.topRight() + QPointF(-3, 3),
        ]
    )
    return top


def paint_gable(
    painter: QPainter, front: QRectF, deep: float, rise: float, roof: QColor, tints: Tints
) -> None:
    """A house whose ridge runs from left to right: two slopes, the nearer one in half shade."""
    eaves, ridge = front.top(), front.top() - deep * 0.5 - rise
    paint_shadow(painter, QRectF(front.left(), ridge, front.width(), front.bottom() - ridge), tints)
    painter.setPen(pen(tints.line, INK))
    painter.setBrush(tints.front)
    painter.drawRect(front)
    painter.fillRect(front.adjusted(front.width() * 0.7, 1, -1, -1), faded(tints.line, 0.13))
    left, right = front.left() - 4, front.right() + 4
    painter.setBrush(mixed(roof, tints.wall, 0.22))
    painter.drawPolygon(
        points(
            (left + 5, ridge - deep * 0.34),
            (right - 5, ridge - deep * 0.34),
            (right, ridge),
            (left, ridge),
        )
    )
    painter.setBrush(roof)
    painter.drawPolygon(
        points((left, ridge), (right, ridge), (right, eaves + 2), (left, eaves + 2))
    )
    painter.setPen(pen(faded(tints.line, 0.28), 1.2))
    rows = max(2, int((eaves - ridge) // 8))
    for row in range(1, rows):
        y = ridge + (eaves - ridge) * row / rows
        painter.drawLine(QPointF(left + 2, y), QPointF(right - 2, y))


def paint_windows(
    painter: QPainter,
    front: QRectF,
    number: int,
    tints: Tints,
    *,
    arched: bool = False,
    high: float = 0.5,
) -> None:
    """A row of windows in a front."""
    painter.setPen(pen(tints.line, 1.2))
    painter.setBrush(tints.glass)
    step = front.width() / number
    for index in range(number):
        wide = min(step * 0.46, 15.0)
        left = front.left() + (index + 0.5) * step - wide / 2
        top = front.top() + front.height() * (0.9 - high) * 0.6
        pane = QRectF(left, top, wide, front.height() * high)
        if arched:
            painter.drawPath(arch(pane))
        else:
            painter.drawRect(pane)


def arch(box: QRectF) -> QPainterPath:
    """A door or a window with a round top."""
    path = QPainterPath(box.bottomLeft())
    path.lineTo(QPointF(box.left(), box.top() + box.width() / 2))
    path.arcTo(QRectF(box.left(), box.top(), box.width(), box.width()), 180, -180)
    path.lineTo(box.bottomRight())
    path.closeSubpath()
    return path


def paint_awning(
    painter: QPainter, box: QRectF, stripes: int, colour: QColor, tints: Tints
) -> None:
    """Cloth in stripes with a scalloped edge."""
    step = box.width() / stripes
    painter.setPen(pen(tints.line, 1.2))
    for index in range(stripes):
        painter.setBrush(tints.wall if index % 2 else colour)
        left = box.left() + index * step
        path = QPainterPath(QPointF(left, box.top()))
        path.lineTo(QPointF(left + step, box.top()))
        path.lineTo(QPointF(left + step, box.bottom() - step / 2))
        path.arcTo(QRectF(left, box.bottom() - step, step, step), 0, -180)
        path.closeSubpath()
        painter.drawPath(path)


def paint_palm(painter: QPainter, foot: QPointF, high: float, tints: Tints) -> None:
    """A palm that leans a little to the left."""
    crown = foot + QPointF(-high * 0.12, -high)
    painter.setPen(NO_PEN)
    painter.setBrush(tints.shade)
    painter.drawEllipse(foot + QPointF(high * 0.22, high * 0.04), high * 0.34, high * 0.12)
    trunk = QPainterPath(foot + QPointF(-high * 0.06, 0))
    trunk.quadTo(foot + QPointF(0, -high * 0.5), crown + QPointF(-high * 0.035, 0))
    trunk.lineTo(crown + QPointF(high * 0.035, 0))
    trunk.quadTo(foot + QPointF(high * 0.09, -high * 0.5), foot + QPointF(high * 0.06, 0))
    trunk.closeSubpath()
    painter.setPen(pen(tints.line, INK * 0.8))
    painter.setBrush(tints.wood)
    painter.drawPath(trunk)
    long = high * 0.5
    for angle in (200, 340, 165, 15, 125, 55, 90):
        way = QPointF(cos(angle * pi / 180), -sin(angle * pi / 180))
        tip = crown + way * long + QPointF(0, long * 0.34 * abs(way.x()))
        side = QPointF(-way.y(), way.x()) * long * 0.16
        frond = QPainterPath(crown)
        frond.quadTo(crown + way * long * 0.6 - QPointF(0, long * 0.3) + side, tip)
        frond.quadTo(crown + way * long * 0.5 + QPointF(0, long * 0.06), crown)
        painter.setBrush(mixed(tints.leaf, tints.line, 0.0 if way.x() < 0.3 else 0.16))
        painter.drawPath(frond)


def paint_bush(painter: QPainter, at: QPointF, reach: float, tints: Tints) -> None:
    """A round crown, lit from the upper left."""
    painter.setPen(NO_PEN)
    painter.setBrush(tints.shade)
    painter.drawEllipse(at + QPointF(reach * 0.3, reach * 0.26), reach, reach * 0.9)
    painter.setPen(pen(tints.line, INK * 0.8))
    painter.setBrush(tints.leaf)
    painter.drawEllipse(at, reach, reach * 0.9)
    painter.setPen(NO_PEN)
    painter.setBrush(faded(tints.wall, 0.3))
    painter.drawEllipse(at - QPointF(reach, reach) * 0.3, reach * 0.42, reach * 0.38)


def paint_parasol(
    painter: QPainter, at: QPointF, reach: float, colour: QColor, tints: Tints
) -> None:
    """A sunshade from above, in eight stripes."""
    painter.setPen(NO_PEN)
    painter.setBrush(tints.shade)
    painter.drawEllipse(at + QPointF(5, 6), reach, reach * 0.86)
    box = QRectF(at.x() - reach, at.y() - reach * 0.86, 2 * reach, reach * 1.72)
    painter.setPen(pen(tints.line, 1.1))
    for part in range(8):
        painter.setBrush(colour if part % 2 else tints.wall)
        painter.drawPie(box, part * 45 * 16, 45 * 16)
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(tints.line, INK * 0.8))
    painter.drawEllipse(box)


def paint_ripples(painter: QPainter, box: QRectF, tints: Tints, step: float = 26) -> None:
    """Little waves in a basin."""
    painter.setPen(
        pen(
            tints.foam,
            1.6,
        )
    )
    painter.setBrush(NO_BRUSH)
    y, row = box.top() + 10, 0
    while y < box.bottom() - 6:
        x = box.left() + 8 + (step / 2) * (row % 2)
        while x + 13 < box.right() - 4:
            wave = QPainterPath(QPointF(x, y))
            wave.quadTo(QPointF(x + 3.2, y - 3.6), QPointF(x + 6.5, y))
            wave.quadTo(QPointF(x + 9.7, y + 3.6), QPointF(x + 13, y))
            painter.drawPath(wave)
            x += step
        y, row = y + 14, row + 1


def paint_flag(painter: QPainter, foot: QPointF, high: float, colour: QColor, tints: Tints) -> None:
    """A pole with a pennant that the wind blows to the right."""
    top = foot - QPointF(0, high)
    painter.setPen(pen(tints.line, 2.6))
    painter.drawLine(foot, top)
    cloth = QPainterPath(top)
    cloth.cubicTo(
        top + QPointF(high * 0.2, -high * 0.1),
        top + QPointF(high * 0.38, high * 0.12),
        top + QPointF(high * 0.62, high * 0.04),
    )
    cloth.lineTo(top + QPointF(high * 0.5, high * 0.22))
    cloth.lineTo(top + QPointF(high * 0.62, high * 0.42))
    cloth.cubicTo(
        top + QPointF(high * 0.38, high * 0.5),
        top + QPointF(high * 0.2, high * 0.3),
        top + QPointF(0, high * 0.4),
    )
    cloth.closeSubpath()
    painter.setPen(pen(tints.line, INK * 0.8))
    painter.setBrush(colour)
    painter.drawPath(cloth)
    painter.setBrush(tints.trim)
    painter.drawEllipse(top, 3.4, 3.4)
