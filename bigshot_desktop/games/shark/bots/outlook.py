"""What the map promises the shares of each company, and what the round ahead does if all build as they like best."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from bigshot_desktop.games.shark.bots.map_reading import COMPANIES, NO_FALLS, MapReading
from bigshot_desktop.games.shark.bots.position import Holding, Odds
from bigshot_desktop.games.shark.rules.material import (
    BUILDINGS_EACH,
    N_COMPANIES,
    TOP_VALUE,
    ZONES,
)

Kind = tuple[int, int, tuple[int, ...], bool]
"""Of a building: rise, bonus, falls, and whether it is the last."""

NOTHING: Final = [0.0] * N_COMPANIES
NEVER: Final = -(10**9)
END: Final = 10**6
"""How much more than money it counts to end the match as its winner, or not to end it otherwise."""


class Outlook:
    """What the map alone tells, whoever holds the shares."""

    __slots__ = (
        "built",
        "cells",
        "end",
        "ending",
        "exposed",
        "fall",
        "fewest",
        "known",
        "lead",
        "odds",
        "room",
        "time",
        "used",
        "values",
        "victims",
        "worst",
        "zones",
    )

    def __init__(self, ground: MapReading, odds: Odds) -> None:
        self.values = ground.values
        self.odds = odds
        openings = ground.openings()
        self.cells: list[list[tuple[tuple[Kind, ...], int]]] = [[] for _ in COMPANIES]
        """By company: what it can build in a zone, and in how many zones that is so."""
        zones: dict[tuple[int, ...], int] = {}
        numbers: list[list[int]] = []
        for company in COMPANIES:
            places: dict[tuple[Kind, ...], int] = {}
            tally: list[int] = []
            where: list[int] = []
            for zone in ZONES:
                kinds = tuple([one[2:] for one in openings[zone][company]])
                place = places.setdefault(kinds, len(places))
                if place == len(tally):
                    tally.append(0)
                tally[place] += 1
                where.append(place)
            self.cells[company] = list(zip(places, tally, strict=True))
            numbers.append(where)
        for key in zip(*numbers, strict=True):
            zones[key] = zones.get(key, 0) + 1
        self.zones = list(zones.items())
        """Which of them come together in a zone, by company, and in how many zones."""
        built = [squares.bit_count() for squares in ground.built]
        few = min(built)
        self.fewest = [company for company in COMPANIES if built[company] == few]
        """The companies with the fewest buildings on the map (SH-31)."""
        self.known: dict[tuple[int, ...], Favourites] = {}
        """What was worked out already of :meth:`favourites`."""
        self.victims: list[list[int]] = []
        """By company: which companies it can let fall, itself too (SH-30) …"""
        self.ending = [False] * N_COMPANIES
        """… and whether it can end the match."""
        self._look_at_cells(odds)
        self._look_at_chains(ground)

    def _look_at_cells(self, odds: Odds) -> None:
        room = [0.0] * N_COMPANIES
        fall = [0.0] * N_COMPANIES
        worst = [0] * N_COMPANIES
        end = 0.0
        named, chosen = odds.company, odds.free + odds.fewest
        found: list[list[tuple[tuple[int, ...], bool]]] = [[] for _ in COMPANIES]
        for company, cells in enumerate(self.cells):
            deepest = NO_FALLS
            for kinds, zones in cells:
                best, last, falls = 0, False, NO_FALLS
                for rise, _, down, ends in kinds:
                    if rise > best:
                        best = rise
                    if ends:
                        last = True
                    if down is not NO_FALLS:
                        falls = deeper(falls, down)
                room[company] += best * zones
                if last:
                    self.ending[company] = True
                    end += named * zones
                if falls is not NO_FALLS:
                    deepest = deeper(deepest, falls)
                    for victim, depth in enumerate(falls):
                        fall[victim] += named * zones * depth
                found[company].append((falls, last))
            self.victims.append([victim for victim in COMPANIES if deepest[victim]])
        for places, number in self.zones:
            falls, last = NO_FALLS, False
            for company, place in enumerate(places):
                down, ends = found[company][place]
                last = last or ends
                if down is not NO_FALLS:
                    falls = deeper(falls, down)
            if last:
                end += chosen * number
            if falls is not NO_FALLS:
                for victim, depth in enumerate(falls):
                    if depth:
                        fall[victim] += chosen * number * depth
                        if depth > worst[victim]:
                            worst[victim] = depth
        self.room = [one / len(ZONES) for one in room]
        """By company: how much it rises in a zone, on average, where it is let to."""
        self.fall = fall
        """How much it falls in a turn on average if everybody wishes it ill …"""
        self.worst = worst
        """… and by how much at the most."""
        self.end = end
        """How likely the dice are to let a player end the match."""

    def favourites(
        self,
        company: int,
        others: int,
        likes: int,
        per_fall: Sequence[int],
        wins: Callable[[Kind], bool] | None,
    ) -> Favourites:
        """What somebody builds who likes the company's rise and all falls so much, against so many others."""
        named = self.odds.company
        likings: list[int] = []
        favourites: list[Kind | None] = []
        crashes = []
        got = up = ends = 0.0
        down = [0.0] * N_COMPANIES
        p, q, r, s = per_fall
        for kinds, number in self.cells[company]:
            most, favourite = NEVER, None
            for kind in kinds:
                rise, bonus, falls, last = kind
                liking = bonus * others
                if rise > 0:
                    liking += rise * likes
                if falls is not NO_FALLS:
                    a, b, c, d = falls
                    liking += a * p + b * q + c * r + d * s
                if last and wins:
                    liking += END if wins(kind) else -END
                if liking > most:
                    most, favourite = liking, kind
            likings.append(most)
            favourites.append(favourite)
            if favourite and named:
                chance = named * number
                rise, bonus, falls, last = favourite
                got += chance * bonus
                if rise > 0:
                    up += chance * rise
                if falls is not NO_FALLS:
                    crashes.append((chance, falls))
                    for victim in self.victims[company]:
                        down[victim] += chance * falls[victim]
                if last and most > END // 2:
                    ends += chance
        return Favourites(likings, favourites, got, up, down, crashes, ends)

    def _look_at_chains(self, ground: MapReading) -> None:
        longest = [0] * N_COMPANIES
        sizes: list[list[int]] = [[] for _ in COMPANIES]
        for chain in set(ground.at):
            if chain >= 0:
                company, size = ground.owners[chain], ground.sizes[chain]
                sizes[company].append(size)
                if size > longest[company]:
                    longest[company] = size
        self.lead, self.exposed = [], []
        far = used = 0.0
        for company in COMPANIES:
            others = max(longest[other] for other in COMPANIES if other != company)
            self.lead.append((longest[company] - others) / 5)
            self.exposed.append(
                sum([size for size in sizes[company] if 1 < size <= others]) / TOP_VALUE
            )
            used += ground.used[company]
            far = max(far, ground.values[company] / TOP_VALUE)
            far = max(far, ground.used[company] / BUILDINGS_EACH)
        self.used = [one / BUILDINGS_EACH for one in ground.used]
        self.time = 1 - far
        """What is left of the match until a company is at the top or out of buildings."""
        self.built = used / (N_COMPANIES * BUILDINGS_EACH)


class Favourites(NamedTuple):
    """What somebody likes best of all that a company can build, by what it can build in a zone."""

    likings: list[int]
    kinds: list[Kind | None]
    bonus: float
    """What the rolls that name the company are expected to bring: the bonus …"""
    rise: float
    """… the rise of its value …"""
    falls: list[float]
    """… the falls of all of them …"""
    crashes: list[tuple[float, tuple[int, ...]]]
    """… how likely which falls are …"""
    ends: float
    """… and how likely the end of the match is, with himself as the winner."""


class Round:
    """A turn of everybody, by the dice: each builds what moves most money from the others to it."""

    __slots__ = ("bonus", "crashes", "ends", "fall", "own_fall", "own_rise", "rise")

    def __init__(
        self,
        outlook: Outlook,
        shares: Sequence[Holding],
        wealth: Sequence[int],
        playing: Sequence[int],
    ) -> None:
        players = len(shares)
        self.own_rise = [NOTHING] * players
        """By seat and company: what its value is expected to gain by the seat's own building …"""
        self.own_fall = [NOTHING] * players
        """… and to lose."""
        self.bonus = [0.0] * players
        self.ends = [0.0] * players
        """By seat: how likely it is to end the match as its winner."""
        self.crashes: list[Sequence[tuple[float, tuple[int, ...]]]] = [()] * players
        """By seat: how likely it lets companies fall by how much."""
        others = len(playing) - 1 or 1
        issued = shares_of(playing, shares)
        known, victims, ending = outlook.known, outlook.victims, outlook.ending
        for seat in playing:
            per_rise, per_fall = tastes(shares[seat], issued, others)
            best: list[Favourites] = []
            for company in COMPANIES:
                likes = per_rise[company]
                if ending[company]:

                    def wins(kind: Kind, seat: int = seat, company: int = company) -> bool:
                        return wins_by(wealth, shares, playing, seat, company, kind)

                    best.append(outlook.favourites(company, others, likes, per_fall, wins))
                    continue
                key = (company, others, likes, *map(per_fall.__getitem__, victims[company]))
                found = known.get(key)
                if found is None:
                    found = outlook.favourites(company, others, likes, per_fall, None)
                    known[key] = found
                best.append(found)
            self._expect(outlook, seat, best)
        self.rise = list(map(sum, zip(*self.own_rise, strict=True)))
        """By company: what its value is expected to gain in all …"""
        self.fall = list(map(sum, zip(*self.own_fall, strict=True)))
        """… and to lose."""

    def _expect(self, outlook: Outlook, seat: int, best: list[Favourites]) -> None:
        """Tells what a seat does: for the rolls that name a company, and for those that leave the choice."""
        first, second, third, fourth = best
        rises = [first.rise, second.rise, third.rise, fourth.rise]
        bonus = first.bonus + second.bonus + third.bonus + fourth.bonus
        ends = first.ends + second.ends + third.ends + fourth.ends
        crashes = first.crashes + second.crashes + third.crashes + fourth.crashes
        falls = [0.0, 0.0, 0.0, 0.0]
        if crashes:
            columns = zip(first.falls, second.falls, third.falls, fourth.falls, strict=True)
            falls = list(map(sum, columns))
        free, black = outlook.odds.free, outlook.odds.fewest
        reds, blues, greens, yellows = (one.likings for one in best)
        for places, number in outlook.zones:
            red, blue, green, yellow = places
            which, top = 0, reds[red]
            if blues[blue] > top:
                which, top = 1, blues[blue]
            if greens[green] > top:
                which, top = 2, greens[green]
            if yellows[yellow] > top:
                which, top = 3, yellows[yellow]
            chosen = [(free * number, top, which)]
            if black:
                likings = (reds[red], blues[blue], greens[green], yellows[yellow])
                which = max(outlook.fewest, key=likings.__getitem__)
                chosen.append((black * number, likings[which], which))
            for chance, top, which in chosen:
                kind = best[which].kinds[places[which]]
                if kind is None:
                    continue
                rise, got, down, last = kind
                bonus += chance * got
                if rise > 0:
                    rises[which] += chance * rise
                if down is not NO_FALLS:
                    crashes.append((chance, down))
                    for victim in outlook.victims[which]:
                        falls[victim] += chance * down[victim]
                if last and top > END // 2:
                    ends += chance
        self.own_rise[seat], self.own_fall[seat] = rises, falls
        self.bonus[seat], self.ends[seat] = bonus, ends
        self.crashes[seat] = crashes


def shares_of(seats: Sequence[int], shares: Sequence[Holding]) -> list[int]:
    """How many shares of each company these seats have together."""
    issued = [0] * N_COMPANIES
    for seat in seats:
        a, b, c, d = shares[seat]
        issued[0] += a
        issued[1] += b
        issued[2] += c
        issued[3] += d
    return issued


def tastes(held: Holding, issued: Sequence[int], others: int) -> tuple[list[int], list[int]]:
    """How a seat likes rises and falls of each company, compared with the mean of so many others (SH-14, SH-17).

    All in money times the number of the others: so everything is whole numbers.
    """
    per_rise, per_fall = [], []
    for number, all_ in zip(held, issued, strict=True):
        own, rest = number * others, all_ - number
        per_rise.append(2 * (own - rest))
        per_fall.append(2 * rest - own)
    return per_rise, per_fall


def wins_by(
    wealth: Sequence[int],
    shares: Sequence[Holding],
    playing: Sequence[int],
    mover: int,
    company: int,
    kind: Kind,
) -> bool:
    """Whether a seat that ends the match with a building is the richest then (SH-17, SH-22)."""
    rise, bonus, falls, _ = kind
    up = 2 * rise if rise > 0 else 0
    own, best = 0, NEVER
    for seat in playing:
        held = shares[seat]
        after = wealth[seat] + up * held[company]
        lost = (
            held[0] * falls[0] + held[1] * falls[1] + held[2] * falls[2] + held[3] * falls[3]
            if falls is not NO_FALLS
            else 0
        )
        if seat == mover:
            own = after + bonus - lost
        else:
            best = max(best, after - 2 * lost)
    return own >= best


def deeper(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    """The deeper fall of each company."""
    a, b, c, d = one
    e, f, g, h = other
    return (max(e, a), max(f, b), max(g, c), max(h, d))
