"""The script that compares a match stepped through with one played: on the first steps of a match of each game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bigshot_desktop.engine.game import EVERYONE
from bigshot_desktop.games import GAMES
from bigshot_desktop.games.big_shot.window.board.cube import CubeItem
from bigshot_desktop.games.shark.window.models.market import MarketModel
from bigshot_desktop.ui.boards.board_scene import BoardScene
from bigshot_desktop.ui.models.observation_table import cell
from bigshot_desktop.ui.play.replay_bridge import ReplayBridge
from scripts import step_through_matches as stepping

STEPS = 40


@pytest.mark.parametrize("viewer", [EVERYONE, 1])
@pytest.mark.parametrize("game", GAMES)
def test_at_every_position_it_is_what_is_seen_in_play(qapp: object, game: str, viewer: int) -> None:
    match = stepping.played(game, 4, 1 if viewer == 1 else 0)
    tally, page = stepping.Tally(), viewer == 1
    stepping.step_through(match.before(STEPS + 1), viewer, tally, Random(2), page=page)
    at_random = (STEPS + 1) // (1 if page else 4)
    assert (tally.matches, tally.positions) == (1, 2 * STEPS + 1 + at_random)
    assert (
        tally.whole == tally.positions if page else 2 <= tally.whole <= 3
    )  # one position in all ways


@pytest.mark.parametrize("page", [True, False])
def test_something_else_is_found(qapp: object, monkeypatch: pytest.MonkeyPatch, page: bool) -> None:
    match = stepping.played("big-shot", 3, 0).before(21)
    go_to = ReplayBridge.go_to

    def stray(self: ReplayBridge, position: int, *, in_motion: bool = False) -> object:
        return go_to(self, position, in_motion=in_motion) if position != 9 else None

    monkeypatch.setattr(ReplayBridge, "go_to", stray)
    with pytest.raises(AssertionError):
        stepping.step_through(match, EVERYONE, stepping.Tally(), Random(1), page=page)


def in_replay(table: Any) -> bool:
    return isinstance(table._bridge, ReplayBridge)


def test_words_that_do_not_follow_from_the_facts_are_found(
    qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a position at which all words are read: the ninth, by this seed."""
    match, cells = stepping.played("shark", 3, 0).before(21), MarketModel.cells

    def other(self: MarketModel, narrator: Any, number: int, row: Any) -> Sequence[Any]:
        words = cells(self, narrator, number, row)
        return (cell("Something else"), *words[1:]) if in_replay(self) else words

    monkeypatch.setattr(MarketModel, "cells", other)
    with pytest.raises(AssertionError, match="words are not those of the facts"):
        stepping.step_through(match, EVERYONE, stepping.Tally(), Random(1), page=False)


def test_facts_that_are_others_are_found(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    match, read = stepping.played("shark", 3, 0).before(21), MarketModel.read

    def misread(self: MarketModel) -> Sequence[Any]:
        rows = read(self)
        late = in_replay(self) and self._bridge.match.length == 5
        return rows[::-1] if late else rows

    monkeypatch.setattr(MarketModel, "read", misread)
    with pytest.raises(AssertionError, match=r"after step 5 of 20, forwards: \['board', 'table 1'"):
        stepping.step_through(match, EVERYONE, stepping.Tally(), Random(1), page=False)


def test_a_piece_of_another_colour_is_found(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    match, settle = stepping.played("big-shot", 3, 0).before(21), BoardScene.settle

    def repaint(self: BoardScene) -> None:
        settle(self)
        cubes: list[Any] = [one for one in self.items() if isinstance(one, CubeItem)]
        if isinstance(self.bridge, ReplayBridge) and self.bridge.position == 7:
            cubes[0].colour = (cubes[0].colour + 1) % 4

    monkeypatch.setattr(BoardScene, "settle", repaint)
    with pytest.raises(AssertionError, match=r"after step 7 of 20, backwards: \['board'\]"):
        stepping.step_through(match, EVERYONE, stepping.Tally(), Random(1), page=False)


def test_the_command_tells_how_much_was_compared(
    qapp: object, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    played = stepping.played
    monkeypatch.setattr(stepping, "played", lambda *which: played(*which).before(6))
    assert stepping.main(["--matches", "1", "big-shot"]) == 0
    told = "All the same: 3 matches, 51 positions compared, 51 of them word by word.\n"
    assert capsys.readouterr().out.endswith(told)


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
    assert told.endswith(
        "All the same: 1 matches, 17 positions compared, 17 of them word by word.\n"
    )
    assert told.count("1 matches        17 positions\n") == 6
