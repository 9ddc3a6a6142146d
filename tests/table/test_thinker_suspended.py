"""Machines and workers that are slow, suspended and resumed: bots think on, at their level."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path

import pytest

from bigshot_desktop.table import supervision, workers
from bigshot_desktop.table.supervision import Fault, Limits, Supervision
from bigshot_desktop.table.thinker import Thinker
from tests.table.thinker_workers import (
    LONG,
    big_shot,
    check,
    in_process,
    knock,
    posix,
    resume,
    suspend,
    to_act,
    wait_until,
    work,
)

pytestmark = posix

linux = pytest.mark.skipif(
    sys.platform != "linux", reason="elsewhere nobody knows who is suspended"
)

IMPATIENT = Limits(grace=0.5, stopping=0.5, silent=1.0, stuck=1.0)
"""Any mistake about a suspended worker shows soon."""


@pytest.fixture(autouse=True)
def as_in_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    """Worker processes import the main module again. The program's is light; that of pytest is not."""
    monkeypatch.setitem(sys.modules, "__main__", import_module("bigshot_desktop.__main__"))


@pytest.fixture
def door() -> Iterator[socket.socket]:
    """Where bots knock when they begin to think."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.settimeout(LONG)
        yield server


@pytest.fixture
def let_ticks_pass(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Waits for twice as many ticks as a silent worker is waited for, and they are short."""
    ticks = 0
    ticked = Supervision.ticked

    def count(self: Supervision) -> Fault | None:
        nonlocal ticks
        ticks += 1
        return ticked(self)

    for module in (supervision, workers):
        monkeypatch.setattr(module, "TICK", 0.05)
    monkeypatch.setattr(Supervision, "ticked", count)

    def wait() -> None:
        enough = ticks + 2 * IMPATIENT.silent / 0.05
        wait_until(lambda: ticks > enough)

    return wait


@linux
def test_a_worker_suspended_in_mid_thought_thinks_on(
    door: socket.socket, let_ticks_pass: Callable[[], None]
) -> None:
    match = big_shot()
    with Thinker(IMPATIENT, work("patient", door)) as thinker:
        thinker.ask(match, to_act(match), seconds=0.2)
        knock(door, thinker)
        worker = thinker.pid
        suspend(worker)
        let_ticks_pass()
        assert thinker.poll() is None
        resume(worker)
        answer = check(match, thinker.wait(LONG))
        assert (answer.fault, thinker.pid, thinker.failures) == (None, worker, 0)


@linux
def test_a_worker_suspended_while_it_starts_gets_ready(let_ticks_pass: Callable[[], None]) -> None:
    match = big_shot()
    seat = to_act(match)
    with Thinker(IMPATIENT, game="big-shot") as thinker:
        thinker.ask(match, seat)
        wait_until(lambda: thinker.pid is not None)
        worker = thinker.pid
        suspend(worker)
        let_ticks_pass()
        assert thinker.poll() is None
        resume(worker)
        answer = check(match, thinker.wait(LONG))
        assert (answer.fault, thinker.pid, thinker.failures) == (None, worker, 0)
        assert answer.choice == in_process(match, seat, "hard")


@linux
def test_a_worker_suspended_while_it_stops_is_free_again_later(
    door: socket.socket, let_ticks_pass: Callable[[], None]
) -> None:
    match = big_shot()
    with Thinker(IMPATIENT, work("patient", door)) as thinker:
        thinker.ask(match, to_act(match), seconds=3600)
        knock(door, thinker)
        worker = thinker.pid
        suspend(worker)
        ticket = thinker.ask(match, to_act(match), seconds=0)
        let_ticks_pass()
        assert thinker.poll() is None
        resume(worker)
        answer = check(match, thinker.wait(LONG))
        assert (answer.ticket, answer.fault, thinker.pid) == (ticket, None, worker)


@linux
def test_a_worker_that_gets_its_turn_rarely_thinks_to_the_end(door: socket.socket) -> None:
    """As on a busy machine: for every moment that it thinks, it waits many."""
    match = big_shot()
    with Thinker(IMPATIENT, work("patient", door)) as thinker:
        thinker.ask(match, to_act(match), seconds=0.1)
        knock(door, thinker)
        worker = thinker.pid
        answer = None
        turns = 0
        while answer is None:
            suspend(worker)
            answer = thinker.wait(0.04)
            resume(worker)
            answer = answer or thinker.wait(0.01)
            turns += 1
        assert check(match, answer).fault is None
        assert turns > 5
        assert (thinker.pid, thinker.failures) == (worker, 0)


@linux
def test_who_does_not_want_to_wait_for_a_suspended_worker_need_not(door: socket.socket) -> None:
    match = big_shot()
    with Thinker(work=work("patient", door)) as thinker:
        thinker.ask(match, to_act(match), seconds=3600)
        thinker.hurry()
        assert check(match, thinker.wait(LONG)).fault == Fault("hurried"), "nobody is ready yet"
        assert thinker.warm_up(LONG)
        thinker.ask(match, to_act(match), seconds=3600)
        knock(door, thinker)
        worker = thinker.pid
        suspend(worker)
        thinker.hurry()
        thinker.hurry()
        assert check(match, thinker.wait(LONG)).fault == Fault("hurried")
        resume(worker)
        assert check(match, thinker.decide(match, to_act(match), seconds=0)).fault is None
        assert (thinker.pid, thinker.failures) == (worker, 0), "it is as good as before"


def test_who_does_not_want_to_wait_for_a_start_keeps_the_worker_free(door: socket.socket) -> None:
    match = big_shot()
    with Thinker(work=work("patient", door)) as thinker:
        thinker.ask(match, to_act(match), seconds=3600)
        wait_until(thinker._inbox._messages.qsize)  # it is ready, and nobody has noticed
        thinker.hurry()
        assert check(match, thinker.wait(LONG)).fault == Fault("hurried")
        assert thinker._worker is not None
        assert thinker._worker.ready
        assert thinker._worker.ticket is None


def test_who_does_not_want_to_wait_gets_the_best_the_bot_has(door: socket.socket) -> None:
    match = big_shot()
    with Thinker(Limits(hurried=LONG), work("patient", door)) as thinker:
        thinker.hurry()  # nothing is asked
        thinker.ask(match, to_act(match), seconds=3600)
        knock(door, thinker)
        thinker.hurry()
        answer = check(match, thinker.wait(LONG))
        assert (answer.fault, answer.ran_out) == (None, True)
        thinker.hurry()
        assert thinker.wait() is None


PROGRAM = """
import sys
from functools import partial
from bigshot_desktop.bots.worker import serve
from bigshot_desktop.table.supervision import Limits
from bigshot_desktop.table.thinker import Thinker
from tests.bots.misbehaving import maker
from tests.table.thinker_workers import big_shot

match = big_shot()
work = partial(serve, maker=partial(maker, "patient", ("127.0.0.1", int(sys.argv[1]))))
with Thinker(Limits(grace=0.5, silent=1.0, stuck=1.0), work) as thinker:
    answer = thinker.decide(match, match.to_act[0], seconds=0.3)
    print(answer.fault, thinker.failures, flush=True)
"""


@pytest.mark.parametrize("whom", ["all", "the program alone"])
def test_a_suspended_program_goes_on_where_it_was(whom: str, door: socket.socket) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM, str(door.getsockname()[1])],
        cwd=Path(__file__).parents[2],
        stdout=subprocess.PIPE,
        start_new_session=True,
    ) as program:
        send = os.killpg if whom == "all" else os.kill
        door.accept()[0].close()
        send(program.pid, signal.SIGSTOP)
        with pytest.raises(subprocess.TimeoutExpired):
            program.wait(1.5)  # longer than anything may be silent
        send(program.pid, signal.SIGCONT)
        told, _ = program.communicate(timeout=LONG)
        assert told == b"None 0\n"
