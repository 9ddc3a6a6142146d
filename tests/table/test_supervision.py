"""Which workers are taken for dead, and which are waited for, however long that takes by the clock."""

from __future__ import annotations

import os
import sys

import pytest

from bigshot_desktop.bots.worker import REPORT_EVERY
from bigshot_desktop.table.supervision import (
    TICK,
    Fault,
    Limits,
    ProcessSeen,
    Supervision,
    look_at_process,
)

LIMITS = Limits(startup=20.0, grace=3.0, stopping=1.0, stuck=10.0, silent=60.0)


class System:
    """What a system would say of a process."""

    def __init__(self) -> None:
        self.seen: ProcessSeen | None = None

    def look(self) -> ProcessSeen | None:
        return self.seen


@pytest.fixture
def system() -> System:
    return System()


@pytest.fixture
def starting(system: System) -> Supervision:
    supervision = Supervision(LIMITS, system.look)
    supervision.expect_ready()
    return supervision


@pytest.fixture
def thinking(starting: Supervision) -> Supervision:
    """With a budget of a second."""
    starting.finished()
    assert not starting.busy
    starting.expect_answer(1.0)
    return starting


def code(fault: Fault | None) -> str | None:
    return fault.code if fault else None


def ticks(seconds: float) -> range:
    return range(round(seconds / TICK))


def reports(seconds: float) -> range:
    return range(round(seconds / REPORT_EVERY))


def test_little_processor_time_is_a_busy_machine(thinking: Supervision) -> None:
    for number in reports(3600):
        assert thinking.reported(number * 0.00025) is None
        assert thinking.ticked() is None


def test_much_processor_time_is_an_endless_loop(thinking: Supervision) -> None:
    assert thinking.reported(3.9) is None
    assert thinking.reported(4.1) == Fault("overran", "4.10 s used")


def test_no_processor_time_is_a_bot_that_sleeps(thinking: Supervision) -> None:
    assert thinking.reported(0.5) is None
    for _ in reports(10)[1:]:
        assert thinking.reported(0.5004) is None
    assert code(thinking.reported(0.5004)) == "stuck"


def test_while_it_starts_a_worker_may_wait_for_a_disk(starting: Supervision) -> None:
    for _ in reports(60)[1:]:
        assert starting.reported(0.0) is None
    assert code(starting.reported(0.0)) == "stuck"


def test_a_start_is_not_measured_by_the_clock(starting: Supervision) -> None:
    for number in reports(3600):
        assert starting.reported(number * 0.001) is None
    assert code(starting.reported(20.1)) == "overran"


def test_nothing_heard_for_long_is_too_long(thinking: Supervision) -> None:
    for _ in ticks(60)[1:]:
        assert thinking.ticked() is None
    assert thinking.reported(0.1) is None, "that was a sign of life"
    for _ in ticks(60)[1:]:
        assert thinking.ticked() is None
    assert code(thinking.ticked()) == "silent"


def test_a_suspended_process_is_waited_for(thinking: Supervision, system: System) -> None:
    system.seen = ProcessSeen(stopped=True, used=0.0)
    for _ in ticks(3600):
        assert thinking.ticked() is None
    system.seen = ProcessSeen(stopped=False, used=0.0)
    assert thinking.ticked() is None


def test_the_system_knows_of_a_process_that_cannot_report(system: System) -> None:
    system.seen = ProcessSeen(stopped=False, used=7.0)
    supervision = Supervision(LIMITS, system.look)
    supervision.expect_answer(1.0)
    for number in ticks(1000)[1:]:
        system.seen = ProcessSeen(stopped=False, used=7.0 + number / 1000)
        assert supervision.ticked() is None, "it does something"
    system.seen = ProcessSeen(stopped=False, used=11.1)
    assert supervision.ticked() == Fault("overran", "4.10 s used")


def test_told_to_stop_a_bot_may_do_so_slowly_but_not_think_on(thinking: Supervision) -> None:
    thinking.reported(0.5)
    thinking.expect_end()
    for number in reports(60):
        assert thinking.reported(0.5 + number / 250) is None
    assert code(thinking.reported(1.6)) == "overran"


def test_told_to_stop_it_gets_no_more_time_than_before(thinking: Supervision) -> None:
    thinking.reported(3.9)
    thinking.expect_end()
    assert code(thinking.reported(4.1)) == "overran"


def test_who_has_nothing_to_do_is_left_alone(thinking: Supervision) -> None:
    thinking.finished()
    thinking.expect_end()
    for _ in ticks(3600):
        assert thinking.ticked() is None
    assert thinking.reported(100.0) is None


@pytest.mark.skipif(sys.platform == "darwin", reason="only Linux and Windows are asked")
def test_the_system_is_asked() -> None:
    before = look_at_process(os.getpid())
    if before is None and sys.platform == "win32":
        pytest.skip("wine does not know.")
    assert before is not None
    assert not before.stopped
    while (now := look_at_process(os.getpid())) is not None and now.used < before.used + 0.02:
        pass
    assert now is not None
    assert look_at_process(2**30) is None
