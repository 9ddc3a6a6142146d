"""``bench judge``: how well the judges of the games foretell who wins matches that they did not learn from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from time import process_time
from typing import Final

from bigshot_desktop.bots.levels import BOTS
from bigshot_desktop.games import ENTRIES
from bigshot_desktop.table.judged_matches import Lesson, Quality, lesson, quality
from bigshot_desktop.table.parallel import in_order
from bigshot_desktop.table.simulation import Fixture, fixtures

LEVELS: Final = ("easy", "medium", "hard")
"""Each seat gets one of these by chance."""
SEED: Final = 990_000
"""No judge has learnt from matches of this seed."""
PART: Final = 0.1
"""So much of the positions of a match is judged."""


@dataclass(frozen=True, slots=True)
class Judged:
    """One line of the table."""

    game: str
    players: int
    matches: int
    quality: Quality
    per_second: float
    """Positions judged per second, from their features."""


def measure(games: Sequence[str], matches: int, jobs: int) -> Iterator[Judged]:
    """Plays so many matches of each game with every number of players."""
    for game in games:
        judging = BOTS[game].judging if game in BOTS else None
        if judging is None:
            continue
        for players in ENTRIES[game].players:
            template = Fixture(game, (LEVELS[0],) * players, (), SEED + players)
            seated = map(_mixed, fixtures(template, matches))
            played = in_order(partial(lesson, part=PART), seated, jobs, 2)
            lessons = [one for one in played if one is not None]
            yield Judged(game, players, matches, quality(judging, lessons), _speed(game, lessons))


def _mixed(fixture: Fixture) -> Fixture:
    rng = Random(fixture.seed)
    levels = tuple(rng.choice(LEVELS) for _ in fixture.levels)
    return Fixture(fixture.game, levels, fixture.options, fixture.seed, number=fixture.number)


def _speed(game: str, lessons: list[Lesson]) -> float:
    judging = BOTS[game].judging
    assert judging is not None
    judge = judging.judges[lessons[0].model]
    rows = [one for some in lessons for one in some.positions][:2000]
    began = process_time()
    for one in rows:
        judge.chances(one)
    return len(rows) / (process_time() - began)


def print_judged(all_judged: Sequence[Judged]) -> None:
    """A line for each game and number of players."""
    print("game            players  matches  positions   loss   base  calibration error  judged/s")
    for one in all_judged:
        good = one.quality
        print(
            f"{one.game:<15} {one.players:>7}  {one.matches:>7}  {good.positions:>9}  {good.loss:.3f}  {good.base:.3f}"
            f"  {100 * good.calibration:>10.1f} points  {one.per_second:>8.0f}"
        )
