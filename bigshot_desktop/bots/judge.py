"""The judge: each seat's chance to win a position, learnt from who won tens of thousands of matches.

A game says in numbers what a good player would look at, a row of features for each seat. One small network, the same
for all seats, turns each row into a score; the chances are the softmax of the scores, so they add up to 1. What it has
learnt is data (``judge.json`` beside the bots of a game), made by ``scripts/train.py``.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from math import dist, exp, hypot, tanh
from operator import mul
from typing import Any, Final

from bigshot_desktop.bots.bot import Sight
from bigshot_desktop.engine.game import Setup

Row = Sequence[float]
"""The features of one seat."""

STEPS: Final = 6
"""Into so many steps the way from one position to another is cut when a change is explained."""


NARROW: Final = 1e-9
"""Where the way is shorter than this, the slope at its start will do."""


@dataclass(frozen=True, slots=True)
class Feature:
    """One thing that is known of a seat, and the heading under which it is told in an explanation."""

    name: str
    group: str


@dataclass(frozen=True, slots=True)
class Judging:
    """How positions of a game are judged."""

    features: tuple[Feature, ...]
    rows: Callable[[Sight], list[list[float]]]
    """The features of every seat, as the observing seat sees them."""
    model: Callable[[Setup], str]
    """Which of the game's judges knows a match that begins so: by players, and by variants that change the game."""
    judges: Mapping[str, Judge]
    """By the name of the model."""
    resting: Callable[[Any], bool] | None = None
    """Positions in which nobody decides and which are learnt from too, all of them: told by what anybody sees."""

    def chances(self, sight: Sight) -> list[float]:
        """Each seat's chance to win."""
        return self.judges[self.model(sight.observation.setup)].chances(self.rows(sight))


class Judge:
    """Chances from rows of features. The features' means and spreads are already part of the weights."""

    __slots__ = ("_units", "hidden", "linear")

    def __init__(self, linear: Row, hidden: Sequence[tuple[Row, float, float]] = ()) -> None:
        self.linear = tuple(linear)
        self.hidden = tuple((tuple(weights), bias, out) for weights, bias, out in hidden)
        """Of each hidden unit: its weights, its bias, and what it adds to the score."""
        self._units = tuple(
            (weights, 2 * bias + _square(weights), out) for weights, bias, out in self.hidden
        )

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Judge:
        """A judge from its part of the data file."""
        return cls(data["linear"], [tuple(unit) for unit in data.get("hidden", ())])

    def score(self, row: Row) -> float:
        """How good a row is, before it is set against those of the other seats.

        The products of weights and row are worked out from their distance, |w - x|² = |w|² + |x|² - 2wx, because the
        standard library has it in C: that takes a third of the time.
        """
        total: float = sum(map(mul, self.linear, row))
        row = tuple(row)
        length = _square(row)
        for weights, start, out in self._units:
            way = dist(weights, row)
            total += out * tanh((start + length - way * way) / 2)
        return total

    def chances(self, rows: Sequence[Row]) -> list[float]:
        """Each seat's chance to win; together 1."""
        return softmax([self.score(row) for row in rows])

    def slopes(self, before: Row, after: Row) -> list[float]:
        """By how much the score rises with each feature, on average on the straight way between two rows."""
        slopes = list(self.linear)
        for weights, bias, out in self.hidden:
            start = bias + sum(map(mul, weights, before))
            end = bias + sum(map(mul, weights, after))
            bent = tanh(start)
            way = end - start
            steep = out * ((tanh(end) - bent) / way if abs(way) > NARROW else 1.0 - bent * bent)
            slopes = [slope + steep * weight for slope, weight in zip(slopes, weights, strict=True)]
        return slopes

    def explain(
        self,
        features: Sequence[Feature],
        before: Sequence[Row],
        after: Sequence[Row],
        seat: int,
    ) -> dict[tuple[int, str], float]:
        """Why a seat's chance is another afterwards: what each group of features of each seat did to it.

        The gradient is followed along the straight way from the one position to the other (integrated gradients), so
        the parts add up to the difference.
        """
        old = [self.score(row) for row in before]
        new = [self.score(row) for row in after]
        pulls = [0.0] * len(old)
        for step in range(STEPS):
            at = (step + 0.5) / STEPS
            chances = softmax([x + at * (y - x) for x, y in zip(old, new, strict=True)])
            for other, chance in enumerate(chances):
                pulls[other] += chances[seat] * ((other == seat) - chance) / STEPS
        parts: dict[tuple[int, str], float] = {}
        for other, (pull, first, last) in enumerate(zip(pulls, before, after, strict=True)):
            if first == last:
                continue
            slopes = self.slopes(first, last)
            for feature, slope, x, y in zip(features, slopes, first, last, strict=True):
                if x != y:
                    key = other, feature.group
                    parts[key] = parts.get(key, 0.0) + pull * slope * (y - x)
        return _adding_up(parts, softmax(new)[seat] - softmax(old)[seat])


def _square(row: Row) -> float:
    length = hypot(*row)
    return length * length


def _adding_up(parts: dict[tuple[int, str], float], whole: float) -> dict[tuple[int, str], float]:
    """The parts, with what the finite steps left over shared out by size."""
    size = sum(map(abs, parts.values()))
    if not size:
        return parts
    rest = whole - sum(parts.values())
    return {key: part + rest * abs(part) / size for key, part in parts.items()}


def softmax(scores: Sequence[float]) -> list[float]:
    """Shares that add up to 1."""
    most = max(scores)
    raised = [exp(score - most) for score in scores]
    total = sum(raised)
    return [one / total for one in raised]


def shipped_judges(package: str) -> dict[str, Judge]:
    """What was learnt, from the data file of a game's bots."""
    data = json.loads(files(package).joinpath("judge.json").read_text("utf-8"))
    return {name: Judge.from_data(model) for name, model in data["models"].items()}
