"""Shows that bots keep their level on a busy machine, and while they or the whole program are suspended and resumed.

    .venv/bin/python scripts/load_test.py                                # two matches per game beside 4 busy loops
    .venv/bin/python scripts/load_test.py --busy 16 --matches 5 shark
    .venv/bin/python scripts/load_test.py --window --matches 1           # the same at the table of a window
    .venv/bin/python scripts/load_test.py --suspends 10 --seconds 1      # the worker is suspended in mid-thought
    .venv/bin/python scripts/load_test.py --suspends 10 --whom all       # the program with it

Experts play whole matches through the program's thinker, or in a window without a screen. Afterwards every decision
is made again without any load, suspension or budget, and compared. Needs a system with signals.

Matches are numbered, and each follows from the seed and its number: a run that was broken off goes on with --first.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from time import monotonic
from typing import Final

from bigshot_desktop.bots.bot import Budget
from bigshot_desktop.bots.levels import LEVELS, make_bot
from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.games import ENTRIES
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.simulation import Fixture, fixtures, seated
from bigshot_desktop.table.thinker import Answer, Thinker, sight_of

BUSY: Final = """
import os
parent = os.getppid()
while os.getppid() == parent:
    for _ in range(1_000_000):
        pass
"""
"""A program that is busy for as long as this one runs."""
UNLIMITED: Final = 3600.0
"""Seconds of processor time that no decision needs."""
SHORTEST: Final = 0.002
"""A bot that has not answered after so many seconds is in mid-thought."""
PAUSE: Final = 3
"""Decisions between two suspensions."""


@dataclass(slots=True)
class Decision:
    """What a bot decided, and when."""

    length: int
    """Of the match before it."""
    answer: Answer
    seconds: float
    """By the clock, from the question to the answer."""


@dataclass(slots=True)
class Account:
    """All decisions of one or several matches."""

    decisions: int = 0
    same: int = 0
    ran_out: int = 0
    faults: Counter[str] = field(default_factory=Counter)
    seconds: list[float] = field(default_factory=list)

    def add(self, match: Match, decisions: list[Decision]) -> None:
        """Adds a match that is over, making each of its decisions again."""
        again = Match(match.game, match.setup, match.seats, match.seed)
        bots = [make_bot(match.game.info.id, seat.level) for seat in match.seats]
        for decision in decisions:
            for step in match.steps[again.length : decision.length]:
                again.play(step.action)
            answer = decision.answer
            rng, seat = Random(again.bot_seed(answer.seat)), answer.seat
            choice = bots[seat].choose(sight_of(again, seat), rng, Budget(UNLIMITED))
            self.decisions += 1
            self.same += choice.action == answer.choice.action
            self.ran_out += answer.ran_out
            self.faults.update([answer.fault.code] if answer.fault else [])
            self.seconds.append(decision.seconds)

    def __str__(self) -> str:
        faults = ", ".join(f"{count} {code}" for code, count in self.faults.items())
        share = 100 * self.same / max(1, self.decisions)
        longest = max(self.seconds, default=0.0)
        return (
            f"{self.decisions} decisions, {self.faults.total()} stand-ins{faults and f' ({faults})'}, "
            f"{self.decisions - self.same} other than on an idle machine ({share:.1f} % the same), "
            f"{self.ran_out} cut by their budget, "
            f"longest {longest:.1f} s"
        )


class Suspender:
    """Suspends the worker, or the whole program, a few times."""

    def __init__(self, times: int, seconds: float, whom: str) -> None:
        self.times, self.seconds, self.whom = times, seconds, whom
        self.done = 0
        self._before_next = 0

    @property
    def due(self) -> bool:
        """Whether the decision that has just been asked for is one to interrupt."""
        self._before_next -= 1
        return self.done < self.times and self._before_next < 0

    def suspend(self, worker: int) -> subprocess.Popen[bytes]:
        """Another process does it: one that is suspended cannot resume itself."""
        self.done += 1
        self._before_next = PAUSE
        pids = f"{worker} {os.getpid()}" if self.whom == "all" else f"{worker}"
        command = f"kill -STOP {pids}; sleep {self.seconds}; kill -CONT {pids}"
        return subprocess.Popen(["/bin/sh", "-c", command], start_new_session=True)


@contextmanager
def busy_loops(count: int) -> Iterator[None]:
    """So many other programs that take all the processor time they get, at a higher priority than a worker.

    Each is in a session of its own, as programs are that a player has started: Linux shares processors among sessions
    first, and a worker beside loops in its own session would get less than a hundredth of one.
    """
    command = [sys.executable, "-I", "-c", BUSY]
    loops = [subprocess.Popen(command, start_new_session=True) for _ in range(count)]
    try:
        yield
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()


def play(match: Match, suspender: Suspender, most: int) -> list[Decision]:
    """Plays a match through a thinker, up to so many decisions."""
    quicker = Random(f"{match.seed}/order")
    decisions: list[Decision] = []
    with Thinker(game=match.game.info.id) as thinker:
        while (seats := match.to_act) and len(decisions) < most:
            if seats == (CHANCE,):
                match.draw()
                continue
            began, length = monotonic(), match.length
            thinker.ask(match, quicker.choice(seats))
            answer = thinker.wait(SHORTEST) if suspender.due else thinker.wait()
            if answer is None and thinker.pid is not None:
                suspender.suspend(thinker.pid).wait()
            answer = answer or thinker.wait()
            assert answer is not None
            decisions.append(Decision(length, answer, monotonic() - began))
            match.play(answer.choice.action)
    return decisions


class WindowPlay:
    """Plays matches at the table of a window, in a home of its own."""

    def __init__(self, stack: ExitStack) -> None:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        from bigshot_desktop.table import paths
        from bigshot_desktop.table.settings import Settings, save_settings
        from bigshot_desktop.ui.app.application import open_window
        from bigshot_desktop.ui.bench.session import a_home

        stack.enter_context(a_home())
        at_once = Settings(animation_speed="off", bot_pause=0, talk_pause=0, sound=False)
        save_settings(at_once, paths.settings_file())
        _, self._window = open_window()
        self._window.remembers = False
        self._window.show()
        stack.callback(self._window.close)

    def play(self, match: Match, suspender: Suspender, most: int) -> list[Decision]:
        """Plays a match, up to so many decisions."""
        from PySide6.QtCore import QTimer

        from bigshot_desktop.table.session import Session
        from bigshot_desktop.ui.bench.session import wait
        from bigshot_desktop.ui.play.bot_runner import BotRunner

        decisions: list[Decision] = []
        suspensions: list[subprocess.Popen[bytes]] = []

        class WatchedRunner(BotRunner):
            """Notes what is asked and answered."""

            asked = 0.0
            length = 0

            def ask(self, match: Match, seat: int, level: str = "") -> int:
                self.asked, self.length = monotonic(), match.length
                if suspender.due:
                    QTimer.singleShot(round(SHORTEST * 1000), self.suspend)
                return super().ask(match, seat, level)

            def suspend(self) -> None:
                worker = self.thinker._worker
                if worker and worker.pid and worker.ticket is not None:
                    suspensions.append(suspender.suspend(worker.pid))

            def note(self, answer: Answer) -> None:
                decisions.append(Decision(self.length, answer, monotonic() - self.asked))

        window = self._window
        if window.matches.runner:
            window.matches.runner.close()
        window.matches.runner = runner = WatchedRunner(match.game.info.id, window)
        runner.answered.connect(runner.note)
        window.matches.sit_down(Session.begin(match))
        assert window.table is not None
        while match.to_act and len(decisions) < most:
            wait(1, window.table)
        window.go_home()
        for suspension in suspensions:
            suspension.wait()
        return decisions


def main(arguments: Sequence[str] | None = None) -> None:
    """Plays, and prints a line for every game."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("games", nargs="*", metavar="game", help="all, if none is named")
    parser.add_argument("--matches", type=int, default=2, help="per game")
    parser.add_argument("--first", type=int, default=1, help="number of the first that is played")
    parser.add_argument("--decisions", type=int, default=10**6, help="of each match, at most")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--level", choices=LEVELS, default="expert")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--busy", type=int, default=4, help="busy loops beside it")
    parser.add_argument("--window", action="store_true", help="at the table of a window")
    parser.add_argument("--suspends", type=int, default=0, help="per game, in mid-thought")
    parser.add_argument("--seconds", type=float, default=1.0, help="of each")
    parser.add_argument("--whom", choices=["worker", "all"], default="worker")
    wanted = parser.parse_args(arguments)
    with ExitStack() as stack:
        playing = WindowPlay(stack).play if wanted.window else play
        for game in wanted.games or ENTRIES:
            if game not in ENTRIES:
                parser.error(f"unknown game: {game}")
            template = Fixture(game, (wanted.level,) * wanted.players, (), seed=wanted.seed)
            suspender = Suspender(wanted.suspends, wanted.seconds, wanted.whom)
            account = Account()
            for fixture in islice(fixtures(template, wanted.matches), wanted.first - 1, None):
                match = seated(fixture)
                with busy_loops(wanted.busy):
                    decisions = playing(match, suspender, wanted.decisions)
                    load = os.getloadavg()[0]
                account.add(match, decisions)
                if wanted.matches > 1:
                    upto = f"{game}, matches {wanted.first} to {fixture.number}"
                    print(f"{upto} (load {load:.1f}): {account}", flush=True)
            suspended = f", {suspender.done} suspensions" if wanted.suspends else ""
            print(f"{game}: {account}{suspended}", flush=True)


if __name__ == "__main__":
    main()
