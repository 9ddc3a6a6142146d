"""Sitting down to a match and leaving it: nothing is lost, and no fault of the disk keeps anybody from playing."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.games import GAMES
from bigshot_desktop.table import paths, shelf
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.match_file import load_match
from bigshot_desktop.table.new_match import new_match
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.seats import Seat
from bigshot_desktop.table.session import Session


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    return tmp_path


def a_match(seed: int = 1) -> Match:
    return new_match(GAMES["big-shot"], [Seat("Anna"), Seat("Bea"), Seat("Carl")], {}, seed)


def play(session: Session, steps: int) -> None:
    rng = Random(9)
    for _ in range(steps):
        match = session.match
        if not match.to_act:
            return
        if match.to_act == (CHANCE,):
            session.referee.draw()
        else:
            session.referee.submit(match.game.sample(match.state, match.to_act[0], rng))


def test_a_match_that_is_left_can_be_gone_on_with() -> None:
    session = Session.begin(a_match())
    assert session.problem is None
    play(session, 30)
    assert session.leave() is None
    (found,) = shelf.open_matches()
    again = Session.resume(found.path)
    assert again.match.actions == session.match.actions
    again.leave()


def test_a_finished_match_becomes_a_file() -> None:
    session = Session.begin(a_match())
    play(session, 10_000)
    path = session.leave()
    assert path is not None
    assert load_match(path).actions == session.match.actions
    assert shelf.open_matches() == []


def test_leaving_twice_is_leaving_once() -> None:
    session = Session.begin(a_match())
    play(session, 10_000)
    assert session.leave() is not None
    assert session.leave() is None


def test_without_a_place_to_write_one_plays_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(match: Match) -> None:
        raise Problem("read-only", path="/journals")

    monkeypatch.setattr(shelf, "begin", refuse)
    session = Session.begin(a_match())
    assert session.problem is not None
    assert session.problem.code == "read-only"
    assert session.journal is None
    play(session, 40)
    assert session.match.length == 40
    assert session.leave() is None


def test_a_finished_match_that_cannot_be_put_away_stays_open(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = Session.begin(a_match())
    play(session, 10_000)

    def refuse(match: Match, journal: object) -> Path:
        raise Problem("disk-full", path="/matches")

    with monkeypatch.context() as patch:
        patch.setattr(shelf, "put_away", refuse)
        assert session.leave() is None
    (found,) = shelf.open_matches()
    assert found.path.exists()


def test_who_goes_on_unsaved_keeps_what_was_saved() -> None:
    session = Session.begin(a_match())
    play(session, 20)
    session.stop_saving()
    play(session, 20)
    assert session.match.length == 40
    (found,) = shelf.open_matches()
    again = Session.resume(found.path)
    assert again.match.length == 20
    again.leave()
