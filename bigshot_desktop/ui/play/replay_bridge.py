"""From a match that is looked at to the window: it tells every model and board where in the match it is now."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from bigshot_desktop.engine.game import EVERYONE
from bigshot_desktop.table.match import Match, Step
from bigshot_desktop.table.referee import Referee
from bigshot_desktop.table.replayed_match import ReplayedMatch
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.dispatch import Rank


class ReplayBridge(Bridge):
    """A match as it was after some of its steps. Nothing can be played here.

    For those who follow it, a step forwards in motion is a step, and any other way is an undo or a redo.
    """

    moved = Signal()
    """Another place in the match is shown."""
    changed = Signal()
    """The match has become longer or shorter, or somebody else looks at it."""

    def __init__(
        self,
        whole: Match,
        viewer: int = EVERYONE,
        position: int = 0,
        parent: QObject | None = None,
    ) -> None:
        self._seen = ReplayedMatch(whole, whole.length)
        self._replayed = ReplayedMatch(self._seen, position)
        super().__init__(Referee(self._replayed), viewer, parent)
        self.past = Bridge(Referee(self._seen), viewer, self)
        """All of the match at once: for the log, for charts, and for what is marked in them."""
        self.keeps_suspense = True
        self._live: Bridge | None = None

    # --- where it is -----------------------------------------------------------------------------

    @property
    def all_of_it(self) -> Bridge:
        return self.past

    @property
    def whole(self) -> Match:
        """All of the match that may be seen."""
        return self._seen

    @property
    def source(self) -> Match:
        """The match itself, as it is kept or played."""
        return self._seen.whole

    @property
    def position(self) -> int:
        """So many steps have been taken where we are now."""
        return self._replayed.length

    @property
    def end(self) -> int:
        """So many steps can be seen."""
        return self._seen.length

    @property
    def is_over(self) -> bool:
        """Whether the match has been played to its end."""
        return self._seen.result is not None

    @property
    def is_live(self) -> bool:
        """Whether the match is being played meanwhile."""
        return self._live is not None and not self.is_over

    def go_to(self, position: int, *, in_motion: bool = False) -> Step | None:
        """Shows the match after so many steps, at once.

        With ``in_motion``, if it is the next step, that is delivered as it is in play, and returned: it is to be
        performed, and to be followed by :meth:`reveal`.
        """
        position = max(0, min(position, self.end))
        before = self.position
        if position == before:
            return None
        self._unrevealed = None
        self._replayed.go_to(position)
        step = self._replayed.last_step
        if in_motion and position == before + 1 and step is not None:
            self._happened(step)
            self.moved.emit()
            return self.seen(step)
        self.rewound.deliver(min(before, position))
        self.moved.emit()
        return None

    def look_as(self, seat: int) -> None:
        """Shows the match as a seat saw it, or as everybody did."""
        if seat != self.viewer:
            self.viewer = self.past.viewer = seat
            self.changed.emit()

    # --- a match that goes on ----------------------------------------------------------------------

    def follow(self, live: Bridge) -> None:
        """Looks at the past of a match that is being played: no further than what may be read about there."""
        self._live = live
        self.choices = self.past.choices = live.choices
        self._renew(live.revealed_length, live.revealed_length)
        live.revealed.subscribe(Rank.LOG, self._grown)
        live.rewound.subscribe(Rank.LOG, self._cut)
        live.viewed.subscribe(Rank.VIEWER, self.look_as)

    def stop_following(self) -> None:
        """What is played from now on is not seen here."""
        live, self._live = self._live, None
        if live is not None:
            live.revealed.unsubscribe(self._grown)
            live.rewound.unsubscribe(self._cut)
            live.viewed.unsubscribe(self.look_as)

    def _grown(self, _: Step) -> None:
        if self._live is not None:
            self._renew(self.end, self._live.revealed_length)

    def _cut(self, length: int) -> None:
        if self._live is not None:
            self._renew(min(self.end, length), self._live.revealed_length)

    def _renew(self, same: int, length: int) -> None:
        """The match has so many steps now; of those that it had, only the first ones are the same."""
        before = self.position
        self._replayed.go_to(min(before, same))
        self._seen.go_to(same)
        self._seen.go_to(length)
        if before > same:
            self._unrevealed = None
            self.rewound.deliver(same)
            self.moved.emit()
        self.past.rewound.deliver(same)
        self.changed.emit()
