"""What is worth going to in a match: where its turns begin, and where somebody else takes the lead."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from bigshot_desktop.table.match import Match
from bigshot_desktop.ui.models.history import HistoryModel
from bigshot_desktop.ui.models.round_actions import begins_round
from bigshot_desktop.ui.widgets.marked_slider import Mark


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


def turning_points(history: HistoryModel) -> list[Mark]:
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
            text = QCoreApplication.translate("TurningPoints", "{part}: {player} takes the lead.")
            told = text.format(part=history.part(row), player=heads[leader].name)
            marks.append(Mark(history.length_at(row), heads[leader].piece, told))
    return marks
