"""A player in a few words: the signs of their colours and their name, in or out, speaking or not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from bigshot_desktop.ui.look import icons, theme
from bigshot_desktop.ui.widgets.buttons import ENTERS
from bigshot_desktop.ui.widgets.pieces import SIDE, Painted, paint_piece

_LONGEST: Final = 9
"""A longer text is cut, in heights of a line; the tool tip has all of it."""
_LASTS: Final = 60_000
"""So long all of a line is shown to who has asked for it, in milliseconds."""
_LEAST: Final = 8
"""What a line that can be cut asks for, in heights of a line."""


class Chip(Painted):
    """Signs and a name. It is read, not pressed."""

    def __init__(self, parent: QWidget | None = None, *, longest: float = _LONGEST) -> None:
        super().__init__(parent, wide=QSizePolicy.Policy.Preferred)
        self.text = ""
        self.pieces: tuple[str, ...] = ()
        self.out = False
        """Struck through and faint."""
        self.strong = False
        """Bold, with a line in the accent around it."""
        self._longest = longest
        self._room: tuple[tuple[str, ...], int] = (), 0
        self._bare = False

    def show_player(
        self,
        text: str,
        pieces: tuple[str, ...],
        *,
        tip: str = "",
        out: bool = False,
        strong: bool = False,
    ) -> None:
        """Shows somebody; the tool tip says what the looks stand for."""
        self.text, self.pieces, self.out, self.strong = text, pieces, out, strong
        self.describe(tip or text)

    def set_bare(self, bare: bool) -> None:
        """Shows the signs without the name, which the tool tip has; or both."""
        if bare != self._bare:
            self._bare = bare
            self.updateGeometry()
            self.update()

    def make_room(self, texts: Sequence[str], pieces: int) -> None:
        """There is always room for these texts with so many pieces."""
        if (tuple(texts), pieces) != self._room:
            self._room = tuple(texts), pieces
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        letters, (texts, pieces) = QFontMetrics(self._face(bold=True)), self._room
        longest = max(map(letters.horizontalAdvance, (self.text, *texts)))
        words = 0 if self._bare else min(longest + 2, self._most())
        before = self._before(max(pieces, len(self.pieces)))
        return QSize(before + words + self._gap(), round(self._unit() * 1.6))

    def minimumSizeHint(self) -> QSize:
        least = min(self.sizeHint().width(), self._before() + 3 * self._unit())
        return QSize(least, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        colours, faint = theme.current(), self.out or not self.isEnabled()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.strong:
            half = theme.LINE / 2
            frame = QRectF(self.rect()).adjusted(half, half, -half, -half)
            painter.setPen(QPen(colours.accent, theme.LINE))
            painter.setBrush(colours.card)
            painter.drawRoundedRect(frame, 6, 6)
        if faint:
            painter.setOpacity(0.6)
        side = round(self._unit() * SIDE)
        x, y = self._gap(), (self.height() - side) / 2
        for name in self.pieces:
            paint_piece(painter, QRectF(x, y, side, side), name)
            x += side + self._gap() // 2
        painter.setOpacity(1)
        face = self._face(bold=self.strong)
        face.setStrikeOut(self.out)
        painter.setFont(face)
        painter.setPen(colours.ink_soft if faint else colours.ink)
        width = self.width() - self._before() - self._gap() + 2
        text = "" if self._bare else self.text
        words = QFontMetrics(face).elidedText(text, Qt.TextElideMode.ElideRight, width)
        box = QRectF(self._before(), 0, width, self.height())
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words)
        painter.end()

    def _gap(self) -> int:
        return round(self._unit() * 0.35)

    def _most(self) -> int:
        return round(self._longest * self._unit())

    def _before(self, number: int | None = None) -> int:
        """What the signs take: those of now, or so many."""
        side = round(self._unit() * SIDE)
        number = len(self.pieces) if number is None else number
        signs = number * side + max(0, number - 1) * (self._gap() // 2)
        return self._gap() + (signs + self._gap() if number else 0)

    def _face(self, *, bold: bool) -> QFont:
        face = QFont(self.font())
        face.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
        return face


class Elided(Painted):
    """One line, cut off where the room ends. The tool tip and screen readers have all of it; so have a click and Enter.

    While it is cut, Tab stops there; the mouse leaves the focus where it is.
    """

    def __init__(self, parent: QWidget | None = None, *, icon: str = "") -> None:
        super().__init__(parent, wide=QSizePolicy.Policy.Expanding)
        self._text = ""
        self._icon = icon

    @property
    def text(self) -> str:
        """All of it."""
        return self._text

    def set_text(self, text: str, description: str = "") -> None:
        """Shows a text; whoever hears it read out, or points at it, gets the description if there is one."""
        self._text = text
        self.describe(text, description)
        self._follow()

    @property
    def is_cut(self) -> bool:
        """Whether there is more than what is in sight."""
        room = self.width() - self._before()
        return self.fontMetrics().horizontalAdvance(self._text) > room

    def show_all(self) -> None:
        """Shows all of it above the line, until one turns to something else."""
        tip = self.toolTip()  # plain already
        above = self.mapToGlobal(QPoint(self._before(), 0))
        QToolTip.showText(above, tip, self, self.rect(), _LASTS)

    def _follow(self) -> None:
        """Can be asked for the rest if there is any."""
        cut = self.is_cut
        policy = Qt.FocusPolicy.TabFocus if cut else Qt.FocusPolicy.NoFocus
        if policy != self.focusPolicy():
            self.setFocusPolicy(policy)
            shape = Qt.CursorShape.PointingHandCursor if cut else Qt.CursorShape.ArrowCursor
            self.setCursor(shape)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self.is_cut:
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Not earlier: a button that is let go takes every tool tip away."""
        if self.is_cut and event.button() == Qt.MouseButton.LeftButton:
            self.show_all()
        else:
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.is_cut and event.key() in (*ENTERS, Qt.Key.Key_Space):
            self.show_all()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._follow()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._follow()

    def sizeHint(self) -> QSize:
        """It asks for little, and takes what there is."""
        metrics = self.fontMetrics()
        wish = self._before() + metrics.horizontalAdvance(self._text) + 2
        return QSize(min(wish, _LEAST * self._unit()), metrics.height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme.current()
        painter = QPainter(self)
        if self._icon:
            side = round(self._unit() * 0.9)
            place = QRectF(0, (self.height() - side) / 2, side, side).toRect()
            icons.icon(self._icon, "ink_soft").paint(painter, place)
        width = self.width() - self._before()
        words = self.fontMetrics().elidedText(self._text, Qt.TextElideMode.ElideRight, width)
        painter.setPen(colours.ink_soft)
        box = QRectF(self._before(), 0, width, self.height())
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words)
        if self.hasFocus():
            painter.setPen(QPen(colours.accent, 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 4, 4)
        painter.end()

    def _before(self) -> int:
        return round(self._unit() * 1.25) if self._icon else 0
