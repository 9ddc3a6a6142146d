"""The bots of Big Shot."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.bots.game_bots import GameBots, Weights, shipped_weights
from bigshot_desktop.games.big_shot.bots.discretion import discreet
from bigshot_desktop.games.big_shot.bots.level import Skill
from bigshot_desktop.games.big_shot.bots.memory import Ledger
from bigshot_desktop.games.big_shot.bots.models import JUDGING
from bigshot_desktop.games.big_shot.bots.player import BigShotBot
from bigshot_desktop.games.big_shot.bots.standing import standing
from bigshot_desktop.games.big_shot.bots.weighing import weigh


def _bot(weights: Weights) -> BigShotBot:
    return BigShotBot(Skill(weights))


BOTS: Final = GameBots(
    _bot,
    Ledger,
    shipped_weights(__package__),
    discreet=discreet,
    judging=JUDGING,
    weigh=weigh,
    standing=standing,
)
