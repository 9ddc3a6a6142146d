"""Where the cubes of a lot go best: all ways to share them out over the open districts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Final, NamedTuple

from bigshot_desktop.games.big_shot.bots.features import COLOURS, City, Table
from bigshot_desktop.games.big_shot.bots.position import Plan
from bigshot_desktop.games.big_shot.rules.majority import SIZE, counts, pile_of
from bigshot_desktop.games.big_shot.rules.material import DISTRICT_SIZE, N_COLOURS
from bigshot_desktop.games.big_shot.rules.state import UNDECIDED


class Shares(NamedTuple):
    """How a lot can be shared out: its parts, and the sets of parts that make up the whole."""

    parts: tuple[tuple[int, int], ...]
    """Piles and their sizes."""
    splits: tuple[tuple[int, ...], ...]
    """By number of the part; each part of a split goes to a district of its own."""


@cache
def shares_of(lot: int) -> Shares:
    """The parts and splits of a lot."""
    piles = [
        pile_of(cubes)
        for cubes in product(*(range(number + 1) for number in counts(lot)))
        if any(cubes)
    ]
    number_of = {pile: number for number, pile in enumerate(piles)}

    def splits(rest: int, last: int) -> list[tuple[int, ...]]:
        if not rest:
            return [()]
        return [
            (number_of[pile], *others)
            for pile in piles
            if pile <= last and _holds(rest, pile)
            for others in splits(rest - pile, pile)
        ]

    return Shares(tuple((pile, SIZE[pile]) for pile in piles), tuple(splits(lot, lot)))


def _holds(pile: int, part: int) -> bool:
    return all(counts(pile)[c] >= counts(part)[c] for c in range(N_COLOURS))


Offer = list[tuple[float, int]]
"""What a part brings in each district that has room for it, best first."""
Worth = list[tuple[float, ...]]
"""By district, by colour: what a sure district would add to the chance to win."""


def worth_of(
    table: Table, city: City, value: Sequence[float], need: Sequence[float], parks: bool
) -> Worth:
    """What each district is worth to a seat in the hands of each colour, by the slopes of its chance to win."""
    facts = table.facts
    entries = table.entries
    worth = []
    for d, base in enumerate(facts.values):
        entry = entries[d]
        row = []
        for colour in COLOURS:
            amount = value[colour]
            if not amount:
                row.append(0.0)
                continue
            millions = float(base)
            if parks:
                for park in facts.beside[d]:
                    millions += base * entries[park][colour]
                for park, near in facts.parks:
                    if park == d:
                        millions += sum([entries[e][colour] * facts.values[e] for e in near])
            total = amount * millions
            if need[colour]:
                rest = 1.0 - city.qualify[colour]
                total += need[colour] * _needed(table, city, colour, entry, rest)
            row.append(total)
        worth.append(tuple(row))
    return worth


def _needed(
    table: Table, city: City, colour: int, entry: tuple[float, ...], lacking: float
) -> float:
    """By how much the chance to qualify grows with the chance of a district."""
    without = entry[N_COLOURS + colour]
    if city.lacking[colour] == 1:
        return lacking / without
    none = 1.0
    for one in table.entries:
        none *= one[N_COLOURS + colour]
    odds = entry[2 * N_COLOURS + colour]
    return (lacking - none - none * odds) / without if lacking > none else 0.0


def _offers(table: Table, shares: Shares, worth: Worth) -> list[Offer]:
    """For each part of a lot the best districts."""
    position = table.position
    kinds, tables, entries = table.facts.kinds, table.tables, table.entries
    parts = shares.parts
    offers: list[Offer] = [[] for _ in parts]
    pairs = list(zip(parts, offers, strict=True))
    for d, pile in enumerate(position.piles):
        if position.owners[d] != UNDECIDED:
            continue
        k0, k1, k2, k3 = worth[d]
        p0, p1, p2, p3 = entries[d][:4]
        base = k0 * p0 + k1 * p1 + k2 * p2 + k3 * p3
        after = tables[kinds[d]]
        room = DISTRICT_SIZE - SIZE[pile]
        for (part, size), offer in pairs:
            if size <= room:
                entry = after[pile + part]
                offer.append(
                    (k0 * entry[0] + k1 * entry[1] + k2 * entry[2] + k3 * entry[3] - base, d)
                )
    for offer in offers:
        offer.sort(reverse=True)
    return offers


WIDE: Final = 3
"""So many districts are tried for each part where plans are looked for thoroughly."""


def _assigned(
    offers: list[Offer], split: tuple[int, ...], extra: int
) -> list[tuple[float, tuple[int, ...]]]:
    """Districts for the parts of a split, all different; with ``extra`` more than the best."""
    number = len(split)
    lists = [offers[part][: max(number, extra)] for part in split]
    if not all(lists):
        return []
    if not extra:
        tops = tuple([offer[0][1] for offer in lists])
        if len(set(tops)) == number:
            return [(sum([offer[0][0] for offer in lists]), tops)]
    found: list[tuple[float, tuple[int, ...]]] = [(0.0, ())]
    for offer in lists:
        found = [
            (total + gain, (*districts, d))
            for total, districts in found
            for gain, d in offer
            if d not in districts
        ]
        if len(found) > 40:
            found.sort(reverse=True)
            del found[40:]
    if not extra:
        return [max(found)] if found else []
    return found


def plans(table: Table, lot: int, worth: Worth, number: int, thorough: bool) -> list[Plan]:
    """The most promising plans for a lot, best first."""
    shares = shares_of(lot)
    offers = _offers(table, shares, worth)
    parts = shares.parts
    found = [
        (total, districts, split)
        for split in shares.splits
        for total, districts in _assigned(offers, split, WIDE if thorough else 0)
    ]
    found.sort(reverse=True)
    chosen: dict[Plan, None] = {}
    for _, districts, split in found:
        pairs = [(d, parts[part][0]) for d, part in zip(districts, split, strict=True)]
        chosen[tuple(sorted(pairs))] = None
        if len(chosen) == number:
            break
    return list(chosen)
