"""The card that tells what a click would do, before it is made: its frame, its title and its place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from bigshot_desktop.ui.look import fonts, theme
from bigshot_desktop.ui.look.painting import NO_PEN, faded, pen
from bigshot_desktop.ui.look.shapes import stepped
from bigshot_desktop.ui.look.theme import Theme

WRAP: Final = Qt.TextFlag.TextWordWrap
_GAP: Final = 10.0

_MOST: Final = 0.35
"""The share of the board that the card may cover, unless it would be too small to be read."""
_SMALLEST: Final = 0.6


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What the card stands beside and must not hide, in the units of the scene or in pixels."""

    block: QRectF
    heart: QRectF
    """What must be seen of it."""
    subjects: Sequence[QRectF] = field(default_factory=tuple)
    """What the card tells of, and is nearly as important."""
    others: Sequence[QRectF] = field(default_factory=tuple)
    """What had better be seen too."""

    def mapped(self, way: QTransform) -> Surroundings:
        """The same in other units."""
        return Surroundings(
            way.mapRect(self.block),
            way.mapRect(self.heart),
            [way.mapRect(subject) for subject in self.subjects],
            [way.mapRect(other) for other in self.others],
        )


class PreviewCard(QGraphicsItem):
    """A card of the size that the player reads at, whatever the zoom: it is measured in pixels."""

    def __init__(self) -> None:
        super().__init__()
        self.name = self.remark = ""
        self.size = QRectF()
        self._pad = 0.0
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setZValue(30)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setAcceptHoverEvents(False)
        self.hide()

    @property
    def has_content(self) -> bool:
        """Whether there is anything on it."""
        return not self.size.isEmpty()

    def paint_body(self, painter: QPainter, room: QRectF, colours: Theme) -> None:
        """What stands below the title."""
        raise NotImplementedError

    def take_up(self, name: str, remark: str, body: QSizeF) -> None:
        """Takes a title, what stands to the right of it, and the room that is needed below."""
        self.prepareGeometryChange()
        self.name, self.remark = name, remark
        letters = QFontMetricsF(fonts.text())
        self._pad = round(letters.height() * 0.6)
        needed = _heading().horizontalAdvance(name) + letters.horizontalAdvance(remark) * 2
        width = max(body.width(), min(needed, 1.5 * body.width()))
        height = _heading().height() + body.height()
        self.size = QRectF(0, 0, width + 2 * self._pad, height + 2 * self._pad)
        self.update()

    # --- its place -------------------------------------------------------------------------------

    def place(self, beside: Surroundings, room: QRectF) -> QPointF:
        """The best place beside a block, all in pixels: within the room, off its heart, off others if it can be.

        Where the room is small the card becomes smaller too, so that the board is still seen behind it.
        """
        fitting = min(room.width() / self.size.width(), room.height() / self.size.height())
        sparing = max(_SMALLEST, sqrt(_MOST * _area(room) / _area(self.size)))
        self.setScale(min(1.0, fitting, sparing))
        best, least = room.topLeft(), float("inf")
        size = self.size.size() * self.scale()
        for spot in _spots(beside, size):
            kept = QPointF(
                max(room.left(), min(spot.x(), room.right() - size.width())),
                max(room.top(), min(spot.y(), room.bottom() - size.height())),
            )
            hidden = _hidden(QRectF(kept, size), beside)
            if hidden < least:
                best, least = kept, hidden
        return best

    # --- how it looks ----------------------------------------------------------------------------

    def boundingRect(self) -> QRectF:
        return self.size.adjusted(-3, -3, 8, 9)

    def paint(
        self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None
    ) -> None:
        if not self.has_content:
            return
        colours = theme.current()
        painter.setPen(NO_PEN)
        for spread in (5, 3):
            painter.setBrush(faded(colours.outline, 0.16))
            painter.drawPath(stepped(self.size.translated(spread, spread), 7))
        painter.setPen(pen(colours.accent, 2))
        painter.setBrush(colours.card)
        painter.drawPath(stepped(self.size, 7))
        inner = self.size.adjusted(self._pad, self._pad, -self._pad, -self._pad)
        painter.setFont(_heading_font())
        painter.setPen(colours.ink)
        painter.drawText(inner, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, self.name)
        painter.setFont(fonts.text(1.0, QFont.Weight.DemiBold))
        painter.setPen(colours.ink_soft)
        painter.drawText(
            inner, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop, self.remark
        )
        self.paint_body(painter, inner.adjusted(0, _heading().height(), 0, 0), colours)


def _hidden(cover: QRectF, beside: Surroundings) -> float:
    """How much of what matters would be hidden."""
    return (
        10 * _area(cover & beside.heart)
        + 8 * sum(_area(cover & subject) for subject in beside.subjects)
        + _area(cover & beside.block)
        + sum(_area(cover & other) for other in beside.others) / 2
    )


def _spots(beside: Surroundings, size: QSizeF) -> list[QPointF]:
    """Beside the block, and beside all that the card tells of."""
    whole = QRectF(beside.block)
    for subject in beside.subjects:
        whole |= subject
    spots = _around(beside.block, size)
    return spots if whole == beside.block else [*spots, *_around(whole, size)]


def _around(block: QRectF, size: QSizeF) -> list[QPointF]:
    """Beside, below and above a block, flush with its middle or its edges."""
    width, height = size.width(), size.height()
    columns = (block.center().x() - width / 2, block.left(), block.right() - width)
    rows = (block.center().y() - height / 2, block.top(), block.bottom() - height)
    return [
        *(QPointF(x, y) for y in rows for x in (block.right() + _GAP, block.left() - _GAP - width)),
        *(
            QPointF(x, y)
            for x in columns
            for y in (block.bottom() + _GAP, block.top() - _GAP - height)
        ),
    ]


def _heading_font() -> QFont:
    font = fonts.title(1.1)
    font.setCapitalization(QFont.Capitalization.AllUppercase)
    return font


def _heading() -> QFontMetricsF:
    return QFontMetricsF(_heading_font())


def _area(box: QRectF) -> float:
    return max(0.0, box.width()) * max(0.0, box.height())
