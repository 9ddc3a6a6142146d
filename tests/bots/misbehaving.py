"""Bots and workers that do what they must not. They run in processes of their own."""

from __future__ import annotations

import os
import signal
import socket
import sys
import time
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from itertools import repeat
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any

from bigshot_desktop.bots.bot import Budget, Sight
from bigshot_desktop.bots.reasons import Choice, Prospect, only
from bigshot_desktop.bots.worker import READY, BotMaker, Progress, Reply, Reporter, serve

Address = tuple[str, int]


def maker(kind: str, address: Address | None, game: str, level: str) -> Misbehaving:
    """With the first two given, what a worker hires bots with. They know how to play Big Shot, if anything."""
    return (BadAdviser if kind == "bad_adviser" else Misbehaving)(kind, address)


class Misbehaving:
    """Does as its kind, after it has called somebody who waits for it to begin."""

    def __init__(self, kind: str, address: Address | None) -> None:
        self.kind = kind
        self.address = address
        self.asked = 0

    def choose(self, sight: Sight, rng: Random, budget: Budget) -> Choice:
        if self.address:
            socket.create_connection(self.address).close()
        self.asked += 1
        deed: Callable[[Sight, Random, Budget], Any] = getattr(self, self.kind)
        choice: Choice = deed(sight, rng, budget)
        return choice

    def _allowed(self, sight: Sight, rng: Random) -> Any:
        from bigshot_desktop.bots.random_bot import RandomBot
        from bigshot_desktop.games.big_shot.rules.game import BigShot  # all games would take longer

        return RandomBot(BigShot()).choose(sight, rng, Budget(1)).action

    # --- harmless ones ---------------------------------------------------------------------------

    def patient(self, sight: Sight, rng: Random, budget: Budget) -> Any:
        while not budget.spent:
            pass
        return only(self._allowed(sight, rng))

    def counts(self, sight: Sight, rng: Random, budget: Budget) -> Any:
        return only(self.asked)

    def waits(self, sight: Sight, rng: Random, budget: Budget) -> Any:
        while not budget.spent:
            pass
        return only(self.asked)

    def tells(self, sight: Sight, rng: Random, budget: Budget) -> Any:
        """Where it is, with all that a bot may need."""
        import bigshot_desktop.bots.levels  # noqa: F401

        about: dict[str, Any] = {"modules": set(sys.modules), "folder": Path.cwd()}
        about["ctrl-c"] = signal.getsignal(signal.SIGINT) is signal.SIG_IGN
        if sys.platform != "win32":
            about["nice"] = os.nice(0)
            about["blocked"] = signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())
        if sys.platform == "win32":
            import ctypes
            from ctypes.wintypes import HANDLE

            about["priority"] = ctypes.WinDLL("kernel32").GetPriorityClass(HANDLE(-1))
        return only(about)

    # --- hanging ones ----------------------------------------------------------------------------

    def loops(self, sight: Sight, rng: Random, budget: Budget) -> Any:
        while True:
            pass

    def sleeps(self, sight: Sight, rng: Random, budget: Budget) -> Any:
        time.sleep(3600)

    def holds_the_interpreter(self, sight: Sight, rng: Random, budget: Budget) -> Any:
        """No other thread gets a turn any more."""
        deque(repeat(0), maxlen=0)

    # --- failing ones ----------------------------------------------------------------------------

    def raises(self, sight: Sight, rng: Random, budget: Budget) -> Any:
        raise RuntimeError("no idea")

    def exits(self, sight: Sight, rng: Random, budget: Budget) -> Any:
        os._exit(7)

    def talks(self, sight: Sight, rng: Random, budget: Budget) -> Any:
        return "I pass."

    def means_nothing(self, sight: Sight, rng: Random, budget: Budget) -> Any:
        return only("pass")

    def lists_nonsense(self, sight: Sight, rng: Random, budget: Budget) -> Any:
        return Choice(Prospect(self._allowed(sight, rng)), ("nonsense",))  # type: ignore[arg-type]

    def cannot_be_pickled(self, sight: Sight, rng: Random, budget: Budget) -> Any:
        return only(lambda: None)

    def acts_for_another(self, sight: Sight, rng: Random, budget: Budget) -> Any:
        action = self._allowed(sight, rng)
        return only(replace(action, seat=(action.seat + 1) % 2))

    def acts_in_fractions(self, sight: Sight, rng: Random, budget: Budget) -> Any:
        action = self._allowed(sight, rng)
        return only(replace(action, seat=float(action.seat)))

    def bids_too_much(self, sight: Sight, rng: Random, budget: Budget) -> Any:
        from bigshot_desktop.games.big_shot.rules.actions import Bid

        return only(Bid(sight.observation.seat, 10**6))


# --- workers -------------------------------------------------------------------------------------


def says(message: object, connection: Connection) -> None:
    """The same to every question."""
    connection.send(READY)
    while True:
        connection.recv()
        connection.send(message)


def writes(data: bytes, connection: Connection) -> None:
    """Bytes, just so, to the first question."""
    connection.send(READY)
    connection.recv()
    os.write(connection.fileno(), data)
    connection.recv()


def answers_another_question(connection: Connection) -> None:
    says(Reply(10**6, only(None)), connection)


def dies(connection: Connection) -> None:
    os._exit(3)


def is_never_ready(connection: Connection) -> None:
    connection.recv()


def starts_without_end(connection: Connection) -> None:
    Reporter(connection)
    while True:
        pass


def starts_with_much_work(maker: BotMaker, connection: Connection) -> None:
    """Ready only after many reports, each of which says that it has gone on."""
    for number in range(1, 1001):
        connection.send(Progress(number / 100))
    serve(connection, maker)


def dies_unless(works: Path, maker: BotMaker, connection: Connection) -> None:
    """Fails to start until there is a certain file."""
    if not works.exists():
        os._exit(3)
    serve(connection, maker)


def stands_still(connection: Connection) -> None:
    """Ready, but stopped by the system before it reads anything."""
    connection.send(READY)
    os.kill(os.getpid(), signal.SIGSTOP)


class BadAdviser(Misbehaving):
    """Chooses, and then fails to say why."""

    def bad_adviser(self, sight: Sight, rng: Random, budget: Budget) -> Any:
        return only("anything")

    def advised(self, sight: Sight, choice: Choice) -> Choice:
        raise ValueError("no words")
