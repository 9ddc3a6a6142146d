"""A picture of a piece in motion: drawn once, then only moved."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, hypot

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap


class Sprite:
    """What a drawing covers of a box, as sharp as the view that it is painted in.

    A steady one stays as it was first drawn, and is only made larger or smaller.
    """

    def __init__(
        self, box: QRectF, draw: Callable[[QPainter], None], *, steady: bool = False
    ) -> None:
        self._box, self._draw, self._steady = box, draw, steady
        self._picture = QPixmap()
        self._scale = 0.0

    def forget(self) -> None:
        """Draws it anew the next time: it looks different now."""
        self._scale = 0.0

    def prepare(self, painter: QPainter, grown: float = 1.0) -> None:
        """Draws it for the view of a painter, if it is not drawn for it yet; ``grown``: as for :meth:`paint`."""
        world = painter.worldTransform()
        scale = hypot(world.m11(), world.m12()) * painter.device().devicePixelRatio() / grown
        if scale != self._scale and not (self._steady and self._scale):
            self._scale = scale
            self._render(scale)

    def paint(self, painter: QPainter, at: QPointF, grown: float = 1.0) -> None:
        """Puts it down, moved by so much.

        ``grown``: how large it is just now, for how large it comes to be: it is to be sharp then.
        """
        self.prepare(painter, grown)
        painter.drawPixmap(self._box.translated(at), self._picture, QRectF(self._picture.rect()))

    def _render(self, scale: float) -> None:
        width, height = ceil(self._box.width() * scale), ceil(self._box.height() * scale)
        self._picture = QPixmap(max(1, width), max(1, height))
        self._picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(self._picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(width / self._box.width(), height / self._box.height())
        painter.translate(-self._box.topLeft())
        self._draw(painter)
        painter.end()
