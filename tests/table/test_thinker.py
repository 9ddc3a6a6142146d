"""The thinker: what it is asked, what it answers, and how it is stopped."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from importlib import import_module
from itertools import islice
from pathlib import Path
from random import Random
from selectors import EVENT_READ, DefaultSelector
from typing import Any

import pytest

from bigshot_desktop.bots import levels
from bigshot_desktop.bots.game_bots import GameBots
from bigshot_desktop.bots.levels import BOTS, QUICK
from bigshot_desktop.engine.game import CHANCE, Refusal
from bigshot_desktop.games import GAMES
from bigshot_desktop.games.shark.rules.actions import ENDS, Buy, Sell
from bigshot_desktop.table.simulation import Fixture, play_on, seated
from bigshot_desktop.table.supervision import Limits
from bigshot_desktop.table.thinker import Thinker, Watcher, sight_of
from tests.table.thinker_workers import (
    LONG,
    big_shot,
    check,
    gone,
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


# --- when all goes well --------------------------------------------------------------------------


@pytest.fixture(scope="module")
def shared() -> Iterator[Thinker]:
    """One for all tests that do it no harm."""
    with Thinker() as thinker:
        yield thinker


@pytest.mark.parametrize("game", GAMES)
def test_it_chooses_as_a_simulation_does(shared: Thinker, game: str) -> None:
    players = max(GAMES[game].info.players)
    match = seated(Fixture(game, ("random",) * players, (), seed=11))
    for step in islice(play_on(match), 60):
        if step.number % 10 or not match.to_act or match.to_act == (CHANCE,):
            continue
        for level in ("random", "easy", "medium") + ("hard",) * (step.number == 30):
            seat = to_act(match)
            answer = check(match, shared.decide(match, seat, level, seconds=LONG))
            assert answer.fault is None
            assert answer.choice == in_process(match, seat, level), (level, step.number)


@pytest.mark.parametrize("game", GAMES)
def test_it_weighs_what_a_person_has_in_mind(shared: Thinker, game: str) -> None:
    players = max(GAMES[game].info.players)
    match = seated(Fixture(game, ("medium",) * players, (), seed=12))
    for step in play_on(match):
        if step.number > 20 and match.to_act and match.to_act != (CHANCE,):
            seat = to_act(match)
            choice = in_process(match, seat, "expert")
            if choice.alternatives and not isinstance(choice.action, Buy | Sell):
                break
    shared.ask(match, seat, "expert", seconds=LONG, weighed=(choice.action,))
    answer = shared.wait(LONG)
    assert answer is not None
    assert answer.choice.action == choice.action
    assert answer.weighed == pytest.approx(answer.choice.chosen.expected)
    shared.ask(match, seat, "expert", seconds=LONG)
    plain = shared.wait(LONG)
    assert plain is not None
    assert plain.weighed is None


def test_a_deal_is_weighed_with_the_rest_of_its_trade(shared: Thinker) -> None:
    match = seated(Fixture("shark", ("medium",) * 4, (), seed=12))
    deal = next(
        step for step in play_on(match) if step.number > 30 and isinstance(step.action, Buy | Sell)
    )
    seat, before = deal.action.seat, match.before(deal.number)
    shared.ask(before, seat, "expert", seconds=LONG, weighed=(deal.action,))
    alone = shared.wait(LONG)
    assert alone is not None
    assert alone.weighed is None
    shared.ask(
        before,
        seat,
        "expert",
        seconds=LONG,
        weighed=(deal.action,),
        following=(ENDS[seat],),
        moments=(sight_of(before, -2), sight_of(match, -2)),
    )
    whole = shared.wait(LONG)
    assert whole is not None
    assert whole.weighed is not None
    assert 0 < whole.weighed <= whole.choice.chosen.expected + 0.02
    assert [sum(chances) for chances in whole.standings] == pytest.approx([1.0, 1.0])


def test_memories_are_made_of_all_public_events(monkeypatch: pytest.MonkeyPatch) -> None:
    class Notes(list[Any]):
        note = list.append

    shark = BOTS["shark"]
    notetakers = {"shark": GameBots(shark.bot, lambda setup: Notes(), shark.weights)}
    monkeypatch.setattr(levels, "BOTS", notetakers)
    match = seated(Fixture("shark", ("random",) * 3, (), seed=2))
    for _ in islice(play_on(match), 40):
        pass
    noted = sight_of(match, 0).memory
    assert noted == [event for step in match.steps for event in step.seen_by(-2)]
    assert len(noted) > 10


def test_a_memory_goes_on_with_the_match_and_is_made_anew_after_an_undo(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    noted: list[Any] = []

    class Notes(list[Any]):
        def note(self, event: Any) -> None:
            noted.append(event)
            self.append(event)

    shark = BOTS["shark"]
    match = seated(Fixture("shark", ("random",) * 3, (), seed=2))
    course = play_on(match)
    next(course)  # which has a memory of its own
    notetakers = {"shark": GameBots(shark.bot, lambda setup: Notes(), shark.weights)}
    monkeypatch.setattr(levels, "BOTS", notetakers)
    match.free_undo = True
    watcher, last = Watcher(), Notes()
    for _ in islice(course, 40):
        before, kept = last, list(last)
        last = watcher.sight_of(match, 0).memory
        assert before == kept, "what a bot was given stays as it is"
    everything = [event for step in match.steps for event in step.seen_by(-2)]
    assert last == noted == everything, "every event is noted once"
    assert match.undo()
    assert watcher.sight_of(match, 0).memory == sight_of(match, 0).memory
    for _ in islice(play_on(match), 5):
        pass
    assert watcher.sight_of(match, 0).memory == sight_of(match, 0).memory
    other = seated(Fixture("shark", ("random",) * 3, (), seed=3))
    assert watcher.sight_of(other, 0).memory == sight_of(other, 0).memory == []


@pytest.mark.parametrize("announced", [True, False])
def test_a_worker_for_one_game_makes_room_for_one_for_another(announced: bool) -> None:
    matches = [
        seated(Fixture(game, ("random",) * 4, (), seed=2))
        for game in ("big-shot", "saludos-amigos")
    ]
    for match in matches:
        while match.to_act == (CHANCE,):
            match.draw()
    with Thinker(game="shark") as thinker:
        pids = []
        for match in [*matches, matches[1]]:
            seat = to_act(match)
            if announced:
                thinker.ask(matches[0], to_act(matches[0]))  # and never mind
                assert thinker.warm_up(LONG, game=match.game.info.id)
            answer = check(match, thinker.decide(match, seat, "easy", seconds=LONG))
            assert answer.fault is None
            assert answer.choice == in_process(match, seat, "easy")
            pids.append(thinker.pid)
        assert pids[0] != pids[1]
        assert (pids[1] == pids[2]) is not announced
        assert thinker.failures == 0


def test_the_worker_is_kept(shared: Thinker) -> None:
    match = big_shot("random")
    tickets = []
    assert shared.warm_up(LONG)
    before = shared.pid
    for _ in range(20):
        seat = to_act(match)
        if seat == CHANCE:
            match.draw()
            continue
        ticket = shared.ask(match, seat)
        answer = check(match, shared.wait())
        assert (answer.ticket, answer.seat, answer.fault) == (ticket, seat, None)
        tickets.append(ticket)
        match.play(answer.choice.action)
    assert shared.pid == before
    assert tickets == sorted(set(tickets))


def test_unknown_levels_are_played_by_the_quick_one(shared: Thinker) -> None:
    match = big_shot("from-the-future")
    answer = shared.decide(match, to_act(match), seconds=LONG)
    assert answer.choice == in_process(match, to_act(match), QUICK)
    assert answer.fault is None


def test_nothing_asked_nothing_waited_for(shared: Thinker) -> None:
    assert shared.poll() is None
    assert shared.wait() is None


def test_a_bot_that_must_answer_early_says_so() -> None:
    match = big_shot("random")
    with Thinker(work=work("patient")) as thinker:
        answer = check(match, thinker.decide(match, to_act(match), seconds=0))
        assert (answer.ran_out, answer.fault) == (True, None)
    with Thinker(game="big-shot") as thinker:
        assert not thinker.decide(match, to_act(match)).ran_out


def test_an_event_loop_is_woken(shared: Thinker) -> None:
    match = big_shot("random")
    with DefaultSelector() as selector:
        selector.register(shared, EVENT_READ)
        for _ in range(3):
            shared.ask(match, to_act(match), seconds=LONG)
            answer = None
            while answer is None:
                assert selector.select(LONG), "nobody rang"
                answer = shared.poll()
            check(match, answer)
        while selector.select(0):
            assert shared.poll() is None, "what was told is not told again"


def test_waiting_has_an_end(door: socket.socket) -> None:
    match = big_shot()
    with Thinker(work=work("loops", door)) as thinker:
        thinker.ask(match, to_act(match))
        knock(door, thinker)
        assert thinker.poll() is None
        assert thinker.wait(0.01) is None


# --- when it is not wanted any more --------------------------------------------------------------


def test_a_cancelled_question_has_no_answer(door: socket.socket) -> None:
    match = big_shot()
    seat = to_act(match)
    with Thinker(work=work("patient", door)) as thinker:
        for number in range(5):
            thinker.ask(match, seat, seconds=3600)
            knock(door, thinker)
            worker = thinker.pid
            if number % 2:
                thinker.cancel()
                thinker.cancel()
                assert thinker.wait() is None
            ticket = thinker.ask(match, seat, seconds=0)
            answer = check(match, thinker.wait(LONG))
            door.accept()[0].close()
            assert (answer.ticket, answer.fault) == (ticket, None)
            assert thinker.pid == worker, "the same worker goes on"
            assert thinker.poll() is None


@pytest.mark.parametrize("kind", ["loops", "sleeps", "holds_the_interpreter"])
def test_a_bot_that_does_not_stop_is_replaced(kind: str, door: socket.socket) -> None:
    match = big_shot()
    seat = to_act(match)
    with Thinker(Limits(stopping=0.3, stuck=0.5, silent=1.0), work(kind, door)) as thinker:
        thinker.ask(match, seat, seconds=LONG)
        knock(door, thinker)
        first = thinker.pid
        thinker.cancel()
        thinker.ask(match, seat, seconds=LONG)
        knock(door, thinker)
        assert thinker.pid != first
        assert thinker.failures == 0


def test_ask_and_cancel_leave_nothing_behind(door: socket.socket) -> None:
    match = big_shot()
    seat = to_act(match)

    def belongings() -> tuple[int, int]:
        for thread in threading.enumerate():
            if isinstance(thread, threading.Timer):
                thread.join(LONG)  # an alarm that was called off is gone soon
        # wine shows the files of Linux that it has open itself
        files = len(list(Path("/proc/self/fd").iterdir())) if sys.platform == "linux" else 0
        return files, threading.active_count()

    with Thinker(work=work("patient")) as warmed_up:
        assert warmed_up.warm_up(LONG)  # multiprocessing keeps a process of its own from then on
    before = belongings()
    with Thinker(work=work("patient")) as thinker:
        thinker.fileno()
        assert thinker.warm_up(LONG)
        pids = set()
        for number in range(50):
            thinker.ask(match, seat, seconds=3600)
            if number in (10, 20):
                pids.add(thinker.pid)
                kill(thinker.pid)
                check(match, thinker.decide(match, seat, seconds=0))
                assert thinker.warm_up(LONG)
            thinker.cancel()
        assert check(match, thinker.decide(match, seat, seconds=0)).fault is None
        pids.add(thinker.pid)
    for now, then in zip(belongings(), before, strict=True):
        assert now <= then, "what ends late of another test may go meanwhile; nothing may be added"
    assert len(pids) == 3
    if sys.platform != "win32":
        assert all(gone(pid) for pid in pids)


@posix
@pytest.mark.parametrize("kind", ["patient", "loops", "holds_the_interpreter"])
def test_it_can_be_closed_while_a_bot_thinks(kind: str, door: socket.socket) -> None:
    match = big_shot()
    thinker = Thinker(work=work(kind, door))
    thinker.ask(match, to_act(match))
    knock(door, thinker)
    pid = thinker.pid
    thinker.close()
    assert gone(pid)
    thinker.close()
    assert thinker.poll() is None
    assert thinker.wait() is None
    thinker.cancel()
    with pytest.raises(ValueError, match="closed"):
        thinker.ask(match, to_act(match))
    with pytest.raises(ValueError, match="closed"):
        thinker.warm_up()


def test_it_can_be_closed_while_a_worker_starts() -> None:
    before = threading.active_count()
    for _ in range(3):
        with Thinker() as thinker:
            thinker.warm_up()
    assert threading.active_count() == before
    Thinker().close()


@posix
def test_forgotten_it_closes_itself(door: socket.socket) -> None:
    match = big_shot()
    thinker = Thinker(work=work("loops", door))
    thinker.ask(match, to_act(match))
    knock(door, thinker)
    pid = thinker.pid
    del thinker
    assert gone(pid)


PROGRAM = """
import sys
from functools import partial
from bigshot_desktop.games import GAMES
from bigshot_desktop.table.thinker import Thinker
from bigshot_desktop.table.new_match import new_match
from bigshot_desktop.table.seats import Seat
from bigshot_desktop.table.thinker import Thinker
from bigshot_desktop.bots.worker import serve
from tests.bots.misbehaving import maker

match = new_match(GAMES["big-shot"], [Seat("A"), Seat("B")], {}, 1)
while match.to_act == (-1,):
    match.draw()
thinker = Thinker(work=partial(serve, maker=partial(maker, "loops", ("127.0.0.1", int(sys.argv[1])))))
thinker.warm_up(60)
thinker.ask(match, match.to_act[0], seconds=60)
sys.stdin.readline()
"""


@posix
@pytest.mark.parametrize("end", ["killed", "by itself"])
def test_a_worker_ends_with_the_program(end: str, door: socket.socket) -> None:
    port = str(door.getsockname()[1])
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM, port],
        cwd=Path(__file__).parents[2],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    ) as program:
        door.accept()[0].close()
        if end == "killed":
            program.kill()
        # The worker has the program's output too: it ends when the last of them is gone.
        told, _ = program.communicate(b"\n", timeout=LONG)
        assert told == b""
        assert program.returncode == (-signal.SIGKILL if end == "killed" else 0)


# --- whole matches -------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_match_survives_the_death_of_its_workers(shared: Thinker, game: str) -> None:
    """Killed before it is asked, while it thinks, or a little later; a while later it still answers."""
    rng = Random(f"killer/{game}")
    players = min(GAMES[game].info.players)
    match = seated(Fixture(game, ("easy",) + ("random",) * (players - 1), (), seed=21))
    deadly = set(rng.sample(range(60), 2))
    faults = []
    decisions = 0
    while decisions < max(deadly) + 20:
        seats = match.to_act
        if seats == (CHANCE,):
            match.draw()
            continue
        seat = rng.choice(seats)
        moment = rng.choice(["before", "meanwhile", "soon"]) if decisions in deadly else ""
        if moment:
            assert shared.warm_up(LONG)
        if moment == "before":
            kill(shared.pid)
        elif moment == "soon":
            threading.Timer(rng.random() / 200, kill, [shared.pid]).start()
        shared.ask(match, seat)
        if moment == "meanwhile":
            kill(shared.pid)
        answer = check(match, shared.wait())
        faults += [answer.fault.code] if answer.fault else []
        assert not isinstance(match.play(answer.choice.action), Refusal)
        decisions += 1
    assert faults == [], "what was lost is asked again"
