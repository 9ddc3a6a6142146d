"""Open talk: people may speak at any time while bots speak in turn, with pauses and perhaps a time limit."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

from bigshot_desktop.bots.manners import Manners
from bigshot_desktop.bots.reasons import Choice, only
from bigshot_desktop.engine.game import CHANCE, EVERYONE
from bigshot_desktop.table.match import Step
from bigshot_desktop.table.speaking_order import SpeakingOrder
from bigshot_desktop.table.thinker import Answer
from bigshot_desktop.ui.look.pace import Pace
from bigshot_desktop.ui.play.bot_asking import Receive
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.dispatch import Rank
from bigshot_desktop.ui.play.turns import NOBODY, Phase, Turns

_PROMPT: Final = 300
"""Milliseconds after which an answer to a person is given at the earliest: as if somebody had thought."""
_TIME_UP: Final = 4
"""How long everybody sees that the time is up and what lapses, in pauses of a bot."""
_ASKED: Final = 2
"""So many times as long bots wait before they propose something while a person is asked something."""
_TICK: Final = 100
"""Milliseconds between two looks at the clock."""
_SUSPENDED: Final = 2000
"""Milliseconds between two looks at the clock that only a suspended program or computer lets pass."""


class TalkClock(QObject):
    """What people see of the time: the pause before a bot speaks, and the time limit. :class:`Talk` sets it."""

    changed = Signal()
    """Something here is another."""
    time_up = Signal()
    """The time limit is reached."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.next_speaker = NOBODY
        """The bot that is about to speak."""
        self.pause = 0
        """Milliseconds of its pause, all of them."""
        self.time_limit = 0
        """Seconds that the talk may take; 0: there is no limit."""
        self._pause = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._limit = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._limit.timeout.connect(self._limit_reached)
        self._tick = QTimer(self, interval=_TICK)
        self._tick.timeout.connect(self._ticked)
        self._since_look = QElapsedTimer()
        """Runs since the last look at the clock."""
        self._left = 0
        """Milliseconds until the time limit, at the last look."""
        self._held = 0
        """Milliseconds that are left while the time stands still; 0 while it runs."""

    @property
    def pause_left(self) -> int:
        """Milliseconds until the bot speaks."""
        return max(0, self._pause.remainingTime()) if self._pause.isActive() else 0

    @property
    def time_left(self) -> float:
        """Seconds until the time limit."""
        left = self._limit.remainingTime() if self._limit.isActive() else self._held
        return max(0, left) / 1000

    def announce(self, speaker: int, milliseconds: int) -> None:
        """A bot will speak after so long, unless somebody else does."""
        self.next_speaker, self.pause = speaker, milliseconds
        self._pause.start(milliseconds)
        self._show()

    def clear_speaker(self) -> None:
        """Nobody is about to speak."""
        self._pause.stop()
        if self.next_speaker != NOBODY:
            self.next_speaker, self.pause = NOBODY, 0
            self._show()

    def hold(self, held: bool) -> None:
        """The time limit stands still, or goes on: nobody can speak meanwhile, for somebody looks at secrets."""
        if held and self._limit.isActive():
            self._held = max(1, self._limit.remainingTime())
            self._limit.stop()
        elif not held and self._held:
            self._limit.start(self._held)
            self._held = 0
            self._look()
        else:
            return
        self._show()

    def limit_time(self, seconds: int) -> None:
        """Starts a time limit; 0 seconds: there is none any more."""
        self.time_limit, self._held = seconds, 0
        if seconds:
            self._limit.start(seconds * 1000)
            self._look()
        else:
            self._limit.stop()
        self._show()

    def _limit_reached(self) -> None:
        if self._was_suspended:
            self._limit.start(self._left)
            self._look()
            return
        self._show()
        self.time_up.emit()

    def _ticked(self) -> None:
        if self._limit.isActive():
            if self._was_suspended:
                self._limit.start(self._left)
            self._look()
        self.changed.emit()

    @property
    def _was_suspended(self) -> bool:
        """Whether nothing could be done since the last look. On some systems timers count that time; people do not."""
        return self._since_look.elapsed() > _SUSPENDED

    def _look(self) -> None:
        self._left = max(1, self._limit.remainingTime())
        self._since_look.start()

    def _show(self) -> None:
        moves = self._limit.isActive() or self._pause.isActive()
        if moves and not self._tick.isActive():
            self._tick.start()
        elif not moves:
            self._tick.stop()
        self.changed.emit()


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
    ) -> None:
        super().__init__(parent)
        self.order = SpeakingOrder(bridge.match, parts.manners)
        self.clock = parts.clock
        self.pause_for_people = 4000
        """Milliseconds that bots leave to people before they propose something."""
        self.time_limit = 0
        """Seconds after which everybody has finished; 0: no end."""
        self._bridge, self._pace, self._manners = bridge, pace, parts.manners
        self._ask, self._say = ask, say
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
        self._reading.start(min(_PROMPT, self._pace.pause()) if hurried else self._pace.pause())
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


class OpenTurns(Turns):
    """Turns with open talk between them: a person keeps the word while bots speak."""

    renewed = Signal()
    """The player who decides still does, but others have spoken."""

    def __init__(self, *args: Any, talk: TalkParts, **more: Any) -> None:
        super().__init__(*args, **more)
        self._showing_talk = False
        """Whether something that was said is still being shown."""
        self._being_read: set[object] = set()
        """What is being read: until that is done, bots say nothing."""
        self._asked_bot = NOBODY
        """Who is asked what to say, if anybody is."""
        self.talk = Talk(self.bridge, self.pace, talk, self._ask_bot, self._take, self)
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
            self._ask_openly(seat)

    def look_at_secrets(self) -> None:
        """The person who speaks wants to see what is theirs alone; bots wait."""
        self._finish_roll()
        if self._talking and self._keeps_secrets and self.bridge.viewer != self.seat:
            self._pause_bots()
            self._enter(Phase.CALLING, self.seat)

    def stop_looking(self) -> None:
        """The person has seen it."""
        self._finish_roll()
        if self._talking and self._keeps_secrets:
            self._ask_openly(self.seat)

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

    def _enter(self, phase: Phase, seat: int = NOBODY) -> None:
        super()._enter(phase, seat)
        self._hold_sand(self.bridge.viewer)

    def _hold_sand(self, viewer: int) -> None:
        """Behind the curtain, while somebody looks at secrets, and behind another page, no sand runs."""
        private = self._keeps_secrets and viewer != EVERYONE
        self.talk.clock.hold(self.phase is Phase.CALLING or private or self.resting)

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

    def _ask_openly(self, seat: int) -> None:
        """A person speaks, and everybody looks on."""
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
