"""Pictures of what lies under all items of a board, one for each size: a board goes back and forth between a few."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtGui import QPainter, QPixmap

_MOST_PIXELS: Final = 12_000_000
"""So much is kept, and at least what was painted last: three sizes of a board on a screen of 1920 by 1080."""
_ON_PIXMAP: Final = 2
"""The kind of what a view paints its background on, in Qt's numbers (``QInternal::Pixmap``)."""

_Size = tuple[float, ...]


class GroundPictures:
    """Paints the ground, from a picture if it has been painted at this size before.

    Drawing it takes most of the time when the board becomes larger or smaller. What goes to paper or to a file is
    always drawn.
    """

    def __init__(self) -> None:
        self._pictures: dict[_Size, QPixmap] = {}
        """The one that was used last is the last of them."""

    def forget(self) -> None:
        """The ground looks different from now on."""
        self._pictures.clear()

    def paint(self, painter: QPainter, draw: Callable[[QPainter], None]) -> None:
        """Smoothly: what a view keeps of its background is painted without the view's own hints."""
        device, world = painter.device(), painter.worldTransform()
        if device.devType() != _ON_PIXMAP or world.isRotating():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw(painter)
            return
        ratio = device.devicePixelRatio()
        size = (device.width(), device.height(), ratio, world.m11(), world.dx(), world.dy())
        picture = self._pictures.pop(size, None)
        if picture is None:
            picture = QPixmap(device.width(), device.height())
            picture.setDevicePixelRatio(ratio)
            inside = QPainter(picture)
            inside.setRenderHint(QPainter.RenderHint.Antialiasing)
            inside.setWorldTransform(world)
            draw(inside)
            inside.end()
        self._pictures[size] = picture
        self._make_room()
        painter.save()
        painter.resetTransform()
        painter.drawPixmap(0, 0, picture)
        painter.restore()

    def _make_room(self) -> None:
        while len(self._pictures) > 1:
            pixels = sum(one.width() * one.height() for one in self._pictures.values())
            if pixels <= _MOST_PIXELS:
                return
            del self._pictures[next(iter(self._pictures))]
