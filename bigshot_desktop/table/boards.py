"""The boards the games come with, from the program's resources."""

from __future__ import annotations

from typing import Any, Final

from bigshot_desktop.engine.game import AnyGame, Malformed
from bigshot_desktop.table.paths import resources
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.storage import read_limited
from bigshot_desktop.table.strict_json import parse_json

MOST_BYTES: Final = 1 << 20


def load_board(game: AnyGame, board_id: str) -> Any:
    """One of a game's boards (the game's own type), or None for a game that has none."""
    info = game.info
    if not info.boards and not board_id:
        return None
    if board_id not in info.boards:
        raise Problem("unknown-board", game=info.id, board=board_id)
    path = resources() / "boards" / info.id / f"{board_id}.json"
    try:
        return game.read_board(parse_json(read_limited(path, MOST_BYTES)))
    except (Malformed, Problem) as cause:
        raise Problem("bad-board", game=info.id, board=board_id) from cause
