"""Going through a match that is looked at: to any place at once, or step by step in motion, by itself if wanted."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from bigshot_desktop.table.match import Step
from bigshot_desktop.ui.look.pace import Pace
from bigshot_desktop.ui.play.dispatch import Rank
from bigshot_desktop.ui.play.replay_bridge import ReplayBridge
from bigshot_desktop.ui.play.turns import Stage


class Playback(QObject):
    """Moves through a match, at the player's pace. Where nothing is to move, everything is shown at once."""

    switched = Signal()
    """It goes on by itself from now on, or no longer."""
    settled = Signal()
    """What was to be shown has been shown."""

    def __init__(
        self, bridge: ReplayBridge, pace: Pace, stage: Stage, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._bridge, self._pace, self._stage = bridge, pace, stage
        self.playing = False
        """Whether it goes on by itself."""
        self.showing: Step | None = None
        """The step that is being shown in motion."""
        self._wanted: int | None = None
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._go)
        self._wait = QTimer(self, singleShot=True)
        self._wait.timeout.connect(self._step_on)
        bridge.rewound.subscribe(Rank.STAGE, self._rewound)
        bridge.viewed.subscribe(Rank.STAGE, self._viewed)
        bridge.changed.connect(self._end_moved)
        stage.settled.connect(self._shown)

    # --- where to --------------------------------------------------------------------------------

    def go_to(self, position: int) -> None:
        """Shows the match after so many steps, at once. It does not go on by itself any more."""
        self.pause()
        self._leap(position)

    def go_soon(self, position: int) -> None:
        """The same, as soon as what was shown last has been painted: a slider may be dragged as fast as one likes."""
        self._wanted = position
        if not self._soon.isActive():
            self._soon.start()

    def _go(self) -> None:
        wanted, self._wanted = self._wanted, None
        if wanted is not None:
            self.go_to(wanted)

    def step(self, number: int, *, at_once: bool = False) -> None:
        """Goes so many steps on, or back; one step on is shown in motion, unless all is to be seen at once."""
        self.pause()
        if number == 1 and not at_once:
            self._step()
        else:
            self._leap(self._bridge.position + number)

    def _leap(self, position: int) -> None:
        if self.showing is not None:
            self._settle()
        self._bridge.go_to(position)

    def _step(self) -> None:
        if self._pace.still:
            self._leap(self._bridge.position + 1)
        else:
            step = self._bridge.go_to(self._bridge.position + 1, in_motion=True)
            if step is not None:
                self.showing = step
                self._stage.perform(step)

    # --- by itself -------------------------------------------------------------------------------

    def play(self) -> None:
        """Goes on by itself, to the end; from the end, from the beginning."""
        if self._bridge.position >= self._bridge.end:
            self._leap(0)
        if not self.playing:
            self.playing = True
            self.switched.emit()
            self._step_on()

    def pause(self) -> None:
        """Stays where it is."""
        self._wait.stop()
        if self.playing:
            self.playing = False
            self.switched.emit()

    def switch(self) -> None:
        """Goes on by itself, or stays."""
        if self.playing:
            self.pause()
        else:
            self.play()

    def stop(self) -> None:
        """Nothing is shown here any more."""
        self.pause()
        self._soon.stop()
        self._stage.settle()

    def _step_on(self) -> None:
        if not self.playing or self.showing is not None:
            return
        if self._bridge.position >= self._bridge.end:
            self.pause()
            return
        self._step()
        if self.showing is None:
            self._wait.start(self._pace.pause())

    # --- what is shown ---------------------------------------------------------------------------

    def _shown(self) -> None:
        if self.showing is None:
            return
        self.showing = None
        self._bridge.reveal()
        self.settled.emit()
        if self.playing:
            self._wait.start(self._pace.pause())

    def _settle(self) -> None:
        """Ends what moves."""
        self.showing = None
        self._stage.settle()
        self._bridge.reveal()

    def _rewound(self, _: int) -> None:
        self.showing = None
        self._stage.settle()

    def _viewed(self, _: int) -> None:
        self._settle()

    def _end_moved(self) -> None:
        """A match that goes on has become longer."""
        if self.playing and self.showing is None and not self._wait.isActive():
            self._wait.start(self._pace.pause())
