"""Playing any game at random, and the questions of the conformance suite that need more than a line."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from itertools import permutations
from random import Random
from typing import Any, Final

from bigshot_desktop.engine.game import CHANCE, EVERYONE, AnyGame, Event, Setup, fingerprint, pick

ENDLESS: Final = 50_000
"""More actions than any match has: a game that is broken must fail its tests, not hang them."""


def next_action(game: AnyGame, state: Any, rng: Random) -> Any:
    """What happens next in a random match: of several seats that are to act, any."""
    seats = game.to_act(state)
    seat = seats[pick(rng, len(seats))]
    return game.chance(state, rng) if seat == CHANCE else game.sample(state, seat, rng)


def random_match(game: AnyGame, setup: Setup, seed: int) -> Iterator[tuple[Any, Any]]:
    """Each state of a random match with the action that is played on it next; the last state comes with None."""
    rng = Random(seed)
    state = game.initial(setup)
    for _ in range(ENDLESS):
        if not game.to_act(state):
            yield state, None
            return
        action = next_action(game, state, rng)
        yield state, action
        game.apply(state, action)
    raise AssertionError("this match does not end")


def seats_and_onlooker(players: int) -> tuple[int, ...]:
    """Everyone who can look at a match."""
    return (*range(players), EVERYONE)


def is_frozen(value: object) -> bool:
    """Whether a value can never change: numbers, texts, and tuples and frozen dataclasses of such."""
    if isinstance(value, _PLAIN):
        return True
    if isinstance(value, tuple | frozenset):
        parts: Collection[object] = value
    else:
        names = _frozen_fields(type(value))  # type: ignore[arg-type]  # mypy asks its objects for a hash
        if names is None:
            return False
        parts = [getattr(value, name) for name in names]
    for kind in set(map(type, parts)) - _PLAIN_TYPES:
        if not all(is_frozen(part) for part in parts if type(part) is kind):
            return False
    return True


_PLAIN: Final = (bool, int, str, type(None))
_PLAIN_TYPES: Final = frozenset(_PLAIN)


@cache
def _frozen_fields(kind: type) -> tuple[str, ...] | None:
    """The fields of a frozen dataclass; of anything else None."""
    if not is_dataclass(kind) or not kind.__dataclass_params__.frozen:  # type: ignore[attr-defined]
        return None
    return tuple(field.name for field in fields(kind))


def visible(events: list[Event], seat: int) -> list[Event]:
    """The events a seat may know of."""
    return [event for event in events if event.audience in (EVERYONE, seat)]


def leaks(
    game: AnyGame, setup: Setup, seats: Iterable[int], seed: int
) -> dict[int, tuple[list[str], int]]:
    """For each of some seats, what it learns of things it may not know, and how many actions were compared.

    Beside the match runs, for each seat, another that differs from it only in what the seat cannot know: a guess from
    its observation. Every action that both allow is played in both, and the seat must see the same events and the
    same position, until an event openly reveals something. Then, when the guess does not allow an action, and now and
    then, a new guess takes its place: what others do in secret is the same in both until it is guessed anew.
    """
    rng = Random(seed)
    state = game.initial(setup)
    other: dict[int, Any] = dict.fromkeys(seats)
    found: dict[int, list[str]] = {seat: [] for seat in other}
    compared = dict.fromkeys(other, 0)
    for _ in range(ENDLESS):
        if not game.to_act(state):
            break
        action = next_action(game, state, rng)
        for seat, guessed in other.items():
            if guessed is None or rng.random() < 1 / 8 or game.check(guessed, action) is not None:
                other[seat] = _guess_that_allows(game, state, seat, action, rng)
        events: list[Event] = []
        game.apply(state, action, events.append)
        for seat, guessed in other.items():
            if guessed is None:
                continue
            others: list[Event] = []
            game.apply(guessed, action, others.append)
            compared[seat] += 1
            if any(event.reveals for event in events + others):
                other[seat] = None
            elif visible(events, seat) != visible(others, seat):
                found[seat].append(f"events after {action}")
            elif game.observe(state, seat) != game.observe(guessed, seat):
                found[seat].append(f"observation after {action}")
    return {seat: (found[seat], compared[seat]) for seat in other}


def _guess_that_allows(game: AnyGame, state: Any, seat: int, action: Any, rng: Random) -> Any:
    seen = game.observe(state, seat)
    for _ in range(8):
        other = game.guess(seen, rng)
        if game.check(other, action) is None:
            return other
    return None


def orders(seats: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """All orders of a few seats; of many, each seat first once, clockwise and counter-clockwise."""
    if len(seats) <= 4:
        yield from permutations(seats)
        return
    for first in range(len(seats)):
        turned = seats[first:] + seats[:first]
        yield turned
        yield (turned[0], *reversed(turned[1:]))


def orders_that_matter(game: AnyGame, state: Any, rng: Random) -> list[str]:
    """Where several seats are to act: what they choose now must come to the same in whatever order they commit.

    Talk that is open and not sealed (an offer that lapses when another stands) is exempt: its decisions say
    ``sealed = False``.
    """
    seats = game.to_act(state)
    if len(seats) < 2 or not all(game.decision(state, seat).sealed for seat in seats):
        return []
    chosen = {seat: game.sample(state, seat, rng) for seat in seats}
    ends = set()
    for order in orders(seats):
        after = state.copy()
        for seat in order:
            if game.check(after, chosen[seat]) is not None:
                return [f"{chosen[seat]} is not allowed any more after others chose"]
            game.apply(after, chosen[seat])
        ends.add(fingerprint(after))
    return [] if len(ends) == 1 else [f"the order of {list(chosen.values())} changes the position"]
