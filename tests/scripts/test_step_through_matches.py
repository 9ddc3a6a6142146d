"""The script that compares a match stepped through with one played: on the first steps of a match of each game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bigshot_desktop.engine.game import EVERYONE
from bigshot_desktop.games import GAMES
from bigshot_desktop.ui.play.replay_bridge import ReplayBridge
from scripts import step_through_matches as stepping

STEPS = 40


@pytest.mark.parametrize("viewer", [EVERYONE, 1])
@pytest.mark.parametrize("game", GAMES)
def test_at_every_position_it_is_what_is_seen_in_play(qapp: object, game: str, viewer: int) -> None:
    match = stepping.played(game, 4, 1 if viewer == 1 else 0)
    tally = stepping.Tally()
    stepping.step_through(match.before(STEPS + 1), viewer, tally, Random(2), page=viewer == 1)
    assert (tally.matches, tally.positions) == (1, 3 * STEPS + 2)


@pytest.mark.parametrize("page", [True, False])
def test_something_else_is_found(qapp: object, monkeypatch: pytest.MonkeyPatch, page: bool) -> None:
    match = stepping.played("big-shot", 3, 0).before(21)
    go_to = ReplayBridge.go_to

    def stray(self: ReplayBridge, position: int, *, in_motion: bool = False) -> object:
        return go_to(self, position, in_motion=in_motion) if position != 9 else None

    monkeypatch.setattr(ReplayBridge, "go_to", stray)
    with pytest.raises(AssertionError):
        stepping.step_through(match, EVERYONE, stepping.Tally(), Random(1), page=page)


def test_a_text_that_is_another_is_found(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    match, seen = stepping.played("shark", 3, 0).before(21), stepping.Looker._row

    def misread(self: stepping.Looker, cells: Sequence[Any]) -> stepping.Texts:
        first, *others = seen(self, cells)
        is_replay = isinstance(self._table.bridge, ReplayBridge)
        return (f"{first}.", *others) if is_replay else (first, *others)

    monkeypatch.setattr(stepping.Looker, "_row", misread)
    with pytest.raises(AssertionError, match="at the start"):
        stepping.step_through(match, EVERYONE, stepping.Tally(), Random(1), page=False)


def test_the_command_tells_how_much_was_compared(
    qapp: object, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    played = stepping.played
    monkeypatch.setattr(stepping, "played", lambda *which: played(*which).before(6))
    assert stepping.main(["--matches", "1", "big-shot"]) == 0
    assert capsys.readouterr().out.endswith("All the same: 3 matches, 51 positions compared.\n")


def test_it_goes_on_where_it_ended(
    qapp: object,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    played, kept = stepping.played, tmp_path / "kept.jsonl"
    monkeypatch.setattr(stepping, "played", lambda *which: played(*which).before(6))
    assert stepping.main(["--matches", "1", "--kept", str(kept), "big-shot"]) == 0
    kept.write_text("".join(kept.read_text("utf-8").splitlines(keepends=True)[1:]), "utf-8")
    assert stepping.main(["--matches", "1", "--kept", str(kept), "big-shot"]) == 0
    told = capsys.readouterr().out
    assert told.endswith("All the same: 1 matches, 17 positions compared.\n")
    assert told.count("1 matches        17 positions\n") == 6
