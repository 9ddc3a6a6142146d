"""The council: who calls it, and who attends."""

from __future__ import annotations

from bigshot_desktop.engine.game import Emit
from bigshot_desktop.games.saludos_amigos.rules.actions import Push, StayOut
from bigshot_desktop.games.saludos_amigos.rules.events import (
    BiscuitPlaced,
    CouncilAttended,
    CouncilCalled,
    CouncilNotCalled,
    OwnCardAdded,
    OwnCardPushed,
    StayedOut,
)
from bigshot_desktop.games.saludos_amigos.rules.material import SEATS_IN
from bigshot_desktop.games.saludos_amigos.rules.packs import UNIT
from bigshot_desktop.games.saludos_amigos.rules.pay import pay
from bigshot_desktop.games.saludos_amigos.rules.state import ATTENDANCE, CALL, SaludosState
from bigshot_desktop.games.saludos_amigos.rules.talk import open_talk


def open_call(state: SaludosState) -> bool:
    """Asks the first of the opposition, if there is anyone to ask (SA-13)."""
    state.phase = CALL
    state.asked = _with_cards(state, state.terms.everyone & ~state.coalition)
    return _ask_next(state)


def _with_cards(state: SaludosState, seats: int) -> int:
    """Those of some seats who have a card."""
    return sum([1 << seat for seat in SEATS_IN[seats] if state.cards[seat]])


def _ask_next(state: SaludosState) -> bool:
    """Asks the next in order from the bag holder's left; says whether there was one left."""
    asked = state.asked
    if not asked:
        return False
    for seat in state.terms.clockwise[state.holder]:
        if asked >> seat & 1:
            state.asked = asked & ~(1 << seat)
            state.acting = (seat,)
            return True
    raise AssertionError(asked)


def push(state: SaludosState, action: Push, emit: Emit | None) -> None:
    """A card is pushed forward, face down: the first opens the council (SA-13, SA-15)."""
    seat, card = action.seat, action.card
    calls = state.phase == CALL
    state.hands[seat] -= UNIT[card]
    state.cards[seat] -= 1
    state.pushed[seat] = card
    state.attending += (seat,)
    if emit:
        left = state.cards[seat]
        emit(CouncilCalled(seat, left) if calls else CouncilAttended(seat, left))
        emit(OwnCardPushed(seat, card) if calls else OwnCardAdded(seat, card))
    if calls:
        _place_biscuit(state, emit)
        opposition = state.terms.everyone & ~state.coalition
        state.asked = _with_cards(state, opposition & ~(1 << seat))
        state.phase = ATTENDANCE
    if len(state.attending) == state.worth or not _ask_next(state):
        open_talk(state, emit)


def _place_biscuit(state: SaludosState, emit: Emit | None) -> None:
    """The strengths of all opponents count, whether they attend or not (SA-14)."""
    opposition = SEATS_IN[state.terms.everyone & ~state.coalition]
    state.biscuit = sum([state.strengths[seat] for seat in opposition])
    if emit:
        emit(BiscuitPlaced(state.biscuit))


def stay_out(state: SaludosState, action: StayOut, emit: Emit | None) -> None:
    """The next is asked; without a call the coalition is paid (SA-13, SA-15)."""
    calling = state.phase == CALL
    if emit:
        emit(CouncilNotCalled(action.seat) if calling else StayedOut(action.seat))
    if _ask_next(state):
        return
    if calling:
        pay(state, state.shares, emit)
    else:
        open_talk(state, emit)
