"""A duplicate evening: the same deal and the same dice for several tables one after the other, and who did better.

An evening knows who sits where and the seed that all its tables share. Which of its matches are open or over is read
off the shelf: a match belongs to an evening by its game, its seed and its seats.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING, Annotated, Final, NamedTuple

from bigshot_desktop.games import ENTRIES
from bigshot_desktop.table import paths
from bigshot_desktop.table.match import MOST_SEED
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.seats import Seat
from bigshot_desktop.table.storage import make_folder, read_limited, write_atomically
from bigshot_desktop.table.strict_json import parse_json
from bigshot_desktop.table.typed_json import at_most, between, read_record

if TYPE_CHECKING:
    from bigshot_desktop.table.match import Match
    from bigshot_desktop.table.played_matches import PlayedMatch
    from bigshot_desktop.table.shelf import OpenMatch

MOST_BYTES: Final = 1 << 20
MOST_EVENINGS: Final = 40
MOST_TABLES: Final = 12
_OUT_OF_REACH: Final = {"folder-missing", "not-a-file", "permission-denied", "io-error"}

Seats = Annotated[tuple[Seat, ...], at_most(16)]


@dataclass(frozen=True, slots=True)
class Evening:
    """One deal, and the tables that play it."""

    date: Annotated[str, at_most(40)]
    """When it was begun, as year, month and day."""
    game: Annotated[str, at_most(40)]
    seed: Annotated[int, between(0, MOST_SEED)]
    tables: Annotated[tuple[Seats, ...], at_most(MOST_TABLES)]
    """Who sits where, table by table, in the order in which they play."""
    options: Annotated[dict[str, str], at_most(40)] = field(default_factory=dict)
    """The variants that all tables play by; what is not named is as usual."""


@dataclass(frozen=True, slots=True)
class Evenings:
    """All that are remembered, the latest first."""

    evenings: Annotated[tuple[Evening, ...], at_most(MOST_EVENINGS)] = ()

    def begun(self, evening: Evening) -> Evenings:
        """The same with another one; the oldest gives way."""
        return replace(self, evenings=(evening, *self.evenings)[:MOST_EVENINGS])

    def table_of(self, game: str, seed: int, seats: Sequence[Seat]) -> int | None:
        """Which table of an evening a match is of, from 0; None if it is of none."""
        for evening in self.evenings:
            if (evening.game, evening.seed) == (game, seed) and tuple(seats) in evening.tables:
                return evening.tables.index(tuple(seats))
        return None

    def without(self, evening: Evening) -> Evenings:
        return replace(self, evenings=tuple(one for one in self.evenings if one != evening))


def read_evenings(path: Path) -> tuple[Evenings, Problem | None]:
    """The evenings of a file, or none and what is wrong with it. A file that is not there is no problem."""
    try:
        found = read_record(Evenings, parse_json(read_limited(path, MOST_BYTES)))
    except Problem as problem:
        return Evenings(), None if problem.code == "file-missing" else problem
    known = tuple(one for one in found.evenings if one.game in ENTRIES and one.tables)
    return Evenings(known), None


def save_evenings(evenings: Evenings, path: Path) -> None:
    """Writes them; when that fails, the old file is still there. One that could not be read is kept too."""
    make_folder(path.parent)
    _, problem = read_evenings(path)
    if problem and problem.code not in _OUT_OF_REACH:
        with suppress(OSError):
            path.replace(path.with_name(f"{path.name}.bad"))
    write_atomically(path, (json.dumps(asdict(evenings), indent=1) + "\n").encode())


def deal(evening: Evening, table: int) -> Match:
    """The match of a table. All tables have the same deal and the same dice; each has a seal of its own.

    Raises :class:`Problem` where the game does not know the variants.
    """
    from bigshot_desktop.games import GAMES
    from bigshot_desktop.table.dice_seal import sealed
    from bigshot_desktop.table.new_match import new_match

    match = new_match(GAMES[evening.game], evening.tables[table], evening.options, evening.seed)
    return sealed(match, seed=evening.seed)


def table_of(match: Match) -> int | None:
    """Which table of a remembered evening a match is of, from 0; None if it is of none."""
    evenings, _ = read_evenings(paths.evenings_file())
    return evenings.table_of(match.game.info.id, match.seed, match.seats)


def still_to_play(match: Match) -> list[str]:
    """The people who still play this deal at another table of an evening: none of them should see the match."""
    evenings, _ = read_evenings(paths.evenings_file())
    same_deal = [
        one for one in evenings.evenings if (one.game, one.seed) == (match.game.info.id, match.seed)
    ]
    if not same_deal:
        return []
    from bigshot_desktop.table.played_matches import played_matches

    played: list[PlayedMatch] = []
    with suppress(Problem):  # a shelf that cannot be read: better one question too many
        played = played_matches()
    people = [
        seat.name
        for evening in same_deal
        for state in states(evening, (), played)
        if state.match is None and state.seats != tuple(match.seats)
        for seat in state.seats
        if seat.kind == "human"
    ]
    return list(dict.fromkeys(people))


# --- how far it is -------------------------------------------------------------------------------


class TableState(NamedTuple):
    """How far one table is."""

    seats: tuple[Seat, ...]
    journal: Path | None = None
    """Of its match, while that is open."""
    busy: bool = False
    """Whether that is open in a window."""
    match: PlayedMatch | None = None
    """Its match, once that is over; the first, if it was played more than once."""


def states(
    evening: Evening, open_matches: Iterable[OpenMatch], played: Iterable[PlayedMatch]
) -> list[TableState]:
    """How far each table is."""
    found = [TableState(seats) for seats in evening.tables]
    for one in open_matches:
        if one.summary and (one.game, one.summary.seed) == (evening.game, evening.seed):
            for number, state in enumerate(found):
                if state.seats == one.seats:
                    found[number] = state._replace(journal=one.path, busy=one.busy)
    for match in sorted(played, key=lambda one: one.when, reverse=True):
        if match.finished and (match.game, match.seed) == (evening.game, evening.seed):
            there = [(one.name, one.kind, one.level) for one in match.players]
            for number, state in enumerate(found):
                if there == [(one.name, one.kind, one.level) for one in state.seats]:
                    found[number] = state._replace(match=match)
    return found


# --- who did better ------------------------------------------------------------------------------


class Comparison(NamedTuple):
    """A person beside those who sat in the same seat at the other tables."""

    name: str
    table: int
    """From 0."""
    seat: int
    rank: int
    total: int
    ahead: float
    """Of what that seat got on average over all tables; below 0 if behind."""


def compare(found: Sequence[TableState]) -> list[Comparison]:
    """The people of all tables that are over, who did best with the same luck first."""
    over = [(number, state.match) for number, state in enumerate(found) if state.match]
    rows = []
    for number, match in over:
        for seat, player in enumerate(match.players):
            if player.kind == "human":
                usual = fmean(other.players[seat].total for _, other in over)
                rows.append(
                    Comparison(
                        player.name, number, seat, player.rank, player.total, player.total - usual
                    )
                )
    return sorted(rows, key=lambda row: (-row.ahead, row.rank, row.table, row.seat))
