"""One of everything that the games and the table can have to say."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from bigshot_desktop.games import GAMES
from bigshot_desktop.words.sentences import WORDS
from tests.words.samples.sample_set import Samples

SAMPLES: Final[dict[str, Samples]] = {
    game: import_module(f"tests.games.{game.replace('-', '_')}.words.samples").SAMPLES
    for game in GAMES
}

TOLD_GAMES: Final = [game for game in WORDS if game in GAMES]
"""The games that can be played and told; a test holds the two registries to each other."""
