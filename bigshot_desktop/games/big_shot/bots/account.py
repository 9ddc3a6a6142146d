"""An expectation put together from named terms, so that a bot can tell why."""

from __future__ import annotations

from typing import Final, Self

from bigshot_desktop.bots.reasons import Prospect, Term
from bigshot_desktop.engine.game import Fact
from bigshot_desktop.games.big_shot.bots import terms as codes
from bigshot_desktop.games.big_shot.bots.position import Plan
from bigshot_desktop.games.big_shot.bots.survey import Survey
from bigshot_desktop.games.big_shot.rules.majority import SIZE, WINNER
from bigshot_desktop.games.big_shot.rules.material import DISTRICT_SIZE

MOST_TERMS: Final = 8
"""The largest are told one by one, the others together."""
TRIFLE: Final = 0.05

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

    def prospect(self, action: object) -> Prospect:
        """The expectation of an action, the weightiest terms first."""
        ranked = sorted(self.amounts.items(), key=lambda entry: -abs(entry[1]))
        told = [
            Term(code, amount, facts)
            for (code, facts), amount in ranked[:MOST_TERMS]
            if abs(amount) >= TRIFLE
        ]
        rest = sum(amount for _, amount in ranked[len(told) :])
        if rest:
            told.append(Term(codes.REST, rest))
        return Prospect(action, sum(term.amount for term in told), tuple(told))


def placing(survey: Survey, plan: Plan, seat: int, row: tuple[float, ...]) -> Account:
    """What a plan brings a seat, which counts millions in the hands of each colour so."""
    account = Account()
    position = survey.position
    ground = position.ground
    values, seat_of = survey.values, ground.terms.seat_of
    changes = survey.changes(plan)
    for (d, cubes), (_, before, after) in zip(plan, changes, strict=True):
        pile = position.piles[d] + cubes
        sold_to = WINNER[pile] if SIZE[pile] == DISTRICT_SIZE else None
        for colour, counts in enumerate(row):
            rise = counts * (after[colour] - before[colour])
            if not rise:
                continue
            if seat_of[colour] == seat:
                own = codes.DISTRICT_COMPLETED if sold_to == colour else codes.PROSPECTS
                account.add(own, values[d] * rise, district=d, colour=colour)
                account.add(codes.QUALIFYING, survey.needs[colour][d] * rise, colour=colour)
                doubled = survey.doubling[colour][d] * rise
                account.add(codes.DOUBLING, doubled, district=d, colour=colour)
            else:
                code = codes.BLOCKING if rise > 0 else codes.HELPING
                if sold_to == colour:
                    code = codes.RIVAL_COMPLETED
                amount = survey.worth[d][colour] * rise
                rival = seat_of[colour]
                account.add(code, amount, district=d, colour=colour, seat=rival)
    if len(changes) > 1:
        for d, colour, amount in survey.together(changes):
            amount *= row[colour]
            if not amount:
                continue
            if seat_of[colour] == seat:
                account.add(codes.DOUBLING, amount, district=d, colour=colour)
            else:
                code = codes.BLOCKING if amount > 0 else codes.HELPING
                account.add(code, amount, district=d, colour=colour, seat=seat_of[colour])
    return account
