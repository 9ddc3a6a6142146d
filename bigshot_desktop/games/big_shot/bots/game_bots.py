"""The bots of Big Shot."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.bots.game_bots import GameBots, Weights, shipped_weights
from bigshot_desktop.games.big_shot.bots.judgement import Judgement
from bigshot_desktop.games.big_shot.bots.memory import Ledger
from bigshot_desktop.games.big_shot.bots.player import BigShotBot

_JUDGEMENTS: Final[dict[int, tuple[Weights, Judgement]]] = {}


def _bot(weights: Weights) -> BigShotBot:
    """A bot; what its level believes is worked out once."""
    known = _JUDGEMENTS.get(id(weights))
    if known is None or known[0] is not weights:
        known = _JUDGEMENTS[id(weights)] = weights, Judgement(weights)
    return BigShotBot(known[1])


BOTS: Final = GameBots(_bot, Ledger, shipped_weights(__package__))
