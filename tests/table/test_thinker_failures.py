"""Workers that hang, die, crash or talk nonsense: a quick bot stands in, and the worker is replaced."""

from __future__ import annotations

import socket
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from importlib import import_module
from random import Random
from selectors import EVENT_READ, DefaultSelector
from time import monotonic
from typing import Any

import pytest

from bigshot_desktop.bots.bot import Budget, Sight
from bigshot_desktop.bots.levels import QUICK
from bigshot_desktop.bots.reasons import only
from bigshot_desktop.table import thinker as thinker_module
from bigshot_desktop.table.thinker import (
    STAND_IN,
    Patience,
    Thinker,
    sight_of,
    stand_in,
    unfit,
)
from bigshot_desktop.table.workers import Fault, Work
from tests.bots import misbehaving
from tests.table.thinking import (
    LONG,
    ONCE,
    UNHURRIED,
    big_shot,
    check,
    in_process,
    kill,
    knock,
    posix,
    to_act,
    work,
)


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
def calm(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that stand in have all the time they need on a busy machine, and so choose what they always choose."""
    monkeypatch.setattr(thinker_module, "Budget", lambda *_: Budget(LONG))


def test_a_failure_costs_less_than_a_second() -> None:
    patience = Patience()
    assert patience.starting + patience.grace + STAND_IN < 1.0


@pytest.mark.usefixtures("calm")
@pytest.mark.parametrize("kind", ["loops", "sleeps", "holds_the_interpreter"])
def test_a_hanging_bot_is_stood_in_for_in_time(kind: str) -> None:
    match = big_shot()
    seat = to_act(match)
    with Thinker(Patience(birth=LONG, failures=1), work(kind)) as thinker:
        assert thinker.warm_up(LONG)
        began = monotonic()
        answer = check(match, thinker.decide(match, seat, seconds=0.1))
        assert monotonic() - began < 3.0  # 0.65 on a machine that has nothing else to do
        assert answer.fault == Fault("overran")
        assert answer.choice == in_process(match, seat, QUICK)
        assert thinker.failures == 1


UNFIT: dict[str, tuple[str, str]] = {
    "talks": ("garbled", "str"),
    "means_nothing": ("garbled", "KeyError"),
    "lists_nonsense": ("garbled", "str"),
    "acts_for_another": ("refused", "seat"),
    "acts_in_fractions": ("garbled", "Malformed"),
    "bids_too_much": ("refused", "BS-"),
}


@pytest.mark.parametrize("kind", UNFIT)
def test_what_is_not_a_choice_or_not_allowed_is_unfit(kind: str) -> None:
    match = big_shot()
    seat = to_act(match)
    bot = misbehaving.Misbehaving(kind, None)
    choice = bot.choose(sight_of(match, seat), Random(match.bot_seed(seat)), Budget(LONG))
    fault = unfit(match.game, match.state, seat, choice)
    assert fault is not None
    assert fault.code == UNFIT[kind][0]
    assert UNFIT[kind][1] in fault.detail


FAILURES: dict[str, tuple[str, str]] = {
    "raises": ("crashed", "RuntimeError: no idea"),
    "exits": ("died", "exit code 7"),
    "talks": ("garbled", "str"),
    "bids_too_much": ("refused", "BS-"),
}


@pytest.mark.usefixtures("calm")
@pytest.mark.parametrize("kind", FAILURES)
def test_a_failing_bot_is_stood_in_for(kind: str) -> None:
    match = big_shot()
    seat = to_act(match)
    code, detail = FAILURES[kind]
    with Thinker(ONCE, work(kind)) as thinker:
        answer = check(match, thinker.decide(match, seat))
        assert answer.fault is not None
        assert answer.fault.code == code
        assert detail in answer.fault.detail
        assert answer.choice == in_process(match, seat, QUICK)
        assert thinker.failures == 1


@pytest.mark.parametrize(
    ("garbling", "detail"),
    [
        (partial(misbehaving.says, "hello"), "str"),
        (misbehaving.answers_another_question, "Reply"),
        pytest.param(
            partial(misbehaving.writes, b"\0\0\0\x05stuff"), "UnpicklingError", marks=posix
        ),
        pytest.param(partial(misbehaving.writes, b"\xff" * 64), "OSError", marks=posix),
    ],
)
def test_a_garbling_worker_is_stood_in_for(garbling: Work, detail: str) -> None:
    match = big_shot()
    with Thinker(ONCE, garbling) as thinker:
        answer = check(match, thinker.decide(match, to_act(match)))
        assert answer.fault is not None
        assert answer.fault.code == "garbled"
        assert detail in answer.fault.detail


@posix
def test_half_a_message_is_waited_for_no_longer_than_a_whole_one() -> None:
    match = big_shot()
    half = partial(misbehaving.writes, b"\0\0\x10\0half")
    with Thinker(replace(ONCE, grace=0.05), half) as thinker:
        answer = check(match, thinker.decide(match, to_act(match), seconds=0.05))
        assert answer.fault == Fault("overran")


@posix
def test_a_worker_that_is_stopped_holds_nobody_up() -> None:
    match = big_shot()
    with Thinker(replace(ONCE, grace=0.05), misbehaving.stands_still) as thinker:
        thinker.ask(match, to_act(match), seconds=0.05)
        assert thinker._asked is not None
        thinker._asked.parcel = (0.05, bytes(1 << 22))  # more than any pipe holds
        assert check(match, thinker.wait()).fault == Fault("overran")


@pytest.mark.usefixtures("calm")
def test_a_killed_worker_is_stood_in_for(door: socket.socket) -> None:
    match = big_shot()
    seat = to_act(match)
    with Thinker(UNHURRIED, work("sleeps", door)) as thinker:
        thinker.ask(match, seat)
        knock(door, thinker)
        killed = thinker.pid
        kill(killed)
        answer = check(match, thinker.wait(LONG))
        assert answer.fault is not None
        assert answer.fault.code == "died"
        assert answer.choice == in_process(match, seat, QUICK)
        assert thinker.warm_up(LONG), "it is replaced"
        assert thinker.pid != killed


def test_a_worker_killed_while_idle_is_replaced_before_anybody_is_asked() -> None:
    match = big_shot("random")
    with Thinker(UNHURRIED, work("patient")) as thinker, DefaultSelector() as selector:
        assert thinker.warm_up(LONG)
        thinker.poll()
        selector.register(thinker, EVENT_READ)
        killed = thinker.pid
        kill(killed)
        while thinker.failures == 0:
            assert selector.select(LONG)
            assert thinker.poll() is None
        assert thinker.warm_up(LONG)
        answer = check(match, thinker.decide(match, to_act(match), seconds=0))
        assert answer.fault is None
        assert thinker.failures == 0, "a good answer makes up for them"


@pytest.mark.usefixtures("calm")
def test_workers_that_die_at_once_are_given_up(caplog: pytest.LogCaptureFixture) -> None:
    match = big_shot("easy")
    seat = to_act(match)
    with Thinker(UNHURRIED, misbehaving.dies) as thinker:
        answer = check(match, thinker.decide(match, seat))
        assert answer.fault == Fault("died", "exit code 3")
        assert not thinker.warm_up(LONG)
        assert thinker.given_up
        assert thinker.failures == 3
        assert thinker.pid is None
        assert "3 workers failed in a row" in caplog.text
        for _ in range(3):
            answer = check(match, thinker.decide(match, seat))
            assert answer.fault == Fault("given-up")
            assert answer.choice == in_process(match, seat, "easy"), "a quick level stays itself"
        assert thinker.failures == 3, "no more are started"


def test_crashing_again_and_again_is_given_up() -> None:
    match = big_shot()
    with Thinker(UNHURRIED, work("raises")) as thinker:
        codes = []
        for _ in range(5):
            fault = check(match, thinker.decide(match, to_act(match))).fault
            codes.append(fault and fault.code)
    assert codes == ["crashed"] * 3 + ["given-up"] * 2


def test_a_process_that_cannot_be_started_is_a_dead_worker(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with Thinker(ONCE, lambda connection: None) as thinker:  # cannot be pickled
        assert not thinker.warm_up(LONG)
        assert thinker.given_up
        assert "lambda" in caplog.text


def test_a_slow_start_is_not_waited_for_twice() -> None:
    match = big_shot()
    with Thinker(Patience(starting=0.05, birth=LONG), misbehaving.is_never_ready) as thinker:
        for _ in range(3):
            answer = check(match, thinker.decide(match, to_act(match)))
            assert answer.fault == Fault("starting")
        thinker.ask(match, to_act(match))
        assert thinker.poll() is not None, "the second time at once"
        assert thinker.failures == 0, "it may still come"


def test_a_start_without_end_is_a_failure() -> None:
    with Thinker(Patience(birth=0.05), misbehaving.is_never_ready) as thinker:
        assert not thinker.warm_up(LONG)
        assert thinker.given_up


def test_what_cannot_be_sent_is_nobodys_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    match = big_shot()
    sight = sight_of(match, to_act(match))
    monkeypatch.setattr(
        thinker_module, "sight_of", lambda *_: Sight(sight.observation, lambda: None)
    )
    with Thinker(UNHURRIED, misbehaving.is_never_ready) as thinker:
        answer = check(match, thinker.decide(match, to_act(match)))
        assert answer.fault is not None
        assert answer.fault.code == "unsendable"
        assert thinker.failures == 0


class Useless:
    """A bot that stands in no better than the one it stands in for."""

    def __init__(self, choice: Any) -> None:
        self.choice = choice

    def choose(self, sight: Sight, rng: Random, budget: Budget) -> Any:
        while self.choice is None and not budget.left < -LONG:
            pass
        if isinstance(self.choice, Exception):
            raise self.choice
        return self.choice


@pytest.mark.parametrize("choice", [RuntimeError(), "nonsense", only("nonsense"), None])
def test_if_all_fails_anything_allowed_is_done(
    choice: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinker_module, "make_bot", lambda *_: Useless(choice))
    match = big_shot("easy")
    with Thinker(Patience(starting=0), misbehaving.is_never_ready) as thinker:
        answer = check(match, thinker.decide(match, to_act(match)))
        assert answer.fault == Fault("starting")


def test_what_hung_there_is_not_tried_here(monkeypatch: pytest.MonkeyPatch) -> None:
    match = big_shot(QUICK)
    seat = to_act(match)
    with Thinker(UNHURRIED, misbehaving.is_never_ready) as thinker:
        thinker.ask(match, seat)
        assert thinker._asked is not None
        question = thinker._asked.question
    monkeypatch.setattr(thinker_module, "make_bot", lambda *_: pytest.fail("it is tried"))
    choice = stand_in(match.game, match.state, seat, question, Fault("overran"))
    assert unfit(match.game, match.state, seat, choice) is None
