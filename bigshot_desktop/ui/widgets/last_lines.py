"""The last things that happened or were said, in letters that can be read from a distance: the newest first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from bigshot_desktop.ui.look import fonts, theme
from bigshot_desktop.ui.widgets.pieces import SIDE, Painted, paint_piece

_NEWEST, _OLDER = 1.3, 1.05
"""The letters, in those of the text."""
_HIGH: Final = 1.45
"""A line, in heights of its letters."""

_FLAGS: Final = (
    int(Qt.AlignmentFlag.AlignLeft)
    | int(Qt.AlignmentFlag.AlignVCenter)
    | int(Qt.TextFlag.TextWordWrap)
)


class Line(NamedTuple):
    """A sentence, and the sign of whose it is."""

    piece: str
    """The name of a colour, or nothing."""
    sentence: str


class LastLines(Painted):
    """As many as there is room for, each of them whole; who hears it read out gets all of them."""

    def __init__(
        self, parent: QWidget | None = None, *, least: float = 1.9, stressed: bool = True
    ) -> None:
        """``least``: it asks for so many heights of a line; ``stressed``: the newest line is larger than the others."""
        super().__init__(parent, wide=QSizePolicy.Policy.Expanding)
        self.lines: Sequence[Line] = ()
        self._least, self._stressed = least, stressed
        self._spare = 0

    def show_lines(self, lines: Sequence[Line]) -> None:
        self.lines = lines
        told = "\n".join(line.sentence for line in lines)
        self.describe(lines[0].sentence if lines else "", told)

    def spread(self, spare: int) -> None:
        """There is so much more room than it asks for."""
        if spare != self._spare:
            self._spare = spare
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        unit = self._unit()
        return QSize(20 * unit, round(self._least * unit) + self._spare)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, colours = QPainter(self), theme.current()
        for line, (words, box) in zip(self.lines, self.shown(), strict=False):
            newest, font = self._is_newest(line), self._face(line)
            letters = QFontMetrics(font)
            side = SIDE * letters.height()
            if line.piece:
                middle = box.top() + _HIGH * letters.height() / 2
                paint_piece(painter, QRectF(0, middle - side / 2, side, side), line.piece)
            painter.setFont(font)
            painter.setPen(colours.ink if newest else colours.ink_soft)
            painter.drawText(box, _FLAGS, words)
        painter.end()

    def shown(self) -> list[tuple[str, QRectF]]:
        """What can be read, and where: sentences are broken, and only the first is cut where it has no room."""
        found: list[tuple[str, QRectF]] = []
        top = 0.0
        for line in self.lines:
            letters = QFontMetrics(self._face(line))
            left, gap = 1.5 * SIDE * letters.height(), (_HIGH - 1) * letters.height()
            wide, words = max(1, int(self.width() - left)), line.sentence
            high = letters.boundingRect(QRect(0, 0, wide, 1 << 14), _FLAGS, words).height() + gap
            if top + high > self.height() + 1:
                if found:
                    break
                high = letters.height() + gap
                words = letters.elidedText(words, Qt.TextElideMode.ElideRight, wide)
            found.append((words, QRectF(left, top, wide, high)))
            top += high
        return found

    def _is_newest(self, line: Line) -> bool:
        """Whether it is the one that is stressed."""
        return self._stressed and line is self.lines[0]

    def _face(self, line: Line) -> QFont:
        return fonts.text(
            *((_NEWEST, QFont.Weight.DemiBold) if self._is_newest(line) else (_OLDER,))
        )
