"""The sign over a district that is decided: SOLD in the owner's colour, or that nobody has it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from bigshot_desktop.games.big_shot.rules.material import COLOURS
from bigshot_desktop.games.big_shot.window.board.plan import CELL, SIGN
from bigshot_desktop.ui.boards.sprite import Sprite
from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.look.painting import NO_BRUSH, NO_PEN, faded, fitted, mixed, pen
from bigshot_desktop.ui.look.shapes import box_around, stepped
from bigshot_desktop.ui.look.theme import Theme

TILT: Final = -5.0
"""Degrees: it was put up by hand."""
_CUBE_X: Final = -53.0


class SoldSign(QGraphicsItem):
    """A sign on the tray of a district, with a place for the owner's cube."""

    def __init__(self, centre: QPointF) -> None:
        super().__init__()
        self.owner = -1
        self.text = ""
        self._falling = False
        self._sprite = Sprite(self.boundingRect(), self._draw, steady=True)
        self.setPos(centre)
        self.setRotation(TILT)
        self.setZValue(3)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    @property
    def spot(self) -> QPointF:
        """Where the owner's cube lies, in the scene."""
        return self.mapToScene(QPointF(_CUBE_X, 0))

    def announce(self, owner: int, text: str) -> None:
        """Takes an owner, or nobody, and what it says."""
        if (owner, text) != (self.owner, self.text):
            self.owner, self.text = owner, text
            self.update()

    def stand(self) -> None:
        """Stands there as if it had always been there."""
        if not self.isVisible() or self.scale() != 1.0:
            self.drop(1.0)
            self.show()

    def drop(self, progress: float) -> None:
        """A moment of its fall: from above, with a small bounce at the end."""
        self._fall(progress < 1.0)
        if progress < 0.6:
            fall = (progress / 0.6) ** 2
        else:
            back = (progress - 0.6) / 0.4
            fall = 1 - 0.12 * 4 * back * (1 - back)
        self.setScale(1.9 - 0.9 * fall)
        self.setOpacity(min(1.0, 0.2 + progress * 1.6))
        self.setRotation(TILT + 9 * (1 - fall))

    def _fall(self, falling: bool) -> None:
        """While it falls, one picture of it is made larger and smaller; at rest it is as sharp as can be."""
        if falling != self._falling:
            self._falling = falling
            self._sprite.forget()
            modes = QGraphicsItem.CacheMode
            self.setCacheMode(modes.NoCache if falling else modes.DeviceCoordinateCache)
            self.update()

    def boundingRect(self) -> QRectF:
        return box_around(QPointF(), *SIGN).adjusted(-3, -3, 7, 8)

    def paint(
        self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None
    ) -> None:
        if self._falling:
            self._sprite.paint(painter, QPointF())
        else:
            self._draw(painter)

    def _draw(self, painter: QPainter) -> None:
        colours = theme.current()
        board = box_around(QPointF(), *SIGN)
        painter.setPen(NO_PEN)
        painter.setBrush(faded(colours.outline, 0.3))
        painter.drawPath(stepped(board.translated(4, 5), 9))
        if self.owner >= 0:
            piece = colours.piece(COLOURS[self.owner])
            fill, ink, trim = piece.fill, piece.mark, colours.brass_fill
        else:
            fill, ink, trim = colours.sunken, colours.ink_soft, colours.line
        painter.setPen(pen(colours.outline))
        painter.setBrush(trim)
        painter.drawPath(stepped(board, 9))
        painter.setPen(pen(mixed(trim, colours.outline, 0.5), 1))
        painter.setBrush(fill)
        painter.drawPath(stepped(board.adjusted(6, 6, -6, -6), 7))
        painter.setPen(pen(faded(ink, 0.55), 1.2))
        painter.setBrush(NO_BRUSH)
        inner = board.adjusted(12, 12, -12, -12)
        painter.drawLine(inner.topLeft() + QPointF(8, 0), inner.topRight() - QPointF(8, 0))
        painter.drawLine(inner.bottomLeft() + QPointF(8, 0), inner.bottomRight() - QPointF(8, 0))
        room = inner.adjusted(4, 6, -2, -6)
        if self.owner >= 0:
            self._paint_place(painter, colours)
            room.setLeft(_CUBE_X + CELL / 2 + 7)
        painter.setPen(ink)
        fitted(self.text, room, 40).paint(painter, room)

    def _paint_place(self, painter: QPainter, colours: Theme) -> None:
        """A pale place under the cube, so that it stands out from a sign of its own colour."""
        painter.setPen(pen(colours.outline, 1))
        painter.setBrush(colours.brass_fill)
        painter.drawPath(stepped(box_around(QPointF(_CUBE_X, 0), CELL + 6, CELL + 6), 4))
