"""A slider over something long, with what is worth going to marked on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QSlider, QToolTip, QWidget

from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.look.plain_text import plain_tip
from bigshot_desktop.ui.widgets.pieces import paint_piece

_HIGH: Final = 2.3
_GROOVE: Final = 0.3
_HANDLE: Final = 0.85
_MARK: Final = 0.8
_TICK: Final = 0.28
"""In heights of a line."""
_NEAR: Final = 0.5
"""A click so near to a mark means the mark, in heights of a line."""
_LEAST_GAP: Final = 5.0
"""Ticks nearer to each other than so many pixels are not drawn."""
_NOTCH: Final = 120
"""What Qt says of one notch of a wheel."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A place on the slider that is worth going to."""

    value: int
    piece: str
    """The colour that it is about, by its name in the theme."""
    text: str


class MarkedSlider(QSlider):
    """A click goes there, a notch of the wheel is one step. Marks stand above the line, ticks below it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.marks: tuple[Mark, ...] = ()
        self.ticks: tuple[int, ...] = ()
        self._turned = 0
        """How far the wheel has been turned since the last step."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        theme.theme_switch().changed.connect(self.update)

    def show_marks(self, marks: Sequence[Mark], ticks: Sequence[int]) -> None:
        """These are worth going to; ticks are where parts begin."""
        self.marks, self.ticks = tuple(marks), tuple(ticks)
        self.update()

    # --- where things are ------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(14 * line, round(_HIGH * line))

    def minimumSizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(5 * line, round(_HIGH * line))

    @property
    def _room(self) -> tuple[float, float]:
        """Where the line begins, and how long it is."""
        margin = self.fontMetrics().height() * _HANDLE / 2 + 2
        return margin, max(1.0, self.width() - 2 * margin)

    def place(self, value: int) -> float:
        """How far to the right a value is."""
        left, length = self._room
        whole = max(1, self.maximum() - self.minimum())
        return left + length * (value - self.minimum()) / whole

    def value_at(self, x: float) -> int:
        """The value at a place: that of a mark, if one is near."""
        near = _NEAR * self.fontMetrics().height()
        close = min(self.marks, key=lambda mark: abs(self.place(mark.value) - x), default=None)
        if close is not None and abs(self.place(close.value) - x) <= near:
            return close.value
        left, length = self._room
        whole = self.maximum() - self.minimum()
        value = self.minimum() + round((x - left) / length * whole)
        return max(self.minimum(), min(value, self.maximum()))

    # --- mouse, wheel and keys -------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setSliderPosition(self.value_at(event.position().x()))
            event.accept()
        else:
            event.ignore()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self.setSliderPosition(self.value_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(False)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Towards oneself is onwards, as in a text."""
        self._turned += event.angleDelta().y() or event.angleDelta().x()
        steps = int(self._turned / _NOTCH)
        self._turned -= steps * _NOTCH
        self.setValue(self.value() - steps)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Upwards is back, as in a list; the other keys are those of every slider."""
        match Qt.Key(event.key()):
            case Qt.Key.Key_Up:
                self.setValue(self.value() - 1)
            case Qt.Key.Key_Down:
                self.setValue(self.value() + 1)
            case Qt.Key.Key_PageUp:
                self.setValue(self.value() - self.pageStep())
            case Qt.Key.Key_PageDown:
                self.setValue(self.value() + self.pageStep())
            case _:
                super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            value = self.value_at(event.position().x() if hasattr(event, "position") else event.x())
            told = "\n".join(mark.text for mark in self.marks if mark.value == value)
            tip = plain_tip(told) if told else self.toolTip()
            QToolTip.showText(event.globalPos(), tip, self)
            return True
        return super().event(event)

    # --- how it looks ----------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        colours, line = theme.current(), self.fontMetrics().height()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            painter.setOpacity(0.5)
        middle = self.height() - line * (_HANDLE / 2 + _TICK * 0.9)
        left, length = self._room
        now, high = self.place(self.sliderPosition()), line * _GROOVE
        groove = QRectF(left, middle - high / 2, length, high)
        painter.setPen(QPen(colours.line, 1))
        painter.setBrush(colours.sunken)
        painter.drawRoundedRect(groove, high / 2, high / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.accent)
        groove.setRight(now)
        painter.drawRoundedRect(groove, high / 2, high / 2)
        self._paint_ticks(painter, middle + high, line * _TICK)
        self._paint_marks(painter, middle - high, line * _MARK, now)
        reach = line * _HANDLE / 2
        painter.setPen(QPen(colours.card, theme.LINE))
        painter.setBrush(colours.ink if self.hasFocus() else colours.accent)
        painter.drawEllipse(QPointF(now, middle), reach, reach)
        if self.hasFocus():
            painter.setPen(QPen(colours.accent, theme.LINE))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(now, middle), reach, reach)
        painter.end()

    def _paint_ticks(self, painter: QPainter, top: float, high: float) -> None:
        colour = QColor(theme.current().ink_soft)
        painter.setPen(QPen(colour, 1))
        last = -_LEAST_GAP
        for value in self.ticks:
            x = self.place(value)
            if x - last >= _LEAST_GAP:
                painter.drawLine(QPointF(x, top), QPointF(x, top + high))
                last = x

    def _paint_marks(self, painter: QPainter, bottom: float, side: float, now: float) -> None:
        """Those that we have passed, and those ahead, which are fainter."""
        whole = painter.opacity()
        for mark in self.marks:
            x = self.place(mark.value)
            painter.setOpacity(whole if x <= now + 0.5 else whole * 0.55)
            painter.setPen(QPen(theme.current().ink_soft, 1))
            painter.drawLine(QPointF(x, bottom - 1), QPointF(x, bottom + 3))
            paint_piece(painter, QRectF(x - side / 2, bottom - 1 - side, side, side), mark.piece)
        painter.setOpacity(whole)
