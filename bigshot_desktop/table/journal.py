"""The journal of a match being played: every action is on the disk before anybody sees it."""

from __future__ import annotations

import os
from contextlib import suppress
from dataclasses import asdict, dataclass
from itertools import chain
from pathlib import Path
from typing import Any, Final, NamedTuple, Self

from bigshot_desktop.table.checksummed_lines import START, CheckedLine, checked_lines, seal
from bigshot_desktop.table.file_formats import JOURNAL, SILENT, read_opening
from bigshot_desktop.table.lock import lock_patiently
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.record import Opening, begin, check_seal, parse, replay, to_opening
from bigshot_desktop.table.storage import (
    create_empty,
    open_regular,
    problems_at,
    read_limited,
    read_open,
    write_atomically,
    write_durably,
)

MOST_BYTES: Final = JOURNAL.most_bytes


@dataclass(frozen=True, slots=True)
class Recovery:
    """What was amiss with a journal that could be read."""

    torn: bool
    """Whether the last line had no end: it was being written, and nobody had been told of it."""
    problem: Problem | None
    """From which line on it was damaged, if it was. The match is the one before that line."""


@dataclass(frozen=True, slots=True)
class Recovered:
    """What a journal's bytes hold."""

    match: Match
    recovery: Recovery
    last: CheckedLine
    """The last line that holds."""
    seal_lost: bool
    """Whether actions that its seal covers are lost. The match goes on without the seal, and so must the file."""


class Journal:
    """An open journal: locked, and ready for the next line."""

    def __init__(self, path: Path, descriptor: int, size: int, check: str, match: Match) -> None:
        self.path = path
        self._descriptor = descriptor
        self._size = size
        self._check = check
        self._game = match.game
        self._whole = False
        """Whether the file ends with its last good line; false while a line is being written."""

    @classmethod
    def create(cls, path: Path, match: Match) -> Self:
        """A new journal with all of a match so far."""
        create_empty(path)
        try:
            write_atomically(path, _written(match))
        except BaseException:
            with suppress(OSError):
                path.unlink()
            raise
        return cls.open(path)[0]

    @classmethod
    def open(cls, path: Path) -> tuple[Self, Match, Recovery]:
        """A journal to go on with. What was damaged is kept in a file beside it, then cut off."""
        descriptor = open_regular(path, os.O_RDWR | os.O_APPEND)
        try:
            if not lock_patiently(descriptor):
                raise Problem("journal-locked", path=str(path))
            data = read_open(descriptor, path, MOST_BYTES)
            found = recover(data, path)
            if found.recovery.problem:
                write_atomically(path.with_name(f"{path.name}.damaged"), data)
            journal = cls(path, descriptor, found.last.end, found.last.check, found.match)
            if not found.seal_lost:
                with problems_at(path):
                    journal._cut()
        except BaseException:
            os.close(descriptor)
            raise
        if not found.seal_lost:
            return journal, found.match, found.recovery
        journal.close()  # Windows replaces no file that is open
        write_atomically(path, _written(found.match))
        journal, match, _ = cls.open(path)
        return journal, match, found.recovery

    def write_action(self, action: Any) -> None:
        """An action that is going to be played."""
        self._append({"action": self._game.write_action(action)})

    def write_undo(self, count: int) -> None:
        """The last so many actions are going to be taken back."""
        self._append({"undo": count})

    def write_redo(self, count: int) -> None:
        """The last so many actions taken back are going to be restored."""
        self._append({"redo": count})

    def close(self) -> None:
        """Lets go of the file, so that it can be opened again."""
        os.close(self._descriptor)

    def discard(self) -> None:
        """Closes and removes it: the match is put away."""
        self.close()
        with problems_at(self.path):
            self.path.unlink()

    def _append(self, content: dict[str, Any]) -> None:
        """A line, on the disk when this returns; if it fails, the file ends with the one before."""
        line, check = seal(content, self._check)
        if self._size + len(line) > MOST_BYTES:
            raise Problem("file-too-large", path=str(self.path), most=MOST_BYTES)
        with problems_at(self.path):
            if not self._whole:
                self._cut()
            self._whole = False
            try:
                write_durably(self._descriptor, line)
            except OSError:
                with suppress(OSError):
                    self._cut()
                raise
        self._size += len(line)
        self._check = check
        self._whole = True

    def _cut(self) -> None:
        """Cuts off what follows the last good line."""
        if os.fstat(self._descriptor).st_size > self._size:
            os.ftruncate(self._descriptor, self._size)
            os.fsync(self._descriptor)
        self._whole = True


def read_journal(path: Path) -> tuple[Match, Recovery]:
    """The match of a journal, to look at: nothing is locked, nothing is changed."""
    found = recover(read_limited(path, MOST_BYTES), path)
    return found.match, found.recovery


def recover(data: bytes, path: Path) -> Recovered:
    """The match up to the first line of a journal that does not hold.

    Lines are folded first and played afterwards: what was taken back, and never restored, need not be played.
    """
    opening = read_opening(data, path)
    sealed = checked_lines(data)
    last = next(sealed, None)
    if last is None:
        raise Problem("journal-unreadable", path=str(path))
    began = parse(Opening, opening)
    folded = _Folded([], [])
    lines = 1
    cause: Problem | None = None
    for line in sealed:
        try:
            folded.follow(_Line(lines, last, line.content))
        except Problem as problem:
            cause = problem
            break
        last = line
        lines += 1
    actions = [line.content["action"] for line in folded.log]
    sealed_after = began.seal.after if began.seal else 0
    if len(actions) >= sealed_after:
        check_seal(began, actions)
    match = begin(began)
    try:
        folded.play(match)
    except _BadLine as bad:
        cause, last, lines = bad.problem, bad.line.before, bad.line.lines_before
    seal_lost = match.length < sealed_after
    if seal_lost:
        match = match.with_dice(match.seed, None)
    rest = data[last.end :]
    if b"\n" not in rest:
        return Recovered(match, Recovery(bool(rest), None), last, seal_lost)
    damage = Problem("journal-damaged", path=str(path), line=lines + 1)
    damage.__cause__ = cause
    return Recovered(match, Recovery(False, damage), last, seal_lost)


class _Line(NamedTuple):
    """A line after the first."""

    lines_before: int
    before: CheckedLine
    """The line just before it."""
    content: dict[str, Any]


class _BadLine(Exception):
    """A line's action cannot be played; all lines before it hold."""

    def __init__(self, line: _Line, problem: Problem) -> None:
        super().__init__(str(problem))
        self.line, self.problem = line, problem


class _Folded(NamedTuple):
    """What a journal's lines come to, before anything is played."""

    log: list[_Line]
    """Those whose actions lie in the log."""
    undone: list[list[_Line]]
    """Those that can be restored: one entry for each undo, the last one last."""

    def follow(self, line: _Line) -> None:
        """Does what a line tells; raises a :class:`Problem` where it tells nothing that could be done."""
        match list(line.content.items()):
            case [("action", _)]:
                self.undone.clear()
                self.log.append(line)
            case [("undo", count)] if type(count) is int and 1 <= count <= len(self.log):
                self.undone.append(self.log[-count:])
                del self.log[-count:]
            case [("redo", count)] if type(count) is int and self._restores(count):
                self.log.extend(self.undone.pop())
            case _:
                raise Problem("malformed", where="", expected="action-undo-redo")

    def _restores(self, count: int) -> bool:
        """Whether a redo would restore so many."""
        return bool(self.undone) and len(self.undone[-1]) == count

    def play(self, match: Match) -> None:
        """Plays the log, and what was taken back of it: that is known to be sound when it is restored."""
        # An undo takes lines from the end of the log. So the log and what was taken back, the last first, are in
        # the order of the file, and whatever comes before a bad line is the match as it was before that line.
        for line in chain(self.log, *reversed(self.undone)):
            try:
                replay(match, line.content["action"])
            except Problem as problem:
                raise _BadLine(line, problem) from None
        for lines in self.undone:
            match.take_back(len(lines))


def _written(match: Match) -> bytes:
    """The lines of a match so far."""
    opening = {"format": JOURNAL.name, "version": SILENT, **asdict(to_opening(match))}
    line, check = seal(opening, START)
    written = [line]
    for action in match.actions:
        line, check = seal({"action": match.game.write_action(action)}, check)
        written.append(line)
    return b"".join(written)
