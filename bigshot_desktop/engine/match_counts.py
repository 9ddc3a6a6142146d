"""What is worth counting in the matches of a game: its dice, and what players choose again and again.

All this is read off a match file as it stands, without playing the match.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from bigshot_desktop.engine.game import CHANCE

Actions = Sequence[Mapping[str, Any]]
"""A log, each action as it is written."""


class Die(NamedTuple):
    """A die whose faces are equally likely."""

    name: str
    """By which the game's words know it."""
    key: str
    """Where an action ``roll`` of nature has what was rolled: a number, or a list of them."""
    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchCounts:
    """What a game counts."""

    dice: tuple[Die, ...]
    likings: Callable[[Mapping[str, Any], Actions, int], list[dict[str, int]]]
    """From the set-up, the log and the number of players: how often each seat chose each thing.

    A thing is named by a text that the game's words understand; another player as ``seat-2``.
    """


def roll_counts(dice: Iterable[Die], actions: Actions) -> dict[str, list[int]]:
    """How often each face of each die came up; what is no face, such as a die that is not used, does not count."""
    counts = {die.name: [0] * len(die.faces) for die in dice}
    places = [(die.key, die.faces, counts[die.name]) for die in dice]
    for action in actions:
        if action["seat"] != CHANCE or action["kind"] != "roll":
            continue
        for key, faces, tally in places:
            rolled = action[key]
            for face in rolled if isinstance(rolled, list | tuple) else (rolled,):
                if face in faces:
                    tally[faces.index(face)] += 1
    return counts
