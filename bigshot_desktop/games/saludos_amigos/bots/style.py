"""The parameters a Saludos Amigos bot plays by: what a level pays attention to, and what self-play has taught it."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Self

from bigshot_desktop.bots.game_bots import Weights


@dataclass(frozen=True, slots=True)
class Style:
    """One level. Figures in millions unless told otherwise."""

    slip: float
    """How often it takes something worse on purpose."""
    noise: float
    """How far it misjudges what it could do (standard deviation)."""
    rehearsals: int
    """How often it plays a negotiation through in its head."""
    width: int
    """How many of its ways it plays through."""
    belief: float
    """How much it believes that, compared with its estimate."""
    schooled: float
    """In what part of that it takes the others to look ahead."""
    guesses: int
    """How often it plays a council through, with the cards others may hold."""
    beam: int
    """How many of its own offers it looks at more closely."""
    margin: float
    """What it offers a partner beyond the partner's price."""
    generosity: tuple[float, ...]
    """More of that, to be weighed against the risk of a refusal."""
    doubt: float
    """How unsure it is of the prices of others."""
    outbid: float
    """The chance that somebody who could gain by outbidding does so."""
    eagerness: float
    """What an offer must promise to be worth the talk."""
    danger: float
    """How much more a dangerous rival counts than another: 0 all the same, 1 by the chance to win."""
    rivalry: float
    """How much the gains of rivals count at all, compared with the own."""
    spread: tuple[float, ...]
    """Two figures: how uncertain the end is, and how that grows with the turns to come."""
    card: tuple[tuple[float, ...], ...]
    """What a card is worth: rows of turns to come, worth of any, worth of each point beyond two."""
    press: float
    """What a card more than the smallest hand costs at each journalist."""
    call: tuple[float, ...]
    """Log odds that a council is called: constant, lead of the mug, cards of opposition and coalition, worth, turns."""
    defeat: tuple[float, ...]
    """Log odds that the opposition wins one: the same."""
    upkeep: tuple[float, ...]
    """Cards a council costs each member of coalition and opposition."""
    defence: tuple[float, ...]
    """Points the coalition adds in a council: constant, lead, own cards, worth, turns; and the standard deviation."""
    attack: tuple[float, ...]
    """Points the opposition adds in a council: the same."""
    grip: tuple[float, ...]
    """What strength brings in a negotiation, per million of worth: each point above the others' mean, and being one
    of the two strongest."""
    trust: float
    """How much it minds a record of broken coalitions, in chances to be outbid."""

    @classmethod
    def of(cls, weights: Weights) -> Self:
        """From a level's entry in the data file."""
        return cls(**{field.name: _frozen(weights[field.name]) for field in fields(cls)})


def _frozen(value: Any) -> Any:
    return tuple(_frozen(one) for one in value) if isinstance(value, list) else value
