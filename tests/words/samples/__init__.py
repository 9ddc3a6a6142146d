"""One of everything that the games and the table can have to say."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.rules.games import GAMES
from bigshot_desktop.words.games import WORDS
from tests.words.samples import big_shot, saludos_amigos, shark
from tests.words.samples.kit import Samples

SAMPLES: Final[dict[str, Samples]] = {
    one.game: one for one in (big_shot.SAMPLES, shark.SAMPLES, saludos_amigos.SAMPLES)
}

TOLD_GAMES: Final = [game for game in WORDS if game in GAMES]
"""The games that can be played and told; a test holds the two registries to each other."""
