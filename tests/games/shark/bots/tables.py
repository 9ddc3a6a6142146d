"""A bot at a drawn table: what it answers there."""

from __future__ import annotations

from random import Random

from bigshot_desktop.bots.bot import Bot, Budget, NoMemory, Sight
from bigshot_desktop.bots.judge import Judge
from bigshot_desktop.bots.levels import make_bot
from bigshot_desktop.bots.reasons import Choice, Prospect
from bigshot_desktop.games.shark.bots.game_bots import BOTS
from tests.games.shark.rules.positions import Table

LEVELS = ("easy", "medium", "hard", "expert")
STEADY = ("medium", "hard", "expert")
"""The levels that never slip."""


def clear_headed(level: str) -> Bot:
    """A bot of a level that has no hunches, so that what it knows can be seen."""
    return make_bot("shark", level, {**BOTS.weights[level], "misjudges": 0.0})


def judge_for(players: int) -> Judge:
    """The judge that ships for so many players."""
    assert BOTS.judging is not None
    return BOTS.judging.judges[str(players)]


def asked(table: Table, level: str, bot: Bot | None = None, seed: int = 1) -> Choice:
    """What a bot answers to the decision that is open, without hunches unless it is handed in."""
    player = bot or clear_headed(level)
    sight = Sight(table.seen(table.turn), NoMemory())
    return player.choose(sight, Random(seed), Budget(60))


def amounts(prospect: Prospect, code: str) -> dict[int, float]:
    """The terms of a kind, by the seat they are about, or −1."""
    return {
        int(dict(term.facts).get("seat", -1)): term.amount
        for term in prospect.terms
        if term.code == code
    }
