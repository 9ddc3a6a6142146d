"""The caps of keys, as they stand beside what the keys do."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import QWidget

from bigshot_desktop.ui.look import fonts
from bigshot_desktop.ui.widgets.pieces import Painted

_SHIFT: Final = "Shift+"
_ARROW: Final = "⇧"
_SMALL_SIGNS: Final = (",", ".")
"""What is hardly seen on a key as small as that."""
_LARGER: Final = 1.9
_RAISED: Final = 0.5
"""They stand at the foot of a line: so far up they are in the middle of the key, in its heights."""


def cap_of(key: QKeySequence) -> str:
    """What stands on a key: on that of Shift an arrow, as it does on keyboards."""
    plain = QKeySequence(key.toString().removeprefix(_SHIFT))
    name = plain.toString(QKeySequence.SequenceFormat.NativeText)
    return f"{_ARROW}{name}" if plain != key else name


def cap_size(cap: str, font: QFont) -> QSize:
    """How large a key is beside words in a font."""
    metrics = QFontMetrics(_face(cap, font))
    high = round(QFontMetrics(fonts.smaller(font)).height() * 1.05)
    wide = metrics.horizontalAdvance(cap) + round(high * 0.5)
    return QSize(max(wide, round(high * 1.1)), high)


def _face(cap: str, font: QFont) -> QFont:
    """A single letter is written as in titles, where O and Q are told apart; a comma and a full stop large and bold."""
    if cap in _SMALL_SIGNS:
        face = fonts.smaller(font, _LARGER)
        face.setWeight(QFont.Weight.Bold)
        return face
    face = fonts.smaller(font)
    letter = cap.removeprefix(_ARROW)
    if len(letter) == 1 and letter.isalpha():
        face.setFamilies([fonts.TITLE, fonts.TEXT])
        face.setWeight(QFont.Weight.DemiBold)
    return face


def paint_cap(painter: QPainter, box: QRectF, cap: str, font: QFont, ink: QColor) -> None:
    """Draws a key, with what stands on it."""
    edge = QColor(ink)
    edge.setAlphaF(0.55 * ink.alphaF())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(edge, 1))
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
    painter.setPen(ink)
    painter.setFont(_face(cap, font))
    if cap in _SMALL_SIGNS:
        box = box.translated(0, -_RAISED * box.height())
    whole = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextDontClip)
    painter.drawText(box, whole, cap)
    painter.restore()


class KeyCap(Painted):
    """The key that goes to what stands beside it."""

    def __init__(self, key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cap = cap_of(QKeySequence(key))

    def sizeHint(self) -> QSize:
        return cap_size(self._cap, self.font())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        ink = self.palette().color(QPalette.ColorRole.WindowText)
        paint_cap(painter, QRectF(self.rect()), self._cap, self.font(), ink)
        painter.end()
