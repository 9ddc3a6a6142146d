"""Seats around a table, for quick look-ups: the turn of each, and who comes next clockwise."""

from __future__ import annotations

from functools import cache
from typing import Final

TURNS: Final = tuple((seat,) for seat in range(7))
"""Each seat as the only one that is to act."""


@cache
def clockwise(players: int) -> tuple[tuple[int, ...], ...]:
    """The next of some seats (bits) after a seat, by both; that seat itself if there is no other."""

    def following(seats: int, seat: int) -> int:
        ring = ((seat + step) % players for step in range(1, players + 1))
        return next((one for one in ring if seats >> one & 1), seat)

    return tuple(
        tuple(following(seats, seat) for seat in range(players)) for seats in range(1 << players)
    )
