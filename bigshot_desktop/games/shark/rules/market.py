"""Trading with the bank: what can be bought and sold, and doing it."""

from __future__ import annotations

from bigshot_desktop.rules.game import Emit
from bigshot_desktop.rules.shark.actions import Buy, Sell
from bigshot_desktop.rules.shark.events import SharesBought, SharesSold
from bigshot_desktop.rules.shark.material import N_COMPANIES
from bigshot_desktop.rules.shark.state import SharkState


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
