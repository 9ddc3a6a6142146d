"""The auction: who speaks, what they may say, loans, and how it ends."""

from __future__ import annotations

from bigshot_desktop.engine.game import Emit
from bigshot_desktop.games.big_shot.rules.actions import Bid, Borrow, Decline, Pass, Pay
from bigshot_desktop.games.big_shot.rules.events import (
    BidMade,
    LoanDeclined,
    LoanTaken,
    LotFree,
    LotWon,
    MoneyShown,
    Overbid,
    Passed,
)
from bigshot_desktop.games.big_shot.rules.material import (
    MOST_MONEY,
    N_COLOURS,
)
from bigshot_desktop.games.big_shot.rules.state import (
    AUCTION,
    CLOSED,
    LOANS,
    NO_ONE,
    PAYING,
    PLACING,
    BigShotState,
)

# --- what a speaker may do -----------------------------------------------------------------------


def unchecked(state: BigShotState, seat: int) -> bool:
    """Whether a seat may bid more than it has (BS-52)."""
    return state.terms.overbids_allowed and not state.checked >> seat & 1


def bid_limit(state: BigShotState, seat: int) -> int:
    """The highest bid a seat may make: its cash (BS-14), the larger purse (BS-42), or any sum unchecked (BS-52)."""
    if unchecked(state, seat):
        return MOST_MONEY
    terms = state.terms
    purses = terms.purses[seat]
    return state.cash[purses[0]] if terms.one_purse else max(state.cash[c] for c in purses)


def loans_on_offer(state: BigShotState, seat: int) -> tuple[int, ...]:
    """The purses a seat could take a loan for right now (BS-20, BS-21)."""
    return tuple(colour for colour in state.terms.purses[seat] if state.credit[colour] > 0)


def payers(state: BigShotState, seat: int) -> tuple[int, ...]:
    """The purses of a seat that can pay the standing bid (BS-42)."""
    return tuple(c for c in state.terms.purses[seat] if state.cash[c] >= state.standing)


# --- how it goes on ------------------------------------------------------------------------------


def open_loans(state: BigShotState) -> None:
    """Asks everyone in order, starting left of the leader, for a loan before the auction (BS-51)."""
    state.phase = LOANS
    state.bidding = state.terms.everyone
    _ask_for_loan(state, state.leader)


def _ask_for_loan(state: BigShotState, after: int) -> None:
    """On to the next seat that could take a loan, or to the auction."""
    while state.bidding:
        turn = state.terms.following[state.bidding][after]
        after = turn[0]
        state.bidding &= ~(1 << after)
        if loans_on_offer(state, after):
            state.acting = turn
            return
    state.credit = [0] * N_COLOURS
    open_auction(state)


def open_auction(state: BigShotState) -> None:
    """Nobody out, no bid, the seat left of the leader speaks (BS-11)."""
    terms = state.terms
    state.phase = AUCTION
    state.bidding = terms.everyone
    state.standing = 0
    state.bidder = NO_ONE
    state.acting = terms.following[terms.everyone][state.leader]


def borrow(state: BigShotState, action: Borrow, emit: Emit | None) -> None:
    """A debt of 10 that pays out less each time (BS-20)."""
    colour = action.colour
    amount = state.credit[colour]
    state.credit[colour] = 0
    state.cash[colour] += amount
    state.loans[colour] += 1
    state.tokens -= 1
    if not state.tokens:
        state.credit = [0] * N_COLOURS
    if emit:
        emit(LoanTaken(action.seat, colour, state.loans[colour], amount))
    if state.phase == LOANS:
        _ask_for_loan(state, action.seat)


def decline(state: BigShotState, action: Decline, emit: Emit | None) -> None:
    """No loan: the next is asked (BS-51)."""
    if emit:
        emit(LoanDeclined(action.seat))
    _ask_for_loan(state, action.seat)


def bid(state: BigShotState, action: Bid, emit: Emit | None) -> None:
    """The new standing bid; the next one still in speaks (BS-11)."""
    terms = state.terms
    state.bidder = seat = action.seat
    state.standing = action.amount
    state.acting = terms.following[state.bidding][seat]
    if not terms.one_purse:
        _close_credit(state, seat)
    if emit:
        emit(BidMade(seat, action.amount))


def pass_(state: BigShotState, action: Pass, emit: Emit | None) -> None:
    """One less; when one is left the lot is theirs (BS-12, BS-13)."""
    terms = state.terms
    seat = action.seat
    state.bidding = bidding = state.bidding & ~(1 << seat)
    state.acting = turn = terms.following[bidding][seat]
    if not terms.one_purse:
        _close_credit(state, seat)
    if emit:
        emit(Passed(seat))
    if not bidding & (bidding - 1):
        _award(state, turn[0], emit)


def _close_credit(state: BigShotState, seat: int) -> None:
    """Who has spoken takes no loan any more (BS-41)."""
    for colour in state.terms.purses[seat]:
        state.credit[colour] = CLOSED


def _award(state: BigShotState, winner: int, emit: Emit | None) -> None:
    """The last one in pays, chooses who pays, cannot, or has the lot for nothing (BS-12, BS-13, BS-42, BS-52)."""
    terms = state.terms
    price = state.standing
    purse = terms.purse[winner]
    if price and not terms.one_purse:
        purses = payers(state, winner)
        purse = purses[0]
        if len(purses) > 1:
            state.phase = PAYING
            return
    if state.cash[purse] < price:
        _restart(state, winner, emit)
    else:
        _take_lot(state, winner, purse, emit)


def pay(state: BigShotState, action: Pay, emit: Emit | None) -> None:
    """The chosen purse pays (BS-42)."""
    _take_lot(state, action.seat, action.colour, emit)


def _take_lot(state: BigShotState, seat: int, colour: int, emit: Emit | None) -> None:
    """The purse pays the bid, if there was one, and the cubes leave the field for the winner's hand (BS-12, BS-13)."""
    state.cash[colour] -= state.standing
    field = state.broker
    state.lot = state.fields[field]
    state.fields[field] = 0
    state.ring.remove(field)
    state.phase = PLACING
    if emit:
        emit(LotWon(seat, state.standing, colour) if state.standing else LotFree(seat))


def _restart(state: BigShotState, seat: int, emit: Emit | None) -> None:
    """A bid that cannot be paid: the money is shown, the bids are checked from now on, all bid again (BS-52)."""
    if emit:
        emit(Overbid(seat, state.standing))
        if state.terms.hidden_money:
            emit(MoneyShown(seat, state.cash[state.terms.purses[seat][0]]))
    state.checked |= 1 << seat
    open_auction(state)
