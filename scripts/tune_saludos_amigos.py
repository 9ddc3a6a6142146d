"""Tunes what the bots of Saludos Amigos choose by, in very many matches of the practice program.

    .venv/bin/python scripts/tune_saludos_amigos.py --players 4 --rounds 20 --matches 1000 --seed 1

The judge knows who wins at tables where all think alike. What is best to *choose* by is another question: it also
depends on how players of another kind answer. So the weights are moved about (an evolution strategy that learns its
covariance, CMA-ES), and those are kept with which an expert wins most among players who count millions, and one of
these least among experts. It begins with what ``choosing.json`` has for the number of players; what it has found is
written into ``--kept`` after every round, from where it goes on. ``--write`` puts that into ``choosing.json``.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # so that it can be started as a file

from scripts.practise_saludos_amigos import (  # noqa: E402
    BOTS,
    LEVELS,
    PROGRAM,
    as_text,
    choosing_by,
    compile_program,
)

Vector = NDArray[np.float64]

REACH: Final = np.array(
    [0.3, 0.3, 0.4, 0.3, 0.2, 0.15, 0.15, 0.1, 0.15, 0.2, 0.2, 0.15, 0.5, 0.5, 0.05, 0.1, 0.02]
)
"""How far each figure is moved at first: the weights of the features, then what a card counts beyond them."""


def asked(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--matches", type=int, default=1000, help="of each kind, for each try")
    parser.add_argument("--tries", type=int, default=12, help="in a round")
    parser.add_argument("--fear", type=float, default=0.6, help="how much losing to one counts")
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--kept", type=Path, help="build/tuned-PLAYERS.json if not told")
    parser.add_argument("--measure", type=int, default=4000, help="matches for the last word")
    parser.add_argument(
        "--write", action="store_true", help="only put what is kept into choosing.json"
    )
    found = parser.parse_args(arguments)
    found.kept = found.kept or ROOT / f"build/tuned-{found.players}.json"
    return found


class Practice:
    """Plays both kinds of matches with any weights."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.choosing = choosing_by()[str(players)]
        self._forecasts = json.loads((BOTS / "forecasts.json").read_text("utf-8"))
        weights = json.loads((BOTS / "weights.json").read_text("utf-8"))
        self._styles = [weights[level] for level in LEVELS]

    def wins(self, figures: Vector, matches: int, seed: int) -> tuple[float, float]:
        """How often an expert wins alone among players who count millions, and one of these among experts."""
        chosen = as_choosing(figures)
        with TemporaryDirectory() as folder:
            nets = Path(folder) / "nets"
            nets.write_text(as_text(self._styles, chosen, self._forecasts), "utf-8")
            alone = self._won(nets, "=3" + "m" * (self.players - 1), 3, matches, seed)
            rival = self._won(nets, "=m" + "3" * (self.players - 1), 4, matches, seed)
        return alone, rival

    def _won(self, nets: Path, line_up: str, level: int, matches: int, seed: int) -> float:
        command = list(map(str, (PROGRAM, nets, self.players, matches, seed, line_up, "-")))
        told = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
        line = next(one for one in told.splitlines() if one.startswith(f"level {level}: wins"))
        return float(line.split()[3])


def as_choosing(figures: Vector) -> dict[str, Any]:
    """The figures as ``choosing.json`` has them."""
    hold, drop, ahead = map(float, figures[-3:])
    return {
        "linear": [round(float(one), 5) for one in figures[:-3]],
        "hold": round(hold, 5),
        "drop": round(drop, 5),
        "ahead": round(ahead, 5),
    }


def as_figures(choosing: Mapping[str, Any]) -> Vector:
    tail = [choosing["hold"], choosing["drop"], choosing["ahead"]]
    return np.array([*choosing["linear"], *tail])


def tune(order: argparse.Namespace) -> None:
    """CMA-ES in its plain form; all tries of a round play the same deals, every round other ones."""
    practice = Practice(order.players)
    start = as_figures(practice.choosing)
    size, tries, parents = len(start), order.tries, order.tries // 2
    rank = np.log(parents + 0.5) - np.log(np.arange(1, parents + 1))
    rank /= rank.sum()
    mass = 1.0 / float((rank**2).sum())
    pull, drift = (4 + mass / size) / (size + 4 + 2 * mass / size), (mass + 2) / (size + mass + 5)
    one = 2 / ((size + 1.3) ** 2 + mass)
    many = min(1 - one, 2 * (mass - 2 + 1 / mass) / ((size + 2) ** 2 + mass))
    damping = 1 + 2 * max(0.0, float(np.sqrt((mass - 1) / (size + 1))) - 1) + drift
    usual = np.sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size**2))
    at, step, spread = np.zeros(size), 0.5, np.eye(size)
    way, length = np.zeros(size), np.zeros(size)
    begun = 0
    if order.kept.exists():
        kept = json.loads(order.kept.read_text("utf-8"))
        at, step, spread = np.array(kept["at"]), kept["step"], np.array(kept["spread"])
        way, length, begun = np.array(kept["way"]), np.array(kept["length"]), kept["rounds"]
        start = np.array(kept["start"])
    for number in range(begun, begun + order.rounds):
        rng = np.random.default_rng([order.seed, number])
        values, axes = np.linalg.eigh(spread)
        values = np.sqrt(np.maximum(values, 1e-9))
        drawn = rng.standard_normal((tries, size)) * values @ axes.T
        seed = 1000 * order.seed + number

        def worth(move: Vector, at: Vector = at, step: float = step, seed: int = seed) -> float:
            figures = start + REACH * (at + step * move)
            alone, rival = practice.wins(figures, order.matches, seed)
            return alone - float(order.fear) * rival

        with ThreadPoolExecutor(order.jobs) as pool:
            good = np.array(list(pool.map(worth, drawn)))
        best = drawn[np.argsort(-good)[:parents]]
        mean = rank @ best
        at = at + step * mean
        white = axes @ ((axes.T @ mean) / values)
        length = (1 - drift) * length + np.sqrt(drift * (2 - drift) * mass) * white
        norm = float(np.linalg.norm(length))
        straight = norm < (1.4 + 2 / (size + 1)) * usual
        way = (1 - pull) * way + straight * np.sqrt(pull * (2 - pull) * mass) * mean
        spread = (
            (1 - one - many) * spread + one * np.outer(way, way) + many * (best.T * rank) @ best
        )
        step *= float(np.exp(drift / damping * (norm / usual - 1)))
        write(order.kept, order, number + 1, start, at, step, spread, way, length)
        told = f"round {number + 1}: {good.mean():.1f} on average, {good.max():.1f} at best"
        print(f"{told}, step {step:.2f}", flush=True)
    for name, figures in (("before", start), ("tuned", start + REACH * at)):
        alone, rival = practice.wins(figures, order.measure, 999_000 + order.seed)
        print(f"{name}: alone {alone} %, one of the others among experts {rival} %", flush=True)


def write(
    path: Path,
    order: argparse.Namespace,
    rounds: int,
    start: Vector,
    at: Vector,
    step: float,
    spread: Vector,
    way: Vector,
    length: Vector,
) -> None:
    made_by = (
        f"scripts/tune_saludos_amigos.py --players {order.players} --rounds {rounds}"
        f" --matches {order.matches} --tries {order.tries} --fear {order.fear} --seed {order.seed}"
    )
    data = {
        "made_by": made_by,
        "rounds": rounds,
        "start": start.tolist(),
        "at": at.tolist(),
        "step": step,
        "spread": spread.tolist(),
        "way": way.tolist(),
        "length": length.tolist(),
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(data), "utf-8")


def put(order: argparse.Namespace) -> None:
    """Writes what was found into the data of the bots."""
    kept = json.loads(order.kept.read_text("utf-8"))
    data = choosing_by()
    chosen = as_choosing(np.array(kept["start"]) + REACH * np.array(kept["at"]))
    data[str(order.players)] = {"made_by": kept["made_by"], **chosen}
    lines = ",\n".join(f'"{key}": {json.dumps(data[key])}' for key in sorted(data))
    (BOTS / "choosing.json").write_text("{\n" + lines + "\n}\n", "utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    order = asked(arguments)
    if order.write:
        put(order)
        return 0
    compile_program()
    tune(order)
    return 0


if __name__ == "__main__":
    sys.exit(main())
