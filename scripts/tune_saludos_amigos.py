"""Tunes what the bots of Saludos Amigos choose by, in very many matches of the practice program.

    .venv/bin/python scripts/tune_saludos_amigos.py --players 4 --rounds 20 --matches 1000 --seed 1

The judge knows who wins at tables where all think alike. What is best to *choose* by is another question: it also
depends on how players of another kind answer. So the weights are moved about (an evolution strategy that learns its
covariance, CMA-ES), and those are kept with which an expert wins most among players who count millions, and one of
these least among experts; and, so that nobody can do better by another taste for cards, with which it wins most among
experts who choose as it did some rounds before, and one of those least. It begins with what ``choosing.json`` has for
the number of players; what it has found is written into ``--kept`` after every round, from where it goes on.
``--write`` puts that into ``choosing.json``.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import numpy as np

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # so that it can be started as a file

from scripts.evolution import Evolution, Vector  # noqa: E402
from scripts.practise_saludos_amigos import (  # noqa: E402
    BOTS,
    LEVELS,
    PROGRAM,
    as_text,
    choosing_by,
    compile_program,
    in_order_of_value,
)

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
    parser.add_argument("--league", type=int, default=3, help="rounds until it meets itself anew")
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

    def wins(self, figures: Vector, matches: int, seed: int, earlier: Vector) -> list[float]:
        """How often an expert wins alone among players who count millions and among earlier experts.

        And before each how often one of those wins among experts.
        """
        others = self.players - 1
        with TemporaryDirectory() as folder:
            nets, before = Path(folder) / "nets", Path(folder) / "before"
            nets.write_text(as_text(self._styles, as_choosing(figures), self._forecasts), "utf-8")
            lines = as_text((), as_choosing(earlier), self._forecasts)
            before.write_text(lines, "utf-8")
            return [
                self._won(nets, f"={one}{other * others}", level, matches, seed, before)
                for one, other, level in (
                    ("m", "3", 4),
                    ("3", "m", 3),
                    ("e", "3", 6),
                    ("3", "e", 3),
                )
            ]

    def _won(
        self, nets: Path, line_up: str, level: int, matches: int, seed: int, before: Path
    ) -> float:
        rest = (line_up, "-", "-", before)
        command = list(map(str, (PROGRAM, nets, self.players, matches, seed, *rest)))
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
    """All tries of a round play the same deals, every round other ones."""
    practice = Practice(order.players)
    if order.kept.exists():
        search = Evolution.read(order.kept)
    else:
        search = Evolution.begin(as_figures(practice.choosing), REACH)
    earlier = search.figures
    for number in range(search.rounds, search.rounds + order.rounds):
        if number % order.league == 0:
            earlier = search.figures

        def worth(
            figures: Vector, seed: int = 1000 * order.seed + number, earlier: Vector = earlier
        ) -> float:
            counter, among_counters, former, among_former = practice.wins(
                figures, order.matches, seed, earlier
            )
            return among_counters + among_former - float(order.fear) * (counter + former)

        print(search.round(worth, order.tries, order.seed, order.jobs), flush=True)
        search.write(order.kept, made_by(order, search.rounds))
    for name, figures in (("before", search.begun_at), ("tuned", search.figures)):
        counter, among_counters, former, among_former = practice.wins(
            figures, order.measure, 999_000 + order.seed, search.begun_at
        )
        told = f"{name}: alone {among_counters} %, one who counts millions among them {counter} %"
        told += (
            f"; alone among those of before {among_former} %, one of those among them {former} %"
        )
        print(told, flush=True)


def made_by(order: argparse.Namespace, rounds: int) -> str:
    return (
        f"scripts/tune_saludos_amigos.py --players {order.players} --rounds {rounds}"
        f" --matches {order.matches} --tries {order.tries} --fear {order.fear}"
        f" --league {order.league} --seed {order.seed}"
    )


def put(order: argparse.Namespace) -> None:
    """Writes what was found into the data of the bots."""
    command = json.loads(order.kept.read_text("utf-8"))["made_by"]
    data = choosing_by()
    found = as_choosing(Evolution.read(order.kept).figures)
    found["linear"] = in_order_of_value(found["linear"])
    data[str(order.players)] = {"made_by": command, **found}
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
