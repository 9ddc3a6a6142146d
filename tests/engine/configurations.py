"""Every way the games can be set up for the conformance suite, derived from what each game tells about itself."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, Final

from bigshot_desktop.engine.game import AnyGame, Setup
from bigshot_desktop.games import GAMES

BOARDS: Final = Path(__file__).parents[2] / "resources" / "boards"

FEW: Final = 25
"""Up to so many configurations of a game are all tried; of more, only some (see :func:`chosen`)."""


@cache
def board_data(game_id: str, board_id: str) -> str:
    """The text of a board file."""
    return (BOARDS / game_id / f"{board_id}.json").read_text(encoding="utf-8")


def default_board(game: AnyGame) -> Any:
    """The first board a game comes with, or None for a game without one."""
    if not game.info.boards:
        return None
    return game.read_board(json.loads(board_data(game.info.id, game.info.boards[0])))


@dataclass(frozen=True, slots=True)
class Configuration:
    """A game, a number of players, and a value for each option."""

    game_id: str
    players: int
    options: tuple[tuple[str, str], ...]

    @property
    def game(self) -> AnyGame:
        return GAMES[self.game_id]

    def setup(self, seed: int) -> Setup:
        """A dealt set-up: the same for the same seed."""
        game = self.game
        return game.deal(self.players, dict(self.options), default_board(game), Random(seed))

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.unusual()]
        return "-".join([self.game_id, str(self.players), *chosen])

    def unusual(self) -> list[tuple[str, str]]:
        """The options that do not have their default."""
        defaults = {option.name: option.default for option in self.game.info.options}
        return [(name, value) for name, value in self.options if value != defaults[name]]


def allowed(game: AnyGame) -> list[Configuration]:
    """Everything the game can be played with."""
    names = [option.name for option in game.info.options]
    return [
        Configuration(game.info.id, players, tuple(zip(names, values, strict=True)))
        for players in game.info.players
        for values in product(*(option.values for option in game.info.options))
        if game.check_options(players, dict(zip(names, values, strict=True))) is None
    ]


def chosen(game: AnyGame) -> Iterator[Configuration]:
    """All of them if they are few. Else the usual and the most unusual for each number of players, and each unusual
    value by itself for the fewest that can play with it.
    """
    every = allowed(game)
    if len(every) <= FEW:
        yield from every
        return
    alone: set[tuple[str, str]] = set()
    for players in game.info.players:
        mine = [one for one in every if one.players == players]
        most = max(mine, key=lambda one: len(one.unusual()))
        for one in mine:
            unusual = one.unusual()
            if not unusual or one is most or (len(unusual) == 1 and unusual[0] not in alone):
                yield one
            if len(unusual) == 1:
                alone.add(unusual[0])


CONFIGURATIONS: Final = [one for game in GAMES.values() for one in chosen(game)]
