"""The signs that stand beside every colour, so that nobody needs to tell colours apart.

They are shapes rather than characters: every font draws ⬟ differently, and some not at all.
"""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from math import cos, pi, sin

from PySide6 import QtCore
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF, QTransform


class Sign(Enum):
    """A shape, with the character that stands for it in plain text."""

    DISC = "●"
    TRIANGLE = "▲"
    SQUARE = "■"
    DIAMOND = "◆"
    STAR = "★"
    CROSS = "✚"
    PENTAGON = "⬟"
    HEART = "♥"
    RING = "○"
    SALTIRE = "✖"
    CLUB = "♣"


def outline(sign: Sign, box: QRectF) -> QPainterPath:
    """The shape, as large as a box allows; all look equally heavy."""
    return _shape(sign, round(min(box.width(), box.height()) / 2, 3)).translated(box.center())


@lru_cache(maxsize=512)
def _shape(sign: Sign, reach: float) -> QPainterPath:
    """The shape around the origin: made once for each size, since many are painted in every picture."""
    path, centre = QPainterPath(), QPointF()
    match sign:
        case Sign.DISC:
            path.addEllipse(centre, 0.86 * reach, 0.86 * reach)
        case Sign.SQUARE:
            side = 1.5 * reach
            path.addRect(QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side))
        case Sign.CROSS:
            path = _cross(centre, reach)
        case Sign.SALTIRE:
            turned = QTransform.fromTranslate(centre.x(), centre.y()).rotate(45)
            path = turned.map(_cross(QPointF(), reach))
        case Sign.RING:
            path.addEllipse(centre, 0.9 * reach, 0.9 * reach)
            path.addEllipse(centre, 0.46 * reach, 0.46 * reach)  # a hole: Qt fills odd and even
        case Sign.HEART:
            path = _heart(centre, reach)
        case Sign.CLUB:
            path = _club(centre, reach)
        case Sign.TRIANGLE:
            path.addPolygon(_corners(QPointF(centre.x(), centre.y() + 0.18 * reach), reach, 3))
            path.closeSubpath()
        case Sign.DIAMOND:
            path.addPolygon(_corners(centre, reach, 4))
            path.closeSubpath()
        case Sign.PENTAGON:
            path.addPolygon(_corners(centre, 0.95 * reach, 5))
            path.closeSubpath()
        case Sign.STAR:
            path.addPolygon(_corners(centre, reach, 10, 0.45))
            path.closeSubpath()
    return path


def _cross(centre: QPointF, reach: float) -> QPainterPath:
    """Two bars across each other."""
    arm = 0.62 * reach
    path = QPainterPath()
    path.setFillRule(QtCore.Qt.FillRule.WindingFill)
    path.addRect(QRectF(centre.x() - arm / 2, centre.y() - 0.95 * reach, arm, 1.9 * reach))
    path.addRect(QRectF(centre.x() - 0.95 * reach, centre.y() - arm / 2, 1.9 * reach, arm))
    return path.simplified()


def _heart(centre: QPointF, reach: float) -> QPainterPath:
    """Two curves from the notch down to the tip."""

    def at(x: float, y: float) -> QPointF:
        return centre + QPointF(x, y) * reach

    path = QPainterPath(at(0, -0.45))
    path.cubicTo(at(0.3, -1.1), at(1.25, -0.85), at(0.92, -0.05))
    path.cubicTo(at(0.75, 0.38), at(0.3, 0.65), at(0, 0.92))
    path.cubicTo(at(-0.3, 0.65), at(-0.75, 0.38), at(-0.92, -0.05))
    path.cubicTo(at(-1.25, -0.85), at(-0.3, -1.1), at(0, -0.45))
    path.closeSubpath()
    return path


def _club(centre: QPointF, reach: float) -> QPainterPath:
    """Three leaves and a stalk."""
    path = QPainterPath()
    path.setFillRule(QtCore.Qt.FillRule.WindingFill)
    leaf = 0.44 * reach
    for x, y in ((0, -0.5), (-0.48, 0.2), (0.48, 0.2)):
        path.addEllipse(centre + QPointF(x, y) * reach, leaf, leaf)
    stalk = ((-0.12, -0.3), (0.12, -0.3), (0.12, 0.4), (0.32, 0.9), (-0.32, 0.9), (-0.12, 0.4))
    path.addPolygon(QPolygonF([centre + QPointF(x, y) * reach for x, y in stalk]))
    path.closeSubpath()
    return path.simplified()


def _corners(centre: QPointF, reach: float, number: int, waist: float = 1.0) -> QPolygonF:
    """The corners of a regular figure, the first on top; every second one drawn in to the waist."""
    turn = 2 * pi / number
    return QPolygonF(
        [
            QPointF(
                centre.x() + reach * (waist if corner % 2 else 1.0) * sin(corner * turn),
                centre.y() - reach * (waist if corner % 2 else 1.0) * cos(corner * turn),
            )
            for corner in range(number)
        ]
    )
