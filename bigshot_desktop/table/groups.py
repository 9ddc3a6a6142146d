"""Tables that can be laid again: the set-up of last time in every game, and groups of people by a name.

They are kept in one file. One that cannot be read costs the groups, never a match; it is kept beside the new one.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Annotated, Final

from bigshot_desktop.games import ENTRIES
from bigshot_desktop.table.names import is_name
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.seats import Seat
from bigshot_desktop.table.storage import make_folder, read_limited, write_atomically
from bigshot_desktop.table.strict_json import parse_json
from bigshot_desktop.table.typed_json import at_most, between, read_record

MOST_BYTES: Final = 1 << 18
MOST_GROUPS: Final = 24
_OUT_OF_REACH: Final = {"folder-missing", "not-a-file", "permission-denied", "io-error"}
_FEW: Final = at_most(16)

Colours = tuple[Annotated[tuple[Annotated[int, between(0, 99)], ...], _FEW], ...]


@dataclass(frozen=True, slots=True)
class TableSetup:
    """Who sits where in a game, and by which variants they play."""

    seats: Annotated[tuple[Seat, ...], _FEW]
    options: Annotated[dict[str, str], _FEW] = field(default_factory=dict)
    colours: Annotated[Colours, _FEW] = ()
    """By seat: the colours that were chosen, in games in which one can."""


@dataclass(frozen=True, slots=True)
class Group:
    """People who play together, and what."""

    name: Annotated[str, is_name]
    games: Annotated[dict[str, TableSetup], at_most(24)]
    """By the id of a game how they play it; the one they played last comes last."""

    def setup_for(self, game: str) -> TableSetup:
        """How they play a game; one that they have not played yet is begun with those who played last."""
        if game in self.games:
            return self.games[game]
        latest = next(reversed(self.games.values()))
        return TableSetup(latest.seats[: max(ENTRIES[game].players)])


@dataclass(frozen=True, slots=True)
class Groups:
    """All there is to remember."""

    last: Annotated[dict[str, TableSetup], at_most(24)] = field(default_factory=dict)
    """By the id of a game the table at which it was played last."""
    named: Annotated[tuple[Group, ...], at_most(MOST_GROUPS)] = ()

    def group(self, name: str) -> Group | None:
        return next((one for one in self.named if one.name == name), None)

    def played(self, game: str, setup: TableSetup, name: str = "") -> Groups:
        """The same once a match was begun, perhaps by a group."""
        changed = replace(self, last=_latest(self.last, game, setup))
        return changed.saved(game, setup, name) if name and self.group(name) else changed

    def saved(self, game: str, setup: TableSetup, name: str) -> Groups:
        """The same with a group of that name that plays so; there is room for a new one up to ``MOST_GROUPS``."""
        known = self.group(name)
        group = Group(name, _latest(known.games if known else {}, game, setup))
        others = [one for one in self.named if one.name != name]
        return replace(self, named=(group, *others)[:MOST_GROUPS])

    def without(self, name: str) -> Groups:
        return replace(self, named=tuple(one for one in self.named if one.name != name))


def _latest(games: Mapping[str, TableSetup], game: str, setup: TableSetup) -> dict[str, TableSetup]:
    return {**{one: kept for one, kept in games.items() if one != game}, game: setup}


def read_groups(path: Path) -> tuple[Groups, Problem | None]:
    """The groups of a file, or none and what is wrong with it. A file that is not there is no problem."""
    try:
        return read_record(Groups, parse_json(read_limited(path, MOST_BYTES))), None
    except Problem as problem:
        return Groups(), None if problem.code == "file-missing" else problem


def save_groups(groups: Groups, path: Path) -> None:
    """Writes the groups; when it fails, the old ones are still there. A file that could not be read is kept too."""
    make_folder(path.parent)
    _, problem = read_groups(path)
    if problem and problem.code not in _OUT_OF_REACH:
        with suppress(OSError):
            path.replace(path.with_name(f"{path.name}.bad"))
    write_atomically(path, (json.dumps(asdict(groups), indent=2) + "\n").encode())
