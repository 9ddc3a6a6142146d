"""The worker process, spoken to over its pipe."""

from __future__ import annotations

import os
import pickle
import signal
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.connection import wait as wait_for
from multiprocessing.context import SpawnProcess
from pathlib import Path
from random import Random
from threading import Event, Thread
from typing import Any

import pytest

from bigshot_desktop.bots.bot import Budget, NoMemory, Sight
from bigshot_desktop.bots.levels import make_bot, make_memory
from bigshot_desktop.bots.reasons import only
from bigshot_desktop.bots.worker import (
    BELOW_NORMAL,
    MOST_BOTS,
    NICENESS,
    READY,
    REPORT_EVERY,
    STOP,
    Progress,
    Question,
    Reply,
    StoppableBudget,
    WorkerError,
    pack,
    serve,
)
from bigshot_desktop.engine.game import CHANCE, EVERYONE
from bigshot_desktop.table.simulation import Fixture, seated
from tests.bots.misbehaving import maker

LONG = 40.0
"""Seconds: what takes as long has failed."""

HEAVY = (
    "PySide6",
    "shiboken6",
    "appdirs",
    "tqdm",
    "pytest",
    "bigshot_desktop.table",
    "bigshot_desktop.words",
    "bigshot_desktop.cli",
)
"""What a worker has no use for."""

Start = Callable[..., tuple[SpawnProcess, Connection]]


@pytest.fixture
def start(monkeypatch: pytest.MonkeyPatch) -> Iterator[Start]:
    """Starts workers as the program does, and waits until they are ready."""
    monkeypatch.setitem(sys.modules, "__main__", import_module("bigshot_desktop.__main__"))
    context = get_context("spawn")
    started: list[tuple[SpawnProcess, Connection]] = []

    def run(kind: str | None = None, **more: Any) -> tuple[SpawnProcess, Connection]:
        if kind:
            more["maker"] = partial(maker, kind, None)
        ours, theirs = context.Pipe()
        process = context.Process(target=serve, args=(theirs,), kwargs=more, daemon=True)
        process.start()
        theirs.close()
        started.append((process, ours))
        assert heard(ours) == READY
        return process, ours

    yield run
    for process, ours in started:
        process.kill()
        process.join()
        process.close()
        ours.close()


def heard(connection: Connection) -> Any:
    """The next message that is no report of progress."""
    while True:
        assert connection.poll(LONG), "the worker says nothing"
        if not isinstance(message := connection.recv(), Progress):
            return message


def progress(connection: Connection) -> float:
    """What the next message reports."""
    assert connection.poll(LONG), "the worker says nothing"
    message = connection.recv()
    assert isinstance(message, Progress)
    return message.used


def ended(process: SpawnProcess) -> bool:
    return bool(wait_for([process.sentinel], LONG))


def question(ticket: int = 1, *, level: str = "easy", seconds: float = LONG) -> Question:
    sight = Sight(None, NoMemory())
    return Question(ticket, "big-shot", level, f"player {ticket}", sight, "seed", seconds)


def test_it_answers_as_the_bot_itself_would(start: Start) -> None:
    _, connection = start()
    match = seated(Fixture("big-shot", ("random",) * 3, (), seed=5))
    while match.to_act == (CHANCE,):
        match.draw()
    (seat,) = match.to_act
    sight = Sight(match.game.observe(match.state, seat), NoMemory())
    for ticket in range(1, 11):
        asked = Question(ticket, "big-shot", "random", "1", sight, f"{ticket}", LONG)
        connection.send(pack(asked))
        choice = make_bot("big-shot", "random").choose(sight, Random(f"{ticket}"), Budget(LONG))
        assert heard(connection) == Reply(ticket, choice)


def test_a_bot_that_can_gives_its_advice_with_the_same_choice(start: Start) -> None:
    _, connection = start(game="saludos-amigos")
    match = seated(Fixture("saludos-amigos", ("expert",) * 4, (), seed=5))
    memory = make_memory("saludos-amigos", match.setup)
    while match.to_act == (CHANCE,):
        for event in match.draw().seen_by(EVERYONE):
            memory.note(event)
    seat = match.to_act[0]
    sight = Sight(match.game.observe(match.state, seat), memory)
    connection.send(pack(Question(1, "saludos-amigos", "expert", "1", sight, "seed", LONG)))
    choice = make_bot("saludos-amigos", "expert").choose(sight, Random("seed"), Budget(LONG))
    told = heard(connection).choice
    assert told.advice
    assert told.plan[0] == told.action
    assert replace(told, advice=(), plan=()) == choice


def test_advice_that_fails_costs_nobody_a_move(start: Start) -> None:
    _, connection = start("bad_adviser")
    connection.send(pack(question()))
    reply = heard(connection)
    assert isinstance(reply, Reply)
    assert reply.choice.advice == ()


def test_it_is_light_and_modest(start: Start) -> None:
    _, connection = start("tells")
    connection.send(pack(question()))
    about = heard(connection).choice.action
    assert not [name for name in about["modules"] if name.startswith(HEAVY)]
    assert about["ctrl-c"]
    assert about["folder"].samefile(Path(sys.executable).parent), "not the player's"
    if sys.platform == "win32":
        assert about["priority"] == BELOW_NORMAL
    else:
        assert about["nice"] == NICENESS


class Inventory:
    """Unpickled, it fails and tells which of our modules are in memory."""

    def __reduce__(self) -> tuple[Any, ...]:
        ours = "sorted(name for name in sys.modules if name.endswith(('.game', '.game_bots')))"
        return exec, (f"import sys; raise RuntimeError({ours})",)


@pytest.mark.parametrize("game", ["big-shot", "saludos-amigos", None])
def test_it_is_ready_with_the_game_it_is_for_and_no_other(start: Start, game: str | None) -> None:
    _, connection = start(game=game)
    connection.send((LONG, pickle.dumps(Inventory())))
    told = heard(connection).text
    for one in ("big-shot", "shark", "saludos-amigos"):
        for module in (f"games.{one}.rules.game", f"games.{one}.bots.game_bots"):
            wanted = f"'bigshot_desktop.{module.replace('-', '_')}'"
            assert (wanted in told) is (game in (one, None)), wanted


def test_told_to_stop_it_answers_at_once(start: Start) -> None:
    _, connection = start("waits")
    connection.send(STOP)  # there is nothing to stop yet
    for ticket in (1, 2):
        connection.send(pack(question(ticket, seconds=3600)))
        connection.send(STOP)
        assert heard(connection) == Reply(ticket, only(1), ran_out=True)


def test_a_budget_counts_the_time_of_its_thread_only() -> None:
    budget = Budget(0.005)
    waited_for = Thread(target=lambda: [None for _ in range(10**6)])
    waited_for.start()
    waited_for.join()
    assert (budget.spent, budget.ran_out) == (False, False)
    while not budget.spent:
        pass
    assert budget.ran_out


def test_a_budget_can_be_ended_by_another_thread() -> None:
    stopped = Event()
    budget = StoppableBudget(LONG, stopped)
    assert (budget.spent, budget.ran_out) == (False, False)
    stopped.set()
    assert (budget.spent, budget.ran_out) == (True, True)
    assert StoppableBudget(0, Event()).spent


def test_it_reports_what_it_has_used_for_a_question(start: Start) -> None:
    _, connection = start("waits")
    for ticket in (1, 2):
        connection.send(pack(question(ticket, seconds=3600)))
        reports = [progress(connection) for _ in range(3)]
        assert 0 < reports[0] < reports[1] < reports[2] < 60 * REPORT_EVERY
        connection.send(STOP)
        assert heard(connection) == Reply(ticket, only(1), ran_out=True)
    assert not connection.poll(2 * REPORT_EVERY), "nothing while there is nothing to do"


def test_a_sleeping_bot_uses_nothing(start: Start) -> None:
    _, connection = start("sleeps")
    connection.send(pack(question()))
    first, *_, last = [progress(connection) for _ in range(4)]
    # The clock of Windows goes on by a 64th of a second at a time, and one such tick may fall on any thread.
    assert last - first < (0.02 if sys.platform == "win32" else 0.001)


def test_it_tells_what_went_wrong_and_goes_on(start: Start) -> None:
    _, connection = start("raises")
    for ticket in (1, 2):
        connection.send(pack(question(ticket)))
        trouble = heard(connection)
        assert isinstance(trouble, WorkerError)
        assert trouble.text.endswith("RuntimeError: no idea\n")
    connection.send((LONG, b"not a pickle"))
    assert "UnpicklingError" in heard(connection).text


def test_a_choice_that_cannot_be_sent_is_trouble(start: Start) -> None:
    _, connection = start("cannot_be_pickled")
    connection.send(pack(question()))
    assert "pickle" in heard(connection).text


def test_a_player_is_the_same_bot_each_time(start: Start) -> None:
    _, connection = start("counts")

    def asked(ticket: int, level: str = "easy") -> int:
        connection.send(pack(question(ticket, level=level)))
        reply: Reply = heard(connection)
        assert reply == Reply(ticket, only(reply.choice.action))
        return int(reply.choice.action)

    assert [asked(1), asked(1), asked(1)] == [1, 2, 3]
    assert [asked(1, "hard"), asked(1, "hard"), asked(1)] == [1, 2, 4]
    for other in range(2, MOST_BOTS + 1):
        asked(other)
    assert asked(1) == 5
    for other in range(2, MOST_BOTS + 2):
        asked(other)
    assert asked(1) == 1, "bots are not kept for ever"


@pytest.mark.parametrize(
    "kind",
    [
        "loops",
        "sleeps",
        pytest.param(
            "holds_the_interpreter",
            marks=pytest.mark.skipif(
                sys.platform == "win32", reason="Windows limits no processor time of a process"
            ),
        ),
    ],
)
def test_it_ends_with_the_pipe_while_it_thinks(start: Start, kind: str) -> None:
    process, connection = start(kind, overtime=0.5)
    connection.send(pack(question(seconds=0 if kind == "holds_the_interpreter" else LONG)))
    connection.close()
    assert ended(process)


def test_it_ends_with_the_pipe_while_it_has_nothing_to_do(start: Start) -> None:
    process, connection = start("counts")
    connection.close()
    assert ended(process)
    process.join()
    assert process.exitcode == 0


@pytest.mark.skipif(sys.platform == "win32", reason="Windows sends no signals to processes")
def test_it_is_deaf_to_ctrl_c(start: Start) -> None:
    process, connection = start("counts")
    assert process.pid is not None
    os.kill(process.pid, signal.SIGINT)
    connection.send(pack(question()))
    assert heard(connection) == Reply(1, only(1))
