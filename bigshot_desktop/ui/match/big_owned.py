"""What is known of somebody whose money nobody may see, in letters that are read from afar."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter

from bigshot_desktop.ui.look import icons, theme
from bigshot_desktop.ui.models.players import PlayerStatus

_SIZES: Final = (0.7, 0.6, 0.5, 0.42, 0.35)
"""The letters, in those of money: as large as all of it has room."""
_PAD: Final = 0.3
_HIGH: Final = 1.1
"""How high plates and icons are, in heights of a line."""


def paint_owned(painter: QPainter, row: QRectF, status: PlayerStatus, ink: QColor) -> float:
    """Districts on brass and loans, at the right end of a row; gives where they begin."""
    painter.save()
    face, full = painter.font(), painter.font().pixelSize()
    for size in _SIZES:
        face.setPixelSize(max(1, round(size * full)))
        if _width(QFontMetrics(face), status) <= row.width():
            break
    painter.setFont(face)
    right = row.right()
    for told in reversed(_notes(status)):
        right = _paint_note(painter, row, right, told, ink)
    for held in reversed(status.holdings):
        right = _paint_plate(painter, row, right, held.text)
    painter.restore()
    return right


def _notes(status: PlayerStatus) -> list[str]:
    return [note.brief or note.text for note in status.notes]


def _width(metrics: QFontMetrics, status: PlayerStatus) -> float:
    """What all of it takes."""
    pad, high = _PAD * metrics.height(), _HIGH * metrics.height()
    notes = sum(metrics.horizontalAdvance(told) + 2 + 3 * pad + high for told in _notes(status))
    return notes + sum(metrics.horizontalAdvance(held.text) + 3 * pad for held in status.holdings)


def _paint_note(painter: QPainter, row: QRectF, right: float, told: str, ink: QColor) -> float:
    """A number behind its icon; gives what is left of it."""
    metrics = painter.fontMetrics()
    pad, high = _PAD * metrics.height(), _HIGH * metrics.height()
    wide = metrics.horizontalAdvance(told) + 2
    painter.setPen(ink)
    place = QRectF(right - wide, row.top(), wide, row.height())
    painter.drawText(place, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), told)
    icon = QRectF(place.left() - pad - high, row.center().y() - high / 2, high, high)
    icons.icon("loan", ink).paint(painter, icon.toRect())
    return icon.left() - 2 * pad


def _paint_plate(painter: QPainter, row: QRectF, right: float, told: str) -> float:
    """What a district is worth, on brass; gives what is left of it."""
    colours, metrics = theme.current(), painter.fontMetrics()
    pad, high = _PAD * metrics.height(), _HIGH * metrics.height()
    wide = metrics.horizontalAdvance(told) + 2 * pad
    box = QRectF(right - wide, row.center().y() - high / 2, wide, high)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colours.brass_fill)
    painter.drawRoundedRect(box, icons.RADIUS, icons.RADIUS)
    painter.setPen(colours.on_brass)
    painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), told)
    return box.left() - pad
