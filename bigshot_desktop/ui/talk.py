"""Open talk in the window: bots are heard in turn while people may speak at any time, and nobody is cut off."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer

from bigshot_desktop.bots.manners import Manners
from bigshot_desktop.bots.reasons import Choice, only
from bigshot_desktop.table.floor import Floor
from bigshot_desktop.table.match import Step
from bigshot_desktop.table.thinker import Answer
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.pace import Pace
from bigshot_desktop.ui.questions import Receive
from bigshot_desktop.ui.talk_clock import TalkClock

_PROMPT: Final = 300
"""Milliseconds after which an answer to a person is given at the earliest: as if somebody had thought."""
_SWIFT: Final = 0.4
"""Seconds a bot may think while people wait."""

_LAST_MOMENT: Final = 2
"""How long everybody sees that the sand has run, in pauses of a bot."""

Ask = Callable[[int, float | None, Receive], None]
"""Has a bot think for so long, or as long as it likes, and tells what came of it."""


class Talk(QObject):
    """Who speaks when. What is said is handed on; what people say is only listened to."""

    def __init__(
        self,
        bridge: Bridge,
        pace: Pace,
        manners: Manners,
        clock: TalkClock,
        ask: Ask,
        say: Callable[[Choice], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.floor = Floor(bridge.match, manners)
        self.clock = clock
        self.quiet = 4000
        """Milliseconds that bots leave to people before they come up with something."""
        self.glass = 0
        """Seconds after which everybody has finished; 0: no end."""
        self._bridge, self._pace, self._manners = bridge, pace, manners
        self._ask, self._say = ask, say
        self._topic = ""
        self._ready: Choice | None = None
        """What is said as soon as there was time to read what was said before."""
        self._time_is_up = False
        self._last_moment = QTimer(self, singleShot=True)
        """While it lasts everybody sees that the time is up, and nobody's last word is said."""
        self._reading = QTimer(self, singleShot=True)
        self._reading.timeout.connect(self._read)
        self._patience = QTimer(self, singleShot=True)
        self._patience.timeout.connect(self._open)
        clock.run_out.connect(self._run_out)

    @property
    def topic(self) -> str:
        """What is talked about now; nothing when there is no talk."""
        return self.floor.topic

    def goes_on(self) -> bool:
        """Whether everybody still talks about what they talked about when it went on last."""
        return bool(self._topic) and self.topic == self._topic

    def begin(self) -> None:
        """Whatever everybody talks about now is the topic; if it is a new one, the glass is turned over."""
        topic = self.topic
        if topic == self._topic:
            return
        self.leave()
        self._topic = topic
        if self.glass and self._manners.timed(topic) and self.floor.people:
            self.clock.turn(self.glass)

    def go_on(self) -> None:
        """Has the next bot speak, if one has anything to say."""
        self.begin()
        if self._time_is_up:
            self._end()
            return
        bot = self.floor.next_bot()
        if bot is None:
            self._await_opening()
            return
        hurried = self.floor.answers_person(bot)
        self._reading.start(min(_PROMPT, self._pace.pause()) if hurried else self._pace.pause())
        self._ask(bot, _SWIFT if self.floor.people else None, self._chose)

    def rest(self) -> None:
        """Nobody speaks for a while."""
        self._ready = None
        self._reading.stop()
        self._patience.stop()
        self.clock.hush()

    def leave(self) -> None:
        """The talk is over, or broken off."""
        self.rest()
        self._last_moment.stop()
        self.floor.clear()
        self._topic, self._time_is_up = "", False
        if self.clock.glass:
            self.clock.turn(0)

    def follow(self, step: Step) -> None:
        """Something was said."""
        self.rest()
        self.floor.follow(step)

    def wait_again(self) -> None:
        """A person is about to say something: the pause begins anew."""
        if self._patience.isActive():
            self._await_opening()

    def hurry(self) -> None:
        """Nobody needs the pause."""
        self._last_moment.stop()
        for timer in (self._reading, self._patience):
            if timer.isActive():
                timer.start(0)

    # --- bots ------------------------------------------------------------------------------------

    def _chose(self, answer: Answer) -> None:
        said = self.floor.hear(answer.choice)
        if said is None:
            self.go_on()
        elif self._reading.isActive():
            self._ready = said
        else:
            self._say(said)

    def _read(self) -> None:
        said, self._ready = self._ready, None
        if said:
            self._say(said)

    def _await_opening(self) -> None:
        opening = self.floor.opening
        if opening is None:
            return
        pause = self.quiet if self.floor.people else self._pace.pause()
        self._patience.start(pause)
        if self.floor.people and pause:
            self.clock.announce(opening.action.seat, pause)

    def _open(self) -> None:
        self.clock.hush()
        opening, self.floor.opening = self.floor.opening, None
        if opening is None:
            return
        if self._still_allowed(opening):
            self._say(opening)
        else:
            self.floor.clear()
            self.go_on()

    def _still_allowed(self, choice: Choice) -> bool:
        match = self._bridge.match
        return match.game.check(match.state, choice.action) is None

    # --- the sand-glass --------------------------------------------------------------------------

    def _run_out(self) -> None:
        self._time_is_up = True
        self._last_moment.start(_LAST_MOMENT * self._pace.pause())
        if self.goes_on():
            self.rest()
            self._end()

    def _end(self) -> None:
        """Everybody has finished, one after the other."""
        match, seen = self._bridge.match, self.floor.seen
        if match.to_act and match.to_act[0] >= 0:
            self._ready = only(self._manners.last_word(seen, match.to_act[0]))
            pause = min(_PROMPT, self._pace.pause())
            self._reading.start(max(pause, self._last_moment.remainingTime()))
