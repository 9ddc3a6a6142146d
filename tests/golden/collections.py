"""The golden games of all games."""

from __future__ import annotations

from typing import Final

from tests.rules.big_shot.wanted import GOLDEN as BIG_SHOT
from tests.rules.saludos_amigos.wanted import GOLDEN as SALUDOS_AMIGOS
from tests.rules.shark.wanted import GOLDEN as SHARK

COLLECTIONS: Final = (BIG_SHOT, SHARK, SALUDOS_AMIGOS)
