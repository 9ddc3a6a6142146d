"""Lets bots think in a process of its own: for as long as their level needs, however slow or busy the machine is.

Only a worker that is gone, or a bot that fails, is stood in for, by a quick bot and for one decision. Everything here
returns at once but :meth:`Thinker.wait` and what is built on it. All that can come of a question arrives in one inbox:
replies, the end of a process, the end of a pause. A window waits for the inbox's socket (:meth:`Thinker.fileno`) and
polls when it can be read; it needs no clock of its own.
"""

from __future__ import annotations

import logging
import weakref
from copy import deepcopy
from dataclasses import dataclass
from functools import partial
from itertools import count
from queue import Empty
from threading import Timer
from time import monotonic
from typing import Any, Final, Self

from bigshot_desktop.bots.bot import Memory, NoMemory, Sight
from bigshot_desktop.bots.levels import QUICK, SECONDS, make_memory
from bigshot_desktop.bots.reasons import Choice
from bigshot_desktop.bots.worker import READY, Question, Reply, WorkerError, pack, serve
from bigshot_desktop.engine.game import EVERYONE, AnyGame
from bigshot_desktop.table.match import Match, Step
from bigshot_desktop.table.stand_in import find_fault, stand_in
from bigshot_desktop.table.supervision import Fault, Limits
from bigshot_desktop.table.workers import Inbox, Work, Worker, timer

_LOST: Final = ("died", "silent")
"""What may happen to any worker: a question that it had is asked again. Everything else would happen again."""

_LOG: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Answer:
    """A choice that the rules accept in the position that was asked about."""

    ticket: int
    """Of the question, as :meth:`Thinker.ask` gave it."""
    seat: int
    choice: Choice
    fault: Fault | None = None
    """Why a quick bot stood in for the one that was asked, if it did."""
    ran_out: bool = False
    """Whether the bot had to answer before it had finished."""
    weighed: float | None = None
    """The chance to win with what a person has in mind, if that was asked and the bot could tell."""
    standings: tuple[tuple[float, ...], ...] = ()
    """Everybody's chances at the moments that were asked about."""


def sight_of(match: Match, seat: int) -> Sight:
    """What a bot on a seat is given."""
    return Watcher().sight_of(match, seat)


class Watcher:
    """Has watched a match up to a step, and remembers it for the bots.

    The memory goes on from there as long as that step is in the log; after an undo, and for another match, it is made
    anew. So a decision costs as much in a long match as in a short one.
    """

    def __init__(self) -> None:
        self._last: Step | None = None
        """The last step that is in the memory."""
        self._memory: Memory = NoMemory()

    def sight_of(self, match: Match, seat: int) -> Sight:
        """What a bot on a seat is given. Its memory is its own: it stays as it is while the match goes on."""
        last = self._last
        if last is None or last.number > match.length or match.step(last.number) is not last:
            self._memory, last = make_memory(match.game.info.id, match.setup), None
        for step in match.steps_after(last.number if last else 0):
            for event in step.seen_by(EVERYONE):
                self._memory.note(event)
        self._last = match.last_step
        return Sight(match.game.observe(match.state, seat), deepcopy(self._memory))


# --- the thinker ---------------------------------------------------------------------------------


@dataclass(slots=True)
class _Asked:
    """The decision that is waited for."""

    game: AnyGame
    state: Any
    question: Question
    seat: int
    packed: tuple[float, bytes] | None = None
    """The question as it is sent; nothing if it cannot be."""
    sent: bool = False
    lost: bool = False
    """Whether a worker was lost that should have answered it."""
    hurried: Timer | None = None
    """Runs once the player does not want to wait any longer."""


@dataclass(frozen=True, slots=True)
class _WithoutWorker:
    """A question that is to be answered without a worker."""

    ticket: int
    fault: Fault


class _PauseOver:
    """Another worker may be started."""


class Thinker:
    """One warm worker process, and one question at a time. For one thread; others may have their own."""

    def __init__(
        self, limits: Limits | None = None, work: Work | None = None, *, game: str | None = None
    ) -> None:
        """Where a game is named, workers are for that one only, and ready sooner than one for all."""
        self.limits = limits or Limits()
        self.failures = 0
        """Of workers, one after the other."""
        self._work = work
        self._game = game
        self._tickets = count(1)
        self._inbox = Inbox()
        self._worker: Worker | None = None
        self._workers: list[Worker] = []
        """All workers whose process may still run."""
        self._pause: Timer | None = None
        """Runs while no worker is started, as several have failed."""
        self._watcher = Watcher()
        self._asked: _Asked | None = None
        self._answer: Answer | None = None
        # If nobody closes it, this does: when it is collected, at the latest when the program ends.
        self._end = weakref.finalize(self, _stop_all, self._workers, self._inbox)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def pid(self) -> int | None:
        """The worker process, once it runs."""
        return self._worker.pid if self._worker else None

    # --- asking and answering --------------------------------------------------------------------

    def warm_up(self, timeout: float = 0.0, game: str | None = None) -> bool:
        """Starts a worker, if there is none (for this game), and waits so long for it; whether it is ready."""
        if game:
            self._switch_game(game)
        self._ensure_worker()
        end = monotonic() + timeout
        while self._worker and not self._worker.ready and self._take_message(end - monotonic()):
            pass
        if self._answer:
            self._inbox.signal_arrival()  # its own signal was taken in by the waiting
        return self._worker is not None and self._worker.ready

    def ask(
        self,
        match: Match,
        seat: int,
        level: str = "",
        seconds: float | None = None,
        *,
        weighed: tuple[Any, ...] = (),
        following: tuple[Any, ...] = (),
        moments: tuple[Sight, ...] = (),
    ) -> int:
        """Asks for the next decision of a seat, and cancels what was asked before. The ticket is the answer's too.

        What a person has in mind instead (``weighed``) is weighed beside it, where it cannot be by itself with what was
        done right after it (``following``), and everybody's chances are told at some ``moments``.
        The level is that of the seat unless another is wanted, as for a hint; the seconds of processor time are those
        of the level. The same position gives the same choice as a simulation does.
        """
        self.cancel()
        self._switch_game(match.game.info.id)
        self._ensure_worker()
        while self._take_message(0):
            pass
        level = level or match.seats[seat].level
        if level not in SECONDS:
            level = QUICK  # a file may come from a version with other levels
        question = Question(
            ticket=next(self._tickets),
            game=match.game.info.id,
            level=level,
            player=f"{match.name_for_bots}/{seat}",
            sight=self._watcher.sight_of(match, seat),
            seed=match.bot_seed(seat),
            seconds=SECONDS[level] if seconds is None else seconds,
            weighed=weighed,
            following=following,
            moments=moments,
        )
        self._asked = asked = _Asked(match.game, match.state, question, seat)
        ticket = question.ticket
        try:
            asked.packed = pack(question)
        except Exception as error:  # any class can refuse in its own way
            self._inbox.put(None, _WithoutWorker(ticket, Fault("unsendable", repr(error))))
            return ticket
        if self._worker is None:
            self._inbox.put(None, _WithoutWorker(ticket, Fault("pausing")))
        self._send_question()
        return ticket

    def poll(self) -> Answer | None:
        """The answer to what was asked last, if it has come by now. Also sees to it that a lost worker is replaced."""
        self._inbox.clear_signal()
        while self._take_message(0):
            pass
        answer, self._answer = self._answer, None
        return answer

    def wait(self, timeout: float | None = None) -> Answer | None:
        """The answer once it has come; None if that takes longer or nothing is asked. It does come in any case."""
        end = None if timeout is None else monotonic() + timeout
        while (answer := self.poll()) is None and self._asked:
            if not self._take_message(None if end is None else end - monotonic()):
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
        """A socket that can be read whenever :meth:`poll` should be called, whether anything is asked or not."""
        return self._inbox.fileno()

    def hurry(self) -> None:
        """Has the bot that was asked answer now, with the best it has; if it cannot, a quick bot stands in for it."""
        asked = self._asked
        if asked is None or asked.hurried:
            return
        without = _WithoutWorker(asked.question.ticket, Fault("hurried"))
        patience = self.limits.hurried if asked.sent else 0.0
        asked.hurried = timer(patience, self._inbox.put, None, without)
        if asked.sent and self._worker:
            self._worker.stop_thinking()

    def cancel(self) -> None:
        """What was asked is not asked any more: there will be no answer, and the worker stops soon.

        A bot that looks at its budget is free again within milliseconds. One that does not is replaced, which takes
        as long as a process takes to start.
        """
        asked = self._close_question()
        self._answer = None
        if asked and asked.sent and not asked.hurried and self._worker:
            self._worker.stop_thinking()

    def close(self) -> None:
        """Ends the worker and everything else. Nothing can be asked any more."""
        self.cancel()
        if self._pause:
            self._pause.cancel()
        self._worker = None
        self._end()

    # --- what messages lead to -------------------------------------------------------------------

    def _switch_game(self, game: str) -> None:
        """Stops a worker that is for another game: no decision has the time to import this one first."""
        if self._game not in (None, game):
            self.cancel()
            self._game = game
            if self._worker:
                self._worker.stop()
                self._worker = None

    def _ensure_worker(self) -> bool:
        """Starts a worker in the background if there is none, unless several have just failed; whether there is one."""
        if not self._end.alive:
            raise ValueError("it is closed")
        if self._worker is None and self._pause is None:
            work = self._work or partial(serve, game=self._game)
            self._worker = Worker(work, self._inbox, self.limits)
            self._workers[:] = [worker for worker in self._workers if not worker.gone]
            self._workers.append(self._worker)
        return self._worker is not None

    def _send_question(self) -> None:
        """Sends the question to the worker if there is one and it is free."""
        asked, worker = self._asked, self._worker
        if not asked or asked.sent or not asked.packed or asked.hurried:
            return
        if worker and worker.ready and worker.ticket is None:
            asked.sent = True
            worker.ask(asked.question.ticket, *asked.packed)

    def _close_question(self) -> _Asked | None:
        """Nothing is asked any more; what was."""
        asked, self._asked = self._asked, None
        if asked and asked.hurried:
            asked.hurried.cancel()
        return asked

    def _take_message(self, timeout: float | None) -> bool:
        """Takes in one message, if there is any in time."""
        try:
            sender, message = self._inbox.get(timeout)
        except Empty:
            return False
        if isinstance(message, _WithoutWorker):
            if self._asked and self._asked.question.ticket == message.ticket:
                self._stand_in(message.fault)
        elif isinstance(message, _PauseOver):
            self._pause = None
            if self._end.alive:
                self._ensure_worker()
        elif sender is not None and sender is self._worker:
            self._take_worker_message(sender, message)
            self._send_question()
        return True

    def _take_worker_message(self, worker: Worker, message: object) -> None:
        match message:
            case Fault():
                self._replace_worker(worker, message)
            case Reply() if message.ticket == worker.ticket is not None:
                worker.ticket = None
                self._take_reply(message)
            case WorkerError() if worker.ticket is not None:
                asked, worker.ticket = worker.ticket, None
                if self._is_asked(asked):
                    self._stand_in(Fault("crashed", str(message.text)))
            case str() if message == READY and not worker.ready:
                worker.ready = True
            case _:
                self._replace_worker(worker, Fault("garbled", type(message).__name__))

    def _is_asked(self, ticket: int | None) -> bool:
        """Whether a question is still asked: it may have been cancelled."""
        return self._asked is not None and self._asked.question.ticket == ticket

    def _take_reply(self, reply: Reply) -> None:
        asked = self._asked
        if asked is None or not self._is_asked(reply.ticket):
            return
        if fault := find_fault(asked.game, asked.state, asked.seat, reply.choice):
            self._stand_in(fault)
            return
        self.failures = 0
        self._close_question()
        weighed = reply.weighed if isinstance(reply.weighed, float) else None
        self._answer = Answer(
            reply.ticket,
            asked.seat,
            reply.choice,
            ran_out=reply.ran_out is True,
            weighed=weighed,
            standings=reply.standings,
        )

    def _replace_worker(self, worker: Worker, fault: Fault) -> None:
        """Replaces a worker that has failed: at once or, if it is not the first one, after a pause.

        A question that was lost with it is asked again of the next one, once and unless there is a pause.
        """
        _LOG.warning("worker %s: %s: %s", worker.pid, fault.code, fault.detail)
        worker.stop()
        self._worker = None
        if fault.code in _LOST or worker.ticket is None or self._is_asked(worker.ticket):
            self.failures += 1  # else it went on with what was cancelled, and nobody waits for it
        if (seconds := self.limits.pause(self.failures)) and not self._pause:
            _LOG.error("%d workers failed in a row: no other for %g s", self.failures, seconds)
            self._pause = timer(seconds, self._inbox.put, None, _PauseOver())
        replaced = self._ensure_worker()
        if (asked := self._asked) is None:
            return
        concerned = asked.sent or not worker.ready
        again = fault.code in _LOST and not asked.lost and not asked.hurried
        if not replaced or (concerned and not again):
            self._stand_in(fault)
        elif concerned:
            asked.sent, asked.lost = False, True

    def _stand_in(self, fault: Fault) -> None:
        """A quick bot answers what is asked."""
        if asked := self._close_question():
            question = asked.question
            _LOG.warning("stood in for %s at %s: %s", question.level, question.seed, fault)
            choice = stand_in(asked.game, asked.state, asked.seat, question, fault)
            self._answer = Answer(question.ticket, asked.seat, choice, fault)


def _stop_all(workers: list[Worker], inbox: Inbox) -> None:
    for worker in workers:
        worker.stop()
    for worker in workers:
        worker.join(1.0)
    inbox.close()
