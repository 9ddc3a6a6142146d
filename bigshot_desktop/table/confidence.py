"""How sure one can be of a share of wins: intervals, and a test that stops as soon as it knows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from statistics import NormalDist, fmean, variance
from typing import Final

CONFIDENCE: Final = 0.95
ERRORS: Final = 0.05
"""How often a sequential test may be wrong, either way."""


def interval(blocks: Sequence[float], matches: int) -> tuple[float, float]:
    """The 95 % interval of a share, from its means in blocks of matches that belong together.

    Wilson's interval, which keeps within 0 and 1, with as many matches as tell as much as the blocks do:
    matches with the same deal and the same dice are not independent.
    """
    share = fmean(blocks)
    single = share * (1 - share)
    effective = float(matches)
    if len(blocks) > 1 and single > 0:
        spread = variance(blocks) / len(blocks)
        if spread > 0:
            effective = single / spread
    z = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)
    scale = 1 + z * z / effective
    middle = (share + z * z / (2 * effective)) / scale
    reach = z / scale * sqrt(single / effective + z * z / (4 * effective * effective))
    return max(0.0, middle - reach), min(1.0, middle + reach)


@dataclass(frozen=True, slots=True)
class Verdict:
    """Where a sequential test stands: the log likelihood ratio, its bounds, and what it says."""

    ratio: float
    lower: float
    upper: float
    says: str
    """``better``, ``not-better``, or nothing while more matches are needed."""


def sequential_test(blocks: Sequence[float], equal: float, gain: float) -> Verdict:
    """The SPRT of "wins its equal share" against "wins so much more", on block means taken as normal.

    Their spread is taken to include a block without a win and one with nothing else, so that a few alike prove little.
    """
    lower, upper = log(ERRORS / (1 - ERRORS)), log((1 - ERRORS) / ERRORS)
    surplus = sum(blocks) - len(blocks) * (equal + gain / 2)
    ratio = gain * surplus / variance([*blocks, 0.0, 1.0])
    says = "better" if ratio >= upper else "not-better" if ratio <= lower else ""
    return Verdict(ratio, lower, upper, says)
