"""Open talk: bots speak in turn, with pauses in which people may speak, and perhaps a time limit."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, QTimer

from bigshot_desktop.bots.manners import Manners
from bigshot_desktop.bots.reasons import Choice, only
from bigshot_desktop.table.match import Step
from bigshot_desktop.table.speaking_order import SpeakingOrder
from bigshot_desktop.table.thinker import Answer
from bigshot_desktop.ui.look.pace import Pace
from bigshot_desktop.ui.play.bot_asking import Receive
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.talk_clock import TalkClock

_PROMPT: Final = 300
"""Milliseconds after which an answer to a person is given at the earliest: as if somebody had thought."""
_TIME_UP: Final = 4
"""How long everybody sees that the time is up and what lapses, in pauses of a bot."""
_ASKED: Final = 2
"""So many times as long bots wait before they propose something while a person is asked something."""


@dataclass(frozen=True, slots=True)
class TalkParts:
    """What a game brings where everybody may speak at once."""

    manners: Manners
    clock: TalkClock


class Talk(QObject):
    """When which bot speaks. What it says is handed on; what people say only changes what follows."""

    def __init__(
        self,
        bridge: Bridge,
        pace: Pace,
        parts: TalkParts,
        ask: Callable[[int, Receive], None],
        say: Callable[[Choice], None],
        parent: QObject,
        *,
        unread: Callable[[], int] = lambda: 0,
    ) -> None:
        """``unread``: milliseconds until there was time to read what a bot has said last."""
        super().__init__(parent)
        self.order = SpeakingOrder(bridge.match, parts.manners)
        self.clock = parts.clock
        self.pause_for_people = 4000
        """Milliseconds that bots leave to people before they propose something."""
        self.time_limit = 0
        """Seconds after which everybody has finished; 0: no end."""
        self._bridge, self._pace, self._manners = bridge, pace, parts.manners
        self._ask, self._say, self._unread = ask, say, unread
        self._topic = ""
        self._ready: Choice | None = None
        """What is said as soon as there was time to read what was said before."""
        self._time_is_up = False
        self._time_up_shown = QTimer(self, singleShot=True)
        """While it runs everybody sees that the time is up, and nobody's last word is said."""
        self._reading = QTimer(self, singleShot=True)
        self._reading.timeout.connect(self._say_ready)
        self._waiting = QTimer(self, singleShot=True)
        """Runs while people may speak before a bot does."""
        self._waiting.timeout.connect(self._say_held_back)
        self.clock.time_up.connect(self._limit_reached)

    @property
    def topic(self) -> str:
        """What is talked about now; nothing when there is no talk."""
        return self.order.topic

    @property
    def time_is_up(self) -> bool:
        """Whether the time limit has been reached, and all say their last word."""
        return self._time_is_up

    @property
    def goes_on(self) -> bool:
        """Whether everybody still talks about what they talked about before."""
        return bool(self._topic) and self.topic == self._topic

    def begin(self) -> None:
        """Whatever everybody talks about now is the topic; if it is a new one, its time starts."""
        topic = self.topic
        if topic == self._topic:
            return
        self.end()
        self._topic = topic
        if self.time_limit and self._manners.timed(topic) and self.order.people:
            self.clock.limit_time(self.time_limit)

    def ask_next_bot(self) -> None:
        """Has the next bot speak, if one has anything to say."""
        self.begin()
        if self._time_is_up:
            self._finish_next()
            return
        bot = self.order.next_bot()
        if bot is None:
            self._wait_for_people()
            return
        hurried = self.order.owes_person_answer(bot)
        pause = min(_PROMPT, self._pace.pause()) if hurried else self._pace.pause()
        self._reading.start(max(pause, self._unread()))
        self._ask(bot, self._chose)

    def pause(self) -> None:
        """No bot speaks until the next one is asked."""
        self._ready = None
        self._reading.stop()
        self._waiting.stop()
        self.clock.clear_speaker()

    def end(self) -> None:
        """The talk is over, or broken off."""
        self.pause()
        self._time_up_shown.stop()
        self.order.start_over()
        self._topic, self._time_is_up = "", False
        if self.clock.time_limit:
            self.clock.limit_time(0)

    def step_taken(self, step: Step) -> None:
        """Somebody has spoken."""
        self.pause()
        self.order.step_taken(step)

    def restart_pause(self) -> None:
        """A person is about to say something: bots leave them as much time again."""
        if self._waiting.isActive():
            self._wait_for_people()

    def hurry(self) -> None:
        """Nobody needs the pauses."""
        self._time_up_shown.stop()
        for timer in (self._reading, self._waiting):
            if timer.isActive():
                timer.start(0)

    # --- bots ------------------------------------------------------------------------------------

    def _chose(self, answer: Answer) -> None:
        choice = self.order.consider(answer.choice)
        if choice is None:
            self.ask_next_bot()
        elif self._reading.isActive():
            self._ready = choice
        else:
            self._say(choice)

    def _say_ready(self) -> None:
        choice, self._ready = self._ready, None
        if choice:
            self._say(choice)

    def _wait_for_people(self) -> None:
        choice = self.order.held_back
        if choice is None:
            return
        pause = self.pause_for_people if self.order.people else self._pace.pause()
        if self.order.asks_person:
            pause *= _ASKED
        pause = max(pause, self._unread())
        self._waiting.start(pause)
        if self.order.people and pause:
            self.clock.announce(choice.action.seat, pause)

    def _say_held_back(self) -> None:
        self.clock.clear_speaker()
        choice, self.order.held_back = self.order.held_back, None
        if choice is None:
            return
        match = self._bridge.match
        if match.game.check(match.state, choice.action) is None:
            self._say(choice)
        else:
            self.order.start_over()
            self.ask_next_bot()

    # --- the time limit --------------------------------------------------------------------------

    def _limit_reached(self) -> None:
        self._time_is_up = True
        self._time_up_shown.start(_TIME_UP * self._pace.pause())
        if self.goes_on:
            self.pause()
            self._finish_next()

    def _finish_next(self) -> None:
        """Everybody has finished, one after the other."""
        to_act = self._bridge.match.to_act
        if to_act and to_act[0] >= 0:
            self._ready = only(self._manners.last_word(self.order.observation, to_act[0]))
            pause = min(_PROMPT, self._pace.pause())
            self._reading.start(max(pause, self._time_up_shown.remainingTime()))
