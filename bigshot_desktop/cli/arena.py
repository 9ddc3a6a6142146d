"""``arena``: bots against bots, until one can say which is better."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from tqdm import tqdm

from bigshot_desktop.bots.game_bots import Weights, complete
from bigshot_desktop.bots.levels import LEVELS, SECONDS, make_bot
from bigshot_desktop.cli.arguments import (
    UsageError,
    add_many_matches,
    between,
    read_options,
)
from bigshot_desktop.games import GAMES
from bigshot_desktop.table.arena import (
    Bout,
    Contestant,
    Lineup,
    Tally,
    Thinking,
    bouts,
    compete,
    seat_bout,
)
from bigshot_desktop.table.confidence import Verdict, sequential_test
from bigshot_desktop.table.storage import read_limited

MOST_WEIGHTS: Final = 10**7
"""Bytes."""

SAYS: Final = {
    "better": "better than its equal share",
    "not-better": "not better than its equal share",
    "": "not decided yet",
}


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "arena",
        help="find out which bots are better",
        description="Plays matches between bots. Every deal is played with everybody on every seat, so luck is shared "
        "out evenly; a shared win counts in parts. The first seat named is the challenger.",
    )
    add_many_matches(
        parser,
        seats="who plays, such as hard,medium,medium,medium; hard@FILE plays by the weights of another file",
        usual=400,
        most=10**6,
    )
    parser.add_argument(
        "--sprt",
        metavar="PERCENT",
        type=between(1, 50),
        help="stop as soon as it is clear whether the challenger wins so much more than its equal share",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    contestants = tuple(read_contestant(args.game, text.strip()) for text in args.seats.split(","))
    lineup = Lineup(args.game, contestants, read_options(args.option), args.seed)
    seat_bout(Bout(lineup, 0))  # refuses what cannot be played before anything is done
    tally, verdict = play_matches(lineup, args.matches, args.jobs, args.sprt)
    report = summary(tally, verdict)
    if args.json:
        print(json.dumps(report, indent=1))
    else:
        print_summary(report)
    return 0


def read_contestant(game: str, text: str) -> Contestant:
    """A level, or ``level@FILE`` for one that plays by the weights of a file."""
    level, at, file = text.partition("@")
    if level not in LEVELS:
        raise UsageError(f"There is no level {level!r}. The levels are: {', '.join(LEVELS)}.")
    return Contestant(text, level, _read_weights(game, Path(file), level) if at else None)


def _read_weights(game: str, file: Path, level: str) -> Weights:
    """The weights of a level from a file, tried out."""
    data = read_limited(file, MOST_WEIGHTS)
    try:
        weights = complete(json.loads(data))[level]
        make_bot(game, level, weights)
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
        raise UsageError(f"{file} has no weights by which {level} could play {game}.") from None
    return weights


def play_matches(
    lineup: Lineup, matches: int, jobs: int, percent: int | None
) -> tuple[Tally, Verdict | None]:
    """Plays the matches, or as many as the sequential test needs."""
    tally, verdict = Tally(lineup), None
    challenger, seats = lineup.names[0], len(lineup.contestants)
    playing = compete(lineup, matches, jobs)
    total = sum(1 for _ in bouts(lineup, matches))
    with tqdm(total=total, unit="match", disable=not sys.stderr.isatty()) as progress:
        for played in playing:
            tally.add(played)
            progress.update()
            if tally.matches % seats:
                continue
            progress.set_postfix_str(f"{challenger} {100 * tally.share(challenger)[0]:.1f} %")
            if percent is not None:
                verdict = sequential_test(tally.blocks[challenger], 1 / seats, percent / 100)
                if verdict.says:
                    break
    return tally, verdict


def summary(tally: Tally, verdict: Verdict | None) -> dict[str, Any]:
    """What the matches come to."""
    lineup = tally.lineup
    report: dict[str, Any] = {
        "game": lineup.game,
        "seats": [contestant.name for contestant in lineup.contestants],
        "options": GAMES[lineup.game].info.complete(dict(lineup.options)),
        "seed": lineup.seed,
        "matches": tally.matches,
        "decisions": tally.decisions,
        "equal_share": 1 / len(lineup.contestants),
        "bots": {who.name: _figures(tally, who) for who in dict.fromkeys(lineup.contestants)},
    }
    if verdict is not None:
        report["sprt"] = {
            "ratio": verdict.ratio,
            "lower": verdict.lower,
            "upper": verdict.upper,
            "says": verdict.says,
        }
    return report


def _figures(tally: Tally, who: Contestant) -> dict[str, Any]:
    share, low, high = tally.share(who.name)
    thinking = tally.thinking[who.name]
    return {
        "share": share,
        "interval": [low, high],
        "thought_about": len(thinking.seconds),
        "late": thinking.late,
        "allowed_seconds": SECONDS[who.level],
        **_times(thinking),
    }


def _times(thinking: Thinking) -> dict[str, float]:
    """Milliseconds for a decision, and positions judged in a second."""
    ranked = sorted(thinking.seconds)
    if not ranked:
        return {"p50_ms": 0.0, "p95_ms": 0.0, "max_ms": 0.0, "judged_per_second": 0.0}
    return {
        "p50_ms": 1000 * _quantile(ranked, 0.50),
        "p95_ms": 1000 * _quantile(ranked, 0.95),
        "max_ms": 1000 * ranked[-1],
        "judged_per_second": thinking.effort / sum(ranked),
    }


def _quantile(ranked: Sequence[float], part: float) -> float:
    return ranked[min(int(part * len(ranked)), len(ranked) - 1)]


def print_summary(report: dict[str, Any]) -> None:
    print(
        f"{report['matches']} matches of {report['game']}, seed {report['seed']}, "
        f"{report['decisions']} decisions, all of them legal"
    )
    print(f"An equal share for each seat would be {100 * report['equal_share']:.1f} %.")
    width = max(map(len, report["bots"]))
    for name, bot in report["bots"].items():
        low, high = bot["interval"]
        print(
            f"  {name:<{width}}  {100 * bot['share']:5.1f} %  "
            f"(95 %: {100 * low:.1f} to {100 * high:.1f})  decisions: "
            f"p50 {bot['p50_ms']:.1f}, p95 {bot['p95_ms']:.1f}, max {bot['max_ms']:.1f} ms, "
            f"{bot['late']} late, {bot['judged_per_second']:.0f} positions/s"
        )
    if sprt := report.get("sprt"):
        print(
            f"  {report['seats'][0]} is {SAYS[sprt['says']]} "
            f"(log likelihood ratio {sprt['ratio']:.2f}, bounds {sprt['lower']:.2f} and {sprt['upper']:.2f})"
        )
