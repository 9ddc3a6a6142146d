"""Animations of the boards: motions that follow or overlap each other in time, and can be finished at once."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation, Signal

from bigshot_desktop.engine.game import Event
from bigshot_desktop.ui.look.pace import Pace

Show = Callable[[float], None]
"""Shows a moment of a motion: 0 is its beginning, 1 its end."""
Tell = Callable[[Event], None]
EASE = QEasingCurve(QEasingCurve.Type.InOutCubic)


@dataclass(slots=True)
class Motion:
    """Something that moves from one time to another, in milliseconds."""

    start: float
    length: float
    begin: Callable[[], None] | None
    """What happens before its first moment."""
    show: Show
    eased: bool
    begun: bool = False
    done: bool = False

    def play(self, time: float) -> None:
        """Shows where it is at a time."""
        if self.done or time < self.start:
            return
        if not self.begun:
            self.begun = True
            if self.begin:
                self.begin()
        self.done = time >= self.start + self.length
        share = 1.0 if self.done else (time - self.start) / self.length
        self.show(EASE.valueForProgress(share) if self.eased and not self.done else share)


class Timeline:
    """The motions of one animation with their times, in the pace that the player has chosen."""

    def __init__(
        self, pace: Pace, began: Tell = lambda event: None, reached: Tell = lambda event: None
    ) -> None:
        """``began`` is told of every event when it begins to be seen, ``reached`` when it has been."""
        self._pace, self._began, self._reached = pace, began, reached
        self.motions: list[Motion] = []
        self.cues: list[Motion] = []
        """Moments at which somebody is told of an event."""
        self.stops: list[float] = []
        """Times that somebody who hurries comes to first: what stands there is to be read."""
        self.end = 0.0

    def add(
        self,
        length: float,
        show: Show,
        *,
        begin: Callable[[], None] | None = None,
        eased: bool = False,
        after: Motion | None = None,
        lag: float = 0,
    ) -> Motion:
        """Adds a motion after all others, or so long after the beginning of one of them."""
        start = after.start + self._pace.duration(lag) if after else self.end
        motion = Motion(start, self._pace.duration(length), begin, show, eased)
        self.motions.append(motion)
        self.end = max(self.end, motion.start + motion.length)
        return motion

    def pause(self, length: float) -> None:
        """Nothing moves for a while, so that one can look at what is there."""
        self.end += self._pace.rest(length)

    def begin(self, event: Event) -> None:
        """From here on an event can be seen, and may be heard."""
        self.cues.append(Motion(self.end, 0, None, lambda _: self._began(event), False))

    def tell(self, event: Event) -> None:
        """Up to here an event has been seen, and may be told."""
        self.cues.append(Motion(self.end, 0, None, lambda _: self._reached(event), False))

    def read(self, text: str) -> None:
        """A text is there now, and stays in sight until it has been read."""
        if time := self._pace.reading(text):
            self.stops.append(self.end)
            self.end += time


class AnimationPlayer(QObject):
    """Plays a timeline. However it ends, the last moment of every motion is shown, in order."""

    finished = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._motions: list[Motion] = []
        self._stops: list[float] = []
        self._clock = QVariantAnimation(self)
        self._clock.valueChanged.connect(self._at)
        self._clock.finished.connect(self.finish)

    @property
    def running(self) -> bool:
        return bool(self._motions)

    def play(self, timeline: Timeline) -> None:
        """Begins; ``finished`` follows, unless it is dropped."""
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(timeline.end)
        self._clock.setDuration(max(1, round(timeline.end)))
        # Only now: a clock that is set shows its old time.
        self._motions = [*timeline.motions, *timeline.cues]
        self._stops = timeline.stops
        self._clock.start()

    def hurry(self) -> None:
        """Goes on to the next text that is to be read, or to the end."""
        now = self._clock.currentTime()
        place = bisect_right(self._stops, now)
        if self.running and place < len(self._stops):
            self._clock.setCurrentTime(round(self._stops[place]) + 1)
        else:
            self.finish()

    def finish(self) -> None:
        """Shows the end of everything at once."""
        if not self._motions:
            return
        motions, self._motions = self._motions, []
        self._clock.stop()
        for motion in motions:
            motion.play(motion.start + motion.length)
        self.finished.emit()

    def drop(self) -> None:
        """Stops in the middle, without the last moments and without ``finished``."""
        self._motions = []
        self._clock.stop()

    def _at(self, time: float) -> None:
        for motion in self._motions:
            motion.play(time)
