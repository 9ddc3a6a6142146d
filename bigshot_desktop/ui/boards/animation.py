"""Animations of the boards: motions that follow or overlap each other in time, and can be finished at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation, Signal

from bigshot_desktop.ui.look.pace import Pace

Show = Callable[[float], None]
"""Shows a moment of a motion: 0 is its beginning, 1 its end."""
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

    def __init__(self, pace: Pace) -> None:
        self._pace = pace
        self.motions: list[Motion] = []
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


class AnimationPlayer(QObject):
    """Plays a timeline. However it ends, the last moment of every motion is shown, in order."""

    finished = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._motions: list[Motion] = []
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
        self._motions = timeline.motions  # only now: a clock that is set shows its old time
        self._clock.start()

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
