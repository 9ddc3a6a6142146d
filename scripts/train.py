"""Teaches the judge of a game: bots play matches, and it learns from who won them.

    .venv/bin/python scripts/train.py big-shot --players 4 --levels medium,hard --matches 5000 --seed 1

Matches are played in portions, each kept in ``build/train`` and never played twice: an interrupted run goes on where it
was. The judge is then fitted to all portions of the seeds that are named, a tenth of the matches decides when to stop,
another tenth tells how good it is, and the game's ``judge.json`` gets the result with the command that made it.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))  # so that it can be started as a file

from bigshot_desktop.bots.bot import Bot  # noqa: E402
from bigshot_desktop.bots.judge import Judge, Judging  # noqa: E402
from bigshot_desktop.bots.levels import BOTS, LEVELS, make_bot  # noqa: E402
from bigshot_desktop.table.judged_matches import Lesson, lesson, quality_of  # noqa: E402
from bigshot_desktop.table.match import Match  # noqa: E402
from bigshot_desktop.table.parallel import in_order  # noqa: E402
from bigshot_desktop.table.simulation import Fixture, fixtures  # noqa: E402
from scripts.arena_before import BEFORE_THE_JUDGE, EarlierBot, Shadow, take_out  # noqa: E402
from scripts.judge_fitting import Lessons, fit, write_models  # noqa: E402

PORTION: Final = 100
"""Matches kept in one file."""
LEARN, CHECK, TEST = "learn", "check", "test"


@dataclass(frozen=True, slots=True)
class Course:
    """Which matches are played."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...]
    levels: tuple[str, ...]
    matches: int
    seed: int
    part: float

    @property
    def folder(self) -> Path:
        """Where the portions of this seed are kept."""
        variant = "-".join(f"{name}={value}" for name, value in self.options)
        return ROOT / "build" / "train" / self.game / f"{self.players}{variant}" / f"{self.seed}"


def main(arguments: Sequence[str] | None = None) -> int:
    asked = _parser().parse_args(arguments)
    options = tuple(tuple(one.split("=", 1)) for one in asked.option)
    command = "scripts/train.py " + " ".join(arguments or sys.argv[1:])
    if "@" in asked.levels:
        take_out(asked.version)
    for seed in asked.seed:
        course = Course(
            asked.game,
            asked.players,
            options,
            tuple(asked.levels.split(",")),
            asked.matches,
            seed,
            asked.keep,
        )
        play(course, asked.jobs)
    folders = [course.folder.parent / str(seed) for seed in (*asked.seed, *asked.also)]
    judging = BOTS[asked.game].judging
    assert judging is not None
    start = _known(asked.game)[asked.start] if asked.start else None
    name, data = teach(judging, folders, asked.hidden, asked.rounds, start, asked.trace)
    data = {"made_by": command, **data}
    print(f"{name}: {data['held_out']}")
    if not asked.dry:
        _write(asked.game, name, data)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        description="Teaches the judge of a game by matches between bots."
    )
    parser.add_argument("game", choices=sorted(BOTS))
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument(
        "--levels",
        default="medium,hard",
        help=f"each seat gets one of these by chance ({', '.join(LEVELS)})",
    )
    parser.add_argument(
        "--version", default=BEFORE_THE_JUDGE, help="the earlier version that LEVEL@before plays"
    )
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument(
        "--seed", type=int, action="append", required=True, help="of the matches to play"
    )
    parser.add_argument(
        "--also",
        type=int,
        action="append",
        default=[],
        help="learn from the matches of this seed too",
    )
    parser.add_argument(
        "--keep", type=float, default=0.15, help="the part of the positions to learn from"
    )
    parser.add_argument("--start", metavar="MODEL", help="begin with what this judge has learnt")
    parser.add_argument(
        "--trace",
        type=float,
        default=1.0,
        help="how much the end of a match counts against the judge's own later words (TD(λ)); 1: only the end",
    )
    parser.add_argument("--hidden", type=int, default=12, help="hidden units of the network")
    parser.add_argument("--rounds", type=int, default=30, help="through all lessons, at the most")
    parser.add_argument("--jobs", type=int, default=1, help="processes that play")
    parser.add_argument("--dry", action="store_true", help="measure only, write nothing")
    return parser


# --- playing -------------------------------------------------------------------------------------


def play(course: Course, jobs: int) -> None:
    """Plays what has not been played yet."""
    course.folder.mkdir(parents=True, exist_ok=True)
    portions = range(-(-course.matches // PORTION))
    missing = [number for number in portions if not _file(course.folder, number).exists()]
    for done, number in enumerate(missing, start=1):
        template = Fixture(
            course.game, (course.levels[0],) * course.players, course.options, course.seed
        )
        some = list(fixtures(template, course.matches))[number * PORTION : (number + 1) * PORTION]
        seated = [_seated(course, one) for one in some]
        lessons = list(in_order(partial(_lesson, part=course.part), seated, jobs, 5))
        _keep(_file(course.folder, number), [one for one in lessons if one])
        print(f"seed {course.seed}: portion {done} of {len(missing)}", flush=True)


def _seated(course: Course, fixture: Fixture) -> tuple[Fixture, tuple[str, ...]]:
    """The same match, with a player for each seat drawn by chance, and who they are."""
    rng = Random(f"{fixture.seed}/levels")
    names = tuple(rng.choice(course.levels) for _ in range(course.players))
    levels = tuple(name.partition("@")[0] for name in names)
    return replace(fixture, levels=levels), names


def _lesson(seated: tuple[Fixture, tuple[str, ...]], part: float) -> Lesson | None:
    """One match, between bots of today and of an earlier version."""
    fixture, names = seated

    def bots(match: Match) -> list[Bot]:
        if not any("@" in name for name in names):
            return []
        shadow = Shadow(match)
        return [
            EarlierBot(shadow, level) if "@" in name else make_bot(fixture.game, level)
            for name, level in zip(names, fixture.levels, strict=True)
        ]

    return lesson(fixture, part, bots)


def _file(folder: Path, number: int) -> Path:
    return folder / f"{number:04}.npz"


def _keep(path: Path, lessons: list[Lesson]) -> None:
    rows = np.array([rows for one in lessons for rows in one.positions], np.float32)
    won = np.array([one.won for one in lessons for _ in one.positions], np.float32)
    match = np.array(
        [number for number, one in enumerate(lessons) for _ in one.positions], np.int32
    )
    new = path.with_suffix(".tmp.npz")
    np.savez_compressed(new, rows=rows, won=won, match=match, model=np.array(lessons[0].model))
    new.replace(path)


# --- learning ------------------------------------------------------------------------------------


def teach(
    judging: Judging,
    folders: list[Path],
    hidden: int,
    rounds: int,
    start: dict[str, Any] | None = None,
    trace: float = 1.0,
) -> tuple[str, dict[str, Any]]:
    """The judge that these matches teach, and how good it is on others."""
    model, parts = _read(folders)
    if parts[LEARN].rows.shape[2] != len(judging.features):
        raise SystemExit(
            "The matches were played with other features: use another seed or delete build/train."
        )
    data = fit(
        parts[LEARN],
        parts[CHECK],
        hidden,
        rounds,
        1,
        lambda text: print(text, flush=True),
        start=start,
        trace=trace,
    )
    judge, test = Judge.from_data(data), parts[TEST]
    said = [
        (judge.chances(rows), won)
        for rows, won in zip(test.rows.tolist(), test.won.tolist(), strict=True)
    ]
    good = quality_of(said)
    return model, {
        "learnt_from": len(parts[LEARN].rows),
        "held_out": {
            "positions": good.positions,
            "loss": round(good.loss, 4),
            "base": round(good.base, 4),
            "calibration": round(good.calibration, 4),
        },
        "features": [feature.name for feature in judging.features],
        **data,
    }


def _read(folders: list[Path]) -> tuple[str, dict[str, Lessons]]:
    """All lessons, each match in one part only."""
    rows: dict[str, list[Any]] = {LEARN: [], CHECK: [], TEST: []}
    won: dict[str, list[Any]] = {LEARN: [], CHECK: [], TEST: []}
    match: dict[str, list[Any]] = {LEARN: [], CHECK: [], TEST: []}
    model = ""
    for number, file in enumerate(_portions(folders)):
        with np.load(file) as portion:
            model = str(portion["model"])
            tenth = portion["match"] % 10
            for part, some in ((LEARN, tenth > 1), (CHECK, tenth == 1), (TEST, tenth == 0)):
                rows[part].append(portion["rows"][some])
                won[part].append(portion["won"][some])
                match[part].append(portion["match"][some] + number * PORTION)
    if not model:
        raise SystemExit("There are no matches to learn from.")
    return model, {
        part: Lessons(*(np.concatenate(one[part]) for one in (rows, won, match))) for part in rows
    }


def _portions(folders: list[Path]) -> Iterator[Path]:
    for folder in folders:
        yield from sorted(file for file in folder.glob("*.npz") if ".tmp" not in file.name)


def _path(game: str) -> Path:
    return ROOT / "bigshot_desktop" / "games" / game.replace("-", "_") / "bots" / "judge.json"


def _known(game: str) -> dict[str, Any]:
    """The judges of a game, by model."""
    path = _path(game)
    known: dict[str, Any] = json.loads(path.read_text("utf-8"))["models"] if path.exists() else {}
    return known


def _write(game: str, name: str, data: dict[str, Any]) -> None:
    path, known = _path(game), _known(game)
    known[name] = data
    write_models(path, known)
    print(f"{path.relative_to(ROOT)} has a new judge.")


if __name__ == "__main__":
    sys.exit(main())
