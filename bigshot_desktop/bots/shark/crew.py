"""The bots of Shark."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.bots.bot import Blank
from bigshot_desktop.bots.crew import Crew, shipped_weights
from bigshot_desktop.bots.shark.bot import SharkBot

CREW: Final = Crew(SharkBot, lambda setup: Blank(), shipped_weights(__package__))
