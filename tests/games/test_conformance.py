"""Every game keeps the contract, with all players and options: see :mod:`tests.games.conformance`."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bigshot_desktop.engine.game import AnyGame
from bigshot_desktop.games import GAMES
from tests.engine.configurations import CONFIGURATIONS, Configuration
from tests.games.conformance import OF_A_CONFIGURATION, OF_A_GAME


@pytest.mark.parametrize("holds", OF_A_GAME, ids=lambda one: one.__name__)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_what_every_game_owes_the_contract(
    game: AnyGame, holds: Callable[[AnyGame, list[Configuration]], None]
) -> None:
    holds(game, [one for one in CONFIGURATIONS if one.game_id == game.info.id])


@pytest.mark.parametrize("holds", OF_A_CONFIGURATION, ids=lambda one: one.__name__)
@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_what_every_configuration_owes_the_contract(
    configuration: Configuration, holds: Callable[[Configuration], None]
) -> None:
    holds(configuration)
