"""Whether an action is allowed, and the code and rule of the refusal if not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bigshot_desktop.engine.game import Refusal
from bigshot_desktop.games.shark.rules.actions import (
    Buy,
    EndTrading,
    Place,
    Roll,
    Sell,
    SellOff,
    SharkAction,
    TakeShare,
)
from bigshot_desktop.games.shark.rules.chains import longest_rival, size_at
from bigshot_desktop.games.shark.rules.material import (
    BLACK,
    BUILDINGS_EACH,
    COLOUR_DIE,
    N_COMPANIES,
    N_SQUARES,
    NO_DIE,
    TOP_VALUE,
    ZONES,
)
from bigshot_desktop.games.shark.rules.placing import companies_for
from bigshot_desktop.games.shark.rules.settlement import held, least_spare, proceeds, worth_of
from bigshot_desktop.games.shark.rules.state import (
    AFTER,
    BEFORE,
    CHOOSING,
    OVER,
    PLACING,
    ROLLING,
    SETTLING,
    SharkState,
)

PHASES: Final[dict[type, tuple[int, ...]]] = {
    TakeShare: (CHOOSING,),
    Buy: (BEFORE, AFTER),
    Sell: (BEFORE, AFTER),
    EndTrading: (BEFORE, AFTER),
    Roll: (ROLLING,),
    Place: (PLACING,),
    SellOff: (SETTLING,),
}
"""When each kind of action has its place."""

PHASE_RULES: Final = {
    CHOOSING: "SH-05",
    BEFORE: "SH-06",
    ROLLING: "SH-09",
    PLACING: "SH-10",
    SETTLING: "SH-18",
    AFTER: "SH-06",
}

_ANY_PHASE: Final = tuple(dict.fromkeys(PHASE_RULES.values()))

REFUSALS: Final = {
    "match-over": ("SH-20", "SH-21"),
    "not-your-turn": _ANY_PHASE,
    "not-now": _ANY_PHASE,
    "dice": ("SH-04", "SH-32"),
    "no-such-company": ("SH-02",),
    "no-such-number": ("SH-07", "SH-18"),
    "worth-nothing": ("SH-07", "SH-18"),
    "buy-limit": ("SH-08",),
    "bank-short": ("SH-03",),
    "above-cash": ("SH-19",),
    "not-held": ("SH-07", "SH-18"),
    "no-such-square": ("SH-01",),
    "wrong-company": ("SH-09", "SH-31"),
    "wrong-zone": ("SH-09",),
    "occupied": ("SH-10",),
    "chain-too-small": ("SH-15",),
    "covers-too-little": ("SH-18",),
    "covers-too-much": ("SH-18",),
}
"""Every code an action can be refused with, and the rules it can stand for."""


def check(state: SharkState, action: SharkAction) -> Refusal | None:
    """Why an action is not allowed now, or None if it is."""
    phase = state.phase
    if phase == OVER:
        ended = TOP_VALUE in state.values or BUILDINGS_EACH in state.used
        return Refusal.of("match-over", "SH-21" if ended else "SH-20")
    if action.seat not in state.acting:
        return Refusal.of(
            "not-your-turn", PHASE_RULES[phase], seat=action.seat, turn=state.acting[0]
        )
    if phase not in PHASES[type(action)]:
        return Refusal.of("not-now", PHASE_RULES[phase])
    judge = _JUDGES.get(type(action))
    return judge(state, action) if judge else None


def _check_company(company: int) -> Refusal | None:
    if not 0 <= company < N_COMPANIES:
        return Refusal.of("no-such-company", "SH-02", company=company)
    return None


def _check_take(state: SharkState, action: TakeShare) -> Refusal | None:
    return _check_company(action.company)


def _check_trade(state: SharkState, action: Buy | Sell) -> Refusal | None:
    """What holds for buying and selling alike (SH-07)."""
    if refusal := _check_company(action.company):
        return refusal
    if action.number < 1:
        return Refusal.of("no-such-number", "SH-07", number=action.number)
    if not state.values[action.company]:
        return Refusal.of("worth-nothing", "SH-07", company=action.company)
    return None


def _check_buy(state: SharkState, action: Buy) -> Refusal | None:
    if refusal := _check_trade(state, action):
        return refusal
    company, number = action.company, action.number
    if number > state.allowance:
        return Refusal.of("buy-limit", "SH-08", number=number, left=state.allowance)
    if number > state.bank[company]:
        return Refusal.of("bank-short", "SH-03", number=number, left=state.bank[company])
    price, cash = number * state.values[company], state.cash[action.seat]
    if price > cash:
        return Refusal.of("above-cash", "SH-19", price=price, cash=cash)
    return None


def _check_sell(state: SharkState, action: Sell) -> Refusal | None:
    if refusal := _check_trade(state, action):
        return refusal
    holding = held(state, action.seat)[action.company]
    if action.number > holding:
        return Refusal.of("not-held", "SH-07", company=action.company, held=holding)
    return None


def _check_roll(state: SharkState, action: Roll) -> Refusal | None:
    one_die = state.terms.zone_die_only
    if action.zone not in ZONES:
        return Refusal.of("dice", "SH-04", zone=action.zone, colour=action.colour)
    if action.colour not in ((NO_DIE,) if one_die else COLOUR_DIE):
        rule = "SH-32" if one_die else "SH-04"
        return Refusal.of("dice", rule, zone=action.zone, colour=action.colour)
    return None


def _check_place(state: SharkState, action: Place) -> Refusal | None:
    company, square = action.company, action.square
    if refusal := _check_company(company):
        return refusal
    if not 0 <= square < N_SQUARES:
        return Refusal.of("no-such-square", "SH-01", square=square)
    if company not in companies_for(state, state.colour):
        rule = "SH-31" if state.colour == BLACK else "SH-09"
        return Refusal.of("wrong-company", rule, company=company, colour=state.colour)
    world = state.terms.world
    if world.zone_of[square] != state.zone:
        return Refusal.of(
            "wrong-zone", "SH-09", square=square, zone=world.zone_of[square], rolled=state.zone
        )
    if any(squares >> square & 1 for squares in state.built):
        return Refusal.of("occupied", "SH-10", square=square)
    touching = world.touching[square]
    size = size_at(state.chains[company], touching)
    rival = longest_rival(state, company, touching)
    if size <= rival:
        return Refusal.of("chain-too-small", "SH-15", square=square, size=size, rival=rival)
    return None


def _check_sell_off(state: SharkState, action: SellOff) -> Refusal | None:
    """Enough, and nothing one could do without, such as shares that are worth nothing (SH-18)."""
    seat, shares = action.seat, action.shares
    if len(shares) != N_COMPANIES:
        return Refusal.of("no-such-company", "SH-02", company=len(shares) - 1)
    for company, (number, holding) in enumerate(zip(shares, held(state, seat), strict=True)):
        if number < 0:
            return Refusal.of("no-such-number", "SH-18", number=number)
        if number > holding:
            return Refusal.of("not-held", "SH-18", company=company, held=holding)
        if number and not state.values[company]:
            return Refusal.of("worth-nothing", "SH-18", company=company)
    rest = state.agenda[-1][1]
    worth = worth_of(shares, state.values)
    covers = proceeds(worth)
    if covers < rest:
        return Refusal.of("covers-too-little", "SH-18", covers=covers, rest=rest)
    if proceeds(worth - least_spare(shares, state.values)) >= rest:
        return Refusal.of("covers-too-much", "SH-18", covers=covers, rest=rest)
    return None


_JUDGES: Final[dict[type, Callable[[SharkState, Any], Refusal | None]]] = {
    TakeShare: _check_take,
    Buy: _check_buy,
    Sell: _check_sell,
    Roll: _check_roll,
    Place: _check_place,
    SellOff: _check_sell_off,
}
