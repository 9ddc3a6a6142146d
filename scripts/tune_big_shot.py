"""Tunes the judge of Big Shot in very many matches of the practice program, where lessons alone gain no more.

    .venv/bin/python scripts/tune_big_shot.py --players 4 --rounds 20 --matches 1000 --seed 1

What each feature counts for by itself (the linear part of the network) is moved about; what wins most is kept: alone
among players who count money, and alone among players who judge as it did before. What is found is written into
``--kept`` after every round, from where it goes on. ``--write`` puts it into ``judge.json``.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import numpy as np

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # so that it can be started as a file

from scripts import practise_big_shot  # noqa: E402
from scripts.evolution import Evolution, Vector  # noqa: E402
from scripts.judge_fitting import write_models  # noqa: E402

JUDGES: Final = practise_big_shot.BOTS / "judge.json"
REACH: Final = 0.3
"""How far each weight is moved at first, in what moves a score as much as the feature usually does."""


def asked(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--matches", type=int, default=1000, help="of each kind, for each try")
    parser.add_argument("--tries", type=int, default=14, help="in a round")
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--kept", type=Path, help="build/tuned-big-shot-PLAYERS.json if not told")
    parser.add_argument("--measure", type=int, default=4000, help="matches for the last word")
    parser.add_argument(
        "--write", action="store_true", help="only put what is kept into judge.json"
    )
    found = parser.parse_args(arguments)
    found.kept = found.kept or ROOT / f"build/tuned-big-shot-{found.players}.json"
    return found


class Practice:
    """Plays both kinds of matches with any weights."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.data: dict[str, Any] = json.loads(JUDGES.read_text("utf-8"))["models"][str(players)]
        self._program = practise_big_shot.compiled()
        self._city = practise_big_shot.write_city(players)
        self._ownership = practise_big_shot.write_ownership(players)
        self._money = practise_big_shot.write_money_counters()
        self._before = practise_big_shot.write_judge(self.data, f"tuned-{players}-before")

    def usual(self, seed: int) -> Vector:
        """By feature, how far it is usually from its mean."""
        with TemporaryDirectory() as folder:
            raw, file = Path(folder) / "raw", Path(folder) / "lessons.npz"
            self._run(500, seed, 0.4, self._before, raw)
            practise_big_shot.keep(raw, file, self.players)
            with np.load(file) as lessons:
                rows = lessons["rows"]
        return np.asarray(rows.reshape(-1, rows.shape[2]).std(axis=0), np.float64)

    def wins(self, figures: Vector, matches: int, seed: int) -> tuple[float, float]:
        """In per cent: alone among players who count money, and among those who judge as before."""
        with TemporaryDirectory() as folder:
            judge = Path(folder) / "judge.txt"
            data = {**self.data, "linear": [round(float(one), 5) for one in figures]}
            judge.write_text(practise_big_shot.as_text(data), "utf-8")
            raw = Path(folder) / "raw"
            money = self._run(matches, seed, 0, judge, raw, self._before, 0, 0, self._money, 1.0, 0)
            before = self._run(matches, seed, 0, judge, raw, self._before, 0, 0)
        return money, before

    def _run(self, matches: int, seed: int, keep: float, judge: Path, *rest: object) -> float:
        """Plays, and returns how often the first judge won."""
        files = (self._city, self._ownership, judge)
        command = (self._program, self.players, matches, seed, keep, *files, *rest)
        told = subprocess.run(
            list(map(str, command)), check=True, stdout=subprocess.PIPE, text=True
        ).stdout
        return 100.0 * float(told.split(":")[1].split()[0])


def tune(order: argparse.Namespace) -> None:
    """All tries of a round play the same deals, every round other ones."""
    practice = Practice(order.players)
    if order.kept.exists():
        search = Evolution.read(order.kept)
    else:
        usual = practice.usual(order.seed)
        reach = REACH / np.maximum(usual, 0.05) / np.sqrt(len(usual))
        search = Evolution.begin(np.array(practice.data["linear"]), reach)
    for number in range(search.rounds, search.rounds + order.rounds):

        def worth(figures: Vector, seed: int = 1000 * order.seed + number) -> float:
            return sum(practice.wins(figures, order.matches, seed))

        print(search.round(worth, order.tries, order.seed, order.jobs), flush=True)
        search.write(order.kept, made_by(order, search.rounds))
    for name, figures in (("before", search.begun_at), ("tuned", search.figures)):
        money, before = practice.wins(figures, order.measure, 999_000 + order.seed)
        told = f"{name}: among players who count money {money:.1f} %"
        print(f"{told}, among those who judge as before {before:.1f} %", flush=True)


def made_by(order: argparse.Namespace, rounds: int) -> str:
    return (
        f"scripts/tune_big_shot.py --players {order.players} --rounds {rounds}"
        f" --matches {order.matches} --tries {order.tries} --seed {order.seed}"
    )


def put(order: argparse.Namespace) -> None:
    """Writes what was found into the data of the bots."""
    command = json.loads(order.kept.read_text("utf-8"))["made_by"]
    models = json.loads(JUDGES.read_text("utf-8"))["models"]
    model = models[str(order.players)]
    figures = Evolution.read(order.kept).figures
    model["linear"] = [round(float(one), 5) for one in figures]
    model["made_by"] = f"{model['made_by']}, then {command}"
    write_models(JUDGES, models)


def main(arguments: Sequence[str] | None = None) -> int:
    order = asked(arguments)
    if order.write:
        put(order)
    else:
        tune(order)
    return 0


if __name__ == "__main__":
    sys.exit(main())
