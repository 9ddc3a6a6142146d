"""Alternates between the ways in which the same thing can be done in the window."""

from __future__ import annotations

from collections import Counter


class Habits:
    """Knows which way was gone last, and which were gone at all."""

    def __init__(self) -> None:
        self.did: set[str] = set()
        """What was done, and in which way."""
        self._times: Counter[str] = Counter()

    def in_turn(self, what: str, *ways: str) -> str:
        """The way that something is done now: each of them, one after the other."""
        way = ways[self._times[what] % len(ways)]
        self._times[what] += 1
        self.did.add(f"{what} {way}")
        return way
