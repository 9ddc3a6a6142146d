"""Whether a seat learns what it may not know."""

from __future__ import annotations

from random import Random

from bigshot_desktop.engine.game import EVERYONE, Event, Setup
from bigshot_desktop.games.saludos_amigos.rules.actions import SaludosAction
from bigshot_desktop.games.saludos_amigos.rules.state import SaludosState
from tests.games.saludos_amigos.rules.players import Player, next_action
from tests.games.saludos_amigos.rules.positions import GAME


def visible(events: list[Event], seat: int) -> list[Event]:
    """The events a seat may know of."""
    return [event for event in events if event.audience in (EVERYONE, seat)]


def leaks(setup: Setup, seat: int, player: Player, rng: Random) -> tuple[list[str], int]:
    """What a seat learns in a match, and how many actions were compared.

    Beside the match runs another that differs only in what the seat cannot know. What others do in secret differs,
    too: they discard, push or seal any cards there. The seat must see no difference until cards are shown; then a
    new match takes the place of the other.
    """
    state: SaludosState = GAME.initial(setup)
    other: SaludosState | None = None
    found: list[str] = []
    compared = 0
    while GAME.to_act(state):
        action = next_action(state, player, rng)
        if other is None or rng.random() < 1 / 20:
            other = GAME.guess(GAME.observe(state, seat), rng)
        board_table = _in_secret(other, action, seat, rng)
        if board_table is None:
            other = GAME.guess(GAME.observe(state, seat), rng)
            board_table = _in_secret(other, action, seat, rng)
        events: list[Event] = []
        GAME.apply(state, action, events.append)
        if board_table is None:
            other = None
            continue
        others: list[Event] = []
        GAME.apply(other, board_table, others.append)
        compared += 1
        if any(event.reveals for event in events + others):
            other = None
        elif visible(events, seat) != visible(others, seat):
            found.append(f"events after {action}")
        elif GAME.observe(state, seat) != GAME.observe(other, seat):
            found.append(f"observation after {action}")
    return found, compared


def _in_secret(
    state: SaludosState, action: SaludosAction, seat: int, rng: Random
) -> SaludosAction | None:
    """An action that looks the same to a seat, with another card if it may not know which; None if there is none."""
    kind = type(action).__name__
    if (
        action.seat != seat
        and kind in ("Discard", "Push", "Commit")
        and action.seat in state.acting
    ):
        listed = [one for one in GAME.legal(state, action.seat) or () if type(one) is type(action)]
        return listed[rng.randrange(len(listed))] if listed else None
    return action if GAME.check(state, action) is None else None
