"""Who somebody is: the portrait of a character, or a medal with the sign and the initial of a person."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap, QPixmapCache
from PySide6.QtSvg import QSvgRenderer

from bigshot_desktop.table import paths
from bigshot_desktop.ui.look import fonts, icons, theme
from bigshot_desktop.ui.look.painting import paint_rays
from bigshot_desktop.ui.widgets.pieces import paint_piece

_BADGE: Final = 0.28
"""The sign of a seat beside its portrait, in widths of this."""


@cache
def has_portrait(character: str) -> bool:
    """Whether a character has been drawn. Cards ask it several times whenever they are painted."""
    return bool(character) and _file(character).is_file()


class Face(NamedTuple):
    """Who is shown."""

    name: str
    is_bot: bool = False
    character: str = ""
    """Of a bot; nothing where it is nobody in particular."""
    piece: str = ""
    """The colour of the seat, where it has one."""


def paint_face(painter: QPainter, box: QRectF, face: Face) -> None:
    """Somebody in a round frame, in the middle of a box."""
    side = min(box.width(), box.height())
    place = QRectF(0, 0, side, side)
    place.moveCenter(box.center())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    if not face.is_bot:
        _paint_person(painter, place, face)
        _paint_ring(painter, place)
    elif has_portrait(face.character):
        pixmap = _drawn(face.character, side, painter.device().devicePixelRatio())
        painter.drawPixmap(place, pixmap, QRectF(pixmap.rect()))
    else:
        _paint_unknown(painter, place)
        _paint_ring(painter, place)
    painter.restore()


def _paint_person(painter: QPainter, place: QRectF, face: Face) -> None:
    """The first letter of the name, on the colour of the seat where that has one."""
    colours, side = theme.current(), place.width()
    fill = colours.piece(face.piece).fill if face.piece else colours.water
    ink = colours.piece(face.piece).mark if face.piece else colours.ink
    frame = QPainterPath()
    frame.addEllipse(place)
    painter.setClipPath(frame)
    painter.fillRect(place, fill)
    paint_rays(painter, place, colours, 0.28)
    painter.setClipping(False)
    if letter := face.name.strip()[:1].upper():
        painter.setFont(_initial(side * 0.5))
        painter.setPen(ink)
        painter.drawText(place.adjusted(0, side * 0.05, 0, 0), Qt.AlignmentFlag.AlignCenter, letter)
    else:
        inset = side * 0.26
        icons.icon("person", ink).paint(
            painter, place.adjusted(inset, inset, -inset, -inset).toRect()
        )


def _paint_unknown(painter: QPainter, place: QRectF) -> None:
    """A bot that is nobody in particular."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.current().sunken)
    painter.drawEllipse(place)
    inset = place.width() * 0.22
    icons.icon("bot").paint(painter, place.adjusted(inset, inset, -inset, -inset).toRect())


def paint_badge(painter: QPainter, box: QRectF, piece: str) -> None:
    """The sign of a seat at the lower right of its portrait."""
    side = min(box.width(), box.height())
    place = QRectF(0, 0, side, side)
    place.moveCenter(box.center())
    small = side * _BADGE
    corner = place.bottomRight()
    paint_piece(painter, QRectF(corner.x() - small, corner.y() - small, small, small), piece)


def paint_pips(painter: QPainter, box: QRectF, number: int, most: int) -> None:
    """So many of some pips: how well somebody plays, without a word."""
    colours = theme.current()
    side = min(box.height(), box.width() / (most * 1.25))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for place in range(most):
        pip = QRectF(box.left() + place * side * 1.25, box.center().y() - side / 2, side, side)
        painter.setPen(QPen(colours.brass, theme.LINE))
        painter.setBrush(colours.brass if place < number else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(pip.adjusted(1, 1, -1, -1))
    painter.restore()


def _paint_ring(painter: QPainter, place: QRectF) -> None:
    width = max(theme.LINE, place.width() / 48)
    half = width / 2
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(_ring_colour(), width))
    painter.drawEllipse(place.adjusted(half, half, -half, -half))


def _ring_colour() -> QColor:
    colours = theme.current()
    return colours.brass if colours.dark else colours.outline


def _drawn(character: str, wide: float, ratio: float) -> QPixmap:
    """A portrait in its round frame, so wide on a screen with so many pixels to one."""
    side = max(1, round(wide * ratio))
    key = f"portrait/{character}/{side}/{ratio}/{_ring_colour().name()}"
    found = QPixmap()
    if QPixmapCache.find(key, found):
        return found
    pixmap = QPixmap(QSize(side, side))
    pixmap.fill(Qt.GlobalColor.transparent)
    frame = QPainterPath()
    frame.addEllipse(QRectF(0.5, 0.5, side - 1, side - 1))
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipPath(frame)
    _drawing(character).render(painter, QRectF(0, 0, side, side))
    painter.setClipping(False)
    painter.scale(side / wide, side / wide)
    _paint_ring(painter, QRectF(0, 0, wide, wide))
    painter.end()
    QPixmapCache.insert(key, pixmap)
    return pixmap


@cache
def _drawing(character: str) -> QSvgRenderer:
    return QSvgRenderer(QByteArray(_file(character).read_bytes()))


def _file(character: str) -> Path:
    return paths.resources() / "portraits" / f"{character}.svg"


def _initial(size: float) -> QFont:
    font = fonts.title()
    font.setPixelSize(max(6, round(size)))
    return font
