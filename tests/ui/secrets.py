"""What a seat may not know, changed: a table that looks the same to it, and steps that catch whoever reads too much."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields, replace
from random import Random
from typing import Any, Final, NoReturn

from bigshot_desktop.engine.game import EVERYONE, Event
from bigshot_desktop.games.saludos_amigos.rules.actions import Commit, Discard, DrawCards, Push
from bigshot_desktop.games.saludos_amigos.rules.events import Secret
from bigshot_desktop.games.saludos_amigos.rules.state import SaludosState
from bigshot_desktop.table.match import Match, Step

FACE_DOWN: Final = (Discard, Push, Commit, DrawCards)
_GUESSES: Final = 8
"""Of so many tables that look the same, the one with the most cards that are others."""


class Caught(Exception):
    """Somebody read what they may not know."""


class Tripwire:
    """In place of a secret: it can be carried about, but whoever looks at it is caught."""

    def _trip(self, *_: Any) -> NoReturn:
        raise Caught

    __eq__ = __ne__ = __lt__ = __le__ = __gt__ = __ge__ = _trip
    __hash__ = __bool__ = __int__ = __index__ = __float__ = __len__ = __iter__ = _trip
    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = _trip
    __getitem__ = __contains__ = __str__ = __repr__ = __format__ = _trip


# --- steps ---------------------------------------------------------------------------------------


def _hides(event: Event, viewer: int) -> bool:
    return event.audience not in (EVERYONE, viewer)


def _changed(record: Any, secret: Any) -> Any:
    """A record with something else in place of all but its seat."""
    names = [field.name for field in fields(record) if field.name != "seat"]
    return replace(record, **{name: secret(getattr(record, name)) for name in names})


def _another(value: Any) -> Any:
    """Another card, or other cards."""
    if isinstance(value, tuple):
        return tuple(map(_another, value))
    return 1 + value % 3


def _with(step: Step, viewer: int, secret: Any) -> Step:
    action = step.action
    if isinstance(action, FACE_DOWN) and action.seat != viewer:
        action = _changed(action, secret)
    events = (_changed(one, secret) if _hides(one, viewer) else one for one in step.events)
    return replace(step, action=action, events=tuple(events))


def wired(step: Step, viewer: int) -> Step:
    """A step in which everything that the viewer may not know is a tripwire."""
    return _with(step, viewer, lambda _: Tripwire())


def other_step(step: Step, viewer: int) -> Step:
    """A step that is the same to the viewer, with other cards."""
    return _with(step, viewer, _another)


# --- tables --------------------------------------------------------------------------------------


def other_table(match: Match, viewer: int) -> SaludosState:
    """A state that is the same to the viewer, with as many other cards as can be."""
    game, state = match.game, match.state
    seen = game.observe(state, viewer)
    guesses = [game.guess(seen, Random(number)) for number in range(_GUESSES)]
    assert all(game.observe(guess, viewer) == seen for guess in guesses)
    return max(guesses, key=lambda guess: differences(state, guess))  # type: ignore[no-any-return]


def differences(one: SaludosState, other: SaludosState) -> int:
    """How many hands, and cards that lie face down, are others."""
    return sum(
        a != b
        for name in ("hands", "pushed", "sealed")
        for a, b in zip(getattr(one, name), getattr(other, name), strict=True)
    )


@contextmanager
def otherwise(match: Match, viewer: int) -> Iterator[int]:
    """For a while everything that the viewer may not know is otherwise; gives how much of it."""
    state, steps = match._state, match._steps
    try:
        match._state = other_table(match, viewer)
        if match.to_act:  # once it is over, it is played again from its actions
            match._steps = [other_step(step, viewer) for step in steps]
        yield differences(state, match._state)
    finally:
        match._state, match._steps = state, steps


def secrets_in(step: Step) -> bool:
    """Whether a step has anything that only one seat may know."""
    return any(isinstance(event, Secret) for event in step.events)
