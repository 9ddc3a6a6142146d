"""Orders: several actions that a player wants in one go, and that are taken back in one go."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from operator import attrgetter
from typing import Any


@dataclass(frozen=True, slots=True)
class Orders:
    """Actions that are taken one after the other, and perhaps the dice after them."""

    actions: tuple[Any, ...]
    roll: bool = False

    @property
    def seat(self) -> int:
        """Whose they are."""
        seat: int = self.actions[0].seat
        return seat


class Bundles:
    """The lengths that a match had while orders were carried out: they are undone and redone as one."""

    def __init__(self) -> None:
        self._bundles: list[range] = []

    def add(self, length: int, orders: Orders) -> None:
        """These orders begin when the match has this length; what was to follow then does not any more."""
        while self._bundles and self._bundles[-1].stop > length:
            self._bundles.pop()
        if len(orders.actions) > 1:
            self._bundles.append(range(length, length + len(orders.actions)))

    def start(self, length: int) -> int:
        """The length before the orders in the middle of which this one is."""
        return self._around(length).start

    def stop(self, length: int) -> int:
        """The length after the orders in the middle of which this one is."""
        return self._around(length).stop

    def _around(self, length: int) -> range:
        """The orders in the middle of which a length is; else nothing but that length."""
        before = bisect_right(self._bundles, length, key=attrgetter("start"))
        found = self._bundles[before - 1] if before else range(0)
        return found if length in found else range(length, length)
