"""Big Shot, as the contract asks for it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from bigshot_desktop.engine.game import Emit, pick
from bigshot_desktop.games.big_shot.rules import (
    auction,
    checks,
    decisions,
    observation,
    rounds,
    setup,
)
from bigshot_desktop.games.big_shot.rules.actions import (
    CODEC,
    ROLLS,
    Bid,
    BigShotAction,
    Borrow,
    Decline,
    Pass,
    Pay,
    Place,
    Roll,
)
from bigshot_desktop.games.big_shot.rules.audit import audit
from bigshot_desktop.games.big_shot.rules.material import read_city
from bigshot_desktop.games.big_shot.rules.scoring import result
from bigshot_desktop.games.big_shot.rules.state import BigShotState, initial_state

_PLAY: Final[dict[type, Callable[[BigShotState, Any, Emit | None], None]]] = {
    Roll: rounds.roll,
    Bid: auction.bid,
    Pass: auction.pass_,
    Borrow: auction.borrow,
    Decline: auction.decline,
    Pay: auction.pay,
    Place: rounds.place,
}


def apply(state: BigShotState, action: BigShotAction, emit: Emit | None = None) -> None:
    """Plays an action that is allowed."""
    _PLAY[type(action)](state, action, emit)


def chance(state: BigShotState, rng: Random) -> BigShotAction:
    """Rolls the die."""
    return ROLLS[pick(rng, 6)]


def to_act(state: BigShotState) -> tuple[int, ...]:
    """The one seat that is to act, CHANCE, or nobody."""
    return state.acting


class BigShot:
    """The game of auctions and majorities for two to four."""

    info = setup.INFO
    read_board = staticmethod(read_city)
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
