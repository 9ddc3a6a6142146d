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
CLOSELY: Final = 60
"""… and so many of them judged."""


def cover(
    assessment: Assessment, seat: int, asked: CoverLoss
) -> tuple[list[tuple[float, Holding]], int]:
    """The chance to win with the choices that leave most, best first, and how many were judged (SH-18)."""
    listed = list(islice(sell_offs(asked.rest, asked.shares, asked.values), MOST))
    step = -(-len(listed) // CLOSELY)
    found = []
    for given in listed[::step]:
        change = proceeds(worth_of(given, asked.values)) - asked.rest
        left = tuple(held - gone for held, gone in zip(asked.shares, given, strict=True))
        score = assessment.score(seat, left, change, 0)
        found.append((assessment.chance_with(seat, score), given))
    found.sort(key=lambda one: (-one[0], one[1]))
    return found, len(found)
