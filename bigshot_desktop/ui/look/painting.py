"""What all drawing on a board shares: pens of one weight, tints, and letters that fit the room they have."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot
from typing import Final
from unicodedata import is_normalized

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from bigshot_desktop.ui.look import fonts
from bigshot_desktop.ui.look.shapes import stepped
from bigshot_desktop.ui.look.signs import outline
from bigshot_desktop.ui.look.theme import LINE, Piece, Theme

NO_PEN: Final = QPen(Qt.PenStyle.NoPen)
NO_BRUSH: Final = QBrush()

BEST: Final = 28.0
"""The size that the name of a district has where there is room for it."""
LEAST: Final = 12.0
_AFTER_COLON: Final = 0.75
_ACCENTED: Final = 1.1
"""From line to line, in the size of the letters, where capitals with something above them stand in the second."""
_RAYS: Final = 9
"""Of a sunrise."""


def pen(colour: QColor, width: float = LINE) -> QPen:
    """A pen with round ends and corners."""
    return QPen(
        QBrush(colour),
        width,
        Qt.PenStyle.SolidLine,
        Qt.PenCapStyle.RoundCap,
        Qt.PenJoinStyle.RoundJoin,
    )


def faded(colour: QColor, share: float) -> QColor:
    """A colour that lets through what lies under it."""
    new = QColor(colour)
    new.setAlphaF(share)
    return new


def mixed(one: QColor, two: QColor, share: float) -> QColor:
    """A colour between two: nearer to the second the greater its share."""
    rest = 1 - share
    return QColor.fromRgbF(
        one.redF() * rest + two.redF() * share,
        one.greenF() * rest + two.greenF() * share,
        one.blueF() * rest + two.blueF() * share,
    )


def contrast(one: QColor, two: QColor) -> float:
    """How well one colour can be read on another: 1 not at all, 21 best (WCAG 2)."""
    light, dark = sorted((_luminance(one), _luminance(two)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: QColor) -> float:
    parts = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    )
    return sum(part * weight for part, weight in zip(parts, (0.2126, 0.7152, 0.0722), strict=True))


def paint_sign(painter: QPainter, piece: Piece, box: QRectF, colour: QColor) -> None:
    """The sign of a colour."""
    painter.setPen(NO_PEN)
    painter.setBrush(colour)
    painter.drawPath(outline(piece.sign, box))


def paint_medal(
    painter: QPainter, piece: Piece, centre: QPointF, reach: float, colours: Theme
) -> None:
    """A disc of a colour with its sign."""
    painter.setPen(pen(colours.outline, max(1.2, reach / 9)))
    painter.setBrush(piece.fill)
    painter.drawEllipse(centre, reach, reach)
    half = QPointF(reach, reach) * 0.56
    paint_sign(painter, piece, QRectF(centre - half, centre + half), piece.mark)


def paint_coin(painter: QPainter, centre: QPointF, reach: float, colours: Theme) -> None:
    """A brass coin with a milled edge: the figure after it is money."""
    painter.setPen(pen(colours.outline, max(1.2, reach / 7)))
    painter.setBrush(colours.brass_fill)
    painter.drawEllipse(centre, reach, reach)
    painter.setPen(pen(faded(colours.on_brass, 0.75), max(1.0, reach / 9)))
    painter.setBrush(NO_BRUSH)
    painter.drawEllipse(centre, reach * 0.58, reach * 0.58)


def paint_plate(
    painter: QPainter, plate: QRectF, step: float, fill: QColor, colours: Theme, drop: float = 2
) -> None:
    """A plate with stepped corners, so far above the ground that it casts a shadow."""
    painter.setPen(NO_PEN)
    painter.setBrush(faded(colours.outline, 0.25))
    painter.drawPath(stepped(plate.translated(drop, drop), step))
    painter.setPen(pen(colours.outline))
    painter.setBrush(fill)
    painter.drawPath(stepped(plate, step))


def paint_board(painter: QPainter, size: QRectF, colours: Theme) -> None:
    """The board itself, with a brass line along its edge."""
    board = QPainterPath()
    board.addRoundedRect(size.adjusted(4, 4, -4, -4), 18, 18)
    painter.fillPath(board.translated(3, 4), faded(colours.outline, 0.16))
    painter.setPen(pen(colours.outline))
    painter.setBrush(colours.water)
    painter.drawPath(board)
    painter.setPen(pen(faded(colours.brass, 0.7), 1.2))
    painter.setBrush(NO_BRUSH)
    painter.drawRoundedRect(size.adjusted(9, 9, -9, -9), 14, 14)


def paint_rays(painter: QPainter, box: QRectF, colours: Theme, share: float = 0.12) -> None:
    """A sunrise that fills a box: rays of brass from the middle of its lower edge."""
    sun = QPointF(box.center().x(), box.bottom())
    reach = hypot(box.width() / 2, box.height())
    round_sun = QRectF(sun.x() - reach, sun.y() - reach, 2 * reach, 2 * reach)
    painter.save()
    painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
    painter.setPen(NO_PEN)
    painter.setBrush(faded(colours.brass_fill, share))
    wide = 180 / (2 * _RAYS - 1)
    for ray in range(_RAYS):
        painter.drawPie(round_sun, round(32 * ray * wide), round(16 * wide))
    painter.restore()


# --- letters -------------------------------------------------------------------------------------


def title_font(size: float) -> QFont:
    """The font of names on the board, in its units."""
    font = fonts.title()
    font.setPixelSize(max(1, round(size)))
    font.setCapitalization(QFont.Capitalization.AllUppercase)
    font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, size * 0.04)
    return font


def figure_font(size: float, weight: QFont.Weight = QFont.Weight.DemiBold) -> QFont:
    """The font of figures on the board, in its units."""
    font = fonts.text(1.0, weight)
    font.setPixelSize(max(1, round(size)))
    return font


@dataclass(frozen=True, slots=True)
class Lettering:
    """A name as it is written: its font, its lines and how high each is."""

    font: QFont
    lines: tuple[str, ...]
    spacing: float
    width: float
    """Of the longest line."""
    drop: float
    """From the middle of a line to its baseline: capitals stand in the middle."""

    def paint(self, painter: QPainter, box: QRectF) -> None:
        """Writes it in the middle of a box, with the pen that the painter holds."""
        painter.setFont(self.font)
        metrics = QFontMetricsF(self.font)
        for index, line in enumerate(self.lines):
            middle = box.center().y() + (index - (len(self.lines) - 1) / 2) * self.spacing
            left = box.center().x() - metrics.horizontalAdvance(line) / 2
            painter.drawText(QPointF(left, middle + self.drop), line)

    def room(self, box: QRectF) -> QRectF:
        """What it covers of a box."""
        height = (len(self.lines) - 1) * self.spacing + 2 * self.drop
        return QRectF(
            box.center().x() - self.width / 2, box.center().y() - height / 2, self.width, height
        )


def fitted(text: str, box: QRectF, best: float = BEST) -> Lettering:
    """The largest lettering of a name that fits a box, in one line or two."""
    size = best
    while True:
        for lines in _broken(text):
            lettering = _lettering(lines, size)
            room = lettering.room(box)
            if (room.width() <= box.width() and room.height() <= box.height()) or size <= LEAST:
                return lettering
        size -= 1


def _broken(text: str) -> list[tuple[str, ...]]:
    """A name in one line, and in two wherever there is a space, the most even first."""
    words = [word for word in text.split(" ") if word]  # not at no-break spaces, as Python would
    splits = [(" ".join(words[:index]), " ".join(words[index:])) for index in range(1, len(words))]
    splits.sort(key=_unevenness)
    return [(text,), *splits]


def _unevenness(lines: tuple[str, ...]) -> float:
    """How badly a name is broken into these; best after a colon, where one would pause."""
    return max(map(len, lines)) * (_AFTER_COLON if lines[0].endswith(":") else 1.0)


def _lettering(lines: tuple[str, ...], size: float) -> Lettering:
    font = title_font(size)
    metrics = QFontMetricsF(font)
    width = max(metrics.horizontalAdvance(line) for line in lines)
    accented = not all(is_normalized("NFD", line) for line in lines[1:])
    spacing = size * (_ACCENTED if accented else 0.92)
    return Lettering(font, lines, spacing, width, metrics.capHeight() / 2)


def write(painter: QPainter, text: str, centre: QPointF, font: QFont, colour: QColor) -> None:
    """Figures or capitals around a point."""
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    painter.setPen(colour)
    left = centre.x() - metrics.horizontalAdvance(text) / 2
    painter.drawText(QPointF(left, centre.y() + metrics.capHeight() / 2), text)
