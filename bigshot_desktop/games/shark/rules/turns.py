"""The course of a match around the placements: first shares, turns, trading, and the end."""

from __future__ import annotations

from bigshot_desktop.engine.game import Emit
from bigshot_desktop.engine.seating import TURNS
from bigshot_desktop.games.shark.rules.actions import EndTrading, TakeShare
from bigshot_desktop.games.shark.rules.events import (
    BuildingsUsedUp,
    LastPlayerLeft,
    MatchEnded,
    ShareTaken,
    TopReached,
    TradingEnded,
    TurnBegan,
)
from bigshot_desktop.games.shark.rules.market import can_trade
from bigshot_desktop.games.shark.rules.material import (
    BUILDINGS_EACH,
    BUY_LIMIT,
    N_COMPANIES,
    NO_DIE,
    TOP_VALUE,
)
from bigshot_desktop.games.shark.rules.scoring import result
from bigshot_desktop.games.shark.rules.state import AFTER, BEFORE, NATURE, OVER, ROLLING, SharkState


def take_share(state: SharkState, action: TakeShare, emit: Emit | None) -> None:
    """A share to begin with; when all have one, the first turn begins (SH-05)."""
    seat, company = action.seat, action.company
    state.shares[seat * N_COMPANIES + company] += 1
    state.bank[company] -= 1
    if emit:
        emit(ShareTaken(seat, company))
    terms = state.terms
    left = terms.following[terms.everyone][seat]
    if left == terms.first:
        begin_turn(state, left, emit)
    else:
        state.acting = TURNS[left]


def begin_turn(state: SharkState, seat: int, emit: Emit | None) -> None:
    """A new turn: trading comes first, unless there is nothing to trade (SH-06)."""
    state.turn += 1
    state.active = seat
    state.allowance = BUY_LIMIT
    state.zone = 0
    state.colour = NO_DIE
    if emit:
        emit(TurnBegan(state.turn, seat))
    if can_trade(state, seat):
        state.phase = BEFORE
        state.acting = TURNS[seat]
    else:
        state.phase = ROLLING
        state.acting = NATURE


def end_turn(state: SharkState, emit: Emit | None) -> None:
    """On to the next player clockwise who is not ruined (SH-05)."""
    begin_turn(state, state.terms.following[state.playing][state.active], emit)


def end_trading(state: SharkState, action: EndTrading, emit: Emit | None) -> None:
    """The dice after the first occasion, the next player after the second (SH-06)."""
    first = state.phase == BEFORE
    if emit:
        emit(TradingEnded(action.seat, 1 if first else 2))
    if first:
        state.phase = ROLLING
        state.acting = NATURE
    else:
        end_turn(state, emit)


def end_placement(state: SharkState, emit: Emit | None) -> None:
    """After full settlement: the end of the match (SH-20, SH-21), or trading again (SH-06)."""
    playing = state.playing
    if TOP_VALUE in state.values or BUILDINGS_EACH in state.used or not playing & (playing - 1):
        _end_match(state, emit)
        return
    if state.terms.per_occasion:
        state.allowance = BUY_LIMIT
    seat = state.active
    if can_trade(state, seat):
        state.phase = AFTER
        state.acting = TURNS[seat]
    else:
        end_turn(state, emit)


def _end_match(state: SharkState, emit: Emit | None) -> None:
    """No trading any more (SH-21); the account is made up by :func:`result`."""
    state.phase = OVER
    state.acting = ()
    if not emit:
        return
    for company in range(N_COMPANIES):
        if state.values[company] == TOP_VALUE:
            emit(TopReached(company, TOP_VALUE))
        if state.used[company] == BUILDINGS_EACH:
            emit(BuildingsUsedUp(company))
    if not state.playing & (state.playing - 1):
        emit(LastPlayerLeft(state.active))
    final = result(state)
    assert final is not None
    emit(MatchEnded(final.winners))
