"""The levels of play, the time each may take, and the bots of each game that play them."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.bots.bot import Bot
from bigshot_desktop.bots.crew import Crew, Weights
from bigshot_desktop.bots.random_bot import RandomBot
from bigshot_desktop.rules.games import GAMES
from bigshot_desktop.rules.on_demand import OnDemand

SECONDS: Final = {"random": 0.03, "easy": 0.03, "medium": 0.03, "hard": 0.25, "expert": 1.0}
"""What a decision may take, by level, from the weakest to the strongest."""

LEVELS: Final = tuple(SECONDS)

QUICK: Final = "medium"
"""Who steps in where a stronger bot fails to answer."""


def _big_shot() -> Crew:
    from bigshot_desktop.bots.big_shot.crew import CREW

    return CREW


def _shark() -> Crew:
    from bigshot_desktop.bots.shark.crew import CREW

    return CREW


def _saludos_amigos() -> Crew:
    from bigshot_desktop.bots.saludos_amigos.crew import CREW

    return CREW


CREWS: Final = OnDemand[Crew](
    {"big-shot": _big_shot, "shark": _shark, "saludos-amigos": _saludos_amigos}
)
"""By game. None is imported before it is asked for."""


def make_bot(game: str, level: str, weights: Weights | None = None) -> Bot:
    """A bot for one seat of one match; it plays by the weights of its level unless others are given."""
    if level == "random":
        return RandomBot(GAMES[game])
    crew = CREWS[game]
    return crew.bot(crew.weights[level] if weights is None else weights)
