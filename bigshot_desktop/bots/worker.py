"""The process a bot thinks in: it takes questions from a pipe and answers them, one after the other.

It imports nothing that paints or reads files, so that a new one stands ready soon. Its end of the pipe is never left
unread, not even while a bot thinks: that is how it learns that the answer is not wanted any more, or that nobody is
there to want it.
"""

from __future__ import annotations

import faulthandler
import os
import pickle
import signal
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from queue import SimpleQueue
from random import Random
from threading import Thread
from typing import Final

from bigshot_desktop.bots.bot import Bot, Budget, Sight
from bigshot_desktop.bots.reasons import Choice

Hire = Callable[[str, str], Bot]
"""Makes a bot, from the id of a game and a level."""

READY: Final = "ready"
MODESTY: Final = 10
"""How far a worker stands back behind other processes, where the system knows such a thing."""
"""What a worker says first."""

STOP: Final = "stop"
"""What it is told when the question it has is not asked any more. It then answers at once, with whatever it has."""

OVERTIME: Final = 5.0
"""So many seconds after its budget a worker ends itself: somebody should have done so long before."""

MOST_BOTS: Final = 8
"""Bots kept between decisions, with their plans: a full table and one to spare."""

LONGEST_TROUBLE: Final = 4000
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
    """The budget."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What the bot chose, and for which question."""

    ticket: int
    choice: Choice


@dataclass(frozen=True, slots=True)
class Trouble:
    """What a bot's exception says."""

    text: str


class Leash(Budget):
    """A budget that can be called in before it is spent."""

    __slots__ = ()

    def call_in(self) -> None:
        """From now on it is spent. Another thread may do this; asking costs no more than without."""
        self._end = self._clock()


Task = tuple[Leash, bytes]


def sealed(question: Question) -> tuple[float, bytes]:
    """A question as it is sent: the seconds outside, so that they run from its arrival, the rest still pickled."""
    return question.seconds, pickle.dumps(question)


def serve(
    connection: Connection,
    hire: Hire | None = None,
    overtime: float = OVERTIME,
    game: str | None = None,
) -> None:
    """Answers questions until the process is ended, or the other end of the pipe is gone.

    It is ready when it has all that the bots of one game need, or of every game where none is named: no decision
    has the time to import that. Whoever hires others sees to that himself.
    """
    # Ctrl-C reaches all processes of a terminal; when to stop is up to the one that started this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        # Two busy workers would make a window stutter on two cores; one that is too modest would never be ready
        # beside other busy programs.
        os.nice(MODESTY)
    if hire is None:
        hire = _crew_of(game)
    tasks: SimpleQueue[Task] = SimpleQueue()
    bots: dict[tuple[str, str, str], Bot] = {}
    with Path(os.devnull).open("wb") as nowhere:
        try:
            connection.send(READY)
            Thread(target=_listen, args=(connection, tasks), daemon=True).start()
            while True:
                leash, packed = tasks.get()
                # A thread cannot end the process while something written in C holds the interpreter.
                faulthandler.dump_traceback_later(leash.left + overtime, exit=True, file=nowhere)
                reply = _reply(packed, leash, hire, bots)
                faulthandler.cancel_dump_traceback_later()
                connection.send_bytes(reply)
        except OSError:
            _leave()


def _crew_of(game: str | None) -> Hire:
    """Who makes the bots of a game, or of all: with their rules and weights in memory."""
    from bigshot_desktop.bots.levels import LEVELS, make_bot
    from bigshot_desktop.rules.games import GAMES

    for one in GAMES if game is None else (game,):
        for level in LEVELS:
            make_bot(one, level)
    return make_bot


def _listen(connection: Connection, tasks: SimpleQueue[Task]) -> None:
    """Takes in what comes while the bot thinks. A question is only sent when the one before is answered."""
    leash: Leash | None = None
    try:
        while True:
            message = connection.recv()
            if message != STOP:
                seconds, packed = message
                leash = Leash(seconds)
                tasks.put((leash, packed))
            elif leash is not None:
                leash.call_in()
    finally:
        # The end of the pipe, most likely, and with it of all this is good for.
        _leave()


def _reply(packed: bytes, leash: Leash, hire: Hire, bots: dict[tuple[str, str, str], Bot]) -> bytes:
    """The pickled reply to a question, or the trouble there was on the way."""
    try:
        question: Question = pickle.loads(packed)
        player = question.game, question.level, question.player
        bot = bots.pop(player, None) or hire(question.game, question.level)
        choice = bot.choose(question.sight, Random(question.seed), leash)
        bots[player] = bot  # now the youngest
        while len(bots) > MOST_BOTS:
            del bots[next(iter(bots))]
        return pickle.dumps(Reply(question.ticket, choice))
    except Exception:
        return pickle.dumps(Trouble(traceback.format_exc()[-LONGEST_TROUBLE:]))


def _leave() -> None:
    """Ends the process from any of its threads, whatever the others do."""
    os._exit(0)
