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


def place(
    level: Level,
    judge: Judge,
    position: Position,
    seat: int,
    spots: tuple[int, ...],
    rng: Random,
    budget: Budget,
) -> tuple[list[Option], int]:
    """The buildings that were looked at most closely, best first, and how many positions were judged for them."""
    options: list[Option] = []
    for number, building in enumerate(candidates(position.ground, spots, level.squares), start=1):
        after = Assessment(judge, position.after(seat, building))
        options.append(Option(building, after, after.chance(seat)))
        if number % OFTEN == 0 and budget.spent:
            break
    effort = len(options)
    options.sort(key=lambda one: -one.chance)
    if level.trades and len(options) > 1:
        options = options[: level.trades]
        for option in options:
            if not option.after.position.over:
                trading = Trading(option.after, seat, before=False)
                best = trading.search(level.steps)[0]
                effort += len(trading.scores)
                passed = option.after.position.traded(seat, best, trading.cash_with(best), 0)
                option.after = Assessment(judge, passed, option.after.table.outlook)
                option.chance = option.after.chance(seat)
        options.sort(key=lambda one: -one.chance)
    if level.paths and len(options) > 1 and not budget.spent:
        options = options[: level.finalists]
        dice = paths_of_dice(position, seat, level.paths, rng)
        for option in options:
            after = option.after.position
            if not after.over:
                found = paths(after, seat, dice, budget)
                chances = [
                    path.chance(judge, after.shares[seat], after.cash[seat]) for path in found
                ]
                effort += len(chances)
                option.chance = sum(chances) / len(chances)
        options.sort(key=lambda one: -one.chance)
    return options, effort


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
