"""Shark, as the contract asks for it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from bigshot_desktop.engine.game import Emit, pick
from bigshot_desktop.games.shark.rules import (
    checks,
    decisions,
    market,
    observation,
    placing,
    settlement,
    setup,
    turns,
)
from bigshot_desktop.games.shark.rules.actions import (
    CODEC,
    Buy,
    EndTrading,
    Place,
    Roll,
    Sell,
    SellOff,
    SharkAction,
    TakeShare,
)
from bigshot_desktop.games.shark.rules.audit import audit
from bigshot_desktop.games.shark.rules.material import read_world
from bigshot_desktop.games.shark.rules.scoring import result
from bigshot_desktop.games.shark.rules.state import SharkState, initial_state

_PLAY: Final[dict[type, Callable[[SharkState, Any, Emit | None], None]]] = {
    TakeShare: turns.take_share,
    Buy: market.buy,
    Sell: market.sell,
    EndTrading: turns.end_trading,
    Roll: placing.roll,
    Place: placing.place,
    SellOff: settlement.sell_off,
}


def apply(state: SharkState, action: SharkAction, emit: Emit | None = None) -> None:
    """Plays an action that is allowed."""
    _PLAY[type(action)](state, action, emit)


def chance(state: SharkState, rng: Random) -> SharkAction:
    """Rolls the dice."""
    rolls = decisions.rolls(state)
    return rolls[pick(rng, len(rolls))]


def to_act(state: SharkState) -> tuple[int, ...]:
    """The one seat that is to act, CHANCE, or nobody."""
    return state.acting


class Shark:
    """The game of chains and shares for two to six."""

    info = setup.INFO
    read_board = staticmethod(read_world)
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
    legal = staticmethod(decisions.legal)
    sample = staticmethod(decisions.sample)
    check = staticmethod(checks.check)
    chance = staticmethod(chance)
    apply = staticmethod(apply)
    observe = staticmethod(observation.observe)
    guess = staticmethod(observation.guess)
    result = staticmethod(result)
    audit = staticmethod(audit)
