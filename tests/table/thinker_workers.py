"""What the tests of the thinker share: its workers, when they begin and how they end."""

from __future__ import annotations

import os
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from random import Random
from selectors import EVENT_READ, DefaultSelector
from time import monotonic, sleep

import pytest

from bigshot_desktop.bots.bot import Adviser, Budget
from bigshot_desktop.bots.levels import make_bot
from bigshot_desktop.bots.reasons import Choice
from bigshot_desktop.bots.worker import serve
from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.simulation import Fixture, seated
from bigshot_desktop.table.supervision import look_at_process
from bigshot_desktop.table.thinker import Answer, Thinker, sight_of
from bigshot_desktop.table.workers import Work
from tests.bots import misbehaving

LONG = 40.0
"""Seconds: what takes as long has failed."""

posix = pytest.mark.skipif(sys.platform == "win32", reason="Windows has other signals and pipes")


def work(kind: str, door: socket.socket | None = None) -> Work:
    """That of a worker with misbehaving bots."""
    address = door.getsockname() if door else None
    maker = partial(misbehaving.maker, kind, address)
    return partial(serve, maker=maker, overtime=LONG)


def knock(door: socket.socket, thinker: Thinker) -> None:
    """Waits as a window would until a bot begins to think. It must not come to an answer."""
    with DefaultSelector() as selector:
        selector.register(door, EVENT_READ)
        selector.register(thinker, EVENT_READ)
        while door not in [key.fileobj for key, _ in selector.select(LONG)]:
            assert thinker.poll() is None
    door.accept()[0].close()


def kill(pid: int | None) -> None:
    assert pid is not None
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL)


def suspend(pid: int | None) -> None:
    """Stops a process as the system does, and waits until it has stopped."""
    assert pid is not None
    os.kill(pid, signal.SIGSTOP)
    wait_until(lambda: (seen := look_at_process(pid)) is None or seen.stopped)


def resume(pid: int | None) -> None:
    assert pid is not None
    os.kill(pid, signal.SIGCONT)


def wait_until(condition: Callable[[], object]) -> None:
    """For what neither a pipe nor a signal tells."""
    end = monotonic() + LONG
    while not condition():
        assert monotonic() < end, "it never happens"
        sleep(0.001)


def gone(pid: int | None) -> bool:
    """Whether there is no such process, not even a dead one that nobody has buried."""
    assert pid is not None
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def big_shot(level: str = "hard", seed: int = 5) -> Match:
    """A match between two in which it is a player's turn."""
    match = seated(Fixture("big-shot", (level,) * 2, (), seed=seed))
    while match.to_act == (CHANCE,):
        match.draw()
    return match


def to_act(match: Match) -> int:
    return match.to_act[0]


def in_process(match: Match, seat: int, level: str, *, advised: bool = True) -> Choice:
    """What a bot chooses that thinks here, with its advice if that is wanted."""
    bot, sight = make_bot(match.game.info.id, level), sight_of(match, seat)
    choice = bot.choose(sight, Random(match.bot_seed(seat)), Budget(LONG))
    return bot.advised(sight, choice) if advised and isinstance(bot, Adviser) else choice


def check(match: Match, answer: Answer | None) -> Answer:
    """An answer that can be played."""
    assert answer is not None
    assert answer.choice.action.seat == answer.seat
    assert match.game.check(match.state, answer.choice.action) is None
    return answer
