"""Little notes that float up and fade: what somebody gained, paid, bought or sold; and the stamp of ruin."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from bigshot_desktop.ui.boards.items import StaticItem
from bigshot_desktop.ui.boards.sprite import Sprite
from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.look.painting import (
    NO_BRUSH,
    NO_PEN,
    faded,
    figure_font,
    fitted,
    mixed,
    paint_coin,
    paint_medal,
    pen,
    write,
)
from bigshot_desktop.ui.look.shapes import box_around, stepped
from bigshot_desktop.ui.look.theme import Theme

HIGH: Final = 34.0
TILT: Final = -7.0
_STAMP: Final = (430.0, 96.0)
_RISE: Final = 24.0
_COIN: Final = 21.0
"""The room of a coin before a figure."""
_APART: Final = 4.0
_STEP: Final = 8.0
"""How finely a place for a note is searched."""


class FloatingItem(StaticItem):
    """An item that is seen for a moment, in motion: it is drawn once into a sprite, and only that is moved."""

    def __init__(self, height: float) -> None:
        super().__init__(height, shown=False, kept=False)

    def print(self) -> None:
        """Makes the picture anew: it says something else now."""
        self._sprite = Sprite(
            self.boundingRect(), lambda to: self.draw(to, theme.current()), steady=True
        )

    def paint(
        self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None
    ) -> None:
        self._sprite.paint(painter, QPointF(), self.scale())


class TagItem(FloatingItem):
    """A note: whose it is, how much, and of what if it is not money."""

    def __init__(self) -> None:
        super().__init__(20)
        self.piece = self.text = self.share = ""
        self._start = QPointF()
        self._wide = 0.0

    @property
    def money(self) -> bool:
        """Whether it is about money: somebody's, and no share."""
        return bool(self.piece) and not self.share

    @property
    def has_coin(self) -> bool:
        """Whether a coin says that it is money: before a figure without a word for it."""
        return self.money and self.text[1:].isdigit()

    @property
    def way(self) -> QRectF:
        """All that it covers while it floats up."""
        return self.way_from(self._start)

    def way_from(self, start: QPointF) -> QRectF:
        return box_around(start, self._wide, HIGH).adjusted(0, -_RISE, 0, 0)

    def set_text(self, text: str, piece: str = "", share: str = "") -> None:
        """Takes a text, whose it is, and the company whose share it is about."""
        self.prepareGeometryChange()
        self.piece, self.text, self.share = piece, text, share
        letters = QFontMetricsF(_font()).horizontalAdvance(text)
        self._wide = letters + 24 + 30 * bool(piece) + 26 * bool(share) + _COIN * self.has_coin
        self.print()

    def begin(self, at: QPointF) -> None:
        """Floats up from a point."""
        self._start = at
        self.float_up(0.0)
        self.show()

    def float_up(self, share: float) -> None:
        """A moment of its rise; at the end it is gone."""
        self.setPos(self._start - QPointF(0, _RISE * (1 - (1 - share) ** 3)))
        self.setOpacity(min(1.0, share * 8, (1 - share) * 4))
        if share >= 1.0:
            self.hide()

    def boundingRect(self) -> QRectF:
        return box_around(QPointF(), self._wide, HIGH).adjusted(-2, -2, 5, 6)

    def draw(self, painter: QPainter, colours: Theme) -> None:
        box = box_around(QPointF(), self._wide, HIGH)
        painter.setPen(NO_PEN)
        painter.setBrush(faded(colours.outline, 0.25))
        painter.drawRoundedRect(box.translated(2, 3), HIGH / 2, HIGH / 2)
        painter.setPen(pen(colours.outline))
        painter.setBrush(colours.card)
        painter.drawRoundedRect(box, HIGH / 2, HIGH / 2)
        left = box.left() + 12
        if self.piece:
            medal = QPointF(left + 8, 0)
            paint_medal(painter, colours.piece(self.piece), medal, 12, colours)
            left += 30
        if self.share:
            card = QRectF(left - 4, -12, 18, 24)
            painter.setPen(pen(colours.outline, 1.2))
            painter.setBrush(colours.piece(self.share).fill)
            painter.drawRoundedRect(card, 3, 3)
            painter.setPen(pen(colours.piece(self.share).mark, 1))
            painter.drawLine(card.topLeft() + QPointF(4, 6), card.topRight() + QPointF(-4, 6))
            painter.drawLine(card.topLeft() + QPointF(4, 10), card.topRight() + QPointF(-4, 10))
            left += 22
        ink = colours.ink
        if self.has_coin:
            paint_coin(painter, QPointF(left + 7, 0), 9, colours)
            left += _COIN
        if self.money:
            ink = colours.good if self.text[0] == "+" else colours.danger
        room = QFontMetricsF(_font()).horizontalAdvance(self.text)
        write(painter, self.text, QPointF(left + room / 2, 0), _font(), ink)


def _font() -> QFont:
    return figure_font(23, QFont.Weight.Bold)


class StampItem(FloatingItem):
    """A stamp across the map: somebody is ruined."""

    def __init__(self) -> None:
        super().__init__(21)
        self.text = ""
        self.setRotation(TILT)

    def show_text(self, at: QPointF, text: str) -> None:
        """Takes its place and what it says."""
        self.text = text
        self.print()
        self.setPos(at)
        self.strike(0.0)
        self.show()

    def strike(self, share: float) -> None:
        """A moment of it: it comes down, stays to be read, and fades; at the end it is gone."""
        fall = min(1.0, share / 0.15)
        self.setScale(1.7 - 0.7 * fall**2)
        self.setOpacity(min(1.0, share * 12, (1 - share) * 5))
        if share >= 1.0:
            self.hide()

    def boundingRect(self) -> QRectF:
        return box_around(QPointF(), *_STAMP).adjusted(-4, -4, 4, 4)

    def draw(self, painter: QPainter, colours: Theme) -> None:
        box = box_around(QPointF(), *_STAMP)
        painter.setPen(NO_PEN)
        painter.setBrush(faded(colours.card, 0.93))
        painter.drawPath(stepped(box, 9))
        painter.setPen(pen(colours.danger, 5))
        painter.setBrush(NO_BRUSH)
        painter.drawPath(stepped(box.adjusted(3, 3, -3, -3), 9))
        painter.setPen(pen(mixed(colours.danger, colours.card, 0.3), 1.6))
        painter.drawPath(stepped(box.adjusted(11, 11, -11, -11), 7))
        room = box.adjusted(26, 14, -26, -14)
        painter.setPen(colours.danger)
        fitted(self.text, room, 44).paint(painter, room)


def _ways(way: QRectF, room: QRectF, *, alone: bool) -> list[QRectF]:
    """Where a way could be in a room, the nearest to where it is first.

    Where there are others and the room is narrow, they stand in two columns.
    """
    right, bottom = room.right() - way.width(), room.bottom() - way.height()
    near = QPointF(
        max(room.left(), min(way.left(), right)), max(room.top(), min(way.top(), bottom))
    )
    rows = int((bottom - room.top()) // _STEP) + 1
    wide = alone or room.width() > 3 * way.width()
    spots = [
        QPointF(x, y)
        for x in ((near.x(),) if wide else (room.left(), right))
        for y in (near.y(), *(room.top() + row * _STEP for row in range(rows)))
    ]
    spots.sort(key=lambda spot: (spot - near).manhattanLength())
    return [QRectF(spot, way.size()) for spot in spots]


def _free(ways: Sequence[QRectF], kept: Sequence[QRectF]) -> QRectF | None:
    """The first way that meets none of these."""
    free = (way for way in ways if not any(way.intersects(other) for other in kept))
    return next(free, None)


class Tags:
    """As many notes as there are at once, and the stamp."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._tags: list[TagItem] = []
        self.stamp = StampItem()
        scene.addItem(self.stamp)

    @property
    def seen(self) -> list[TagItem]:
        """Those that float now."""
        return [tag for tag in self._tags if tag.isVisible()]

    def show(
        self,
        near: QPointF,
        room: QRectF,
        text: str,
        piece: str = "",
        share: str = "",
        spared: Sequence[QRectF] = (),
    ) -> TagItem:
        """A note that floats up within a room, as near to a point as it can without meeting another.

        ``spared``: what it must not cover either.
        """
        taken = [tag.way.adjusted(-_APART, -_APART, _APART, _APART) for tag in self.seen]
        tag = self._take()
        tag.set_text(text, piece, share)
        kept = (*taken, *spared)
        alone = not any(other.intersects(room) for other in kept)
        ways = _ways(tag.way_from(near), room, alone=alone)
        free = _free(ways, kept) or _free(ways, taken) or ways[0]
        tag.begin(free.center() + QPointF(0, _RISE / 2))
        return tag

    def _take(self) -> TagItem:
        """A note that nobody uses."""
        tag = next((tag for tag in self._tags if not tag.isVisible()), None)
        if tag is None:
            tag = TagItem()
            self._tags.append(tag)
            self._scene.addItem(tag)
        return tag

    def sweep(self) -> None:
        """Nothing floats any more."""
        for item in (*self._tags, self.stamp):
            item.hide()
