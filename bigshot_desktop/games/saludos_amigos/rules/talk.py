"""The talk in the council: each side settles its split again."""

from __future__ import annotations

from bigshot_desktop.engine.game import Emit
from bigshot_desktop.games.saludos_amigos.rules.actions import Accept, Decline, Propose, Ready
from bigshot_desktop.games.saludos_amigos.rules.events import (
    CouncilOpened,
    SplitAccepted,
    SplitDeclined,
    SplitProposed,
    SplitSettled,
    TalkEnded,
    TalkResumed,
)
from bigshot_desktop.games.saludos_amigos.rules.material import MOST_PROPOSALS, SEATS_IN
from bigshot_desktop.games.saludos_amigos.rules.state import TALK, SaludosState
from bigshot_desktop.games.saludos_amigos.rules.vote import open_sealing

# --- what a member may do ------------------------------------------------------------------------


def even_split(players: int, worth: int, attending: tuple[int, ...]) -> tuple[int, ...]:
    """The same for everyone who attends, the odd millions to those who came first (SA-16)."""
    shares = [0] * players
    each, odd = divmod(worth, len(attending))
    for place, seat in enumerate(attending):
        shares[seat] = each + (place < odd)
    return tuple(shares)


def split_of(state: SaludosState, seat: int) -> tuple[int, ...]:
    """The split that stands for the side of a seat."""
    return state.shares if state.coalition >> seat & 1 else state.counter


def open_proposer(state: SaludosState, side: int) -> int | None:
    """Who of a side has an open proposal (SA-16: there is only one)."""
    for seat in SEATS_IN[side]:
        if state.offers[seat]:
            return seat
    return None


def may_propose(state: SaludosState, seat: int) -> bool:
    """Whether a seat may propose, and its side could share in another way (SA-16)."""
    side = state.side(seat)
    return (
        not state.ready >> seat & 1
        and state.made[seat] < MOST_PROPOSALS
        and side.bit_count() < state.worth
        and open_proposer(state, side) is None
    )


# --- how it goes on ------------------------------------------------------------------------------


def open_talk(state: SaludosState, emit: Emit | None) -> None:
    """Both sides talk at the same time; a side of one is ready (SA-16)."""
    attending = state.attending
    opponents = sum([1 << seat for seat in attending])
    coalition = state.coalition
    state.phase = TALK
    state.council = coalition | opponents
    state.counter = even_split(state.terms.players, state.worth, attending)
    for side in (coalition, opponents):
        if not side & (side - 1):
            state.ready |= side
    if emit:
        emit(CouncilOpened(state.shares, state.counter))
    _go_on(state, emit)


def propose(state: SaludosState, action: Propose, emit: Emit | None) -> None:
    """All other members of the side are asked, also those who are ready (SA-16)."""
    seat = action.seat
    state.offers[seat] = action.shares
    state.waiting[seat] = state.side(seat) & ~(1 << seat)
    state.made[seat] += 1
    if emit:
        emit(SplitProposed(seat, action.shares))
    _go_on(state, emit)


def accept(state: SaludosState, action: Accept, emit: Emit | None) -> None:
    """When all have accepted, the new split takes that side's readies back (SA-16)."""
    proposer = action.proposer
    state.waiting[proposer] &= ~(1 << action.seat)
    if emit:
        emit(SplitAccepted(action.seat, proposer))
    if not state.waiting[proposer]:
        _settle(state, proposer, emit)
    _go_on(state, emit)


def _settle(state: SaludosState, proposer: int, emit: Emit | None) -> None:
    """The proposal is the split of its side from now on."""
    shares = state.offers[proposer]
    if state.coalition >> proposer & 1:
        state.shares = shares
    else:
        state.counter = shares
    state.offers[proposer] = ()
    back = state.ready & state.side(proposer)
    state.ready &= ~back
    if emit:
        emit(SplitSettled(proposer, shares))
        for seat in SEATS_IN[back]:
            emit(TalkResumed(seat))


def decline(state: SaludosState, action: Decline, emit: Emit | None) -> None:
    """A refusal ends a proposal (SA-16)."""
    _end(state, action.proposer, action.seat, emit)
    _go_on(state, emit)


def ready(state: SaludosState, action: Ready, emit: Emit | None) -> None:
    """No more proposals; whoever is asked refuses with it (SA-16)."""
    seat = action.seat
    bit = 1 << seat
    for proposer, waiting in enumerate(state.waiting):
        if waiting & bit:
            _end(state, proposer, seat, emit)
    state.ready |= bit
    if emit:
        emit(TalkEnded(seat))
    _go_on(state, emit)


def _end(state: SaludosState, proposer: int, seat: int, emit: Emit | None) -> None:
    state.offers[proposer] = ()
    state.waiting[proposer] = 0
    if emit:
        emit(SplitDeclined(seat, proposer))


def _go_on(state: SaludosState, emit: Emit | None) -> None:
    """Whoever is not ready or still asked is to act; else the talk is over (SA-16)."""
    owing = state.council & ~state.ready
    for waiting in state.waiting:
        owing |= waiting
    if owing:
        state.acting = SEATS_IN[owing]
    else:
        open_sealing(state, emit)
