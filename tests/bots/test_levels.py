"""Crews are imported when they are asked for, with the rules of their game and of no other."""

from __future__ import annotations

import pytest

from tests.fresh import games_in, modules_after


def test_the_levels_are_known_before_any_crew() -> None:
    program = """
from bigshot_desktop.bots.levels import CREWS, LEVELS, SECONDS
assert LEVELS == tuple(SECONDS) and "shark" in CREWS
"""
    assert games_in(modules_after(program)) == set()


@pytest.mark.parametrize("level", ["random", "expert"])
@pytest.mark.parametrize("game", ["big-shot", "shark", "saludos-amigos"])
def test_a_bot_needs_its_own_game_only(game: str, level: str) -> None:
    program = f"from bigshot_desktop.bots.levels import make_bot; make_bot('{game}', '{level}')"
    name = game.replace("-", "_")
    needed = {f"rules.{name}"} if level == "random" else {f"rules.{name}", f"bots.{name}"}
    assert games_in(modules_after(program)) == needed
