"""A guide that was ended stays ended: beside the journal, which nobody touches for it."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from bigshot_desktop.table import paths, shelf, unguided
from bigshot_desktop.table.sitting import Sitting
from tests.table.matches import TWO, essence
from tests.ui.faulty_disk import read_only

LONG_AGO = 1e9
"""In 2001, and so before any day on which this is run."""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    return tmp_path


@pytest.fixture
def sitting() -> Iterator[Sitting]:
    sitting = Sitting.begin(TWO.played(5, steps=30))
    yield sitting
    sitting.leave()


def path_of(sitting: Sitting) -> Path:
    assert sitting.journal is not None
    return sitting.journal.path


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_journal_without_a_mark_is_as_it_always_was(sitting: Sitting) -> None:
    assert not sitting.unguided
    assert names_in(paths.journals()) == [path_of(sitting).name]


def test_what_was_ended_is_known_the_next_time(sitting: Sitting) -> None:
    path = path_of(sitting)
    before = path.read_bytes()
    sitting.remember_guide(False)
    assert sitting.unguided
    sitting.leave()
    assert path.read_bytes() == before
    (found,) = shelf.open_matches()
    assert (found.path, found.problem, found.actions) == (path, None, 30)
    again = Sitting.resume(path)
    assert again.unguided
    assert essence(again.match) == essence(sitting.match)
    again.leave()


def test_who_wants_it_again_has_it_again(sitting: Sitting) -> None:
    for on in (True, False, False, True, True):
        sitting.remember_guide(on)
        assert sitting.unguided is not on
    assert names_in(paths.journals()) == [path_of(sitting).name]


def test_one_match_knows_nothing_of_another(sitting: Sitting) -> None:
    other = Sitting.begin(TWO.match())
    sitting.remember_guide(False)
    assert (sitting.unguided, other.unguided) == (True, False)
    other.leave()


def test_without_a_journal_there_is_nothing_to_remember(sitting: Sitting) -> None:
    sitting.stop_saving()
    sitting.remember_guide(False)
    assert not sitting.unguided


def test_a_match_that_is_put_away_leaves_no_mark() -> None:
    journal = shelf.begin(TWO.match())
    unguided.mark(journal.path)
    shelf.put_away(TWO.match(), journal)
    assert names_in(paths.journals()) == []


def test_a_mark_stays_with_its_journal(sitting: Sitting) -> None:
    """Put away, but the journal could not be removed: nothing of it is changed."""
    sitting.remember_guide(False)
    journal = sitting.journal
    assert journal is not None
    with read_only(journal.path):
        shelf.put_away(sitting.match, journal)
    sitting.referee.journal = None
    assert unguided.is_unguided(journal.path)


def test_a_disk_that_is_full_costs_the_mark_and_no_more(
    sitting: Sitting, caplog: pytest.LogCaptureFixture
) -> None:
    with read_only(paths.journals()), caplog.at_level(logging.WARNING):
        sitting.remember_guide(False)
        assert not sitting.unguided
    sitting.remember_guide(False)
    with read_only(paths.journals()), caplog.at_level(logging.WARNING):
        sitting.remember_guide(True)
        assert sitting.unguided
    assert [line.levelname for line in caplog.records] == ["WARNING", "WARNING"]


def test_marks_of_journals_that_are_gone_are_tidied_up(sitting: Sitting) -> None:
    kept = path_of(sitting)
    sitting.remember_guide(False)
    gone = kept.with_name("gone.journal.unguided")
    strange = kept.with_name("notes.unguided")
    young = kept.with_name("young.journal.unguided")
    for path in (gone, strange, young):
        path.touch()
    mark = kept.with_name(f"{kept.name}.unguided")
    for path in (gone, strange, mark):
        os.utime(path, (LONG_AGO, LONG_AGO))
    shelf.tidy()
    assert names_in(kept.parent) == sorted(path.name for path in (kept, mark, strange, young))
