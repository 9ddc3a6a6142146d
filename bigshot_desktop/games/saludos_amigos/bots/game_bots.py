"""The bots of Saludos Amigos: one mind, as clever as its weights."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from bigshot_desktop.bots.bot import Budget, Sight
from bigshot_desktop.bots.game_bots import Advice, GameBots, Weights, shipped_weights
from bigshot_desktop.bots.judge import Judging
from bigshot_desktop.bots.reasons import Choice, Prospect, best_of, only
from bigshot_desktop.games.saludos_amigos.bots import features, rolling
from bigshot_desktop.games.saludos_amigos.bots.advising import Advising
from bigshot_desktop.games.saludos_amigos.bots.bargain import Bargain, bargain_at, judges
from bigshot_desktop.games.saludos_amigos.bots.council import Council, must_be_ready
from bigshot_desktop.games.saludos_amigos.bots.discretion import discreet
from bigshot_desktop.games.saludos_amigos.bots.horizon import horizon
from bigshot_desktop.games.saludos_amigos.bots.memory import Recollection
from bigshot_desktop.games.saludos_amigos.bots.negotiating import Negotiator, has_nothing_to_say
from bigshot_desktop.games.saludos_amigos.bots.remarking import Remarks, at_the_dice, in_the_council
from bigshot_desktop.games.saludos_amigos.bots.standing import standing
from bigshot_desktop.games.saludos_amigos.bots.style import Style, misjudged
from bigshot_desktop.games.saludos_amigos.bots.suggesting import suggest
from bigshot_desktop.games.saludos_amigos.bots.weighing import weigh
from bigshot_desktop.games.saludos_amigos.rules.actions import (
    DONES,
    READIES,
)
from bigshot_desktop.games.saludos_amigos.rules.material import N_PROJECTS
from bigshot_desktop.games.saludos_amigos.rules.observation import SaludosObservation
from bigshot_desktop.games.saludos_amigos.rules.state import (
    NEGOTIATION,
    SEALING,
    STRENGTH,
    TALK,
    TILE,
)


def table_of(
    seen: SaludosObservation, memory: Recollection, fondness: tuple[float, ...] = ()
) -> Bargain:
    """The coalitions of a negotiation, as anybody would judge them who is so fond of each seat's cards."""
    faith = tuple([memory.faithless(seat) for seat in range(len(seen.money))])
    return bargain_at(seen, faith, memory.habit(), fondness)


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
        if phase == TALK and must_be_ready(seen):
            return only(READIES[seen.seat])
        bargain = table_of(seen, sight.memory, self.style.fond_of_cards(seen))
        negotiator = None
        if phase == NEGOTIATION:
            negotiator = Negotiator(bargain, seen, sight.memory, self.style)
            prospects, now = negotiator.prospects(), negotiator.now
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
            now = council.now
        prospects = misjudged(prospects, self.style, seen)
        choice = self._decided(prospects, now, rng)
        if negotiator:
            saying = Remarks(negotiator, choice, prospects).remark()
        elif phase == STRENGTH:
            saying = at_the_dice(seen, choice)
        else:
            saying = in_the_council(seen, choice)
        return replace(choice, saying=saying) if saying else choice

    def advised(self, sight: Sight, choice: Choice) -> Choice:
        """The choice in sentences."""
        return Advising(sight.observation).advised(choice)

    def _decided(self, prospects: list[Prospect], now: float, rng: Random) -> Choice:
        """The best, unless the level slips."""
        choice = best_of(prospects, len(prospects), now)
        if choice.alternatives and self.style.slip and rng.random() < self.style.slip:
            first, *others = choice.alternatives
            return replace(choice, chosen=first, alternatives=(choice.chosen, *others), slip=True)
        return choice


BOTS: Final = GameBots(
    SaludosBot,
    Recollection,
    shipped_weights(__package__),
    discreet,
    judging=Judging(
        features.FEATURES,
        features.rows,
        features.model,
        judges(),
        resting=lambda seen: seen.phase == TILE,
    ),
    weigh=weigh,
    standing=standing,
    advice=(Advice("quick offers suggested", suggest, goal=5000.0),),
)
