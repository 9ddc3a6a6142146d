"""A turn by the dice: what a seat would build for each of the 36 rolls, and what that moves on average."""

from __future__ import annotations

from collections.abc import Sequence

from bigshot_desktop.games.shark.bots.map_reading import COMPANIES, NO_FALLS, Building, Openings
from bigshot_desktop.games.shark.bots.position import Odds
from bigshot_desktop.games.shark.rules.material import N_COMPANIES, ZONES


class Turn:
    """What one turn, or several, are expected to move."""

    __slots__ = ("bonus", "crash", "crashes", "fall", "liking", "rise")

    def __init__(self) -> None:
        self.rise = [0.0] * N_COMPANIES
        """By company: what its value is expected to gain …"""
        self.fall = [0.0] * N_COMPANIES
        """… and to lose."""
        self.crash = [0.0] * N_COMPANIES
        """By company: how likely it is to fall at all."""
        self.bonus = 0.0
        self.liking = 0.0
        """What the seat itself expects of it."""
        self.crashes: list[tuple[float, tuple[int, ...]]] = []
        """How likely which companies fall by how much."""

    def expect(self, chance: float, building: Building) -> None:
        company, _, rise, bonus, falls, _ = building
        self.bonus += chance * bonus
        if rise > 0:
            self.rise[company] += chance * rise
        if falls is not NO_FALLS and any(falls):
            self.crashes.append((chance, falls))
            for victim, fall in enumerate(falls):
                if fall:
                    self.fall[victim] += chance * fall
                    self.crash[victim] += chance


def fewest_built(built: Sequence[int]) -> list[int]:
    """The companies with the fewest buildings on the map (SH-31)."""
    numbers = [squares.bit_count() for squares in built]
    return [company for company in COMPANIES if numbers[company] == min(numbers)]


def expected_turn(
    openings: Openings,
    built: Sequence[int],
    odds: Odds,
    per_rise: Sequence[float],
    per_fall: Sequence[float],
    turn: Turn | None = None,
) -> Turn:
    """The turn of a seat that likes a company's rise and fall so much and takes what it likes best.

    Adds to a turn if one is given.
    """
    turn = turn or Turn()
    expect = turn.expect
    fewest = fewest_built(built) if odds.fewest else []
    for zone in ZONES:
        likings: list[tuple[float, Building] | None] = []
        free: tuple[float, Building] | None = None
        for buildings in openings[zone]:
            best: Building | None = None
            most = -1e9
            for building in buildings:
                company, _, rise, bonus, falls, _ = building
                liking = bonus + rise * per_rise[company] if rise > 0 else float(bonus)
                if falls is not NO_FALLS:
                    for victim, fall in enumerate(falls):
                        if fall:
                            liking += fall * per_fall[victim]
                if liking > most:
                    most, best = liking, building
            if best is None:
                likings.append(None)
                continue
            likings.append((most, best))
            if odds.company:
                expect(odds.company, best)
                turn.liking += odds.company * most
            if free is None or most > free[0]:
                free = likings[-1]
        if free is None:
            continue
        expect(odds.free, free[1])
        turn.liking += odds.free * free[0]
        if fewest:
            choice = max(
                (one for company in fewest if (one := likings[company])),
                key=lambda one: one[0],
                default=None,
            )
            if choice:
                expect(odds.fewest, choice[1])
                turn.liking += odds.fewest * choice[0]
    return turn
