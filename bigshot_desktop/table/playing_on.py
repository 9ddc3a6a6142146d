"""A new match that goes on from where another one was: with the same people or others, with its dice or new ones."""

from __future__ import annotations

from collections.abc import Sequence

from bigshot_desktop.table.dice_seal import sealed
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.seats import Seat


def play_on(match: Match, length: int, seats: Sequence[Seat], *, new_dice: bool) -> Match:
    """A match that has the first so many steps of another one, and goes on from there.

    New dice are secret. The same ones were seen before, or can be: they come from the same seed, and there is no seal.
    """
    if len(seats) != len(match.seats):
        raise ValueError(f"{len(seats)} seats for {len(match.seats)} players")
    begun = match.beginning(length, seats)
    begun.played_on = length
    return sealed(begun, match.seal.word if match.seal else "") if new_dice else begun


def has_own_dice(match: Match, length: int) -> bool:
    """Whether all dice after so many steps came from the seed that the match has now, so that they can fall again."""
    sealed_after = match.seal.after if match.seal else 0
    return length >= max(sealed_after, match.played_on)
