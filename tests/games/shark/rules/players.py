"""Manners of playing Shark at random, so that what is rare between uniform players is found soon."""

from __future__ import annotations

from random import Random

from bigshot_desktop.engine.game import CHANCE, Setup
from bigshot_desktop.games.shark.rules.actions import Buy, EndTrading, Place, Sell, SharkAction
from bigshot_desktop.games.shark.rules.decisions import PlaceBuilding, Trade
from bigshot_desktop.games.shark.rules.state import SharkState
from tests.games.shark.rules.positions import GAME


def one_of(actions: list[SharkAction], rng: Random) -> SharkAction:
    return actions[rng.randrange(len(actions))]


def attacks(state: SharkState, action: SharkAction) -> bool:
    """Whether a building drives a rival off the map."""
    return isinstance(action, Place) and any(
        state.built[rival] & state.terms.world.touching[action.square]
        for rival in range(4)
        if rival != action.company
    )


def calm(state: SharkState, seat: int, rng: Random) -> SharkAction:
    """Trades now and then, more in shares than out of them, and builds anywhere."""
    legal = GAME.legal(state, seat)
    if isinstance(GAME.decision(state, seat), Trade):
        draw = rng.random()
        kind = EndTrading if draw < 0.5 else Buy if draw < 0.85 else Sell
        legal = [action for action in legal if isinstance(action, kind)] or [EndTrading(seat)]
    return one_of(legal, rng)


def bold(state: SharkState, seat: int, rng: Random) -> SharkAction:
    """Puts all its cash into shares, never sells, and builds beside smaller rivals."""
    legal = GAME.legal(state, seat)
    asked = GAME.decision(state, seat)
    if isinstance(asked, Trade):
        most = [
            Buy(seat, company, number) for company, number in enumerate(asked.buyable) if number
        ]
        return one_of([*most], rng) if most else EndTrading(seat)
    if isinstance(asked, PlaceBuilding):
        legal = [action for action in legal if attacks(state, action)] or legal
    return one_of(legal, rng)


def builder(state: SharkState, seat: int, rng: Random) -> SharkAction:
    """Trades calmly and makes the longest chain it can."""
    if not isinstance(GAME.decision(state, seat), PlaceBuilding):
        return calm(state, seat, rng)
    legal = [action for action in GAME.legal(state, seat) if isinstance(action, Place)]
    touching = state.terms.world.touching

    def size(action: Place) -> int:
        chains = state.chains[action.company]
        return sum(c.bit_count() for c in chains if c & touching[action.square])

    longest = max(map(size, legal))
    return one_of([action for action in legal if size(action) == longest], rng)


PLAYERS = {"usual": calm, "bold": bold, "builder": builder, "uniform": GAME.sample}


def play(setup: Setup, manner: str, rng: Random) -> list[SharkAction]:
    """A whole match between players of one manner: its actions."""
    choose = PLAYERS[manner]
    state = GAME.initial(setup)
    actions: list[SharkAction] = []
    while seats := GAME.to_act(state):
        (seat,) = seats
        action = GAME.chance(state, rng) if seat == CHANCE else choose(state, seat, rng)
        actions.append(action)
        GAME.apply(state, action)
    return actions
