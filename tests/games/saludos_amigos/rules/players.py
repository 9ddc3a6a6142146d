"""Ways to play at random: as the rules sample, and with more sense for cards, offers and councils."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from bigshot_desktop.engine.game import CHANCE, Event, Setup, pick
from bigshot_desktop.games.saludos_amigos.rules.actions import (
    Accept,
    Decline,
    Done,
    Offer,
    Ready,
    SaludosAction,
    StayOut,
)
from bigshot_desktop.games.saludos_amigos.rules.decisions import (
    ConsiderAttending,
    ConsiderCall,
    Negotiate,
    RollAgain,
)
from bigshot_desktop.games.saludos_amigos.rules.state import SaludosState
from tests.games.saludos_amigos.rules.positions import GAME

Player = Callable[[SaludosState, int, Random], SaludosAction]


def wild(state: SaludosState, seat: int, rng: Random) -> SaludosAction:
    """As the rules sample."""
    action: SaludosAction = GAME.sample(state, seat, rng)
    return action


def thrifty(state: SaludosState, seat: int, rng: Random) -> SaludosAction:
    """Keeps most cards for the council, and goes there every other time."""
    asked = GAME.decision(state, seat)
    if isinstance(asked, RollAgain) and rng.random() < 0.85:
        return Ready(seat)
    if isinstance(asked, ConsiderCall | ConsiderAttending) and rng.random() < 0.5:
        return StayOut(seat)
    return wild(state, seat, rng)


def hoarding(state: SaludosState, seat: int, rng: Random) -> SaludosAction:
    """Rarely parts with a card and often has nothing to offer, so that the deck runs short."""
    asked = GAME.decision(state, seat)
    if isinstance(asked, RollAgain) and rng.random() < 0.97:
        return Ready(seat)
    if isinstance(asked, ConsiderCall | ConsiderAttending) and rng.random() < 0.7:
        return StayOut(seat)
    if isinstance(asked, Negotiate) and not asked.asks and rng.random() < 0.7:
        return Done(seat)
    return wild(state, seat, rng)


def brisk(state: SaludosState, seat: int, rng: Random) -> SaludosAction:
    """Comes to terms soon: small coalitions, even splits, and mostly a yes. Its matches are short enough to keep."""
    asked = GAME.decision(state, seat)
    if not isinstance(asked, Negotiate):
        return thrifty(state, seat, rng)
    if asked.asks:
        proposer, _ = asked.asks[0]
        return Accept(seat, proposer) if rng.random() < 0.7 else Decline(seat, proposer)
    if asked.left == 3 and not asked.own and rng.random() < 0.45:
        players = state.terms.players
        friends = rng.sample([other for other in range(players) if other != seat], 2)
        members = sorted([seat, *friends[: rng.randrange(3)]])
        each, odd = divmod(asked.worth, len(members))
        shares = [0] * players
        for place, member in enumerate(members):
            shares[member] = each + (place < odd)
        offer = Offer(seat, tuple(shares))
        if GAME.check(state, offer) is None:
            return offer
    return Done(seat)


PLAYERS: Final[dict[str, Player]] = {
    "wild": wild,
    "thrifty": thrifty,
    "hoarding": hoarding,
    "usual": brisk,
}


def next_action(state: SaludosState, player: Player, rng: Random) -> SaludosAction:
    """What happens next: nature's, or that of any seat that is to act."""
    seats = GAME.to_act(state)
    seat = seats[pick(rng, len(seats))]
    return GAME.chance(state, rng) if seat == CHANCE else player(state, seat, rng)


def play(
    setup: Setup, player: Player, rng: Random, *, audited: bool = False
) -> tuple[SaludosState, list[SaludosAction], list[Event]]:
    """A whole match: the last state, all actions and all events; ``audited``: each action and each state is checked."""
    state: SaludosState = GAME.initial(setup)
    actions: list[SaludosAction] = []
    events: list[Event] = []
    while GAME.to_act(state):
        action = next_action(state, player, rng)
        if audited:
            refusal = GAME.check(state, action)
            assert refusal is None, (action, refusal)
        GAME.apply(state, action, events.append)
        actions.append(action)
        if audited:
            broken = GAME.audit(state)
            assert broken == [], (action, broken)
    return state, actions, events
