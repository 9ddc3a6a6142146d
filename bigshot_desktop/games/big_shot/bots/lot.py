"""A lot on offer, as everybody should see it: what each seat would do with it, and what that is worth to whom."""

from __future__ import annotations

from bisect import insort

from bigshot_desktop.bots.judge import Judge
from bigshot_desktop.games.big_shot.bots.assessing import Assessor, Chances
from bigshot_desktop.games.big_shot.bots.features import City, Table
from bigshot_desktop.games.big_shot.bots.level import Skill
from bigshot_desktop.games.big_shot.bots.planner import Worth, plans, worth_of
from bigshot_desktop.games.big_shot.bots.position import Plan, Position
from bigshot_desktop.games.big_shot.bots.purses import Purses

Ranked = list[tuple[Chances, Plan, City]]
"""Plans, best first: everybody's chances with them, and what the districts are worth then."""


Curve = list[Chances]
"""Everybody's chances if a seat takes the lot, by price."""
Money = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""Cash, loans, and what could be borrowed, by colour."""
Prices = tuple[dict[int, Curve], dict[tuple[int, int], Chances]]
"""Curves by seat; single points by seat and price."""


class Lot:
    """Made once per lot: the table without it, and for each seat the plan with which it wins most often."""

    def __init__(self, start: Position, field: int, judge: Judge, skill: Skill) -> None:
        self.start = start
        self.field = field
        self.judge = judge
        self.skill = skill
        self.cubes = start.fields[field]
        self.table = Table(start.without_lot(field))
        self.assessor = Assessor(self.table, judge)
        self.money = Purses(start.facts.terms.purses, start.cash, start.loans, start.tokens)
        self.slopes = self.assessor.slopes(self.table.city, start.cash, start.loans)
        self._worth: dict[int, Worth] = {}
        self._best: dict[int, tuple[Plan, City]] = {}
        self.prices: dict[Money, Prices] = {}
        self._own: tuple[int, Purses, Ranked] | None = None

    def rest(self, position: Position, field: int, cubes: int) -> Lot:
        """What is left of a lot with which somebody else began."""
        start = position.copy()
        insort(start.ring, field)
        fields = list(start.fields)
        fields[field] = cubes
        start.fields = tuple(fields)
        return Lot(start, field, self.judge, self.skill)

    @property
    def effort(self) -> int:
        """How many positions were judged."""
        return self.assessor.effort

    def worth(self, seat: int) -> Worth:
        """What each district is worth to a seat in the hands of each colour."""
        if seat not in self._worth:
            value, need = self.slopes
            self._worth[seat] = worth_of(
                self.table, self.table.city, value[seat], need[seat], self.skill.parks
            )
        return self._worth[seat]

    def plans(self, seat: int, money: Purses) -> Ranked:
        """The seat's plans with these purses, by its chance to win."""
        skill = self.skill
        found = []
        for plan in plans(
            self.table, self.cubes, self.worth(seat), skill.candidates, skill.thorough
        ):
            city = self.table.city_with(plan)
            found.append((self.assessor.chances(city, money.cash, money.loans), plan, city))
        found.sort(key=lambda one: -one[0][seat])
        return found

    def own_plans(self, seat: int, money: Purses) -> Ranked:
        """The same for the seat that has the lot, worked out once."""
        if self._own is None or self._own[:2] != (seat, money):
            self._own = seat, money, self.plans(seat, money)
        return self._own[2]

    def best(self, seat: int) -> tuple[Plan, City]:
        """What a seat would do with the lot, and what the districts are worth then."""
        if seat not in self._best:
            _, plan, city = self.plans(seat, self.money)[0]
            self._best[seat] = plan, city
        return self._best[seat]

    def outcome(self, seat: int, money: Purses) -> Chances:
        """Everybody's chances once a seat has the lot and the purses are these."""
        return self.assessor.chances(self.best(seat)[1], money.cash, money.loans)


def lot_on_offer(
    start: Position, field: int, judge: Judge, skill: Skill, last: Lot | None
) -> Lot:
    """The lot of a field: the last one thought about if it is still the same, else a new one."""
    if last is not None and last.field == field and last.start.same(start):
        return last
    return Lot(start, field, judge, skill)
