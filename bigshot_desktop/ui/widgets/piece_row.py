"""Pieces with numbers side by side: shares of companies, or who gets how much."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from bigshot_desktop.ui.look import icons, theme
from bigshot_desktop.ui.widgets.buttons import ActionButton
from bigshot_desktop.ui.widgets.pieces import SIDE, Painted, paint_piece

_RIGHT: Final = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_GAP: Final = 0.8
"""Between two of them, in heights of a line; the mark behind a number has its place in there."""
_TICK: Final = (0.08, 0.38)
"""How far behind a number its mark begins, and how wide it is, in heights of a line."""
_EDGE: Final = 2
"""The mark's line is so wide beyond it."""


class Counted(NamedTuple):
    """A colour, and how much of it or for it."""

    piece: str
    number: str
    ticked: bool | None = None
    """Whether a tick stands behind it, which has its room before it comes; None: none ever does."""


class _Places:
    """Where each piece and its number stand in a line of letters."""

    def __init__(self, counted: Sequence[Counted], font: QFont) -> None:
        self.counted = tuple(counted)
        self._letters = QFontMetrics(font)
        self._unit = self._letters.height()
        self.side = round(self._unit * SIDE)
        self.gap = round(self._unit * _GAP)

    @property
    def width(self) -> int:
        gaps = self.gap * max(0, len(self.counted) - 1)
        marked = any(one.ticked is not None for one in self.counted)
        behind = round(sum(_TICK) * self._unit) + _EDGE if marked else 0  # where no gap follows
        return sum(map(self._wide, self.counted)) + gaps + behind

    def paint(self, painter: QPainter, place: QRect) -> None:
        left, top = place.left(), place.top() + (place.height() - self.side) // 2
        for one, at in self._each(left):
            paint_piece(painter, QRectF(at, top, self.side, self.side), one.piece)
            number = QRect(at + self.side, top, self._number_wide(one), self.side)
            painter.drawText(number, _RIGHT, one.number)
            if one.ticked:
                self._paint_tick(painter, number)

    def _each(self, left: int) -> Iterator[tuple[Counted, int]]:
        for one in self.counted:
            yield one, left
            left += self._wide(one) + self.gap

    def _wide(self, one: Counted) -> int:
        return self.side + self._number_wide(one)

    def _number_wide(self, one: Counted) -> int:
        return self._letters.horizontalAdvance(f" {one.number}")

    def _paint_tick(self, painter: QPainter, number: QRect) -> None:
        after, size = (part * self._unit for part in _TICK)
        left, middle = number.right() + 1 + after, number.center().y() + 1
        points = ((0.0, 0.0), (0.38, 0.42), (1.0, -0.5))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(theme.current().good, theme.LINE + 0.5, c=Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawPolyline(
            QPolygonF([QPointF(left + x * size, middle + y * size) for x, y in points])
        )
        painter.restore()


class PieceRow(Painted):
    """Pieces with numbers that are read, not pressed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, wide=QSizePolicy.Policy.Preferred)
        self.counted: tuple[Counted, ...] = ()
        self.faint = False

    def show_counted(self, counted: Sequence[Counted], told: str, *, faint: bool = False) -> None:
        """Shows these; ``told`` says the same in words."""
        self.counted, self.faint = tuple(counted), faint
        self.describe(told)

    def sizeHint(self) -> QSize:
        places = _Places(self.counted, self.font())
        return QSize(places.width + 1, places.side + 1)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self.faint or not self.isEnabled():
            painter.setOpacity(icons.FAINT)
        painter.setPen(theme.current().ink)
        painter.setFont(self.font())
        _Places(self.counted, self.font()).paint(painter, self.rect())
        painter.end()


class PiecesButton(ActionButton):
    """A button that shows pieces with numbers in place of its words."""

    def __init__(self, *, key: str = "", kind: str = "") -> None:
        super().__init__(key=key, kind=kind)
        self._counted: tuple[Counted, ...] = ()

    def show_counted(self, counted: Sequence[Counted]) -> None:
        """What it shows; what it says is another matter."""
        if tuple(counted) != self._counted:
            self._counted = tuple(counted)
            self._measure_anew()

    def _title_height(self, width: int) -> int:
        return round(self._unit() * SIDE)

    def _title_widths(self) -> tuple[int, int]:
        width = _Places(self._counted, self.font()).width
        return width, width

    def _paint_title(self, painter: QPainter, place: QRect, flags: int) -> None:
        _Places(self._counted, self.font()).paint(painter, place)
