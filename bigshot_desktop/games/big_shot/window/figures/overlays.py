"""What is drawn over and beside the city in a picture: cubes, medals, plates with figures."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath

from bigshot_desktop.games.big_shot.rules.material import COLOURS
from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.look.painting import (
    faded,
    figure_font,
    paint_medal,
    paint_plate,
    pen,
    write,
)
from bigshot_desktop.ui.look.shapes import box_around
from bigshot_desktop.ui.look.theme import LINE
from bigshot_desktop.ui.widgets.pieces import draw_cube

_STEP: Final = 1.3
"""From one cube to the next, in sides of a cube."""


def hop(start: QPointF, end: QPointF, depth: float) -> QPainterPath:
    """A way that swings down, or up, and back."""
    way = QPainterPath(start)
    swing = QPointF(0, depth)
    way.cubicTo(start + swing, end + swing, end)
    return way


def disc(painter: QPainter, figure: str, centre: QPointF, reach: float = 11.0) -> None:
    """A figure that counts, in the colour of arrows."""
    colours = theme.current()
    painter.setPen(pen(colours.card))
    painter.setBrush(colours.accent)
    painter.drawEllipse(centre, reach, reach)
    write(painter, figure, centre, figure_font(reach * 1.3), colours.on_accent)


def cubes(painter: QPainter, row: Iterable[int], first: QPointF, side: float) -> None:
    """Cubes in a row by their colours, the first one around a point."""
    colours = theme.current()
    for number, colour in enumerate(row):
        at = first + QPointF(number * _STEP * side, 0)
        draw_cube(painter, at, colours.piece(COLOURS[colour]), colours, side)


def strike(painter: QPainter, start: QPointF, end: QPointF) -> None:
    """Cancels what lies under it."""
    colours = theme.current()
    painter.setPen(pen(faded(colours.card, 0.85), 4 * LINE))
    painter.drawLine(start, end)
    painter.setPen(pen(colours.danger, 2 * LINE))
    painter.drawLine(start, end)


def plate(painter: QPainter, text: str, centre: QPointF, size: float = 15.0) -> None:
    """A brass plate with figures."""
    colours = theme.current()
    font = figure_font(size)
    wide = QFontMetricsF(font).horizontalAdvance(text) + 1.4 * size
    box = box_around(centre, wide, 1.8 * size)
    paint_plate(painter, box, 0.25 * size, colours.brass_fill, colours)
    write(painter, text, centre, font, colours.on_brass)


def worth(painter: QPainter, colour: int, text: str, left: QPointF, size: float = 17.0) -> None:
    """A colour's medal, and what its districts are worth."""
    colours = theme.current()
    paint_medal(
        painter,
        colours.piece(COLOURS[colour]),
        left + QPointF(0.75 * size, 0),
        0.75 * size,
        colours,
    )
    font = figure_font(size)
    wide = QFontMetricsF(font).horizontalAdvance(text)
    middle = left + QPointF(2 * size + wide / 2, 0)
    write(painter, text, middle, font, colours.ink)


def medal(painter: QPainter, colour: int, centre: QPointF, reach: float) -> None:
    """Who wins: a colour's medal in a brass ring."""
    colours = theme.current()
    painter.setPen(pen(colours.outline))
    painter.setBrush(colours.brass_fill)
    painter.drawEllipse(centre, reach * 1.3, reach * 1.3)
    paint_medal(painter, colours.piece(COLOURS[colour]), centre, reach, colours)


def ladder(painter: QPainter, column: QRectF, steps: int, filled: int) -> None:
    """Bars one above the other, the lower ones of brass."""
    colours = theme.current()
    high = column.height() / steps
    for step in range(steps):
        box = QRectF(column.left(), column.bottom() - (step + 1) * high, column.width(), high)
        box.adjust(0, 1.5, 0, -1.5)
        painter.setPen(pen(colours.outline if step < filled else colours.line))
        painter.setBrush(colours.brass_fill if step < filled else colours.sunken)
        painter.drawRoundedRect(box, 2, 2)
