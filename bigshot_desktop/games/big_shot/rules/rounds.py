"""The course of a match outside the auction: the lead, the broker, the cubes, the rounds and the end."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from bigshot_desktop.engine.game import Emit
from bigshot_desktop.games.big_shot.rules.actions import DISTRICTS_IN, Place, Roll
from bigshot_desktop.games.big_shot.rules.auction import open_auction, open_loans
from bigshot_desktop.games.big_shot.rules.events import (
    BrokerMoved,
    CubePlaced,
    DistrictDecided,
    DistrictSold,
    LeadRolled,
    LeadTied,
    MatchEnded,
    MoneyShown,
    RoundBegan,
)
from bigshot_desktop.games.big_shot.rules.majority import SIZE, UNIT, WINNER, counts
from bigshot_desktop.games.big_shot.rules.material import (
    DISTRICT_SIZE,
    MOST_LOANS,
    N_COLOURS,
    N_FIELDS,
)
from bigshot_desktop.games.big_shot.rules.scoring import result
from bigshot_desktop.games.big_shot.rules.state import (
    BROKER,
    LEAD,
    NATURE,
    NO_ONE,
    OVER,
    BigShotState,
)


def roll(state: BigShotState, action: Roll, emit: Emit | None) -> None:
    """For the lead, or so many non-empty fields clockwise, leaving the one the broker stands on (BS-10)."""
    pips = action.pips
    if state.phase == LEAD:
        _roll_for_lead(state, pips, emit)
        return
    path = broker_path(state.ring, state.broker, pips)
    state.broker = field = path[-1]
    if emit:
        emit(BrokerMoved(state.leader, pips, path, counts(state.fields[field])))
    if state.terms.loans_before:
        open_loans(state)
    else:
        open_auction(state)


def broker_path(ring: Sequence[int], broker: int, pips: int) -> tuple[int, ...]:
    """The fields that a roll takes the broker over: so many of those with cubes, clockwise (BS-10)."""
    first, size = bisect_right(ring, broker), len(ring)
    return tuple([ring[(first + step) % size] for step in range(pips)])


def lead_roller(waiting: int) -> int:
    """The seat whose roll for the lead is next, of those that wait for it."""
    return (waiting & -waiting).bit_length() - 1


def _roll_for_lead(state: BigShotState, pips: int, emit: Emit | None) -> None:
    """The highest roll leads, those tied for it roll again (BS-09). Contenders are the best so far and the waiting."""
    seat = lead_roller(state.waiting)
    rolled = 1 << seat
    state.waiting ^= rolled
    if emit:
        emit(LeadRolled(seat, pips))
    if pips > state.best:
        state.best = pips
        state.contenders = rolled | state.waiting
    elif pips < state.best:
        state.contenders ^= rolled
    if state.waiting:
        return
    state.best = 0
    tied = tuple(s for s in range(state.terms.players) if state.contenders >> s & 1)
    if len(tied) > 1:
        state.waiting = state.contenders
        if emit:
            emit(LeadTied(tied))
        return
    state.contenders = 0
    _begin_round(state, tied[0], emit)


def _begin_round(state: BigShotState, leader: int, emit: Emit | None) -> None:
    """A new leader, the die, and for each purse the chance of its next loan (BS-16, BS-20, BS-21)."""
    state.round += 1
    state.leader = leader
    state.phase = BROKER
    state.acting = NATURE
    state.standing = 0
    state.bidder = NO_ONE
    if state.tokens:
        a, b, c, d = state.loans
        state.credit = [MOST_LOANS - a, MOST_LOANS - b, MOST_LOANS - c, MOST_LOANS - d]
    else:
        state.credit = [0] * N_COLOURS
    if not state.terms.checks_last:
        state.checked = 0
    if emit:
        emit(RoundBegan(state.round, leader))


def place(state: BigShotState, action: Place, emit: Emit | None) -> None:
    """A cube goes in; the seventh decides the district at once (BS-17). After the last the lead passes (BS-16)."""
    district = action.district
    unit = UNIT[action.colour]
    state.piles[district] = pile = state.piles[district] + unit
    state.lot = lot = state.lot - unit
    if emit:
        emit(CubePlaced(action.seat, action.colour, district, counts(pile)))
    if SIZE[pile] == DISTRICT_SIZE:
        _sell(state, district, pile, emit)
    if lot:
        return
    if state.round < N_FIELDS:
        terms = state.terms
        _begin_round(state, terms.following[terms.everyone][state.leader][0], emit)
    else:
        _end_match(state, emit)


def _sell(state: BigShotState, district: int, pile: int, emit: Emit | None) -> None:
    """The winner's colour keeps one cube, the others leave the game (BS-19)."""
    winner = WINNER[pile]
    state.owners[district] = winner
    state.piles[district] = UNIT[winner]
    state.open ^= 1 << district
    if emit:
        emit(DistrictSold(district, winner, counts(pile)))


def _end_match(state: BigShotState, emit: Emit | None) -> None:
    """Districts with fewer than seven cubes go to whom BS-18 names, or to nobody (BS-23)."""
    for district in DISTRICTS_IN[state.open]:
        pile = state.piles[district]
        winner = WINNER[pile]
        state.owners[district] = winner
        state.piles[district] = UNIT[winner] if winner >= 0 else 0
        if emit:
            emit(DistrictDecided(district, winner, counts(pile)))
    state.open = 0
    state.phase = OVER
    state.acting = ()
    if emit:
        if state.terms.hidden_money:
            for seat, purses in enumerate(state.terms.purses):
                emit(MoneyShown(seat, state.cash[purses[0]]))
        final = result(state)
        assert final is not None
        emit(MatchEnded(final.winners))
