"""A tower of a company: tiers that step back, its sign on the roof, the light from the upper left."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from bigshot_desktop.games.shark.rules.material import COMPANIES
from bigshot_desktop.games.shark.window.board.plan import HIGH, WIDE
from bigshot_desktop.ui.boards.items import StaticItem
from bigshot_desktop.ui.look.painting import NO_BRUSH, NO_PEN, faded, mixed, paint_sign, pen
from bigshot_desktop.ui.look.shapes import box_around
from bigshot_desktop.ui.look.theme import Piece, Theme

STANDING: Final = 4.0
"""How high in the scene towers are; those in front a little higher."""
_FOOT: Final = HIGH / 2 - 7
"""The foot of the front, from the middle of the square."""
_TOP: Final = 62.0
"""How far the tallest one reaches above the middle of its square."""
_BOX: Final = QRectF(-WIDE / 2 + 4, -_TOP, WIDE - 4, _TOP + _FOOT + 6)

Tier = tuple[float, float, float]
"""How wide, deep and high it is."""

TIERS: Final[tuple[tuple[Tier, ...], ...]] = (
    ((50, 29, 11),),
    ((52, 33, 12), (41, 25, 10)),
    ((54, 35, 14), (45, 28, 11), (36, 22, 8)),
    ((56, 36, 19), (47, 30, 14), (38, 24, 9)),
)
"""By the level of a tower: the longer its chain, the taller."""
_LEVELS: Final = (2, 4, 7)
"""The sizes of a chain from which its towers are a level taller."""


def level_of(size: int) -> int:
    """How tall the towers of a chain are."""
    return sum(size >= least for least in _LEVELS)


def paint_tower(painter: QPainter, piece: Piece, level: int, colours: Theme) -> None:
    """A tower on the middle of its square."""
    foot, line = _FOOT, pen(colours.outline, 1.5)
    wide, deep, _ = TIERS[level][0]
    painter.setPen(NO_PEN)
    painter.setBrush(faded(colours.outline, 0.24))
    painter.drawRoundedRect(QRectF(-wide / 2 + 5, foot - deep + 3, wide + 2, deep + 1), 3, 3)
    below = deep
    for tier in TIERS[level]:
        wide, deep, high = tier
        foot -= (below - deep) / 2
        front = QRectF(-wide / 2, foot - high, wide, high)
        roof = QRectF(-wide / 2, front.top() - deep, wide, deep)
        _paint_front(painter, front, piece, colours)
        painter.setPen(NO_PEN)
        painter.setBrush(piece.fill)
        painter.drawRect(roof)
        painter.setBrush(NO_BRUSH)
        painter.setPen(pen(faded(mixed(piece.fill, colours.piece("white").fill, 0.6), 0.75), 1.5))
        bright = roof.adjusted(2.2, 2.2, -2.2, -2.2)
        painter.drawPolyline([bright.bottomLeft(), bright.topLeft(), bright.topRight()])
        painter.setPen(line)
        painter.drawRect(front.united(roof))
        painter.drawLine(front.topLeft(), front.topRight())
        foot, below = front.top(), deep
    side = min(below - 2, 21)
    paint_sign(painter, piece, box_around(QPointF(0, foot - below / 2), side, side), piece.mark)


def _paint_front(painter: QPainter, front: QRectF, piece: Piece, colours: Theme) -> None:
    """A front with slits of windows, its right in the shade."""
    painter.setPen(NO_PEN)
    painter.setBrush(mixed(piece.fill, colours.outline, 0.26))
    painter.drawRect(front)
    painter.setBrush(faded(colours.outline, 0.26))
    painter.drawRect(front.adjusted(front.width() * 0.68, 0, 0, 0))
    painter.setBrush(_light(piece, colours))
    number = int(front.width() // 9)
    for window in range(number):
        x = front.left() + (window + 0.5) * front.width() / number - 1.4
        painter.drawRect(QRectF(x, front.top() + 2.6, 2.8, front.height() - 5.2))


def _light(piece: Piece, colours: Theme) -> QColor:
    """Of windows: at night somebody is still at work."""
    if colours.dark:
        return mixed(colours.brass, colours.piece("white").fill, 0.3)
    return faded(mixed(piece.fill, colours.piece("white").fill, 0.72), 0.85)


class TowerItem(StaticItem):
    """A tower on the map. Its position is the middle of its square; it may not have risen wholly yet."""

    def __init__(self, company: int) -> None:
        super().__init__(STANDING)
        self.company = company
        self.level = 0
        self._risen = 1.0

    def show_level(self, level: int) -> None:
        self.set_company(self.company, level)

    def set_company(self, company: int, level: int) -> None:
        """Becomes a tower of a company, so tall."""
        if (company, level) != (self.company, self.level):
            self.company, self.level = company, level
            self.update()

    def rise(self, share: float) -> None:
        """A moment of its building: it comes up out of the ground."""
        if share != self._risen:
            self.keep(share == 1.0)
            self._risen = share
            self.update()

    def stand(self, at: QPointF, row: int) -> None:
        """Stands there as if it had always stood there."""
        self.rise(1.0)
        self.setPos(at)
        self.setZValue(STANDING + row / 100)
        self.setOpacity(1.0)
        if self.rotation() or self.scale() != 1.0:
            self.setRotation(0.0)
            self.setScale(1.0)

    def boundingRect(self) -> QRectF:
        return _BOX

    def draw(self, painter: QPainter, colours: Theme) -> None:
        if self._risen < 1.0:
            painter.setClipRect(
                self.boundingRect().adjusted(0, 0, 0, -4), Qt.ClipOperation.IntersectClip
            )
            painter.translate(QPointF(0, (1 - self._risen) * 70))
        paint_tower(painter, colours.piece(COMPANIES[self.company]), self.level, colours)
