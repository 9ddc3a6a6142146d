"""Saludos Amigos, as the contract asks for it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from bigshot_desktop.engine.game import CHANCE, Emit
from bigshot_desktop.games.saludos_amigos.rules import (
    bag,
    checks,
    choices,
    council,
    decisions,
    negotiation,
    observation,
    pay,
    setup,
    strength,
    talk,
    vote,
)
from bigshot_desktop.games.saludos_amigos.rules.actions import (
    CODEC,
    REROLLS,
    Accept,
    Commit,
    Decline,
    Discard,
    Done,
    DrawCards,
    DrawTile,
    Offer,
    Propose,
    Push,
    Ready,
    Roll,
    SaludosAction,
    StayOut,
    Withdraw,
)
from bigshot_desktop.games.saludos_amigos.rules.audit import audit
from bigshot_desktop.games.saludos_amigos.rules.packs import draw
from bigshot_desktop.games.saludos_amigos.rules.scoring import result
from bigshot_desktop.games.saludos_amigos.rules.state import (
    DICE,
    REROLL,
    STRENGTH,
    TALK,
    TILE,
    SaludosState,
    initial_state,
)


def _ready(state: SaludosState, action: Ready, emit: Emit | None) -> None:
    (strength if state.phase == STRENGTH else talk).ready(state, action, emit)


def _accept(state: SaludosState, action: Accept, emit: Emit | None) -> None:
    (talk if state.phase == TALK else negotiation).accept(state, action, emit)


def _decline(state: SaludosState, action: Decline, emit: Emit | None) -> None:
    (talk if state.phase == TALK else negotiation).decline(state, action, emit)


_PLAY: Final[dict[type, Callable[[SaludosState, Any, Emit | None], None]]] = {
    DrawTile: bag.draw_tile,
    Roll: strength.roll,
    DrawCards: pay.draw_cards,
    Discard: strength.discard,
    Ready: _ready,
    Offer: negotiation.offer,
    Withdraw: negotiation.withdraw,
    Accept: _accept,
    Decline: _decline,
    Done: negotiation.done,
    Push: council.push,
    StayOut: council.stay_out,
    Propose: talk.propose,
    Commit: vote.commit,
}


def apply(state: SaludosState, action: SaludosAction, emit: Emit | None = None) -> None:
    """Plays an action that is allowed."""
    _PLAY[type(action)](state, action, emit)


def chance(state: SaludosState, rng: Random) -> SaludosAction:
    """Draws a tile, rolls the dice, or deals the cards."""
    phase = state.phase
    if phase == REROLL:
        return REROLLS[rng.getrandbits(24) * 6 >> 24]
    if phase == TILE:
        return bag.shake_bag(state, rng)
    if phase == DICE:
        players = state.terms.players
        return Roll(CHANCE, tuple([(rng.getrandbits(24) * 6 >> 24) + 1 for _ in range(players)]))
    return DrawCards(CHANCE, draw(state.deck, state.unpaid.bit_count(), rng))


def to_act(state: SaludosState) -> tuple[int, ...]:
    """The seats that owe a decision; while a die is in the air or a card is drawn, CHANCE alone.

    Nature never shares its turn: a discard in the middle of the common rolling (SA-08) makes
    CHANCE the only one to act until that die lies; then all who are not ready are asked again. Who
    is done (SA-11) does nothing, until an offer or a move of the mug takes that back.
    """
    return state.acting


class SaludosAmigos:
    """The game of coalitions and councillors for four to seven."""

    info = setup.INFO
    read_board = staticmethod(setup.read_board)
    check_options = staticmethod(setup.check_options)
    deal = staticmethod(setup.deal)
    check_setup = staticmethod(setup.check_setup)
    write_setup = staticmethod(setup.write_setup)
    read_setup = staticmethod(setup.read_setup)
    write_action = staticmethod(CODEC.write)
    read_action = staticmethod(CODEC.read)
    initial = staticmethod(initial_state)
    to_act = staticmethod(to_act)
    decision = staticmethod(decisions.decision)
    legal = staticmethod(choices.legal)
    sample = staticmethod(choices.sample)
    check = staticmethod(checks.check)
    chance = staticmethod(chance)
    apply = staticmethod(apply)
    observe = staticmethod(observation.observe)
    guess = staticmethod(observation.guess)
    result = staticmethod(result)
    audit = staticmethod(audit)
