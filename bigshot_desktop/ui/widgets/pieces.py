"""Cubes, signs and value plates as widgets and lists show them: drawn, never a colour alone."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.look.painting import faded, mixed, paint_sign, pen
from bigshot_desktop.ui.look.plain_text import plain_tip
from bigshot_desktop.ui.look.signs import outline
from bigshot_desktop.ui.look.theme import Piece, Theme

SIDE: Final = 1.05
"""A piece in a line of text, in heights of that line."""
CUBE_SIDE: Final = 30.0
CUBE_DEPTH: Final = 5.0
"""How much of the lower and the right side of a cube is seen."""


def paint_piece(painter: QPainter, box: QRectF, name: str) -> None:
    """A colour as a flat chip with its sign."""
    colours = theme.current()
    piece, half = colours.piece(name), theme.LINE / 2
    drowns = colours.dark and piece.fill.lightness() < colours.ink_soft.lightness() / 2
    face = box.adjusted(half, half, -half, -half)
    radius = face.width() * 0.22
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(piece.text if drowns else colours.outline, theme.LINE))
    painter.setBrush(piece.fill)
    painter.drawRoundedRect(face, radius, radius)
    _mark(painter, face, name)
    painter.restore()


def paint_cube(painter: QPainter, box: QRectF, name: str) -> None:
    """A cube as it lies on the board."""
    colours = theme.current()
    side = (box.width() - theme.LINE) * CUBE_SIDE / (CUBE_SIDE + CUBE_DEPTH)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_cube(painter, box.center(), colours.piece(name), colours, side)
    painter.restore()


def draw_cube(
    painter: QPainter, centre: QPointF, piece: Piece, colours: Theme, side: float = CUBE_SIDE
) -> None:
    """A cube around a point."""
    depth = side * CUBE_DEPTH / CUBE_SIDE
    top = QRectF(0, 0, side, side)
    top.moveCenter(centre - QPointF(depth / 2, depth / 2))
    slide = QPointF(depth, depth)
    right = QPolygonF(
        [top.topRight(), top.topRight() + slide, top.bottomRight() + slide, top.bottomRight()]
    )
    lower = QPolygonF(
        [top.bottomLeft(), top.bottomRight(), top.bottomRight() + slide, top.bottomLeft() + slide]
    )
    line = pen(_edge(piece, colours), max(1.2, side / 22))
    painter.setPen(line)
    painter.setBrush(mixed(piece.fill, colours.outline, 0.28))
    painter.drawPolygon(right)
    painter.setBrush(mixed(piece.fill, colours.outline, 0.45))
    painter.drawPolygon(lower)
    painter.setBrush(piece.fill)
    painter.drawRect(top)
    painter.setPen(pen(faded(mixed(piece.fill, colours.piece("white").fill, 0.6), 0.7), side / 26))
    bright = top.adjusted(side * 0.09, side * 0.09, -side * 0.09, -side * 0.09)
    painter.drawPolyline([bright.bottomLeft(), bright.topLeft(), bright.topRight()])
    reach = side * 0.24
    spot = QRectF(top.center() - QPointF(reach, reach), top.center() + QPointF(reach, reach))
    paint_sign(painter, piece, spot, piece.mark)


def _edge(piece: Piece, colours: Theme) -> QColor:
    """Of a dark piece on a dark board the edge is light, so that it does not drown."""
    if colours.dark and piece.fill.lightnessF() < 0.3:
        return mixed(piece.fill, colours.ink, 0.45)
    return colours.outline


def paint_plate(painter: QPainter, box: QRectF, text: str, font: QFont) -> None:
    """A value on brass, with stepped corners."""
    colours = theme.current()
    half = theme.LINE / 2
    box = box.adjusted(half, half, -half, -half)
    step = min(3.0, box.height() * 0.16)
    corners = [
        QPointF(box.left() + step, box.top()),
        QPointF(box.right() - step, box.top()),
        QPointF(box.right() - step, box.top() + step),
        QPointF(box.right(), box.top() + step),
        QPointF(box.right(), box.bottom() - step),
        QPointF(box.right() - step, box.bottom() - step),
        QPointF(box.right() - step, box.bottom()),
        QPointF(box.left() + step, box.bottom()),
        QPointF(box.left() + step, box.bottom() - step),
        QPointF(box.left(), box.bottom() - step),
        QPointF(box.left(), box.top() + step),
        QPointF(box.left() + step, box.top() + step),
    ]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colours.outline, 1))
    painter.setBrush(colours.brass_fill)
    painter.drawPolygon(QPolygonF(corners))
    painter.setPen(colours.on_brass)
    painter.setFont(font)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()


def plate_size(text: str, font: QFont) -> tuple[float, float]:
    """How wide and how high the plate of a value is."""
    metrics = QFontMetricsF(font)
    height = metrics.height() * 1.15
    return max(metrics.horizontalAdvance(text) + height * 0.75, height * 1.3), height


def _mark(painter: QPainter, face: QRectF, name: str) -> None:
    piece = theme.current().piece(name)
    inset = face.width() * 0.24
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(piece.mark)
    painter.drawPath(outline(piece.sign, face.adjusted(inset, inset, -inset, -inset)))


class Painted(QWidget):
    """A widget that only shows something and paints it itself. It follows the theme and the text size."""

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        wide: QSizePolicy.Policy = QSizePolicy.Policy.Fixed,
    ) -> None:
        """``wide``: what it does in a row."""
        super().__init__(parent)
        self.setSizePolicy(wide, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._described_size = QSize()
        """Its size hint when it was last described."""
        theme.theme_switch().changed.connect(self.update)

    def describe(self, told: str, description: str = "") -> None:
        """Says in words what it shows, for tool tips and screen readers; asks for another size if it needs one."""
        self.setToolTip(plain_tip(description or told))
        self.setAccessibleName(told)
        self.setAccessibleDescription(description)
        wish = self.sizeHint()
        if wish != self._described_size:
            self._described_size = wish
            self.updateGeometry()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._described_size = QSize()
            self.updateGeometry()

    def _unit(self) -> int:
        """The height of a line."""
        return self.fontMetrics().height()


class Cubes(Painted):
    """Some cubes in a row, as many of each colour as lie there."""

    def __init__(self, parent: QWidget | None = None, *, scale: float = 1.5) -> None:
        super().__init__(parent)
        self._names: tuple[str, ...] = ()
        self._scale = scale

    def show_cubes(self, names: tuple[str, ...], told: str) -> None:
        """Shows these, by the names of their colours; ``told`` says the same in words."""
        self._names = names
        self.describe(told)

    def sizeHint(self) -> QSize:
        side = self._side()
        number = max(1, len(self._names))
        return QSize(round(number * side + (number - 1) * self._gap()), round(side))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        side, x = self._side(), 0.0
        for name in self._names:
            paint_cube(painter, QRectF(x, (self.height() - side) / 2, side, side), name)
            x += side + self._gap()
        painter.end()

    def _side(self) -> float:
        return round(self._unit() * self._scale)

    def _gap(self) -> float:
        return round(self._side() * 0.12)
