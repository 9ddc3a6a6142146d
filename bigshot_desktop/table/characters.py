"""The bots as people: a dozen characters, each with a name, a portrait, a way of talking, and a level of play.

A character does not decide anything: how well and how a bot plays follows from its level alone. A character has a level
at which it usually sits down, and sits at another only if a player says so. Portraits lie in ``resources/portraits``,
by the same id; what a character is like, and how it talks, is told by ``words``.
"""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Final, NamedTuple

from bigshot_desktop.table.seats import Seat


class Character(NamedTuple):
    """Somebody who sits down when nobody else does."""

    id: str
    name: str
    level: str
    """At which it plays unless a player wants another."""


def _by_id(**levels: tuple[str, ...]) -> dict[str, Character]:
    return {
        name.lower(): Character(name.lower(), name, level)
        for level, names in levels.items()
        for name in names
    }


CHARACTERS: Final = _by_id(
    easy=("Mabel", "Gus", "Opal"),
    medium=("Stella", "Archie", "Rufus"),
    hard=("Hazel", "Chester", "Dolores"),
    expert=("Vivian", "Otto", "Clyde"),
)
"""By their ids, from the weakest to the strongest."""


def character_of(seat: Seat) -> Character | None:
    """Who plays there; nobody in particular where a person does, or a bot from a file that names no character."""
    if seat.kind == "human":
        return None
    return CHARACTERS.get(seat.character or seat.name.lower())


def draw_characters(
    seed: int, number: int, level: str = "", taken: Collection[str] = ()
) -> tuple[Character, ...]:
    """So many characters whose names nobody has, first those who usually play at a level; a seed draws the same."""
    free = [one for one in CHARACTERS.values() if one.name not in taken]
    Random(f"{seed}/names").shuffle(free)
    return tuple(sorted(free, key=lambda one: one.level != level)[:number])
