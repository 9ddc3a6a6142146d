"""Open offers as slips of paper on the plaza: who is in, who gets what, how high it is, and who has agreed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneMouseEvent

from bigshot_desktop.games.saludos_amigos.window.board.counter import paint_biscuit, paint_mug
from bigshot_desktop.games.saludos_amigos.window.board.plan import INK, PLAZA
from bigshot_desktop.ui.boards.items import ItemPool, StaticItem
from bigshot_desktop.ui.look.painting import (
    NO_BRUSH,
    NO_PEN,
    faded,
    figure_font,
    mixed,
    paint_medal,
    pen,
    write,
)
from bigshot_desktop.ui.look.shapes import box_around
from bigshot_desktop.ui.look.theme import Theme
from bigshot_desktop.ui.models.seat_colours import seat_piece

WIDE, HIGH = 278.0, 104.0
_LEFT: Final = 74.0
"""The part of a slip that says whose it is and how high."""
PLANNED: Final = "planned"
"""The kind of a slip that is only thought of."""
LYING: Final = 10.0
"""How high in the scene slips are."""
SMALL: Final = 0.68
"""How large slips are where there is little room."""
_SIZES: Final = ((1, 1, 1.12), (4, 2, 1.04), (6, 2, 0.8), (9, 3, SMALL))
"""Up to so many slips lie in so many columns, so large."""


@dataclass(frozen=True, slots=True)
class Slip:
    """What is written on a slip."""

    kind: str
    proposer: int
    """Nobody (−1) of what stands."""
    shares: tuple[int, ...]
    height: int
    waiting: int
    asks: bool = False
    """Whether it waits for an answer of who looks."""

    @property
    def key(self) -> tuple[str, int]:
        """Which slip it is, whatever is written on it."""
        return self.kind, self.proposer

    @property
    def open(self) -> bool:
        """Whether answers are missing."""
        return self.proposer >= 0

    @property
    def clickable(self) -> bool:
        """Whether a click says something to it."""
        return self.open and self.kind != PLANNED


class SlipItem(StaticItem):
    """A slip on the plaza; an open one can be clicked."""

    def __init__(self, clicked: Callable[[int], None]) -> None:
        super().__init__(LYING)
        self._clicked = clicked
        self.slip: Slip | None = None

    def show_slip(self, slip: Slip) -> None:
        """Takes what is written on it."""
        if slip != self.slip:
            self.slip = slip
            self.update()
        open_ = Qt.MouseButton.LeftButton if slip.clickable else Qt.MouseButton.NoButton
        self.setAcceptedMouseButtons(open_)
        self.setRotation(0.0)
        self.setOpacity(0.8 if slip.kind == PLANNED else 1.0)
        self.setZValue(LYING)

    def lie(self, at: QPointF, size: float) -> None:
        self.setPos(at)
        self.setScale(size)

    def boundingRect(self) -> QRectF:
        return box_around(QPointF(), WIDE, HIGH).adjusted(-6, -8, 11, 15)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(box_around(QPointF(), WIDE, HIGH))
        return path

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self.slip and self.slip.clickable and self.contains(event.pos()):
            self._clicked(self.slip.proposer)

    # --- how it looks ----------------------------------------------------------------------------

    def draw(self, painter: QPainter, colours: Theme) -> None:
        if self.slip is None:
            return
        slip, white = self.slip, colours.piece("white")
        if slip.open:  # the item itself is not turned: Qt keeps no picture of such
            painter.rotate((slip.proposer * 2 % 5 - 2) * 0.8)
        box = box_around(QPointF(), WIDE, HIGH)
        paper = _paper(box)
        painter.fillPath(paper.translated(4, 6), faded(colours.outline, 0.3))
        painter.setPen(pen(colours.outline, INK))
        painter.setBrush(white.fill)
        painter.drawPath(paper)
        if slip.asks:
            for colour, width in ((colours.outline, 8.0), (colours.accent, 5.0)):
                painter.setPen(pen(colour, width))
                painter.drawPath(paper)
        painter.setPen(NO_PEN)
        painter.setBrush(mixed(white.fill, colours.outline, 0.22))
        painter.drawPath(_ear(box))
        if not slip.open:
            painter.setPen(pen(colours.brass_fill, 4))
            painter.setBrush(NO_BRUSH)
            painter.drawRect(box.adjusted(5, 5, -5, -5))
        painter.setPen(pen(faded(colours.outline, 0.3), 1.4))
        edge = box.left() + _LEFT
        painter.drawLine(QPointF(edge, box.top() + 10), QPointF(edge, box.bottom() - 10))
        self._paint_head(painter, QPointF(box.left() + _LEFT / 2, 0), slip, colours)
        self._paint_members(painter, box.adjusted(_LEFT + 6, 6, -6, -6), slip, colours)

    def _paint_head(self, painter: QPainter, at: QPointF, slip: Slip, colours: Theme) -> None:
        above = at - QPointF(0, 23)
        if slip.kind == "standing":
            paint_mug(painter, above + QPointF(-4, 23), 0.76, colours)
        elif slip.kind == "counter":
            paint_biscuit(painter, above, 22, colours)
        else:
            piece = colours.piece(seat_piece(slip.proposer))
            paint_medal(painter, piece, above, 21, colours)
        ink = colours.piece("white").mark
        write(painter, str(slip.height), at + QPointF(0, 25), figure_font(38), ink)

    def _paint_members(self, painter: QPainter, room: QRectF, slip: Slip, colours: Theme) -> None:
        there = [(seat, share) for seat, share in enumerate(slip.shares) if share]
        rows = 1 if len(there) <= 2 else 2
        per_row = -(-len(there) // rows)
        wide, high = room.width() / per_row, room.height() / rows
        reach = 20.0 if per_row <= 2 else 15.0
        for index, (seat, share) in enumerate(there):
            row, column = divmod(index, per_row)
            cell = QRectF(room.left() + column * wide, room.top() + row * high, wide, high)
            self._paint_member(painter, cell, seat, share, reach, slip, colours)

    def _paint_member(
        self,
        painter: QPainter,
        cell: QRectF,
        seat: int,
        share: int,
        reach: float,
        slip: Slip,
        colours: Theme,
    ) -> None:
        white = colours.piece("white")
        size = 38 if reach > 18 else 33
        medal = cell.center() - QPointF(reach * 0.95, 0)
        waits = bool(slip.waiting >> seat & 1)
        if waits:
            painter.save()
            painter.setOpacity(painter.opacity() * 0.42)
        paint_medal(painter, colours.piece(seat_piece(seat)), medal, reach, colours)
        if waits:
            painter.restore()
        elif slip.open:
            paint_tick(painter, medal + QPointF(-reach, reach) * 0.7, reach * 0.55, colours)
        figure = cell.center() + QPointF(reach * (0.75 if share < 10 else 1.0), 0)
        write(painter, str(share), figure, figure_font(size), white.mark)


def paint_tick(painter: QPainter, at: QPointF, reach: float, colours: Theme) -> None:
    """Somebody agreed, or is ready."""
    painter.setPen(pen(colours.outline, 1.2))
    painter.setBrush(colours.piece("green").fill)
    painter.drawEllipse(at, reach, reach)
    painter.setPen(pen(colours.piece("white").fill, max(1.8, reach * 0.28)))
    painter.drawPolyline(
        [
            at + QPointF(-0.5, 0.02) * reach,
            at + QPointF(-0.12, 0.42) * reach,
            at + QPointF(0.52, -0.4) * reach,
        ]
    )


def _paper(box: QRectF) -> QPainterPath:
    """A sheet with a corner folded over."""
    path = QPainterPath(box.topLeft())
    path.lineTo(box.topRight() - QPointF(18, 0))
    path.lineTo(box.topRight() + QPointF(0, 18))
    path.lineTo(box.bottomRight())
    path.lineTo(box.bottomLeft())
    path.closeSubpath()
    return path


def _ear(box: QRectF) -> QPainterPath:
    path = QPainterPath(box.topRight() - QPointF(18, 0))
    path.lineTo(box.topRight() + QPointF(0, 18))
    path.lineTo(box.topRight() + QPointF(-18, 18))
    path.closeSubpath()
    return path


class Slips:
    """All slips on the plaza, by what they are."""

    def __init__(self, scene: QGraphicsScene, clicked: Callable[[int], None]) -> None:
        self.items: dict[tuple[str, int], SlipItem] = {}
        self._reserve = ItemPool(scene, lambda _: SlipItem(clicked))

    def show(
        self, slips: Sequence[Slip], spots: Callable[[int, int], tuple[QPointF, float]]
    ) -> None:
        """These, and no others, lie where they belong."""
        wanted = {slip.key for slip in slips}
        for key in [key for key in self.items if key not in wanted]:
            self._reserve.put_away(self.items.pop(key))
        for index, slip in enumerate(slips):
            if slip.key not in self.items:
                self.items[slip.key] = self._reserve.fetch()
            item = self.items[slip.key]
            item.show_slip(slip)
            item.show()
            item.lie(*spots(index, len(slips)))

    def lay(self, slip: Slip) -> SlipItem:
        """A slip that is new, or is written anew, before all lie where they belong."""
        if slip.key not in self.items:
            self.items[slip.key] = self._reserve.fetch()
        self.items[slip.key].show_slip(slip)
        return self.items[slip.key]

    def at(self, point: QPointF) -> Slip | None:
        """The slip at a point of the scene."""
        for item in self.items.values():
            if item.isVisible() and item.contains(item.mapFromScene(point)):
                return item.slip
        return None


def spread(index: int, number: int) -> tuple[QPointF, float]:
    """Where one of several slips lies on the plaza, and how large it is."""
    columns, size = next((columns, size) for most, columns, size in _SIZES if number <= most)
    rows = -(-number // columns)
    row, column = divmod(index, columns)
    in_row = min(columns, number - row * columns)
    step_x, step_y = (WIDE * size + 12, HIGH * size + 10)
    return (
        PLAZA.center()
        + QPointF((column - (in_row - 1) / 2) * step_x, (row - (rows - 1) / 2) * step_y),
        size,
    )
