"""The strip of open talk: who is about to speak, and for how long not yet."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.models.seat_colours import seat_piece
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.talk_clock import TalkClock
from bigshot_desktop.ui.play.turns import NOBODY
from bigshot_desktop.ui.widgets.pieces import SIDE, Painted, paint_piece

_LONGEST: Final = 16
"""A longer sentence is cut, in heights of a line; the tool tip has all of it."""
_BAR: Final = 3
"""The bar of the pause is so high."""
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class ClockStrip(Retranslated, Painted):
    """A bot's name over a bar that shrinks until it speaks.

    It keeps its place while nobody is about to speak; where nobody ever will be, it is not there at all. The sand-glass
    stands elsewhere, where it is always seen.
    """

    def __init__(self, clock: TalkClock, parent: QWidget | None = None) -> None:
        super().__init__(parent, wide=QSizePolicy.Policy.Preferred)
        self._clock = clock
        self._bridge: Bridge | None = None
        self._shown = NOBODY
        """Whom the words tell of."""
        self.text = ""
        """Who is about to speak."""
        self.hide()
        clock.changed.connect(self._follow)

    def attend(self, bridge: Bridge) -> None:
        """Shows the talk of a match, by the names that players have in it."""
        self._bridge = bridge
        self.retranslate()

    def retranslate(self) -> None:
        if self._bridge is None:
            return
        self._shown = speaker = self._clock.next_speaker
        named = self._bridge.narrator.player(speaker) if self._speaks else ""
        self.text = self._about_to_speak(named) if named else ""
        self.describe(self.text)
        self.setVisible(len(self._bridge.match.seats) > len(self._bridge.humans))

    # --- how large -------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        """As wide as the longest it may say, so that nothing moves when somebody is about to speak."""
        return QSize(self._pause_width(), round(1.3 * self._unit()) + _BAR)

    def minimumSizeHint(self) -> QSize:
        return QSize(min(6 * self._unit(), self.sizeHint().width()), self.sizeHint().height())

    def _pause_width(self) -> int:
        if self._bridge is None:
            return 0
        names = [seat.name for seat in self._bridge.match.seats if seat.kind != "human"]
        letters = QFontMetrics(self.font())
        widths = [
            self._before() + letters.horizontalAdvance(self._about_to_speak(one)) for one in names
        ]
        return min(max(widths) + 2, self._before() + _LONGEST * self._unit()) if widths else 0

    def _before(self) -> int:
        return round(self._unit() * (SIDE + 0.4))

    # --- how it looks ----------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """The sign and the name, and under them what is left of the pause."""
        if not self._speaks:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, side, box = theme.current(), round(self._unit() * SIDE), QRectF(self.rect())
        line = box.adjusted(0, 0, 0, -_BAR - 1)
        sign = QRectF(0, line.center().y() - side / 2, side, side)
        paint_piece(painter, sign, seat_piece(self._clock.next_speaker))
        words = line.adjusted(self._before(), 0, 0, 0)
        shown = self.fontMetrics().elidedText(
            self.text, Qt.TextElideMode.ElideRight, round(words.width()) + 1
        )
        painter.setPen(colours.ink_soft)
        painter.drawText(words.adjusted(0, 0, 2, 0), int(_LEFT), shown)
        whole = QRectF(box.left(), box.bottom() - _BAR, self._pause_width(), _BAR) & box
        part = self._clock.pause_left / self._clock.pause if self._clock.pause else 0.0
        left = QRectF(whole.left(), whole.top(), whole.width() * part, _BAR)
        painter.setPen(Qt.PenStyle.NoPen)
        for bar, colour in ((whole, colours.line), (left, colours.brass)):
            painter.setBrush(colour)
            painter.drawRoundedRect(bar, _BAR / 2, _BAR / 2)
        painter.end()

    # --- the clock -------------------------------------------------------------------------------

    @property
    def _speaks(self) -> bool:
        return self._clock.next_speaker != NOBODY

    def _about_to_speak(self, player: str) -> str:
        #: A bot that has waited for people to speak first
        return self.tr("{player} is about to speak").format(player=player)

    def _follow(self) -> None:
        """Words change seldom; the bar is painted anew each time."""
        if self._shown != self._clock.next_speaker:
            self.retranslate()
        self.update()
