"""Which shares to give up when a loss must be covered with them."""

from __future__ import annotations

from itertools import islice
from typing import Final

from bigshot_desktop.games.shark.bots.assessment import Assessment
from bigshot_desktop.games.shark.bots.position import Holding
from bigshot_desktop.games.shark.rules.decisions import CoverLoss
from bigshot_desktop.games.shark.rules.settlement import proceeds, sell_offs, worth_of

MOST: Final = 3000
"""So many choices are listed; where there are more, those left out are much like them …"""
CLOSELY: Final = 160
"""… and so many of them judged."""


def cover(
    assessment: Assessment, seat: int, asked: CoverLoss
) -> list[tuple[float, Holding, Assessment]]:
    """The choices that were judged, best first: the chance to win, what is given up, and the table after it (SH-18)."""
    listed = list(islice(sell_offs(asked.rest, asked.shares, asked.values), MOST))
    step = -(-len(listed) // CLOSELY)
    found = []
    for given in listed[::step]:
        change = proceeds(worth_of(given, asked.values)) - asked.rest
        left = tuple(held - gone for held, gone in zip(asked.shares, given, strict=True))
        after = assessment.position.traded(seat, left, change, 0)
        then = Assessment(assessment.judge, after, assessment.table.outlook)
        found.append((then.chance(seat), given, then))
    found.sort(key=lambda one: (-one[0], one[1]))
    return found
