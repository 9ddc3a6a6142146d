"""The worker process in which bots think: it takes questions from a pipe and answers them, one after the other.

It imports nothing of the window or of files, so that a new one is ready soon. It goes on reading the pipe while a bot
thinks, so that it notices when the question is cancelled or the program at the other end is gone, and reports what
processor time it uses, so that the other end can tell a slow machine from a bot that hangs.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from queue import SimpleQueue
from random import Random
from threading import Event, Lock, Thread
from time import process_time, sleep, thread_time
from typing import Any, Final, NamedTuple

from bigshot_desktop.bots.bot import Adviser, Bot, Budget, Sight
from bigshot_desktop.bots.reasons import Choice, beside

BotMaker = Callable[[str, str], Bot]
"""Makes a bot, from the id of a game and a level."""

READY: Final = "ready"
"""The first message of a worker."""

STOP: Final = "stop"
"""Cancels the question that a worker has. It then answers at once, with whatever it has."""

NICENESS: Final = 10
"""By how much a worker lowers its priority, on all systems but Windows."""

BELOW_NORMAL: Final = 0x4000
"""What Windows calls its priority for that."""

OVERTIME: Final = 5.0
"""So many seconds of processor time after its budget a worker is ended, in case nobody else has done so."""

REPORT_EVERY: Final = 0.25
"""Seconds between two reports of progress."""

MOST_BOTS: Final = 8
"""Bots kept between decisions, with their plans: a full table and one to spare."""

LONGEST_TRACEBACK: Final = 4000
"""Characters of a traceback; what matters in one comes last."""


@dataclass(frozen=True, slots=True)
class Question:
    """A decision that is asked of a bot. It holds all that the answer depends on."""

    ticket: int
    game: str
    level: str
    player: str
    """Which seat of which match: the same bot is asked again, as it may have kept a plan."""
    sight: Sight
    seed: str
    """Of the bot's random generator."""
    seconds: float
    """The budget, in processor time."""
    weighed: tuple[Any, ...] = ()
    """What a person has in mind instead: it is weighed beside the bot's own choice."""
    following: tuple[Any, ...] = ()
    """What the person did right after that: a deal is weighed with the trade that it is part of."""
    moments: tuple[Sight, ...] = ()
    """Moments of the match of which everybody's chances are asked."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What the bot chose, and for which question."""

    ticket: int
    choice: Choice
    ran_out: bool = False
    """Whether the budget ended before the bot had finished."""
    weighed: float | None = None
    """The chance to win with what the person has in mind, if that was asked and the bot can tell."""
    standings: tuple[tuple[float, ...], ...] = ()
    """Everybody's chances at the moments that were asked about."""


@dataclass(frozen=True, slots=True)
class WorkerError:
    """What a bot's exception says."""

    text: str


@dataclass(frozen=True, slots=True)
class Progress:
    """Sent again and again while a worker gets ready or thinks: it is alive, and this is what it has done."""

    used: float
    """Seconds of processor time since the process was started, or since the question came."""


class StoppableBudget(Budget):
    """A budget that another thread can end early."""

    __slots__ = ("_stopped",)

    def __init__(self, seconds: float, stopped: Event) -> None:
        super().__init__(seconds)
        self._stopped = stopped

    @property
    def spent(self) -> bool:
        if self._stopped.is_set():
            self.ran_out = True
        return self.ran_out or super().spent


class Task(NamedTuple):
    """A question as it comes in."""

    seconds: float
    packed: bytes
    stopped: Event
    """Set when it must be answered at once."""


class Reporter:
    """Sends what a worker has to say: its answers and, from a thread of its own, its progress while it is busy."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._lock = Lock()
        self._busy = Event()
        self._busy.set()
        self._before = 0.0
        """Processor time that was used before the work at hand."""
        self._own = 0.0
        """Processor time of the reporting thread, which is not work: a bot that sleeps uses nothing."""
        Thread(target=self._report, daemon=True).start()

    def begin(self) -> None:
        """There is something to do from now on."""
        self._before = process_time() - self._own
        self._busy.set()

    def finish(self, message: bytes) -> None:
        """It is done, and this came of it."""
        with self._lock:
            self._busy.clear()
            self._connection.send_bytes(message)

    def _report(self) -> None:
        try:
            while self._busy.wait():
                sleep(REPORT_EVERY)
                self._own = thread_time()
                with self._lock:
                    if self._busy.is_set():
                        used = process_time() - self._own - self._before
                        self._connection.send_bytes(pickle.dumps(Progress(used)))
        except OSError:
            _exit_now()


def pack(question: Question) -> tuple[float, bytes]:
    """A question as it is sent: its seconds and all of it, pickled, so that it is unpickled where the bot thinks."""
    return question.seconds, pickle.dumps(question)


def serve(
    connection: Connection,
    maker: BotMaker | None = None,
    overtime: float = OVERTIME,
    game: str | None = None,
) -> None:
    """Answers questions until the process is ended, or the other end of the pipe is gone.

    It is ready once everything that the bots of one game need is imported, or of every game where none is named: no
    decision has the time for that. This does not hold for bots of another maker.
    """
    leave_current_folder()
    # Ctrl-C reaches all processes of a terminal, but the program that started this one says when to stop.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Two busy workers would make a window stutter on two cores. A still lower priority would keep a worker
    # from getting ready beside other busy programs.
    _lower_priority()
    reporter = Reporter(connection)
    if maker is None:
        maker = _prepared_maker(game)
    tasks: SimpleQueue[Task] = SimpleQueue()
    bots: dict[tuple[str, str, str], Bot] = {}
    try:
        reporter.finish(pickle.dumps(READY))
        Thread(target=_listen, args=(connection, tasks), daemon=True).start()
        while True:
            task = tasks.get()
            reporter.begin()
            _limit_processor_time(task.seconds + overtime)
            reply = _reply(task, maker, bots)
            _limit_processor_time(0)
            reporter.finish(reply)
    except OSError:
        _exit_now()


def _lower_priority() -> None:
    """By a step that the system has."""
    if sys.platform == "win32":
        import ctypes
        from ctypes.wintypes import BOOL, DWORD, HANDLE

        kernel = ctypes.WinDLL("kernel32")
        kernel.SetPriorityClass.argtypes = HANDLE, DWORD
        kernel.SetPriorityClass.restype = BOOL
        kernel.SetPriorityClass(HANDLE(-1), BELOW_NORMAL)  # -1 is the process that asks
    else:
        os.nice(NICENESS)


def _limit_processor_time(seconds: float) -> None:
    """Has the system end this process once it has used so much more; 0: not any more.

    The other end of the pipe sees to that too, but it may be gone, and no thread here notices while something written
    in C holds the interpreter. On Windows there is no such limit.
    """
    if sys.platform != "win32":
        signal.setitimer(
            signal.ITIMER_PROF, seconds
        )  # its signal ends a process that has no use for it


def leave_current_folder() -> None:
    """Goes to the folder of the program: nothing that a worker does depends on where the player was."""
    os.chdir(Path(sys.executable).parent)


def _prepared_maker(game: str | None) -> BotMaker:
    """What makes the bots of a game, or of all games, once their rules and weights are in memory."""
    from bigshot_desktop.bots.levels import LEVELS, make_bot
    from bigshot_desktop.games import GAMES

    for one in GAMES if game is None else (game,):
        for level in LEVELS:
            make_bot(one, level)
    return make_bot


def _listen(connection: Connection, tasks: SimpleQueue[Task]) -> None:
    """Receives messages, also while a bot thinks. A question is only sent when the one before is answered."""
    task: Task | None = None
    try:
        while True:
            message = connection.recv()
            if message != STOP:
                seconds, packed = message
                task = Task(seconds, packed, Event())
                tasks.put(task)
            elif task is not None:
                task.stopped.set()
    finally:
        # The pipe has ended, most likely, and with it the program that asks the questions.
        _exit_now()


def _reply(task: Task, maker: BotMaker, bots: dict[tuple[str, str, str], Bot]) -> bytes:
    """The pickled reply to a question, or the pickled exception of the bot."""
    try:
        question: Question = pickle.loads(task.packed)
        player = question.game, question.level, question.player
        bot = bots.pop(player, None) or maker(question.game, question.level)
        budget = StoppableBudget(task.seconds, task.stopped)
        weighed = weigh(question, bot, budget) if question.weighed else None
        choice = bot.choose(question.sight, Random(question.seed), budget)
        if weighed is not None and not question.moments:
            choice = beside(choice, question.weighed[-1], weighed)
        if isinstance(bot, Adviser) and not choice.slip:  # for an error there are no good reasons
            choice = _with_advice(bot, question.sight, choice)
        bots[player] = bot  # last in order: the first is the one to go
        while len(bots) > MOST_BOTS:
            del bots[next(iter(bots))]
        return pickle.dumps(
            Reply(question.ticket, choice, budget.ran_out, weighed, standings(question))
        )
    except Exception:
        return pickle.dumps(WorkerError(traceback.format_exc()[-LONGEST_TRACEBACK:]))


def weigh(question: Question, bot: Bot, budget: Budget) -> float | None:
    """The chance to win with what a person has in mind; None where the bots of a game cannot tell."""
    from bigshot_desktop.bots.levels import BOTS

    weighs = BOTS[question.game].weigh if question.game in BOTS else None
    if weighs is None:
        return None
    alone = weighs(bot, question.sight, question.weighed, Random(question.seed), budget)
    if alone is not None or not question.following:
        return alone
    whole = question.weighed + question.following
    return weighs(bot, question.sight, whole, Random(question.seed), budget)


def standings(question: Question) -> tuple[tuple[float, ...], ...]:
    """Everybody's chances at the moments that are asked about; nothing where the bots of a game cannot tell."""
    from bigshot_desktop.bots.levels import BOTS

    tell = BOTS[question.game].standing if question.game in BOTS else None
    return tuple(tuple(tell(moment)) for moment in question.moments) if tell else ()


def _with_advice(bot: Adviser, sight: Sight, choice: Choice) -> Choice:
    """The choice with its advice. What is played does not depend on whether it can be put into sentences."""
    try:
        return bot.advised(sight, choice)
    except Exception:
        traceback.print_exc()
        return choice


def _exit_now() -> None:
    """Ends the process from any of its threads, whatever the others do."""
    os._exit(0)
