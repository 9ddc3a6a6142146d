"""The card beside a district that tells what the cube in hand would do there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from bigshot_desktop.rules.big_shot.material import COLOURS, DISTRICT_SIZE
from bigshot_desktop.rules.big_shot.outcome import Outcome
from bigshot_desktop.ui import fonts, theme
from bigshot_desktop.ui.boards.shapes import box_around, stepped
from bigshot_desktop.ui.boards.strokes import NO_BRUSH, NO_PEN, faded, paint_sign, pen
from bigshot_desktop.ui.theme import Theme

_WRAP: Final = Qt.TextFlag.TextWordWrap
_LETTERS: Final = 30
"""About as many letters stand in a line."""
_GAP: Final = 10.0


class PreviewCard(QGraphicsItem):
    """A card of the size that the player reads at, whatever the zoom: it is measured in pixels."""

    def __init__(self) -> None:
        super().__init__()
        self.name, self.sentence = "", ""
        self.outcome: Outcome | None = None
        self.size = QRectF()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setZValue(30)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setAcceptHoverEvents(False)
        self.hide()

    def tell(self, name: str, sentence: str, outcome: Outcome) -> None:
        """Takes what it is about."""
        self.prepareGeometryChange()
        self.name, self.sentence, self.outcome = name, sentence, outcome
        body = QFontMetricsF(fonts.text())
        self._pad = round(body.height() * 0.6)
        width = body.averageCharWidth() * _LETTERS
        needed = _heading().horizontalAdvance(name) + body.horizontalAdvance(self._count) * 2
        width = max(width, min(needed, 1.5 * width), self._figures_width(body))
        room = QRectF(0, 0, width, 10_000)
        text = body.boundingRect(room, int(_WRAP), sentence)
        self._text_height = text.height()
        height = _heading().height() + body.height() * 2.1 + self._text_height
        self.size = QRectF(0, 0, width + 2 * self._pad, height + 2 * self._pad)
        self.update()

    @property
    def _count(self) -> str:
        size = self.outcome.size if self.outcome else 0
        return f"{size}/{DISTRICT_SIZE}"

    def _figures_width(self, body: QFontMetricsF) -> float:
        colours = sum(1 for number in self.outcome.cubes if number) if self.outcome else 0
        return colours * body.height() * 2.6

    def place(self, block: QRectF, tray: QRectF, others: Sequence[QRectF], room: QRectF) -> QPointF:
        """The best place beside a block, all in pixels: within the room, off its tray, off other trays if it can be."""
        best, least = room.topLeft(), float("inf")
        for spot in self._spots(block):
            kept = QPointF(
                max(room.left(), min(spot.x(), room.right() - self.size.width())),
                max(room.top(), min(spot.y(), room.bottom() - self.size.height())),
            )
            cover = QRectF(kept, self.size.size())
            hidden = 10 * _area(cover & tray) + _area(cover & block)
            hidden += sum(_area(cover & other) for other in others) / 2
            if hidden < least:
                best, least = kept, hidden
        return best

    def _spots(self, block: QRectF) -> list[QPointF]:
        """Beside, below and above a block, flush with its middle or its edges."""
        width, height = self.size.width(), self.size.height()
        columns = (block.center().x() - width / 2, block.left(), block.right() - width)
        rows = (block.center().y() - height / 2, block.top(), block.bottom() - height)
        return [
            *(
                QPointF(x, y)
                for y in rows
                for x in (block.right() + _GAP, block.left() - _GAP - width)
            ),
            *(
                QPointF(x, y)
                for x in columns
                for y in (block.bottom() + _GAP, block.top() - _GAP - height)
            ),
        ]

    def boundingRect(self) -> QRectF:
        return self.size.adjusted(-3, -3, 8, 9)

    def paint(
        self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None
    ) -> None:
        if not self.outcome:
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
        heading = _heading()
        painter.setFont(_heading_font())
        painter.setPen(colours.ink)
        painter.drawText(inner, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, self.name)
        painter.setFont(fonts.text(1.0, QFont.Weight.DemiBold))
        painter.setPen(colours.ink_soft)
        painter.drawText(
            inner, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop, self._count
        )
        body = QFontMetricsF(fonts.text())
        top = inner.top() + heading.height()
        self._paint_figures(painter, QPointF(inner.left(), top + body.height()), body, colours)
        painter.setFont(fonts.text())
        painter.setPen(colours.ink)
        words = QRectF(inner.left(), top + body.height() * 2.1, inner.width(), self._text_height)
        painter.drawText(words, int(_WRAP), self.sentence)

    def _paint_figures(
        self, painter: QPainter, start: QPointF, body: QFontMetricsF, colours: Theme
    ) -> None:
        """Every colour with its number; those that cancel each other out are struck through."""
        assert self.outcome
        unit = body.height()
        left = start.x()
        for colour, number in enumerate(self.outcome.cubes):
            if not number:
                continue
            piece = colours.piece(COLOURS[colour])
            struck = colour in self.outcome.cancelled
            medal = QPointF(left + unit * 0.55, start.y())
            painter.setOpacity(0.55 if struck else 1.0)
            painter.setPen(pen(colours.outline, 1.2))
            painter.setBrush(piece.fill)
            painter.drawEllipse(medal, unit * 0.5, unit * 0.5)
            paint_sign(painter, piece, box_around(medal, unit * 0.56, unit * 0.56), piece.mark)
            painter.setFont(fonts.text(1.15, QFont.Weight.Bold))
            painter.setPen(colours.ink)
            box = QRectF(medal.x() + unit * 0.65, start.y() - unit, unit, 2 * unit)
            align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(box, int(align), str(number))
            painter.setOpacity(1.0)
            if struck:
                painter.setPen(pen(colours.danger, 2))
                reach = QPointF(unit * 0.85, -unit * 0.42)
                middle = medal + QPointF(unit * 0.4, 0)
                painter.drawLine(middle - reach, middle + reach)
            elif colour == self.outcome.winner:
                painter.setPen(pen(colours.accent, 2.5))
                painter.setBrush(NO_BRUSH)
                foot = start.y() + unit * 0.78
                painter.drawLine(QPointF(left, foot), QPointF(left + unit * 1.8, foot))
            left += unit * 2.6


def _heading_font() -> QFont:
    font = fonts.title(1.1)
    font.setCapitalization(QFont.Capitalization.AllUppercase)
    return font


def _heading() -> QFontMetricsF:
    return QFontMetricsF(_heading_font())


def _area(box: QRectF) -> float:
    return max(0.0, box.width()) * max(0.0, box.height())
