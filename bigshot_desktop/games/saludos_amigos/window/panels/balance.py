"""Mug and biscuit against each other: the heights of both sides as bars, and what one's own cards would add."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from bigshot_desktop.ui.look import icons, theme
from bigshot_desktop.ui.widgets.pieces import Painted

_LINE: Final = 1.25
"""Of a line of text, the height of a bar with what belongs to it."""
_BAR: Final = 8
"""The longest bar, in heights of a line."""
_LONGEST: Final = "88 + 88 = 888"
_LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


class Side(NamedTuple):
    """One of the two."""

    height: int
    cards: int = 0
    """What the player's own cards add."""
    own: bool = False

    @property
    def figures(self) -> str:
        """As one writes it on the counter: 19 + 5 = 24."""
        total = self.height + self.cards
        return f"{self.height} + {self.cards} = {total}" if self.cards else str(self.height)


class Balance(Painted):
    """The coalition's mug above, the opposition's biscuit below."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, wide=QSizePolicy.Policy.Preferred)
        self.mug = self.biscuit = Side(0)

    def weigh(self, mug: Side, biscuit: Side, told: str) -> None:
        """Shows both; ``told`` says it in words."""
        self.mug, self.biscuit = mug, biscuit
        self.describe(told)

    def sizeHint(self) -> QSize:
        width = self._before() + _BAR * self._unit() + self._figures()
        return QSize(width, round(2 * _LINE * self._unit()))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._before() + 2 * self._unit() + self._figures(), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        most = max(1, *(side.height + side.cards for side in (self.mug, self.biscuit)))
        high = self.height() / 2
        room = min(_BAR * self._unit(), self.width() - self._before() - self._figures())
        for place, (side, name) in enumerate(((self.mug, "mug"), (self.biscuit, "biscuit"))):
            row = QRectF(0, place * high, self.width(), high)
            self._paint_side(painter, row, side, name, room / most)
        painter.end()

    def _paint_side(
        self, painter: QPainter, row: QRectF, side: Side, name: str, step: float
    ) -> None:
        colours, picture = theme.current(), round(self._unit() * 1.1)
        place = QRectF(row.left(), row.center().y() - picture / 2, picture, picture)
        icons.icon(name).paint(painter, place.toRect())
        thick = 0.55 * self._unit()
        bar = QRectF(self._before(), row.center().y() - thick / 2, side.height * step, thick)
        own = QRectF(bar.right(), bar.top(), side.cards * step, thick)
        for part, colour in ((bar, colours.brass_fill), (own, colours.accent)):
            if part.width() > 0:
                _paint_bar(painter, part, colour)
        end = max(bar.right(), own.right()) + self._gap()
        painter.setFont(self._face(strong=side.own))
        painter.setPen(colours.ink if side.own else colours.ink_soft)
        painter.drawText(row.adjusted(end, 0, 0, 0), _LEFT, side.figures)

    def _gap(self) -> int:
        return round(self._unit() * 0.4)

    def _before(self) -> int:
        return round(self._unit() * 1.1) + self._gap()

    def _figures(self) -> int:
        return QFontMetrics(self._face(strong=True)).horizontalAdvance(_LONGEST) + self._gap()

    def _face(self, *, strong: bool) -> QFont:
        face = QFont(self.font())
        face.setWeight(QFont.Weight.DemiBold if strong else QFont.Weight.Normal)
        return face


def _paint_bar(painter: QPainter, box: QRectF, colour: QColor) -> None:
    half = theme.LINE / 2
    painter.setPen(QPen(theme.current().outline, theme.LINE))
    painter.setBrush(colour)
    painter.drawRoundedRect(box.adjusted(half, half, -half, -half), 2, 2)
