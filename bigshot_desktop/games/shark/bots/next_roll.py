"""What the next roll can do, whoever throws it: let companies rise, and how high, or end the match."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from random import Random

from bigshot_desktop.games.shark.bots.position import Holding, Position
from bigshot_desktop.games.shark.rules.decisions import rolls
from bigshot_desktop.games.shark.rules.material import N_COMPANIES
from bigshot_desktop.games.shark.rules.observation import SharkObservation, guess
from bigshot_desktop.games.shark.rules.placing import companies_for


@dataclass(frozen=True, slots=True)
class Growth:
    """What one building could do for a company."""

    ways: int
    """With so many of the rolls, all as likely, whoever rolls can make it rise."""
    rolls: int
    top: int
    """The highest value it can have then."""


class NextRoll:
    """All rolls on the map as it lies, and the best that each lets somebody do for each company."""

    def __init__(self, seen: SharkObservation) -> None:
        state = guess(seen, Random(0))
        faces = rolls(state)
        ground = Position.of(seen).ground
        self.values = seen.values
        self.rolls = len(faces)
        companies = range(N_COMPANIES)
        zones = {roll.zone for roll in faces}
        openings = {(zone, c): ground.openings_in(zone, c) for zone in zones for c in companies}
        best = {
            place: max((one.rise for one in found), default=0) for place, found in openings.items()
        }
        last = {place: any(one.last for one in found) for place, found in openings.items()}
        builders = {roll.colour: companies_for(state, roll.colour) for roll in faces}
        self._rises = [
            [best[roll.zone, c] if c in builders[roll.colour] else 0 for c in companies]
            for roll in faces
        ]
        self.ending = sum(any(last[roll.zone, c] for c in builders[roll.colour]) for roll in faces)
        """With so many of the rolls whoever rolls can end the match (SH-21)."""

    @property
    def growths(self) -> list[Growth]:
        """By company: how the next building can raise it."""
        found = []
        for company, value in enumerate(self.values):
            rises = [rise[company] for rise in self._rises]
            ways = sum(rise > 0 for rise in rises)
            found.append(Growth(ways, self.rolls, value + max(0, *rises)))
        return found

    def raising(self, companies: Collection[int]) -> int:
        """With how many of the rolls at least one of these companies can rise."""
        return sum(any(rise[one] > 0 for one in companies) for rise in self._rises)

    def raising_shares(self, shares: Holding) -> int:
        """The same for the companies of which there are shares."""
        return self.raising([company for company, number in enumerate(shares) if number])

    @property
    def may_end(self) -> bool:
        """Whether the end is near enough to be told: one roll in six brings it, or more."""
        return 6 * self.ending >= self.rolls
