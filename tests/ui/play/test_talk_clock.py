"""The clock of open talk: who is about to speak, how much time is left, and what is seen when it is up."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QElapsedTimer
from pytestqt.qtbot import QtBot

from bigshot_desktop.games.saludos_amigos.rules.actions import Done, Offer
from bigshot_desktop.games.saludos_amigos.rules.state import NEGOTIATION
from bigshot_desktop.ui.play.talk_clock import TalkClock
from bigshot_desktop.ui.play.turns import NOBODY, Phase
from tests.ui.play.open_tables import LONG, Table, at, silent, split

READ = 1000
"""So many milliseconds at least for three short words."""


@pytest.fixture
def clock(qtbot: QtBot) -> TalkClock:
    return TalkClock()


def test_somebody_is_announced_and_cleared(qtbot: QtBot, clock: TalkClock) -> None:
    with qtbot.waitSignal(clock.changed):
        clock.announce(2, 5000)
    assert (clock.next_speaker, clock.pause) == (2, 5000)
    assert 0 < clock.pause_left <= 5000
    with qtbot.waitSignal(clock.changed):
        clock.clear_speaker()
    assert (clock.next_speaker, clock.pause, clock.pause_left) == (NOBODY, 0, 0)
    with qtbot.assertNotEmitted(clock.changed):
        clock.clear_speaker()


def test_time_passes_until_it_is_up(qtbot: QtBot, clock: TalkClock) -> None:
    clock.limit_time(30)
    assert clock.time_limit == 30
    assert 29 < clock.time_left <= 30
    clock._limit.setInterval(1)  # as nobody wants to wait
    with qtbot.waitSignal(clock.time_up):
        pass
    assert clock.time_left == 0


class LongAgo(QElapsedTimer):
    """As after a night in which the computer slept."""

    def elapsed(self) -> int:
        return 8 * 3600 * 1000


@pytest.mark.parametrize("first", ["_limit", "_tick"])
def test_time_in_which_the_program_was_suspended_does_not_count(
    qtbot: QtBot, clock: TalkClock, first: str
) -> None:
    clock.limit_time(30)
    clock._left = 20_000
    clock._since_look = LongAgo()
    clock._limit.stop()  # it has run out meanwhile
    if first == "_tick":
        clock._limit.start(LONG)
    with qtbot.assertNotEmitted(clock.time_up):
        getattr(clock, first).timeout.emit()
    assert 19 < clock.time_left <= 20


def test_a_limit_that_is_lifted_counts_no_more(clock: TalkClock) -> None:
    clock.limit_time(30)
    clock.limit_time(0)
    assert (clock.time_limit, clock.time_left) == (0, 0)


def test_it_ticks_only_while_something_runs(qtbot: QtBot, clock: TalkClock) -> None:
    clock.announce(1, 60_000)
    with qtbot.waitSignal(clock.changed):
        pass
    clock.clear_speaker()
    assert not clock._tick.isActive()


def test_sand_that_is_held_does_not_run(qtbot: QtBot, clock: TalkClock) -> None:
    clock.limit_time(30)
    clock.hold(True)
    clock.hold(True)
    assert not clock._limit.isActive()
    assert not clock._tick.isActive()
    assert 29 < clock.time_left <= 30
    clock.hold(False)
    assert clock._limit.isActive()
    assert 29 < clock.time_left <= 30
    clock.limit_time(0)
    clock.hold(True)
    clock.hold(False)
    assert (clock.time_limit, clock.time_left) == (0, 0)


def test_no_sand_runs_behind_the_curtain(qtbot: QtBot) -> None:
    table = Table(at(NEGOTIATION, "hhbb"), silent)
    turns, clock = table.turns, table.clock
    turns.talk.time_limit, turns.talk.pause_for_people = 30, LONG
    turns.start()
    runs = [clock._limit.isActive()]
    turns.look_at_secrets()
    assert turns.phase is Phase.CALLING
    runs.append(clock._limit.isActive())
    turns.arrive()  # behind the curtain, with the cards in sight
    runs.append(clock._limit.isActive())
    turns.stop_looking()
    runs.append(clock._limit.isActive())
    turns.look_at_secrets()
    turns.arrive()
    turns.decide(Offer(0, split(table.match, 0, 1)))
    runs.append(clock._limit.isActive())
    assert runs == [True, False, False, True, True]
    assert clock.time_limit == 30


# --- when the time is up --------------------------------------------------------------------------


def run_out(qtbot: QtBot) -> Table:
    """The time has just run out, and nobody has said anything."""
    table = Table(at(NEGOTIATION, "hhbb"), silent)
    table.bots.held = True
    table.pace.speed, table.pace.bot_pause = "normal", 100
    table.turns.talk.pause_for_people, table.turns.talk.time_limit = LONG, 30
    table.turns.start()
    table.clock._limit.setInterval(1)
    with qtbot.waitSignal(table.clock.time_up):
        pass
    return table


def test_there_is_a_moment_before_the_last_words(qtbot: QtBot) -> None:
    table = run_out(qtbot)
    assert table.turns.talk._reading.remainingTime() > READ
    assert table.match.to_act == (0, 1, 2, 3)
    table.pace.hurry()  # nobody needs it
    qtbot.waitUntil(lambda: table.last == Done(0))


def test_who_speaks_in_the_last_moment_cuts_nobody_short(qtbot: QtBot) -> None:
    table = run_out(qtbot)
    table.turns.decide(Offer(0, split(table.match, 0, 1)))
    qtbot.waitUntil(table.turns.talk._reading.isActive)
    assert table.turns.talk._reading.remainingTime() > READ
