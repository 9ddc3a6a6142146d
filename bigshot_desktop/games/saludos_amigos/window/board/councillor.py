"""Councillors on their cards: a farmer, a shopkeeper and a grandee, as they look from the front and from behind."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.look.painting import (
    NO_BRUSH,
    NO_PEN,
    faded,
    figure_font,
    mixed,
    pen,
    write,
)
from bigshot_desktop.ui.look.shapes import box_around
from bigshot_desktop.ui.look.theme import Theme

SHAPE: Final = 1.4
"""How much higher than wide a card is."""
_WIDE, _HIGH = 100.0, 140.0
_ROUND: Final = 9.0
_THICK: Final = 2.6
"""Of lines, in hundredths of the width: a card is drawn smaller than the board."""
_GROUNDS: Final = {1: ("green", 0.42), 2: ("yellow", 0.5), 3: ("red", 0.42)}
"""The colour behind each councillor, and how much of it."""


def paint_card(
    painter: QPainter,
    rect: QRectF,
    value: int,
    colours: Theme | None = None,
    *,
    face_up: bool = True,
    shadow: bool = True,
) -> None:
    """A card that fills a box as far as its shape allows; face down it tells nothing of its value."""
    colours = colours or theme.current()
    wide = min(rect.width(), rect.height() / SHAPE)
    box = box_around(rect.center(), wide, wide * SHAPE)
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(wide / _WIDE, wide / _WIDE)
    card = QRectF(0, 0, _WIDE, _HIGH)
    if shadow:
        painter.setPen(NO_PEN)
        painter.setBrush(faded(colours.outline, 0.28))
        painter.drawRoundedRect(card.translated(3.5, 4.5), _ROUND, _ROUND)
    if face_up:
        _paint_front(painter, card, value, colours)
    else:
        _show_back(painter, card, colours)
    painter.restore()


def ground_of(value: int, colours: Theme) -> QColor:
    """The colour that a councillor of this value stands before."""
    name, share = _GROUNDS[value]
    return mixed(_white(colours), colours.piece(name).fill, share)


# --- the front -----------------------------------------------------------------------------------


def _paint_sheet(painter: QPainter, card: QRectF, backdrop: QColor, colours: Theme) -> QPainterPath:
    """The card itself, and within it a window of a colour; gives the window."""
    painter.setPen(pen(colours.outline, _THICK))
    painter.setBrush(_white(colours))
    painter.drawRoundedRect(card, _ROUND, _ROUND)
    window = QPainterPath()
    window.addRoundedRect(card.adjusted(7, 7, -7, -7), 5, 5)
    painter.fillPath(window, backdrop)
    return window


def _paint_edge(painter: QPainter, window: QPainterPath, colours: Theme) -> None:
    painter.setPen(pen(faded(colours.outline, 0.78), _THICK * 0.7))
    painter.setBrush(NO_BRUSH)
    painter.drawPath(window)


def _paint_front(painter: QPainter, card: QRectF, value: int, colours: Theme) -> None:
    window = _paint_sheet(painter, card, ground_of(value, colours), colours)
    painter.save()
    painter.setClipPath(window, Qt.ClipOperation.IntersectClip)
    _paint_rays(painter, QPointF(54, 74), value, colours)
    painter.setPen(_line(colours))
    _FIGURES[value](painter, colours)
    painter.restore()
    _paint_edge(painter, window, colours)
    plate = QRectF(0, 0, 43, 47)
    painter.setPen(_line(colours))
    painter.setBrush(_white(colours))
    corner = QPainterPath()
    corner.addRoundedRect(plate, _ROUND, _ROUND)
    painter.drawPath(corner)
    font = figure_font(42, QFont.Weight.Bold)
    write(painter, str(value), plate.center() + QPointF(0, 0.5), font, colours.outline)


def _paint_rays(painter: QPainter, centre: QPointF, value: int, colours: Theme) -> None:
    """A sun behind the councillor, as on the posters of the time."""
    painter.setPen(NO_PEN)
    painter.setBrush(faded(_white(colours), 0.5))
    box = box_around(centre, 220, 220)
    for ray in range(8 + 2 * value):
        wedge = QPainterPath(centre)
        part = 360 / (8 + 2 * value)
        wedge.arcTo(box, ray * part, part / 2)
        wedge.closeSubpath()
        painter.drawPath(wedge)


def _paint_farmer(painter: QPainter, colours: Theme) -> None:
    """Of value 1: a straw hat, a neckerchief and a great moustache."""
    shirt, scarf = _white(colours), colours.piece("red").fill
    _paint_shoulders(painter, mixed(colours.piece("umber").fill, _white(colours), 0.2), colours)
    painter.setBrush(shirt)
    painter.drawPolygon(_points((40, 104), (54, 124), (68, 104)))
    _paint_head(painter, colours)
    painter.setBrush(scarf)
    painter.drawPolygon(_points((38, 100), (70, 100), (60, 108), (66, 122), (54, 112), (44, 120)))
    straw = mixed(colours.piece("yellow").fill, _white(colours), 0.35)
    painter.setBrush(straw)
    painter.drawEllipse(QPointF(54, 58), 39, 9.5)
    crown = QPainterPath(QPointF(32, 57))
    crown.cubicTo(QPointF(33, 25), QPointF(75, 25), QPointF(76, 57))
    crown.quadTo(QPointF(54, 63), QPointF(32, 57))
    painter.drawPath(crown)
    band = QPainterPath(QPointF(32.4, 49))
    band.quadTo(QPointF(54, 57), QPointF(75.6, 49))
    band.lineTo(QPointF(76, 57))
    band.quadTo(QPointF(54, 63), QPointF(32, 57))
    band.closeSubpath()
    painter.setBrush(scarf)
    painter.drawPath(band)
    _paint_eyes(painter, 76, colours)
    painter.setBrush(colours.piece("umber").fill)
    tache = QPainterPath(QPointF(54, 86))
    tache.cubicTo(QPointF(62, 80), QPointF(72, 84), QPointF(80, 92))
    tache.cubicTo(QPointF(70, 95), QPointF(60, 94), QPointF(54, 90))
    tache.cubicTo(QPointF(48, 94), QPointF(38, 95), QPointF(28, 92))
    tache.cubicTo(QPointF(36, 84), QPointF(46, 80), QPointF(54, 86))
    painter.drawPath(tache)


def _paint_shopkeeper(painter: QPainter, colours: Theme) -> None:
    """Of value 2: a cloche hat, bobbed hair, pearls and lips."""
    hair = mixed(colours.piece("umber").fill, colours.outline, 0.35)
    painter.setBrush(hair)
    bob = QPainterPath(QPointF(30, 60))
    bob.cubicTo(QPointF(24, 84), QPointF(28, 98), QPointF(40, 98))
    bob.lineTo(QPointF(68, 98))
    bob.cubicTo(QPointF(80, 98), QPointF(84, 84), QPointF(78, 60))
    bob.closeSubpath()
    painter.drawPath(bob)
    dress = colours.piece("teal").fill
    _paint_shoulders(painter, dress, colours)
    painter.setBrush(_skin(colours))
    neck = QPainterPath(QPointF(47, 92))
    neck.lineTo(QPointF(46, 108))
    neck.quadTo(QPointF(54, 122), QPointF(62, 108))
    neck.lineTo(QPointF(61, 92))
    painter.drawPath(neck)
    _paint_head(painter, colours)
    hat = QPainterPath(QPointF(27, 69))
    hat.cubicTo(QPointF(26, 22), QPointF(82, 22), QPointF(81, 69))
    hat.quadTo(QPointF(54, 57), QPointF(27, 69))
    painter.setBrush(mixed(dress, _white(colours), 0.18))
    painter.drawPath(hat)
    ribbon = QPainterPath(QPointF(28.5, 57))
    ribbon.quadTo(QPointF(54, 44), QPointF(79.5, 57))
    painter.setPen(pen(colours.brass_fill, 6))
    painter.setBrush(NO_BRUSH)
    painter.drawPath(ribbon)
    painter.setPen(_line(colours))
    painter.setBrush(colours.brass_fill)
    painter.drawEllipse(QPointF(73, 50), 6.5, 6.5)
    _paint_eyes(painter, 78, colours)
    painter.setPen(NO_PEN)
    painter.setBrush(colours.piece("red").fill)
    lips = QPainterPath(QPointF(47.5, 90))
    lips.quadTo(QPointF(51, 86.5), QPointF(54, 88.5))
    lips.quadTo(QPointF(57, 86.5), QPointF(60.5, 90))
    lips.quadTo(QPointF(54, 96.5), QPointF(47.5, 90))
    painter.drawPath(lips)
    painter.setPen(pen(colours.outline, 1.2))
    painter.setBrush(_white(colours))
    for x, y in ((41, 107), (45.5, 112), (51, 115.5), (57, 115.5), (62.5, 112), (67, 107)):
        painter.drawEllipse(QPointF(x, y), 3.2, 3.2)


def _paint_grandee(painter: QPainter, colours: Theme) -> None:
    """Of value 3: a top hat, a monocle, white whiskers and a sash with a star."""
    coat = colours.piece("black").fill
    _paint_shoulders(painter, mixed(coat, _white(colours), 0.1), colours)
    painter.setBrush(_white(colours))
    painter.drawPolygon(_points((42, 104), (54, 134), (66, 104)))
    painter.setBrush(colours.piece("red").fill)
    painter.drawPolygon(_points((74, 106), (86, 110), (52, 150), (36, 150)))
    painter.drawPolygon(_points((45, 104), (54, 109), (45, 114)))
    painter.drawPolygon(_points((63, 104), (54, 109), (63, 114)))
    painter.setBrush(mixed(_white(colours), colours.outline, 0.12))
    for side in (-1, 1):
        painter.drawEllipse(QPointF(54 + side * 20, 82), 8.5, 14)
    _paint_head(painter, colours)
    painter.setBrush(coat)
    crown = QPainterPath(QPointF(34, 60))
    crown.cubicTo(QPointF(36, 46), QPointF(31, 32), QPointF(31, 15))
    crown.quadTo(QPointF(54, 9), QPointF(77, 15))
    crown.cubicTo(QPointF(77, 32), QPointF(72, 46), QPointF(74, 60))
    crown.closeSubpath()
    painter.drawPath(crown)
    painter.setBrush(colours.brass_fill)
    band = QPainterPath(QPointF(34, 58))
    band.lineTo(QPointF(34.9, 48))
    band.quadTo(QPointF(54, 53), QPointF(73.1, 48))
    band.lineTo(QPointF(74, 58))
    band.closeSubpath()
    painter.drawPath(band)
    painter.setBrush(coat)
    brim = QPainterPath(QPointF(22, 57))
    brim.quadTo(QPointF(54, 66), QPointF(86, 57))
    brim.quadTo(QPointF(84, 66), QPointF(54, 68))
    brim.quadTo(QPointF(24, 66), QPointF(22, 57))
    painter.drawPath(brim)
    _paint_eyes(painter, 77, colours)
    painter.setPen(pen(colours.brass_fill, 3.4))
    painter.setBrush(faded(_white(colours), 0.4))
    painter.drawEllipse(QPointF(62, 77), 7.5, 7.5)
    painter.setPen(pen(colours.brass_fill, 1.8))
    painter.drawLine(QPointF(69, 80), QPointF(76, 108))
    painter.setPen(_line(colours))
    painter.setBrush(mixed(_white(colours), colours.outline, 0.12))
    tache = QPainterPath(QPointF(54, 87))
    tache.quadTo(QPointF(64, 84), QPointF(71, 93))
    tache.quadTo(QPointF(60, 95), QPointF(54, 91))
    tache.quadTo(QPointF(48, 95), QPointF(37, 93))
    tache.quadTo(QPointF(44, 84), QPointF(54, 87))
    painter.drawPath(tache)


_FIGURES: Final[dict[int, Callable[[QPainter, Theme], None]]] = {
    1: _paint_farmer,
    2: _paint_shopkeeper,
    3: _paint_grandee,
}


def _paint_head(painter: QPainter, colours: Theme) -> None:
    """A face, its right in the shade."""
    face = QPainterPath(QPointF(34, 68))
    face.cubicTo(QPointF(34, 38), QPointF(74, 38), QPointF(74, 68))
    face.cubicTo(QPointF(74, 92), QPointF(64, 102), QPointF(54, 102))
    face.cubicTo(QPointF(44, 102), QPointF(34, 92), QPointF(34, 68))
    painter.setBrush(_skin(colours))
    painter.drawPath(face)
    shade = QPainterPath()
    shade.addRect(QRectF(66, 40, 20, 66))
    painter.fillPath(face.intersected(shade), faded(colours.outline, 0.16))


def _paint_eyes(painter: QPainter, height: float, colours: Theme) -> None:
    painter.save()
    painter.setPen(NO_PEN)
    painter.setBrush(colours.outline)
    for x in (46, 62):
        painter.drawEllipse(QPointF(x, height), 2.5, 3)
    painter.restore()


def _paint_shoulders(painter: QPainter, fill: QColor, colours: Theme) -> None:
    body = QPainterPath(QPointF(8, 150))
    body.cubicTo(QPointF(10, 116), QPointF(22, 108), QPointF(40, 102))
    body.lineTo(QPointF(68, 102))
    body.cubicTo(QPointF(86, 108), QPointF(98, 116), QPointF(100, 150))
    body.closeSubpath()
    painter.setBrush(fill)
    painter.drawPath(body)
    shade = QPainterPath()
    shade.addRect(QRectF(74, 96, 40, 60))
    painter.fillPath(body.intersected(shade), faded(colours.outline, 0.2))


# --- the back ------------------------------------------------------------------------------------


_BACKS: Final[dict[tuple[int, int, int, int], QPixmap]] = {}
"""Backs as they were painted, by their size in pixels and by the theme: its fans take long to draw."""
_MOST_BACKS: Final = 32
_LARGEST: Final = 400
"""Pixels of width up to which a back is kept; larger ones are printed."""
_AROUND: Final = 2.0
"""Of the line around a card, what lies outside."""


def _show_back(painter: QPainter, card: QRectF, colours: Theme) -> None:
    """The back from memory, turned as it may be, unless it is very large."""
    seen, way = card.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND), painter.deviceTransform()
    wide = round(seen.width() * hypot(way.m11(), way.m12()))
    high = round(seen.height() * hypot(way.m21(), way.m22()))
    if not (0 < wide <= _LARGEST and high > 0):
        _paint_back(painter, card, colours)
        return
    key = wide, high, colours.brass_fill.rgb(), colours.outline.rgb()
    if key not in _BACKS:
        while len(_BACKS) >= _MOST_BACKS:
            del _BACKS[next(iter(_BACKS))]
        pixmap = QPixmap(wide, high)
        pixmap.fill(Qt.GlobalColor.transparent)
        own = QPainter(pixmap)
        own.setRenderHint(QPainter.RenderHint.Antialiasing)
        own.scale(wide / seen.width(), high / seen.height())
        own.translate(-seen.topLeft())
        _paint_back(own, card, colours)
        own.end()
        _BACKS[key] = pixmap
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(seen, _BACKS[key], QRectF(0, 0, wide, high))


def _paint_back(painter: QPainter, card: QRectF, colours: Theme) -> None:
    """Fans of brass on teal: the same for all."""
    backdrop = colours.piece("teal").fill
    window = _paint_sheet(painter, card, mixed(backdrop, colours.outline, 0.18), colours)
    frame = window.boundingRect()
    painter.save()
    painter.setClipPath(window, Qt.ClipOperation.IntersectClip)
    step = frame.width() / 2
    for row in range(6):
        shift = step / 2 if row % 2 else 0.0
        for column in range(4):
            centre = QPointF(
                frame.left() + column * step + shift, frame.top() + (row + 1) * step / 1.72
            )
            for reach, fill in ((0.5, backdrop), (0.33, colours.brass_fill), (0.2, backdrop)):
                painter.setPen(pen(colours.brass_fill, 2.2))
                painter.setBrush(mixed(fill, colours.outline, 0.08))
                side = 2 * reach * step
                painter.drawChord(box_around(centre, side, side), 0, 180 * 16)
    painter.restore()
    _paint_edge(painter, window, colours)


# --- what they share -----------------------------------------------------------------------------


def _points(*corners: tuple[float, float]) -> QPolygonF:
    return QPolygonF([QPointF(x, y) for x, y in corners])


def _line(colours: Theme) -> QPen:
    return pen(colours.outline, _THICK * 0.8)


def _white(colours: Theme) -> QColor:
    return colours.piece("white").fill


def _skin(colours: Theme) -> QColor:
    return mixed(colours.piece("orange").fill, _white(colours), 0.5)
