"""Who takes a lot at which price: how far every seat should go, from its chance to win with the lot and without."""

from __future__ import annotations

from collections.abc import Sequence

from bigshot_desktop.games.big_shot.bots.assessing import Chances
from bigshot_desktop.games.big_shot.bots.lot import Curve, Lot
from bigshot_desktop.games.big_shot.bots.purses import Purses

class Auction:
    """An auction as it stands: the purses of this moment, and what each could still borrow."""

    def __init__(self, lot: Lot, money: Purses, credit: Sequence[int], inside: Sequence[int]) -> None:
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
            money = self.money
            if price > money.most(seat):
                purse = self.loan_for(seat)
                assert purse is not None
                money = money.borrowing(purse)
            ways = [self.lot.outcome(seat, after) for after in money.ways_to_pay(seat, price)]
            self._exact[key] = max(ways, key=lambda chances: chances[seat])
        return self._exact[key]

    def curve(self, seat: int) -> Curve:
        """The same for all prices: worked out for some of them, straight in between."""
        if seat not in self._curves:
            cash, most = self.money.most(seat), self.most(seat)
            knots = sorted({0, cash // 2, min(self.money.cash[c] for c in self.money.of_seat[seat]), cash})
            if most > cash:
                knots += [cash + 1] if most == cash + 1 else [cash + 1, most]
            curve = [self.taken(seat, 0)]
            for low, high in zip(knots, knots[1:], strict=False):
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
