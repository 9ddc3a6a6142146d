"""Who pays for values that fell: losses, forced sales, change and ruin."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from bigshot_desktop.rules.game import Emit
from bigshot_desktop.rules.seating import TURNS
from bigshot_desktop.rules.shark.actions import SellOff
from bigshot_desktop.rules.shark.events import LossDue, LossPaid, Ruined, SharesSoldOff
from bigshot_desktop.rules.shark.material import N_COMPANIES, TOP_VALUE
from bigshot_desktop.rules.shark.state import SETTLING, SharkState
from bigshot_desktop.rules.shark.turns import end_placement

# --- what shares cover ---------------------------------------------------------------------------


def proceeds(worth: int) -> int:
    """What the bank gives for shares of so much value: half, and a half rounds up (SH-18)."""
    return (worth + 1) // 2


def worth_of(shares: Sequence[int], values: Sequence[int]) -> int:
    """The value of so many shares of each company."""
    return sum(number * value for number, value in zip(shares, values, strict=True))


def held(state: SharkState, seat: int) -> tuple[int, ...]:
    """The shares of a player, by company."""
    first = seat * N_COMPANIES
    return tuple(state.shares[first : first + N_COMPANIES])


def least_spare(shares: Sequence[int], values: Sequence[int]) -> int:
    """The value of the cheapest share among these: the first one could do without (SH-18)."""
    return min((value for number, value in zip(shares, values, strict=True) if number), default=0)


def sell_offs(rest: int, shares: Sequence[int], values: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """All choices of shares that cover a rest and none of which could be spared (SH-18)."""
    needed = 2 * rest - 1
    after = [0] * (N_COMPANIES + 1)  # what all shares of a company and of those behind it are worth
    for company in reversed(range(N_COMPANIES)):
        after[company] = after[company + 1] + shares[company] * values[company]
    chosen = [0] * N_COMPANIES

    def choose(company: int, missing: int, cheapest: int) -> Iterator[tuple[int, ...]]:
        """Completes a choice that lacks so much and whose cheapest share is worth that."""
        if missing <= 0:
            yield tuple(chosen)
            return
        if missing > after[company]:
            return
        yield from choose(company + 1, missing, cheapest)
        value = values[company]
        if value:
            if value < cheapest:
                cheapest = value
            for number in range(1, shares[company] + 1):
                missing -= value
                if missing + cheapest <= 0:  # it could do without its cheapest share
                    break
                chosen[company] = number
                yield from choose(company + 1, missing, cheapest)
            chosen[company] = 0

    return choose(0, needed, TOP_VALUE)


# --- how it is settled ---------------------------------------------------------------------------


def charge(state: SharkState, falls: Sequence[int], emit: Emit | None) -> None:
    """Every shareholder but the active player owes what values fell by, all added up (SH-17)."""
    active = state.active
    following = state.terms.following[state.playing]
    debts = []
    seat = following[active]
    while seat != active:
        shares = held(state, seat)
        owed = worth_of(shares, falls)
        if owed:
            debts.append((seat, owed))
            if emit:
                losses = tuple(n * fall for n, fall in zip(shares, falls, strict=True))
                emit(LossDue(seat, losses, owed))
        seat = following[seat]
    state.agenda = tuple(reversed(debts))


def settle(state: SharkState, emit: Emit | None) -> None:
    """Works off the agenda in turn order; stops where a debtor has a choice (SH-18 … SH-20)."""
    while state.agenda:
        seat, owed = state.agenda[-1]
        cash = state.cash[seat]
        paid = min(cash, owed)
        rest = owed - paid
        state.cash[seat] = cash - paid
        if emit and paid:
            emit(LossPaid(seat, paid, rest))
        if rest:
            shares = held(state, seat)
            choices = list(islice(sell_offs(rest, shares, state.values), 2))
            if len(choices) > 1:
                state.agenda = (*state.agenda[:-1], (seat, rest))
                state.phase = SETTLING
                state.acting = TURNS[seat]
                return
            if choices:
                _hand_over(state, seat, choices[0], rest, emit)
            else:
                _ruin(state, seat, shares, rest, emit)
        state.agenda = state.agenda[:-1]
    end_placement(state, emit)


def sell_off(state: SharkState, action: SellOff, emit: Emit | None) -> None:
    """The debtor's choice; then the next one on the agenda (SH-18, SH-20)."""
    seat, rest = state.agenda[-1]
    _hand_over(state, seat, action.shares, rest, emit)
    state.agenda = state.agenda[:-1]
    settle(state, emit)


def _hand_over(
    state: SharkState, seat: int, shares: tuple[int, ...], rest: int, emit: Emit | None
) -> None:
    """Shares to the bank for half their value; what is over is change (SH-18)."""
    given = proceeds(worth_of(shares, state.values))
    _return_shares(state, seat, shares)
    state.cash[seat] += given - rest
    if emit:
        emit(SharesSoldOff(seat, shares, rest, given, given - rest))


def _ruin(
    state: SharkState, seat: int, shares: tuple[int, ...], rest: int, emit: Emit | None
) -> None:
    """Cash and shares are lost, and the player is out (SH-19)."""
    _return_shares(state, seat, shares)
    state.playing ^= 1 << seat
    state.ruined = (*state.ruined, seat)
    if emit:
        emit(Ruined(seat, shares, rest))


def _return_shares(state: SharkState, seat: int, shares: tuple[int, ...]) -> None:
    """Shares go back to the bank, where they can be bought again (SH-03)."""
    for company, number in enumerate(shares):
        state.shares[seat * N_COMPANIES + company] -= number
        state.bank[company] += number
