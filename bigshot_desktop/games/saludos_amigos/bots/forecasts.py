"""What the others will do, learnt from what they did: small networks on facts that everybody sees.

Each answers a question by yes or no with a chance. They are taught by ``scripts/practise_saludos_amigos.py`` from
matches between bots.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import exp
from typing import Any, Final, NamedTuple, Self

from bigshot_desktop.bots.judge import Judge

Case = list[float]
"""What is known where a question is asked; the first figure is 1, the second a tenth of the number of players."""

NAMES: Final = (
    "paid",
    "part",
    "lasts",
    "paid_later",
    "part_later",
    "agrees",
    "stands",
    "comes",
    "shows",
)


class Forecasts(NamedTuple):
    """One network for each question."""

    paid: Judge
    """While no coalition stands: whether a seat is paid in the end …"""
    part: Judge
    """… and which part of the sum it then gets."""
    lasts: Judge
    """Whether a standing coalition is paid in the end."""
    paid_later: Judge
    """Where it is not: whether a seat is paid …"""
    part_later: Judge
    """… and which part it then gets."""
    agrees: Judge
    """Whether somebody says yes to an offer."""
    stands: Judge
    """Whether an offer comes to stand, from the chances that each says yes."""
    comes: Judge
    """Whether an opponent pushes a card for the council."""
    shows: Judge
    """Which part of the value of its cards a seat shows in the council."""

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Self:
        return cls(**{name: Judge.from_data(data[name]) for name in NAMES})


def chance(network: Judge, case: Sequence[float]) -> float:
    """The chance of a yes."""
    score = network.score(case)
    if score < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-score)) if score < 30.0 else 1.0


@cache
def shipped_forecasts() -> Forecasts:
    """What was learnt, from the data file."""
    return Forecasts.of(
        json.loads(files(__package__ or "").joinpath("forecasts.json").read_text("utf-8"))
    )
