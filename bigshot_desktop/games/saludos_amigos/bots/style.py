"""What sets the levels of Saludos Amigos apart: how many offers they think of, and how they err."""

from __future__ import annotations

from dataclasses import dataclass, fields
from random import Random
from typing import Self

from bigshot_desktop.bots.game_bots import Weights
from bigshot_desktop.games.saludos_amigos.rules.observation import SaludosObservation


@dataclass(frozen=True, slots=True)
class Style:
    """One level."""

    slip: float
    """How often it takes something worse on purpose."""
    noise: float
    """How far it misjudges what it could do: the standard deviation, as a part of its chance to win."""
    width: int
    """With how many circles of partners it works out the best split."""
    beam: int
    """How many of its own offers it compares."""

    fondness: float
    """What it thinks a card is worth beyond what the judge says, in scores: beginners hoard councillors."""
    eagerness: float
    """How much it likes any deal better than none, as a part of its chance to win."""
    frank: bool
    """Whether it names its price when it says no."""

    @classmethod
    def of(cls, weights: Weights) -> Self:
        """From a level's entry in the data file."""
        return cls(**{field.name: weights[field.name] for field in fields(cls)})


def hunch(style: Style, seen: SaludosObservation, about: object) -> float:
    """How far a seat misjudges something this turn, as a part of its chance to win: the same whenever it is asked."""
    if not style.noise:
        return 0.0
    return Random(f"{seen.money}/{seen.turn}/{seen.seat}/{about}").gauss(0.0, style.noise)
