"""The bots of Big Shot."""

from __future__ import annotations

from typing import Any, Final

from bigshot_desktop.bots.big_shot.judgement import Judgement
from bigshot_desktop.bots.big_shot.memory import Ledger
from bigshot_desktop.bots.big_shot.player import BigShotBot
from bigshot_desktop.bots.crew import Crew, Weights, shipped_weights

_SHIPPED: Final = shipped_weights(__package__)
_JUDGEMENTS: Final[dict[int, tuple[Weights, Judgement]]] = {}


def _complete(weights: Weights) -> dict[str, Any]:
    """Weights that are ``like`` those of another level, but for what they say themselves."""
    base = weights.get("like")
    return {**(_complete(_SHIPPED[base]) if base else {}), **weights}


def _bot(weights: Weights) -> BigShotBot:
    """A bot; what its level believes is worked out once."""
    known = _JUDGEMENTS.get(id(weights))
    if known is None or known[0] is not weights:
        known = _JUDGEMENTS[id(weights)] = weights, Judgement(_complete(weights))
    return BigShotBot(known[1])


CREW: Final = Crew(_bot, Ledger, _SHIPPED)
