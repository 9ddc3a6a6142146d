"""The bots of Big Shot."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.bots.big_shot.judgement import Judgement
from bigshot_desktop.bots.big_shot.memory import Ledger
from bigshot_desktop.bots.big_shot.player import BigShotBot
from bigshot_desktop.bots.crew import Crew, Weights, shipped_weights

_JUDGEMENTS: Final[dict[int, tuple[Weights, Judgement]]] = {}


def _bot(weights: Weights) -> BigShotBot:
    """A bot; what its level believes is worked out once."""
    known = _JUDGEMENTS.get(id(weights))
    if known is None or known[0] is not weights:
        known = _JUDGEMENTS[id(weights)] = weights, Judgement(weights)
    return BigShotBot(known[1])


CREW: Final = Crew(_bot, Ledger, shipped_weights(__package__))
