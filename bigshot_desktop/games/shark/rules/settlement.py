"""Who pays for values that fell: losses, forced sales, change and ruin."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterator, Sequence
from itertools import islice

from bigshot_desktop.engine.game import Emit
from bigshot_desktop.engine.seating import TURNS
from bigshot_desktop.games.shark.rules.actions import SellOff
from bigshot_desktop.games.shark.rules.events import LossDue, LossPaid, Ruined, SharesSoldOff
from bigshot_desktop.games.shark.rules.material import N_COMPANIES, TOP_VALUE
from bigshot_desktop.games.shark.rules.state import SETTLING, SharkState
from bigshot_desktop.games.shark.rules.turns import end_placement

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


def needed(rest: int) -> int:
    """The least value of shares that cover a rest at half their value (SH-18)."""
    return 2 * rest - 1


def spare(rest: int, chosen: Sequence[int], values: Sequence[int]) -> tuple[int, int] | None:
    """Of chosen shares, a company and how many of its shares are not needed; the most valuable ones (SH-18)."""
    over = worth_of(chosen, values) - needed(rest)
    kept = [
        (value, company, min(number, over // value))
        for company, (number, value) in enumerate(zip(chosen, values, strict=True))
        if number and value <= over
    ]
    return max(kept)[1:] if kept else None


def sell_offs(rest: int, shares: Sequence[int], values: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """All choices of shares that cover a rest and none of which could be spared (SH-18)."""
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

    return choose(0, needed(rest), TOP_VALUE)


def smallest(
    rest: int, shares: Sequence[int], values: Sequence[int], most: int
) -> list[tuple[int, ...]]:
    """The choices of shares that cover a rest: those that give up the least first, then the fewest shares.

    A choice that is worth more than needed may only hold shares that are worth more than what is over: so it contains
    none that could be spared (SH-18).
    """
    found: list[tuple[int, ...]] = []
    for over in range(TOP_VALUE):
        dear = [n if value > over else 0 for n, value in zip(shares, values, strict=True)]
        found += _fewest(needed(rest) + over, dear, values, most - len(found))
        if len(found) == most:
            break
    return found


def _fewest(
    worth: int, shares: Sequence[int], values: Sequence[int], most: int
) -> list[tuple[int, ...]]:
    """The choices that are worth exactly so much, those with the fewest shares first."""
    order = sorted(range(N_COMPANIES), key=lambda company: -values[company])
    sums = [1]  # the sums that can be made of a company and those behind it, as bits
    for company in reversed(order):
        bits = made = sums[0]
        for _ in range(shares[company]):
            bits <<= values[company]
            made |= bits
        sums.insert(0, made & (1 << worth + 1) - 1)
    best: list[tuple[int, tuple[int, ...]]] = []
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
