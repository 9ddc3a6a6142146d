"""Workers that hang, die, crash or talk nonsense: a quick bot stands in for one decision, and workers are replaced."""

from __future__ import annotations

import socket
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from importlib import import_module
from pathlib import Path
from random import Random
from selectors import EVENT_READ, DefaultSelector
from typing import Any

import pytest

from bigshot_desktop.bots.bot import Budget, Sight
from bigshot_desktop.bots.levels import QUICK
from bigshot_desktop.bots.reasons import Choice, only
from bigshot_desktop.table import stand_in as stand_in_module
from bigshot_desktop.table import thinker as thinker_module
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.stand_in import find_fault, stand_in
from bigshot_desktop.table.supervision import Fault, Limits
from bigshot_desktop.table.thinker import Thinker, sight_of
from bigshot_desktop.table.workers import Work
from tests.bots import misbehaving
from tests.every import for_every
from tests.table.thinker_workers import (
    LONG,
    big_shot,
    check,
    in_process,
    kill,
    knock,
    posix,
    to_act,
    work,
)


def by_stand_in(match: Match, seat: int, level: str) -> Choice:
    """What a bot that stands in chooses: it gives no advice."""
    return replace(in_process(match, seat, level, advised=False), plan=(), aim=())


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
    """Bots that stand in have all the time they need, and so choose what they always choose."""
    monkeypatch.setattr(stand_in_module, "Budget", lambda *_: Budget(LONG))


HANGING: dict[str, set[str]] = {
    "loops": {"overran"},
    "sleeps": {"stuck"},
    "holds_the_interpreter": {"overran"} if sys.platform == "linux" else {"silent"},
}


@pytest.mark.usefixtures("calm")
@pytest.mark.parametrize("kind", HANGING)
def test_a_hanging_bot_is_stood_in_for(kind: str) -> None:
    match = big_shot()
    seat = to_act(match)
    limits = Limits(grace=0.2, stuck=0.5, silent=1.0)
    with Thinker(limits, work(kind)) as thinker:
        answer = check(match, thinker.decide(match, seat, seconds=0.1))
        assert answer.fault is not None
        assert answer.fault.code in HANGING[kind]
        assert answer.choice == by_stand_in(match, seat, QUICK)


UNFIT: dict[str, tuple[str, str]] = {
    "talks": ("garbled", "str"),
    "means_nothing": ("garbled", "KeyError"),
    "lists_nonsense": ("garbled", "str"),
    "acts_for_another": ("refused", "seat"),
    "acts_in_fractions": ("garbled", "Malformed"),
    "bids_too_much": ("refused", "BS-"),
}


@for_every("kind", UNFIT)
def test_what_is_not_a_choice_or_not_allowed_is_unfit(kind: str) -> None:
    match = big_shot()
    seat = to_act(match)
    bot = misbehaving.Misbehaving(kind, None)
    choice = bot.choose(sight_of(match, seat), Random(match.bot_seed(seat)), Budget(LONG))
    fault = find_fault(match.game, match.state, seat, choice)
    assert fault is not None
    assert fault.code == UNFIT[kind][0]
    assert UNFIT[kind][1] in fault.detail


FAILURES: dict[str, tuple[str, str]] = {
    "raises": ("crashed", "RuntimeError: no idea"),
    "talks": ("garbled", "str"),
    "bids_too_much": ("refused", "BS-"),
}


@pytest.mark.usefixtures("calm")
@pytest.mark.parametrize("kind", FAILURES)
def test_a_failing_bot_is_stood_in_for_and_the_worker_kept(kind: str) -> None:
    match = big_shot()
    seat = to_act(match)
    code, detail = FAILURES[kind]
    with Thinker(work=work(kind)) as thinker:
        assert thinker.warm_up(LONG)
        worker = thinker.pid
        for _ in range(5):
            answer = check(match, thinker.decide(match, seat))
            assert answer.fault is not None
            assert answer.fault.code == code
            assert detail in answer.fault.detail
            assert answer.choice == by_stand_in(match, seat, QUICK)
            assert (thinker.pid, thinker.failures) == (worker, 0)


@pytest.mark.usefixtures("calm")
def test_a_bot_that_ends_its_process_is_asked_twice() -> None:
    match = big_shot()
    seat = to_act(match)
    with Thinker(work=work("exits")) as thinker:
        answer = check(match, thinker.decide(match, seat))
        assert answer.fault == Fault("died", "exit code 7")
        assert answer.choice == by_stand_in(match, seat, QUICK)
        assert thinker.failures == 2


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
    with Thinker(work=garbling) as thinker:
        answer = check(match, thinker.decide(match, to_act(match)))
        assert answer.fault is not None
        assert answer.fault.code == "garbled"
        assert detail in answer.fault.detail


@posix
def test_half_a_message_is_waited_for_no_longer_than_a_whole_one() -> None:
    match = big_shot()
    half = partial(misbehaving.writes, b"\0\0\x10\0half")
    with Thinker(Limits(silent=1.0), half) as thinker:
        answer = check(match, thinker.decide(match, to_act(match), seconds=0.05))
        assert answer.fault is not None
        assert answer.fault.code == "silent"


@posix
def test_a_worker_that_is_stopped_holds_nobody_up() -> None:
    match = big_shot()
    with Thinker(work=misbehaving.stands_still) as thinker:
        assert thinker.warm_up(LONG)
        thinker.ask(match, to_act(match))
        assert thinker._worker is not None
        thinker._worker.ask(0, 0.05, bytes(1 << 22))  # more than any pipe holds
        thinker.hurry()
        assert check(match, thinker.wait(LONG)).fault == Fault("hurried")


@pytest.mark.usefixtures("calm")
def test_what_a_killed_worker_was_asked_is_asked_again_once(door: socket.socket) -> None:
    match = big_shot()
    seat = to_act(match)
    with Thinker(work=work("patient", door)) as thinker:
        for kills in (1, 2):
            thinker.ask(match, seat, seconds=3600)
            for _ in range(kills):
                knock(door, thinker)
                killed = thinker.pid
                kill(killed)
            if kills == 1:
                knock(door, thinker)
                assert thinker.pid != killed
                thinker.hurry()
            answer = check(match, thinker.wait(LONG))
            if kills == 1:
                assert answer.fault is None, "the new worker answers"
                assert thinker.failures == 0
            else:
                assert answer.fault is not None
                assert answer.fault.code == "died"
                assert answer.choice == by_stand_in(match, seat, QUICK)
        assert thinker.warm_up(LONG), "it is replaced"


def test_a_worker_killed_while_idle_is_replaced_before_anybody_is_asked() -> None:
    match = big_shot("random")
    with Thinker(work=work("patient")) as thinker, DefaultSelector() as selector:
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
def test_after_several_failures_there_is_a_pause(caplog: pytest.LogCaptureFixture) -> None:
    match = big_shot("easy")
    seat = to_act(match)
    with Thinker(work=misbehaving.dies) as thinker:
        answer = check(match, thinker.decide(match, seat))
        assert answer.fault == Fault("died", "exit code 3")
        assert thinker.failures == 2
        assert not thinker.warm_up(LONG)
        assert "3 workers failed in a row: no other for 1 s" in caplog.text
        assert thinker.pid is None
        answer = check(match, thinker.decide(match, seat))
        assert answer.fault == Fault("pausing")
        assert answer.choice == by_stand_in(match, seat, "easy"), "a quick level stays itself"


def test_pauses_grow_but_not_without_end() -> None:
    pauses = [Limits().pause(failures) for failures in (0, 1, 2, 3, 4, 5, 8, 9, 10**6)]
    assert pauses == [0, 0, 0, 1, 2, 4, 32, 60, 60]


def test_the_level_comes_back_when_workers_work_again(tmp_path: Path, door: socket.socket) -> None:
    match = big_shot()
    seat = to_act(match)
    works = tmp_path / "works"
    maker = partial(misbehaving.maker, "patient", None)
    failing = partial(misbehaving.dies_unless, works, maker)
    with Thinker(Limits(first_pause=0.01, longest_pause=0.02), failing) as thinker:
        while thinker.failures < 6:
            assert check(match, thinker.decide(match, seat, seconds=0)).fault is not None
        works.touch()
        with DefaultSelector() as selector:
            selector.register(thinker, EVENT_READ)
            while not (thinker._worker and thinker._worker.ready):
                assert selector.select(LONG), "no worker is started by itself"
                assert thinker.poll() is None
        assert check(match, thinker.decide(match, seat, seconds=0)).fault is None
        assert thinker.failures == 0


def test_a_process_that_cannot_be_started_is_a_dead_worker(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with Thinker(work=lambda connection: None) as thinker:  # cannot be pickled
        assert not thinker.warm_up(LONG)
        assert thinker.failures == 3
        assert "lambda" in caplog.text


def test_a_slow_start_is_waited_for() -> None:
    match = big_shot()
    maker = partial(misbehaving.maker, "patient", None)
    limits = Limits(startup=10.5)
    with Thinker(limits, partial(misbehaving.starts_with_much_work, maker)) as thinker:
        assert check(match, thinker.decide(match, to_act(match), seconds=0)).fault is None
        assert thinker.failures == 0
    with Thinker(
        replace(limits, startup=9.5), partial(misbehaving.starts_with_much_work, maker)
    ) as thinker:
        fault = check(match, thinker.decide(match, to_act(match), seconds=0)).fault
        assert fault is not None
        assert fault.code == "overran"


@pytest.mark.parametrize(
    ("starting", "code"),
    [(misbehaving.is_never_ready, "silent"), (misbehaving.starts_without_end, "overran")],
)
def test_a_start_without_end_is_a_failure(starting: Work, code: str) -> None:
    match = big_shot()
    with Thinker(Limits(silent=1.0, startup=0.5), starting) as thinker:
        fault = check(match, thinker.decide(match, to_act(match))).fault
        assert fault is not None
        assert fault.code == code


def test_what_cannot_be_sent_is_nobodys_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    match = big_shot()
    sight = sight_of(match, to_act(match))
    unsendable = Sight(sight.observation, lambda: None)
    monkeypatch.setattr(thinker_module.Watcher, "sight_of", lambda *_: unsendable)
    with Thinker(work=misbehaving.is_never_ready) as thinker:
        answer = check(match, thinker.decide(match, to_act(match)))
        assert answer.fault is not None
        assert answer.fault.code == "unsendable"
        assert thinker.failures == 0


class Useless:
    """A bot that stands in no better than the one it stands in for."""

    def __init__(self, choice: Any) -> None:
        self.choice = choice

    def choose(self, sight: Sight, rng: Random, budget: Budget) -> Any:
        while self.choice is None:
            assert not budget.spent
        if isinstance(self.choice, Exception):
            raise self.choice
        return self.choice


@pytest.mark.parametrize("choice", [RuntimeError(), "nonsense", only("nonsense"), None])
def test_if_all_fails_anything_allowed_is_done(
    choice: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stand_in_module, "make_bot", lambda *_: Useless(choice))
    match = big_shot("easy")
    with Thinker(work=misbehaving.is_never_ready) as thinker:
        thinker.ask(match, to_act(match))
        thinker.hurry()
        assert check(match, thinker.wait(LONG)).fault == Fault("hurried")


@pytest.mark.parametrize("code", ["overran", "stuck", "silent"])
def test_what_hung_there_is_not_tried_here(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = big_shot(QUICK)
    seat = to_act(match)
    with Thinker(work=misbehaving.is_never_ready) as thinker:
        thinker.ask(match, seat)
        assert thinker._asked is not None
        question = thinker._asked.question
    monkeypatch.setattr(stand_in_module, "make_bot", lambda *_: pytest.fail("it is tried"))
    choice = stand_in(match.game, match.state, seat, question, Fault(code))
    assert find_fault(match.game, match.state, seat, choice) is None
