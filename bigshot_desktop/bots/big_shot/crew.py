"""The bots of Big Shot."""

from __future__ import annotations

from typing import Any, Final

from bigshot_desktop.bots.bot import Blank
from bigshot_desktop.bots.crew import Crew, shipped_weights
from bigshot_desktop.bots.random_bot import RandomBot
from bigshot_desktop.rules.games import GAMES


def _scaffold(weights: Any) -> RandomBot:
    return RandomBot(GAMES["big-shot"])


CREW: Final = Crew(_scaffold, lambda setup: Blank(), shipped_weights(__package__))
