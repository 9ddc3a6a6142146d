"""The one ornament of the pages: a rule with a small sunrise in its middle."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from bigshot_desktop.ui.look import theme

_RAYS: Final = 7


class Ornament(QWidget):
    """The rule, as wide as its place."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        theme.theme_switch().changed.connect(self.update)

    def sizeHint(self) -> QSize:
        height = self.fontMetrics().height()
        return QSize(height * 8, height)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.current().brass, theme.LINE))
        height = float(self.height())
        ground = height * 0.78
        centre = QPointF(self.width() / 2, ground)
        reach = height * 0.7
        gap = reach * 1.5
        for start, end in ((0.0, centre.x() - gap), (centre.x() + gap, float(self.width()))):
            painter.drawLine(QLineF(start, ground, end, ground))
        inset = height * 1.2
        for start, end in (
            (inset, centre.x() - gap - inset / 2),
            (centre.x() + gap + inset / 2, self.width() - inset),
        ):
            if end > start:
                painter.drawLine(QLineF(start, ground - 4, end, ground - 4))
        hub = reach * 0.36
        painter.drawChord(QRectF(centre.x() - hub, centre.y() - hub, 2 * hub, 2 * hub), 0, 180 * 16)
        for ray in range(_RAYS):
            angle = pi * (ray + 0.5) / _RAYS
            way = QPointF(cos(angle), -sin(angle))
            painter.drawLine(QLineF(centre + way * hub * 1.5, centre + way * reach))
        painter.end()
