"""What sets the levels of Saludos Amigos apart: how many offers they think of, and how they err."""

from __future__ import annotations

from dataclasses import dataclass, fields
from random import Random
from typing import Final, Self

from bigshot_desktop.bots.game_bots import Weights
from bigshot_desktop.bots.reasons import Prospect, Term
from bigshot_desktop.games.saludos_amigos.bots.terms import HUNCH
from bigshot_desktop.games.saludos_amigos.rules.actions import Accept, Offer, SaludosAction
from bigshot_desktop.games.saludos_amigos.rules.negotiation import members_of
from bigshot_desktop.games.saludos_amigos.rules.observation import SaludosObservation
from bigshot_desktop.games.saludos_amigos.rules.state import NEGOTIATION

_CARE: Final = 0.25
"""Cards can be counted: with them a level errs by so much of what it errs in a talk."""


@dataclass(frozen=True, slots=True)
class Style:
    """One level."""

    slip: float
    """How often it takes something worse on purpose."""
    noise: float
    """How far it misjudges what it could say: the standard deviation, as a part of its chance to win."""
    width: int
    """With how many circles of partners it works out the best split."""
    beam: int
    """How many of its own offers it compares."""

    fondness: float
    """What it thinks a card is worth beyond what the judge says, in scores, the more so the fewer turns are left:
    weaker levels keep their councillors for a day that never comes."""
    sober: bool
    """Whether it is so fond of its own cards alone, and only where cards are spent."""
    eagerness: float
    """How much it likes any deal better than none, as a part of its chance to win."""
    frank: bool
    """Whether it names its price when it says no."""

    @classmethod
    def of(cls, weights: Weights) -> Self:
        """From a level's entry in the data file."""
        return cls(**{field.name: weights[field.name] for field in fields(cls)})

    def fond_of_cards(self, seen: SaludosObservation) -> tuple[float, ...]:
        """By seat, how fond it is of the cards there. In a negotiation, where none are spent, who is sober is not.

        Who is not would rather have the card of those who are not paid than many a deal, and whoever says yes to
        everything wins among such players.
        """
        if not self.fondness or (self.sober and seen.phase == NEGOTIATION):
            return ()
        seats = range(len(seen.money))
        return tuple([self.fondness * (seat == seen.seat or not self.sober) for seat in seats])


def misjudged(prospects: list[Prospect], style: Style, seen: SaludosObservation) -> list[Prospect]:
    """The same with the errors of a level; of one circle of partners it thinks the same all turn long."""
    if not style.noise:
        return prospects
    part = 1.0 if seen.phase == NEGOTIATION else _CARE
    found = []
    for one in prospects:
        about = _aim(one.action, seen)
        lot = Random(f"{seen.money}/{seen.turn}/{seen.seat}/{about}").gauss(0.0, style.noise)
        amount = one.expected * lot * part
        term = Term.of(HUNCH, amount)
        found.append(Prospect(one.action, one.expected + amount, (*one.terms, term)))
    return found


def _aim(action: SaludosAction, seen: SaludosObservation) -> object:
    """What a hunch is about: the coalition that an action leads to, or the action itself."""
    if isinstance(action, Offer):
        return members_of(action.shares)
    if isinstance(action, Accept):
        return members_of(seen.offers[action.proposer])
    return action
