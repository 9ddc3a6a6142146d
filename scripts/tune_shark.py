"""Finds the weights of Shark's bots by letting them play.

``weight`` tries values for one weight of a level: each plays, one seat against three of another level (or of the same
one as shipped), all seats in turn on the same deals, and its wins are printed. Nothing is written: the best value is
put into the weights file by hand::

    python scripts/tune_shark.py weight --level hard --against medium --name cash --values 0 0.1 0.3 --matches 200

``climb`` tunes several weights at once: in every match the seats play by weights that differ a little, in opposite
directions two by two, and the weights move towards those that won. It prints them after every step::

    python scripts/tune_shark.py climb --level hard --names share cash focus risk --steps 16 --matches 60

The shipped weights began as a guess and were moved where these two and the arena showed a difference, and left alone
where they did not. What showed most: clinging to cash is bad; a level that goes through the rivals' next rolls must not
count threats in what a share promises as well; and minding the rivals matters more than all the rest. How much
a level misjudges and minds its rivals was set by hand, so that each level beats the one below it.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bigshot_desktop.bots.levels import BOTS, make_bot  # noqa: E402
from bigshot_desktop.table.simulation import Fixture, fixtures, play_on, seated  # noqa: E402

GAME: Final = "shark"
PLAYERS: Final = 4
RATE: Final = 6.0
"""How far weights move, in their own steps, for each match they win more often."""

Weights = Mapping[str, Any]


def totals(fixture: Fixture, seats: Sequence[tuple[str, Weights]]) -> list[int]:
    """What every seat has at the end of a match between bots of these levels and weights."""
    match = seated(fixture)
    for _ in play_on(match, [make_bot(GAME, level, weights) for level, weights in seats]):
        pass
    result = match.result
    assert result is not None
    return [standing.total for standing in sorted(result.standings, key=lambda one: one.seat)]


def shares_of_win(wealth: Sequence[int]) -> list[float]:
    """The win, shared by all who have most."""
    most = max(wealth)
    return [(one == most) / wealth.count(most) for one in wealth]


def try_values(options: argparse.Namespace) -> None:
    weights = BOTS[GAME].weights
    against = options.against or options.level
    rest = [(against, weights[against])] * (PLAYERS - 1)
    for value in options.values:
        tried = (options.level, {**weights[options.level], options.name: json.loads(value)})
        won = 0.0
        template = Fixture(GAME, (options.level,) * PLAYERS, (), options.seed)
        for fixture in fixtures(template, options.matches // PLAYERS):
            for seat in range(PLAYERS):
                seats = [*rest[:seat], tried, *rest[seat:]]
                won += shares_of_win(totals(fixture, seats))[seat]
        print(f"{options.name} {value}: {100 * won / (options.matches // PLAYERS * PLAYERS):.1f} %")


def moved(weights: Weights, names: Sequence[str], by: Sequence[float]) -> dict[str, Any]:
    """Weights with some of them, tables too, moved by so many steps of a tenth of their size, or of 0.1."""
    steps = iter(by)
    new = dict(weights)
    for name in names:
        old = new[name]
        new[name] = (
            [one + next(steps) * _step(one) for one in old]
            if isinstance(old, list)
            else old + next(steps) * _step(old)
        )
    return new


def _step(value: float) -> float:
    return max(0.1, 0.2 * abs(value))


def climb(options: argparse.Namespace) -> None:
    weights = dict(BOTS[GAME].weights[options.level])
    names = options.names
    number = sum(len(weights[n]) if isinstance(weights[n], list) else 1 for n in names)
    rng = Random(options.seed)
    template = Fixture(GAME, (options.level,) * PLAYERS, (), options.seed)
    deals = fixtures(template, options.steps * options.matches)
    for step in range(options.steps):
        slope = [0.0] * number
        for _ in range(options.matches):
            one, two = ([rng.gauss(0, 1) for _ in range(number)] for _ in range(2))
            ways = [one, [-x for x in one], two, [-x for x in two]]
            rng.shuffle(ways)
            seats = [(options.level, moved(weights, names, way)) for way in ways]
            for way, won in zip(ways, shares_of_win(totals(next(deals), seats)), strict=True):
                for at, by in enumerate(way):
                    slope[at] += (won - 1 / PLAYERS) * by
        weights = moved(weights, names, [RATE * x / options.matches / PLAYERS for x in slope])
        print(step + 1, json.dumps({name: weights[name] for name in names}), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    tasks = parser.add_subparsers(required=True)
    one = tasks.add_parser("weight")
    one.add_argument("--against")
    one.add_argument("--name", required=True)
    one.add_argument("--values", nargs="+", required=True)
    one.set_defaults(task=try_values)
    many = tasks.add_parser("climb")
    many.add_argument("--names", nargs="+", required=True)
    many.add_argument("--steps", type=int, default=10)
    many.set_defaults(task=climb)
    for task in (one, many):
        task.add_argument("--level", required=True)
        task.add_argument("--matches", type=int, default=100)
        task.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    options.task(options)


if __name__ == "__main__":
    main()
