"""A change of the chance to win put together from named terms, so that a bot can tell why."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, Self

from bigshot_desktop.bots.reasons import Prospect, Term
from bigshot_desktop.engine.game import Fact
from bigshot_desktop.games.big_shot.bots import terms as codes
from bigshot_desktop.games.big_shot.bots.features import City
from bigshot_desktop.games.big_shot.bots.lot import Lot
from bigshot_desktop.games.big_shot.bots.position import Plan
from bigshot_desktop.games.big_shot.bots.purses import Purses
from bigshot_desktop.games.big_shot.rules.majority import SIZE, WINNER
from bigshot_desktop.games.big_shot.rules.material import DISTRICT_SIZE

MOST_TERMS: Final = 8
"""The largest are told one by one, the others together."""
TRIFLE: Final = 0.003

Facts = tuple[tuple[str, Fact], ...]


class Account:
    """Amounts by code and facts, to be added, weighted and mixed."""

    __slots__ = ("amounts",)

    def __init__(self) -> None:
        self.amounts: dict[tuple[str, Facts], float] = {}

    def add(self, code: str, amount: float, **facts: Fact) -> Self:
        """One more amount."""
        key = code, tuple(facts.items())
        self.amounts[key] = self.amounts.get(key, 0.0) + amount
        return self

    def include(self, other: Account, share: float = 1.0) -> Self:
        """Everything of another account, by how likely it is."""
        if not self.amounts and share == 1.0:
            self.amounts = other.amounts.copy()
            return self
        for key, amount in other.amounts.items():
            self.amounts[key] = self.amounts.get(key, 0.0) + share * amount
        return self

    @property
    def total(self) -> float:
        return sum(self.amounts.values())

    def prospect(
        self, lot: Lot, seat: int, action: object, now: float, expected: float
    ) -> Prospect:
        """The expectation of an action, the weightiest terms first.

        What the terms leave open (they are in proportion, chances are not) is shared out among them by size; only
        where it is more than all of them it is told by itself.
        """
        without = lot.without(seat)
        gone = without - now
        ranked = sorted(self.amounts.items(), key=lambda entry: -abs(entry[1]))
        told = [
            Term(code, amount, facts)
            for (code, facts), amount in ranked[:MOST_TERMS]
            if abs(amount) >= TRIFLE and code != codes.REST
        ]
        size = sum(abs(term.amount) for term in told)
        rest = expected - without - sum(term.amount for term in told)
        if abs(rest) < size:
            told = [
                replace(term, amount=term.amount + rest * abs(term.amount) / size) for term in told
            ]
            rest = 0.0
        told.append(Term.of(codes.LOT_GONE, gone))
        if abs(rest) > 1e-9:
            told.append(Term(_rest(lot), rest))
        return Prospect(action, expected, tuple(term for term in told if term.amount))


def _rest(lot: Lot) -> str:
    """What brings about that which no term tells."""
    if not lot.table.left:
        return codes.FINAL
    return codes.FORESIGHT if lot.looks_ahead else codes.REST


def price_paid(lot: Lot, city: City, seat: int, money: Purses) -> float:
    """What a seat's chance lost with what was paid and borrowed in this round, with the districts as they will be."""
    now = lot.assessor.chances(city, money.cash, money.loans)[seat]
    return now - lot.assessor.chances(city, lot.start.cash, lot.start.loans)[seat]


def placing(lot: Lot, plan: Plan, seat: int) -> Account:
    """What the cubes of a plan do to a seat's chance, district by district, as far as it is in proportion."""
    account = Account()
    table = lot.table
    facts = table.facts
    seat_of = facts.terms.seat_of
    value = lot.slopes[0][seat]
    worth = lot.worth(seat)
    for d, cubes in plan:
        pile = table.position.piles[d] + cubes
        sold_to = WINNER[pile] if SIZE[pile] == DISTRICT_SIZE else None
        before, after = table.entries[d], table.tables[facts.kinds[d]][pile]
        for colour, each in enumerate(worth[d]):
            rise = after[colour] - before[colour]
            if not rise or not each:
                continue
            owner = seat_of[colour]
            if owner == seat:
                own = codes.DISTRICT_COMPLETED if sold_to == colour else codes.PROSPECTS
                millions = value[colour] * facts.values[d]
                account.add(own, millions * rise, district=d, colour=colour)
                beyond = (each - millions) * rise
                code = codes.DOUBLING
                if table.city.lacking[colour] and not facts.beside[d] and facts.values[d]:
                    account.add(codes.QUALIFYING, beyond, colour=colour)
                else:
                    account.add(code, beyond, district=d, colour=colour)
                continue
            amount = each * rise
            code = codes.BLOCKING if amount > 0 else codes.HELPING
            if sold_to == colour:
                code = codes.RIVAL_COMPLETED
            account.add(code, amount, district=d, colour=colour, seat=owner)
    return account


def of_one_cube(account: Account, district: int) -> Account:
    """The account of a plan as that of one cube of it: what happens in its district, and all else in one."""
    own = Account()
    for (code, facts), amount in account.amounts.items():
        if dict(facts).get("district") in (district, None):
            own.add(code, amount, **dict(facts))
        else:
            own.add(codes.OTHER_CUBES, amount)
    return own
