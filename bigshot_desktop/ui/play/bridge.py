"""From the table to the window: players' wishes go in, what happened comes out, as far as the viewer may see it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cached_property
from itertools import islice
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Signal

from bigshot_desktop.bots.reasons import Choice, Term
from bigshot_desktop.engine.game import EVERYONE, Decision, Event, Refusal
from bigshot_desktop.table.match import Match, Step
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.referee import Referee
from bigshot_desktop.ui.look import language
from bigshot_desktop.ui.play.dispatch import Announcement, Dispatch
from bigshot_desktop.words.narrator import Narrator

Result = TypeVar("Result")


class Bridge(QObject):
    """A match being played in the window.

    What happens is delivered in the order of :class:`Rank`. What is wanted during a delivery is done after it.
    """

    refused = Signal(object)
    """A :class:`Refusal`: what was wanted is not allowed, and nothing happened."""
    troubled = Signal(object)
    """A :class:`Problem`: what was wanted could not be written down, and nothing happened."""

    def __init__(self, referee: Referee, viewer: int = EVERYONE, parent: QObject | None = None):
        super().__init__(parent)
        self.referee = referee
        self._dispatch = dispatch = Dispatch()
        self.stepped = Announcement[Step](dispatch)
        """A step, its events those that the viewer may know."""
        self.revealed = Announcement[Step](dispatch)
        """The same step, once it may be read about: at once, or when it has been seen what came of it."""
        self.rewound = Announcement[int](dispatch)
        """So many steps are left after an undo, or were there before a redo: what follows them is different now."""
        self.viewed = Announcement[int](dispatch)
        """Another seat looks at the table now, or everybody does. It is delivered at once, whatever is under way."""
        self._viewer = viewer
        self.choices: dict[int, Choice] = {}
        """What bots chose and why, by the number of the step."""
        self.keeps_suspense = False
        """Whether somebody shows what happens and says when it has been seen (:meth:`reveal`)."""
        self.climaxes: tuple[type[Event], ...] = ()
        """What is seen before it may be read about, also where it could have been foreseen."""
        self._unrevealed: Step | None = None
        self._observed: tuple[Any, int, Any] | None = None
        """A state, who looks at it, and what they see: a match never changes a state that it has handed out."""

    # --- what is there ---------------------------------------------------------------------------

    @property
    def match(self) -> Match:
        return self.referee.match

    @property
    def all_of_it(self) -> Bridge:
        """The match as far as it is known here: where it is looked at step by step, more than is shown now."""
        return self

    @property
    def viewer(self) -> int:
        """The seat that looks at the table; ``EVERYONE`` while nobody may see more than all may."""
        return self._viewer

    @viewer.setter
    def viewer(self, seat: int) -> None:
        if seat != self._viewer:
            self._viewer = seat
            self.viewed.deliver(seat)

    @property
    def observation(self) -> Any:
        """The table as the viewer sees it: the only thing that boards, models and panels may show."""
        now = (self.match.state, self._viewer)
        if self._observed is None or self._observed[0] is not now[0] or self._observed[1] != now[1]:
            self._observed = (*now, self.match.game.observe(*now))
        return self._observed[2]

    @cached_property
    def narrator(self) -> Narrator:
        """Speaks of this match in the player's language, whichever that is."""
        match = self.match
        return language.narrator().at(
            match.game.info.id, match.setup, [seat.name for seat in match.seats]
        )

    @property
    def sayings(self) -> dict[int, Term]:
        """What bots said, by the number of the step that they said it with."""
        return self.match.sayings

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
    def in_suspense(self) -> bool:
        """Whether something is being shown that may not be read about yet."""
        return self._unrevealed is not None

    @property
    def revealed_length(self) -> int:
        """How many steps may be read about."""
        return self.match.length - (self._unrevealed is not None)

    @property
    def revealed_observation(self) -> Any:
        """The table as the viewer may read about it: without what is still being shown."""
        if self._unrevealed is None:
            return self.observation
        state = self.match.state_after(self.revealed_length)
        return self.match.game.observe(state, self._viewer)

    def revealed_steps_back(self) -> Iterator[Step]:
        """From the last step that may be read about to the first, as far as they are asked for."""
        steps = self.match.steps_back()
        return islice(steps, int(self._unrevealed is not None), None)

    def reveal(self) -> None:
        """What happened last has been seen, and may be read about."""
        if step := self._unrevealed:
            self.afterwards(lambda: self._reveal(step))

    def reveal_with_last(self, event: Event) -> bool:
        """Lets all of a step be read about if this event, which has been seen now, was its last; whether it was."""
        step = self._unrevealed
        if step is None or event is not step.events[-1]:
            return False
        self.reveal()
        return True

    def _reveal(self, step: Step | None) -> None:
        if step and step is self._unrevealed:
            self._unrevealed = None
            self.revealed.deliver(step)

    def afterwards(self, work: Callable[[], object]) -> bool:
        """As :meth:`Dispatch.afterwards`."""
        return self._dispatch.afterwards(work)

    # --- what is done ----------------------------------------------------------------------------
    # Each of these tells whether it has happened. During a delivery it has not yet; it is done afterwards.

    def submit(self, action: Any, choice: Choice | None = None) -> bool:
        """Plays an action, and keeps the choice that a bot made it by."""
        return self.afterwards(lambda: self._commit(lambda: self.referee.submit(action), choice))

    def draw(self) -> bool:
        """Plays nature's turn."""
        return self.afterwards(lambda: self._commit(self.referee.draw))

    def undo(self, seat: int | None = None) -> bool:
        """Goes back to before a seat's last decision, or anybody's."""

        def undo() -> bool:
            before = self.match.length
            taken_back = self._written(lambda: self.referee.undo(seat))
            return bool(taken_back) and self._rewind(self.match.length, before)

        return self.afterwards(undo)

    def redo(self) -> bool:
        """Restores what was taken back last."""

        def redo() -> bool:
            before = self.match.length
            return bool(self._written(self.referee.redo)) and self._rewind(before, before)

        return self.afterwards(redo)

    def _written(self, work: Callable[[], Result]) -> Result | None:
        """Does what has to be written down; nothing if that cannot be."""
        try:
            return work()
        except Problem as problem:
            with self._dispatch.delivery():
                self.troubled.emit(problem)
            return None

    def _commit(self, play: Callable[[], Step | Refusal], choice: Choice | None = None) -> bool:
        played = self._written(play)
        if isinstance(played, Refusal):
            with self._dispatch.delivery():
                self.refused.emit(played)
        if not isinstance(played, Step):
            return False
        if choice is not None:
            self.choices[played.number] = choice
            if choice.saying is not None:
                self.sayings[played.number] = choice.saying
        self._happened(played)
        return True

    def _happened(self, step: Step) -> None:
        """Delivers a step; a climax, and what nobody could know, may be read about when it has been seen."""
        self._reveal(self._unrevealed)
        seen = self.seen(step)
        if self.keeps_suspense and self._is_suspenseful(step):
            self._unrevealed = seen
            self._dispatch.deliver((self.stepped, seen))
        else:
            self._dispatch.deliver((self.stepped, seen), (self.revealed, seen))

    def _is_suspenseful(self, step: Step) -> bool:
        return step.is_final or any(isinstance(event, self.climaxes) for event in step.events)

    def _rewind(self, length: int, before: int) -> bool:
        """After so many steps the match is another than it was; it had so many before."""
        self._unrevealed = None
        for number in range(length + 1, before + 1):
            self.choices.pop(number, None)
        self.rewound.deliver(length)
        return True
