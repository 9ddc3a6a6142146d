"""Matches between bots as lessons for a judge: what every seat looked like on the way, and who won in the end."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import log
from random import Random
from typing import Final

from bigshot_desktop.bots.bot import Bot, Sight
from bigshot_desktop.bots.judge import Judging
from bigshot_desktop.bots.levels import BOTS, make_memory
from bigshot_desktop.engine.game import CHANCE, EVERYONE
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.simulation import Fixture, Thought, play_on, seated

BINS: Final = 20
"""Chances are compared with what came of them in so many bins, each as wide as the others."""
LEAST: Final = 1e-6


@dataclass(frozen=True, slots=True)
class Lesson:
    """One match: positions on its way, each a row of features per seat, and each seat's part of the win."""

    model: str
    positions: list[list[list[float]]]
    won: list[float]


def lesson(
    fixture: Fixture, part: float, bots: Callable[[Match], Sequence[Bot]] = lambda match: ()
) -> Lesson | None:
    """Plays a match, with other bots than its levels' if need be, and keeps so much of its positions.

    None if nobody won it.
    """
    judging = BOTS[fixture.game].judging
    assert judging is not None
    match = seated(fixture)
    chosen = Random(f"{fixture.seed}/kept")
    positions: list[list[list[float]]] = []

    def on_thought(thought: Thought) -> None:
        if chosen.random() < part:
            positions.append(judging.rows(thought.sight))

    memory = make_memory(fixture.game, match.setup)
    for step in play_on(match, bots(match), on_thought):
        for event in step.seen_by(EVERYONE):
            memory.note(event)
        if judging.resting and match.to_act == (CHANCE,):
            seen = match.game.observe(match.state, chosen.randrange(len(match.seats)))
            if judging.resting(seen):
                positions.append(judging.rows(Sight(seen, memory)))
    result = match.result
    assert result is not None
    if not result.winners or not positions:
        return None
    share = 1 / len(result.winners)
    won = [share if seat in result.winners else 0.0 for seat in range(len(match.seats))]
    return Lesson(judging.model(match.setup), positions, won)


@dataclass(frozen=True, slots=True)
class Quality:
    """How well chances foretell who wins."""

    positions: int
    loss: float
    """The mean of −log of the chance that was given to the winner …"""
    base: float
    """… and what it would be if every seat were given the same chance."""
    calibration: float
    """By how much, on average, what is said to happen so often happens more or less often, from 0 to 1."""


def quality(judging: Judging, lessons: Iterable[Lesson]) -> Quality:
    """How good the judge of a game is on these matches."""
    said: list[tuple[list[float], list[float]]] = []
    for one in lessons:
        judge = judging.judges[one.model]
        said += [(judge.chances(rows), one.won) for rows in one.positions]
    return quality_of(said)


def quality_of(said: Sequence[tuple[Sequence[float], Sequence[float]]]) -> Quality:
    """How good chances are that were given before it was known who won."""
    loss = base = 0.0
    sums = [[0.0, 0.0, 0.0] for _ in range(BINS)]
    for chances, won in said:
        for chance, part in zip(chances, won, strict=True):
            if part:
                loss -= part * log(max(chance, LEAST))
            into = sums[min(int(chance * BINS), BINS - 1)]
            into[0] += 1
            into[1] += chance
            into[2] += part
        base += log(len(chances))
    judged = sum(number for number, _, _ in sums)
    off = sum(abs(expected - came) for _, expected, came in sums)
    return Quality(len(said), loss / len(said), base / len(said), off / judged)
