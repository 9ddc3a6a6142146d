"""Bots of today against those of an earlier version, in one arena.

    .venv/bin/python scripts/arena_before.py big-shot --seats expert,expert@before,expert@before,expert@before

``LEVEL@before`` plays as the program did at ``--version`` (a tag or a commit). That version is taken out of the
history into ``build/before`` as a package of its own. It follows the match through its own rules: actions go to and fro
as the data of match files.
"""

from __future__ import annotations

import argparse
import importlib
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
BEFORE: Final = ROOT / "build" / "before"
PACKAGE: Final = "bigshot_before"
BEFORE_THE_JUDGE: Final = "5982bda"
"""The last commit whose bots counted in money, before they learnt to judge chances."""
sys.path[:0] = [str(ROOT), str(BEFORE)]

from bigshot_desktop.bots.bot import Bot, Budget, Sight  # noqa: E402
from bigshot_desktop.bots.levels import SECONDS, make_bot  # noqa: E402
from bigshot_desktop.bots.reasons import Choice, Prospect  # noqa: E402
from bigshot_desktop.cli.arena import print_summary, summary  # noqa: E402
from bigshot_desktop.engine.game import EVERYONE, Event  # noqa: E402
from bigshot_desktop.games import GAMES  # noqa: E402
from bigshot_desktop.table.arena import (  # noqa: E402
    Bout,
    Contestant,
    Lineup,
    Played,
    Tally,
    Thinking,
    bouts,
    seat_bout,
    shares,
)
from bigshot_desktop.table.match import Match  # noqa: E402
from bigshot_desktop.table.parallel import in_order  # noqa: E402
from bigshot_desktop.table.simulation import Thought, play_on  # noqa: E402


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument(
        "--seats", required=True, help="LEVEL or LEVEL@before; the first is the challenger"
    )
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument(
        "--version", default=BEFORE_THE_JUDGE, help="the earlier version: a tag or a commit"
    )
    asked = parser.parse_args(arguments)
    take_out(asked.version)
    contestants = tuple(Contestant(name, name.partition("@")[0]) for name in asked.seats.split(","))
    options = tuple((one.partition("=")[0], one.partition("=")[2]) for one in asked.option)
    lineup = Lineup(asked.game, contestants, options, asked.seed)
    tally = Tally(lineup)
    for played in in_order(play_bout, bouts(lineup, asked.matches), asked.jobs, 1):
        tally.add(played)
        if tally.matches % len(contestants) == 0:
            share = tally.share(contestants[0].name)[0]
            print(f"{tally.matches} matches: {share:.1%}", file=sys.stderr, flush=True)
    print_summary(summary(tally, None))
    return 0


def take_out(version: str) -> None:
    """The package and its resources as they were, under another name."""
    commit = _git("rev-parse", f"{version}^{{commit}}").decode().strip()
    mark = BEFORE / "version"
    if mark.exists() and mark.read_text("utf-8") == commit:
        return
    BEFORE.mkdir(parents=True, exist_ok=True)
    archive = _git("archive", commit, "bigshot_desktop", "resources")
    subprocess.run(["tar", "-x", "-C", BEFORE], input=archive, check=True)
    subprocess.run(["rm", "-rf", BEFORE / PACKAGE], check=True)
    (BEFORE / "bigshot_desktop").rename(BEFORE / PACKAGE)
    for file in (BEFORE / PACKAGE).rglob("*.py"):
        file.write_text(file.read_text("utf-8").replace("bigshot_desktop", PACKAGE), "utf-8")
    mark.write_text(commit, "utf-8")
    importlib.invalidate_caches()


def _git(*arguments: str) -> bytes:
    return subprocess.run(["git", "-C", ROOT, *arguments], check=True, capture_output=True).stdout


@dataclass(slots=True)
class Shadow:
    """A match as the earlier version sees it."""

    match: Match
    _levels: Any = field(init=False)
    _bot: Any = field(init=False)
    game: Any = field(init=False)
    _state: Any = field(init=False)
    _memory: Any = field(init=False)
    _done: int = 0

    def __post_init__(self) -> None:
        name = self.match.game.info.id
        self._levels = importlib.import_module(f"{PACKAGE}.bots.levels")
        self._bot = importlib.import_module(f"{PACKAGE}.bots.bot")
        self.game = importlib.import_module(f"{PACKAGE}.games").GAMES[name]
        setup = self.match.setup
        data = self.match.game.write_setup(setup)
        old = self.game.read_setup(setup.players, dict(setup.options), data)
        self._state = self.game.initial(old)
        self._memory = self._levels.make_memory(name, old)

    def make_bot(self, level: str) -> Any:
        return self._levels.make_bot(self.match.game.info.id, level)

    def ask(self, bot: Any, level: str, seat: int, rng: Random) -> Any:
        """What the earlier version would do now, as an action of today."""
        for step in self.match.steps[self._done :]:
            events: list[Event] = []
            action = self.game.read_action(self.match.game.write_action(step.action))
            self.game.apply(self._state, action, events.append)
            for event in events:
                if event.audience == EVERYONE:
                    self._memory.note(event)
        self._done = len(self.match.steps)
        sight = self._bot.Sight(self.game.observe(self._state, seat), self._memory)
        choice = bot.choose(sight, rng, self._bot.Budget(self._levels.SECONDS[level]))
        return self.match.game.read_action(self.game.write_action(choice.action)), choice.effort


class EarlierBot:
    """A bot of the earlier version at a table of today."""

    def __init__(self, shadow: Shadow, level: str) -> None:
        self._shadow, self._level = shadow, level
        self._mind = shadow.make_bot(level)

    def choose(self, sight: Sight, rng: Random, budget: Budget) -> Choice:
        action, effort = self._shadow.ask(self._mind, self._level, sight.observation.seat, rng)
        return Choice(Prospect(action), effort=effort)


def play_bout(bout: Bout) -> Played:
    """Plays one match of both versions."""
    seating, match = bout.seating, seat_bout(bout)
    shadow = Shadow(match)
    bots: list[Bot] = [
        EarlierBot(shadow, who.level) if "@" in who.name else make_bot(bout.lineup.game, who.level)
        for who in seating
    ]
    thinking = {who.name: Thinking() for who in seating}
    decisions = 0

    def on_thought(thought: Thought) -> None:
        nonlocal decisions
        decisions += 1
        who = seating[thought.seat]
        thinking[who.name].add(thought, SECONDS[who.level])

    for _ in play_on(match, bots, on_thought):
        pass
    assert match.result is not None
    return Played(shares(seating, match.result.winners), thinking, decisions)


if __name__ == "__main__":
    sys.exit(main())
