"""Playing on in the mind: the own roll, and the rivals' turns up to the next one, by the dice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Final

from bigshot_desktop.bots.bot import Budget
from bigshot_desktop.bots.judge import Judge
from bigshot_desktop.games.shark.bots.assessment import Assessment
from bigshot_desktop.games.shark.bots.map_reading import COMPANIES, NO_FALLS, Building, MapReading
from bigshot_desktop.games.shark.bots.outlook import END, NEVER, Outlook, shares_of, tastes
from bigshot_desktop.games.shark.bots.position import Holding, Position, covered, following, worth
from bigshot_desktop.games.shark.rules.material import BLACK, COLOUR_DIE, N_COMPANIES, NO_DIE, ZONES

OFTEN: Final = 9
"""After so many paths the clock is looked at, which takes time itself."""

Dice = tuple[int, int]
"""A zone, and a face of the colour die."""

FACES: Final = tuple((zone, colour) for zone in ZONES for colour in COLOUR_DIE)
ZONE_FACES: Final = tuple((zone, NO_DIE) for zone in ZONES for _ in COLOUR_DIE)


# --- what a seat likes ---------------------------------------------------------------------------


class Taste:
    """What a seat gains by rises and falls, compared with the others, in money."""

    __slots__ = ("others", "per_fall", "per_rise")

    def __init__(self, position: Position, seat: int) -> None:
        playing, shares = position.playing, position.shares
        self.others = len(playing) - 1 or 1
        self.per_rise, self.per_fall = tastes(shares[seat], shares_of(playing, shares), self.others)

    def liking(self, building: Building) -> int:
        """How much a seat likes to place a building (SH-13, SH-14, SH-17)."""
        company, _, rise, bonus, falls, _ = building
        liking = bonus * self.others
        if rise > 0:
            liking += rise * self.per_rise[company]
        if falls is not NO_FALLS:
            liking += worth(falls, self.per_fall)
        return liking


def fewest_built(built: Sequence[int]) -> list[int]:
    """The companies with the fewest buildings on the map (SH-31)."""
    numbers = [squares.bit_count() for squares in built]
    return [company for company in COMPANIES if numbers[company] == min(numbers)]


def companies_of(position: Position, colour: int) -> Sequence[int]:
    """The companies among which a face of the colour die leaves the choice (SH-09, SH-31, SH-32)."""
    if 0 <= colour < N_COMPANIES:
        return (colour,)
    if colour == BLACK and position.odds.fewest:
        return fewest_built(position.ground.built)
    return COMPANIES


def favourite(position: Position, seat: int, zone: int, colour: int) -> Building | None:
    """What a seat would build after a roll: what it likes best at once, and the end if that makes it win (SH-21)."""
    taste = Taste(position, seat)
    best: Building | None = None
    most = NEVER
    for company in companies_of(position, colour):
        for building in position.ground.openings_in(zone, company):
            liking = taste.liking(building)
            if building.last:
                liking += END if seat in position.after(seat, building).winners() else -END
            if liking > most:
                most, best = liking, building
    return best


# --- the own roll --------------------------------------------------------------------------------


class OwnRoll:
    """The 36 rolls before a seat, with the buildings it could place."""

    def __init__(
        self, judge: Judge, position: Position, seat: int, holdings: Iterable[Holding], kinds: int
    ) -> None:
        self.judge = judge
        self.position = position
        self.seat = seat
        openings = position.ground.openings()
        tastes = [
            Taste(position.traded(seat, one, position.cash[seat], 0), seat) for one in holdings
        ]
        self.buildings: dict[tuple[int, int], list[tuple[Building, MapReading, Outlook]]] = {}
        for zone in ZONES:
            for company in COMPANIES:
                buildings = openings[zone][company]
                chosen: dict[Building, None] = {}
                for taste in tastes:
                    ranked = sorted(buildings, key=lambda one: -taste.liking(one))
                    chosen |= dict.fromkeys(ranked[:kinds])
                found = []
                for building in chosen:
                    ground = position.ground.with_building(company, building.square)
                    found.append((building, ground, Outlook(ground, position.odds)))
                self.buildings[zone, company] = found

    def chance(self, holding: Holding, cash: int, allowance: int) -> float:
        """The chance to win with a holding, by the best building for every roll."""
        seat, position = self.seat, self.position
        traded = position.traded(seat, holding, cash, allowance)
        best: dict[tuple[int, int], float] = {}
        for place, buildings in self.buildings.items():
            for building, ground, outlook in buildings:
                after = traded.after(seat, building, ground)
                chance = Assessment(self.judge, after, outlook).chance(seat)
                if chance > best.get(place, -1.0):
                    best[place] = chance
        none = -1.0
        total = 0.0
        for zone, colour in FACES if position.odds.company else ZONE_FACES:
            chances = [
                best[zone, company]
                for company in companies_of(position, colour)
                if (zone, company) in best
            ]
            if chances:
                total += max(chances)
            else:  # nothing can be built, and the turn ends (SH-10)
                if none < 0:
                    none = Assessment(self.judge, traded.passed(seat)).chance(seat)
                total += none
        return total / len(FACES)


# --- the rivals' turns ---------------------------------------------------------------------------


def paths_of_dice(position: Position, seat: int, number: int, rng: Random) -> list[list[Dice]]:
    """Dice for all rivals: on 36 paths each of them rolls each face once."""
    faces = FACES if position.odds.company else ZONE_FACES
    columns: list[list[Dice]] = []
    for _ in range(len(position.playing) - 1):
        column: list[Dice] = []
        while len(column) < number:
            column += rng.sample(faces, min(len(faces), number - len(column)))
        columns.append(column)
    return [list(path) for path in zip(*columns, strict=True)]


class Path:
    """How the rivals' turns went along one path of dice."""

    __slots__ = ("flows", "outlook", "position", "seat")

    def __init__(self, position: Position, seat: int, dice: Sequence[Dice]) -> None:
        self.seat = seat
        self.flows: list[tuple[list[int], list[int]]] = []
        """What a share of each company brought, one building after the other, and its value then."""
        mover = seat
        for zone, colour in dice:
            mover = following(position.playing, mover, len(position.cash))
            if mover == seat:
                break
            best = favourite(position, mover, zone, colour)
            if best is None:
                continue
            position = position.after(mover, best)
            if best.rise > 0 or best.falls is not NO_FALLS:
                flow = [-fall for fall in best.falls]
                flow[best.company] += max(best.rise, 0)
                self.flows.append((flow, position.ground.values))
            if position.over:
                break
        if not position.over:
            position = position.to_move(seat)
        self.position = position
        self.outlook = Outlook(position.ground, position.odds)

    def chance(self, judge: Judge, holding: Holding, cash: int) -> float:
        """The chance to win of a holding and so much cash at the start of the path."""
        for flow, values in self.flows:
            cash += worth(holding, flow)
            if cash < 0:
                cash, holding = covered(-cash, holding, values)
                if cash < 0:
                    return 0.0
        position = self.position
        if self.seat not in position.playing:
            return 0.0
        position = position.traded(self.seat, holding, cash, position.allowances[self.seat])
        return Assessment(judge, position, self.outlook).chance(self.seat)


def paths(
    position: Position, seat: int, dice: Sequence[Sequence[Dice]], budget: Budget
) -> list[Path]:
    """Where the paths of dice lead, as far as time allows."""
    found: list[Path] = []
    for number, one in enumerate(dice, start=1):
        found.append(Path(position, seat, one))
        if number % OFTEN == 0 and budget.spent:
            break
    return found
