"""What a player has in mind before anything is done: numbers of shares that always stay within the rules' bounds."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from copy import copy
from typing import Self

from bigshot_desktop.rules.shark.actions import Buy, Sell, SellOff, SharkAction
from bigshot_desktop.rules.shark.decisions import CoverLoss, Trade
from bigshot_desktop.rules.shark.material import N_COMPANIES, TOP_VALUE
from bigshot_desktop.rules.shark.observation import SharkObservation
from bigshot_desktop.rules.shark.settlement import proceeds, worth_of

Shares = tuple[int, ...]
"""How many of each company."""


class Draft:
    """A number for each company, none of them beyond what is possible beside the others."""

    def __init__(self, shares: Sequence[int], values: Sequence[int]) -> None:
        self.shares, self.values = tuple(shares), tuple(values)
        self.numbers = [0] * N_COMPANIES

    @property
    def is_empty(self) -> bool:
        return not any(self.numbers)

    def least(self, company: int) -> int:
        """The lowest number that a company's can be changed to now."""
        return 0

    def most(self, company: int) -> int:
        """The highest number that a company's can be changed to now."""
        return self.shares[company] if self.values[company] else 0

    def put(self, company: int, number: int) -> None:
        """Changes a company's number, as far as that is possible."""
        self.numbers[company] = max(self.least(company), min(number, self.most(company)))

    def clear(self) -> None:
        self.numbers = [0] * N_COMPANIES

    def with_number(self, company: int, number: int) -> Self:
        """The same with another number, possible or not."""
        other = copy(self)
        other.numbers = [*self.numbers]
        other.numbers[company] = number
        return other

    def kept(self, company: int) -> int:
        """How many shares of a company the player has afterwards."""
        raise NotImplementedError

    def actions(self, seat: int) -> tuple[SharkAction, ...]:
        """What it comes to, in order."""
        raise NotImplementedError


class TradeDraft(Draft):
    """Shares to buy, and below 0 to sell. What is sold pays for what is bought (SH-07, SH-08)."""

    def __init__(
        self, asked: Trade, shares: Sequence[int], values: Sequence[int], bank: Sequence[int]
    ) -> None:
        super().__init__(shares, values)
        self.allowance, self.cash, self.bank = asked.allowance, asked.cash, tuple(bank)

    @classmethod
    def of(cls, seat: int, asked: Trade, seen: SharkObservation) -> Self:
        first = seat * N_COMPANIES
        return cls(asked, seen.shares[first : first + N_COMPANIES], seen.values, seen.bank)

    @property
    def bought(self) -> int:
        """How many are to be bought in all."""
        return sum(number for number in self.numbers if number > 0)

    @property
    def cash_after(self) -> int:
        return self.cash - worth_of(self.numbers, self.values)

    def least(self, company: int) -> int:
        return -super().most(company)

    def most(self, company: int) -> int:
        value, number = self.values[company], self.numbers[company]
        if not value:
            return 0
        others = self.bought - max(0, number)
        payable = number + self.cash_after // value
        return min(self.allowance - others, self.bank[company], payable)

    def kept(self, company: int) -> int:
        return self.shares[company] + self.numbers[company]

    def actions(self, seat: int) -> tuple[SharkAction, ...]:
        """Sales first, so that they pay for the rest."""
        numbers = list(enumerate(self.numbers))
        sales = [Sell(seat, company, -number) for company, number in numbers if number < 0]
        buys = [Buy(seat, company, number) for company, number in numbers if number > 0]
        return (*sales, *buys)


class SaleDraft(Draft):
    """Shares that are to cover a loss at half their value; more or fewer than are needed (SH-18)."""

    def __init__(self, asked: CoverLoss) -> None:
        super().__init__(asked.shares, asked.values)
        self.rest = asked.rest

    @property
    def worth(self) -> int:
        return worth_of(self.numbers, self.values)

    @property
    def covers(self) -> int:
        return proceeds(self.worth)

    @property
    def spare(self) -> tuple[int, int] | None:
        """A company and how many of its chosen shares can be kept; the most valuable ones that can."""
        over = self.worth - needed(self.rest)
        kept = [
            (value, company, min(number, over // value))
            for company, (number, value) in enumerate(zip(self.numbers, self.values, strict=True))
            if number and value <= over
        ]
        return max(kept)[1:] if kept else None

    def kept(self, company: int) -> int:
        return self.shares[company] - self.numbers[company]

    def actions(self, seat: int) -> tuple[SharkAction, ...]:
        return (SellOff(seat, tuple(self.numbers)),)


def needed(rest: int) -> int:
    """The least value of shares that cover a rest at half (SH-18)."""
    return 2 * rest - 1


# --- the smallest choices that cover a loss ------------------------------------------------------


def smallest(rest: int, shares: Sequence[int], values: Sequence[int], most: int) -> list[Shares]:
    """The choices of shares that cover a rest: those that give up the least first, then the fewest shares.

    A choice that is worth more than needed may only hold shares that are worth more than what is over: so it contains
    none that could be spared (SH-18).
    """
    found: list[Shares] = []
    for over in range(TOP_VALUE):
        dear = [n if value > over else 0 for n, value in zip(shares, values, strict=True)]
        found += _fewest(needed(rest) + over, dear, values, most - len(found))
        if len(found) == most:
            break
    return found


def _fewest(worth: int, shares: Sequence[int], values: Sequence[int], most: int) -> list[Shares]:
    """The choices that are worth exactly so much, those with the fewest shares first."""
    order = sorted(range(N_COMPANIES), key=lambda company: -values[company])
    sums = [1]  # the sums that can be made of a company and those behind it, as bits
    for company in reversed(order):
        bits = made = sums[0]
        for _ in range(shares[company]):
            bits <<= values[company]
            made |= bits
        sums.insert(0, made & (1 << worth + 1) - 1)
    best: list[tuple[int, Shares]] = []
    chosen = [0] * N_COMPANIES

    def choose(place: int, left: int, used: int) -> None:
        """Completes a choice that lacks so much, if it can still be one of the best."""
        if not left:
            insort(best, (used, tuple(chosen)), key=lambda one: one[0])
            del best[most:]
            return
        if len(best) == most and used + _at_least(left, order[place:]) >= best[-1][0]:
            return
        company = order[place]
        value = values[company]
        for number in range(min(shares[company], left // value), -1, -1):
            if sums[place + 1] >> left - number * value & 1:
                chosen[company] = number
                choose(place + 1, left - number * value, used + number)
        chosen[company] = 0

    def _at_least(left: int, companies: Sequence[int]) -> int:
        """No fewer shares of these companies make up so much."""
        number = 0
        for company in companies:
            taken = min(shares[company], -(-left // values[company])) if left > 0 else 0
            number += taken
            left -= taken * values[company]
        return number

    if sums[0] >> worth & 1:
        choose(0, worth, 0)
    return [shares for _, shares in best]
