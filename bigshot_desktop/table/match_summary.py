"""What can be read from a file without playing its match: which game, who plays, how far it is, and who won.

Home pages and statistics look at many files. A summary shows that a file has the right form, not that its match could
have been played: that is found out when it is opened.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, NamedTuple

from bigshot_desktop.games import ENTRIES
from bigshot_desktop.table.checksummed_lines import checked_lines
from bigshot_desktop.table.file_formats import MATCH_FILE, identify, read_opening
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.record import MatchRecord, Opening, ResultRecord, parse
from bigshot_desktop.table.seats import Seat
from bigshot_desktop.table.strict_json import parse_json

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
class MatchSummary:
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
    played_on: int = 0
    """So many of its actions were taken over from another match, from which it was played on."""


def summarize_journal(data: bytes, path: Path) -> MatchSummary:
    """The match of a journal's bytes. Raises the :class:`Problem` for which it could not be gone on with at all."""
    opening = read_opening(data, path)
    end = data.index(b"\n") + 1
    if next(checked_lines(data[:end]), None) is None:
        raise Problem("journal-unreadable", path=str(path))
    # A last line without an end was being written when the program stopped, and does not count.
    lines = data[: data.rindex(b"\n")]
    actions = lines.count(_ACTION)
    for found in _BACK_OR_FORTH.finditer(lines, end):
        actions += int(found[2]) if found[1] == b"redo" else -int(found[2])
    return _summary(parse(Opening, opening), max(0, actions))


def summarize_match(data: bytes) -> MatchSummary:
    """The match of a match file's bytes, or the :class:`Problem` with it."""
    data, passed_over = _without_actions(data)
    content = identify(parse_json(data), MATCH_FILE.name)
    content.pop("checksum", None)
    return summary_of(parse(MatchRecord, content), passed_over)


def summary_of(record: MatchRecord, passed_over: int = 0) -> MatchSummary:
    """The match of a record, and so many actions more than that has; raises the :class:`Problem` with it."""
    summary = _summary(record, passed_over + len(record.actions))
    return _with_result(summary, record.result) if record.result else summary


def _without_actions(data: bytes) -> tuple[bytes, int]:
    """A match file with an empty log, if it is laid out as we do it, and how many actions were passed over."""
    start = data.find(_BEFORE_ACTIONS)
    end = data.find(_AFTER_ACTIONS, start)
    if start < 0 or end < 0:
        return data, 0
    start += len(_BEFORE_ACTIONS)
    return data[:start] + data[end:], data.count(b"\n    {", start, end)


def _summary(opening: Opening, actions: int) -> MatchSummary:
    if opening.game not in ENTRIES:
        raise Problem("unknown-game", game=opening.game)
    if not opening.seats:
        raise Problem("malformed", where="seats", expected="entries")
    return MatchSummary(
        opening.game, opening.seats, opening.seed, actions, played_on=opening.played_on
    )


def _with_result(summary: MatchSummary, result: ResultRecord) -> MatchSummary:
    """The same match, with the place of each seat and the winners."""
    seats = range(len(summary.seats))
    places = {one.seat: Place(one.rank, one.total) for one in result.standings}
    if len(result.standings) != len(seats) or places.keys() != set(seats):
        raise Problem("malformed", where="result.standings", expected=f"entries:{len(seats)}")
    if not set(result.winners) <= set(seats):
        raise Problem("malformed", where="result.winners", expected="numbers")
    return replace(summary, places=tuple(places[seat] for seat in seats), winners=result.winners)
