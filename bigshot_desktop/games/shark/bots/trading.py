"""What to buy and sell: the holdings a seat could go for on one occasion, and the chance to win with each of them."""

from __future__ import annotations

from collections.abc import Iterator

from bigshot_desktop.games.shark.bots.assessment import Assessment
from bigshot_desktop.games.shark.bots.map_reading import COMPANIES
from bigshot_desktop.games.shark.bots.position import Holding, worth
from bigshot_desktop.games.shark.rules.actions import BUYS, ENDS, SELLS, SharkAction


class Trading:
    """One occasion to trade."""

    def __init__(self, assessment: Assessment, seat: int, before: bool) -> None:
        position = assessment.position
        self.assessment = assessment
        self.seat = seat
        self.before = before
        """Whether the roll is still to come, and with it a second occasion."""
        self.values = position.ground.values
        self.held = position.shares[seat]
        self.allowance = position.allowances[seat]
        self.bank = position.bank
        self.purse = position.cash[seat] + worth(self.held, self.values)
        self.chances: dict[Holding, float] = {}
        """To win, with every holding that was looked at."""

    def cash_with(self, holding: Holding) -> int:
        """The cash that is left with a holding."""
        return self.purse - worth(holding, self.values)

    def bought(self, holding: Holding) -> int:
        """How many shares must be bought for a holding."""
        return sum(new - old for new, old in zip(holding, self.held, strict=True) if new > old)

    def left(self, holding: Holding) -> int:
        """How many shares may still be bought this turn, once a holding is reached."""
        return self.allowance - self.bought(holding) if self.before else 0

    def possible(self, holding: Holding) -> bool:
        """Whether right, cash and bank suffice (SH-07, SH-08)."""
        return (
            self.cash_with(holding) >= 0
            and self.bought(holding) <= self.allowance
            and all(
                new >= 0 and new - old <= bank
                for new, old, bank in zip(holding, self.held, self.bank, strict=True)
            )
        )

    def chance(self, holding: Holding) -> float:
        """To win with a holding, by the judge's word."""
        found = self.chances.get(holding)
        if found is None:
            found = self.chances[holding] = self.assessment.chance_with(
                self.seat, holding, self.cash_with(holding), self.left(holding)
            )
        return found

    def search(self, steps: int) -> list[Holding]:
        """Holdings from the best down, found by changing what is held for the better as long as that helps."""
        best = self.held
        most = self.chance(best)
        for _ in range(steps):
            found = best
            for holding in self._near(best):
                chance = self.chance(holding)
                if chance > most:
                    most, found = chance, holding
            if found == best:
                break
            best = found
        return self.ranked()

    def ranked(self) -> list[Holding]:
        return sorted(self.chances, key=lambda holding: -self.chances[holding])

    def _near(self, holding: Holding) -> Iterator[Holding]:
        """Holdings that differ in one company, or in two of which one pays for the other."""
        values, held = self.values, self.held
        tradable = [c for c in COMPANIES if values[c]]
        free = self.allowance - self.bought(holding)
        cash = self.cash_with(holding)
        seen = {holding}

        def fresh(changed: Holding) -> bool:
            if changed in seen or not self.possible(changed):
                return False
            seen.add(changed)
            return True

        for c in tradable:
            back = max(0, held[c] - holding[c])
            most = min(free + back, cash // values[c], self.bank[c] + held[c] - holding[c])
            for number in {1, most}:
                if number > 0 and fresh(changed := _with(holding, c, number)):
                    yield changed
            if holding[c]:
                for number in {holding[c], (holding[c] + 1) // 2, max(0, holding[c] - held[c]), 1}:
                    if number and fresh(changed := _with(holding, c, -number)):
                        yield changed
            for d in tradable:
                if d == c or not holding[d]:
                    continue
                right = free + back + max(0, holding[d] - held[d])
                wanted = min(right, self.bank[c] + held[c] - holding[c])
                for number in {1, wanted}:
                    missing = number * values[c] - cash
                    if number > 0 and missing > 0:
                        sold = -(-missing // values[d])
                        if sold <= holding[d]:
                            changed = _with(_with(holding, d, -sold), c, number)
                            if fresh(changed):
                                yield changed
                    elif number > 0 and holding[d] > held[d]:
                        sold = min(number, holding[d] - held[d])
                        changed = _with(_with(holding, d, -sold), c, sold)
                        if fresh(changed):
                            yield changed

    def step(self, held: Holding, holding: Holding) -> SharkAction:
        """The first deal on the way from one holding to another: sales come before purchases."""
        return next(iter(deals_between(self.seat, held, holding)), ENDS[self.seat])


def deals_between(seat: int, held: Holding, target: Holding) -> tuple[SharkAction, ...]:
    """The deals on the way from one holding to another, sales first."""
    gaps = [new - old for new, old in zip(target, held, strict=True)]
    sales = (SELLS[seat][c][-gap] for c, gap in enumerate(gaps) if gap < 0)
    buys = (BUYS[seat][c][gap] for c, gap in enumerate(gaps) if gap > 0)
    return (*sales, *buys)


def _with(holding: Holding, company: int, number: int) -> Holding:
    return (*holding[:company], holding[company] + number, *holding[company + 1 :])
