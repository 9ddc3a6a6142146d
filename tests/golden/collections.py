"""The golden games of all games."""

from __future__ import annotations

from typing import Final

from tests.games.big_shot.rules.golden_games import GOLDEN as BIG_SHOT
from tests.games.saludos_amigos.rules.golden_games import GOLDEN as SALUDOS_AMIGOS
from tests.games.shark.rules.golden_games import GOLDEN as SHARK

COLLECTIONS: Final = (BIG_SHOT, SHARK, SALUDOS_AMIGOS)
