"""What a file tells of its match at a glance, without playing it: which game, who, how far, and who won.

Home pages and statistics look at many files. A glance sees whether a file has the right form, not whether its match
could have been played: that is found out when it is opened.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final, NamedTuple

from bigshot_desktop.rules.boxes import BOXES
from bigshot_desktop.rules.game import Malformed
from bigshot_desktop.table.chain import links
from bigshot_desktop.table.formats import MATCH_FILE, identify, read_opening
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.seats import Seat
from bigshot_desktop.table.strict_json import parse_json

MOST_SEATS: Final = 16
_BEFORE_ACTIONS: Final = b'\n  "actions": ['
_AFTER_ACTIONS: Final = b"\n  ]"
_ACTION: Final = b'\n{"action":'
_BACK_OR_FORTH: Final = re.compile(
    rb'^\{"check":"[0-9a-f]{16}","(undo|redo)":(\d{1,6})\}$', re.MULTILINE
)


class Place(NamedTuple):
    """Where a player ended."""

    rank: int
    total: int
    """In the money of the game."""


@dataclass(frozen=True, slots=True)
class Glance:
    """What can be seen of a match from outside."""

    game: str
    seats: tuple[Seat, ...]
    seed: int
    """It tells apart matches that are otherwise the same."""
    actions: int
    """How many lie in its log, dice and draws among them."""
    places: tuple[Place, ...] = ()
    """By seat; empty while the match goes on."""
    winners: tuple[int, ...] = ()
    """Their seats."""


def journal_at_a_glance(data: bytes, path: Path) -> Glance:
    """The match of a journal's bytes. Raises the :class:`Problem` for which it could not be gone on with at all."""
    opening = read_opening(data, path)
    end = data.index(b"\n") + 1
    if next(links(data[:end]), None) is None:
        raise Problem("journal-unreadable", path=str(path))
    # One that was being written when the power went has no end, and does not count.
    lines = data[: data.rindex(b"\n")]
    actions = lines.count(_ACTION)
    for found in _BACK_OR_FORTH.finditer(lines, end):
        actions += int(found[2]) if found[1] == b"redo" else -int(found[2])
    return Glance(_game(opening), _seats(opening), _seed(opening), max(0, actions))


def match_at_a_glance(data: bytes) -> Glance:
    """The match of a match file's bytes, or the :class:`Problem` with it."""
    data, passed_over = _without_actions(data)
    content = identify(parse_json(data), MATCH_FILE.name)
    actions = content.get("actions")
    if not isinstance(actions, list):
        raise Problem("malformed", where="actions", expected="entries")
    seats = _seats(content)
    glance = Glance(_game(content), seats, _seed(content), passed_over + len(actions))
    result = content.get("result")
    if result is None:
        return glance
    places, winners = _places(result, len(seats)), _winners(result, len(seats))
    return replace(glance, places=places, winners=winners)


def _without_actions(data: bytes) -> tuple[bytes, int]:
    """A match file with an empty log, if it is laid out as we do it, and how many actions were passed over."""
    start = data.find(_BEFORE_ACTIONS)
    end = data.find(_AFTER_ACTIONS, start)
    if start < 0 or end < 0:
        return data, 0
    start += len(_BEFORE_ACTIONS)
    return data[:start] + data[end:], data.count(b"\n    {", start, end)


def _game(content: dict[str, Any]) -> str:
    game = content.get("game")
    if not isinstance(game, str):
        raise Problem("malformed", where="game", expected="text")
    if game not in BOXES:
        raise Problem("unknown-game", game=game)
    return game


def _seed(content: dict[str, Any]) -> int:
    seed = content.get("seed")
    if type(seed) is not int:
        raise Problem("malformed", where="seed", expected="number")
    return seed


def _seats(content: dict[str, Any]) -> tuple[Seat, ...]:
    found = content.get("seats")
    if not isinstance(found, list) or not 1 <= len(found) <= MOST_SEATS:
        raise Problem("malformed", where="seats", expected="entries")
    return tuple(_seat(entry, f"seats[{index}]") for index, entry in enumerate(found))


def _seat(entry: object, where: str) -> Seat:
    match entry:
        case {"name": str(name), "kind": "human" | "bot" as kind, "level": str(level)}:
            try:
                return Seat(name, kind, level)
            except Malformed as malformed:
                where = f"{where}.{malformed.where}"
                raise Problem("malformed", where=where, expected=malformed.expected) from None
    raise Problem("malformed", where=where, expected="object")


def _places(result: object, seats: int) -> tuple[Place, ...]:
    """Of each seat, in their order."""
    places = {}
    match result:
        case {"standings": list(standings)} if len(standings) == seats:
            for entry in standings:
                match entry:
                    case {"seat": int(seat), "rank": int(rank), "total": int(total)}:
                        places[seat] = Place(rank, total)
    if places.keys() != set(range(seats)):
        raise Problem("malformed", where="result.standings", expected=f"entries:{seats}")
    return tuple(places[seat] for seat in range(seats))


def _winners(result: object, seats: int) -> tuple[int, ...]:
    match result:
        case {"winners": list(winners)} if all(seat in range(seats) for seat in winners):
            return tuple(winners)
    raise Problem("malformed", where="result.winners", expected="numbers")
