"""Turns where everybody may speak: people at any time, while bots speak one after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Signal

from bigshot_desktop.bots.reasons import Choice
from bigshot_desktop.engine.game import CHANCE, EVERYONE
from bigshot_desktop.table.match import Step
from bigshot_desktop.ui.play.bot_asking import Receive
from bigshot_desktop.ui.play.dispatch import Rank
from bigshot_desktop.ui.play.talk import Talk, TalkParts
from bigshot_desktop.ui.play.turns import NOBODY, Phase, Turns


class OpenTurns(Turns):
    """Turns with open talk between them: a person keeps the word while bots speak."""

    renewed = Signal()
    """The player who decides still does, but others have spoken."""

    def __init__(self, *args: Any, talk: TalkParts, **more: Any) -> None:
        super().__init__(*args, **more)
        self.goes_on_looking: Callable[[Any], bool] = lambda action: False
        """Whether who does this with what is theirs alone in sight may want to do it again: they go on seeing it."""
        self._showing_talk = False
        """Whether something that was said is still being shown."""
        self._being_read: set[object] = set()
        """What is being read: until that is done, bots say nothing."""
        self._asked_bot = NOBODY
        """Who is asked what to say, if anybody is."""
        self.talk = Talk(
            self.bridge,
            self.pace,
            talk,
            self._ask_bot,
            self._take,
            self,
            unread=lambda: self.unread,
        )
        self.bridge.viewed.subscribe(Rank.STAGE, self._hold_sand)
        self.bridge.refused.connect(self._refused)
        self.bridge.troubled.connect(self._pause_bots)
        self.asking.slowed.connect(self._slowed)

    # --- what people do --------------------------------------------------------------------------

    @property
    def speakers(self) -> tuple[int, ...]:
        people = self.talk.order.people if self._talking else ()
        return people if len(people) > 1 else ()

    def speak_for(self, seat: int) -> None:
        """Another person at the table speaks now."""
        self._finish_roll()
        if self._talking and seat in self.talk.order.people:
            self._decide_openly(seat)

    def look_at_secrets(self) -> None:
        """The person who speaks wants to see what is theirs alone; bots wait."""
        self._finish_roll()
        if self._talking and self._keeps_secrets and self.bridge.viewer != self.seat:
            self._pause_bots()
            self._call_by_wish()

    def stop_looking(self) -> None:
        """The person has seen it."""
        self._finish_roll()
        if self._talking and self._keeps_secrets:
            self._decide_openly(self.seat)

    def rest(self, what: object, resting: bool) -> None:
        super().rest(what, resting)
        self._hold_sand(self.bridge.viewer)

    def hold_bots(self, text: object, held: bool) -> None:
        """Whether bots say nothing because somebody is still reading a text; they go on when all texts were read."""
        before = bool(self._being_read)
        (self._being_read.add if held else self._being_read.discard)(text)
        if bool(self._being_read) == before:
            return
        if held:
            self._pause_bots()
        else:
            self._resume_bots()
        self._hold_sand(self.bridge.viewer)

    def ask_hint(self) -> None:
        self._finish_roll()
        super().ask_hint()

    def stop(self) -> None:
        super().stop()
        self.talk.end()

    def _may_decide(self, seat: int) -> bool:
        """Who speaks, or any other person."""
        self._finish_roll()
        return super()._may_decide(seat) or (self._talking and seat in self.talk.order.people)

    def _finish_roll(self) -> None:
        """Dice that are about to roll do so before anybody is asked anything."""
        if self._talking and self.bridge.match.to_act == (CHANCE,):
            self._attempt(self.bridge.draw)

    # --- how it goes on --------------------------------------------------------------------------

    def _enter(self, phase: Phase, seat: int = NOBODY, *, by_wish: bool = False) -> None:
        super()._enter(phase, seat, by_wish=by_wish)
        self._hold_sand(self.bridge.viewer)

    def _hold_sand(self, viewer: int) -> None:
        """No sand runs behind the curtain or another page, and while somebody looks at secrets or reads a hint."""
        private = self._keeps_secrets and viewer != EVERYONE
        silent = bool(self._being_read)  # time must not run for people alone
        self.talk.clock.hold(self.phase is Phase.CALLING or private or silent or self.resting)

    @property
    def _talking(self) -> bool:
        """Whether a person decides while others go on speaking."""
        return self.phase is Phase.DECIDING and self.talk.goes_on

    @property
    def _keeps_deciding(self) -> bool:
        """Whether the person who decided before a step still does."""
        to_act = self.bridge.match.to_act
        return self._talking and (self.seat in to_act or to_act == (CHANCE,))

    @property
    def _others_look_on(self) -> bool:
        return self._keeps_deciding or super()._others_look_on

    def _guard_secrets(self, step: Step) -> None:
        if not self._still_looks(step):
            super()._guard_secrets(step)

    def _still_looks(self, step: Step) -> bool:
        """Whether this was of the person who looks at what is theirs alone, or the roll after it, and they go on."""
        seat, action = self.seat, step.action
        own = action.seat == CHANCE or (action.seat == seat and self.goes_on_looking(action))
        return own and self._keeps_deciding and self.bridge.viewer == seat

    def _decide_openly(self, seat: int) -> None:
        """A person speaks, and everybody looks on; then bots do, too."""
        if self._keeps_secrets:
            self.bridge.viewer = EVERYONE
        self._enter(Phase.DECIDING, seat)
        self._next()

    def _next(self) -> None:
        to_act, orders = self.bridge.match.to_act, self._orders
        ordered = orders and orders.actions and orders.seat in to_act and self.talk.topic
        if orders and ordered and self._continue_orders(orders, orders.seat):
            return
        if to_act == (CHANCE,) and self._talking:
            self._attempt(self.bridge.draw)  # people go on meanwhile
        elif to_act and to_act != (CHANCE,) and self.talk.topic:
            self._next_speaker()
        else:
            super()._next()

    def _next_speaker(self) -> None:
        """A person speaks as long as there is one who has not finished, and bots beside them."""
        self.talk.begin()
        order = self.talk.order
        people = order.people
        if people:
            speaker = self.seat if self.seat in people else order.first_person
            if (self.phase, self.seat) != (Phase.DECIDING, speaker):
                self._enter(Phase.DECIDING, speaker)
        else:
            bot = order.next_bot()
            if bot is None and order.held_back:
                bot = order.held_back.action.seat
            self._enter(Phase.THINKING, NOBODY if bot is None else bot)
        held = self._being_read and people
        if not held and (not self._keeps_secrets or self.bridge.viewer == EVERYONE):
            self.talk.ask_next_bot()

    def _stepped(self, step: Step) -> None:
        keeps_deciding = self._keeps_deciding
        self.talk.step_taken(step)
        if not keeps_deciding:
            if not self.talk.goes_on:
                self.talk.end()
            super()._stepped(step)
            return
        if self.seat in self.bridge.match.to_act:
            self.renewed.emit()
        self._showing_talk = True
        self._show(step)

    def _shown(self) -> None:
        self.bridge.reveal()
        if self._showing_talk and self._talking and not self._stopped:
            self._showing_talk = False
            self._next()
        else:
            super()._shown()

    def _rewound(self, length: int) -> None:
        self.talk.end()
        super()._rewound(length)

    def _hurried(self) -> None:
        super()._hurried()
        self.talk.hurry()

    # --- bots ------------------------------------------------------------------------------------

    def _pause_bots(self) -> None:
        """Also when what was said last has been shown."""
        self._showing_talk = False
        self._asked_bot = NOBODY
        self._drop_question()
        self.talk.pause()

    def _refused(self) -> None:
        """What a person wanted did not happen: bots that were interrupted go on."""
        self.bridge.afterwards(self._resume_bots)

    def _resume_bots(self) -> None:
        if self._talking:
            self._next()

    def _slowed(self) -> None:
        """People who talk on see which bot is waited for."""
        if self._talking and self._asked_bot != NOBODY:
            if self.asking.slow:
                self.talk.clock.announce(self._asked_bot, 0)
            else:
                self.talk.clock.clear_speaker()

    def _ask_bot(self, seat: int, receive: Receive) -> None:
        self._asked_bot = seat
        self.asking.ask(self.bridge.match, seat, receive)

    def _take(self, choice: Choice) -> None:
        """Does what a bot has chosen, or what is said for a person when the time is up."""
        if self.phase is Phase.HELD:
            return  # the time was up meanwhile; it is said once all is written down
        self._drop_question()
        if self.bridge.is_human(choice.action.seat):
            self._attempt(lambda: self.bridge.submit(choice.action))
        else:
            super()._take(choice)
