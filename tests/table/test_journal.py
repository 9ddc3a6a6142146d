"""Journals: what was written is found again, whatever happened to the rest."""

from __future__ import annotations

import errno
import json
import os
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bigshot_desktop.engine.game import CHANCE, fingerprint
from bigshot_desktop.table import journal as journal_module
from bigshot_desktop.table.journal import Journal, read_journal
from bigshot_desktop.table.lock import is_locked
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.referee import Referee
from tests.table.matches import EXPERTS, TWO, Table, essence, go_on, put_away, refereed

# --- there and back ------------------------------------------------------------------------------


def test_a_whole_match_comes_back_with_every_position(table: Table, path: Path) -> None:
    referee = refereed(path, table.match(31))
    rng = Random(31)
    while referee.match.to_act:
        go_on(referee, rng)
    put_away(referee)
    journal, match, recovery = Journal.open(path)
    journal.close()
    assert essence(match) == essence(referee.match)
    assert (recovery.torn, recovery.problem) == (False, None)


def test_undo_and_redo_are_remembered_and_so_is_what_can_still_be_redone(path: Path) -> None:
    referee = refereed(path, TWO.match(32, free_undo=True))
    rng = Random(32)
    for _ in range(40):
        go_on(referee, rng)
    for _ in range(5):
        referee.undo()
    referee.redo()
    go_on(referee, rng)
    referee.undo(0)
    referee.undo()
    put_away(referee)
    match, _ = read_journal(path)
    assert essence(match) == essence(referee.match)
    while expected := referee.match.redo():
        assert match.redo() == expected
    assert match.redoable == 0


def test_a_match_begun_elsewhere_is_written_down_from_its_start(path: Path) -> None:
    match = EXPERTS.played(33, steps=60)
    Journal.create(path, match).close()
    assert essence(read_journal(path)[0]) == essence(match)


def test_it_goes_on_where_it_was(path: Path) -> None:
    """Closed and opened again after every action, it is the journal of one sitting."""
    match = TWO.match(34)
    journal = Journal.create(path, match)
    rng = Random(34)
    for _ in range(30):
        go_on(Referee(match, journal), rng)
        journal.close()
        journal, match, recovery = Journal.open(path)
        assert not recovery.torn
    journal.close()
    in_one = path.with_name("one.journal")
    Journal.create(in_one, match).close()
    assert in_one.read_bytes() == path.read_bytes()


def test_every_line_is_on_the_disk_before_the_match_goes_on(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    referee = refereed(path, TWO.match(35, free_undo=True))
    fsync = os.fsync
    synced: list[int] = []

    def watched(descriptor: int) -> None:
        fsync(descriptor)
        synced.append(os.fstat(descriptor).st_size)

    monkeypatch.setattr(os, "fsync", watched)
    rng = Random(35)
    for number in range(1, 20):
        before = referee.match.length
        referee.undo() if number % 5 == 0 else go_on(referee, rng)
        assert referee.match.length != before
        assert synced[number - 1 :] == [path.stat().st_size]
    put_away(referee)


def test_a_finished_journal_stays_until_it_is_discarded(path: Path) -> None:
    journal = Journal.create(path, TWO.played(36))
    assert path.exists()
    journal.discard()
    assert not path.exists()


def test_no_journal_is_made_over_another(path: Path) -> None:
    Journal.create(path, TWO.match(37)).close()
    before = path.read_bytes()
    with pytest.raises(Problem) as caught:
        Journal.create(path, TWO.match(38))
    assert caught.value.code == "file-exists"
    assert path.read_bytes() == before


def test_a_journal_that_cannot_be_made_leaves_nothing(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(os, "write", full)
    with pytest.raises(Problem) as caught:
        Journal.create(path, TWO.match())
    assert caught.value.code == "disk-full"
    assert not list(path.parent.iterdir())


def test_it_stays_small_enough_to_be_read_again(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    referee = refereed(path, TWO.match(39))
    monkeypatch.setattr(journal_module, "MOST_BYTES", path.stat().st_size + 150)
    referee.draw()
    referee.draw()
    with pytest.raises(Problem) as caught:
        referee.draw()
    assert caught.value.code == "file-too-large"
    put_away(referee)
    assert read_journal(path)[0].length == 2


# --- a line that could not be written ------------------------------------------------------------


@pytest.mark.parametrize("call", ["write", "fsync"])
@pytest.mark.parametrize("written", [0, 1, 20])
def test_when_a_line_fails_nothing_has_happened_and_later_ones_work(
    call: str, written: int, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some bytes of the line may get to the disk before it is full."""
    referee = refereed(path, TWO.played(41, steps=30, free_undo=True))
    write = os.write
    before = path.read_bytes(), referee.match.steps, fingerprint(referee.match.state)

    def failing(descriptor: int, data: bytes = b"") -> int:
        if data and written and len(data) > written:
            return write(descriptor, data[:written])
        if data and call == "fsync":
            return write(descriptor, data)
        raise OSError(errno.ENOSPC, "full")

    rng = Random(41)
    for attempt in (lambda: go_on(referee, rng), referee.undo, lambda: go_on(referee, rng)):
        if call == "fsync":
            monkeypatch.setattr(os, "fsync", failing)
        monkeypatch.setattr(os, "write", failing if call == "write" else write)
        with pytest.raises(Problem) as caught:
            attempt()
        monkeypatch.undo()
        assert caught.value.code == "disk-full"
        after = path.read_bytes(), referee.match.steps, fingerprint(referee.match.state)
        assert after == before
    go_on(referee, rng)
    referee.undo()
    put_away(referee)
    match, recovery = read_journal(path)
    assert essence(match) == essence(referee.match)
    assert not recovery.torn


def test_what_could_not_even_be_cut_off_is_cut_off_before_the_next_line(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    referee = refereed(path, TWO.match(42))
    size = path.stat().st_size

    def broken(*_: object) -> None:
        raise OSError(errno.EIO, "broken")

    for name in ("fsync", "ftruncate"):
        monkeypatch.setattr(os, name, broken)
    with pytest.raises(Problem) as caught:
        referee.draw()
    assert caught.value.code == "io-error"
    assert path.stat().st_size > size
    assert referee.match.length == 0
    monkeypatch.undo()
    referee.draw()
    put_away(referee)
    match, recovery = read_journal(path)
    assert recovery.problem is None
    assert match.length == 1


def test_an_interrupted_line_is_cut_off_before_the_next(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    referee = refereed(path, TWO.match(42))

    def interrupted(_: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupted)
    with pytest.raises(KeyboardInterrupt):
        referee.draw()
    monkeypatch.undo()
    assert referee.match.length == 0
    referee.draw()
    put_away(referee)
    match, recovery = read_journal(path)
    assert (match.length, recovery.problem) == (1, None)


def test_its_first_line_is_the_beginning_of_a_match_file(path: Path) -> None:
    Journal.create(path, TWO.played(48, steps=3)).close()
    first, *others = map(json.loads, path.read_bytes().splitlines())
    assert first.keys() == {
        *(
            "format",
            "version",
            "program",
            "game",
            "options",
            "seats",
            "seed",
            "setup",
            "seal",
            "played_on",
            "check",
        )
    }
    assert [line.keys() for line in others] == [{"action", "check"}] * 3
    assert all(line["action"]["seat"] == CHANCE for line in others[:2])


def test_going_back_and_forth_for_ever_takes_no_longer_than_reading_it(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a journal full of undos and redos only what is left is played; it once took minutes to open."""
    match = TWO.played(50)
    journal = Journal.create(path, match)
    for _ in range(200):
        journal.write_undo(match.length)
        journal.write_redo(match.length)
        journal.write_undo(1)
        journal.write_action(match.actions[-1])
    journal.close()
    applied = 0
    apply = type(match.game).apply

    def counted(*arguments: Any) -> None:
        nonlocal applied
        applied += 1
        apply(*arguments)

    monkeypatch.setattr(type(match.game), "apply", staticmethod(counted))
    found, recovery = read_journal(path)
    assert applied == match.length
    monkeypatch.undo()
    assert recovery.problem is None
    assert essence(found) == essence(match)


# --- one at a time -------------------------------------------------------------------------------


def test_a_journal_in_use_cannot_be_opened_a_second_time(path: Path) -> None:
    journal = Journal.create(path, TWO.match(49))
    with pytest.raises(Problem) as caught:
        Journal.open(path)
    assert (caught.value.code, caught.value.facts) == ("journal-locked", {"path": str(path)})
    assert read_journal(path)[0].length == 0  # looking is allowed
    journal.close()
    Journal.open(path)[0].close()


@pytest.mark.skipif(sys.platform == "win32", reason="locks of the kind that POSIX systems have")
def test_who_lists_open_matches_keeps_nobody_from_going_on_with_one(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Journal.create(path, TWO.match(51)).close()
    looking = os.open(path, os.O_RDONLY)
    assert not is_locked(looking)

    def look_away(_: float) -> None:
        os.close(looking)

    monkeypatch.setattr("bigshot_desktop.table.lock.sleep", look_away)
    journal, _, _ = Journal.open(path)
    journal.close()
