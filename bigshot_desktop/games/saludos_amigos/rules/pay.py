"""Pay for the winning side, and a councillor for everyone else."""

from __future__ import annotations

from bigshot_desktop.engine.game import Emit
from bigshot_desktop.games.saludos_amigos.rules.actions import DrawCards
from bigshot_desktop.games.saludos_amigos.rules.bag import pass_bag
from bigshot_desktop.games.saludos_amigos.rules.events import (
    CardDrawn,
    DeckReshuffled,
    NobodyDraws,
    OwnCardDrawn,
    SharePaid,
)
from bigshot_desktop.games.saludos_amigos.rules.packs import UNIT, size
from bigshot_desktop.games.saludos_amigos.rules.state import (
    DRAW,
    DRAWN,
    NATURE,
    RESHUFFLED,
    SaludosState,
)


def pay(state: SaludosState, shares: tuple[int, ...], emit: Emit | None) -> None:
    """Everyone with a share moves up by it (SA-20), all others draw (SA-21)."""
    unpaid = state.terms.everyone
    for seat, share in enumerate(shares):
        if share:
            state.money[seat] += share
            unpaid &= ~(1 << seat)
            if emit:
                emit(SharePaid(seat, share, state.money[seat]))
    draw_for(state, unpaid, emit)


def draw_for(state: SaludosState, seats: int, emit: Emit | None) -> None:
    """A councillor for each of these seats, if there are enough for all of them (SA-21, SA-22)."""
    needed = seats.bit_count()
    number = size(state.deck)
    if number < needed and state.discards:
        number = _reshuffle(state, emit)
    if number < needed:
        if emit:
            emit(NobodyDraws(needed, number))
        needed = 0
    if not needed:
        pass_bag(state, emit)
        return
    state.unpaid = seats
    state.phase = DRAW
    state.acting = NATURE


def _reshuffle(state: SaludosState, emit: Emit | None) -> int:
    """The discards go into the deck (SA-22); how many cards it has then."""
    returned = size(state.discards)
    state.deck += state.discards
    state.discards = 0
    state.trails = [(*trail, RESHUFFLED) for trail in state.trails]
    number = size(state.deck)
    if emit:
        emit(DeckReshuffled(returned, number))
    return number


def entitled(state: SaludosState) -> tuple[int, ...]:
    """Who draws a card, in the order in which they are dealt (SA-21)."""
    unpaid = state.unpaid
    return tuple([seat for seat in state.terms.clockwise[state.holder] if unpaid >> seat & 1])


def draw_cards(state: SaludosState, action: DrawCards, emit: Emit | None) -> None:
    """Each takes a card and looks at it; then the bag goes on."""
    for seat, card in zip(entitled(state), action.cards, strict=True):
        state.deck -= UNIT[card]
        state.hands[seat] += UNIT[card]
        state.cards[seat] += 1
        state.trails[seat] += (DRAWN + card,)
        if emit:
            emit(CardDrawn(seat, state.cards[seat]))
            emit(OwnCardDrawn(seat, card))
    pass_bag(state, emit)
