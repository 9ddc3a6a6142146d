"""The bots of Saludos Amigos: one mind, as clever as its weights."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from bigshot_desktop.bots.bot import Budget, Sight
from bigshot_desktop.bots.game_bots import Advice, GameBots, Weights, shipped_weights
from bigshot_desktop.bots.judge import Judging, shipped_judges
from bigshot_desktop.bots.reasons import Choice, Prospect, Term, best_of, only
from bigshot_desktop.games.saludos_amigos.bots import features, rolling
from bigshot_desktop.games.saludos_amigos.bots.bargain import Bargain, bargain_at
from bigshot_desktop.games.saludos_amigos.bots.council import Council
from bigshot_desktop.games.saludos_amigos.bots.discretion import discreet
from bigshot_desktop.games.saludos_amigos.bots.forecasts import shipped_forecasts
from bigshot_desktop.games.saludos_amigos.bots.horizon import horizon
from bigshot_desktop.games.saludos_amigos.bots.memory import Recollection
from bigshot_desktop.games.saludos_amigos.bots.negotiating import Negotiator, has_nothing_to_say
from bigshot_desktop.games.saludos_amigos.bots.style import Style
from bigshot_desktop.games.saludos_amigos.bots.terms import HUNCH
from bigshot_desktop.games.saludos_amigos.rules.actions import DONES
from bigshot_desktop.games.saludos_amigos.rules.material import N_PROJECTS
from bigshot_desktop.games.saludos_amigos.rules.observation import SaludosObservation
from bigshot_desktop.games.saludos_amigos.rules.state import (
    NEGOTIATION,
    SEALING,
    STRENGTH,
    TALK,
    TILE,
)

JUDGES: Final = shipped_judges(__package__)


def table_of(seen: SaludosObservation, memory: Recollection) -> Bargain:
    """The coalitions of a negotiation, as anybody would judge them."""
    players = len(seen.money)
    faith = tuple([memory.faithless(seat) for seat in range(players)])
    return bargain_at(seen, JUDGES[str(players)], shipped_forecasts()[str(players)], faith)


class SaludosBot:
    """Judges every decision by itself."""

    def __init__(self, weights: Weights) -> None:
        self.style = Style.of(weights)
        horizon((0,) * N_PROJECTS, 0)  # all that can come, once and before anybody waits for it

    def choose(self, sight: Sight, rng: Random, budget: Budget) -> Choice:
        """The best of what it can think of, by its own lights."""
        seen: SaludosObservation = sight.observation
        phase = seen.phase
        if phase == NEGOTIATION and has_nothing_to_say(seen):
            return only(DONES[seen.seat])
        bargain = table_of(seen, sight.memory)
        if phase == NEGOTIATION:
            negotiator = Negotiator(bargain, seen, sight.memory, self.style, budget)
            prospects = negotiator.prospects()
            now = negotiator.now
        elif phase == STRENGTH:
            prospects = rolling.prospects(bargain, seen)
            now = prospects[0].expected
        else:
            council = Council(bargain, seen)
            if phase == TALK:
                prospects = council.talking()
            elif phase == SEALING:
                prospects = council.sealing()
            else:
                prospects = council.pushing()
        if len(prospects) == 1:
            return Choice(prospects[0], effort=1)
        return self._decided(prospects, len(prospects), rng)

    def _decided(self, prospects: list[Prospect], effort: int, rng: Random) -> Choice:
        """The best, unless the level has a hunch or slips."""
        style = self.style
        if style.noise:
            prospects = [
                _with_hunch(one, one.expected * rng.gauss(0.0, style.noise)) for one in prospects
            ]
        choice = best_of(prospects, effort)
        if style.slip and rng.random() < style.slip:
            first, *others = choice.alternatives
            return Choice(first, (choice.chosen, *others), slip=True, effort=effort)
        return choice


def _with_hunch(one: Prospect, hunch: float) -> Prospect:
    return Prospect(one.action, one.expected + hunch, (*one.terms, Term.of(HUNCH, hunch)))


BOTS: Final = GameBots(
    SaludosBot,
    Recollection,
    shipped_weights(__package__),
    discreet,
    judging=Judging(
        features.FEATURES,
        features.rows,
        features.model,
        JUDGES,
        resting=lambda seen: seen.phase == TILE,
    ),
)
