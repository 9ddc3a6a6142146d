"""The map as the bots read it: which buildings can be placed where, and what each of them would move."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple, Self

from bigshot_desktop.games.shark.rules.material import (
    BUILDINGS_EACH,
    N_COMPANIES,
    TOP_VALUE,
    ZONES,
    World,
    squares_in,
)

COMPANIES: Final = range(N_COMPANIES)
NO_FALLS: Final = (0,) * N_COMPANIES


class Building(NamedTuple):
    """A building that can be placed, and what it does to values, whoever places it."""

    company: int
    square: int
    rise: int
    """By how much its company's value changes; less than 0 only in variant I (SH-30)."""
    bonus: int
    falls: tuple[int, ...]
    """By how much the value of each company falls: that of its victims, and its own in variant I."""
    last: bool
    """Whether it ends the match (SH-21)."""


Openings = list[list[list[Building]]]
"""By zone (there is no zone 0) and company: the buildings that differ in what they move, one square of each kind.

Where several chains come together the same kind may be there more than once.
"""


class Lands:
    """A world as look-up tables, with what a chain counts at most in it."""

    __slots__ = (
        "around",
        "columns",
        "counts",
        "everywhere",
        "in_zone",
        "not_first",
        "not_last",
        "zone_of",
    )

    def __init__(self, world: World, counted: int) -> None:
        self.counts = tuple(
            0 if size < 2 else min(size, counted) for size in range(BUILDINGS_EACH + 2)
        )
        """What a chain of each size adds to the value of its company (SH-12, SH-30)."""
        self.columns = world.columns
        self.not_first = world.not_first
        self.not_last = world.not_last
        self.zone_of = world.zone_of
        self.in_zone = world.in_zone
        self.everywhere = sum(world.in_zone)
        self.around = tuple(map(squares_in, world.touching))


lands_of: Final = lru_cache(maxsize=8)(Lands)


class MapReading:
    """The buildings on the map, as chains that know their company and size."""

    __slots__ = (
        "at",
        "built",
        "lands",
        "lone",
        "masks",
        "owners",
        "sizes",
        "sums",
        "used",
        "values",
    )

    lands: Lands
    built: list[int]
    at: list[int]
    """The number of the chain on each square, −1 where there is none."""
    owners: list[int]
    """By chain, as sizes and masks: its company. Chains that are gone keep their number."""
    sizes: list[int]
    masks: list[int]
    sums: list[int]
    """By company: what its chains of two or more count together, beyond the top too (SH-12)."""
    lone: list[int]
    """By company: how many buildings stand alone."""
    values: list[int]
    used: list[int]

    @classmethod
    def of(cls, lands: Lands, chains: Iterable[Sequence[int]], used: Sequence[int]) -> Self:
        new = cls()
        new.lands = lands
        new.used = list(used)
        new.built, new.sums, new.lone, new.values = [], [], [], []
        new.owners, new.sizes, new.masks = [], [], []
        new.at = at = [-1] * len(lands.zone_of)
        for company, masks in enumerate(chains):
            total = lone = 0
            for mask in masks:
                size = mask.bit_count()
                total += lands.counts[size]
                lone += size == 1
                for square in squares_in(mask):
                    at[square] = len(new.owners)
                new.owners.append(company)
                new.sizes.append(size)
                new.masks.append(mask)
            new.built.append(sum(masks))
            new.sums.append(total)
            new.lone.append(lone)
            new.values.append(min(total, TOP_VALUE) or (1 if lone else 0))
        return new

    def with_building(self, company: int, square: int) -> MapReading:
        """The map after a building was placed, which must be allowed."""
        new = MapReading()
        new.lands = lands = self.lands
        new.built = built = self.built[:]
        new.at = at = self.at[:]
        new.owners = owners = self.owners[:]
        new.sizes = sizes = self.sizes[:]
        new.masks = masks = self.masks[:]
        new.sums = sums = self.sums[:]
        new.lone = lone = self.lone[:]
        new.values = values = self.values[:]
        new.used = used = self.used[:]
        counts = lands.counts
        joined, number = 1 << square, len(owners)
        touched = {at[near] for near in lands.around[square]}
        touched.discard(-1)
        for chain in touched:
            owner, size, mask = owners[chain], sizes[chain], masks[chain]
            sums[owner] -= counts[size]
            lone[owner] -= size == 1
            if owner == company:
                joined |= mask
            else:
                built[owner] ^= mask
                for gone in squares_in(mask):
                    at[gone] = -1
                values[owner] = min(sums[owner], TOP_VALUE) or (1 if lone[owner] else 0)
        size = joined.bit_count()
        if size == 1:
            lone[company] += 1
            at[square] = number
        else:
            sums[company] += counts[size]
            for one in squares_in(joined):
                at[one] = number
        owners.append(company)
        sizes.append(size)
        masks.append(joined)
        built[company] |= joined
        used[company] += 1
        values[company] = min(sums[company], TOP_VALUE) or 1
        return new

    def building(self, company: int, square: int) -> Building | None:
        """What a building on an empty square would do; None where a rival's chain is too large (SH-15)."""
        at, owners, sizes, counts = self.at, self.owners, self.sizes, self.lands.counts
        size, total = 1, self.sums[company]
        own = rival = -1
        mine: list[int] = []
        foreign: list[int] = []
        for near in self.lands.around[square]:
            chain = at[near]
            if chain < 0:
                continue
            if owners[chain] != company:
                if chain != rival and chain not in foreign:
                    foreign.append(chain)
                    rival = chain
            elif chain != own and chain not in mine:
                mine.append(chain)
                own = chain
                size += sizes[chain]
                total -= counts[sizes[chain]]
        for chain in foreign:
            if sizes[chain] >= size:
                return None
        total += counts[size]
        new = TOP_VALUE if total > TOP_VALUE else total or 1
        rise = new - self.values[company]
        bonus = new if rise > 0 else 1 if size == 1 else 0
        last = new == TOP_VALUE or self.used[company] + 1 >= BUILDINGS_EACH
        if foreign:
            return Building(company, square, rise, bonus, self._falls(company, rise, foreign), last)
        if rise < 0:
            falls = tuple(-rise if one == company else 0 for one in COMPANIES)
            return Building(company, square, rise, bonus, falls, last)
        return Building(company, square, rise, bonus, NO_FALLS, last)

    def _falls(self, company: int, rise: int, victims: list[int]) -> tuple[int, ...]:
        """What companies lose with these chains (SH-16); the builder's too where joining lowers it (SH-30)."""
        falls = [0] * N_COMPANIES
        if rise < 0:
            falls[company] = -rise
        counts = self.lands.counts
        for owner in {self.owners[chain] for chain in victims}:
            total, lone = self.sums[owner], self.lone[owner]
            for chain in victims:
                if self.owners[chain] == owner:
                    size = self.sizes[chain]
                    total -= counts[size]
                    lone -= size == 1
            falls[owner] = self.values[owner] - (min(total, TOP_VALUE) or (1 if lone else 0))
        return tuple(falls)

    def openings(self) -> Openings:
        """All that can be placed, of each kind one (see :data:`Openings`).

        Squares that touch one chain of the company and nothing else are found by masks, chain by chain.
        """
        lands, sums, sizes, counts = self.lands, self.sums, self.sizes, self.lands.counts
        a, b, c, d = self.built
        everything = a | b | c | d
        empty = lands.everywhere & ~everything
        free = empty & ~self._around(everything)
        in_zone, zone_of = lands.in_zone, lands.zone_of
        halos: list[list[tuple[int, int]]] = [[] for _ in COMPANIES]
        for chain in set(self.at):
            if chain >= 0:
                halo = self._around(self.masks[chain]) & empty
                halos[self.owners[chain]].append((sizes[chain], halo))
        table: Openings = [[[] for _ in COMPANIES] for _ in range(len(ZONES) + 1)]
        for company in COMPANIES:
            value = self.values[company]
            foreign = self._around(everything ^ self.built[company])
            once = several = 0
            for _, halo in halos[company]:
                several |= once & halo
                once |= halo
            simple = ~(several | foreign)
            plain: dict[tuple[int, int], int] = {}
            if free:
                plain[0 if value else 1, 1] = free
            for size, halo in halos[company]:
                squares = halo & simple
                if squares:
                    new = min(TOP_VALUE, sums[company] - counts[size] + counts[size + 1])
                    kind = (new - value, new if new > value else 0)
                    plain[kind] = plain.get(kind, 0) | squares
            last_one = self.used[company] + 1 >= BUILDINGS_EACH
            for kind in sorted(plain, reverse=True):
                rise, bonus = kind
                falls = NO_FALLS
                if rise < 0:
                    falls = tuple(-rise if one == company else 0 for one in COMPANIES)
                last = last_one or value + rise == TOP_VALUE
                for zone in ZONES:
                    spots = plain[kind] & in_zone[zone]
                    if spots:
                        square = (spots & -spots).bit_length() - 1
                        one = Building(company, square, rise, bonus, falls, last)
                        table[zone][company].append(one)
            for one in self._buildings(company, once & ~simple):
                table[zone_of[one.square]][company].append(one)
        return table

    def openings_in(self, zone: int, company: int) -> list[Building]:
        """What a company can build in a zone: all next to its chains, and one that stands alone."""
        a, b, c, d = self.built
        empty = self.lands.in_zone[zone] & ~(a | b | c | d)
        found = self._buildings(company, self._around(self.built[company]) & empty)
        free = empty & ~self._around(a | b | c | d)
        if free:
            found.append(self._alone(company, free))
        return found

    def _buildings(self, company: int, squares: int) -> list[Building]:
        """The buildings that are allowed on some empty squares."""
        found = []
        building = self.building
        while squares:
            bit = squares & -squares
            squares ^= bit
            one = building(company, bit.bit_length() - 1)
            if one:
                found.append(one)
        return found

    def _alone(self, company: int, spots: int) -> Building:
        """A building on one of these squares, none of which touches another building."""
        return Building(
            company,
            (spots & -spots).bit_length() - 1,
            0 if self.values[company] else 1,
            1,
            NO_FALLS,
            self.used[company] + 1 >= BUILDINGS_EACH,
        )

    def _around(self, squares: int) -> int:
        lands = self.lands
        return (
            squares << 1 & lands.not_first
            | squares >> 1 & lands.not_last
            | squares << lands.columns
            | squares >> lands.columns
        )
