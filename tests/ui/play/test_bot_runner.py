"""Bots in their worker process beside the window: they answer, and a match outlives whatever happens to them."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from bigshot_desktop.table.match import Match
from bigshot_desktop.table.match_request import MatchRequest, deal_request
from bigshot_desktop.table.seats import Seat
from bigshot_desktop.table.session import Session
from bigshot_desktop.table.thinker import Answer, Thinker
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.match.table_page import TablePage
from bigshot_desktop.ui.play.bot_runner import BotRunner
from bigshot_desktop.ui.play.turns import Phase
from tests.bots import misbehaving
from tests.table.thinker_workers import LONG, kill, posix, work
from tests.ui.players import a_match

Hire = Callable[..., BotRunner]
PATIENCE = int(LONG * 1000)
"""Milliseconds."""


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
    runner = hire(Thinker(game="big-shot"))
    runner.warm_up("big-shot")
    match = played(a_match("bbb"), 6)
    seat = match.to_act[0]
    with qtbot.waitSignal(runner.answered, timeout=PATIENCE) as told:
        ticket = runner.ask(match, seat)
    (answer,) = told.args
    assert (answer.ticket, answer.seat, answer.fault) == (ticket, seat, None)
    assert match.game.check(match.state, answer.choice.action) is None


def test_what_was_asked_before_is_answered_no_more(qtbot: QtBot, hire: Hire) -> None:
    runner = hire(Thinker(game="big-shot"))
    match = played(a_match("bbb"), 6)
    answers: list[Answer] = []
    runner.answered.connect(answers.append)
    runner.ask(match, match.to_act[0], "expert")
    last = runner.ask(match, match.to_act[0], "easy")
    qtbot.waitUntil(lambda: bool(answers), timeout=PATIENCE)
    assert [answer.ticket for answer in answers] == [last]
    runner.ask(match, match.to_act[0], "expert")
    runner.cancel()
    last = runner.ask(match, match.to_act[0], "easy")
    qtbot.waitUntil(lambda: len(answers) == 2, timeout=PATIENCE)
    assert answers[1].ticket == last


def test_a_closed_runner_says_nothing_and_has_no_process(qtbot: QtBot, hire: Hire) -> None:
    runner = hire(Thinker(game="big-shot"))
    runner.warm_up("big-shot")
    runner.close()
    with pytest.raises(ValueError, match="closed"):
        runner.ask(a_match("bbb"), 0)


# --- beside the window ---------------------------------------------------------------------------


def watch(window: MainWindow, runner: BotRunner, level: str) -> TablePage:
    """Three bots at the table of a window."""
    if window.matches.runner:
        window.matches.runner.close()
    window.matches.runner = runner
    seats = tuple(Seat(name, "bot", level) for name in ("Anna", "Bea", "Carl"))
    window.matches.sit_down(Session.begin(deal_request(MatchRequest("big-shot", seats, seed=3))))
    assert window.table is not None
    return window.table


def faults_of(runner: BotRunner) -> list[str | None]:
    """Of all answers from now on."""
    faults: list[str | None] = []
    runner.answered.connect(lambda answer: faults.append(answer.fault and answer.fault.code))
    return faults


@posix
def test_workers_killed_in_mid_thought(qtbot: QtBot, window: MainWindow, hire: Hire) -> None:
    with socket.create_server(("127.0.0.1", 0)) as door:
        runner = hire(Thinker(work=work("sleeps", door)))
        table = watch(window, runner, "expert")
        door.setblocking(False)

        def begun() -> bool:
            try:
                door.accept()[0].close()
            except BlockingIOError:
                return False
            return True

        faults, pids = faults_of(runner), set()
        for _ in range(2):
            qtbot.waitUntil(begun, timeout=PATIENCE)
            assert table.turns.phase is Phase.THINKING
            assert table.notice.text == ""
            pids.add(runner.thinker.pid)
            length = table.bridge.match.length
            kill(runner.thinker.pid)
        qtbot.waitUntil(lambda: table.bridge.match.length > length, timeout=PATIENCE)
        assert len(pids) == 2, "the question was asked again"
        assert faults == ["died"]
        assert length + 1 in table.bridge.choices  # even the one who stood in says why
        seat = table.bridge.match.steps[-1].action.seat
        assert f"The bot that plays {table.bridge.narrator.player(seat)} " in table.notice.text


def test_when_all_workers_fail_quick_bots_play_on(
    qtbot: QtBot, window: MainWindow, hire: Hire
) -> None:
    runner = hire(Thinker(work=misbehaving.dies))
    table = watch(window, runner, "expert")
    qtbot.waitUntil(lambda: runner.thinker.failures >= 3, timeout=PATIENCE)
    assert table.notice.text
    table.notice.hide()
    length = table.bridge.match.length
    qtbot.waitUntil(lambda: table.bridge.match.length > length + 5, timeout=PATIENCE)
    assert table.notice.text == "", "it is told once"


def test_a_bot_that_talks_nonsense_is_stood_in_for(
    qtbot: QtBot, window: MainWindow, hire: Hire
) -> None:
    runner = hire(Thinker(work=work("bids_too_much")))
    table = watch(window, runner, "expert")
    faults = faults_of(runner)
    qtbot.waitUntil(lambda: len(faults) > 5, timeout=PATIENCE)
    assert set(faults) == {"refused"}
    assert table.notice.text


@posix
def test_the_real_expert_killed_while_it_thinks(
    qtbot: QtBot, window: MainWindow, hire: Hire
) -> None:
    runner = hire(Thinker(game="big-shot"))
    table = watch(window, runner, "expert")
    killed: list[int] = []
    """After how many steps."""

    def think() -> bool:
        worker, length = runner.thinker._worker, table.bridge.match.length
        if len(killed) < 2 and worker and worker.ticket is not None and length not in killed:
            kill(worker.pid)
            killed.append(length)
        return len(killed) == 2 and length > 12

    faults = faults_of(runner)
    qtbot.waitUntil(think, timeout=PATIENCE)
    assert set(faults) == {None}, "it decides itself all the same"
    assert table.notice.text == ""


def test_a_window_that_closes_ends_the_process(
    qtbot: QtBot, window: MainWindow, hire: Hire
) -> None:
    runner = hire(Thinker(game="big-shot"))
    table = watch(window, runner, "easy")
    qtbot.waitUntil(lambda: table.bridge.match.length > 3, timeout=PATIENCE)
    window.close()
    assert window.matches.runner is None
    with pytest.raises(ValueError, match="closed"):
        runner.ask(table.bridge.match, 0)
