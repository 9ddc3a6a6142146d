"""What a good player looks at between two rounds: a row of numbers for each seat, for the judge."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import log, prod
from operator import mul
from typing import Final, NamedTuple

from bigshot_desktop.bots.bot import Sight
from bigshot_desktop.bots.judge import Feature
from bigshot_desktop.games.big_shot.bots.ownership import DECIDED, Entry, shipped_ownership
from bigshot_desktop.games.big_shot.bots.position import FixedFacts, Plan, Position, round_start
from bigshot_desktop.games.big_shot.rules.majority import NOBODY, SIZE, WINNER, counts
from bigshot_desktop.games.big_shot.rules.material import (
    DIE,
    DISTRICT_SIZE,
    LOAN_DEBT,
    MOST_LOANS,
    N_COLOURS,
    N_FIELDS,
)
from bigshot_desktop.games.big_shot.rules.scoring import NEEDED
from bigshot_desktop.games.big_shot.rules.state import UNDECIDED

COLOURS: Final = range(N_COLOURS)
LEAST: Final = 0.01
"""No chance to qualify is taken to be smaller than this."""
STAKE: Final = 25.0
"""By so many millions a seat that cannot qualify counts as poorer when rivals are compared."""

FEATURES: Final = (
    Feature("decided districts", "districts"),
    Feature("expected districts", "districts"),
    Feature("expected doubling", "districts"),
    Feature("open chances", "districts"),
    Feature("chance to qualify", "qualifying"),
    Feature("lacking districts late", "qualifying"),
    Feature("cash", "money"),
    Feature("cash early", "money"),
    Feature("smaller purse", "money"),
    Feature("loans", "loans"),
    Feature("loans squared", "loans"),
    Feature("bidding power ahead", "money"),
    Feature("bidding power ahead early", "money"),
    Feature("bidding power ahead, late", "money"),
    Feature("share of cash in open value", "money"),
    Feature("ahead", "standing"),
    Feature("ahead, middle", "standing"),
    Feature("ahead, late", "standing"),
    Feature("ahead of mean", "standing"),
    Feature("decided ahead", "standing"),
    Feature("decided ahead, late", "standing"),
    Feature("leads next", "lots"),
    Feature("leads last", "lots"),
    Feature("leads", "lots"),
    Feature("cubes near", "lots"),
    Feature("cubes to come", "lots"),
    Feature("stage", "stage"),
    Feature("late", "stage"),
)


class City(NamedTuple):
    """What the districts are worth, by colour."""

    decided: Sequence[float]
    """Of decided districts, doubled by decided parks."""
    estate: Sequence[float]
    """Of all districts, by the chances to get them, doubled by the chances to get the parks."""
    doubling: Sequence[float]
    """The part of that which is doubling."""
    spread: Sequence[float]
    """How much is still open."""
    qualify: Sequence[float]
    """The chance to own enough districts to be allowed to win."""
    lacking: Sequence[int]
    """Districts that are still needed for that."""
    open_value: float
    """The value of all that is not decided."""
    owners: tuple[int, ...]


@lru_cache(maxsize=4096)
def _decided(
    facts: FixedFacts, owners: tuple[int, ...]
) -> tuple[tuple[float, ...], tuple[int, ...], float]:
    """Of the decided districts, by colour: what they are worth and how many more are needed; and what is open."""
    values = [0.0] * N_COLOURS
    for d, owner in enumerate(owners):
        if owner >= 0:
            factor = 1
            for park in facts.beside[d]:
                if owners[park] == owner:
                    factor *= 2
            values[owner] += facts.values[d] * factor
    lacking = tuple(max(NEEDED - owners.count(colour), 0) for colour in COLOURS)
    open_value = sum(
        value for value, owner in zip(facts.values, owners, strict=True) if owner == UNDECIDED
    )
    return tuple(values), lacking, float(open_value)


class Table:
    """A position between two rounds, in which the districts and the purses may still be changed.

    What stays the same while plans and prices are compared (lots to come, who leads) is worked out once.
    """

    def __init__(self, position: Position) -> None:
        facts = position.facts
        self.position = position
        self.facts = facts
        self.left = left = len(position.ring)
        self.tables = shipped_ownership(len(facts.players)).tables(left)
        self.entries = [
            self.tables[kind][pile] if owner == UNDECIDED else DECIDED[owner]
            for kind, pile, owner in zip(facts.kinds, position.piles, position.owners, strict=True)
        ]
        self.city = self._city(self.entries, tuple(position.owners))
        self._stage = left / N_FIELDS
        self._late = 1 / (1 + left)
        self._lots = self._lots_to_come()

    # --- districts -----------------------------------------------------------------------------------

    def city_with(self, plan: Plan) -> City:
        """What the districts are worth once a plan is carried out."""
        position, facts = self.position, self.facts
        entries = self.entries[:]
        owners = position.owners
        changed = False
        for d, cubes in plan:
            pile = position.piles[d] + cubes
            entries[d] = self.tables[facts.kinds[d]][pile]
            if SIZE[pile] == DISTRICT_SIZE:
                if not changed:
                    owners = owners[:]
                    changed = True
                owners[d] = WINNER[pile]
        return self._city(entries, tuple(owners))

    def _city(self, entries: list[Entry], owners: tuple[int, ...]) -> City:
        facts = self.facts
        if not self.left:
            owners = tuple(
                [DECIDED.index(entry, 0) if any(entry[:4]) else NOBODY for entry in entries]
            )
        decided, lacking, open_value = _decided(facts, owners)
        columns = list(zip(*entries, strict=True))
        values = facts.values
        estate, doubling, spread, qualify = [], [], [], []
        for colour in COLOURS:
            chances = columns[colour]
            own = sum(map(mul, chances, values))
            doubled = 0.0
            for park, near in facts.parks:
                chance = chances[park]
                if chance:
                    doubled += chance * sum([chances[d] * values[d] for d in near])
            estate.append(own + doubled)
            doubling.append(doubled)
            spread.append(sum(map(mul, map(mul, chances, columns[N_COLOURS + colour]), values)))
            need = lacking[colour]
            if not need:
                qualify.append(1.0)
                continue
            none = prod(columns[N_COLOURS + colour])
            if need == 1:
                qualify.append(1.0 - none)
            else:
                qualify.append(max(1.0 - none * (1.0 + sum(columns[2 * N_COLOURS + colour])), 0.0))
        return City(decided, estate, doubling, spread, qualify, lacking, open_value, owners)

    # --- rows ----------------------------------------------------------------------------------------

    def _lots_to_come(self) -> list[list[float]]:
        """By seat: leads next, leads last, leads more often than others, its cubes near the broker and in all."""
        position, left = self.position, self.left
        seats = self.facts.players
        number = len(seats)
        near = [0.0] * N_COLOURS
        whole = [0] * N_COLOURS
        if left:
            for field in position.ring:
                for colour, cubes in enumerate(counts(position.fields[field])):
                    whole[colour] += cubes
            for pips in DIE:
                lot = counts(position.fields[position.field_after(pips)])
                for colour in COLOURS:
                    near[colour] += lot[colour] / len(DIE)
        found = []
        for seat in seats:
            turn = (seat - position.leader) % number
            leads = (left - turn + number - 1) // number if left > turn else 0
            purses = self.facts.terms.purses[seat]
            found.append(
                [
                    float(bool(left) and turn == 0),
                    float(bool(left) and (left - 1) % number == turn),
                    leads - left / number,
                    sum(near[c] for c in purses) / len(purses) - 1.0,
                    (sum(whole[c] for c in purses) / len(purses) - left) / (1 + left),
                ]
            )
        return found

    def rows(self, city: City, cash: Sequence[int], loans: Sequence[int]) -> list[list[float]]:
        """The features of every seat with these districts and purses."""
        left, stage, late = self.left, self._stage, self._late
        credit = MOST_LOANS if self.position.tokens else 0
        basics = []
        for purses in self.facts.terms.purses:
            if len(purses) == 1:
                (c,) = purses
                estate, decided = city.estate[c], city.decided[c]
                doubling, spread = city.doubling[c], city.spread[c]
                qualify, lacking = city.qualify[c], city.lacking[c]
                money = small = cash[c]
                debts = loans[c]
                squares = debts * debts
                power = money + max(credit - debts, 0)
            else:
                c, e = purses
                estate = city.estate[c] + city.estate[e]
                decided = city.decided[c] + city.decided[e]
                doubling = city.doubling[c] + city.doubling[e]
                spread = city.spread[c] + city.spread[e]
                qualify = city.qualify[c] * city.qualify[e]
                lacking = city.lacking[c] + city.lacking[e]
                money = cash[c] + cash[e]
                small = min(cash[c], cash[e])
                debts = loans[c] + loans[e]
                squares = loans[c] * loans[c] + loans[e] * loans[e]
                power = max(
                    cash[c] + max(credit - loans[c], 0), cash[e] + max(credit - loans[e], 0)
                )
            net = money - LOAN_DEBT * debts
            worth = estate + net - STAKE * (1.0 - qualify)
            basics.append(
                (
                    decided,
                    estate - decided,
                    doubling,
                    spread,
                    qualify,
                    lacking,
                    money,
                    small,
                    debts,
                    squares,
                    power,
                    worth,
                    decided + net,
                )
            )
        number = len(basics)
        worths = [one[11] for one in basics]
        firms = [one[12] for one in basics]
        powers = [one[10] for one in basics]
        rival_worths, rival_firms, rival_powers = _rivals(worths), _rivals(firms), _rivals(powers)
        total_worth = sum(worths)
        purse = sum([one[6] for one in basics]) + number
        rows = []
        for seat, one in enumerate(basics):
            worth = one[11]
            ahead = worth - rival_worths[seat]
            firmer = one[12] - rival_firms[seat]
            stronger = one[10] - rival_powers[seat]
            rows.append(
                [
                    one[0],
                    one[1],
                    one[2],
                    one[3],
                    log(max(one[4], LEAST)),
                    one[5] * late,
                    one[6],
                    one[6] * stage,
                    one[7] * stage,
                    one[8],
                    one[9],
                    stronger,
                    stronger * stage,
                    stronger * late,
                    (one[6] + 1) / purse * city.open_value,
                    ahead,
                    ahead / (4 + left),
                    ahead * late,
                    worth - (total_worth - worth) / (number - 1),
                    firmer,
                    firmer * late,
                    *self._lots[seat],
                    stage,
                    late,
                ]
            )
        return rows


def _rivals(amounts: Sequence[float]) -> list[float]:
    """For each seat the most that another one has."""
    *_, second, first = sorted(amounts)
    return [second if amount == first else first for amount in amounts]


def rows_of(sight: Sight) -> list[list[float]]:
    """The features of every seat as the present round found them."""
    position = round_start(sight.observation, sight.memory)
    table = Table(position)
    return table.rows(table.city, position.cash, position.loans)
