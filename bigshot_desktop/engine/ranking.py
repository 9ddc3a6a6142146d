"""How final accounts become places."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bigshot_desktop.engine.game import Line, Result, Standing


@dataclass(frozen=True, slots=True)
class Sheet:
    """A player's final account."""

    seat: int
    order: tuple[int, ...]
    """What decides the place, the most important first; more is better."""
    lines: tuple[Line, ...]
    qualified: bool = True
    """Whether this player can win at all."""


def ranked(sheets: Iterable[Sheet]) -> Result:
    """Best first; who is equal in everything shares the place, and the win (1, 1, 3)."""
    by_place = sorted(sheets, key=lambda sheet: sheet.seat)
    by_place.sort(key=lambda sheet: sheet.order, reverse=True)
    standings = tuple(
        Standing(
            seat=sheet.seat,
            rank=1 + sum(1 for other in by_place if other.order > sheet.order),
            total=sum(line.amount for line in sheet.lines),
            qualified=sheet.qualified,
            lines=sheet.lines,
        )
        for sheet in by_place
    )
    return Result(
        standings, tuple(one.seat for one in standings if one.rank == 1 and one.qualified)
    )
