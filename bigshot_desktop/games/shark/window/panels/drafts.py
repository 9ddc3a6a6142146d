"""What a player has in mind before anything is done: numbers of shares that always stay within the rules' bounds."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Self

from bigshot_desktop.games.shark.rules.actions import Buy, Sell, SellOff, SharkAction
from bigshot_desktop.games.shark.rules.decisions import CoverLoss
from bigshot_desktop.games.shark.rules.market import TradeBounds
from bigshot_desktop.games.shark.rules.material import N_COMPANIES
from bigshot_desktop.games.shark.rules.settlement import proceeds, spare, worth_of


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
        raise NotImplementedError

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

    def __init__(self, bounds: TradeBounds) -> None:
        super().__init__(bounds.shares, bounds.values)
        self._bounds = bounds
        self.allowance, self.cash = bounds.allowance, bounds.cash

    @property
    def bought(self) -> int:
        """How many are to be bought in all."""
        return self._bounds.bought(self.numbers)

    @property
    def cash_after(self) -> int:
        return self._bounds.cash_after(self.numbers)

    def least(self, company: int) -> int:
        return self._bounds.least(company)

    def most(self, company: int) -> int:
        return self._bounds.most(company, self.numbers)

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

    def most(self, company: int) -> int:
        return self.shares[company] if self.values[company] else 0

    @property
    def covers(self) -> int:
        return proceeds(worth_of(self.numbers, self.values))

    @property
    def spare(self) -> tuple[int, int] | None:
        """A company and how many of its chosen shares can be kept."""
        return spare(self.rest, self.numbers, self.values)

    def kept(self, company: int) -> int:
        return self.shares[company] - self.numbers[company]

    def actions(self, seat: int) -> tuple[SharkAction, ...]:
        return (SellOff(seat, tuple(self.numbers)),)
