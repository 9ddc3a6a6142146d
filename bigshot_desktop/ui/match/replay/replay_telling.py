"""What is told of the place in a match that is looked at: in the bar below the board, and in bubbles beside it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject

from bigshot_desktop.engine.game import EVERYONE, Event
from bigshot_desktop.table.match import Step
from bigshot_desktop.ui.match.bubbles import SpeechBubbles
from bigshot_desktop.ui.match.game_table import GameTable
from bigshot_desktop.ui.match.replay.replay_bar import ReplayBar
from bigshot_desktop.ui.match.status import Status
from bigshot_desktop.ui.match.whereabouts import Whereabouts
from bigshot_desktop.ui.models.round_actions import begins_round
from bigshot_desktop.ui.play.dispatch import Rank
from bigshot_desktop.ui.play.playback import Playback
from bigshot_desktop.ui.play.replay_bridge import ReplayBridge


class ReplayTelling(QObject):
    """Tells what has just happened, how far the match was, and what was said there."""

    def __init__(
        self,
        bridge: ReplayBridge,
        table: GameTable,
        playback: Playback,
        bar: ReplayBar,
        bubbles: SpeechBubbles,
    ) -> None:
        super().__init__(bar)  # what it listens to may outlive the page
        self._bridge, self._table, self._playback = bridge, table, playback
        self._bar, self._bubbles = bar, bubbles
        self._status = Status(bridge, table)
        self.whereabouts = Whereabouts(table, bar)
        bar.set_whereabouts(self.whereabouts)
        self._leapt = True
        """Whether we have come here at once, not by a step that was shown in motion."""
        self._near = False
        """Whether we were only a step away before."""
        self._was_at = bridge.position
        bridge.rewound.subscribe(Rank.SOUNDS, self._has_leapt)
        bridge.stepped.subscribe(Rank.SOUNDS, self._has_stepped)
        self._heading_at: int | None = None
        """Where we have gone because something begins there: that is told of the step, not what it ended."""
        self._chosen: int | None = None
        """The very step that was chosen: by its line of the log, or because a turn begins with it."""

    def head_for(self, step: int, *, is_heading: bool) -> None:
        """It is about to be gone to a step, because something begins with it, or not for that."""
        self._heading_at = step if is_heading else None
        self._chosen = step

    def moved(self) -> None:
        """Another place in the match is shown."""
        position = self._bridge.position
        self._near, self._was_at = abs(position - self._was_at) <= 1, position
        if self._chosen != position:
            self._chosen = None
        if self._heading_at != self._bridge.position:
            self._heading_at = None

    def tell(self) -> None:
        """What has just happened, and how far the match was."""
        bridge, showing = self._bridge, self._playback.showing
        step = bridge.match.last_step
        if not bridge.in_suspense:
            self.whereabouts.show_now()
        if step is None:
            begins = QCoreApplication.translate("ReplayPage", "The match begins.")
            self._bar.show_told(begins, (), "")
            return
        seen = bridge.seen(step)
        heading = next((one for one in reversed(seen.events) if begins_round(one)), None)
        if showing is None and (result := bridge.match.result) is not None:
            self._bar.show_told(self._headline(seen), *self._signs(result.winners))
        elif heading is not None and self._heading_at == bridge.position:
            seat = getattr(heading, "seat", EVERYONE)
            self._bar.show_told(bridge.narrator.event(heading), *self._signs((seat,)))
        else:
            told = self._status.caption(seen) if showing is not None else self._headline(seen)
            self._bar.show_told(told, *self._signs((self._status.actor(seen),)))

    def follow_stage(self, event: Event) -> None:
        """With the last thing that is shown of a step, seats, log and bar tell it too."""
        if self._bridge.reveal_with_last(event):
            self.whereabouts.show_now()

    def tell_words(self) -> None:
        """What was said with the step that is shown, as long as it is; in motion that is told in its time."""
        if self._leapt:
            position = self._bridge.position
            known = self._near or self._chosen == position
            self._bubbles.recall(position, called_out=known)

    def _has_leapt(self, _: int) -> None:
        self._leapt = True

    def _has_stepped(self, _: Step) -> None:
        self._leapt = False

    def _signs(self, seats: Sequence[int]) -> tuple[tuple[str, ...], str]:
        """The colours of those whom something is told of, and their names; nothing where it is nobody."""
        cards = [self._table.players.card(seat) for seat in seats if seat >= 0]
        pieces = tuple(piece for card in cards for piece in card.status.pieces)
        return pieces, self._bridge.narrator.row([card.name for card in cards]) if cards else ""

    def _headline(self, step: Step) -> str:
        """What matters most of a step that has been seen, and why it is a turning point, if it is one."""
        event = self._table.headline(step.events)
        told = [self._bridge.narrator.event(event)] if event else []
        marks = self._bar.slider.marks
        return " ".join([*told, *(one.text for one in marks if one.value == step.number)])
