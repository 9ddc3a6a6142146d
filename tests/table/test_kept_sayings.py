"""What bots said is there again when a match is gone on with: beside the journal, which nobody touches for it."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from bigshot_desktop.bots.reasons import Term
from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.table import housekeeping, kept_sayings, paths
from bigshot_desktop.table.beside_journal import is_left_over
from bigshot_desktop.table.match_file import read_match, write_match
from bigshot_desktop.table.seats import Seat
from bigshot_desktop.table.session import Session
from tests.table.matches import TWO

SAYING = Term.of("too-little", 0.0, price=3, proposer="Anna", way=1)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    return tmp_path


@pytest.fixture
def session() -> Iterator[Session]:
    match = TWO.played(5, steps=30)
    match.seats = tuple(
        Seat(f"Bot {seat}", "bot", "easy", "otto") for seat, _ in enumerate(match.seats)
    )
    session = Session.begin(match)
    yield session
    session.leave()


def path_of(session: Session) -> Path:
    assert session.journal is not None
    return session.journal.path


def beside(session: Session) -> Path:
    journal = path_of(session)
    return journal.with_name(journal.name + kept_sayings.EXTENSION)


def said(session: Session) -> dict[int, Term]:
    """What is kept of what was said in a match, and was said in it."""
    return kept_sayings.kept(path_of(session), session.match)


def test_what_was_said_is_known_the_next_time(session: Session) -> None:
    path, match = path_of(session), session.match
    before = path.read_bytes()
    assert said(session) == {}
    session.keep_saying(match.step(7), SAYING)
    session.keep_saying(match.step(9), Term.of("content", 1.5, way=2))
    session.leave()
    assert path.read_bytes() == before
    if os.name == "posix":
        kept = path.with_name(path.name + kept_sayings.EXTENSION)
        assert not kept.stat().st_mode & 0o077
    again = Session.resume(path)
    assert again.match.sayings == {7: SAYING, 9: Term.of("content", 0.0, way=2)}
    again.leave()


def test_what_was_said_with_an_action_that_was_taken_back_was_never_said(session: Session) -> None:
    match = session.match
    session.keep_saying(match.step(30), SAYING)
    match.take_back(1)
    assert said(session) == {}
    match.redo()
    assert said(session) == {30: SAYING}


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
    assert said(session) == {7: SAYING}


@pytest.mark.parametrize("who", ["nature", "a person"])
def test_nobody_but_a_bot_can_have_said_anything(session: Session, who: str) -> None:
    """Else the file in which the match is put away in the end would say so too, and would not be read."""
    match = session.match
    bots = [step.number for step in match.steps if step.action.seat != CHANCE]
    nature = [step.number for step in match.steps if step.action.seat == CHANCE]
    session.keep_saying(match.step(bots[0]), SAYING)
    if who == "nature":
        session.keep_saying(match.step(nature[0]), SAYING)
        match.sayings = {nature[0]: SAYING}
        assert said(session) == {bots[0]: SAYING}
    else:
        match.seats = tuple(Seat(seat.name) for seat in match.seats)
        match.sayings = {bots[0]: SAYING}
        assert said(session) == {}
    assert read_match(write_match(match)).sayings == {}


def test_a_file_that_is_far_too_large_is_not_read(session: Session) -> None:
    beside(session).write_bytes(b" " * (kept_sayings.MOST_BYTES + 1))
    session.keep_saying(session.match.step(7), SAYING)
    assert said(session) == {}


@pytest.mark.skipif(os.name == "nt", reason="Windows renames no open file")
def test_it_goes_with_its_match(session: Session) -> None:
    session.keep_saying(session.match.step(7), SAYING)
    kept = beside(session)
    path_of(session).rename(path_of(session).with_suffix(".elsewhere"))
    os.utime(kept, (1e9, 1e9))
    assert is_left_over(kept, kept_sayings.EXTENSION)
    housekeeping.tidy()
    assert not kept.exists()
