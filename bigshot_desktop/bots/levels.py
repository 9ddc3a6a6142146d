"""The levels of play there are, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bigshot_desktop.bots.bot import Bot
from bigshot_desktop.bots.random_bot import RandomBot
from bigshot_desktop.rules.game import AnyGame

LEVELS: Final[dict[str, Callable[[AnyGame], Bot]]] = {"random": RandomBot}
