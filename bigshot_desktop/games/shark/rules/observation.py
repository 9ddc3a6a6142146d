"""What a seat may know of a match of Shark: all of it. Nothing is hidden, so a guess is certain."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from bigshot_desktop.engine.game import Decision, Setup
from bigshot_desktop.games.shark.rules.decisions import decision
from bigshot_desktop.games.shark.rules.setup import Terms
from bigshot_desktop.games.shark.rules.state import SharkState


@dataclass(frozen=True, slots=True)
class SharkObservation:
    """The table as every seat sees it."""

    seat: int
    setup: Setup
    phase: int
    acting: tuple[int, ...]
    turn: int
    active: int
    playing: int
    ruined: tuple[int, ...]
    cash: tuple[int, ...]
    shares: tuple[int, ...]
    bank: tuple[int, ...]
    values: tuple[int, ...]
    chains: tuple[tuple[int, ...], ...]
    built: tuple[int, ...]
    used: tuple[int, ...]
    allowance: int
    zone: int
    colour: int
    spots: tuple[int, ...]
    agenda: tuple[tuple[int, int], ...]
    decision: Decision | None
    """What is asked of this seat, if anything."""


_LISTS = ("cash", "shares", "bank", "values", "chains", "built", "used")
_SAME = tuple(name for name in SharkState.__slots__ if name not in (*_LISTS, "terms"))


def observe(state: SharkState, seat: int) -> SharkObservation:
    """The state as a seat sees it."""
    same: dict[str, Any] = {name: getattr(state, name) for name in _SAME}
    lists: dict[str, Any] = {name: tuple(getattr(state, name)) for name in _LISTS}
    return SharkObservation(
        seat=seat,
        **same,
        **lists,
        decision=decision(state, seat) if seat in state.acting else None,
    )


def guess(seen: SharkObservation, rng: Random) -> SharkState:
    """The state that looks like this."""
    state = SharkState()
    for name in _SAME:
        setattr(state, name, getattr(seen, name))
    for name in _LISTS:
        setattr(state, name, list(getattr(seen, name)))
    state.terms = Terms.of(seen.setup)
    return state
