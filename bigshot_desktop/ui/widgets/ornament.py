"""The one ornament of the pages: a rule with a small sunrise in its middle."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from bigshot_desktop.ui.look import theme

_RAYS: Final = 7


class Ornament(QWidget):
    """The rule, as wide as its place."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.theme_switch().changed.connect(self.update)

    def sizeHint(self) -> QSize:
        height = self.fontMetrics().height()
        return QSize(height * 8, height)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        pen = QPen()
        pen.setColor(theme.current().brass)
        pen.setWidthF(theme.LINE)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.strokePath(_rule(self.width(), self.height()), pen)
        painter.end()


def _rule(width: float, height: float) -> QPainterPath:
    """Two lines on either side of the sun, and its rays."""
    path = QPainterPath()
    ground = height * 0.78
    centre = QPointF(width / 2, ground)
    reach = height * 0.7
    gap = reach * 1.5
    for start, end in ((0.0, centre.x() - gap), (centre.x() + gap, width)):
        path.moveTo(start, ground)
        path.lineTo(end, ground)
    inset = height * 1.2
    for start, end in (
        (inset, centre.x() - gap - inset / 2),
        (centre.x() + gap + inset / 2, width - inset),
    ):
        if end > start:
            path.moveTo(start, ground - 4)
            path.lineTo(end, ground - 4)
    hub = reach * 0.36
    path.moveTo(centre.x() + hub, ground)
    path.arcTo(QRectF(centre.x() - hub, ground - hub, 2 * hub, 2 * hub), 0, 180)
    path.closeSubpath()
    for ray in range(_RAYS):
        angle = pi * (ray + 0.5) / _RAYS
        way = QPointF(cos(angle), -sin(angle))
        path.moveTo(centre + way * hub * 1.5)
        path.lineTo(centre + way * reach)
    return path
