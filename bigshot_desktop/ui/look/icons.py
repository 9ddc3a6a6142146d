"""The drawings of the window: line icons in the ink of the theme, and pictures that stay sharp at any size."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from PySide6 import QtCore
from PySide6.QtCore import QByteArray, QRect, QRectF, QSize, QSizeF
from PySide6.QtGui import (
    QColor,
    QIcon,
    QIconEngine,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QSizePolicy, QWidget

from bigshot_desktop.table import paths
from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.look.named import set_named

MARKER: Final = b"#000000"
"""The colour in the icons' files that stands for a colour of the theme."""
FAINT: Final = 0.4
"""How much of an icon is left when what it stands for cannot be done."""
_DRAWN: Final[dict[object, QIcon]] = {}
_MOST_DRAWN: Final = 128
CLEAR: Final = QColor(0, 0, 0, 0)
"""Nothing is seen of it."""
RADIUS: Final = 6.0
"""Of the corners of a picture."""


def icon(name: str, colour: QColor | str | None = None) -> QIcon:
    """A line icon. In ink, or in the colour of that name in the theme, it follows the theme; a ``QColor`` stays.

    It is shared: show it, never add pixmaps to it (PySide6 dies when Qt copies an engine written in Python).
    """
    if isinstance(colour, QColor):
        colour = colour.name(QColor.NameFormat.HexArgb)
    return _icon("icons", name, colour or "ink")


def app_icon() -> QIcon:
    """The sign of the program, for windows and task bars."""
    return _icon("pictures", "app-icon", None)


@cache
def picture(name: str) -> QSvgRenderer:
    """A picture, to be rendered at any size."""
    return _drawing(_source("pictures", name))


@cache
def has_picture(name: str) -> bool:
    """Whether there is such a picture."""
    return (paths.resources() / "pictures" / f"{name}.svg").exists()


@cache
def _icon(folder: str, name: str, colour: str | None) -> QIcon:
    return QIcon(_Engine(_source(folder, name), colour))


def _source(folder: str, name: str) -> bytes:
    return (paths.resources() / folder / f"{name}.svg").read_bytes()


@cache
def _drawing(source: bytes) -> QSvgRenderer:
    drawing = QSvgRenderer(QByteArray(source))
    set_named(drawing, aspectRatioMode="KeepAspectRatio")
    return drawing


def drawn_icon(
    name: str, size: QSize, ratio: float, draw: Callable[[QPainter, QRectF], None]
) -> QIcon:
    """An icon that is drawn rather than read, in the colours of now: once for each name, size, screen and theme.

    Whoever made a new one each time would fill Qt's store of pixmaps.
    """
    colours = theme.current()
    key = (name, size.toTuple(), ratio, colours.dark, colours.ink.rgb(), colours.brass.rgb())
    if key not in _DRAWN:
        while len(_DRAWN) >= _MOST_DRAWN:
            del _DRAWN[next(iter(_DRAWN))]
        pixmap = QPixmap(size * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(CLEAR)
        painter = QPainter(pixmap)
        draw(painter, QRectF(0, 0, size.width(), size.height()))
        painter.end()
        _DRAWN[key] = QIcon(pixmap)
    return _DRAWN[key]


class _Engine(QIconEngine):
    """Draws an icon anew for each size and theme that it is asked for."""

    def __init__(self, source: bytes, colour: str | None) -> None:
        super().__init__()
        self._source = source
        self._colour = colour
        """The name of a colour in the theme, or ``#AARRGGBB``, or none: as it was drawn."""

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if mode == QIcon.Mode.Disabled:
            painter.setOpacity(painter.opacity() * FAINT)
        source = self._source
        if self._colour is not None:
            tint = self._tint(self._colour, mode)
            painter.setOpacity(painter.opacity() * tint.alphaF())
            source = source.replace(MARKER, tint.name().encode())
        _drawing(source).render(painter, QRectF(rect))
        painter.restore()

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        pixmap = QPixmap(size)
        pixmap.fill(CLEAR)  # Qt's own pixmap() paints on whatever is in memory
        painter = QPainter(pixmap)
        self.paint(painter, pixmap.rect(), mode, state)
        painter.end()
        return pixmap

    def _tint(self, colour: str, mode: QIcon.Mode) -> QColor:
        if colour.startswith("#"):
            return QColor(colour)
        if colour == "ink" and mode == QIcon.Mode.Selected:
            colour = "on_accent"  # as the words beside it
        tint = getattr(theme.current(), colour)
        assert isinstance(tint, QColor)
        return tint


class Drawing(QWidget):
    """Fills its place with a picture, as sharp as the screen can, with rounded corners and a line around it.

    What does not fit is cut off.
    """

    def __init__(self, name: str, parent: QWidget | None = None, *, radius: float = RADIUS) -> None:
        super().__init__(parent)
        self._name = name
        self._radius = radius
        self._made: tuple[QSize, QPixmap] | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.theme_switch().changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return picture(self._name).defaultSize()

    def heightForWidth(self, width: int) -> int:
        shape = picture(self._name).defaultSize()
        return round(width * shape.height() / shape.width())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        place = QRectF(self.rect())
        painter.drawPixmap(place.topLeft(), self._pixmap(place.size()))
        if self._radius:
            half = theme.LINE / 2
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(theme.current().line, theme.LINE))
            edge = place.adjusted(half, half, -half, -half)
            painter.drawRoundedRect(edge, self._radius - half, self._radius - half)
        painter.end()

    def _pixmap(self, size: QSizeF) -> QPixmap:
        """The picture of that size, drawn once for it and for the screen it is on."""
        ratio = self.devicePixelRatioF()
        pixels = (size * ratio).toSize().expandedTo(QSize(1, 1))
        if self._made is not None and self._made[0] == pixels:
            return self._made[1]
        pixmap = QPixmap(pixels)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(CLEAR)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        seen = QRectF(0, 0, size.width(), size.height())
        if self._radius:
            corners = QPainterPath()
            corners.addRoundedRect(seen, self._radius, self._radius)
            painter.setClipPath(corners)
        shape = QSizeF(picture(self._name).defaultSize())
        whole = shape.scaled(size, QtCore.Qt.AspectRatioMode.KeepAspectRatioByExpanding)
        drawn = QRectF(0, 0, whole.width(), whole.height())
        drawn.moveCenter(seen.center())
        picture(self._name).render(painter, drawn)
        painter.end()
        self._made = (pixels, pixmap)
        return pixmap


class Picture(Drawing):
    """Such a drawing before something else, which gets the clicks on it."""

    def __init__(self, name: str, parent: QWidget | None = None, *, radius: float = RADIUS) -> None:
        super().__init__(name, parent, radius=radius)
        self.setAttribute(QtCore.Qt.WidgetAttribute.WA_TransparentForMouseEvents)
