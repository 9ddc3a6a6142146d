"""What bots said is there again when a match is gone on with: beside the journal, which nobody touches for it."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from bigshot_desktop.bots.reasons import Term
from bigshot_desktop.table import housekeeping, kept_sayings, paths
from bigshot_desktop.table.beside_journal import is_left_over
from bigshot_desktop.table.session import Session
from tests.table.matches import TWO

SAYING = Term.of("too-little", 0.0, price=3, proposer="Anna", way=1)


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


def beside(session: Session) -> Path:
    journal = path_of(session)
    return journal.with_name(journal.name + kept_sayings.EXTENSION)


def test_what_was_said_is_known_the_next_time(session: Session) -> None:
    path, match = path_of(session), session.match
    before = path.read_bytes()
    assert session.sayings() == {}
    session.keep_saying(match.step(7), SAYING)
    session.keep_saying(match.step(9), Term.of("content", 1.5, way=2))
    session.leave()
    assert path.read_bytes() == before
    if os.name == "posix":
        kept = path.with_name(path.name + kept_sayings.EXTENSION)
        assert not kept.stat().st_mode & 0o077
    again = Session.resume(path)
    assert again.sayings() == {7: SAYING, 9: Term.of("content", 0.0, way=2)}
    again.leave()


def test_what_was_said_with_an_action_that_was_taken_back_was_never_said(session: Session) -> None:
    match = session.match
    session.keep_saying(match.step(30), SAYING)
    match.take_back(1)
    assert session.sayings() == {}
    match.redo()
    assert session.sayings() == {30: SAYING}


@pytest.mark.parametrize(
    "line",
    [
        b"\xff\xfe",
        b"[]",
        b'{"step": 7}',
        b'{"step": 1e9, "action": {}, "code": "x", "facts": {}}',
        json.dumps({"step": 999, "action": {}, "code": "x", "facts": {}}).encode(),
        json.dumps({"step": 7, "action": {}, "code": "x" * 99, "facts": {}}).encode(),
        json.dumps({"step": 7, "action": {}, "code": "x", "facts": {"a": [1]}}).encode(),
        b"[" * 100_000,
    ],
)
def test_lines_that_are_none_are_passed_over(session: Session, line: bytes) -> None:
    beside(session).write_bytes(line + b"\n")
    session.keep_saying(session.match.step(7), SAYING)
    assert session.sayings() == {7: SAYING}


def test_a_file_that_is_far_too_large_is_not_read(session: Session) -> None:
    beside(session).write_bytes(b" " * (kept_sayings.MOST_BYTES + 1))
    session.keep_saying(session.match.step(7), SAYING)
    assert session.sayings() == {}


@pytest.mark.skipif(os.name == "nt", reason="Windows renames no open file")
def test_it_goes_with_its_match(session: Session) -> None:
    session.keep_saying(session.match.step(7), SAYING)
    kept = beside(session)
    path_of(session).rename(path_of(session).with_suffix(".elsewhere"))
    os.utime(kept, (1e9, 1e9))
    assert is_left_over(kept, kept_sayings.EXTENSION)
    housekeeping.tidy()
    assert not kept.exists()
