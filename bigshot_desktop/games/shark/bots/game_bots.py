"""The bots of Shark."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.bots.bot import NoMemory
from bigshot_desktop.bots.game_bots import GameBots, shipped_weights
from bigshot_desktop.bots.judge import Judging, shipped_judges
from bigshot_desktop.games.shark.bots.bot import SharkBot
from bigshot_desktop.games.shark.bots.features import FEATURES, model, rows
from bigshot_desktop.games.shark.bots.standing import standing
from bigshot_desktop.games.shark.bots.weighing import weigh

JUDGES: Final = shipped_judges(__package__)

BOTS: Final = GameBots(
    lambda weights: SharkBot(weights, JUDGES),
    lambda setup: NoMemory(),
    shipped_weights(__package__),
    judging=Judging(FEATURES, rows, model, JUDGES),
    weigh=weigh,
    standing=standing,
)
