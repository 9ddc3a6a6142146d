"""Where the cubes of a lot go best: all ways to share them out over the open districts, weighed exactly."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Final, NamedTuple

from bigshot_desktop.games.big_shot.bots.position import Plan
from bigshot_desktop.games.big_shot.bots.survey import Survey
from bigshot_desktop.games.big_shot.rules.majority import SIZE, counts, pile_of
from bigshot_desktop.games.big_shot.rules.material import DISTRICT_SIZE, N_COLOURS
from bigshot_desktop.games.big_shot.rules.state import UNDECIDED


class Shares(NamedTuple):
    """How a lot can be shared out: its parts, and the sets of parts that make up the whole."""

    parts: tuple[tuple[int, int], ...]
    """Piles and their sizes."""
    splits: tuple[tuple[int, ...], ...]
    """By number of the part; each part of a split goes to a district of its own."""


HOPELESS: Final = -1e6
"""Less than any plan brings."""


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


def _offers(survey: Survey, shares: Shares, row: tuple[float, ...]) -> list[Offer]:
    """For each part of a lot the best districts, by what a million counts in the hands of each colour."""
    position = survey.position
    kinds, rows, worth, chances = (
        position.ground.kinds,
        survey.rows,
        survey.worth,
        survey.chances,
    )
    w0, w1, w2, w3 = row
    parts = shares.parts
    offers: list[Offer] = [[] for _ in parts]
    tables = list(zip(parts, offers, strict=True))
    for d, pile in enumerate(position.piles):
        if position.owners[d] != UNDECIDED:
            continue
        k0, k1, k2, k3 = worth[d]
        k0 *= w0
        k1 *= w1
        k2 *= w2
        k3 *= w3
        p0, p1, p2, p3 = chances[d]
        base = k0 * p0 + k1 * p1 + k2 * p2 + k3 * p3
        after = rows[kinds[d]]
        room = DISTRICT_SIZE - SIZE[pile]
        for (part, size), offer in tables:
            if size <= room:
                p0, p1, p2, p3 = after[pile + part]
                offer.append((k0 * p0 + k1 * p1 + k2 * p2 + k3 * p3 - base, d))
    for offer in offers:
        offer.sort(reverse=True)
    return offers


def _assign(
    offers: list[Offer], split: tuple[int, ...], least: float = HOPELESS
) -> tuple[float, tuple[int, ...]] | None:
    """The best districts for the parts of a split, all different, if there are enough with room.

    Where that brings less than ``least`` there may be no answer.
    """
    number = len(split)
    if number == 1:
        offer = offers[split[0]]
        return (offer[0][0], (offer[0][1],)) if offer else None
    if number == 2:
        first, second = offers[split[0]], offers[split[1]]
        if not first or not second:
            return None
        (a, d), (b, e) = first[0], second[0]
        if d != e:
            return a + b, (d, e)
        best = None
        if len(second) > 1:
            b2, e2 = second[1]
            best = a + b2, (d, e2)
        if len(first) > 1:
            a2, d2 = first[1]
            if best is None or a2 + b > best[0]:
                best = a2 + b, (d2, e)
        return best
    lists = [offers[part][:number] for part in split]
    if not all(lists):
        return None
    tops = tuple(offer[0][1] for offer in lists)
    if len(set(tops)) == number:
        return sum(offer[0][0] for offer in lists), tops
    return _assign_many(lists, least)


def _assign_many(lists: list[Offer], least: float) -> tuple[float, tuple[int, ...]] | None:
    """The same where the favourite districts of some parts clash: by trying, but only what can still be best."""
    hopes = [0.0]
    for offer in reversed(lists):
        hopes.append(hopes[-1] + offer[0][0])
    hopes.reverse()
    best: tuple[float, tuple[int, ...]] | None = None

    def extend(total: float, districts: tuple[int, ...]) -> None:
        nonlocal best
        number = len(districts)
        if number == len(lists):
            best = total, districts
            return
        for gain, d in lists[number]:
            if total + gain + hopes[number + 1] <= (least if best is None else best[0]):
                return
            if d not in districts:
                extend(total + gain, (*districts, d))

    extend(0.0, ())
    return best


def plans(survey: Survey, lot: int, row: tuple[float, ...]) -> list[tuple[float, Plan]]:
    """For each way to split a lot the best plan and what it brings a seat, best first."""
    shares = shares_of(lot)
    offers = _offers(survey, shares, row)
    parts = shares.parts
    found = []
    for split in shares.splits:
        assigned = _assign(offers, split)
        if assigned is not None:
            total, districts = assigned
            plan = tuple((d, parts[part][0]) for d, part in zip(districts, split, strict=True))
            found.append((total, plan))
    found.sort(reverse=True)
    return found


def best_plan(survey: Survey, lot: int, row: tuple[float, ...]) -> Plan:
    """The plan that brings a seat most; splits that could not beat the best so far are not looked into."""
    shares = shares_of(lot)
    offers = _offers(survey, shares, row)
    tops = [offer[0][0] if offer else HOPELESS for offer in offers]
    best = HOPELESS
    found: tuple[int, ...] = ()
    chosen: tuple[int, ...] = ()
    hopes = sorted([(sum([tops[part] for part in split]), split) for split in shares.splits])
    while hopes and hopes[-1][0] > best:
        split = hopes.pop()[1]
        assigned = _assign(offers, split, best)
        if assigned is not None and assigned[0] > best:
            best, found = assigned
            chosen = split
    parts = shares.parts
    return tuple((d, parts[part][0]) for d, part in zip(found, chosen, strict=True))
