"""A lot on offer: what each seat would do with it, what that is worth to whom, and who takes it at which price."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from itertools import pairwise
from operator import mul
from typing import Final

from bigshot_desktop.bots.bot import Budget
from bigshot_desktop.bots.judge import Judge
from bigshot_desktop.games.big_shot.bots.assessing import Assessor, Chances, Slopes
from bigshot_desktop.games.big_shot.bots.features import City, Table
from bigshot_desktop.games.big_shot.bots.level import Skill
from bigshot_desktop.games.big_shot.bots.planner import Worth, plans, worth_of
from bigshot_desktop.games.big_shot.bots.position import Plan, Position
from bigshot_desktop.games.big_shot.bots.purses import Purses
from bigshot_desktop.games.big_shot.rules.material import DIE

ALOOF: Final = 8.0
"""Whose limit is so many millions below the likely price does not think the lot through."""
RIVALS: Final = 3
"""For so many rivals besides oneself it is thought through that they get the lot."""
LEAST: Final = 1e-4
NEARLY: Final = 0.88
"""Plans whose chance is at least this part of the best one's are played on in thought."""

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

    def __init__(
        self,
        start: Position,
        field: int,
        judge: Judge,
        skill: Skill,
        thinker: int | None = None,
        slopes: Slopes | None = None,
    ) -> None:
        self.start = start
        self.thinker = thinker
        """The seat that looks ahead; none in positions that are only thought of."""
        self.field = field
        self.judge = judge
        self.skill = skill
        self.cubes = start.fields[field]
        self.table = Table(start.without_lot(field))
        self.assessor = Assessor(self.table, judge)
        self.money = Purses(start.facts.terms.purses, start.cash, start.loans, start.tokens)
        if slopes is None or not self.table.left:
            slopes = self.assessor.slopes(self.table.city, start.cash, start.loans)
        self.slopes = slopes
        self._worth: dict[int, Worth] = {}
        self._best: dict[int, tuple[Plan, City]] = {}
        self.budget: Budget | None = None
        self.prices: dict[Money, Prices] = {}
        self._own: tuple[int, Purses, Ranked] | None = None
        self._foresight: dict[int, Chances] | None = None
        self._without: Chances | None = None

    def rest(self, position: Position, field: int, cubes: int) -> Lot:
        """What is left of a lot with which somebody else began."""
        start = position.copy()
        insort(start.ring, field)
        fields = list(start.fields)
        fields[field] = cubes
        start.fields = tuple(fields)
        return Lot(start, field, self.judge, self.skill, self.thinker)

    @property
    def looks_ahead(self) -> bool:
        """Whether the next round is played on in thought."""
        return self.thinker is not None and 0 < self.table.left <= self.skill.look

    @property
    def sees_the_end(self) -> bool:
        """Whether the next round is the last and played on in thought: then it is for every price."""
        return self.looks_ahead and self.table.left == 1

    @property
    def effort(self) -> int:
        """How many positions were judged."""
        return self.assessor.effort

    def without(self, seat: int) -> float:
        """A seat's chance if the cubes of the lot went nowhere and cost nothing."""
        if self._without is None:
            start = self.start
            self._without = self.assessor.chances(self.table.city, start.cash, start.loans)
        return self._without[seat]

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
            self._own = seat, money, self._foreseen(seat, money)
        return self._own[2]

    def _foreseen(self, seat: int, money: Purses) -> Ranked:
        """Plans in order; those that are nearly as good as the best are played on in thought."""
        found = self.plans(seat, money)
        if not self.looks_ahead or seat != self.thinker or len(found) == 1:
            return found
        enough = NEARLY * found[0][0][seat]
        near = [one for one in found[: self.skill.played_on] if one[0][seat] >= enough]
        thought = [(self.after(plan, money), plan, city) for _, plan, city in near]
        thought.sort(key=lambda one: -one[0][seat])
        return thought

    def best(self, seat: int) -> tuple[Plan, City]:
        """What a seat would do with the lot, and what the districts are worth then."""
        if seat not in self._best:
            ranked = self._foreseen if self.sees_the_end else self.plans
            _, plan, city = ranked(seat, self.money)[0]
            self._best[seat] = plan, city
        return self._best[seat]

    def outcome(self, seat: int, money: Purses) -> Chances:
        """Everybody's chances once a seat has the lot and the purses are these."""
        if self.sees_the_end:
            return self.after(self.best(seat)[0], money)
        times = self.foresight().get(seat)
        chances = self.assessor.chances(self.best(seat)[1], money.cash, money.loans)
        if not times:
            return chances
        raised = list(map(mul, chances, times))
        total = sum(raised)
        return [part / total for part in raised]

    # --- looking ahead -------------------------------------------------------------------------------

    def after(self, plan: Plan, money: Purses) -> Chances:
        """Everybody's chances after the next round, on average over the die; without time for it, as they look now."""
        position = self.table.position.copy()
        position.place(plan)
        position.cash, position.loans = list(money.cash), list(money.loans)
        position.tokens = money.tokens
        seats = position.facts.players
        total = [0.0] * len(seats)
        for chance, pips in landings(self.table.left):
            if self.budget is not None and self.budget.spent:
                city = self.table.city_with(plan)
                return self.assessor.chances(city, money.cash, money.loans)
            field = position.field_after(pips)
            lot = Lot(position, field, self.judge, self.skill.quick, slopes=self.slopes)
            for seat, part in enumerate(lot.sold()):
                total[seat] += chance * part
            self.assessor.effort += lot.effort
        return total

    def foresight(self) -> dict[int, Chances]:
        """By seat that gets the lot: by what everybody's odds are multiplied after a round played in thought.

        It is worked out for those who are likely to get it, at the price that is likely.
        """
        if self._foresight is None:
            self._foresight = {}
            if self.looks_ahead:
                self._foresight = self._look()
                self.prices.clear()
        return self._foresight

    def _look(self) -> dict[int, Chances]:
        seats, thinker = self.start.facts.players, self.thinker
        assert thinker is not None
        auction = Auction(self, self.money, self.money.credits(), seats)
        limits = auction.limits()
        _, price = sold(seats, limits, self.start.leader)
        ranked = sorted((seat for seat in seats if seat != thinker), key=lambda seat: -limits[seat])
        if limits[thinker] < price - ALOOF:
            return {}
        found = {}
        for seat in (thinker, *ranked[:RIVALS]):
            money = auction.purses_after(seat, min(price, auction.most(seat)))
            plan, city = self.best(seat)
            if seat == thinker:
                expected, plan, city = self._foreseen(seat, money)[0]
                self._best[seat] = plan, city
            else:
                expected = self.after(plan, money)
            plain = self.assessor.chances(city, money.cash, money.loans)
            found[seat] = [
                (later + LEAST) / (now + LEAST) for later, now in zip(expected, plain, strict=True)
            ]
        return found

    def sold(self) -> Chances:
        """Everybody's chances once the lot goes to whom it should, for what it should."""
        auction = Auction(self, self.money, self.money.credits(), self.start.facts.players)
        return auction.taken(*auction.sale(self.start.leader))


def landings(fields: int) -> list[tuple[float, int]]:
    """The rolls that lead to different fields, of so many with cubes, and how likely each field is (BS-10)."""
    return [
        (sum(1 for pips in DIE if (pips - first) % fields == 0) / len(DIE), first)
        for first in range(1, min(fields, len(DIE)) + 1)
    ]


def lot_on_offer(
    start: Position, field: int, judge: Judge, skill: Skill, thinker: int, last: Lot | None
) -> Lot:
    """The lot of a field: the last one thought about if it is still the same, else a new one."""
    same = last is not None and last.field == field and last.thinker == thinker
    if last is not None and same and last.start.same(start):
        return last
    return Lot(start, field, judge, skill, thinker)


class Auction:
    """An auction as it stands: the purses of this moment, and what each could still borrow."""

    def __init__(
        self, lot: Lot, money: Purses, credit: Sequence[int], inside: Sequence[int]
    ) -> None:
        if not lot.sees_the_end:
            lot.foresight()  # before any price is worked out: it changes them all
        self.lot = lot
        self.money = money
        self.credit = credit
        self.inside = inside
        # What a price does depends on the money alone: most words of an auction find it worked out.
        key = tuple(money.cash), tuple(money.loans), tuple(credit)
        self._curves, self._exact = lot.prices.setdefault(key, ({}, {}))
        self._most = [self._most_of(seat) for seat in range(len(money.of_seat))]

    # --- what a price does ---------------------------------------------------------------------------

    def loan_for(self, seat: int) -> int | None:
        """The purse for which a loan would go furthest, if there is one to be had."""
        able = [c for c in self.money.of_seat[seat] if self.credit[c] > 0]
        if not able:
            return None
        return max(able, key=lambda c: self.money.cash[c] + self.credit[c])

    def most(self, seat: int) -> int:
        """The highest bid of a seat, with a loan if it can have one."""
        return self._most[seat]

    def _most_of(self, seat: int) -> int:
        purse = self.loan_for(seat)
        cash = self.money.most(seat)
        return cash if purse is None else max(cash, self.money.cash[purse] + self.credit[purse])

    def taken(self, seat: int, price: int) -> Chances:
        """Everybody's chances once a seat has taken the lot at a price, with a loan if it needs one."""
        key = seat, price
        if key not in self._exact:
            ways = [self.lot.outcome(seat, after) for after in self._ways(seat, price)]
            self._exact[key] = max(ways, key=lambda chances: chances[seat])
        return self._exact[key]

    def purses_after(self, seat: int, price: int) -> Purses:
        """What the purses hold once a seat has paid a price."""
        ways = self._ways(seat, price)
        if len(ways) == 1:
            return ways[0]
        return max(ways, key=lambda after: self.lot.outcome(seat, after)[seat])

    def _ways(self, seat: int, price: int) -> list[Purses]:
        money = self.money
        if price > money.most(seat):
            purse = self.loan_for(seat)
            assert purse is not None
            money = money.borrowing(purse)
        return list(money.ways_to_pay(seat, price))

    def curve(self, seat: int) -> Curve:
        """The same for all prices: worked out for some of them, straight in between."""
        if seat not in self._curves:
            cash, most = self.money.most(seat), self.most(seat)
            if self.lot.table.left:
                purses = [self.money.cash[c] for c in self.money.of_seat[seat]]
                few = {0, *purses} if self.lot.skill.brief else {0, cash // 2, *purses}
                knots = sorted(few | ({cash + 1, most} if most > cash else set()))
            else:
                knots = list(range(most + 1))
            curve = [self.taken(seat, 0)]
            for low, high in pairwise(knots):
                first, last = curve[low], self.taken(seat, high)
                wide = high - low
                for step in range(1, wide):
                    part = step / wide
                    curve.append([a + part * (b - a) for a, b in zip(first, last, strict=True)])
                curve.append(last)
            self._curves[seat] = curve
        return self._curves[seat]

    def at(self, seat: int, price: int) -> Chances:
        """A point of the curve; beyond its end, the end."""
        curve = self.curve(seat)
        return curve[price] if price < len(curve) else curve[-1]

    # --- how far to go -------------------------------------------------------------------------------

    def limit(self, seat: int, rival: int) -> float:
        """How far a seat should go against one rival: until having the lot is no better than leaving it."""
        own, theirs = self.curve(seat), self.curve(rival)
        last = len(theirs) - 1

        def gain(price: int) -> float:
            return own[price][seat] - theirs[min(price, last)][seat]

        low, high = 0, len(own) - 1
        before = gain(0)
        if before <= 0:
            return 0.0
        if gain(high) > 0:
            return high + 0.5
        while high - low > 1:
            middle = (low + high) // 2
            if gain(middle) > 0:
                low = middle
            else:
                high = middle
        above, below = gain(low), gain(high)
        return low + above / (above - below)

    def limits(self) -> list[float]:
        """How far everybody should go: against the one who would go furthest else."""
        seats = self.inside
        found = [0.0] * len(self.money.of_seat)
        if len(seats) == 1:
            return found
        pairs = {i: {j: self.limit(i, j) for j in seats if j != i} for i in seats}
        for i in seats:
            found[i] = sum(pairs[i].values()) / len(pairs[i])
        for _ in range(3):
            ranked = sorted(seats, key=lambda i: -found[i])
            top, second = ranked[0], ranked[1]
            for i in seats:
                found[i] = pairs[i][second if i == top else top]
        return found

    def sale(self, leader: int) -> tuple[int, int]:
        """Who takes the lot for how much if everybody goes so far."""
        limits = self.limits()
        return sold(self.inside, limits, leader)


def sold(seats: Sequence[int], limits: Sequence[float], leader: int) -> tuple[int, int]:
    """Who takes a lot for how much with these limits; the leader has it for nothing if nobody bids (BS-13)."""
    if len(seats) == 1:
        return seats[0], 0
    ranked = sorted(seats, key=lambda i: -limits[i])
    winner, second = ranked[0], limits[ranked[1]]
    if limits[winner] < 1 or (second < 1 and winner == leader):
        return leader, 0
    return winner, min(int(limits[winner]), max(int(second), 0) + 1)
