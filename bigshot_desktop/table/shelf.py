"""The shelf: all matches on this computer, those still open (journals) and those put away (match files).

Looking at it opens no match and imports no game, so that a home page can show it at once. One bad file spoils
nothing: it is listed with its problem.
"""

from __future__ import annotations

import logging
import os
import re
import secrets
import unicodedata
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Final

from bigshot_desktop.games import ENTRIES
from bigshot_desktop.table import ended_guides, kept_sayings, paths
from bigshot_desktop.table.file_formats import JOURNAL, MATCH_FILE, Format
from bigshot_desktop.table.lock import is_locked
from bigshot_desktop.table.match_summary import (
    MatchSummary,
    Place,
    summarize_journal,
    summarize_match,
)
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.seats import Seat
from bigshot_desktop.table.storage import (
    create_empty,
    make_folder,
    open_regular,
    read_limited,
    read_open,
    regular_files,
    write_atomically,
)

if TYPE_CHECKING:
    from bigshot_desktop.table.journal import Journal, Recovery
    from bigshot_desktop.table.match import Match

LONGEST_NAME: Final = 120
"""Bytes of a file's name without number and extension: every file system takes these, in any folder."""

_FORBIDDEN: Final = re.compile(r'[<>:"/\\|?*]')
"""Some file system has another use for each of these."""
_LAST_MOMENT: Final = 2**33
"""A file can claim to be from any time; nothing here is younger than the 23rd century."""

_LOG: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class OnShelf:
    """A file with a match in it, or with a problem instead."""

    path: Path
    when: datetime
    """When it was last written to, or the match last played, in the time zone of this computer."""
    summary: MatchSummary | None = None
    problem: Problem | None = None

    @property
    def game(self) -> str:
        """The game's id; nothing where the file cannot be read."""
        return self.summary.game if self.summary else ""

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.summary.seats if self.summary else ()

    @property
    def names(self) -> tuple[str, ...]:
        """Who plays, by seat."""
        return tuple(seat.name for seat in self.seats)

    @property
    def actions(self) -> int:
        """How many lie in its log."""
        return self.summary.actions if self.summary else 0


@dataclass(frozen=True, slots=True)
class OpenMatch(OnShelf):
    """A match that can be gone on with."""

    busy: bool = False
    """Whether a window has it open: another one, or this."""


@dataclass(frozen=True, slots=True)
class MatchFile(OnShelf):
    """A match that was put away, or that somebody put there."""

    @property
    def finished(self) -> bool:
        return bool(self.places)

    @property
    def places(self) -> tuple[Place, ...]:
        """How it ended, by seat; nothing while it is not finished."""
        return self.summary.places if self.summary else ()

    @property
    def winners(self) -> tuple[str, ...]:
        """The names of those who won."""
        return tuple(self.names[seat] for seat in self.summary.winners) if self.summary else ()


# --- open matches --------------------------------------------------------------------------------


def begin(match: Match) -> Journal:
    """A journal on the shelf for a match that is going to be played, with everything so far."""
    from bigshot_desktop.table.journal import Journal

    stamp = datetime.now(UTC).strftime("%Y%m%dT%H%M%S%f")
    name = f"{stamp}-{match.game.info.id}-{secrets.token_hex(4)}{JOURNAL.extension}"
    return Journal.create(make_folder(paths.journals()) / name, match)


def open_matches() -> list[OpenMatch]:
    """The matches to go on with, the one played last first."""
    return [_open_match(path, when) for path, when in _newest_first(paths.journals(), JOURNAL)]


def resume(path: Path) -> tuple[Journal, Match, Recovery]:
    """A match to go on with, its journal, and what was amiss with that."""
    from bigshot_desktop.table.journal import Journal

    journal, match, recovery = Journal.open(path)
    match.sayings = kept_sayings.kept(path, match)
    return journal, match, recovery


def _open_match(path: Path, when: datetime) -> OpenMatch:
    try:
        descriptor = open_regular(path, os.O_RDONLY)
        try:
            data = read_open(descriptor, path, JOURNAL.most_bytes)
            busy = is_locked(descriptor)
        finally:
            os.close(descriptor)
        return OpenMatch(path, when, summarize_journal(data, path), busy=busy)
    except Problem as problem:
        return OpenMatch(path, when, problem=problem)


# --- matches put away ----------------------------------------------------------------------------


def put_away(match: Match, journal: Journal) -> Path:
    """A match that is over, or left, becomes a match file, and only then its journal goes.

    If this is cut short in between, the journal is still there; put away again, the match gets no second file.
    """
    from bigshot_desktop.table.match_file import write_match

    folder = make_folder(paths.matches())
    content = write_match(match)
    if len(content) > MATCH_FILE.most_bytes:  # it could not be read again
        raise Problem("file-too-large", path=str(folder), most=MATCH_FILE.most_bytes)
    played = _last_written(journal)
    path = _kept(content, folder, _name_of(match, played))
    with suppress(OSError):  # the date is all that is wrong then
        os.utime(path, (played.timestamp(), played.timestamp()))
    try:
        journal.discard()
    except Problem as problem:  # the match is safe; next time the journal may go
        _LOG.warning("a journal stays although its match is put away: %s", problem)
    else:
        ended_guides.unmark(journal.path)
        kept_sayings.forget(journal.path)
    return path


def match_files() -> list[MatchFile]:
    """The matches put away, the latest first."""
    return [_match_file(path, when) for path, when in _newest_first(paths.matches(), MATCH_FILE)]


def beside(path: Path) -> tuple[Path | None, Path | None]:
    """The match files before and after this one, by when they were written; none where it is not on the shelf."""
    files = [one for one, _ in _newest_first(paths.matches(), MATCH_FILE)]
    if path not in files:
        return None, None
    place = files.index(path)
    older = files[place + 1] if place + 1 < len(files) else None
    return older, files[place - 1] if place else None


def _match_file(path: Path, when: datetime) -> MatchFile:
    try:
        return MatchFile(path, when, summarize_match(read_limited(path, MATCH_FILE.most_bytes)))
    except Problem as problem:
        return MatchFile(path, when, problem=problem)


def _kept(content: bytes, folder: Path, name: str) -> Path:
    """The file that now has this content: a new one, with a number if its name is taken, or one that had it already."""
    for number in count(1):
        numbered = name if number == 1 else f"{name} ({number})"
        path = folder / f"{numbered}{MATCH_FILE.extension}"
        try:
            create_empty(path)
        except Problem as problem:
            if problem.code != "file-exists":
                raise
            if _has(path, content):
                break
            continue
        try:
            write_atomically(path, content)
        except BaseException:
            with suppress(OSError):
                path.unlink()
            raise
        break
    return path


def _has(path: Path, content: bytes) -> bool:
    try:
        return read_limited(path, MATCH_FILE.most_bytes) == content
    except Problem:
        return False


def _last_written(journal: Journal) -> datetime:
    """The same each time it is asked, as long as nothing more is played."""
    try:
        return _moment(journal.path.stat().st_mtime)
    except OSError:  # somebody took it away; the match is still here
        return _moment(time())


def _name_of(match: Match, played: datetime) -> str:
    """What a player would look for, fit for every file system: ``2026-11-16 Big Shot – Anna, Bea``."""
    title = ENTRIES[match.game.info.id].title
    names = ", ".join(seat.name for seat in match.seats)
    text = unicodedata.normalize("NFC", f"{played:%Y-%m-%d} {title} – {names}")
    spaced = " ".join(_FORBIDDEN.sub("-", text).split())
    name = "".join(char for char in spaced if char.isprintable())
    if len(name.encode()) > LONGEST_NAME:
        name = name.encode()[: LONGEST_NAME - len("…".encode())].decode(errors="ignore") + "…"
    return name.rstrip(" .")


# --- both ----------------------------------------------------------------------------------------


def _newest_first(folder: Path, kind: Format) -> list[tuple[Path, datetime]]:
    """The files of a kind that hold something, and when they were written to last."""
    found = [
        (about.st_mtime, path)
        for path, about in regular_files(folder)
        if path.suffix == kind.extension and about.st_size
    ]
    return [(path, _moment(seconds)) for seconds, path in sorted(found, reverse=True)]


def _moment(seconds: float) -> datetime:
    return datetime.fromtimestamp(min(max(0, seconds), _LAST_MOMENT), UTC).astimezone()
