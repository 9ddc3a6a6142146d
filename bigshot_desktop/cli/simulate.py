"""``simulate``: many matches between bots, every action refereed and every position audited."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from dataclasses import asdict
from hashlib import blake2b
from pathlib import Path
from statistics import mean
from typing import Any

from tqdm import tqdm

from bigshot_desktop.cli.arguments import (
    UsageError,
    add_many_matches,
    path,
    read_levels,
    read_options,
)
from bigshot_desktop.games import GAMES
from bigshot_desktop.table.match_file import EXTENSION
from bigshot_desktop.table.simulation import Fixture, Outcome, seated, simulate
from bigshot_desktop.table.storage import make_folder


def add_parser(commands: Any) -> None:
    parser = commands.add_parser("simulate", help="let bots play many matches")
    add_many_matches(
        parser,
        seats="the level of each seat, such as random,random,random",
        usual=100,
        most=10**7,
    )
    parser.add_argument("--out", metavar="DIR", type=path, help="save every match file here")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    options = read_options(args.option)
    # Other processes are in another folder.
    folder = args.out.absolute() if args.out else None
    template = Fixture(args.game, read_levels(args.seats), options, args.seed, folder)
    seated(template)  # refuses what cannot be played before anything is done
    if args.out is not None:
        _check_empty(make_folder(args.out))
    progress = tqdm(
        simulate(template, args.matches, args.jobs),
        total=args.matches,
        unit="match",
        disable=not sys.stderr.isatty(),
    )
    outcomes = list(progress)
    report = summary(template, outcomes)
    if args.json:
        print(json.dumps(report | {"results": [asdict(outcome) for outcome in outcomes]}, indent=1))
    else:
        print_summary(report)
    return 0


def _check_empty(folder: Path) -> None:
    """Matches of two runs are not mixed up, and none is overwritten."""
    if any(folder.glob(f"*{EXTENSION}")):
        raise UsageError(f"There are match files in {folder} already; choose another folder.")


def summary(template: Fixture, outcomes: list[Outcome]) -> dict[str, Any]:
    """What all the matches come to; nothing in it depends on the machine or on the number of processes."""
    seats = range(len(template.levels))
    return {
        "game": template.game,
        "seats": list(template.levels),
        "options": GAMES[template.game].info.complete(dict(template.options)),
        "seed": template.seed,
        "matches": len(outcomes),
        "wins": [round(sum(_share(one, seat) for one in outcomes), 3) for seat in seats],
        "without_winner": sum(1 for one in outcomes if not one.winners),
        "mean_total": [round(mean(one.totals[seat] for one in outcomes), 3) for seat in seats],
        "actions": _spread(one.actions for one in outcomes),
        "decisions": _spread(one.decisions for one in outcomes),
        "trace": blake2b(
            "".join(one.trace for one in outcomes).encode(), digest_size=16
        ).hexdigest(),
    }


def _share(outcome: Outcome, seat: int) -> float:
    """A seat's part of the win."""
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def _spread(values: Iterable[int]) -> dict[str, float]:
    numbers = list(values)
    return {"least": min(numbers), "mean": round(mean(numbers), 2), "most": max(numbers)}


def print_summary(report: dict[str, Any]) -> None:
    chosen = [f"seed {report['seed']}", *("=".join(pair) for pair in report["options"].items())]
    print(f"{report['matches']} matches of {report['game']}, {', '.join(chosen)}")
    for number, level in enumerate(report["seats"], start=1):
        wins, total = report["wins"][number - 1], report["mean_total"][number - 1]
        share = 100 * wins / report["matches"]
        print(f"  seat {number}  {level:<8} won {wins:g} ({share:.1f} %), mean total {total:g}")
    print(f"  without a winner: {report['without_winner']}")
    for what in ("actions", "decisions"):
        spread = report[what]
        print(f"  {what}: {spread['least']} to {spread['most']}, mean {spread['mean']:g}")
    print(f"  trace {report['trace']}: every action was legal and every position sound")
