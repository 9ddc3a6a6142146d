"""A sentence in a place of fixed size: in large letters if it is short, in smaller ones if it is long."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from bigshot_desktop.ui.look import fonts, theme
from bigshot_desktop.ui.look.plain_text import PlainLabel, plain_tip

_FACTORS: Final = (1.0, 0.94, 0.88, 0.82, 0.76, 0.7)
"""The sizes that are tried one after the other, in parts of the full one."""
_NARROWEST: Final = 8
"""What it asks for, in heights of a line."""
_FLAGS: Final = (
    int(Qt.AlignmentFlag.AlignLeft)
    | int(Qt.AlignmentFlag.AlignVCenter)
    | int(Qt.TextFlag.TextWordWrap)
)


class FittedText(PlainLabel):
    """It never asks for another place, whatever it says. The tool tip has what does not fit in the smallest letters."""

    def __init__(
        self, parent: QWidget | None = None, *, size: float = 1.0, colour: str = "ink"
    ) -> None:
        """``size``: of its letters where there is room, in those of the text; ``colour``: by its name in the theme."""
        super().__init__(parent, wordWrap=True)
        self._size, self._colour = size, colour
        self._lines = 1
        self._fitted: tuple[QSize, str, QFont] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        fonts.set_scaled_font(self, lambda: _letters(size))
        theme.theme_switch().changed.connect(self.update)

    def set_room(self, lines: int, size: float) -> None:
        """There is room for so many lines of letters of this size, in those of the text."""
        wanted = _letters(size).pointSizeF()
        # A style sheet that is applied meanwhile brings the letters of before back.
        if size != self._size or abs(self.font().pointSizeF() - wanted) > 0.01:
            self._size = size
            fonts.set_scaled_font(self, lambda: _letters(size))
        if lines != self._lines:
            self._lines = lines
            self._measure_anew()

    def height_of(self, lines: int, size: float) -> int:
        """How high so many lines of letters of this size are."""
        return lines * QFontMetrics(_letters(size), self).lineSpacing()

    def setText(self, text: str) -> None:
        if text != self.text():
            super().setText(text)
            self.setToolTip(plain_tip(text))
            self._fitted = None

    def sizeHint(self) -> QSize:
        letters = self.fontMetrics()
        wide = min(_NARROWEST * letters.height(), letters.horizontalAdvance(self.text()) + 4)
        return QSize(wide, self._lines * letters.lineSpacing())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hasHeightForWidth(self) -> bool:
        return False

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._measure_anew()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._fitted is None or self._fitted[0] != self.size():
            self._fitted = (self.size(), *self._fit())
        _, text, face = self._fitted
        painter = QPainter(self)
        painter.setPen(getattr(theme.current(), self._colour))
        painter.setFont(face)
        painter.drawText(self.rect(), _FLAGS, text)
        painter.end()

    def _measure_anew(self) -> None:
        self._fitted = None
        self.updateGeometry()

    def _fit(self) -> tuple[str, QFont]:
        """The text in the largest letters in which all of it can be seen; else as much of it as fits in small ones."""
        face = self.font()
        for factor in _FACTORS:
            face = QFont(self.font())
            if face.pixelSize() > 0:
                face.setPixelSize(max(1, int(face.pixelSize() * factor)))
            else:
                face.setPointSizeF(face.pointSizeF() * factor)
            if self._box(face, self.width()).height() <= self.height():
                return self.text(), face
        words = self.text().split(" ")
        for number in range(len(words) - 1, 0, -1):
            text = " ".join(words[:number]) + " …"
            if self._box(face, self.width(), text).height() <= self.height():
                return text, face
        return "", face

    def _box(self, face: QFont, width: int, text: str | None = None) -> QRect:
        return QFontMetrics(face).boundingRect(
            QRect(0, 0, width, 1 << 14), _FLAGS, self.text() if text is None else text
        )


def _letters(size: float) -> QFont:
    return fonts.text(size, QFont.Weight.DemiBold)
