"""The strip that shows the time of open talk: who is about to speak, and the sand that is left."""

from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QPolygonF
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
_SOON: Final = 10
"""With so many seconds left the glass warns."""
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class ClockStrip(Retranslated, Painted):
    """A bot's name over a bar that shrinks until it speaks; beside it the sand-glass, if there is one.

    It keeps its place while nobody is about to speak; where nobody ever will be, it is not there at all.
    """

    def __init__(self, clock: TalkClock, parent: QWidget | None = None) -> None:
        super().__init__(parent, wide=QSizePolicy.Policy.Preferred)
        self._clock = clock
        self._bridge: Bridge | None = None
        self._shown: tuple[object, ...] = ()
        """What the words depend on, as last told."""
        self.text = ""
        """Who is about to speak, or that the time is up."""
        self.time = ""
        """What is left in the glass."""
        self.hide()
        clock.changed.connect(self._follow)

    def attend(self, bridge: Bridge) -> None:
        """Shows the talk of a match, by the names that players have in it."""
        self._bridge = bridge
        self.retranslate()

    def retranslate(self) -> None:
        if self._bridge is None:
            return
        clock, narrator = self._clock, self._bridge.narrator
        seconds = self._seconds
        self._shown = self._said_of
        self.text = (
            self._about_to_speak(narrator.player(clock.next_speaker)) if self._speaks else ""
        )
        if self._is_up:
            self.text = self._time_is_up(lapsing=any(self._bridge.observation.offers))
        elif lapsing := self._lapsing():
            self.text = lapsing
        self.time = f"{seconds // 60}:{seconds % 60:02}" if clock.time_limit else ""
        told = [self.text]
        if self.time and not self._is_up:
            #: The sand-glass that ends the talk; {time} is minutes and seconds: "1:05"
            told.append(self.tr("Sand-glass: {time} left").format(time=self.time))
        self.describe("\n".join(filter(None, told)))
        bots = len(self._bridge.match.seats) - len(self._bridge.humans)
        self.setVisible(bots > 0 or clock.time_limit > 0)

    # --- how large -------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        """As wide as the longest it may say, so that nothing moves when somebody is about to speak."""
        return QSize(self._pause_width() + self._glass_width(), round(1.3 * self._unit()) + _BAR)

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
        if self._clock.time_limit:
            longest = self._time_is_up(lapsing=True)
            widths.append(QFontMetrics(self._bold()).horizontalAdvance(longest))
        return min(max(widths) + 2, self._before() + _LONGEST * self._unit()) if widths else 0

    def _glass_width(self) -> int:
        if not self._clock.time_limit:
            return 0
        figures = QFontMetrics(self._bold()).horizontalAdvance("0:00")
        return round(1.9 * self._unit()) + figures

    def _before(self) -> int:
        return round(self._unit() * (SIDE + 0.4))

    # --- how it looks ----------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        if self._clock.time_limit:
            place = box.adjusted(box.width() - self._glass_width(), 0, 0, 0)
            self._paint_glass(painter, place)
            box.setRight(place.left())
        if self._is_up:
            self._paint_end(painter, box)
        elif self._speaks or self.text:
            self._paint_pause(painter, box)
        painter.end()

    def _paint_pause(self, painter: QPainter, box: QRectF) -> None:
        """The sign and the name, and under them what is left of the pause."""
        colours, side = theme.current(), round(self._unit() * SIDE)
        line = box.adjusted(0, 0, 0, -_BAR - 1)
        words = line
        if self._speaks:
            sign = QRectF(0, line.center().y() - side / 2, side, side)
            paint_piece(painter, sign, seat_piece(self._clock.next_speaker))
            words = line.adjusted(self._before(), 0, 0, 0)
        shown = self.fontMetrics().elidedText(
            self.text, Qt.TextElideMode.ElideRight, round(words.width()) + 1
        )
        painter.setPen(colours.danger if self._seconds <= _SOON and self.time else colours.ink_soft)
        painter.drawText(words.adjusted(0, 0, 2, 0), int(_LEFT), shown)
        if not self._speaks:
            return
        whole = QRectF(box.left(), box.bottom() - _BAR, self._pause_width(), _BAR) & box
        part = self._clock.pause_left / self._clock.pause if self._clock.pause else 0.0
        left = QRectF(whole.left(), whole.top(), whole.width() * part, _BAR)
        painter.setPen(Qt.PenStyle.NoPen)
        for bar, colour in ((whole, colours.line), (left, colours.brass)):
            painter.setBrush(colour)
            painter.drawRoundedRect(bar, _BAR / 2, _BAR / 2)

    def _paint_end(self, painter: QPainter, box: QRectF) -> None:
        """Where otherwise somebody is about to speak."""
        painter.save()
        painter.setFont(self._bold())
        painter.setPen(theme.current().danger)
        painter.drawText(box.adjusted(0, 0, 2, 0), int(_LEFT), self.text)
        painter.restore()

    def _paint_glass(self, painter: QPainter, box: QRectF) -> None:
        """The glass with as much sand above as there is time, and the time in figures."""
        colours, unit = theme.current(), self._unit()
        soon = self._clock.time_left <= _SOON
        ink = colours.danger if soon else colours.ink_soft
        high, wide = 1.05 * unit, 0.66 * unit
        glass = QRectF(box.left() + 0.8 * unit, box.center().y() - high / 2, wide, high)
        part = min(1.0, self._clock.time_left / self._clock.time_limit)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.brass_fill)
        above, below = _sand(glass, part)
        painter.drawPolygon(above)
        painter.drawPolygon(below)
        painter.setPen(QPen(ink, theme.LINE, c=Qt.PenCapStyle.RoundCap))
        painter.drawLine(glass.topLeft(), glass.bottomRight())
        painter.drawLine(glass.topRight(), glass.bottomLeft())
        for y in (glass.top(), glass.bottom()):
            painter.drawLine(QPointF(glass.left(), y), QPointF(glass.right(), y))
        figures = box.adjusted(1.7 * unit, 0, 2, 0)
        painter.save()
        painter.setFont(self._bold())
        painter.drawText(figures, int(_LEFT), self.time)
        painter.restore()

    def _bold(self) -> QFont:
        face = QFont(self.font())
        face.setWeight(QFont.Weight.DemiBold)
        return face

    # --- the clock -------------------------------------------------------------------------------

    @property
    def _said_of(self) -> tuple[object, ...]:
        """Who is about to speak, the size of the glass, the seconds in it, and what lapses."""
        clock = self._clock
        offers = self._bridge.observation.offers if self._bridge else ()
        return clock.next_speaker, clock.time_limit, self._seconds, offers

    @property
    def _speaks(self) -> bool:
        return self._clock.next_speaker != NOBODY

    @property
    def _is_up(self) -> bool:
        """Whether the sand has run."""
        return self._clock.time_limit > 0 and not self._clock.time_left

    @property
    def _seconds(self) -> int:
        """Those in the glass; Qt's timers may run a little late, and then have more left than there was."""
        return min(ceil(self._clock.time_left), self._clock.time_limit)

    def _about_to_speak(self, player: str) -> str:
        #: A bot that has waited for people to speak first
        return self.tr("{player} is about to speak").format(player=player)

    def _time_is_up(self, *, lapsing: bool) -> str:
        if lapsing:
            #: The sand-glass that ends the talk is empty; nobody can answer what was offered any more
            return self.tr("Time is up: open offers lapse")
        #: The sand-glass that ends the talk is empty
        return self.tr("Time is up")

    def _lapsing(self) -> str:
        """What will lapse when the sand has run, if there is little of it left."""
        assert self._bridge is not None
        if not self._clock.time_limit or self._seconds > _SOON:
            return ""
        narrator, offers = self._bridge.narrator, self._bridge.observation.offers
        open_ones = [narrator.player(seat) for seat, shares in enumerate(offers) if shares]
        if not open_ones:
            return ""
        #: {players} have made offers that somebody has yet to answer
        told = self.tr("At 0:00 open offers lapse: {players}")
        return told.format(players=narrator.listing(open_ones))

    def _follow(self) -> None:
        """Words change seldom; the bar is painted anew each time."""
        if self._bridge is not None and self._shown != self._said_of:
            self.retranslate()
        self.update()


def _sand(glass: QRectF, part: float) -> tuple[QPolygonF, QPolygonF]:
    """What is left above, flat on top and running to the neck, and what has fallen, heaped up from the bottom."""
    neck, half, reach = glass.center(), glass.width() / 2, glass.height() / 2
    above = [
        neck,
        neck + QPointF(-half * part, -reach * part),
        neck + QPointF(half * part, -reach * part),
    ]
    heap = 1 - part
    below = [
        QPointF(glass.left(), glass.bottom()),
        QPointF(neck.x(), glass.bottom() - reach * heap * 0.9),
        QPointF(glass.right(), glass.bottom()),
    ]
    return QPolygonF(above), QPolygonF(below)
