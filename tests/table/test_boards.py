"""The boards the games come with."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bigshot_desktop.games import GAMES
from bigshot_desktop.table import boards
from bigshot_desktop.table.boards import load_board
from bigshot_desktop.table.problems import Problem
from tests.every import for_every
from tests.table.matches import BIG_SHOT


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_board_of_every_game_can_be_loaded(game: Any) -> None:
    for board_id in game.info.boards:
        assert load_board(game, board_id).id == board_id


def test_a_game_without_boards_has_none() -> None:
    boardless: Any = SimpleNamespace(info=replace(BIG_SHOT.info, boards=()))
    assert load_board(boardless, "") is None


@for_every("board_id", ["", "village", "../big-shot/city", "/etc/passwd", "city.json", "city\0"])
def test_only_a_games_own_boards_are_looked_for(board_id: str) -> None:
    with pytest.raises(Problem) as caught:
        load_board(BIG_SHOT, board_id)
    assert caught.value.code == "unknown-board"


@pytest.mark.parametrize("data", [None, b"", b"{}", b"[" * 9999, b'{"id": NaN}'])
def test_a_broken_board_is_a_problem(
    data: bytes | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "boards" / "big-shot"
    folder.mkdir(parents=True)
    if data is not None:
        (folder / "city.json").write_bytes(data)
    monkeypatch.setattr(boards, "resources", lambda: tmp_path)
    with pytest.raises(Problem) as caught:
        load_board(BIG_SHOT, "city")
    assert caught.value.code == "bad-board"
    assert caught.value.__cause__ is not None
