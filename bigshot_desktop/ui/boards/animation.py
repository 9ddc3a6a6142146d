"""Something to be watched: acts that follow and overlap each other in time, and can be brought to their end at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation, Signal

from bigshot_desktop.ui.pace import Pace

Show = Callable[[float], None]
"""Shows a moment: 0 is the beginning of an act, 1 its end."""
EASE = QEasingCurve(QEasingCurve.Type.InOutCubic)


@dataclass(slots=True)
class Act:
    """A movement from a time to a time, in milliseconds."""

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


class Script:
    """The acts of a performance, in the player's pace."""

    def __init__(self, pace: Pace) -> None:
        self._pace = pace
        self.acts: list[Act] = []
        self.end = 0.0

    def act(
        self,
        length: float,
        show: Show,
        *,
        begin: Callable[[], None] | None = None,
        eased: bool = False,
        after: Act | None = None,
        lag: float = 0,
    ) -> Act:
        """Adds an act after all others, or so long after the beginning of one of them."""
        start = after.start + self._pace.duration(lag) if after else self.end
        act = Act(start, self._pace.duration(length), begin, show, eased)
        self.acts.append(act)
        self.end = max(self.end, act.start + act.length)
        return act

    def rest(self, length: float) -> None:
        """Lets what is seen be seen for a while."""
        self.end += self._pace.rest(length)


class Performance(QObject):
    """Plays a script. Every act is brought to its end, in order, whenever it ends."""

    finished = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._acts: list[Act] = []
        self._clock = QVariantAnimation(self)
        self._clock.valueChanged.connect(self._at)
        self._clock.finished.connect(self.finish)

    @property
    def running(self) -> bool:
        return bool(self._acts)

    def play(self, script: Script) -> None:
        """Begins; ``finished`` follows, unless it is dropped."""
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(script.end)
        self._clock.setDuration(max(1, round(script.end)))
        self._acts = script.acts  # only now: a clock that is set shows its old time
        self._clock.start()

    def finish(self) -> None:
        """Brings it to its end at once."""
        if not self._acts:
            return
        acts, self._acts = self._acts, []
        self._clock.stop()
        for act in acts:
            act.play(act.start + act.length)
        self.finished.emit()

    def drop(self) -> None:
        """Leaves off in the middle: nobody watches any more."""
        self._acts = []
        self._clock.stop()

    def _at(self, time: float) -> None:
        for act in self._acts:
            act.play(time)
