"""Has bots think in a process of its own, and answers without it when that fails: a match never waits for long.

Everything here returns at once but :meth:`Thinker.wait` and what is built on it. Whatever comes of a question, and
whenever, is told by one letterbox: replies, the end of a process, the end of patience. A window watches the
letterbox's bell (:meth:`Thinker.fileno`) and polls when it rings; it needs no clock of its own.
"""

from __future__ import annotations

import logging
import weakref
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from itertools import count
from queue import Empty
from random import Random
from threading import Timer
from time import monotonic, perf_counter
from typing import Any, Final, Self

from bigshot_desktop.bots.bot import Budget, Sight
from bigshot_desktop.bots.levels import CREWS, QUICK, SECONDS, make_bot
from bigshot_desktop.bots.reasons import Choice, Prospect, only
from bigshot_desktop.bots.worker import READY, STOP, Question, Reply, Trouble, sealed, serve
from bigshot_desktop.rules.game import EVERYONE, AnyGame
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.workers import Fault, Letterbox, Work, Worker, timer

STAND_IN: Final = 0.15
"""Seconds after which a bot that stands in is stopped, provided that it looks at its budget."""

_LOG: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Patience:
    """How long and how often a worker may fail. A decision takes no longer than its budget, ``starting``, ``grace``
    and :data:`STAND_IN` together: less than a second beyond the budget.
    """

    starting: float = 0.4
    """Seconds a question waits for a worker that is not ready. The worker may go on getting ready."""
    grace: float = 0.4
    """Seconds by which an answer may exceed its budget; a worker that takes longer is replaced."""
    stopping: float = 0.1
    """Seconds a worker may go on with a question that was cancelled, before it is replaced."""
    birth: float = 10.0
    """Seconds in which a worker must be ready, or it is replaced. Slow disks and virus scanners need some."""
    failures: int = 3
    """After so many in a row no further worker is started."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A choice that the rules accept in the position that was asked about."""

    ticket: int
    """Of the question, as :meth:`Thinker.ask` gave it."""
    seat: int
    choice: Choice
    fault: Fault | None = None
    """Why a quick bot stood in for the one that was asked, if it did."""


# --- what is asked, and what will do as an answer ------------------------------------------------


def sight_of(match: Match, seat: int) -> Sight:
    """What a bot on a seat is given. Its memory is made anew from the log, so undo needs no attention."""
    memory = CREWS[match.game.info.id].memory(match.setup)
    for step in match.steps:
        for event in step.seen_by(EVERYONE):
            memory.note(event)
    return Sight(match.game.observe(match.state, seat), memory)


def unfit(game: AnyGame, state: Any, seat: int, choice: object) -> Fault | None:
    """What is wrong with a choice that came from elsewhere, if anything."""
    try:
        if type(choice) is not Choice:
            return Fault("garbled", type(choice).__name__)
        for prospect in (choice.chosen, *choice.alternatives):
            if type(prospect) is not Prospect:
                return Fault("garbled", type(prospect).__name__)
        action = choice.action
        if game.read_action(game.write_action(action)) != action:  # as a match file would have it
            return Fault("garbled", repr(action))
        if action.seat != seat:
            return Fault("refused", f"seat {action.seat}, not {seat}")
        if refusal := game.check(state, action):
            return Fault("refused", f"{refusal.code} ({refusal.rule})")
    except Exception as error:  # the rules trust in getting an action, and this may be anything
        return Fault("garbled", repr(error))
    return None


def stand_in(game: AnyGame, state: Any, seat: int, question: Question, fault: Fault) -> Choice:
    """A quick bot's choice, here and now: of the same level, if that is quick. If all fails, anything allowed."""
    quick = SECONDS[question.level] <= SECONDS[QUICK]
    levels = dict.fromkeys([question.level, QUICK] if quick else [QUICK])
    if quick and fault.code == "overran":
        levels.clear()  # what hangs there would hang here
    for level in levels:
        try:
            budget = Budget(SECONDS[QUICK], _stopping_clock(STAND_IN / len(levels)))
            bot = make_bot(question.game, level)
            choice = bot.choose(question.sight, Random(question.seed), budget)
        except Exception:
            _LOG.exception("the bot that stands in failed: %s, %s", question.game, level)
            continue
        if not (wrong := unfit(game, state, seat, choice)):
            return choice
        _LOG.error("the bot that stands in failed: %s, %s: %s", question.game, level, wrong)
    return only(game.sample(state, seat, Random(question.seed)))


def _stopping_clock(seconds: float) -> Callable[[], float]:
    """A clock that raises an exception when it is read too late."""
    end = perf_counter() + seconds

    def clock() -> float:
        now = perf_counter()
        if now > end:
            raise TimeoutError
        return now

    return clock


# --- the thinker ---------------------------------------------------------------------------------


@dataclass(slots=True)
class _Asked:
    """The decision that is waited for."""

    game: AnyGame
    state: Any
    question: Question
    seat: int
    sent: bool = False
    parcel: tuple[float, bytes] = (0.0, b"")
    """The question as it is sent."""
    waiting: Timer | None = None
    """For a worker."""


@dataclass(frozen=True, slots=True)
class _Overdue:
    """A question that waits for no worker any longer."""

    ticket: int
    fault: Fault


class Thinker:
    """One warm worker process, and one question at a time. For one thread; others may have their own."""

    def __init__(
        self, patience: Patience | None = None, work: Work | None = None, *, game: str | None = None
    ) -> None:
        """Where a game is named, workers are for that one only, and ready sooner than one for all."""
        self.patience = patience or Patience()
        self.failures = 0
        """Of workers, in a row."""
        self._work = work
        self._game = game
        self._tickets = count(1)
        self._letterbox = Letterbox()
        self._worker: Worker | None = None
        self._staff: list[Worker] = []
        """All whose process may still run."""
        self._asked: _Asked | None = None
        self._answer: Answer | None = None
        # If nobody closes it: when nobody needs it any more, at the latest when the program ends.
        self._end = weakref.finalize(self, _let_go, self._staff, self._letterbox)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def given_up(self) -> bool:
        """Whether too many workers failed. From then on quick bots decide, in this process."""
        return self.failures >= self.patience.failures

    @property
    def pid(self) -> int | None:
        """The worker process, once it runs."""
        return self._worker.pid if self._worker else None

    # --- asking and answering --------------------------------------------------------------------

    def warm_up(self, timeout: float = 0.0, game: str | None = None) -> bool:
        """Has a worker started, if there is none (for this game), and waits so long for it; whether it is ready."""
        if game:
            self._turn_to(game)
        self._hire()
        end = monotonic() + timeout
        while self._worker and not self._worker.ready and self._hear(end - monotonic()):
            pass
        if self._answer:
            self._letterbox.ring()  # as it came unasked for
        return self._worker is not None and self._worker.ready

    def ask(self, match: Match, seat: int, level: str = "", seconds: float | None = None) -> int:
        """Asks for the next decision of a seat, and cancels what was asked before. The ticket is the answer's too.

        The level is that of the seat unless another is wanted, as for a hint; the seconds are those of the level.
        The same position gives the same choice as a simulation does.
        """
        self.cancel()
        self._turn_to(match.game.info.id)
        self._hire()
        while self._hear(0):
            pass
        level = level or match.seats[seat].level
        if level not in SECONDS:
            level = QUICK  # a file may come from a version with other levels
        question = Question(
            ticket=next(self._tickets),
            game=match.game.info.id,
            level=level,
            player=f"{match.seed}/{seat}",
            sight=sight_of(match, seat),
            seed=match.bot_seed(seat),
            seconds=SECONDS[level] if seconds is None else seconds,
        )
        self._asked = asked = _Asked(match.game, match.state, question, seat)
        ticket = question.ticket
        try:
            asked.parcel = sealed(question)
        except Exception as error:  # any class can refuse in its own way
            self._letterbox.put(None, _Overdue(ticket, Fault("unsendable", repr(error))))
            return ticket
        if self._worker is None:
            self._letterbox.put(None, _Overdue(ticket, Fault("given-up")))
        elif self._worker.keeps_waiting:
            self._letterbox.put(None, _Overdue(ticket, Fault("starting")))
        elif not self._hand_over():
            overdue = _Overdue(ticket, Fault("starting"))
            asked.waiting = timer(self.patience.starting, self._letterbox.put, None, overdue)
        return ticket

    def poll(self) -> Answer | None:
        """The answer to what was asked last, if it has come by now. Also sees to it that a lost worker is replaced."""
        self._letterbox.hush()
        while self._hear(0):
            pass
        answer, self._answer = self._answer, None
        return answer

    def wait(self, timeout: float | None = None) -> Answer | None:
        """The answer once it has come; None if that takes longer or nothing is asked. It does come in any case."""
        end = None if timeout is None else monotonic() + timeout
        while (answer := self.poll()) is None and self._asked:
            if not self._hear(None if end is None else end - monotonic()):
                return None
        return answer

    def decide(
        self, match: Match, seat: int, level: str = "", seconds: float | None = None
    ) -> Answer:
        """Asks and waits."""
        self.ask(match, seat, level, seconds)
        answer = self.wait()
        assert answer is not None
        return answer

    def fileno(self) -> int:
        """A socket that can be read whenever :meth:`poll` should be called, be anything asked or not."""
        return self._letterbox.fileno()

    def cancel(self) -> None:
        """What was asked is not asked any more: there will be no answer, and the worker stops soon.

        It is told to, because a bot that looks at its budget is then free within milliseconds. One that does not is
        replaced, which takes as long as a process takes to start.
        """
        asked, self._asked, self._answer = self._asked, None, None
        if asked and asked.waiting:
            asked.waiting.cancel()
        worker = self._worker
        if worker and worker.ticket is not None and not worker.stopping:
            worker.stopping = True
            worker.alarm(self.patience.stopping, Fault("stalled"))
            worker.send(STOP)

    def close(self) -> None:
        """Ends the worker and everything else. Nothing can be asked any more."""
        self.cancel()
        self._worker = None
        self._end()

    # --- what news lead to -----------------------------------------------------------------------

    def _turn_to(self, game: str) -> None:
        """Lets go of a worker that is for another game: no decision has the time to import this one first."""
        if self._game not in (None, game):
            self.cancel()
            self._game = game
            if self._worker:
                self._worker.dismiss()
                self._worker = None

    def _hire(self) -> None:
        """Has a worker started in the background if there is none."""
        if not self._end.alive:
            raise ValueError("it is closed")
        if self._worker is None and not self.given_up:
            work = self._work or partial(serve, game=self._game)
            self._worker = Worker(work, self._letterbox, self.patience.birth)
            self._staff[:] = [worker for worker in self._staff if not worker.buried]
            self._staff.append(self._worker)

    def _hand_over(self) -> bool:
        """Gives the question to the worker if that is free; whether the worker has it."""
        asked, worker = self._asked, self._worker
        if asked and not asked.sent and worker and worker.ready and worker.ticket is None:
            if asked.waiting:
                asked.waiting.cancel()
            asked.sent = True
            worker.ticket, worker.stopping = asked.question.ticket, False
            worker.alarm(asked.question.seconds + self.patience.grace, Fault("overran"))
            worker.send(asked.parcel)
        return asked is not None and asked.sent

    def _hear(self, timeout: float | None) -> bool:
        """Takes in one piece of news, if there is any in time."""
        try:
            sender, message = self._letterbox.get(timeout)
        except Empty:
            return False
        if isinstance(message, _Overdue):
            self._stop_waiting(message)
        elif sender is not None and sender is self._worker:
            self._hear_worker(sender, message)
        return True

    def _stop_waiting(self, overdue: _Overdue) -> None:
        asked = self._asked
        if asked and not asked.sent and asked.question.ticket == overdue.ticket:
            if self._worker and not self._worker.ready:
                self._worker.keeps_waiting = True
            self._stand_in(asked, overdue.fault)

    def _hear_worker(self, worker: Worker, message: object) -> None:
        if isinstance(message, Fault):
            self._lose(worker, message)
        elif isinstance(message, Trouble):
            self._lose(worker, Fault("crashed", str(message.text)))
        elif isinstance(message, Reply) and message.ticket == worker.ticket is not None:
            worker.ticket = None
            self._hear_choice(worker, message)
        elif message == READY and not worker.ready:
            worker.ready, worker.keeps_waiting = True, False
        else:
            self._lose(worker, Fault("garbled", type(message).__name__))
        if worker is self._worker:
            worker.calm()
            self._hand_over()

    def _hear_choice(self, worker: Worker, reply: Reply) -> None:
        asked = self._asked
        if asked is None or asked.question.ticket != reply.ticket:
            return  # it was cancelled
        if fault := unfit(asked.game, asked.state, asked.seat, reply.choice):
            self._lose(worker, fault)
            return
        self.failures = 0
        self._asked = None
        self._answer = Answer(reply.ticket, asked.seat, reply.choice)

    def _lose(self, worker: Worker, fault: Fault) -> None:
        """A worker that has failed is replaced, and what it was asked is answered without it. What was to be asked
        only when it has finished something else can still wait for its successor.
        """
        _LOG.warning("worker %s: %s: %s", worker.pid, fault.code, fault.detail)
        worker.dismiss()
        self._worker = None
        if fault.code != "stalled":  # that is no failure, and harms nobody
            self.failures += 1
            if self.given_up:
                _LOG.error("%d workers failed in a row: quick bots play on", self.failures)
            if (asked := self._asked) and (asked.sent or not worker.ready or self.given_up):
                self._stand_in(asked, fault)
        self._hire()

    def _stand_in(self, asked: _Asked, fault: Fault) -> None:
        question = asked.question
        _LOG.warning("stood in for %s at %s: %s", question.level, question.seed, fault.code)
        if asked.waiting:
            asked.waiting.cancel()
        self._asked = None
        choice = stand_in(asked.game, asked.state, asked.seat, question, fault)
        self._answer = Answer(question.ticket, asked.seat, choice, fault)


def _let_go(staff: list[Worker], letterbox: Letterbox) -> None:
    for worker in staff:
        worker.dismiss()
    for worker in staff:
        worker.join(1.0)
    letterbox.close()
