"""The bots of Shark."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.bots.bot import NoMemory
from bigshot_desktop.bots.game_bots import GameBots, shipped_weights
from bigshot_desktop.games.shark.bots.bot import SharkBot

BOTS: Final = GameBots(SharkBot, lambda setup: NoMemory(), shipped_weights(__package__))
