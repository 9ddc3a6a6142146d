"""Orders: several actions that a player wants in one go, and that are taken back in one go."""

from __future__ import annotations

from dataclasses import dataclass
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
        self._bundles = [one for one in self._bundles if one.stop <= length]
        if len(orders.actions) > 1:
            self._bundles.append(range(length, length + len(orders.actions)))

    def start(self, length: int) -> int:
        """The length before the orders in the middle of which this one is."""
        return next((one.start for one in self._bundles if length in one), length)

    def stop(self, length: int) -> int:
        """The length after the orders in the middle of which this one is."""
        return next((one.stop for one in self._bundles if length in one), length)
