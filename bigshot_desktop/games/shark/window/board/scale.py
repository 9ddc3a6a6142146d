"""The value scale beside the map: a rail from 0 to 15, and a lane for each company's marker to climb in."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from bigshot_desktop.games.shark.rules.material import COMPANIES, N_COMPANIES, TOP_VALUE
from bigshot_desktop.games.shark.window.board.plan import LANE, RAIL, STEP, Plan
from bigshot_desktop.ui.boards.items import StaticItem
from bigshot_desktop.ui.look.painting import (
    NO_BRUSH,
    NO_PEN,
    faded,
    figure_font,
    mixed,
    paint_plate,
    paint_sign,
    pen,
    write,
)
from bigshot_desktop.ui.look.shapes import box_around, stepped
from bigshot_desktop.ui.look.theme import Theme

PLATE: Final = (45.0, 29.0)
_BAR: Final = 15.0
_LEFT: Final = 42.0
"""From 0 down to the number of buildings that are left."""


def paint_scale(painter: QPainter, plan: Plan, colours: Theme) -> None:
    """All that stands still: the rail with its values, the grooves, the top that ends the match."""
    scale = plan.scale
    case = QRectF(
        QPointF(scale.left(), plan.side.top() + 2), QPointF(scale.right(), scale.bottom() + 66)
    )
    paint_plate(painter, case, 9, colours.brass_fill, colours, 3)
    inner = case.adjusted(6, 6, -6, -6)
    painter.setPen(pen(mixed(colours.brass_fill, colours.outline, 0.55)))
    painter.setBrush(colours.field)
    painter.drawPath(stepped(inner, 7))
    _paint_top(painter, plan, inner, colours)
    _paint_steps(painter, plan, inner, colours)


def _paint_top(painter: QPainter, plan: Plan, inner: QRectF, colours: Theme) -> None:
    """A rising sun behind the highest value: there the match ends."""
    centre = QPointF(inner.center().x(), plan.height(TOP_VALUE) + STEP / 2)
    painter.save()
    painter.setClipRect(
        QRectF(inner.left() + 3, inner.top() + 3, inner.width() - 6, centre.y() - inner.top() - 3),
        Qt.ClipOperation.IntersectClip,
    )
    reach = inner.width() * 0.62
    rays = 17
    painter.setPen(NO_PEN)
    for ray in range(0, rays, 2):
        wedge = QPainterPath(centre)
        wedge.arcTo(box_around(centre, 2 * reach, 2 * reach), 180 * ray / rays, 180 / rays)
        wedge.closeSubpath()
        painter.setBrush(faded(colours.brass_fill, 0.55))
        painter.drawPath(wedge)
    painter.restore()
    painter.setPen(pen(colours.danger, 2.4))
    painter.drawLine(QPointF(inner.left() + 4, centre.y()), QPointF(inner.right() - 4, centre.y()))


def _paint_steps(painter: QPainter, plan: Plan, inner: QRectF, colours: Theme) -> None:
    x = inner.left() + RAIL / 2 - 1
    for value in range(TOP_VALUE):
        y = plan.height(value)
        write(painter, str(value), QPointF(x, y), figure_font(20), colours.ink)
        painter.setPen(pen(faded(colours.ink, 0.28 if value % 5 == 0 else 0.13), 1.1))
        painter.drawLine(QPointF(inner.left() + RAIL, y), QPointF(inner.right() - 5, y))
    plate = box_around(QPointF(x + 3, plan.height(TOP_VALUE)), 34, 28)
    painter.setPen(pen(colours.danger, 2))
    painter.setBrush(colours.card)
    painter.drawPath(stepped(plate, 4))
    write(painter, str(TOP_VALUE), plate.center(), figure_font(21), colours.danger)
    for company in range(N_COMPANIES):
        groove = QRectF(plan.lane(company) - 4, plan.height(TOP_VALUE), 8, TOP_VALUE * STEP)
        painter.setPen(pen(faded(colours.outline, 0.45), 1))
        painter.setBrush(mixed(colours.field, colours.outline, 0.25))
        painter.drawRoundedRect(groove.adjusted(0, -6, 0, 6), 4, 4)


class LaneItem(StaticItem):
    """A company's lane: a bar that grows with its value, the marker on top, and what is left in the box."""

    def __init__(self, plan: Plan, company: int) -> None:
        super().__init__(2)
        self.plan, self.company = plan, company
        self.value = 0.0
        self.left = 0
        """Buildings that can still be placed."""
        self.glow = 0.0
        """From 0 to 1: how brightly it is lit."""
        self.setPos(plan.lane(company), plan.height(0))

    @property
    def marker(self) -> QPointF:
        """Where the marker stands, in the scene."""
        return QPointF(self.x(), self.plan.height(self.value))

    def show_value(self, value: float) -> None:
        if value != self.value:
            self.value = value
            self.update()

    def show_left(self, left: int) -> None:
        if left != self.left:
            self.left = left
            self.update()

    def light(self, share: float) -> None:
        if share != self.glow:
            self.glow = share
            self.update()

    def boundingRect(self) -> QRectF:
        top = -TOP_VALUE * STEP - PLATE[1]
        return QRectF(-LANE / 2, top, LANE, _LEFT + 18 - top)

    def draw(self, painter: QPainter, colours: Theme) -> None:
        piece = colours.piece(COMPANIES[self.company])
        marker = QPointF(0, -self.value * STEP)
        painter.setPen(pen(colours.outline))
        painter.setBrush(piece.fill)
        bar = QRectF(-_BAR / 2, marker.y(), _BAR, -marker.y() + 4)
        painter.drawRect(bar)
        painter.setPen(NO_PEN)
        painter.setBrush(faded(colours.outline, 0.22))
        painter.drawRect(bar.adjusted(_BAR * 0.62, 0, -0.8, -0.8))
        self._paint_marker(painter, marker, colours)
        self._paint_left(painter, colours)

    def _paint_marker(self, painter: QPainter, centre: QPointF, colours: Theme) -> None:
        piece = colours.piece(COMPANIES[self.company])
        plate = box_around(centre, *PLATE)
        if self.glow:
            painter.setPen(pen(faded(colours.brass_fill, self.glow), 8))
            painter.setBrush(NO_BRUSH)
            painter.drawPath(stepped(plate, 4))
        paint_plate(painter, plate, 4, piece.fill, colours)
        figures = str(round(self.value))
        wide = 0 if len(figures) == 1 else 4
        paint_sign(painter, piece, box_around(centre - QPointF(9 + wide, 0), 17, 17), piece.mark)
        write(painter, figures, centre + QPointF(11 - wide / 2, 0), figure_font(21), piece.mark)

    def _paint_left(self, painter: QPainter, colours: Theme) -> None:
        """A little tower and how many there are."""
        piece = colours.piece(COMPANIES[self.company])
        centre = QPointF(0, _LEFT)
        painter.setPen(pen(colours.outline, 1.2))
        painter.setBrush(piece.fill)
        body = QPainterPath()
        for wide, top, foot in ((14, 2, 10), (9, -5, 2), (4, -10, -5)):
            body.addRect(QRectF(centre.x() - 11 - wide / 2, centre.y() + top, wide, foot - top))
        painter.drawPath(body)
        few = self.left <= 3
        write(
            painter,
            str(self.left),
            centre + QPointF(10, 0),
            figure_font(20),
            colours.danger if few else colours.ink,
        )
