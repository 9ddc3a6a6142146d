"""Where to build: the chance to win after each building, with the deals that follow and the rivals' next turns."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from bigshot_desktop.bots.bot import Budget
from bigshot_desktop.bots.judge import Judge
from bigshot_desktop.games.shark.bots.assessment import Assessment
from bigshot_desktop.games.shark.bots.foresight import paths, paths_of_dice
from bigshot_desktop.games.shark.bots.level import Level
from bigshot_desktop.games.shark.bots.map_reading import COMPANIES, Building, MapReading
from bigshot_desktop.games.shark.bots.position import Position
from bigshot_desktop.games.shark.bots.trading import Trading
from bigshot_desktop.games.shark.rules.material import squares_in

OFTEN: Final = 16
"""After so many buildings the clock is looked at, which takes time itself."""


@dataclass(slots=True)
class Option:
    """A building, the table after it, and the chance to win there."""

    building: Building
    after: Assessment
    chance: float


class Placing:
    """One decision where to build: many buildings are looked at, and the better ones ever more closely."""

    def __init__(
        self, level: Level, judge: Judge, position: Position, seat: int, budget: Budget
    ) -> None:
        self.level = level
        self.judge = judge
        self.position = position
        self.seat = seat
        self.budget = budget
        self.options: list[Option] = []
        """From the best down."""
        self.effort = 0

    def look(self, spots: tuple[int, ...], rng: Random) -> list[Option]:
        """The buildings that were looked at most closely, best first."""
        level = self.level
        self._at_once(spots)
        if level.trades and len(self.options) > 1:
            del self.options[level.trades :]
            self._with_deals()
        if level.paths and len(self.options) > 1 and not self.budget.spent:
            del self.options[level.finalists :]
            self._played_on(rng)
        return self.options

    def closely(self, spots: tuple[int, ...], rng: Random) -> float:
        """The chance to win with the best of these buildings, each looked at as closely as the best ones are."""
        self._at_once(spots)
        if self.level.trades:
            self._with_deals()
        if self.level.paths:
            self._played_on(rng)
        return self.options[0].chance

    def _rank(self) -> None:
        self.options.sort(key=lambda one: -one.chance)

    def _at_once(self, spots: tuple[int, ...]) -> None:
        """As the table is when everybody has paid."""
        buildings = candidates(self.position.ground, spots, self.level.squares)
        for building in buildings:
            after = Assessment(self.judge, self.position.after(self.seat, building))
            self.options.append(Option(building, after, after.chance(self.seat)))
            self.effort += 1
            if self.effort % OFTEN == 0 and self.budget.spent:
                break
        self._rank()

    def _with_deals(self) -> None:
        """With the best deals after them."""
        for option in self.options:
            after = option.after
            if after.position.over:
                continue
            trading = Trading(after, self.seat, before=False)
            best = trading.search(self.level.steps)[0]
            self.effort += len(trading.chances)
            traded = after.position.traded(self.seat, best, trading.cash_with(best), 0)
            option.after = Assessment(self.judge, traded, after.table.outlook)
            option.chance = option.after.chance(self.seat)
        self._rank()

    def _played_on(self, rng: Random) -> None:
        """With the rivals' next turns, along the same paths of dice for all of them."""
        seat = self.seat
        dice = paths_of_dice(self.position, seat, self.level.paths, rng)
        for option in self.options:
            after = option.after.position
            if after.over:
                continue
            found = paths(after, seat, dice, self.budget)
            chances = [
                path.chance(self.judge, after.shares[seat], after.cash[seat]) for path in found
            ]
            self.effort += len(chances)
            option.chance = sum(chances) / len(chances)
        self._rank()


def candidates(ground: MapReading, spots: tuple[int, ...], squares: int) -> list[Building]:
    """The buildings that are allowed; of those that move the same only so many, where they lie best."""
    kinds: dict[tuple[int, int, tuple[int, ...]], list[tuple[float, Building]]] = {}
    for company in COMPANIES:
        for square in squares_in(spots[company]):
            building = ground.building(company, square)
            assert building is not None
            kind = (company, building.rise, building.falls)
            kinds.setdefault(kind, []).append((neighbourhood(ground, building), building))
    found = []
    for alike in kinds.values():
        alike.sort(key=lambda one: (-one[0], one[1].square))
        found += [building for _, building in alike[:squares]]
    return found


def neighbourhood(ground: MapReading, building: Building) -> float:
    """How a square lies: own buildings two steps away can be joined, rivals there are in the way."""
    around, at, owners = ground.lands.around, ground.at, ground.owners
    score = 0.0
    for near in around[building.square]:
        if at[near] >= 0:
            continue
        score += 0.1
        for far in around[near]:
            chain = at[far]
            if chain >= 0:
                score += 1 if owners[chain] == building.company else -0.6
    return score
