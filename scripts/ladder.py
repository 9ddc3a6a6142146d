"""Plays every level against the one below it, in every game, and writes docs/bot-strength.md.

    .venv/bin/python scripts/ladder.py              # every line (hours on one core)
    .venv/bin/python scripts/ladder.py shark        # the lines of one game
    .venv/bin/python scripts/ladder.py --page       # only the page, from the lines played so far

Each line is one run of ``bigshot-desktop arena``. What it printed is kept in docs/bot-strength.json, where a line that
is played anew replaces the old one.
"""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from bigshot_desktop.games import ENTRIES

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "bot-strength.md"
FIGURES: Final = ROOT / "docs" / "bot-strength.json"

GOALS: Final = {"easy": 90.0, "medium": 50.0, "hard": 40.0, "expert": 38.0}
"""Per cent of the wins, for one against three of the next lower level."""
MATCHES: Final = {"easy": 40, "medium": 60, "hard": 60, "expert": 40}
"""At the least, unless more are asked for; where a level wins nearly always, few are enough."""
BELOW: Final = {"easy": "random", "medium": "easy", "hard": "medium", "expert": "hard"}
PLAYERS: Final = {
    game: tuple(dict.fromkeys((4, *entry.players))) for game, entry in ENTRIES.items()
}
"""Four first: the goals are for four. With others it is so many times the equal share:"""
OTHER_GOAL: Final = 1.4
TITLES: Final = {"big-shot": "Big Shot", "shark": "Shark", "saludos-amigos": "Saludos Amigos"}


@dataclass(frozen=True, slots=True)
class Rung:
    """One line: a level against the one below it."""

    game: str
    players: int
    level: str

    @property
    def line_up(self) -> list[str]:
        """What a command says of the line, whatever the number of matches and the deals."""
        seats = ",".join([self.level, *[BELOW[self.level]] * (self.players - 1)])
        return ["arena", self.game, "--seats", seats]

    def arguments(self, matches: int, seed: int) -> list[str]:
        """Every deal is played with the challenger on each seat."""
        whole = -(-(matches or MATCHES[self.level]) // self.players) * self.players
        return [*self.line_up, "--matches", str(whole), "--seed", str(seed)]

    def is_played_by(self, command: str) -> bool:
        """Whether it is this line that a command plays."""
        return command.split()[1:5] == self.line_up

    @property
    def goal(self) -> float:
        return GOALS[self.level] if self.players == 4 else OTHER_GOAL * 100 / self.players


def rungs(games: list[str]) -> Iterator[Rung]:
    """The cheap ones first."""
    for level in GOALS:
        for game in games:
            for players in PLAYERS[game]:
                yield Rung(game, players, level)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", nargs="?", choices=PLAYERS)
    parser.add_argument("--level", choices=GOALS, action="append")
    parser.add_argument("--players", type=int, action="append")
    parser.add_argument("--matches", type=int, default=0, help="more or fewer than usual")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", default="2")
    parser.add_argument("--page", action="store_true", help="play nothing")
    args = parser.parse_args()
    if not args.page:
        for rung in rungs([args.game] if args.game else list(PLAYERS)):
            if args.level and rung.level not in args.level:
                continue
            if args.players and rung.players not in args.players:
                continue
            arguments = rung.arguments(args.matches, args.seed)
            command = " ".join(["bigshot-desktop", *arguments])
            print(command, flush=True)
            _keep(rung, command, _play(rung, arguments, args.jobs))
    PAGE.write_text(page(_kept()), "utf-8")
    return 0


def _play(rung: Rung, arguments: list[str], jobs: str) -> dict[str, Any]:
    command = [sys.executable, "-P", "-m", "bigshot_desktop", *arguments, "--jobs", jobs, "--json"]
    done = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE)
    report: dict[str, Any] = json.loads(done.stdout)
    share = 100 * report["bots"][rung.level]["share"]
    print(f"  {share:.1f} % (goal {rung.goal:.0f} %)", flush=True)
    return {**report, "played_by": platform.python_implementation()}


def _kept() -> dict[str, dict[str, Any]]:
    kept: dict[str, dict[str, Any]] = {}
    if FIGURES.exists():
        kept = json.loads(FIGURES.read_text("utf-8"))
    return kept


def _keep(rung: Rung, command: str, report: dict[str, Any]) -> None:
    others = {one: what for one, what in _kept().items() if not rung.is_played_by(one)}
    kept = others | {command: report}
    FIGURES.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")


def page(kept: dict[str, dict[str, Any]]) -> str:
    """The lines that have been played, game by game."""
    parts = [HEAD]
    for game, title in TITLES.items():
        played = [
            (rung, command)
            for rung in rungs([game])
            for command in kept
            if rung.is_played_by(command)
        ]
        if not played:
            continue
        parts.append(f"## {title}\n\n{COLUMNS}")
        played.sort(key=lambda one: PLAYERS[game].index(one[0].players))
        parts += [_row(rung, kept[command]) for rung, command in played]
        parts.append(
            "\n" + "\n".join(_told(command, kept[command]) for _, command in played) + "\n"
        )
    return "\n".join(parts)


def _told(command: str, report: dict[str, Any]) -> str:
    played_by = report.get("played_by", "CPython")
    return f"    {command}" + ("" if played_by == "CPython" else f"  # by {played_by}")


HEAD: Final = """# How strong and how quick the bots are

One bot of a level against bots of the next lower one. Every deal is played once with the challenger on each seat, and
a shared win counts in parts. *Equal* is what it would win if both were equally strong; the interval is the 95 % one.
Times are those of decisions that had to be thought about, in milliseconds, of the challenger: processor time, in older
lines by the clock. Made by `scripts/ladder.py` on a machine with two cores; the command of each line stands below its
table. PyPy plays by the same rules and levels, but a seed gives other matches and other times there.
"""
COLUMNS: Final = (
    "| players | challenger | others | matches | won | 95 % interval | goal | equal | p50 | p95 | longest | late |\n"
    "|---|---|---|---|---|---|---|---|---|---|---|---|"
)


def _row(rung: Rung, report: dict[str, Any]) -> str:
    bot = report["bots"][rung.level]
    low, high = bot["interval"]
    cells = (
        rung.players,
        rung.level,
        BELOW[rung.level],
        report["matches"],
        f"{100 * bot['share']:.1f} %",
        f"{100 * low:.1f} – {100 * high:.1f} %",
        f"≥ {rung.goal:.0f} %",
        f"{100 / rung.players:.1f} %",
        f"{bot['p50_ms']:.1f}",
        f"{bot['p95_ms']:.1f}",
        f"{bot['max_ms']:.0f}",
        bot["late"],
    )
    return "| " + " | ".join(map(str, cells)) + " |"


if __name__ == "__main__":
    sys.exit(main())
