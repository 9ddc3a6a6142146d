"""The transparent button over a seat card, there while its player can be picked to speak."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from bigshot_desktop.ui.look import icons, theme
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.widgets.buttons import ActionButton


class SeatButton(Retranslated, ActionButton):
    """A button as large as the card it lies on, and as clear as glass; pressed in for who speaks now."""

    def __init__(self, card: QWidget) -> None:
        super().__init__(card)
        self._player, self._card = "", ""
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    def name(self, player: str, card: str) -> None:
        """Whose card it lies on, and all that stands there."""
        self._player, self._card = player, card
        self.retranslate()

    def retranslate(self) -> None:
        #: What pressing the card of a player does, where several people talk at one screen
        self.setAccessibleName(self.tr("Speak as {player}").format(player=self._player))
        self.setAccessibleDescription(self._card)

    def nextCheckState(self) -> None:
        """It is pressed in when the table has turned to the player, not before."""

    def paintEvent(self, event: QPaintEvent) -> None:
        colours, near = theme.current(), self.underMouse() or self.hasFocus()
        veil, most = QColor(colours.accent), 0.1 if colours.dark else 0.16
        veil.setAlphaF(most if self.isChecked() else most / 2 if near else 0.0)
        weight = 2 * theme.LINE if near or self.isChecked() else theme.LINE
        half = weight / 2
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(veil)
        style = Qt.PenStyle.SolidLine if near or self.isChecked() else Qt.PenStyle.DotLine
        painter.setPen(QPen(colours.accent, weight, style))
        frame = QRectF(self.rect()).adjusted(half, half, -half, -half)
        painter.drawRoundedRect(frame, icons.RADIUS, icons.RADIUS)
        painter.end()
        self._freshness.painted()
