"""The vote in the council: cards chosen face down, shown, and counted."""

from __future__ import annotations

from bigshot_desktop.engine.game import Emit
from bigshot_desktop.games.saludos_amigos.rules.actions import Commit
from bigshot_desktop.games.saludos_amigos.rules.events import (
    CardsChosen,
    CardsShown,
    CardsUsed,
    CouncilDecided,
    OwnCardsChosen,
)
from bigshot_desktop.games.saludos_amigos.rules.material import SEATS_IN
from bigshot_desktop.games.saludos_amigos.rules.packs import (
    UNIT,
    cards_in,
    counts,
    pack_with,
    size,
    total,
)
from bigshot_desktop.games.saludos_amigos.rules.pay import pay
from bigshot_desktop.games.saludos_amigos.rules.state import (
    SEALING,
    SHOWN,
    UNCHOSEN,
    SaludosState,
)


def open_sealing(state: SaludosState, emit: Emit | None) -> None:
    """Everyone in the council who has a card left chooses (SA-17)."""
    state.phase = SEALING
    state.acting = tuple([seat for seat in SEATS_IN[state.council] if state.cards[seat]])
    if not state.acting:
        _show(state, emit)


def commit(state: SaludosState, action: Commit, emit: Emit | None) -> None:
    """A choice is final and stays hidden until all have chosen (SA-17)."""
    seat = action.seat
    state.sealed[seat] = pack_with(action.cards)
    state.acting = tuple([other for other in state.acting if other != seat])
    if emit:
        emit(CardsChosen(seat))
        emit(OwnCardsChosen(seat, action.cards))
    if not state.acting:
        _show(state, emit)


def _show(state: SaludosState, emit: Emit | None) -> None:
    """All cards are shown, added to mug and biscuit, and discarded (SA-18, SA-19)."""
    mug, biscuit = state.mug, state.biscuit
    used = 0
    for seat in SEATS_IN[state.council]:
        chosen = state.sealed[seat]
        shown = UNIT[state.pushed[seat]]
        if chosen != UNCHOSEN:
            shown += chosen
            state.hands[seat] -= chosen
            state.cards[seat] -= size(chosen)
        value = total(shown)
        if state.coalition >> seat & 1:
            mug += value
        else:
            biscuit += value
        if shown:
            used += shown
            state.trails[seat] += tuple([SHOWN + card for card in cards_in(shown)])
        if emit:
            emit(CardsShown(seat, counts(shown), value))
    state.discards += used
    shares = state.shares if mug >= biscuit else state.counter
    if emit:
        emit(CouncilDecided(mug, biscuit, shares))
        if used:
            emit(CardsUsed(size(used)))
    players = state.terms.players
    state.pushed = [0] * players
    state.sealed = [UNCHOSEN] * players
    pay(state, shares, emit)
