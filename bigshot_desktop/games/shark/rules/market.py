"""Trading with the bank: what can be bought and sold, one by one or several at once, and doing it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

from bigshot_desktop.engine.game import Emit
from bigshot_desktop.games.shark.rules.actions import Buy, Sell
from bigshot_desktop.games.shark.rules.events import SharesBought, SharesSold
from bigshot_desktop.games.shark.rules.material import N_COMPANIES
from bigshot_desktop.games.shark.rules.state import SharkState

if TYPE_CHECKING:
    from bigshot_desktop.games.shark.rules.observation import SharkObservation


def buyable(state: SharkState, seat: int) -> list[int]:
    """How many shares of each company a player can buy (SH-07, SH-08)."""
    allowance = state.allowance
    if not allowance:
        return [0] * N_COMPANIES
    cash, bank = state.cash[seat], state.bank
    numbers = []
    for company, value in enumerate(state.values):
        number = cash // value if value else 0
        if number > allowance:
            number = allowance
        if number > bank[company]:
            number = bank[company]
        numbers.append(number)
    return numbers


def sellable(state: SharkState, seat: int) -> list[int]:
    """How many shares of each company a player can sell: all that are worth something (SH-07)."""
    first = seat * N_COMPANIES
    numbers = state.shares[first : first + N_COMPANIES]
    if 0 in state.values:
        for company, value in enumerate(state.values):
            if not value:
                numbers[company] = 0
    return numbers


def can_trade(state: SharkState, seat: int) -> bool:
    """Whether there is anything the active player could buy or sell."""
    cash = state.cash[seat] if state.allowance else 0
    at = seat * N_COMPANIES
    for company, value in enumerate(state.values):
        if value and (state.shares[at + company] or (cash >= value and state.bank[company])):
            return True
    return False


@dataclass(frozen=True, slots=True)
class TradeBounds:
    """How far a player can go who has several trades in mind: numbers of shares by company, below 0 to sell.

    Sales come first, and so they pay for what is bought (SH-07). Only what is bought counts for the limit (SH-08).
    """

    cash: int
    allowance: int
    shares: tuple[int, ...]
    values: tuple[int, ...]
    bank: tuple[int, ...]

    @classmethod
    def of(cls, seen: SharkState | SharkObservation, seat: int) -> Self:
        first = seat * N_COMPANIES
        return cls(
            seen.cash[seat],
            seen.allowance,
            tuple(seen.shares[first : first + N_COMPANIES]),
            tuple(seen.values),
            tuple(seen.bank),
        )

    def bought(self, numbers: Sequence[int]) -> int:
        """How many are bought in all (SH-08)."""
        return sum(number for number in numbers if number > 0)

    def cash_after(self, numbers: Sequence[int]) -> int:
        """The player's cash once everything is traded."""
        pairs = zip(numbers, self.values, strict=True)
        return self.cash - sum(number * value for number, value in pairs)

    def least(self, company: int) -> int:
        """The lowest number a company can have: all that is held is sold, if it is worth something (SH-07)."""
        return -self.shares[company] if self.values[company] else 0

    def most(self, company: int, numbers: Sequence[int]) -> int:
        """The highest number a company can have beside the others, by bank, cash and limit (SH-03, SH-07, SH-08)."""
        value, number = self.values[company], numbers[company]
        if not value:
            return 0
        others = self.bought(numbers) - max(0, number)
        payable = number + self.cash_after(numbers) // value
        return min(self.allowance - others, self.bank[company], payable)


def buy(state: SharkState, action: Buy, emit: Emit | None) -> None:
    """Shares for cash, at the company's value; they count towards the limit (SH-07, SH-08)."""
    seat, company, number = action.seat, action.company, action.number
    amount = number * state.values[company]
    state.cash[seat] -= amount
    state.shares[seat * N_COMPANIES + company] += number
    state.bank[company] -= number
    state.allowance -= number
    if emit:
        emit(SharesBought(seat, company, number, amount))


def sell(state: SharkState, action: Sell, emit: Emit | None) -> None:
    """Cash for shares, at the company's value (SH-07)."""
    seat, company, number = action.seat, action.company, action.number
    amount = number * state.values[company]
    state.cash[seat] += amount
    state.shares[seat * N_COMPANIES + company] -= number
    state.bank[company] += number
    if emit:
        emit(SharesSold(seat, company, number, amount))
