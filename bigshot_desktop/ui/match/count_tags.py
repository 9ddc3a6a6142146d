"""Numbers on the colours of what they count, as seat cards show what is owned."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.look.signs import outline
from bigshot_desktop.ui.models.players import Holding

_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def tag_size(holding: Holding, face: QFont) -> tuple[float, float]:
    """How wide and how high a number is with the sign of what it counts."""
    letters = QFontMetricsF(face)
    high = letters.height()
    return letters.horizontalAdvance(holding.text) + high * 1.32, high


def paint_tag(painter: QPainter, box: QRectF, holding: Holding, face: QFont) -> None:
    """A number on the colour of what it counts, with its sign."""
    piece, half = theme.current().piece(holding.piece), theme.LINE / 2
    frame = box.adjusted(half, half, -half, -half)
    side, inset = frame.height() * 0.56, frame.height() * 0.24
    painter.save()
    painter.setPen(QPen(theme.current().outline, theme.LINE))
    painter.setBrush(piece.fill)
    painter.drawRoundedRect(frame, frame.height() * 0.22, frame.height() * 0.22)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(piece.mark)
    top = frame.center().y() - side / 2
    painter.drawPath(outline(piece.sign, QRectF(frame.left() + inset, top, side, side)))
    painter.setPen(piece.mark)
    painter.setFont(face)
    painter.drawText(frame.adjusted(0, 0, -inset, 0), int(_RIGHT), holding.text)
    painter.restore()
