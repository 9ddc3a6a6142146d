"""Bots in their worker process beside the window: they answer, and a match outlives whatever happens to them."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator
from random import Random
from time import monotonic

import pytest
from pytestqt.qtbot import QtBot

from bigshot_desktop.table.match import Match
from bigshot_desktop.table.seats import Seat
from bigshot_desktop.table.sitting import Sitting
from bigshot_desktop.table.thinker import Patience, Thinker
from bigshot_desktop.table.wish import Wish, deal_wish
from bigshot_desktop.ui.bot_runner import BotRunner, before
from bigshot_desktop.ui.turns import Phase
from bigshot_desktop.ui.windows.main_window import MainWindow
from bigshot_desktop.ui.windows.table_page import TablePage
from tests.bots import misbehaving
from tests.table.thinking import LONG, ONCE, UNHURRIED, kill, posix, work
from tests.ui.players import a_match

Hire = Callable[..., BotRunner]


@pytest.fixture
def hire(qtbot: QtBot) -> Iterator[Hire]:
    """Makes runners, and closes them after the test."""
    hired: list[BotRunner] = []

    def make(thinker: Thinker | None = None) -> BotRunner:
        runner = BotRunner("big-shot", thinker=thinker)
        hired.append(runner)
        return runner

    yield make
    for runner in hired:
        runner.close()


def played(match: Match, steps: int) -> Match:
    """A match that nature and the rules alone have carried so far."""
    rng = Random(1)
    while match.length < steps or match.to_act[0] < 0:
        if match.to_act[0] < 0:
            match.draw()
        else:
            match.play(match.game.sample(match.state, match.to_act[0], rng))
    return match


def test_the_bell_rings_when_a_bot_has_chosen(qtbot: QtBot, hire: Hire) -> None:
    runner = hire(Thinker(UNHURRIED, game="big-shot"))
    runner.warm_up("big-shot")
    match = played(a_match("bbb"), 6)
    seat = match.to_act[0]
    with qtbot.waitSignal(runner.answered, timeout=LONG * 1000) as told:
        ticket = runner.ask(match, seat)
    (answer,) = told.args
    assert (answer.ticket, answer.seat, answer.fault) == (ticket, seat, None)
    assert match.game.check(match.state, answer.choice.action) is None


def test_what_was_asked_before_is_answered_no_more(qtbot: QtBot, hire: Hire) -> None:
    runner = hire(Thinker(UNHURRIED, game="big-shot"))
    match = played(a_match("bbb"), 6)
    answers = []
    runner.answered.connect(answers.append)
    runner.ask(match, match.to_act[0], "expert")
    last = runner.ask(match, match.to_act[0], "easy")
    qtbot.waitUntil(lambda: bool(answers), timeout=LONG * 1000)
    assert [answer.ticket for answer in answers] == [last]
    runner.ask(match, match.to_act[0], "expert")
    runner.cancel()
    last = runner.ask(match, match.to_act[0], "easy")
    qtbot.waitUntil(lambda: len(answers) == 2, timeout=LONG * 1000)
    assert answers[1].ticket == last


def test_a_closed_runner_says_nothing_and_has_no_process(qtbot: QtBot, hire: Hire) -> None:
    runner = hire(Thinker(UNHURRIED, game="big-shot"))
    runner.warm_up("big-shot")
    runner.close()
    with pytest.raises(ValueError, match="closed"):
        runner.ask(a_match("bbb"), 0)


def test_the_match_as_it_was_before_a_step() -> None:
    match = played(a_match("bbb"), 20)
    earlier = before(match, 12)
    assert earlier.actions == match.actions[:11]
    assert earlier.seats == match.seats
    assert before(match, 1).length == 0
    assert match.length >= 20


# --- beside the window ---------------------------------------------------------------------------


def watch(window: MainWindow, runner: BotRunner, level: str) -> TablePage:
    """Three bots at the table of a window."""
    if window.runner:
        window.runner.close()
    window.runner = runner
    seats = tuple(Seat(name, "bot", level) for name in ("Anna", "Bea", "Carl"))
    window.sit_down(Sitting.begin(deal_wish(Wish("big-shot", seats, seed=3))))
    assert window.table is not None
    return window.table


@posix
def test_a_worker_killed_in_mid_thought(qtbot: QtBot, window: MainWindow, hire: Hire) -> None:
    with socket.create_server(("127.0.0.1", 0)) as door:
        patience = Patience(starting=LONG, birth=LONG)  # it is found dead, not found slow
        runner = hire(Thinker(patience, work("sleeps", door)))
        table = watch(window, runner, "expert")
        calls = []
        door.setblocking(False)

        def begun() -> bool:
            try:
                calls.append(door.accept()[0].close())
            except BlockingIOError:
                return False
            return True

        qtbot.waitUntil(begun, timeout=LONG * 1000)
        assert table.turns.phase is Phase.THINKING
        length, pid, start = table.bridge.match.length, runner.thinker.pid, monotonic()
        kill(pid)
        qtbot.waitUntil(lambda: table.bridge.match.length > length, timeout=LONG * 1000)
        assert monotonic() - start < 5
        assert runner.thinker.pid != pid
        assert table.turns.reasons[length + 1]  # even the one who stood in says why
        assert table.notice.text == ""


def test_when_all_workers_fail_quick_bots_play_on(
    qtbot: QtBot, window: MainWindow, hire: Hire
) -> None:
    runner = hire(Thinker(UNHURRIED, misbehaving.dies))
    table = watch(window, runner, "expert")
    qtbot.waitUntil(lambda: runner.thinker.given_up, timeout=LONG * 1000)
    length = table.bridge.match.length
    qtbot.waitUntil(lambda: table.bridge.match.length > length + 5, timeout=LONG * 1000)


def test_a_bot_that_talks_nonsense_is_replaced(
    qtbot: QtBot, window: MainWindow, hire: Hire
) -> None:
    runner = hire(Thinker(ONCE, work("bids_too_much")))
    table = watch(window, runner, "expert")
    qtbot.waitUntil(lambda: runner.thinker.given_up, timeout=LONG * 1000)
    length = table.bridge.match.length
    qtbot.waitUntil(lambda: table.bridge.match.length > length + 5, timeout=LONG * 1000)


@posix
def test_the_real_expert_killed_while_it_thinks(
    qtbot: QtBot, window: MainWindow, hire: Hire
) -> None:
    runner = hire(Thinker(UNHURRIED, game="big-shot"))
    table = watch(window, runner, "expert")
    killed: list[int] = []

    def think() -> bool:
        thinker = runner.thinker
        if len(killed) < 2 and thinker._worker and thinker._worker.ticket is not None:
            pid = thinker.pid
            if pid is not None and pid not in killed:
                kill(pid)
                killed.append(pid)
        return len(killed) == 2 and table.bridge.match.length > 12

    qtbot.waitUntil(think, timeout=LONG * 1000)
    assert not runner.thinker.given_up


def test_a_window_that_closes_ends_the_process(
    qtbot: QtBot, window: MainWindow, hire: Hire
) -> None:
    runner = hire(Thinker(UNHURRIED, game="big-shot"))
    table = watch(window, runner, "easy")
    qtbot.waitUntil(lambda: table.bridge.match.length > 3, timeout=LONG * 1000)
    window.close()
    assert window.runner is None
    with pytest.raises(ValueError, match="closed"):
        runner.ask(table.bridge.match, 0)
