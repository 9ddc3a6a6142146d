"""The course of a match in which everybody may speak at once: a person decides while others go on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Signal

from bigshot_desktop.bots.manners import Manners
from bigshot_desktop.bots.reasons import Choice
from bigshot_desktop.rules.game import CHANCE, EVERYONE
from bigshot_desktop.table.match import Step
from bigshot_desktop.ui.models.remarks import Remarks
from bigshot_desktop.ui.questions import Receive
from bigshot_desktop.ui.talk import Talk
from bigshot_desktop.ui.talk_clock import TalkClock
from bigshot_desktop.ui.turns import NOBODY, Phase, Turns


@dataclass(frozen=True, slots=True)
class Chatter:
    """What a game brings where everybody may speak at once."""

    manners: Manners
    clock: TalkClock
    remarks: Remarks


class OpenTurns(Turns):
    """Turns with open talk between them. What is said there takes nothing out of the hands of who decides."""

    renewed = Signal()
    """The player who decides still does, but others have spoken."""

    def __init__(self, *parts: Any, chatter: Chatter, **more: Any) -> None:
        super().__init__(*parts, **more)
        self._remarks = chatter.remarks
        self._unshown = False
        """Whether something that was said is still being shown."""
        self._hushed = False
        self.talk = Talk(
            self.bridge,
            self.pace,
            chatter.manners,
            chatter.clock,
            ask=self._hear,
            say=self._say,
            parent=self,
        )
        self.bridge.refused.connect(self._resume)
        self.bridge.troubled.connect(self._interrupt)

    # --- what people do --------------------------------------------------------------------------

    @property
    def speakers(self) -> tuple[int, ...]:
        """The people who may speak now, where several may."""
        people = self.talk.floor.people if self._talks else ()
        return people if len(people) > 1 else ()

    def speak_for(self, seat: int) -> None:
        """Another person at the table speaks now."""
        self._land()
        if self._talks and seat in self.talk.floor.people:
            self._ask_openly(seat)

    def look(self) -> None:
        """The person who speaks wants to see what is theirs alone; bots wait."""
        self._land()
        if self._talks and self._hides and self.bridge.viewer != self.seat:
            self._interrupt()
            self._enter(Phase.CALLING, self.seat)

    def hide(self) -> None:
        """The person has seen it."""
        self._land()
        if self._talks and self._hides:
            self._ask_openly(self.seat)

    def busied(self) -> None:
        """A person is making something up: bots leave them the time."""
        self.talk.wait_again()

    def hush(self, hushed: bool) -> None:
        """Whether bots say nothing, for somebody is still being told what this is about."""
        if hushed == self._hushed:
            return
        self._hushed = hushed
        if hushed:
            self._interrupt()
        else:
            self._resume()

    def ask_hint(self) -> None:
        self._land()
        super().ask_hint()

    def stop(self) -> None:
        super().stop()
        self.talk.leave()

    def _may_decide(self, seat: int) -> bool:
        """Who speaks, or any other person."""
        self._land()
        return super()._may_decide(seat) or (self._talks and seat in self.talk.floor.people)

    def _land(self) -> None:
        """A die that is in the air comes down before anybody is asked anything."""
        if self._talks and self.bridge.match.to_act == (CHANCE,):
            self._attempt(self.bridge.draw)

    # --- how it goes on --------------------------------------------------------------------------

    @property
    def _talks(self) -> bool:
        """Whether a person decides while others go on speaking."""
        return self.phase is Phase.DECIDING and self.talk.goes_on()

    def _ask_openly(self, seat: int) -> None:
        """A person speaks, and everybody looks on."""
        if self._hides:
            self.bridge.viewer = EVERYONE
        self._enter(Phase.DECIDING, seat)
        self._next()

    def _next(self) -> None:
        to_act = self.bridge.match.to_act
        if to_act == (CHANCE,) and self._talks:
            self._attempt(self.bridge.draw)  # people go on meanwhile
        elif to_act and to_act != (CHANCE,) and self.talk.topic:
            self._next_word()
        else:
            super()._next()

    def _next_word(self) -> None:
        """A person speaks as long as there is one who has not finished, and bots beside them."""
        self.talk.begin()
        floor = self.talk.floor
        people = floor.people
        if people:
            speaker = self.seat if self.seat in people else floor.first_person
            if (self.phase, self.seat) != (Phase.DECIDING, speaker):
                self._enter(Phase.DECIDING, speaker)
        else:
            bot = floor.next_bot()
            self._enter(Phase.THINKING, NOBODY if bot is None else bot)
        waits = self._hushed and people
        if not waits and (not self._hides or self.bridge.viewer == EVERYONE):
            self.talk.go_on()

    def _stepped(self, step: Step) -> None:
        talked = self._talks
        self.talk.follow(step)
        to_act = self.bridge.match.to_act
        if not talked or not (self.seat in to_act or to_act == (CHANCE,)):
            if not self.talk.goes_on():
                self.talk.leave()
            super()._stepped(step)
            return
        if self._hides:
            self.bridge.viewer = EVERYONE
        if self.seat in to_act:
            self.renewed.emit()
        self._unshown = True
        self._show(step)

    def _shown(self) -> None:
        self.bridge.tell()
        if self._unshown and self._talks and not self._stopped:
            self._unshown = False
            self._next()
        else:
            super()._shown()

    def _rewound(self, length: int) -> None:
        self.talk.leave()
        self.phase = Phase.SHOWING
        super()._rewound(length)

    def _hurried(self) -> None:
        super()._hurried()
        self.talk.hurry()

    def _interrupt(self) -> None:
        """Bots say nothing for a while, also when what was said last has been shown."""
        self._unshown = False
        self._forget()
        self.talk.rest()

    def _resume(self) -> None:
        """Bots go on where they fell silent."""
        if self._talks:
            self._next()

    # --- bots ------------------------------------------------------------------------------------

    def _hear(self, seat: int, seconds: float | None, receive: Receive) -> None:
        self._questions.ask(self.bridge.match, seat, receive, seconds=seconds)

    def _say(self, choice: Choice) -> None:
        """Does what a bot has chosen, with its words, or what is said for a person when the time is up."""
        if self.phase is Phase.HELD:
            return  # the sand has run meanwhile; it is said once all is written down
        self._forget()
        if self.bridge.is_human(choice.action.seat):
            self._attempt(lambda: self.bridge.submit(choice.action))
            return
        self._remarks.note(self.bridge.match.length + 1, choice)
        super()._say(choice)
