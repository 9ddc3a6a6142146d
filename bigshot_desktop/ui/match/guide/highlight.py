"""The ring around what a callout points at, the arrow that leads there, and the callout's shade."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QPointF, QRect, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import (
    QHideEvent,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPaintEvent,
    QPolygonF,
    QRegion,
)
from PySide6.QtWidgets import QWidget

from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.look.pace import Pace
from bigshot_desktop.ui.look.painting import NO_BRUSH, NO_PEN, faded, pen

MARGIN: Final = 5
"""Pixels between what is pointed at and the ring."""
_WEIGHT: Final = 3.0
_HALO: Final = 6.0
"""The ring lies on a wider one in the colour of cards, so that it is seen on any ground."""
_ROUND: Final = 8.0
_HEAD: Final = 11.0
"""How long the arrow's head is."""
_SNUG: Final = 2.0
"""Pixels between an outline that it follows and the ring: there are neighbours."""
_LONGEST: Final = 15.0
"""There is no arrow that would be longer, in heights of a line: it would cross too much of what lies between."""
_SPOTS: Final = 180
"""So many points of a ring are looked at for the one that is nearest."""
_SHADE: Final = 5
_PULSE: Final = 900
"""Milliseconds of a pulse, at normal speed."""
_PULSES: Final = 3
_STEP: Final = 1 / 18
"""The part of a pulse after which it is painted again: 20 times in a second."""
_SWELL: Final = 7.0
"""Pixels by which the ring is wider at the height of a pulse."""


class Highlight(QWidget):
    """Lies over the page and lets all clicks through."""

    def __init__(self, page: QWidget, pace: Pace) -> None:
        super().__init__(page)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._page, self._pace = page, pace
        self._highlight: QPainterPath | None = None
        self._off = QRegion()
        self._arrow: tuple[QPointF, QPointF] | None = None
        self._callout = QRectF()
        self._pulse = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._pulse.setLoopCount(_PULSES)
        self._pulse.valueChanged.connect(self._beat)
        self._beaten = 0.0
        """How far the pulse was when it was last painted."""
        self._band = QRegion()
        """Where the pulse is seen: what lies below is painted with it, so it is no larger than it must be."""
        theme.theme_switch().changed.connect(self.update)
        self.hide()

    @property
    def pulses(self) -> bool:
        """Whether it is moving."""
        return self._pulse.state() == QAbstractAnimation.State.Running

    @property
    def arrow(self) -> tuple[QPointF, QPointF] | None:
        """Where the arrow begins and ends on the page, if there is room for one."""
        return self._arrow

    @property
    def seen(self) -> QRegion:
        """The part of the page in which it may be seen."""
        return QRegion(self.geometry()) - self._off

    def call(self) -> None:
        """Draws the eye: a few pulses, unless nothing is to move."""
        self._pulse.stop()
        if not self._pace.still:
            self._pulse.setDuration(self._pace.duration(_PULSE))
            self._pulse.start()

    def surround(
        self,
        target: QRect | None,
        callout: QRect,
        *,
        outline: QPainterPath | None = None,
        words: Sequence[QRect] = (),
    ) -> None:
        """Goes around a target, or along its outline, with an arrow from the callout that crosses no words.

        All of it as it lies on the page.
        """
        page = self._page.rect()
        self._callout = QRectF(callout)
        self._highlight = self._arrow = None
        if target is not None:
            inside = page.adjusted(2, 2, -2, -2)
            box = QRectF(target.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN).intersected(inside))
            self._highlight = QPainterPath()
            if outline is None:
                self._highlight.addRoundedRect(box, _ROUND, _ROUND)
            else:
                self._highlight = _grown(outline, _SNUG)
            unit = self.fontMetrics().height()
            way = _way(self._callout, box, unit)
            if outline is not None:
                way = _way_to(self._callout, self._highlight, unit)
            if way is not None and not any(_crosses(way, one) for one in words):
                self._arrow = way
        self._band = self._pulsing(filled=outline is not None)
        whole = QRectF(self._callout)
        if self._highlight is not None:
            whole |= self._highlight.boundingRect()
        reach = round(_SWELL + _HALO)
        self.setGeometry(whole.toRect().adjusted(-reach, -reach, reach, reach).intersected(page))
        self.show()
        self.update()

    def _pulsing(self, *, filled: bool) -> QRegion:
        """The part of the page in which a pulse changes anything; ``filled``: the ring may be anywhere in its box."""
        if self._highlight is None:
            return QRegion()
        box = self._highlight.boundingRect().toAlignedRect()
        reach, inside = round(_SWELL + _HALO), round(_ROUND + _HALO)
        band = QRegion(box.adjusted(-reach, -reach, reach, reach))
        return band if filled else band - QRegion(box.adjusted(inside, inside, -inside, -inside))

    def _beat(self, progress: float) -> None:
        """The pulse goes on, in steps that the eye cannot tell from a smooth motion."""
        if abs(progress - self._beaten) >= _STEP or progress in (0.0, 1.0):
            self._beaten = progress
            self.update(self._band.translated(-self.pos()))

    def keep_off(self, *places: QRect) -> None:
        """Is not seen there: something is to be read."""
        off = QRegion()
        for place in places:
            off = off.united(place)
        if off != self._off:
            self._off = off
            self.update()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._pulse.stop()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-QPointF(self.pos()))
        painter.setClipRegion(self.seen)
        painter.setPen(NO_PEN)
        painter.setBrush(faded(colours.outline, 0.3))
        painter.drawRoundedRect(self._callout.translated(_SHADE, _SHADE), _ROUND, _ROUND)
        painter.setBrush(NO_BRUSH)
        for colour, weight in ((faded(colours.card, 0.85), _HALO), (colours.accent, _WEIGHT)):
            painter.setPen(pen(colour, weight))
            if self._highlight is not None:
                painter.drawPath(self._highlight)
            if self._arrow is not None:
                painter.setBrush(colour)
                _paint_arrow(painter, *self._arrow)
                painter.setBrush(NO_BRUSH)
        if self.pulses and self._highlight is not None:
            self._paint_pulse(painter, self._highlight)
        painter.end()

    def _paint_pulse(self, painter: QPainter, highlight: QPainterPath) -> None:
        """A wave that goes out from the ring."""
        progress = float(self._pulse.currentValue())
        swell = _SWELL * progress
        painter.setPen(pen(faded(theme.current().accent, 0.8 * (1 - progress)), _WEIGHT))
        painter.drawPath(_grown(highlight, swell))


def _way(start: QRectF, end: QRectF, unit: float) -> tuple[QPointF, QPointF] | None:
    """The shortest way between two boxes; none if it is too short or too long for an arrow."""
    x = _between(start.left(), start.right(), end.left(), end.right())
    y = _between(start.top(), start.bottom(), end.top(), end.bottom())
    begin, stop = QPointF(x[0], y[0]), QPointF(x[1], y[1])
    length = hypot(*(stop - begin).toTuple())
    return (begin, stop) if _HEAD <= length <= _LONGEST * unit else None


def _way_to(start: QRectF, ring: QPainterPath, unit: float) -> tuple[QPointF, QPointF] | None:
    """The shortest way from a box to a ring of any shape; none if it is too short or too long for an arrow."""
    spots = (ring.pointAtPercent(part / _SPOTS) for part in range(_SPOTS))
    ways = ((_nearest(start, spot), spot) for spot in spots)
    begin, stop = min(ways, key=lambda way: hypot(*(way[1] - way[0]).toTuple()))
    length = hypot(*(stop - begin).toTuple())
    return (begin, stop) if _HEAD <= length <= _LONGEST * unit else None


def _nearest(box: QRectF, spot: QPointF) -> QPointF:
    """The point of a box that is nearest to a spot."""
    x = max(box.left(), min(spot.x(), box.right()))
    return QPointF(x, max(box.top(), min(spot.y(), box.bottom())))


def _crosses(way: tuple[QPointF, QPointF], words: QRect) -> bool:
    wide = _HEAD / 2
    return QRectF(*way).normalized().adjusted(-wide, -wide, wide, wide).intersects(QRectF(words))


def _grown(path: QPainterPath, by: float) -> QPainterPath:
    """Larger on all sides, with round corners."""
    if by <= 0:
        return path
    stroker = QPainterPathStroker()
    stroker.setWidth(2 * by)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return path.united(stroker.createStroke(path)).simplified()


def _between(
    first: float, last: float, other_first: float, other_last: float
) -> tuple[float, float]:
    if last < other_first:
        return last, other_first
    if other_last < first:
        return first, other_last
    middle = (max(first, other_first) + min(last, other_last)) / 2
    return middle, middle


def _paint_arrow(painter: QPainter, start: QPointF, end: QPointF) -> None:
    way = end - start
    along = way / hypot(*way.toTuple())
    across = QPointF(-along.y(), along.x()) * (_HEAD * 0.55)
    neck = end - along * _HEAD
    painter.drawLine(start, neck)
    painter.drawPolygon(QPolygonF([end, neck + across, neck - across]))
