"""Strength: the dice, and the cards that go away for another roll."""

from __future__ import annotations

from bigshot_desktop.engine.game import Emit
from bigshot_desktop.games.saludos_amigos.rules.actions import Discard, Ready, Roll
from bigshot_desktop.games.saludos_amigos.rules.events import (
    CardDiscarded,
    DiceRolled,
    OwnCardDiscarded,
    RolledAgain,
    RollsEnded,
    StrengthsFixed,
)
from bigshot_desktop.games.saludos_amigos.rules.material import SEATS_IN
from bigshot_desktop.games.saludos_amigos.rules.negotiation import open_negotiation
from bigshot_desktop.games.saludos_amigos.rules.packs import UNIT
from bigshot_desktop.games.saludos_amigos.rules.state import (
    BURIED,
    DICE,
    NATURE,
    NO_ONE,
    REROLL,
    STRENGTH,
    SaludosState,
)


def roll(state: SaludosState, action: Roll, emit: Emit | None) -> None:
    """Everybody's dice, or the one of who discarded a card."""
    if state.phase == DICE:
        _roll_all(state, action.dice, emit)
    else:
        _roll_again(state, action.dice[0], emit)
    _go_on(state, emit)


def _roll_all(state: SaludosState, dice: tuple[int, ...], emit: Emit | None) -> None:
    """Strength is the die and the number of cards (SA-07); who has no card is ready (SA-08)."""
    state.dice = list(dice)
    state.strengths = [pips + cards for pips, cards in zip(dice, state.cards, strict=True)]
    for seat, cards in enumerate(state.cards):
        if not cards:
            state.ready |= 1 << seat
    if emit:
        emit(DiceRolled(dice, tuple(state.strengths)))


def discard(state: SaludosState, action: Discard, emit: Emit | None) -> None:
    """A card goes away face down and no longer counts; the die is nature's, at once (SA-08)."""
    seat, card = action.seat, action.card
    state.hands[seat] -= UNIT[card]
    state.discards += UNIT[card]
    state.trails[seat] += (BURIED + card,)
    state.cards[seat] = state.strengths[seat] = cards = state.cards[seat] - 1
    state.dice[seat] = 0
    state.roller = seat
    state.phase = REROLL
    state.acting = NATURE
    if emit:
        emit(CardDiscarded(seat, cards))
        emit(OwnCardDiscarded(seat, card))


def _roll_again(state: SaludosState, pips: int, emit: Emit | None) -> None:
    seat = state.roller
    state.roller = NO_ONE
    state.dice[seat] = pips
    state.strengths[seat] += pips
    if not state.cards[seat]:
        state.ready |= 1 << seat
    if emit:
        emit(RolledAgain(seat, pips, state.strengths[seat]))


def ready(state: SaludosState, action: Ready, emit: Emit | None) -> None:
    """No more rolls, which is final (SA-08)."""
    state.ready |= 1 << action.seat
    if emit:
        emit(RollsEnded(action.seat))
    _go_on(state, emit)


def _go_on(state: SaludosState, emit: Emit | None) -> None:
    """Whoever is not ready may still roll again; after that strengths are fixed (SA-08)."""
    rolling = state.terms.everyone & ~state.ready
    if rolling:
        state.phase = STRENGTH
        state.acting = SEATS_IN[rolling]
        return
    if emit:
        emit(StrengthsFixed(tuple(state.strengths)))
    open_negotiation(state)
