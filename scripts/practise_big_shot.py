"""Plays Big Shot against itself in a quick program of its own, as lessons for the judge.

    .venv/bin/python scripts/practise_big_shot.py --players 4 --matches 20000 --seed 11
    .venv/bin/python scripts/train.py big-shot --players 4 --matches 0 --seed 11

The first command plays with the judge as it is; the second learns from these matches. Matches of the bots themselves
are about a thousand times slower. The program is ``big_shot_practice.c``, compiled here for this machine; before it
plays it must see in some positions of real matches what the bots see. ``--districts`` writes what became of every pile
into ``ownership.json``; ``--against`` lets the judge play alone against rivals that play by an earlier file of judges.
"""

from __future__ import annotations

import argparse
import importlib
import json
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # so that it can be started as a file

from bigshot_desktop.games.big_shot.bots.features import FEATURES, Table  # noqa: E402
from bigshot_desktop.games.big_shot.bots.memory import Ledger  # noqa: E402
from bigshot_desktop.games.big_shot.bots.ownership import (  # noqa: E402
    KINDS,
    PILES,
    shape,
    shipped_ownership,
)
from bigshot_desktop.games.big_shot.bots.position import (  # noqa: E402
    FixedFacts,
    Position,
    position_now,
)
from bigshot_desktop.games.big_shot.rules.events import RoundBegan  # noqa: E402
from bigshot_desktop.games.big_shot.rules.majority import SIZE, counts, pile_of  # noqa: E402
from bigshot_desktop.games.big_shot.rules.material import (  # noqa: E402
    DISTRICT_SIZE,
    N_COLOURS,
    N_FIELDS,
)
from bigshot_desktop.table.simulation import Fixture, play_on, seated  # noqa: E402
from scripts.arena_before import BEFORE_THE_JUDGE, PACKAGE, take_out  # noqa: E402

BOTS: Final = ROOT / "bigshot_desktop" / "games" / "big_shot" / "bots"
BUILD: Final = ROOT / "build" / "train" / "big-shot"
PORTION: Final = 2000
"""Matches in one file."""
KNOTS: Final = (1, 2, 3, 4, 6, 8, 11, 14, 17)
"""The numbers of lots to come that ``ownership.json`` holds; between them it is straight."""
WITHIN: Final = 2e-3
"""Features may differ by so much: the program counts with fewer digits."""
FAITH: Final = 20.0
"""How many districts the table so far stands for."""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--players", type=int, choices=(2, 3, 4), required=True)
    parser.add_argument("--matches", type=int, default=20000)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--keep", type=float, default=0.4, help="the part of the positions to keep")
    parser.add_argument("--districts", action="store_true", help="learn who gets districts")
    parser.add_argument("--against", type=Path, help="an earlier judge.json, for the rivals")
    parser.add_argument(
        "--league", type=Path, help="an earlier judge.json, by which half of the seats play"
    )
    parser.add_argument(
        "--look", type=int, default=0, help="it looks a round ahead with so many lots to come"
    )
    parser.add_argument(
        "--money",
        type=float,
        default=0,
        help="the part of the players that count money, as the bots of before did; with --against all rivals do",
    )
    asked = parser.parse_args(arguments)
    program = compiled()
    city = write_city(asked.players)
    ownership = write_ownership(asked.players)
    judge = write_judge(judge_of(BOTS / "judge.json", asked.players), "judge")
    check_features(program, asked.players, city, ownership)
    folder = BUILD / str(asked.players) / str(asked.seed)
    folder.mkdir(parents=True, exist_ok=True)
    rivals: list[Path | int | float] = []
    if other := asked.league or asked.against:
        earlier = write_judge(judge_of(other, asked.players), "rival")
        rivals = [earlier, asked.look, int(bool(asked.league))]
        if asked.money:
            rivals += [write_money_counters(), asked.money]
    if asked.against:
        raw = folder / "against.raw"
        run = [program, asked.players, asked.matches, asked.seed, 0, city, ownership, judge, raw]
        subprocess.run(list(map(str, [*run, *rivals])), check=True)
        return 0
    total = np.zeros((N_FIELDS + 1, 3, len(SIZE), N_COLOURS + 1))
    for number in range(-(-asked.matches // PORTION)):
        file = folder / f"{number:04}.npz"
        raw = file.with_suffix(".raw")
        districts = raw.with_name(raw.name + ".districts")
        if not file.exists() or (asked.districts and not districts.exists()):
            seed = asked.seed * 1000 + number
            run = [program, asked.players, PORTION, seed, asked.keep, city, ownership, judge, raw]
            subprocess.run(list(map(str, [*run, *rivals])), check=True)
            keep(raw, file, asked.players)
            raw.unlink()
        if asked.districts:
            total += np.fromfile(districts).reshape(total.shape)
    if asked.districts:
        learn_districts(total, asked.players)
    return 0


def compiled() -> Path:
    """The program, made anew where its source has changed."""
    source = Path(__file__).with_name("big_shot_practice.c")
    sources = (source, source.with_name("big_shot_money.h"))
    program = ROOT / "build" / "big_shot_practice"
    newest = max(file.stat().st_mtime for file in sources)
    if not program.exists() or program.stat().st_mtime < newest:
        program.parent.mkdir(exist_ok=True)
        command = ["cc", "-O3", "-march=native", "-ffast-math", "-o", program, source, "-lm"]
        subprocess.run(list(map(str, command)), check=True)
    return program


def check_features(program: Path, players: int, city: Path, ownership: Path) -> None:
    """Compares what the program and the bots see in the positions of some matches."""
    positions: list[Position] = []
    for seed in range(1, 6):
        match = seated(Fixture("big-shot", ("random",) * players, (), seed))
        for step in play_on(match):
            if any(isinstance(event, RoundBegan) for event in step.events):
                seen = match.game.observe(match.state, 0)
                positions.append(position_now(seen, Ledger(match.setup)))
    lines = [str(len(positions)), *map(_as_numbers, positions)]
    path = _written("positions.txt", "\n".join(lines))
    run = [program, 0, 0, 1, 0, city, ownership, path, "-"]
    printed = subprocess.run(list(map(str, run)), check=True, capture_output=True, text=True)
    told = np.array([list(map(float, line.split())) for line in printed.stdout.splitlines()])
    expected = []
    for position in positions:
        table = Table(position)
        rows = table.rows(table.city, position.cash, position.loans)
        expected.append([value for row in rows for value in row])
    worst = np.abs(told - np.array(expected)).max(axis=0)
    if worst.max() > WITHIN:
        names = [feature.name for feature in FEATURES] * players
        off = {name for name, by in zip(names, worst, strict=True) if by > WITHIN}
        raise SystemExit(f"The program and the bots differ in: {', '.join(sorted(off))}")


def _as_numbers(position: Position) -> str:
    purses = position.facts.terms.purses
    numbers = [len(purses), *(colour for own in purses for colour in own)]
    numbers += [position.leader, position.broker, position.tokens, len(position.ring)]
    numbers += [*position.ring, *position.fields, *position.piles, *position.owners]
    numbers += [*position.cash, *position.loans]
    return " ".join(map(str, numbers))


def keep(raw: Path, file: Path, players: int) -> None:
    """The lessons as ``scripts/train.py`` reads them."""
    data = np.fromfile(raw, np.float32)
    heads = data.view(np.int32)
    rows, won, match = [], [], []
    at, size = 0, players * len(FEATURES)
    while at < len(data):
        number, kept = int(heads[at]), int(heads[at + 1])
        at += 2
        share = data[at : at + players]
        at += players
        rows.append(data[at : at + kept * size].reshape(kept, players, len(FEATURES)))
        at += kept * size
        won.append(np.tile(share, (kept, 1)))
        match.append(np.full(kept, number, np.int32))
    new = file.with_suffix(".tmp.npz")
    np.savez(
        new,
        rows=np.concatenate(rows),
        won=np.concatenate(won),
        match=np.concatenate(match),
        model=np.array(str(players)),
    )
    new.replace(file)


# --- what the program is told --------------------------------------------------------------------


def write_city(players: int) -> Path:
    match = seated(Fixture("big-shot", ("random",) * players, (), 1))
    facts = FixedFacts(match.setup)
    lines = [f"{value} {kind}" for value, kind in zip(facts.values, facts.kinds, strict=True)]
    lines.append(str(len(facts.parks)))
    lines += [f"{park} {len(near)} {' '.join(map(str, near))}" for park, near in facts.parks]
    return _written("city.txt", "\n".join(lines))


def write_ownership(players: int) -> Path:
    known = shipped_ownership(players)
    table = np.array(
        [
            [[entry[:N_COLOURS] for entry in kind] for kind in known.tables(left)]
            for left in range(N_FIELDS + 1)
        ],
        np.float32,
    )
    path = ROOT / "build" / "ownership.bin"
    table.tofile(path)
    return path


def write_money_counters() -> Path:
    """What the bots that counted money believed about districts; they are taken out of the history."""
    take_out(BEFORE_THE_JUDGE)
    bots = f"{PACKAGE}.games.big_shot.bots"
    weights = importlib.import_module(f"{PACKAGE}.bots.game_bots").shipped_weights(bots)["expert"]
    outlook = importlib.import_module(f"{bots}.judgement").Judgement(weights).outlook
    table = np.array([outlook.rows(left) for left in range(N_FIELDS + 1)], np.float32)
    path = ROOT / "build" / "money_counters.bin"
    table.tofile(path)
    return path


def judge_of(file: Path, players: int) -> dict[str, Any]:
    """The judge of a number of players, from a file of judges."""
    data: dict[str, Any] = json.loads(file.read_text("utf-8"))["models"][str(players)]
    return data


def write_judge(data: Mapping[str, Any], name: str) -> Path:
    return _written(f"{name}.txt", as_text(data))


def as_text(judge: Mapping[str, Any]) -> str:
    """A judge as the program reads it."""
    lines = [str(len(judge["hidden"])), " ".join(map(str, judge["linear"]))]
    lines += [f"{' '.join(map(str, unit[0]))} {unit[1]} {unit[2]}" for unit in judge["hidden"]]
    return "\n".join(lines)


def _written(name: str, text: str) -> Path:
    path = ROOT / "build" / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(text + "\n", "utf-8")
    return path


# --- districts -----------------------------------------------------------------------------------


def learn_districts(total: np.ndarray[Any, Any], players: int) -> None:
    """Writes the shares of the places of each shape in the districts that went through it."""
    path = BOTS / "ownership.json"
    before = json.loads(path.read_text("utf-8"))
    new: dict[str, Any] = {}
    for kind, number in KINDS.items():
        new[kind] = {}
        for left in KNOTS:
            row = new[kind][str(left)] = {}
            for pile in PILES:
                cubes = counts(pile)
                if SIZE[pile] == DISTRICT_SIZE or list(cubes) != sorted(cubes, reverse=True):
                    continue
                row[shape(cubes)] = _shares(
                    total, number, left, cubes, before[str(players)][kind][str(left)]
                )
    text = json.dumps({**before, str(players): new}, indent=1)
    text = re.sub(r"\[[^\[\]]*\]", lambda found: re.sub(r"\s+", " ", found[0]), text)
    path.write_text(text.replace("[ ", "[").replace(" ]", "]") + "\n", "utf-8")


def _shares(
    total: np.ndarray[Any, Any],
    kind: int,
    left: int,
    cubes: tuple[int, ...],
    before: dict[str, list[float]],
) -> list[float]:
    """The chance of each place; equal numbers share, and where little was seen it is much like before."""
    pile = pile_of(cubes)
    seen = total[left, kind, pile].copy()
    for other in (left - 1, left + 1):
        if 0 < other <= N_FIELDS and left > 4:
            seen += 0.5 * total[other, kind, pile]
    shares = []
    for place, number in enumerate(cubes):
        equal = [p for p, n in enumerate(cubes) if n == number]
        won = sum(seen[p] for p in equal) / len(equal)
        old = before[shape(cubes)][place]
        shares.append(round(float((won + FAITH * old) / (seen[N_COLOURS] + FAITH)), 3))
    return shares


if __name__ == "__main__":
    sys.exit(main())
