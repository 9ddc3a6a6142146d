"""Teaches the bots of Saludos Amigos by very many matches among themselves, played by a small program in C.

    .venv/bin/python scripts/practise_saludos_amigos.py --rounds 4 --matches 1000 --seed 1

In every round matches are played with each number of players, by bots of mixed levels that use what has been learnt so
far. Then the judges (``judge.json``) and the forecasts of what others will do (``forecasts.json``) are fitted anew, to
the last rounds. It prints how the talks went and how good the judges are on matches they have not learnt from. The
program, ``saludos_practice.c``, is compiled when it is needed; playing and packaging do without it.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections import deque
from collections.abc import Mapping, Sequence
from math import tanh
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any, Final
from unittest.mock import patch

import numpy as np
from numpy.typing import NDArray

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # so that it can be started as a file

from bigshot_desktop.bots.judge import Judge  # noqa: E402
from bigshot_desktop.games.saludos_amigos.bots import coalitions  # noqa: E402
from bigshot_desktop.games.saludos_amigos.bots.features import FEATURES  # noqa: E402
from bigshot_desktop.games.saludos_amigos.bots.forecasts import NAMES, Forecasts  # noqa: E402
from bigshot_desktop.games.saludos_amigos.bots.payouts import Choosing  # noqa: E402
from bigshot_desktop.games.saludos_amigos.rules.negotiation import members_of  # noqa: E402
from bigshot_desktop.table.judged_matches import quality_of  # noqa: E402
from scripts import judge_fitting  # noqa: E402
from scripts.judge_fitting import Lessons, fit, write_models  # noqa: E402

BOTS: Final = ROOT / "bigshot_desktop/games/saludos_amigos/bots"
SOURCE: Final = ROOT / "scripts/saludos_practice.c"
COUNTERS: Final = ROOT / "scripts/saludos_counters.h"
PROGRAM: Final = ROOT / "build/saludos_practice"
PLAYERS: Final = (4, 5, 6, 7)
LEVELS: Final = ("easy", "medium", "hard", "expert")
PART: Final = {4: 1.0, 5: 0.5, 6: 0.4, 7: 0.35}
"""Of the matches asked for, by number of players: more players take longer and teach more."""
UNITS: Final = {"agrees": 8, "lasts": 8, "paid": 6, "stands": 2}
ASKED: Final = 21
"""Figures in the case of somebody who is asked to agree."""
OFFERED: Final = 7
"""Figures in the case of an offer."""

NUMBER: Final = 4
"""The place of the feature for the number of cards."""
VALUES: Final = {6: 1.0, 7: 1.5}
"""The places of those for their value, and how much of a number each is for a card of 2 (with a bonus of 3)."""

REMEMBERED: Final = 6
"""Rounds that are learnt from. With the last one alone the bots would chase their own tails: what is good against what
the others did is not what is good against what they will do."""

Rows = NDArray[np.float32]


def compile_program() -> None:
    """Makes the program anew if its source has changed."""
    changed = max(SOURCE.stat().st_mtime, COUNTERS.stat().st_mtime)
    if PROGRAM.exists() and PROGRAM.stat().st_mtime > changed:
        return
    PROGRAM.parent.mkdir(parents=True, exist_ok=True)
    command = ["cc", "-O3", "-march=native", "-ffast-math", "-o", str(PROGRAM), str(SOURCE), "-lm"]
    subprocess.run(command, check=True)


def as_text(
    levels: Sequence[Mapping[str, Any]], choosing: Mapping[str, Any], forecasts: Mapping[str, Any]
) -> str:
    """Levels and networks as the program reads them."""
    lines = [f"{one['noise']} {one['fondness']} {one['width']} {one['beam']}" for one in levels]
    lines.append(f"{choosing['hold']} {choosing['drop']} {choosing['ahead']}")
    for data in (choosing, *(forecasts[name] for name in NAMES)):
        hidden = data.get("hidden", ())
        lines.append(f"{len(data['linear'])} {len(hidden)}")
        lines.append(" ".join(map(str, data["linear"])))
        lines += [" ".join(map(str, [*weights, bias, out])) for weights, bias, out in hidden]
    return "\n".join(lines) + "\n"


def choosing_by() -> dict[str, Any]:
    """What bots choose by, by number of players."""
    data: dict[str, Any] = json.loads((BOTS / "choosing.json").read_text("utf-8"))
    return data


def written(players: int, folder: Path, forecasts: Mapping[str, Any]) -> Path:
    """The file in which the program finds levels and networks."""
    nets = folder / "nets"
    weights = json.loads((BOTS / "weights.json").read_text("utf-8"))
    styles = [weights[level] for level in LEVELS]
    nets.write_text(as_text(styles, choosing_by()[str(players)], forecasts), "utf-8")
    return nets


def measure(players: int, matches: int, seed: int) -> None:
    """Tells how often an expert wins alone among players who count millions, and one of these among experts."""
    forecasts = json.loads((BOTS / "forecasts.json").read_text("utf-8"))
    with TemporaryDirectory() as folder:
        nets = written(players, Path(folder), forecasts)
        for line_up in ("=3" + "m" * (players - 1), "=m" + "3" * (players - 1)):
            command = [PROGRAM, nets, players, matches, seed, line_up, "-"]
            told = subprocess.run(
                list(map(str, command)), check=True, stdout=subprocess.PIPE, text=True
            )
            wins = [line for line in told.stdout.splitlines() if "wins" in line]
            told_of = f"{players} players, {line_up[1:]}, {matches} matches"
            print(f"{told_of}: {'; '.join(wins)}", flush=True)


def play(
    players: int, matches: int, seed: int, levels: str, folder: Path, forecasts: Mapping[str, Any]
) -> dict[str, Rows]:
    """Rows of figures by the name of what they teach."""
    nets = written(players, folder, forecasts)
    out = folder / "rows"
    command = [PROGRAM, nets, players, matches, seed, levels, out]
    told = subprocess.run(list(map(str, command)), check=True, stdout=subprocess.PIPE, text=True)
    print(f"--- {players} players, {matches} matches\n{told.stdout}", end="", flush=True)
    widths = {
        "judge": players * (1 + len(FEATURES)),
        "stands": 2 + OFFERED + 6 * ASKED,
        **{name: 1 + len(forecasts[name]["linear"]) for name in NAMES if name != "stands"},
    }
    return {
        name: np.fromfile(f"{out}.{name}", np.float32).reshape(-1, width)
        for name, width in widths.items()
    }


def verify(players: int, folder: Path, forecasts: Mapping[str, Any]) -> None:
    """Stops unless the program knows the same of some hundred coalitions as the bots do."""
    nets, checks = written(players, folder, forecasts), folder / "checks"
    command = [PROGRAM, nets, players, 10, players, "=" + "3" * players, "-", checks]
    subprocess.run(list(map(str, command)), check=True, stdout=subprocess.DEVNULL)
    choosing, known = Choosing.from_data(choosing_by()[str(players)]), Forecasts.of(forecasts)
    lines = checks.read_text("utf-8").splitlines()
    for line in lines:
        figures = list(map(float, line.split()))
        numbers = list(map(int, figures[:8]))
        habit, life = figures[8:10]
        seats = [figures[10 + 6 * seat : 16 + 6 * seat] for seat in range(players)]
        money, cards, points, strengths, faith, shares = zip(*seats, strict=True)
        seen: Any = SimpleNamespace(
            sections=tuple(numbers[:6]),
            journalists=numbers[6],
            worth=numbers[7],
            money=tuple(map(int, money)),
            cards=tuple(map(int, cards)),
            pushed=(0,) * players,
            strengths=tuple(map(int, strengths)),
        )
        with patch.object(coalitions, "expected_points", lambda seen, own, told=points: list(told)):
            table = coalitions.Coalitions(seen, choosing, known, faith, habit, ())
        split = tuple(map(int, shares))
        cases = table.lasting_case(split, life)
        for seat in range(players):
            cases += table.later_case(seat, members_of(split))
        told = figures[10 + 6 * players :]
        if len(cases) != len(told) or not np.allclose(cases, told, atol=1e-3):
            raise SystemExit(f"The program sees another table than the bots: {line}")
    print(f"{len(lines)} coalitions of {players} players look the same to the bots", flush=True)


# --- learning ------------------------------------------------------------------------------------


def sampled(rows: Rows, most: int, seed: int) -> Rows:
    """At most so many of the rows, mixed."""
    order = np.random.default_rng(seed).permutation(len(rows))
    return rows[order[:most]]


def learn_judge(rows: Rows, players: int, units: int, rounds: int) -> dict[str, Any]:
    """The judge of a number of players; a tenth of the matches tells when to stop, another how good it is."""
    won = rows[:, :players]
    positions = rows[:, players:].reshape(len(rows), players, len(FEATURES))
    tenth = len(rows) // 10
    test, check = slice(0, tenth), slice(tenth, 2 * tenth)  # whole matches: rows are in order
    data = fit(
        Lessons(positions[2 * tenth :], won[2 * tenth :]),
        Lessons(positions[check], won[check]),
        units,
        rounds,
        1,
        lambda text: None,
    )
    data["linear"] = in_order_of_value(data["linear"])
    judge = Judge.from_data(data)
    some = range(0, tenth, max(1, tenth // 2500))
    good = quality_of(
        [(judge.chances(positions[test][at].tolist()), won[test][at].tolist()) for at in some]
    )
    held_out = {
        "positions": good.positions,
        "loss": round(good.loss, 4),
        "base": round(good.base, 4),
        "calibration": round(good.calibration, 4),
    }
    print(f"judge of {players}: {len(rows)} positions, {held_out}", flush=True)
    return {
        "learnt_from": len(rows) - 2 * tenth,
        "held_out": held_out,
        "features": [feature.name for feature in FEATURES],
        **data,
    }


def in_order_of_value(weights: Sequence[float]) -> list[float]:
    """The same where a higher card is never worth less than a lower one, and a card of 2 is worth as much as before."""
    fair = list(weights)
    for place, part in VALUES.items():
        wrong = min(0.0, fair[place])
        fair[place] -= wrong
        fair[NUMBER] += part * wrong
    return fair


def learn(name: str, rows: Rows, rounds: int) -> dict[str, Any]:
    """A network that gives the chance of a yes. A case is compared with nothing at all."""
    came, cases = rows[:, 0], rows[:, 1:]
    pairs = np.stack([cases, np.zeros_like(cases)], axis=1)
    won = np.stack([came, 1.0 - came], axis=1)
    check = len(rows) // 8
    losses: list[str] = []
    data = fit(
        Lessons(pairs[check:], won[check:]),
        Lessons(pairs[:check], won[:check]),
        UNITS.get(name, 4),
        rounds,
        1,
        losses.append,
    )
    # The first figure of a case is always 1; it takes up what nothing at all scores.
    data["linear"][0] -= sum(out * tanh(bias) for _, bias, out in data["hidden"])
    mean = float(came.mean())
    base = -mean * np.log(mean) - (1 - mean) * np.log(1 - mean)
    best = min(float(one.split()[-1]) for one in losses)
    print(
        f"{name:10} {len(rows):7} cases, {mean:.1%} yes, loss {best:.4f} (base {base:.4f})",
        flush=True,
    )
    return data


def joint(agrees: Mapping[str, Any], offers: Rows) -> Rows:
    """Offers with what has now been learnt of those who were asked."""
    weights = [(np.array(one, np.float32), bias, out) for one, bias, out in agrees["hidden"]]
    cases = offers[:, 2 + OFFERED :].reshape(len(offers), 6, ASKED)
    score = cases @ np.array(agrees["linear"], np.float32)
    for one, bias, out in weights:
        score += out * np.tanh(cases @ one + bias)
    logs = -np.logaddexp(0.0, -score)
    there = np.arange(6)[None, :] < offers[:, 1:2]
    together = np.clip(np.exp((logs * there).sum(axis=1)), 1e-4, 1.0 - 1e-4)
    rows = np.concatenate([offers[:, :1], offers[:, 2 : 2 + OFFERED]], axis=1)
    rows[:, 3] = np.log(together / (1.0 - together))
    return rows


def load(path: Path) -> dict[str, Rows]:
    """Lessons of real tables."""
    with np.load(path) as file:
        return {name: file[name] for name in NAMES}


def write_forecasts(data: Mapping[str, Any]) -> None:
    lines = ",\n".join(f'"{key}": {json.dumps(data[key])}' for key in sorted(data))
    (BOTS / "forecasts.json").write_text("{\n" + lines + "\n}\n", "utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--matches", type=int, default=1000, help="with four players, in a round")
    parser.add_argument("--levels", default="0123", help="0 easy, 1 medium, 2 hard, 3 expert")
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--most", type=int, default=60000, help="cases to learn from, of each kind")
    parser.add_argument("--mixed", type=int, default=150, help="matches of all levels, to look at")
    parser.add_argument("--judge-units", type=int, default=6)
    parser.add_argument("--fits", type=int, default=10, help="rounds of fitting")
    parser.add_argument(
        "--lessons",
        type=Path,
        nargs="*",
        default=[],
        help="files of scripts/saludos_lessons.py that the forecasts learn from, too",
    )
    parser.add_argument("--weight", type=int, default=2, help="how often each lesson counts")
    parser.add_argument(
        "--measure",
        action="store_true",
        help="learn nothing: an expert against players who count millions, and the other way round",
    )
    parser.add_argument(
        "--only",
        choices=("judges", "forecasts", "stands"),
        help="fit these, or this forecast, alone",
    )
    asked = parser.parse_args(arguments)
    judge_fitting.BATCH = 1024  # type: ignore[misc]
    compile_program()
    with TemporaryDirectory() as folder:
        for players in PLAYERS:
            verify(players, Path(folder), json.loads((BOTS / "forecasts.json").read_text("utf-8")))
    if asked.measure:
        for players in PLAYERS:
            measure(players, asked.matches, asked.seed)
        return 0
    lessons = [load(path) for path in asked.lessons]
    command = "scripts/practise_saludos_amigos.py " + " ".join(arguments or sys.argv[1:])
    talks: deque[dict[str, Rows]] = deque(maxlen=REMEMBERED * len(PLAYERS))
    positions: dict[int, deque[Rows]] = {players: deque(maxlen=REMEMBERED) for players in PLAYERS}
    for number in range(asked.rounds):
        forecasts = json.loads((BOTS / "forecasts.json").read_text("utf-8"))
        with TemporaryDirectory() as folder:
            for players in PLAYERS:
                matches = round(asked.matches * PART[players])
                seed = 1000 * asked.seed + 10 * number + players
                rows = play(players, matches, seed, asked.levels, Path(folder), forecasts)
                positions[players].append(rows.pop("judge"))
                talks.append(
                    {name: sampled(one, asked.most // 4, seed) for name, one in rows.items()}
                )
        if asked.only != "judges":
            for name in (asked.only,) if asked.only in NAMES else NAMES:
                rows_of = sampled(np.concatenate([one[name] for one in talks]), asked.most, number)
                heard = [one[name] for one in lessons] * asked.weight
                rows_of = sampled(np.concatenate([rows_of, *heard]), sys.maxsize, number)
                if name == "stands":
                    rows_of = joint(forecasts["agrees"], rows_of)
                forecasts[name] = learn(name, rows_of, asked.fits)
            write_forecasts({**forecasts, "made_by": command})
        if asked.only in {None, "judges"}:
            judges = json.loads((BOTS / "judge.json").read_text("utf-8"))["models"]
            for players in PLAYERS:
                known = np.concatenate(list(positions[players]))
                data = learn_judge(known, players, asked.judge_units, asked.fits)
                judges[str(players)] = {"made_by": command, **data}
            write_models(BOTS / "judge.json", judges)
        with TemporaryDirectory() as folder:
            play(4, asked.mixed, number, "+0123", Path(folder), forecasts)
    return 0


if __name__ == "__main__":
    sys.exit(main())
