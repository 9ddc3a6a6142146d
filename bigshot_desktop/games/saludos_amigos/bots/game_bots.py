"""The bots of Saludos Amigos: one mind, as clever as its weights."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from bigshot_desktop.bots.bot import Budget, Sight
from bigshot_desktop.bots.game_bots import Advice, GameBots, Weights, shipped_weights
from bigshot_desktop.bots.reasons import Choice, Prospect, Term, best_of, only
from bigshot_desktop.games.saludos_amigos.bots import rolling
from bigshot_desktop.games.saludos_amigos.bots.assembly import Assembly
from bigshot_desktop.games.saludos_amigos.bots.bargain import Bargain
from bigshot_desktop.games.saludos_amigos.bots.discretion import discreet
from bigshot_desktop.games.saludos_amigos.bots.horizon import horizon
from bigshot_desktop.games.saludos_amigos.bots.imagining import Imagination
from bigshot_desktop.games.saludos_amigos.bots.memory import Recollection
from bigshot_desktop.games.saludos_amigos.bots.negotiating import Negotiator, has_nothing_to_say
from bigshot_desktop.games.saludos_amigos.bots.outlook import Outlook
from bigshot_desktop.games.saludos_amigos.bots.remarking import Remarks, at_the_dice, in_the_council
from bigshot_desktop.games.saludos_amigos.bots.style import Style
from bigshot_desktop.games.saludos_amigos.bots.suggesting import suggest
from bigshot_desktop.games.saludos_amigos.bots.terms import HUNCH
from bigshot_desktop.games.saludos_amigos.rules.actions import DONES
from bigshot_desktop.games.saludos_amigos.rules.material import N_PROJECTS
from bigshot_desktop.games.saludos_amigos.rules.observation import SaludosObservation
from bigshot_desktop.games.saludos_amigos.rules.state import (
    NEGOTIATION,
    SEALING,
    STRENGTH,
    TALK,
)


class SaludosBot:
    """Judges every decision by itself; it only keeps what it has worked out of a negotiation that goes on."""

    def __init__(self, weights: Weights) -> None:
        self.style = Style.of(weights)
        self._bargain: Bargain | None = None
        horizon((0,) * N_PROJECTS, 0)  # all that can come, once and before anybody waits for it

    def choose(self, sight: Sight, rng: Random, budget: Budget) -> Choice:
        """The best of what it can think of, by its own lights."""
        seen: SaludosObservation = sight.observation
        phase = seen.phase
        if phase == NEGOTIATION and has_nothing_to_say(seen):
            return only(DONES[seen.seat])
        effort = 0
        negotiator = None
        if phase == NEGOTIATION:
            bargain = self._table(seen, sight.memory)
            before = bargain.judged
            negotiator = Negotiator(bargain, sight.memory, rng, budget)
            prospects = negotiator.prospects()
            effort = bargain.judged - before
        elif phase == STRENGTH:
            prospects = rolling.prospects(Outlook(seen, self.style))
        else:
            assembly = Assembly(Outlook(seen, self.style))
            imagine = None
            if self.style.guesses and phase != TALK and not budget.spent:
                imagine = Imagination(seen, self.style, rng, budget).councils
            if phase == TALK:
                prospects = assembly.talking()
            elif phase == SEALING:
                prospects = assembly.sealing(imagine)
            else:
                prospects = assembly.pushing(imagine)
        if len(prospects) == 1:
            choice = Choice(prospects[0], effort=effort)
        else:
            choice = self._decided(prospects, effort + len(prospects), rng)
        if negotiator:
            saying = Remarks(negotiator, choice, prospects).remark()
        elif phase == STRENGTH:
            saying = at_the_dice(seen, choice)
        else:
            saying = in_the_council(seen, choice)
        return replace(choice, saying=saying) if saying else choice

    def _table(self, seen: SaludosObservation, memory: Recollection) -> Bargain:
        """What was worked out in this negotiation before, as far as it fits what is seen now."""
        known = self._bargain
        trust = self.style.trust
        broken = [
            min(1.0, 1.0 - trust + 2.0 * trust * memory.faithless(seat))
            for seat in range(len(seen.money))
        ]
        if known is not None and known.fits(seen, broken):
            known.outlook.seen = seen
            return known
        self._bargain = fresh = Bargain(Outlook(seen, self.style), broken)
        return fresh

    def _decided(self, prospects: list[Prospect], effort: int, rng: Random) -> Choice:
        """The best, unless the level has a hunch or slips."""
        style = self.style
        if style.noise:
            prospects = [_with_hunch(one, rng.gauss(0.0, style.noise)) for one in prospects]
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
    advice=(Advice("quick offers suggested", suggest, goal=5000.0),),
)
