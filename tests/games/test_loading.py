"""Games are imported when they are asked for, and not before."""

from __future__ import annotations

import pytest

from tests.fresh_interpreter import games_in, modules_after


def test_the_list_of_games_opens_no_box() -> None:
    program = """
from bigshot_desktop.games import GAMES
assert sorted(GAMES) and "shark" in GAMES and "chess" not in GAMES and len(GAMES) == 3
"""
    assert games_in(modules_after(program)) == set()


@pytest.mark.parametrize("game", ["big-shot", "shark", "saludos-amigos"])
def test_one_game_does_without_the_others(game: str) -> None:
    program = f"from bigshot_desktop.games import GAMES; GAMES['{game}'].info"
    assert games_in(modules_after(program)) == {f"{game.replace('-', '_')}.rules"}
