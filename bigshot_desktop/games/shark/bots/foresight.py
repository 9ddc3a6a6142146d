"""Playing on in the mind: the rivals' turns up to the bot's next one, along paths of dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from bigshot_desktop.bots.bot import Budget
from bigshot_desktop.games.shark.bots.judgement import Level, tastes
from bigshot_desktop.games.shark.bots.map_reading import COMPANIES, NO_FALLS, Building, MapReading
from bigshot_desktop.games.shark.bots.outlook import fewest_built
from bigshot_desktop.games.shark.bots.position import Position, remaining, worth
from bigshot_desktop.games.shark.bots.worth import promises
from bigshot_desktop.games.shark.rules.material import BLACK, COLOUR_DIE, N_COMPANIES, NO_DIE, ZONES

Dice = tuple[int, int]
"""A zone, and a face of the colour die."""

FACES: Final = tuple((zone, colour) for zone in ZONES for colour in COLOUR_DIE)
ZONE_FACES: Final = tuple((zone, NO_DIE) for zone in ZONES for _ in COLOUR_DIE)


def paths_of_dice(position: Position, sets: int, rng: Random) -> list[tuple[Dice, ...]]:
    """Dice for all rivals, so many times 36 paths: each rival rolls each face equally often."""
    faces = FACES if position.odds.company else ZONE_FACES
    columns = []
    for _ in position.rivals:
        column: list[Dice] = []
        for _ in range(sets):
            column += rng.sample(faces, len(faces))
        columns.append(column)
    return list(zip(*columns, strict=True))


class Future:
    """How one path of dice went."""

    __slots__ = ("_cash", "_flows", "_ground", "_rivals", "_shares", "_worth", "ended")

    def __init__(
        self, ground: MapReading, cash: Sequence[int], shares: Sequence[Sequence[int]]
    ) -> None:
        self._ground = ground
        self._cash = list(cash)
        self._shares = list(shares)
        self._flows: list[tuple[tuple[int, ...], list[int]]] = []
        self._worth: list[float] = []
        self._rivals: list[tuple[float, float]] = []
        self.ended = False

    def play(self, level: Level, position: Position, dice: Sequence[Dice]) -> None:
        """The rivals' turns, one after the other; each builds what it likes best at once."""
        seats = (position.me, *position.rivals)
        for seat, (zone, colour) in zip(position.rivals, dice, strict=True):
            per_rise, per_fall = tastes(self._shares, seats, seat, level.spite)
            ground = self._ground
            if 0 <= colour < N_COMPANIES:
                companies: Sequence[int] = (colour,)
            elif colour == BLACK and position.odds.fewest:
                companies = fewest_built(ground.built)
            else:
                companies = COMPANIES
            best: Building | None = None
            most = -1e9
            for company in companies:
                for building in ground.openings_in(zone, company):
                    _, _, rise, bonus, falls, _ = building
                    liking = bonus + rise * per_rise[company] if rise > 0 else float(bonus)
                    if falls is not NO_FALLS:
                        for victim, fall in enumerate(falls):
                            if fall:
                                liking += fall * per_fall[victim]
                    if liking > most:
                        most, best = liking, building
            if best:
                self._build(seat, best)
                if best.last:
                    self.ended = True
                    return

    def _build(self, seat: int, building: Building) -> None:
        """Money moves as in SH-13 … SH-19."""
        company, square, rise, bonus, falls, _ = building
        cash = self._cash
        self._ground = self._ground.with_building(company, square)
        cash[seat] += bonus
        if rise > 0:
            for one, held in enumerate(self._shares):
                cash[one] += rise * held[company]
        if falls is not NO_FALLS:
            values = self._ground.values
            for one, held in enumerate(self._shares):
                if one != seat:
                    cash[one] -= worth(held, falls)
                    if cash[one] < 0:
                        left = left_over(-cash[one], worth(held, values))
                        cash[one] = 0
                        self._shares[one] = [int(number * left) for number in held]
        if rise > 0 or falls is not NO_FALLS:
            flow = [-fall for fall in falls]
            flow[company] += max(rise, 0)
            self._flows.append((tuple(flow), self._ground.values))

    def settle(self, level: Level, issued: Sequence[int], parts: Mapping[int, float]) -> None:
        """Adds up what there is in the end, and what it promises if the match goes on."""
        ground = self._ground
        values = ground.values
        if self.ended:
            self._worth = [float(value) for value in values]
            ready, others = 1.0, self._worth[:]
        else:
            promised = promises(level.share, level.horizon, ground, ground.openings(), issued)
            ready = 1 + level.cash * remaining(ground)
            self._worth = [value + promise for value, promise in zip(values, promised, strict=True)]
            others = [
                value + level.others * promise
                for value, promise in zip(values, promised, strict=True)
            ]
        self._worth.append(ready)
        for seat, part in parts.items():
            a, b, c, d = self._shares[seat]
            w, x, y, z = others
            wealth = ready * self._cash[seat] + a * w + b * x + c * y + d * z
            self._rivals.append((part, wealth))

    def wealth(self, holding: Sequence[int], cash: int) -> float:
        """What a holding and so much cash of the bot have become in the end, with what they promise."""
        left = 1.0
        for flow, values in self._flows:
            cash += int(left * worth(holding, flow))
            if cash < 0:
                left *= left_over(-cash, int(left * worth(holding, values)))
                cash = 0
        a, b, c, d = holding
        w, x, y, z, ready = self._worth
        return ready * cash + left * (a * w + b * x + c * y + d * z)

    def lead(self, holding: Sequence[int], cash: int) -> float:
        """The lead of a holding and so much cash of the bot over its rivals in the end."""
        return self.wealth(holding, cash) - sum(part * rival for part, rival in self._rivals)


def left_over(short: int, shares: int) -> float:
    """Which part of shares of so much value is left when what is short was paid with them (SH-18, SH-19)."""
    return 1 - 2 * short / shares if shares > 2 * short else 0.0


def futures(
    level: Level,
    position: Position,
    ground: MapReading,
    cash: Sequence[int],
    shares: Sequence[Sequence[int]],
    issued: Sequence[int],
    parts: Mapping[int, float],
    dice: Sequence[tuple[Dice, ...]],
    budget: Budget,
) -> list[Future]:
    """Where all paths of dice lead from a table, as far as time allows."""
    found = []
    for path in dice:
        future = Future(ground, cash, shares)
        future.play(level, position, path)
        future.settle(level, issued, parts)
        found.append(future)
        if budget.spent:
            break
    return found
