"""How a level plays: how far it looks, and how it errs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Self


@dataclass(frozen=True, slots=True)
class Level:
    """The parameters of a level."""

    steps: int
    """How many times a holding is changed for the better when deals are looked for."""
    squares: int
    """How many squares are compared that differ only in what lies around them."""
    trades: int
    """For how many buildings the deals after them are looked at."""
    rolls: int
    """How many holdings are compared over all the rolls, before the own one; 0: rolls are not looked at."""
    kinds: int
    """How many buildings of each company in each zone are looked at for that."""
    paths: int
    """Along how many paths of dice the rivals' turns are played on in the mind; 0: none."""
    finalists: int
    """For how many buildings or holdings that is done."""
    misjudges: float
    """The spread of the errors in judging; 1 is as much as it takes to mistake 50 % for 75 %."""
    slip: float
    """How often it knowingly does something less good."""

    @classmethod
    def of(cls, weights: Mapping[str, Any]) -> Self:
        return cls(**{field.name: weights[field.name] for field in fields(cls)})
