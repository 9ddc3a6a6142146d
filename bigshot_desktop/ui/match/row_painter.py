"""Writes and draws at the ends of a row, as on the card of a player, and knows what is told at each spot."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from bigshot_desktop.ui.look import fonts, icons, theme
from bigshot_desktop.ui.match.count_tags import paint_tag, tag_size
from bigshot_desktop.ui.models.players import Holding
from bigshot_desktop.ui.widgets.pieces import SIDE, paint_piece, paint_plate, plate_size
from bigshot_desktop.ui.widgets.portrait import Face, paint_face

LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_FAINT: Final = 0.55
"""How much is left of the pictures of somebody who is out of it."""


class RowPainter:
    """A painter for rows. What it puts down at an end of a row takes room; it gives what is left of the row."""

    def __init__(
        self, painter: QPainter, font: QFont, *, unit: float, gap: float, ratio: float, faint: bool
    ) -> None:
        """``unit``: the height of a line of text; ``gap``: what is left between two things; ``ratio``: of the screen.

        ``faint``: whether this is about somebody who is out of it.
        """
        self.painter, self.font = painter, font
        self.gap, self._unit, self._ratio, self._faint = gap, unit, ratio, faint
        self.spots: list[tuple[QRectF, str]] = []
        """Where the pointer gets which explanation; what comes first counts."""

    # --- letters and measures --------------------------------------------------------------------

    def letters(self, size: float) -> QFont:
        """Smaller ones, in those of the text."""
        return fonts.smaller(self.font, size)

    def bold(self, *, strong: bool) -> QFont:
        face = QFont(self.font)
        face.setWeight(QFont.Weight.Bold if strong else QFont.Weight.DemiBold)
        return face

    @property
    def piece_side(self) -> float:
        return self._unit * SIDE

    @property
    def icon_side(self) -> float:
        return round(self._unit * 0.95)

    @property
    def icon_room(self) -> float:
        """What an icon takes."""
        return self.icon_side + self.gap

    @property
    def holding_face(self) -> QFont:
        face = self.letters(0.92)
        face.setWeight(QFont.Weight.DemiBold)
        return face

    def holding_size(self, holding: Holding) -> tuple[float, float]:
        """How wide and how high a plate is."""
        face = self.holding_face
        return tag_size(holding, face) if holding.piece else plate_size(holding.text, face)

    # --- pictures --------------------------------------------------------------------------------

    def draw_face(self, box: QRectF, face: Face, told: str) -> None:
        """Whoever sits there."""
        self.painter.save()
        self.painter.setOpacity(_FAINT if self._faint else 1)
        paint_face(self.painter, box, face)
        self.painter.restore()
        self.spots.insert(0, (box, told))

    def draw_icon(self, row: QRectF, name: str, colour: str, told: str) -> QRectF:
        """An icon at the left end of a row; gives what is left of the row."""
        side = self.icon_side
        box = QRectF(row.left(), row.center().y() - side / 2, side, side)
        place = box.toRect()
        drawn = icons.drawn_icon(
            f"{name} {colour}",
            place.size(),
            self._ratio,
            lambda painter, whole: icons.icon(name, colour).paint(painter, whole.toRect()),
        )
        drawn.paint(self.painter, place)
        self.spots.insert(0, (box, told))
        return row.adjusted(self.icon_room, 0, 0, 0)

    def draw_piece(self, row: QRectF, name: str) -> QRectF:
        """A piece at the left end of a row; gives what is left of the row."""
        side = self.piece_side
        box = QRectF(row.left(), row.center().y() - side / 2, side, side).toAlignedRect()
        drawn = icons.drawn_icon(
            f"piece {name} {side}",
            box.size(),
            self._ratio,
            lambda painter, whole: paint_piece(painter, QRectF(0, 0, side, side), name),
        )
        self.painter.save()
        self.painter.setOpacity(_FAINT if self._faint else 1)
        drawn.paint(self.painter, box)
        self.painter.restore()
        return row.adjusted(side + self.gap, 0, 0, 0)

    def draw_holding(self, row: QRectF, holding: Holding) -> None:
        """A plate at the left end of a row."""
        face, (wide, high) = self.holding_face, self.holding_size(holding)
        box = QRectF(row.left(), row.center().y() - high / 2, wide, high)
        if holding.piece:
            paint_tag(self.painter, box, holding, face)
        else:
            paint_plate(self.painter, box, holding.text, face)

    # --- words -----------------------------------------------------------------------------------

    def write(self, row: QRectF, text: str, face: QFont, colour: str = "ink") -> None:
        """A text at the left end of a row, cut where that ends."""
        metrics = QFontMetricsF(face)
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, row.width() + 1)
        self.painter.setFont(face)
        self.painter.setPen(getattr(theme.current(), "ink_soft" if self._faint else colour))
        self.painter.drawText(row.adjusted(0, 0, 2, 0), int(LEFT), shown)

    def write_at_start(self, row: QRectF, text: str, face: QFont, told: str = "") -> QRectF:
        """A text at the left end of a row; gives what is left of the row."""
        wide = min(QFontMetricsF(face).horizontalAdvance(text), row.width())
        place = QRectF(row.left(), row.top(), wide, row.height())
        self.write(place, text, face)
        self.spots.insert(0, (place, told or text))
        return row.adjusted(min(wide + 2 * self.gap, row.width()), 0, 0, 0)

    def write_at_end(
        self, row: QRectF, text: str, face: QFont, told: str, colour: str = "ink"
    ) -> QRectF:
        """A text at the right end of a row; gives what is left of the row."""
        wide = QFontMetricsF(face).horizontalAdvance(text)
        place = QRectF(row.right() - wide, row.top(), wide, row.height())
        self.write(place, text, face, colour)
        self.spots.insert(0, (place, told))
        return row.adjusted(0, 0, -wide - self.gap, 0)
