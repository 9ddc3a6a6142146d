"""From the table to the window: players' wishes go in, what happened comes out, as far as the viewer may see it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from bigshot_desktop.rules.game import EVERYONE, Decision, Refusal
from bigshot_desktop.table.match import Match, Step
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.referee import Referee
from bigshot_desktop.ui import language
from bigshot_desktop.words.voice import Voice


class Bridge(QObject):
    """A match being played in the window."""

    stepped = Signal(object)
    """A :class:`Step`, its events those that the viewer may know."""
    told = Signal(object)
    """The same step, once it may be read about: at once, or when it has been seen what came of it."""
    rewound = Signal(int)
    """So many steps are left after an undo, or were there before a redo: everything after them is another story."""
    refused = Signal(object)
    """A :class:`Refusal`: what was wanted is not allowed, and nothing happened."""
    troubled = Signal(object)
    """A :class:`Problem`: what was wanted could not be written down, and nothing happened."""
    viewed = Signal()
    """Somebody else looks at the table now."""

    def __init__(self, referee: Referee, viewer: int = EVERYONE, parent: QObject | None = None):
        super().__init__(parent)
        self.referee = referee
        self._viewer = viewer
        self.keeps_suspense = False
        """Whether somebody shows what happens and says when it has been seen (:meth:`tell`)."""
        self._untold: Step | None = None

    # --- what is there ---------------------------------------------------------------------------

    @property
    def match(self) -> Match:
        return self.referee.match

    @property
    def viewer(self) -> int:
        """The seat that looks at the table; ``EVERYONE`` while nobody may see more than all may."""
        return self._viewer

    @viewer.setter
    def viewer(self, seat: int) -> None:
        if seat != self._viewer:
            self._viewer = seat
            self.viewed.emit()

    @property
    def observation(self) -> Any:
        """The table as the viewer sees it: the only thing that boards, models and panels may show."""
        return self.match.game.observe(self.match.state, self._viewer)

    @property
    def voice(self) -> Voice:
        """Speaks of this match in the player's language."""
        match = self.match
        return language.voice().at(
            match.game.info.id, match.setup, [seat.name for seat in match.seats]
        )

    def decision(self, seat: int) -> Decision:
        """What is asked of a seat that is to act."""
        return self.match.game.decision(self.match.state, seat)

    def is_human(self, seat: int) -> bool:
        return 0 <= seat < len(self.match.seats) and self.match.seats[seat].kind == "human"

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat in range(len(self.match.seats)) if self.is_human(seat))

    def seen(self, step: Step) -> Step:
        """A step as the viewer may know it."""
        return replace(step, events=step.seen_by(self._viewer))

    @property
    def told_length(self) -> int:
        """How many steps may be read about."""
        return self.match.length - (self._untold is not None)

    def tell(self) -> None:
        """What happened last has been seen."""
        step, self._untold = self._untold, None
        if step:
            self.told.emit(step)

    # --- what is done ----------------------------------------------------------------------------

    def submit(self, action: Any) -> bool:
        """Plays an action; whether that worked."""
        try:
            played = self.referee.submit(action)
        except Problem as problem:
            self.troubled.emit(problem)
            return False
        if isinstance(played, Refusal):
            self.refused.emit(played)
            return False
        self._happened(played)
        return True

    def draw(self) -> bool:
        """Plays nature's turn; whether that worked."""
        try:
            played = self.referee.draw()
        except Problem as problem:
            self.troubled.emit(problem)
            return False
        self._happened(played)
        return True

    def _happened(self, step: Step) -> None:
        """Passes a step on; what nobody could know before is told when it has been seen."""
        self.tell()
        self._untold = seen = self.seen(step)
        self.stepped.emit(seen)
        if not (self.keeps_suspense and step.is_final):
            self.tell()

    def undo(self, seat: int | None = None) -> bool:
        """Goes back to before a seat's last decision, or anybody's; whether there was a way."""
        try:
            count = self.referee.undo(seat)
        except Problem as problem:
            self.troubled.emit(problem)
            return False
        if count:
            self._untold = None
            self.rewound.emit(self.match.length)
        return bool(count)

    def redo(self) -> bool:
        """Restores what was taken back last; whether there was anything."""
        before = self.match.length
        try:
            restored = self.referee.redo()
        except Problem as problem:
            self.troubled.emit(problem)
            return False
        if restored:
            self._untold = None
            self.rewound.emit(before)
        return bool(restored)
