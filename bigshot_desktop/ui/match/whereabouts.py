"""Where the match is: round or turn, what is left, who leads; and the variants it is played with, one click away."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontInfo,
    QFontMetrics,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QShortcut,
)
from PySide6.QtWidgets import QAbstractButton, QFrame, QSizePolicy, QVBoxLayout, QWidget
from shiboken6 import isValid

from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.ui.look import fonts, icons, theme
from bigshot_desktop.ui.look.plain_text import PlainLabel, plain_tip
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.match.game_table import GameTable
from bigshot_desktop.ui.widgets.buttons import ENTERS

KEY: Final = "V"
"""Opens the variants."""
_SIZES: Final = (1.0, 0.88, 0.78)
"""The letters that are tried one after the other, in those of the text."""
_SMALLEST: Final = 11
"""Smaller letters, in pixels, are not tried where fewer words can be read better."""
_GAP: Final = 6
_WIDTH: Final = 22
"""Of the list of variants, in heights of a line."""
_FLAGS: Final = (
    int(Qt.AlignmentFlag.AlignLeft)
    | int(Qt.AlignmentFlag.AlignVCenter)
    | int(Qt.TextFlag.TextWordWrap)
)

_OFF: Final = "no"
"""The value of an option that is switched off."""


class Whereabouts(Retranslated, QAbstractButton):
    """A few words at the end of the bar. They change when what happened has been shown, never before.

    Where there is little room, what comes first is told; the tool tip has all of it. A click opens the variants.
    """

    def __init__(self, game_table: GameTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game_table = game_table
        self.told: tuple[str, ...] = ()
        """What is told, each thing in a few words."""
        self.is_last = False
        """Whether this is the last round, or can be."""
        self.variant_list: VariantList | None = None
        """What was chosen before the match, while it is looked at."""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self.switch_variants)
        self._key = QShortcut(QKeySequence(KEY), self)
        self._key.activated.connect(self.switch_variants)
        theme.theme_switch().changed.connect(self.update)
        self.retranslate()

    def show_now(self) -> None:
        """Tells how far the match is and who leads, as everybody at the table may know it."""
        bridge = self._game_table.bridge
        narrator, match = bridge.narrator, bridge.match
        over = match.result is not None
        tell = narrator.progress if over else narrator.whereabouts  # then nobody is ahead any more
        told = tell(bridge.observation)
        if not told:
            moves = sum(step.action.seat != CHANCE for step in match.steps)
            told = [narrator.phrase("moves", number=moves + bool(match.to_act))]
        self.told, self.is_last = tuple(told), self._game_table.is_last and not over
        line = " · ".join(told)
        self.setText(line)
        self.setAccessibleName(line)
        self.setToolTip(plain_tip("\n".join((*told, self._click))))
        self.update()

    def switch_variants(self) -> None:
        """Shows the variants of this match above it, over whatever is there; or no longer."""
        if self._close_variants():
            return
        self.variant_list = shown = VariantList(self._game_table, self.window())
        shown.closed.connect(self.switch_variants)
        shown.open_above(self)

    def _close_variants(self) -> bool:
        """Whether there was anything to close."""
        shown, self.variant_list = self.variant_list, None
        if shown is None or not isValid(shown):
            return False
        shown.hide()
        shown.deleteLater()
        return True

    def retranslate(self) -> None:
        #: At the end of a tool tip: a click shows what was chosen before this match
        self._click = self.tr("Click: the variants in play (key: {key})").format(key=KEY)
        self._key.setWhatsThis(self.tr("The variants in play"))
        self.setAccessibleDescription(self._click)
        self.show_now()
        if self._close_variants():  # and open again, in the language of now
            self.switch_variants()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody is at the table any more."""
        super().hideEvent(event)
        self._close_variants()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens the variants; Space, which hurries bots, does not."""
        if event.key() in ENTERS:
            self.click()
        elif event.key() != Qt.Key.Key_Space:
            super().keyPressEvent(event)

    # --- how it looks ----------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(12 * line, round(1.85 * line))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours, line = theme.current(), self.fontMetrics().height()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        half = theme.LINE / 2
        side, pad = round(line * 0.95), round(line * 0.35)
        room = self.rect().adjusted(2 * pad + side, 2, -pad, -2)
        text, face = self._fitted(room)
        used = _box(face, room, text).width() + 2
        room.setLeft(max(room.left(), room.right() - used))
        left = room.left() - 2 * pad - side  # no wider than what it says, at the right edge
        frame = QRectF(self.rect()).adjusted(left + half, half, -half, -half)
        edge = colours.brass if self.is_last else colours.line
        if self.hasFocus() or self.underMouse():
            edge = colours.accent
        painter.setPen(QPen(edge, theme.LINE if self.is_last or self.hasFocus() else 1))
        painter.setBrush(colours.brass_fill if self.is_last else colours.sunken)
        painter.drawRoundedRect(frame, icons.RADIUS, icons.RADIUS)
        icon = QRect(left + pad, (self.height() - side) // 2, side, side)
        icons.icon("sand-glass", "on_brass" if self.is_last else "brass").paint(painter, icon)
        painter.setFont(face)
        painter.setPen(colours.on_brass if self.is_last else colours.ink)
        painter.drawText(room, _FLAGS, text)
        painter.end()

    def _fitted(self, room: QRect) -> tuple[str, QFont]:
        """As many of the things as fit into one line, in letters as large as possible; else what comes first."""
        faces = [fonts.smaller(self.font(), size) for size in _SIZES]
        legible = [face for face in faces if QFontInfo(face).pixelSize() >= _SMALLEST] or faces[:1]
        for number in range(len(self.told), 1, -1):
            text = " · ".join(self.told[:number])
            for face in legible:
                if QFontMetrics(face).horizontalAdvance(text) <= room.width():
                    return text, face
        for number in range(len(self.told), 0, -1):
            text = " · ".join(self.told[:number])
            for face in faces:
                if _fits(face, room, text):
                    return text, face
        first = self.told[0] if self.told else ""
        elided = QFontMetrics(faces[-1]).elidedText(
            first, Qt.TextElideMode.ElideRight, room.width()
        )
        return elided, faces[-1]


def _box(face: QFont, room: QRect, text: str) -> QRect:
    return QFontMetrics(face).boundingRect(QRect(0, 0, room.width(), 1 << 14), _FLAGS, text)


def _fits(face: QFont, room: QRect, text: str) -> bool:
    box = _box(face, room, text)
    return box.height() <= room.height() and box.width() <= room.width()


class VariantList(QFrame):
    """What was chosen for the match, with a line about it, and which variants are off. Esc or a click closes it."""

    closed = Signal()

    def __init__(self, game_table: GameTable, parent: QWidget) -> None:
        super().__init__(parent)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self).activated.connect(self.closed)
        self.setProperty("kind", "card")
        narrator, match = game_table.bridge.narrator, game_table.bridge.match
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 12, 10)
        column.setSpacing(4)
        self.lines: list[str] = []
        off: list[str] = []
        for name, value in match.setup.options:
            if value == _OFF:
                off.append(narrator.option(name).name)
                continue
            option, chosen = narrator.option(name), narrator.option_value(name, value)
            #: An option of the match and what was chosen: "Hidden money: Yes"
            line = self.tr("{option}: {value}").format(option=option.name, value=chosen.name)
            self.lines.append(line)
            head, why = PlainLabel(line, wordWrap=True), PlainLabel(chosen.why, wordWrap=True)
            head.setProperty("kind", "prompt")
            why.setProperty("kind", "caption")
            column.addWidget(head)
            column.addWidget(why)
        self.off = ""
        if off:
            #: {variants} is a list of variants that nobody has chosen for this match
            told = self.tr("Not in play: {variants}")
            self.off = told.format(variants=narrator.row(off))
            column.addWidget(PlainLabel(self.off, wordWrap=True))
        if match.played_on:
            #: Among the variants of a match: {number} is the step of another match after which this one began
            told = self.tr("Played on from step {number} of another match.")
            self.lines.append(told.format(number=match.played_on))
            column.addWidget(PlainLabel(self.lines[-1], wordWrap=True))
        if not self.lines and not off:
            column.addWidget(PlainLabel(self.tr("This game has no variants."), wordWrap=True))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.closed.emit()

    def open_above(self, strip: QWidget) -> None:
        """Opens above a strip, at its right edge, as far as the window has room."""
        self.ensurePolished()
        window = strip.window()
        room, corner = window.rect(), strip.mapTo(window, QPoint(strip.width(), 0))
        wide = min(_WIDTH * self.fontMetrics().height(), room.width())
        layout = self.layout()
        assert layout is not None
        high = min(layout.totalHeightForWidth(wide), room.height())
        left = max(0, min(corner.x(), room.right() + 1) - wide)
        top = max(0, corner.y() - _GAP - high)
        self.setGeometry(left, top, wide, high)
        self.show()
        self.raise_()
