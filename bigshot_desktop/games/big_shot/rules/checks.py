"""Whether an action is allowed, and the code and rule of the refusal if not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bigshot_desktop.engine.game import Refusal
from bigshot_desktop.games.big_shot.rules.actions import (
    Bid,
    BigShotAction,
    Borrow,
    Decline,
    Pass,
    Pay,
    Place,
    Roll,
)
from bigshot_desktop.games.big_shot.rules.auction import bid_limit, payers, unchecked
from bigshot_desktop.games.big_shot.rules.majority import counts
from bigshot_desktop.games.big_shot.rules.material import (
    DIE,
    MOST_LOANS,
    N_COLOURS,
    N_DISTRICTS,
)
from bigshot_desktop.games.big_shot.rules.state import (
    AUCTION,
    BROKER,
    CLOSED,
    LEAD,
    LOANS,
    OVER,
    PAYING,
    PLACING,
    UNDECIDED,
    BigShotState,
)

PHASES: Final[dict[type, tuple[int, ...]]] = {
    Roll: (LEAD, BROKER),
    Borrow: (LOANS, AUCTION),
    Decline: (LOANS,),
    Bid: (AUCTION,),
    Pass: (AUCTION,),
    Pay: (PAYING,),
    Place: (PLACING,),
}
"""When each kind of action has its place."""

PHASE_RULES: Final = {
    LEAD: "BS-09",
    BROKER: "BS-10",
    LOANS: "BS-51",
    AUCTION: "BS-11",
    PAYING: "BS-42",
    PLACING: "BS-15",
}

REFUSALS: Final = {
    "match-over": ("BS-23",),
    "not-your-turn": tuple(PHASE_RULES.values()),
    "not-now": tuple(PHASE_RULES.values()),
    "die": ("BS-04",),
    "bid-too-low": ("BS-11",),
    "bid-above-cash": ("BS-14", "BS-42", "BS-52"),
    "bid-above-all": ("BS-52",),
    "not-your-purse": ("BS-08", "BS-40"),
    "loan-this-round": ("BS-20", "BS-41"),
    "loan-tenth": ("BS-21",),
    "loan-tokens": ("BS-21",),
    "loan-before-auction": ("BS-51",),
    "loan-before-speaking": ("BS-41",),
    "purse-too-small": ("BS-42",),
    "no-such-cube": ("BS-15",),
    "no-such-district": ("BS-01",),
    "district-sold": ("BS-19",),
}
"""Every code an action can be refused with, and the rules it can stand for."""


def check(state: BigShotState, action: BigShotAction) -> Refusal | None:
    """Why an action is not allowed now, or None if it is."""
    phase = state.phase
    if phase == OVER:
        return Refusal.of("match-over", "BS-23")
    if action.seat not in state.acting:
        return Refusal.of(
            "not-your-turn", PHASE_RULES[phase], seat=action.seat, turn=state.acting[0]
        )
    if phase not in PHASES[type(action)]:
        return Refusal.of("not-now", PHASE_RULES[phase])
    judge = _JUDGES.get(type(action))
    return judge(state, action) if judge else None


def _check_roll(state: BigShotState, action: Roll) -> Refusal | None:
    if action.pips not in DIE:
        return Refusal.of("die", "BS-04", pips=action.pips)
    return None


def _check_bid(state: BigShotState, action: Bid) -> Refusal | None:
    if action.amount <= state.standing:
        return Refusal.of("bid-too-low", "BS-11", amount=action.amount, lowest=state.standing + 1)
    limit = bid_limit(state, action.seat)
    if action.amount <= limit:
        return None
    terms = state.terms
    if unchecked(state, action.seat):
        return Refusal.of("bid-above-all", "BS-52", amount=action.amount, most=limit)
    rule = "BS-42" if terms.players == 2 else "BS-52" if terms.overbids_allowed else "BS-14"
    return Refusal.of("bid-above-cash", rule, amount=action.amount, cash=limit)


def _check_borrow(state: BigShotState, action: Borrow) -> Refusal | None:
    terms, colour = state.terms, action.colour
    two = terms.players == 2
    if colour not in terms.purses[action.seat]:
        return Refusal.of("not-your-purse", "BS-40" if two else "BS-08")
    if state.phase == AUCTION and terms.loans_before:
        return Refusal.of("loan-before-auction", "BS-51")
    if state.credit[colour] == CLOSED:
        return Refusal.of("loan-before-speaking", "BS-41")
    if not state.tokens:
        return Refusal.of("loan-tokens", "BS-21")
    if state.loans[colour] >= MOST_LOANS:
        return Refusal.of("loan-tenth", "BS-21", loans=state.loans[colour])
    if not state.credit[colour]:
        return Refusal.of("loan-this-round", "BS-41" if two else "BS-20", colour=colour)
    return None


def _check_pay(state: BigShotState, action: Pay) -> Refusal | None:
    if action.colour not in state.terms.purses[action.seat]:
        return Refusal.of("not-your-purse", "BS-40")
    if action.colour not in payers(state, action.seat):
        cash = state.cash[action.colour]
        return Refusal.of("purse-too-small", "BS-42", amount=state.standing, cash=cash)
    return None


def _check_place(state: BigShotState, action: Place) -> Refusal | None:
    if not 0 <= action.colour < N_COLOURS or not counts(state.lot)[action.colour]:
        return Refusal.of("no-such-cube", "BS-15", colour=action.colour)
    if not 0 <= action.district < N_DISTRICTS:
        return Refusal.of("no-such-district", "BS-01", district=action.district)
    if state.owners[action.district] != UNDECIDED:
        return Refusal.of("district-sold", "BS-19", district=action.district)
    return None


_JUDGES: Final[dict[type, Callable[[BigShotState, Any], Refusal | None]]] = {
    Roll: _check_roll,
    Bid: _check_bid,
    Borrow: _check_borrow,
    Pay: _check_pay,
    Place: _check_place,
}
