"""A guide that was ended stays ended: beside the journal, which nobody touches for it."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from bigshot_desktop.table import ended_guides, housekeeping, paths, shelf
from bigshot_desktop.table.session import Session
from tests.table.matches import TWO, essence
from tests.ui.faulty_disk import read_only

LONG_AGO = 1e9
"""In 2001, and so before any day on which this is run."""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    return tmp_path


@pytest.fixture
def session() -> Iterator[Session]:
    session = Session.begin(TWO.played(5, steps=30))
    yield session
    session.leave()


def path_of(session: Session) -> Path:
    assert session.journal is not None
    return session.journal.path


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_journal_without_a_mark_is_as_it_always_was(session: Session) -> None:
    assert not session.guide_ended
    assert names_in(paths.journals()) == [path_of(session).name]


def test_what_was_ended_is_known_the_next_time(session: Session) -> None:
    path = path_of(session)
    before = path.read_bytes()
    session.remember_guide(False)
    assert session.guide_ended
    session.leave()
    assert path.read_bytes() == before
    (found,) = shelf.open_matches()
    assert (found.path, found.problem, found.actions) == (path, None, 30)
    again = Session.resume(path)
    assert again.guide_ended
    assert essence(again.match) == essence(session.match)
    again.leave()


def test_who_wants_it_again_has_it_again(session: Session) -> None:
    for on in (True, False, False, True, True):
        session.remember_guide(on)
        assert session.guide_ended is not on
    assert names_in(paths.journals()) == [path_of(session).name]


def test_one_match_knows_nothing_of_another(session: Session) -> None:
    other = Session.begin(TWO.match())
    session.remember_guide(False)
    assert (session.guide_ended, other.guide_ended) == (True, False)
    other.leave()


def test_without_a_journal_there_is_nothing_to_remember(session: Session) -> None:
    session.stop_saving()
    session.remember_guide(False)
    assert not session.guide_ended


def test_a_match_that_is_put_away_leaves_no_mark() -> None:
    journal = shelf.begin(TWO.match())
    ended_guides.mark(journal.path)
    shelf.put_away(TWO.match(), journal)
    assert names_in(paths.journals()) == []


def test_a_mark_stays_with_its_journal(session: Session) -> None:
    """Put away, but the journal could not be removed: nothing of it is changed."""
    session.remember_guide(False)
    journal = session.journal
    assert journal is not None
    with read_only(journal.path):
        shelf.put_away(session.match, journal)
    session.referee.journal = None
    assert ended_guides.is_ended(journal.path)


def test_a_disk_that_is_full_costs_the_mark_and_no_more(
    session: Session, caplog: pytest.LogCaptureFixture
) -> None:
    with read_only(paths.journals()), caplog.at_level(logging.WARNING):
        session.remember_guide(False)
        assert not session.guide_ended
    session.remember_guide(False)
    with read_only(paths.journals()), caplog.at_level(logging.WARNING):
        session.remember_guide(True)
        assert session.guide_ended
    assert [line.levelname for line in caplog.records] == ["WARNING", "WARNING"]


def test_marks_of_journals_that_are_gone_are_tidied_up(session: Session) -> None:
    kept = path_of(session)
    session.remember_guide(False)
    gone = kept.with_name("gone.journal.unguided")
    strange = kept.with_name("notes.unguided")
    young = kept.with_name("young.journal.unguided")
    for path in (gone, strange, young):
        path.touch()
    mark = kept.with_name(f"{kept.name}.unguided")
    for path in (gone, strange, mark):
        os.utime(path, (LONG_AGO, LONG_AGO))
    housekeeping.tidy()
    assert names_in(kept.parent) == sorted(path.name for path in (kept, mark, strange, young))
