"""Teaches the judge of Shark: a quick program plays matches with it and against other styles, and learns from who won.

    .venv/bin/python scripts/practise_shark.py --players 4 --matches 60000 --seed 1 --hidden 16
    .venv/bin/python scripts/practise_shark.py --players 4 --matches 30000 --seed 2 --go-on
    .venv/bin/python scripts/practise_shark.py --players 4 --matches 1000 --seed 3 --against earlier-judge.json
    .venv/bin/python scripts/practise_shark.py --players 4 --matches 2000 --seed 4 --measure

The first command begins with nothing, the second with what the judge knows, the third lets it play alone against rivals
that play by an earlier file of judges (or, with ``money``, as bots did that count wealth), the fourth tells how well
matches of seats of mixed strength are foretold. The program is ``shark_practice.c``, compiled here for this machine;
before it plays it must see in hundreds of real positions what the bots see. The last tenth of the matches is
not learnt from: it tells how good the judge is.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # so that it can be started as a file

from bigshot_desktop.games.shark.bots.features import FEATURES, Table  # noqa: E402
from bigshot_desktop.games.shark.bots.outlook import Outlook  # noqa: E402
from bigshot_desktop.games.shark.bots.position import Position  # noqa: E402
from bigshot_desktop.games.shark.rules.material import (  # noqa: E402
    BUILDINGS_EACH,
    LONGEST_COUNTED,
    N_COMPANIES,
    N_SQUARES,
    squares_in,
)
from bigshot_desktop.table.simulation import Fixture, play_on, seated  # noqa: E402
from scripts.judge_fitting import write_models  # noqa: E402

JUDGES: Final = ROOT / "bigshot_desktop" / "games" / "shark" / "bots" / "judge.json"
BUILD: Final = ROOT / "build" / "train" / "shark"
WITHIN: Final = 1e-5
"""Features may differ by so much: the program adds up in another order."""
OPTIONS: Final = ((), (("variant-2", "yes"),), (("variant-3", "yes"),))
"""The colour die, in the order in which the program numbers its kinds."""


def main(arguments: Sequence[str] | None = None) -> int:
    asked = _parser().parse_args(arguments)
    name = f"{asked.players}-short-chains" if asked.short_chains else str(asked.players)
    counted = LONGEST_COUNTED if asked.short_chains else BUILDINGS_EACH
    BUILD.mkdir(parents=True, exist_ok=True)
    program = compiled()
    for die in range(len(OPTIONS)):
        check_features(program, asked.players, asked.short_chains, die)
    common = [asked.players, counted, asked.matches, asked.seed]
    if asked.against:
        rival: Path | str = asked.against
        if asked.against != "money":
            rival = _write_judge(Path(asked.against), asked.of or name, "rival")
        judge = _write_judge(asked.judges, name, "judge")
        _run(program, "against", *common, judge, rival, asked.paths)
        return 0
    if asked.measure:
        told = _run(program, "measure", *common, _write_judge(asked.judges, name, "judge"))
        print(f"{name}: {_as_held_out(told)}")
        return 0
    start: Path | str = "-"
    if asked.go_on or asked.of:
        start = _write_judge(asked.judges, asked.of or name, "judge")
    out = BUILD / f"{name}-{asked.seed}.txt"
    rest = [asked.rate, asked.trace, asked.hidden, asked.money]
    told = _run(program, "learn", *common, start, out, *rest)
    command = "scripts/practise_shark.py " + " ".join(arguments or sys.argv[1:])
    data = {
        "made_by": command,
        "held_out": _as_held_out(told),
        "features": [feature.name for feature in FEATURES],
        **_read_judge(out),
    }
    print(f"{name}: {data['held_out']}")
    if not asked.dry:
        write_into(asked.judges, name, data)
    return 0


def _as_held_out(told: str) -> dict[str, float]:
    names = ("positions", "loss", "base", "calibration")
    return dict(zip(names, map(float, told.split()), strict=True))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--players", type=int, choices=(2, 3, 4, 5, 6), required=True)
    parser.add_argument("--short-chains", action="store_true", help="variant I (SH-30)")
    parser.add_argument("--matches", type=int, default=60000)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--hidden", type=int, default=16, help="hidden units of a new network")
    parser.add_argument("--go-on", action="store_true", help="begin with what the judge knows")
    parser.add_argument("--of", metavar="MODEL", help="begin with what another judge knows")
    parser.add_argument("--rate", type=float, default=0.002, help="how fast it learns")
    parser.add_argument(
        "--trace",
        type=float,
        default=0.8,
        help="how much the end of a match counts against the judge's own later words (TD(λ))",
    )
    parser.add_argument(
        "--money", type=float, default=0.2, help="the part of the seats that count wealth"
    )
    parser.add_argument("--against", help="an earlier file of judges, or money")
    parser.add_argument(
        "--paths",
        type=int,
        default=0,
        help="with --against: look ahead along so many paths of dice, as experts do (rivals: 36)",
    )
    parser.add_argument("--measure", action="store_true", help="tell how well it foretells")
    parser.add_argument("--judges", type=Path, default=JUDGES, help="the file of judges")
    parser.add_argument("--dry", action="store_true", help="measure only, write nothing")
    return parser


def compiled() -> Path:
    """The program, made anew where its source has changed."""
    source = Path(__file__).with_name("shark_practice.c")
    program = ROOT / "build" / "shark_practice"
    if not program.exists() or program.stat().st_mtime < source.stat().st_mtime:
        program.parent.mkdir(exist_ok=True)
        command = ["cc", "-O3", "-march=native", "-ffast-math", "-o", program, source, "-lm"]
        subprocess.run(list(map(str, command)), check=True)
    return program


def _run(program: Path, *arguments: Any) -> str:
    run = subprocess.run(
        list(map(str, [program, *arguments])), check=True, stdout=subprocess.PIPE, text=True
    )
    print(run.stdout, end="")
    return run.stdout


def check_features(program: Path, players: int, short_chains: bool, die: int) -> None:
    """Compares what the program and the bots see in the positions of some matches."""
    options = (("variant-1", "yes" if short_chains else "no"), *OPTIONS[die])
    levels = tuple("random" if seat % 3 else "medium" for seat in range(players))
    match = seated(Fixture("shark", levels, options, 1))
    positions = [Position.of(match.game.observe(match.state, 0)) for _ in play_on(match)]
    counted = LONGEST_COUNTED if short_chains else BUILDINGS_EACH
    lines = [f"{len(positions)} {players} {counted}"]
    lines += [_as_numbers(position, die) for position in positions]
    path = BUILD / "positions.txt"
    path.write_text("\n".join(lines) + "\n", "utf-8")
    run = [str(program), "features", str(path)]
    printed = subprocess.run(run, check=True, capture_output=True, text=True)
    told = np.array([list(map(float, line.split())) for line in printed.stdout.splitlines()])
    expected = []
    for position in positions:
        rows = Table(position, Outlook(position.ground, position.odds)).rows()
        expected.append([value for row in rows for value in row])
    worst = np.abs(told - np.array(expected)).max(axis=0)
    if worst.max() > WITHIN:
        names = [feature.name for feature in FEATURES] * players
        off = {name for name, by in zip(names, worst, strict=True) if by > WITHIN}
        raise SystemExit(f"The program and the bots differ in: {', '.join(sorted(off))}")
    print(f"{len(positions)} positions: the program sees what the bots see.", flush=True)


def _as_numbers(position: Position, die: int) -> str:
    mover = min(position.playing, key=lambda seat: position.wait[seat])
    numbers = [sum(1 << seat for seat in position.playing), mover, position.placing, die]
    for seat, held in enumerate(position.shares):
        numbers += [position.cash[seat], position.allowances[seat], *held]
    colours = [-1] * N_SQUARES
    for company in range(N_COMPANIES):
        for square in squares_in(position.ground.built[company]):
            colours[square] = company
    return " ".join(map(str, [*numbers, *position.ground.used, *colours]))


def _write_judge(file: Path, model: str, name: str) -> Path:
    data: dict[str, Any] = json.loads(file.read_text("utf-8"))["models"][model]
    lines = [str(len(data["hidden"])), " ".join(map(str, data["linear"]))]
    lines += [f"{' '.join(map(str, unit[0]))} {unit[1]} {unit[2]}" for unit in data["hidden"]]
    path = BUILD / f"{name}.txt"
    path.write_text("\n".join(lines) + "\n", "utf-8")
    return path


def _read_judge(path: Path) -> dict[str, Any]:
    _, linear, *units = path.read_text("utf-8").splitlines()
    hidden = []
    for line in units:
        *inward, bias, out = map(float, line.split())
        hidden.append([inward, bias, out])
    return {"linear": list(map(float, linear.split())), "hidden": hidden}


def write_into(path: Path, name: str, data: dict[str, Any]) -> None:
    """Puts a judge into a file of judges."""
    known = json.loads(path.read_text("utf-8"))["models"] if path.exists() else {}
    known[name] = data
    write_models(path, known)


if __name__ == "__main__":
    sys.exit(main())
