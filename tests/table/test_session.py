"""Sitting down to a match and leaving it: nothing is lost, and no fault of the disk keeps anybody from playing."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bigshot_desktop.rules.game import CHANCE
from bigshot_desktop.rules.games import GAMES
from bigshot_desktop.table import paths, shelf
from bigshot_desktop.table.deal import new_match
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.match_file import load_match
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.seats import Seat
from bigshot_desktop.table.sitting import Sitting


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    return tmp_path


def a_match(seed: int = 1) -> Match:
    return new_match(GAMES["big-shot"], [Seat("Anna"), Seat("Bea"), Seat("Carl")], {}, seed)


def play(sitting: Sitting, steps: int) -> None:
    rng = Random(9)
    for _ in range(steps):
        match = sitting.match
        if not match.to_act:
            return
        if match.to_act == (CHANCE,):
            sitting.referee.draw()
        else:
            sitting.referee.submit(match.game.sample(match.state, match.to_act[0], rng))


def test_a_match_that_is_left_can_be_gone_on_with() -> None:
    sitting = Sitting.begin(a_match())
    assert sitting.problem is None
    play(sitting, 30)
    assert sitting.leave() is None
    (found,) = shelf.open_matches()
    again = Sitting.resume(found.path)
    assert again.match.actions == sitting.match.actions
    again.leave()


def test_a_finished_match_becomes_a_file() -> None:
    sitting = Sitting.begin(a_match())
    play(sitting, 10_000)
    path = sitting.leave()
    assert path is not None
    assert load_match(path).actions == sitting.match.actions
    assert shelf.open_matches() == []


def test_leaving_twice_is_leaving_once() -> None:
    sitting = Sitting.begin(a_match())
    play(sitting, 10_000)
    assert sitting.leave() is not None
    assert sitting.leave() is None


def test_without_a_place_to_write_one_plays_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(match: Match) -> None:
        raise Problem("read-only", path="/journals")

    monkeypatch.setattr(shelf, "begin", refuse)
    sitting = Sitting.begin(a_match())
    assert sitting.problem is not None
    assert sitting.problem.code == "read-only"
    assert sitting.journal is None
    play(sitting, 40)
    assert sitting.match.length == 40
    assert sitting.leave() is None


def test_a_finished_match_that_cannot_be_put_away_stays_open(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sitting = Sitting.begin(a_match())
    play(sitting, 10_000)

    def refuse(match: Match, journal: object) -> Path:
        raise Problem("disk-full", path="/matches")

    with monkeypatch.context() as patch:
        patch.setattr(shelf, "put_away", refuse)
        assert sitting.leave() is None
    (found,) = shelf.open_matches()
    assert found.path.exists()


def test_who_goes_on_unsaved_keeps_what_was_saved() -> None:
    sitting = Sitting.begin(a_match())
    play(sitting, 20)
    sitting.stop_saving()
    play(sitting, 20)
    assert sitting.match.length == 40
    (found,) = shelf.open_matches()
    again = Sitting.resume(found.path)
    assert again.match.length == 20
    again.leave()
