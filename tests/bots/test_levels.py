"""Crews are imported when they are asked for, with the rules of their game and of no other."""

from __future__ import annotations

from random import Random

import pytest

from bigshot_desktop.bots.bot import NoMemory
from bigshot_desktop.bots.levels import LEVELS, levels_of, make_bot, make_memory
from bigshot_desktop.bots.random_bot import RandomBot
from bigshot_desktop.games import GAMES
from tests.fresh_interpreter import games_in, modules_after


def test_the_levels_are_known_before_any_crew() -> None:
    program = """
from bigshot_desktop.bots.levels import BOTS, LEVELS, SECONDS
assert LEVELS == tuple(SECONDS) and "shark" in BOTS
"""
    assert games_in(modules_after(program)) == set()


@pytest.mark.parametrize("level", ["random", "expert"])
@pytest.mark.parametrize("game", ["big-shot", "shark", "saludos-amigos"])
def test_a_bot_needs_its_own_game_only(game: str, level: str) -> None:
    program = f"from bigshot_desktop.bots.levels import make_bot; make_bot('{game}', '{level}')"
    name = game.replace("-", "_")
    needed = {f"{name}.rules"} if level == "random" else {f"{name}.rules", f"{name}.bots"}
    assert games_in(modules_after(program)) == needed


def test_in_a_game_without_bots_random_ones_play(fourth_game: str) -> None:
    assert levels_of("shark") == LEVELS
    assert levels_of(fourth_game) == ("random",)
    assert {type(make_bot(fourth_game, level)) for level in LEVELS} == {RandomBot}
    setup = GAMES[fourth_game].deal(2, {}, None, Random(1))
    assert isinstance(make_memory(fourth_game, setup), NoMemory)
