"""The negotiation: offers, answers to them, and the mug."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bigshot_desktop.engine.game import Emit
from bigshot_desktop.games.saludos_amigos.rules.actions import (
    Accept,
    Decline,
    Done,
    Offer,
    Withdraw,
)
from bigshot_desktop.games.saludos_amigos.rules.council import open_call
from bigshot_desktop.games.saludos_amigos.rules.events import (
    DoneTakenBack,
    NegotiationClosed,
    NobodyOffered,
    OfferAccepted,
    OfferDeclined,
    OfferLapsed,
    OfferMade,
    OfferReplaced,
    OfferStands,
    OfferWithdrawn,
    SaidDone,
)
from bigshot_desktop.games.saludos_amigos.rules.material import MOST_OFFERS, SEATS_IN
from bigshot_desktop.games.saludos_amigos.rules.pay import draw_for, pay
from bigshot_desktop.games.saludos_amigos.rules.state import NEGOTIATION, SaludosState, clear_offers

# --- what an offer is ----------------------------------------------------------------------------


def members_of(shares: Iterable[int]) -> int:
    """The coalition of an offer, as bits: whoever has a share (SA-09)."""
    members = 0
    bit = 1
    for share in shares:
        if share:
            members |= bit
        bit <<= 1
    return members


def height_of(strengths: Sequence[int], members: int) -> int:
    """The sum of the strengths of a coalition (SA-09)."""
    return sum([strengths[seat] for seat in SEATS_IN[members]])


def may_offer(state: SaludosState, seat: int) -> bool:
    """Whether a seat has an offer left, and friends to beat the mug with (SA-09, SA-11)."""
    if state.ready >> seat & 1 or state.made[seat] >= MOST_OFFERS:
        return False
    strengths = state.strengths
    own = strengths[seat]
    if own > state.mug:
        return True
    friends = state.worth - 1
    if friends + 1 >= len(strengths):
        return sum(strengths) > state.mug
    others = sorted(strengths[:seat] + strengths[seat + 1 :], reverse=True)
    return own + sum(others[:friends]) > state.mug


# --- how it goes on ------------------------------------------------------------------------------


def open_negotiation(state: SaludosState) -> None:
    """Nobody has offered anything, nobody is done."""
    state.phase = NEGOTIATION
    state.ready = 0
    state.acting = SEATS_IN[state.terms.everyone]


def offer(state: SaludosState, action: Offer, emit: Emit | None) -> None:
    """Put forward, in place of one's earlier offer; alone it stands at once (SA-11)."""
    seat, shares = action.seat, action.shares
    members = members_of(shares)
    others = members & ~(1 << seat)
    if emit:
        if state.offers[seat]:
            emit(OfferReplaced(seat, state.offers[seat]))
        emit(OfferMade(seat, shares, height_of(state.strengths, members)))
    state.offers[seat] = shares
    state.waiting[seat] = others
    state.made[seat] += 1
    if not others:
        _stand(state, seat, emit)
    elif state.ready & others:
        _take_back(state, state.ready & others, emit)


def withdraw(state: SaludosState, action: Withdraw, emit: Emit | None) -> None:
    """One's open offer is gone; it may be made again (SA-11)."""
    _remove(state, action.seat)
    if emit:
        emit(OfferWithdrawn(action.seat))


def accept(state: SaludosState, action: Accept, emit: Emit | None) -> None:
    """The offer stands when every member has agreed (SA-10)."""
    proposer = action.proposer
    state.waiting[proposer] &= ~(1 << action.seat)
    if emit:
        emit(OfferAccepted(action.seat, proposer))
    if not state.waiting[proposer]:
        _stand(state, proposer, emit)


def decline(state: SaludosState, action: Decline, emit: Emit | None) -> None:
    """One refusal ends an offer (SA-11)."""
    _end(state, action.proposer, action.seat, emit)


def done(state: SaludosState, action: Done, emit: Emit | None) -> None:
    """Declines whatever waits for an answer; when all are done the negotiation closes (SA-11)."""
    seat = action.seat
    bit = 1 << seat
    for proposer, waiting in enumerate(state.waiting):
        if waiting & bit:
            _end(state, proposer, seat, emit)
    state.ready |= bit
    state.acting = SEATS_IN[state.terms.everyone & ~state.ready]
    if emit:
        emit(SaidDone(seat))
    if not state.acting:
        _close(state, emit)


def _remove(state: SaludosState, proposer: int) -> None:
    state.offers[proposer] = ()
    state.waiting[proposer] = 0


def _end(state: SaludosState, proposer: int, seat: int, emit: Emit | None) -> None:
    """A seat's refusal: the same player cannot make this offer again until the mug moves."""
    state.declined[proposer] += (state.offers[proposer],)
    _remove(state, proposer)
    if emit:
        emit(OfferDeclined(seat, proposer))


def _stand(state: SaludosState, proposer: int, emit: Emit | None) -> None:
    """The mug moves, the earlier coalition is void, all else lapses (SA-10, SA-11)."""
    state.shares = shares = state.offers[proposer]
    state.coalition = coalition = members_of(shares)
    state.mug = height_of(state.strengths, coalition)
    if emit:
        emit(OfferStands(proposer, shares, state.mug))
        for seat, open_offer in enumerate(state.offers):
            if open_offer and seat != proposer:
                emit(OfferLapsed(seat))
    clear_offers(state)
    _take_back(state, state.ready, emit)


def _take_back(state: SaludosState, seats: int, emit: Emit | None) -> None:
    """These seats are no longer done (SA-11)."""
    state.ready &= ~seats
    state.acting = SEATS_IN[state.terms.everyone & ~state.ready]
    if emit:
        for seat in SEATS_IN[seats]:
            emit(DoneTakenBack(seat))


def _close(state: SaludosState, emit: Emit | None) -> None:
    """No offer stands (SA-12), or the opposition may call the council (SA-13)."""
    clear_offers(state)
    state.ready = 0
    everyone = state.terms.everyone
    if not state.coalition:
        if emit:
            emit(NobodyOffered())
        draw_for(state, everyone, emit)
        return
    if emit:
        emit(NegotiationClosed(state.shares, state.mug))
    if not open_call(state):
        pay(state, state.shares, emit)
