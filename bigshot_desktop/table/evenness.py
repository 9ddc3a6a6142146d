"""How even dice are: how likely fair ones come out at least as unevenly as these did."""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, exp, gamma, sqrt
from random import Random
from typing import Final

FEW: Final = 20
"""With fewer of each face expected, fair runs are rolled and counted instead of trusting the formula."""
_TRIES: Final = 2000


def unevenness(counts: Sequence[int]) -> float:
    """Pearson's chi-square of these counts of equally likely faces."""
    total = sum(counts)
    if not total:
        return 0.0
    expected = total / len(counts)
    return sum((count - expected) ** 2 for count in counts) / expected


def chance_of_such(counts: Sequence[int]) -> float:
    """The chance that so many rolls of a fair die are at least as uneven as these."""
    total, faces = sum(counts), len(counts)
    if not total or faces < 2:
        return 1.0
    found = unevenness(counts)
    if total / faces >= FEW:
        return upper_tail(found, faces - 1)
    rng = Random(total)  # the same counts always get the same answer
    as_uneven = 0
    for _ in range(_TRIES):
        tally = [0] * faces
        for face in rng.choices(range(faces), k=total):
            tally[face] += 1
        as_uneven += unevenness(tally) >= found - 1e-9
    return as_uneven / _TRIES


def upper_tail(value: float, freedom: int) -> float:
    """The chance that a chi-square variable with so many degrees of freedom is at least this large."""
    half = value / 2
    if half <= 0:
        return 1.0
    order = freedom % 2 / 2
    tail = erfc(sqrt(half)) if order else 0.0
    while order < freedom / 2:
        tail += half**order * exp(-half) / gamma(order + 1) if half < 700 else 0.0
        order += 1
    return min(1.0, tail)
