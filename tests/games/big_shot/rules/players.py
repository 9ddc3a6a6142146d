"""Manners of playing Big Shot at random, so that what is rare between uniform players is found soon."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from bigshot_desktop.engine.game import CHANCE, EVERYONE, Setup
from bigshot_desktop.games import GAMES
from bigshot_desktop.games.big_shot.rules.actions import Bid, Borrow, Pass
from bigshot_desktop.games.big_shot.rules.decisions import PlaceCube, Speak
from bigshot_desktop.games.big_shot.rules.majority import WINNER, counts, pile_of

GAME: Final = GAMES["big-shot"]


def say_something(state: Any, seat: int, asked: Speak, rng: Random) -> Any:
    """A word in the auction with a little sense: small raises up to a drawn limit, a loan now and then."""
    if asked.purses and rng.random() < 0.06:
        return Borrow(seat, asked.purses[rng.randrange(len(asked.purses))])
    highest = min(asked.highest, rng.randrange(1, 14))
    if asked.lowest > highest or rng.random() < 0.3:
        return Pass(seat)
    return Bid(seat, min(highest, asked.lowest + rng.randrange(2)))


def level_out(state: Any, seat: int, asked: PlaceCube, rng: Random) -> Any:
    """A cube where it leaves the fewest districts with a winner, and sells none if that can be helped."""
    piles = [counts(pile) for pile in GAME.observe(state, EVERYONE).piles]

    def cost(action: Any) -> tuple[bool, int, float]:
        before = piles[action.district]
        after = tuple(n + (colour == action.colour) for colour, n in enumerate(before))
        gain = (WINNER[pile_of(after)] >= 0) - (WINNER[pile_of(before)] >= 0)
        return sum(after) == 7, gain, rng.random()

    return min(GAME.legal(state, seat) or (), key=cost)


def play(setup: Setup, manner: str, rng: Random) -> list[Any]:
    """A whole match: its actions.

    The usual players raise by little, wild ones bid and borrow without sense, levelling ones see to it that no
    district has a winner.
    """
    state = GAME.initial(setup)
    actions = []
    while seats := GAME.to_act(state):
        (seat,) = seats
        if seat == CHANCE:
            action = GAME.chance(state, rng)
        else:
            asked = GAME.decision(state, seat)
            if isinstance(asked, Speak) and manner != "wild":
                action = say_something(state, seat, asked, rng)
            elif isinstance(asked, PlaceCube) and manner == "levelling":
                action = level_out(state, seat, asked, rng)
            else:
                action = GAME.sample(state, seat, rng)
        actions.append(action)
        GAME.apply(state, action)
    return actions
