"""What a seat may know of a match of Big Shot, and how the rest could be."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from bigshot_desktop.engine.game import Decision, Setup
from bigshot_desktop.games.big_shot.rules.decisions import decision
from bigshot_desktop.games.big_shot.rules.material import START_MONEY, loan_pays
from bigshot_desktop.games.big_shot.rules.setup import Terms
from bigshot_desktop.games.big_shot.rules.state import AUCTION, OVER, BigShotState


@dataclass(frozen=True, slots=True)
class BigShotObservation:
    """The table as one seat sees it: all of the state, but the money of others when it is hidden (BS-50)."""

    seat: int
    setup: Setup
    phase: int
    acting: tuple[int, ...]
    round: int
    leader: int
    broker: int
    ring: tuple[int, ...]
    fields: tuple[int, ...]
    lot: int
    piles: tuple[int, ...]
    owners: tuple[int, ...]
    open: int
    cash: tuple[int | None, ...]
    """By colour; None where it is hidden."""
    loans: tuple[int, ...]
    tokens: int
    credit: tuple[int, ...]
    checked: int
    bidding: int
    standing: int
    bidder: int
    contenders: int
    waiting: int
    best: int
    decision: Decision | None
    """What is asked of this seat, if anything."""


_LISTS = ("ring", "fields", "piles", "owners", "loans", "credit")
_SAME = tuple(name for name in BigShotState.__slots__ if name not in (*_LISTS, "cash", "terms"))


def sees_money(state: BigShotState, seat: int, colour: int) -> bool:
    """Whether a seat sees a purse: open money, one's own, shown after an overbid, or after the end."""
    terms = state.terms
    owner = terms.seat_of[colour]
    return (
        not terms.hidden_money
        or owner in (seat, -1)
        or bool(state.checked >> owner & 1)
        or state.phase == OVER
    )


def observe(state: BigShotState, seat: int) -> BigShotObservation:
    """The state as a seat sees it; a seat that is nobody's sees what everyone sees."""
    same: dict[str, Any] = {name: getattr(state, name) for name in _SAME}
    lists: dict[str, Any] = {name: tuple(getattr(state, name)) for name in _LISTS}
    return BigShotObservation(
        seat=seat,
        **same,
        **lists,
        cash=tuple(
            cash if sees_money(state, seat, colour) else None
            for colour, cash in enumerate(state.cash)
        ),
        decision=decision(state, seat) if seat in state.acting else None,
    )


def guess(seen: BigShotObservation, rng: Random) -> BigShotState:
    """A state that looks like this: hidden purses hold any sum their loans and their standing bid allow."""
    state = BigShotState()
    for name in _SAME:
        setattr(state, name, getattr(seen, name))
    for name in _LISTS:
        setattr(state, name, list(getattr(seen, name)))
    state.terms = terms = Terms.of(seen.setup)
    state.cash = []
    for colour, cash in enumerate(seen.cash):
        if cash is None:
            most = START_MONEY + sum(loan_pays(n) for n in range(1, seen.loans[colour] + 1))
            backs_bid = (
                seen.phase == AUCTION
                and seen.bidder == terms.seat_of[colour]
                and not terms.overbids_allowed
            )
            cash = rng.randint(seen.standing if backs_bid else 0, most)
        state.cash.append(cash)
    return state
