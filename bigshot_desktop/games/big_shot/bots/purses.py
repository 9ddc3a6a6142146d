"""The money of all colours, and what a price or a loan makes of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, Self

from bigshot_desktop.games.big_shot.rules.material import MOST_LOANS, loan_pays


class Purses(NamedTuple):
    """Cash and loans by colour."""

    of_seat: tuple[tuple[int, ...], ...]
    """The colours of each seat."""
    cash: Sequence[int]
    loans: Sequence[int]
    tokens: int

    def credits(self) -> list[int]:
        """What a loan would pay each colour at the start of a round (BS-20, BS-21)."""
        if not self.tokens:
            return [0] * len(self.loans)
        return [max(MOST_LOANS - n, 0) for n in self.loans]

    def borrowing(self, colour: int) -> Self:
        """With one more loan."""
        cash, loans = list(self.cash), list(self.loans)
        loans[colour] += 1
        cash[colour] += loan_pays(loans[colour])
        return self._replace(cash=cash, loans=loans, tokens=self.tokens - 1)

    def paying(self, colour: int, price: int) -> Self:
        """With a price paid by one colour."""
        cash = list(self.cash)
        cash[colour] -= price
        return self._replace(cash=cash)

    def most(self, seat: int) -> int:
        """The highest bid without a loan (BS-42)."""
        return max([self.cash[colour] for colour in self.of_seat[seat]])

    def ways_to_pay(self, seat: int, price: int) -> Iterator[Self]:
        """With the price paid by any colour that can."""
        for colour in self.of_seat[seat]:
            if self.cash[colour] >= price:
                yield self.paying(colour, price)
