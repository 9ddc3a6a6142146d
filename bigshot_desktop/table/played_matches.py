"""What the match files on the shelf hold, for statistics: read once, then kept in a cache that may be deleted any time.

A file is known by its name, its size and the moment it was last written. One that changed is read again, one that is
gone is forgotten, and one that cannot be read counts for nothing.
"""

from __future__ import annotations

import gc
import json
import logging
import os
import stat
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from time import perf_counter
from typing import Any, Final, NamedTuple

from bigshot_desktop.engine.match_counts import MatchCounts, roll_counts
from bigshot_desktop.games import ENTRIES, Parts
from bigshot_desktop.table import paths
from bigshot_desktop.table.file_formats import MATCH_FILE, identify
from bigshot_desktop.table.match_summary import summary_of
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.record import MatchRecord, parse
from bigshot_desktop.table.storage import (
    empty_if_missing,
    make_folder,
    problems_at,
    read_limited,
    write_atomically,
)
from bigshot_desktop.table.strict_json import parse_json

COUNTS: Final = Parts[MatchCounts]("counts")
"""What is counted in the matches of every game that counts anything."""
_VERSION: Final = 1
"""Of the cache. Whoever changes what is counted raises it, and all files are read again."""
_MOST_BYTES: Final = 1 << 28
_LOG: Final = logging.getLogger(__name__)


class Player(NamedTuple):
    """Somebody in a match."""

    name: str
    kind: str
    level: str
    rank: int
    total: int
    """In the money of the game."""
    won: bool
    likings: dict[str, int]
    """How often they chose what players of this game choose."""


class PlayedMatch(NamedTuple):
    """One match file."""

    file: str
    """Its name in the folder of match files."""
    when: float
    """When it was written, in seconds since 1970."""
    game: str
    seed: int
    sealed: bool
    finished: bool
    """Not one that was played on from the position of another: who knows what is coming plays no match."""
    actions: int
    players: tuple[Player, ...]
    """By seat; rank and total are 0 while it is not finished."""
    dice: dict[str, list[int]]
    """By the name of a die how often each face came up."""

    @property
    def path(self) -> Path:
        return paths.matches() / self.file

    @property
    def identity(self) -> tuple[Any, ...]:
        """The same for copies of one match."""
        players = self.players
        names, totals = [one.name for one in players], [one.total for one in players]
        return self.game, self.seed, self.actions, *names, *totals


def read_match_counts(data: bytes, file: str, when: float) -> PlayedMatch:
    """What is counted of a match file's bytes, or the :class:`Problem` with it."""
    content = identify(parse_json(data), MATCH_FILE.name)
    content.pop("checksum", None)
    record = parse(MatchRecord, content)
    summary = summary_of(record)
    players = len(summary.seats)
    dice: dict[str, list[int]] = {}
    likings: list[dict[str, int]] = [{} for _ in range(players)]
    if record.game in COUNTS:
        counts = COUNTS[record.game]
        try:
            dice = roll_counts(counts.dice, record.actions[record.played_on :])
            likings = counts.likings(record.setup, record.actions, players)
        except (KeyError, IndexError, TypeError, ValueError, AttributeError):
            raise Problem("malformed", where="actions", expected="entries") from None
    places = summary.places or ((0, 0),) * players
    return PlayedMatch(
        file,
        when,
        record.game,
        record.seed,
        record.seal is not None,
        bool(summary.places) and not record.played_on,
        summary.actions,
        tuple(
            Player(seat.name, seat.kind, seat.level, *place, number in summary.winners, likes)
            for number, (seat, place, likes) in enumerate(
                zip(summary.seats, places, likings, strict=True)
            )
        ),
        dice,
    )


class _Known(NamedTuple):
    """A file that was looked at."""

    size: int
    written: int
    """In nanoseconds since 1970."""
    match: PlayedMatch | None
    """None where it cannot be read."""


class ShelfReader:
    """Reads the match files bit by bit, so that a window can show how far that is."""

    def __init__(self, folder: Path | None = None, cache: Path | None = None) -> None:
        """Knows at once what the cache knows; raises :class:`Problem` if there is no looking into the folder."""
        self._folder = folder or paths.matches()
        self._cache = cache or paths.played_matches_file()
        before = _read_cache(self._cache)
        self._known: dict[str, _Known] = {}
        self._waiting: list[tuple[str, os.stat_result]] = []
        for name, about in _match_files(self._folder):
            known = before.get(name)
            if known and known[0] == about.st_size and known[1] == about.st_mtime_ns:
                self._known[name] = known
            else:
                self._waiting.append((name, about))
        self._changed = bool(self._waiting) or len(before) != len(self._known)
        self.total = len(self._known) + len(self._waiting)
        """How many files there are."""

    @property
    def read(self) -> int:
        """How many of them are known by now."""
        return self.total - len(self._waiting)

    @property
    def finished(self) -> bool:
        return not self._waiting

    def work(self, seconds: float) -> bool:
        """Reads on for about so long, at least one file; whether all is done, and kept for the next time."""
        end = perf_counter() + seconds
        while self._waiting:
            name, about = self._waiting.pop()
            match: PlayedMatch | None = None
            with suppress(Problem):
                data = read_limited(self._folder / name, MATCH_FILE.most_bytes)
                match = read_match_counts(data, name, about.st_mtime)
            self._known[name] = _Known(about.st_size, about.st_mtime_ns, match)
            if perf_counter() >= end:
                break
        if self._waiting:
            return False
        self.keep()
        return True

    def keep(self) -> None:
        """Keeps for the next time what is known by now."""
        if self._changed:
            _write_cache(self._cache, self._known)
            self._changed = bool(self._waiting)

    def matches(self) -> list[PlayedMatch]:
        """The matches read so far, the oldest first; one that is there twice, as in a copy, counts once."""
        found = [known.match for known in self._known.values() if known.match]
        found.sort(key=lambda match: (match.when, match.file))
        return list({match.identity: match for match in reversed(found)}.values())[::-1]


def _match_files(folder: Path) -> list[tuple[str, os.stat_result]]:
    """The match files of a folder by their names, none if there is no such folder yet. There may be very many."""
    found = []
    with problems_at(folder), empty_if_missing(folder), os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.endswith(MATCH_FILE.extension):
                with suppress(OSError):  # gone in the meantime, or out of reach
                    about = entry.stat()
                    if stat.S_ISREG(about.st_mode) and about.st_size:
                        found.append((entry.name, about))
    return found


def played_matches() -> list[PlayedMatch]:
    """All matches on the shelf, however long that takes."""
    reader = ShelfReader()
    while not reader.work(1.0):
        pass
    return reader.matches()


# --- the cache -----------------------------------------------------------------------------------


def _write_cache(path: Path, known: Mapping[str, _Known]) -> None:
    """Whatever keeps it from being written: all can be read again from the files."""
    try:
        make_folder(path.parent)
        content = {"version": _VERSION, "games": list(ENTRIES), "files": known}
        data = json.dumps(content, separators=(",", ":")).encode()
        write_atomically(path, sha256(data).hexdigest().encode() + b"\n" + data)
    except (Problem, RecursionError) as problem:
        _LOG.warning("what was found in match files is not kept: %s", problem)


def _read_cache(path: Path) -> dict[str, _Known]:
    """What was kept, or nothing if there is anything wrong with it."""
    try:
        check, _, data = read_limited(path, _MOST_BYTES).partition(b"\n")
        if check != sha256(data).hexdigest().encode():
            return {}
        with _without_collecting():
            return _read_known(json.loads(data))
    except (Problem, ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return {}


@contextmanager
def _without_collecting() -> Iterator[None]:
    """Nothing of what is made here can be thrown away yet; looking for that would take as long as making it."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


def _read_known(content: dict[str, Any]) -> dict[str, _Known]:
    if content["version"] != _VERSION or content["games"] != list(ENTRIES):
        return {}
    return {name: _known(name, *row) for name, row in content["files"].items()}


def _known(name: str, size: int, written: int, row: Sequence[Any] | None) -> _Known:
    if row is None:
        return _Known(size, written, None)
    *before, players, dice = row
    match = PlayedMatch._make([*before, tuple([Player(*player) for player in players]), dice])
    if match.file != name or match.game not in ENTRIES:
        raise ValueError(name)
    return _Known(size, written, match)
