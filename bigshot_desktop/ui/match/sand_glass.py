"""The sand-glass of open talk: the time that is left, and shortly before it ends what lapses then."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from bigshot_desktop.ui.look import fonts, icons, theme
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.play.talk_clock import TalkClock
from bigshot_desktop.ui.widgets.pieces import Painted

SOON: Final = 10
"""With so many seconds left the glass warns."""
_LETTERS: Final = 1.2
"""The figures, in the letters of the text."""
_HIGH: Final = 1.85
"""How high it is, in heights of a line: as high as the line that it stands in."""
_WARNING: Final = (1.0, 0.9, 0.8, 0.7)
"""The letters of what is said that are tried one after the other."""
_FLAGS: Final = (
    int(Qt.AlignmentFlag.AlignLeft)
    | int(Qt.AlignmentFlag.AlignVCenter)
    | int(Qt.TextFlag.TextWordWrap)
)


class SandGlass(Retranslated, Painted):
    """A glass with as much sand above as there is time, and the time in figures. Without a time limit it is not there.

    Who offers something that lapses when the sand has run is said beside it while there is little left, if it has room.
    """

    came = Signal()
    """It is there from now on, or no longer."""
    warned = Signal(str)
    """What will lapse soon, or that it no longer does: then it is nothing."""

    def __init__(
        self,
        clock: TalkClock,
        lapsing: Callable[[], str] = str,
        parent: QWidget | None = None,
    ) -> None:
        """``lapsing``: those whose offers are open, as a list in words."""
        super().__init__(parent, wide=QSizePolicy.Policy.Preferred)
        self._clock, self._lapsing = clock, lapsing
        self._shown: tuple[object, ...] = ()
        """What the words depend on, as last told."""
        self.time = self.warning = ""
        """What is left, and what is said about its end."""
        self.hide()
        clock.changed.connect(self._follow)
        self.retranslate()

    def retranslate(self) -> None:
        before, self.warning = self.warning, self._warn()
        self._shown, seconds = self._said_of, self._seconds
        self.time = f"{seconds // 60}:{seconds % 60:02}" if self._clock.time_limit else ""
        #: The sand-glass that ends the talk; {time} is minutes and seconds: "1:05"
        told = "" if self.is_up else self.tr("Sand-glass: {time} left").format(time=self.time)
        self.describe("\n".join(filter(None, (told, self.warning))) if self.time else "")
        if self.isHidden() == bool(self.time):
            self.setVisible(bool(self.time))
            self.came.emit()
        if self.warning != before:
            self.updateGeometry()
            self.warned.emit(self.warning)

    @property
    def is_up(self) -> bool:
        """Whether the sand has run."""
        return self._clock.time_limit > 0 and not self._clock.time_left

    @property
    def _seconds(self) -> int:
        """Those in the glass; Qt's timers may run a little late, and then have more left than there was."""
        return min(ceil(self._clock.time_left), self._clock.time_limit)

    @property
    def _said_of(self) -> tuple[object, ...]:
        return self._clock.time_limit, self._seconds, self._lapsing() if self._is_low else ""

    @property
    def _is_low(self) -> bool:
        return self._clock.time_limit > 0 and self._seconds <= SOON

    def _warn(self) -> str:
        players = self._lapsing() if self._is_low else ""
        if self.is_up:
            if players:
                #: The sand-glass that ends the talk is empty; nobody can answer what was offered any more
                return self.tr("Time is up: open offers lapse")
            #: The sand-glass that ends the talk is empty
            return self.tr("Time is up")
        #: {players} have made offers that somebody has yet to answer
        told = self.tr("At 0:00 open offers lapse: {players}")
        return told.format(players=players) if players else ""

    def _follow(self) -> None:
        """Words change seldom; the sand is painted anew each time."""
        if self._shown != self._said_of:
            self.retranslate()
        self.update()

    # --- how it looks ----------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        """What the glass and its figures take; what is said needs more."""
        unit = self._unit()
        figures = QFontMetrics(self._bold()).horizontalAdvance("00:00")
        return QSize(round(2.1 * unit) + figures, round(_HIGH * unit))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours, half = theme.current(), theme.LINE / 2
        ink = colours.danger if self._is_low else colours.ink
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(ink if self._is_low else colours.brass, theme.LINE))
        painter.setBrush(colours.card)
        frame = QRectF(self.rect()).adjusted(half, half, -half, -half)
        painter.drawRoundedRect(frame, icons.RADIUS, icons.RADIUS)
        chip = QRect(0, 0, min(self.width(), self.sizeHint().width()), self.height())
        self._paint_glass(painter, QRectF(chip), ink)
        beside = self.rect().adjusted(chip.width(), 2, -round(0.4 * self._unit()), -2)
        if self.warning and beside.width() > 3 * self._unit():
            painter.setFont(self._fitting(beside))
            painter.drawText(beside, _FLAGS, self.warning)
        painter.end()

    def _paint_glass(self, painter: QPainter, box: QRectF, ink: QColor) -> None:
        colours, unit = theme.current(), self._unit()
        high, wide = 1.25 * unit, 0.8 * unit
        glass = QRectF(box.left() + 0.5 * unit, box.center().y() - high / 2, wide, high)
        limit = self._clock.time_limit
        part = min(1.0, self._clock.time_left / limit) if limit else 0.0
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.brass_fill)
        for sand in _sand(glass, part):
            painter.drawPolygon(sand)
        painter.setPen(QPen(ink, theme.LINE, c=Qt.PenCapStyle.RoundCap))
        painter.drawLine(glass.topLeft(), glass.bottomRight())
        painter.drawLine(glass.topRight(), glass.bottomLeft())
        for y in (glass.top(), glass.bottom()):
            painter.drawLine(QPointF(glass.left(), y), QPointF(glass.right(), y))
        painter.setFont(self._bold())
        figures = box.adjusted(1.7 * unit, 0, 2, 0)
        where = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(figures, int(where), self.time)

    def _fitting(self, box: QRect) -> QFont:
        """The largest letters in which there is room for all that is said."""
        face = self.font()
        for part in _WARNING:
            face = fonts.smaller(self.font(), part)
            needed = QFontMetrics(face).boundingRect(
                QRect(0, 0, box.width(), 1 << 14), _FLAGS, self.warning
            )
            if needed.height() <= box.height() and needed.width() <= box.width():
                break
        return face

    def _bold(self) -> QFont:
        face = fonts.smaller(self.font(), _LETTERS)
        face.setWeight(QFont.Weight.DemiBold)
        return face


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
