"""What is worth going to in a match: where its turns begin, and where it turns.

What is known at once is who is ahead. What matters is the chance to win: once the judge has told everybody's, the
turns in which these changed most are marked instead.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QCoreApplication

from bigshot_desktop.table.match import Match
from bigshot_desktop.ui.models.history import HistoryModel
from bigshot_desktop.ui.models.round_actions import begins_round
from bigshot_desktop.ui.play.look_back import Chances
from bigshot_desktop.ui.widgets.marked_slider import Mark
from bigshot_desktop.words.narrator import Narrator

LEAST_SWING: Final = 0.1
"""By so much a chance changes at the least in a turn that is marked."""
MOST_SWINGS: Final = 8
"""So many turns are marked at the most."""


def turns(match: Match, known: Sequence[int] = ()) -> list[int]:
    """After how many steps each turn or round of a match has just begun; those that are known are not looked for."""
    first = known[-1] if known else 0
    new = match.steps_after(first)
    return [*known, *(step.number for step in new if any(map(begins_round, step.events)))]


def turn_before(turn_starts: Sequence[int], position: int) -> int:
    """Where the turn begins that we are in, or the one before if we are there; 0: the start of the match."""
    place = bisect_left(turn_starts, position)
    return turn_starts[place - 1] if place else 0


def turn_after(turn_starts: Sequence[int], position: int, end: int) -> int:
    """Where the next turn begins; the end, if there is none."""
    place = bisect_right(turn_starts, position)
    return turn_starts[place] if place < len(turn_starts) else end


@dataclass(frozen=True, slots=True)
class Swing:
    """A turn in which somebody's chance to win changed a lot."""

    step: int
    """The number of the step that did most of it."""
    seat: int
    before: float
    after: float

    @property
    def size(self) -> float:
        return abs(self.after - self.before)


def swings(chances: Sequence[Chances], turn_starts: Sequence[int]) -> list[Swing]:
    """The turns in which the chances changed most, in their order; of each, whose chance changed most.

    ``chances``: everybody's, from before the first step to after the last one. That the favourite has won in the end is
    no turning point.
    """
    *known, won = chances
    if len(known) < 2:  # nothing has happened
        return []
    favourite = max(range(len(won)), key=known[-1].__getitem__)
    seen = [*known, known[-1] if won[favourite] else won]
    borders = sorted({0, *turn_starts, len(seen) - 1})
    found = [_swing(seen, first, last) for first, last in pairwise(borders)]
    large = sorted((one for one in found if one.size >= LEAST_SWING), key=lambda one: -one.size)
    return sorted(large[:MOST_SWINGS], key=lambda one: one.step)


def _swing(chances: Sequence[Chances], first: int, last: int) -> Swing:
    """What happened between two positions: to whom most (of two, to who gained), and with which step most of it."""
    before, after = chances[first], chances[last]
    changes = [round(new - old, 6) for old, new in zip(before, after, strict=True)]
    seat = max(range(len(changes)), key=lambda one: (abs(changes[one]), changes[one]))
    rises = changes[seat] > 0

    def gain(step: int) -> float:
        change = chances[step][seat] - chances[step - 1][seat]
        return change if rises else -change

    step = max(range(first + 1, last + 1), key=gain)
    return Swing(step, seat, before[seat], after[seat])


def swing_marks(
    found: Sequence[Swing], narrator: Narrator, piece: Callable[[int], str]
) -> list[Mark]:
    """The same for a slider; ``piece`` gives the colour of a seat."""
    rises = QCoreApplication.translate(
        "TurningPoints", "{player}: the chance to win rises from {before} to {after}."
    )
    falls = QCoreApplication.translate(
        "TurningPoints", "{player}: the chance to win falls from {before} to {after}."
    )
    return [
        Mark(
            one.step,
            piece(one.seat),
            (rises if one.after > one.before else falls).format(
                player=narrator.player(one.seat),
                before=narrator.chance(one.before),
                after=narrator.chance(one.after),
            ),
        )
        for one in found
    ]


def lead_changes(history: HistoryModel) -> list[Mark]:
    """Where another player comes to be ahead of all others; nothing as long as somebody's figures are hidden."""
    heads = history.heads()
    lines = [history.line(column) for column in range(len(heads))]
    if not all(lines):
        return []
    marks, leader = list[Mark](), None
    for row in range(history.rowCount()):
        now = [line[row] for line in lines]
        most = max(now)
        if now.count(most) > 1 or now.index(most) == leader:
            continue
        leader = now.index(most)
        if row:
            #: {part} is a part of the match: "Round 7"
            text = QCoreApplication.translate("TurningPoints", "{part}: {player} goes ahead.")
            told = text.format(part=history.part(row), player=heads[leader].name)
            marks.append(Mark(history.length_at(row), heads[leader].piece, told))
    return marks
