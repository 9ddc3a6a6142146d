"""Fits a judge to lessons: a small network, the same for all seats, whose softmax tells who wins. With NumPy."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]

BATCH: Final = 256
RATE: Final = 4e-3
RETURNING: Final = 0.3
"""How much slower a judge learns that knows something already …"""
AGAIN: Final = 0.5
"""… and one that learns from its own words."""
DECAY: Final = 0.9
"""By how much the rate falls after every round through the lessons."""
PATIENCE: Final = 4
"""After so many rounds without a gain on other matches it stops."""
SHRINK: Final = 2e-5
"""How much large weights are held against the fit."""
BETAS: Final = (0.9, 0.999)


@dataclass(slots=True)
class Weights:
    """The network: what each feature counts, and hidden units for what features do together."""

    linear: Array
    inward: Array
    """Features × units."""
    bias: Array
    outward: Array

    @classmethod
    def start(cls, features: int, units: int, seed: int) -> Weights:
        rng = np.random.default_rng(seed)
        return cls(
            np.zeros(features, np.float32),
            (rng.normal(size=(features, units)) / np.sqrt(features)).astype(np.float32),
            np.zeros(units, np.float32),
            (0.1 * rng.normal(size=units)).astype(np.float32),
        )

    def all(self) -> list[Array]:
        return [self.linear, self.inward, self.bias, self.outward]

    def copy(self) -> Weights:
        return Weights(*(one.copy() for one in self.all()))


def scores(weights: Weights, rows: Array) -> tuple[Array, Array]:
    """The score of every seat, and what the hidden units made of its row."""
    bent = np.tanh(rows @ weights.inward + weights.bias)
    return rows @ weights.linear + bent @ weights.outward, bent


def chances_of(points: Array) -> Array:
    """The softmax over the seats."""
    raised = np.exp(points - points.max(axis=1, keepdims=True))
    return np.asarray(raised / raised.sum(axis=1, keepdims=True), np.float32)


def gradient(weights: Weights, rows: Array, won: Array) -> list[Array]:
    """How the mean loss rises with every weight."""
    points, bent = scores(weights, rows)
    error = (chances_of(points) - won) / len(rows)
    back = error[:, :, None] * weights.outward * (1.0 - bent * bent)
    flat = rows.reshape(-1, rows.shape[2])
    found = [
        flat.T @ error.reshape(-1),
        flat.T @ back.reshape(len(flat), len(weights.bias)),
        back.sum(axis=(0, 1)),
        bent.reshape(len(flat), len(weights.bias)).T @ error.reshape(-1),
    ]
    return [
        np.asarray(one + SHRINK * weight, np.float32)
        for one, weight in zip(found, weights.all(), strict=True)
    ]


def loss_of(points: Array, won: Array) -> float:
    """The mean of −log of the chance given to the winner."""
    return float(-(won * np.log(np.maximum(chances_of(points), 1e-6))).sum(axis=1).mean())


@dataclass(slots=True)
class Adam:
    """The usual way downhill: each weight at a pace of its own."""

    mean: list[Array] = field(default_factory=list)
    square: list[Array] = field(default_factory=list)
    steps: int = 0

    def step(self, weights: Weights, slopes: list[Array], rate: float) -> None:
        if not self.mean:
            self.mean = [np.zeros_like(one) for one in slopes]
            self.square = [np.zeros_like(one) for one in slopes]
        self.steps += 1
        first, second = BETAS
        for weight, slope, mean, square in zip(
            weights.all(), slopes, self.mean, self.square, strict=True
        ):
            mean += (1 - first) * (slope - mean)
            square += (1 - second) * (slope * slope - square)
            straight = mean / (1 - first**self.steps)
            rough = np.sqrt(square / (1 - second**self.steps)) + 1e-8
            weight -= (rate * straight / rough).astype(np.float32)


@dataclass(frozen=True, slots=True)
class Lessons:
    """Positions × seats × features, positions × seats: the part of the win, and the match of each position.

    The positions of a match stand together, in the order in which they were played. Who learns from the end of each
    match alone need not know which positions belong together.
    """

    rows: Array
    won: Array
    match: NDArray[np.int32] | None = None


def fit(
    learn: Lessons,
    check: Lessons,
    units: int,
    rounds: int,
    seed: int,
    say: Callable[[str], None],
    *,
    start: Mapping[str, Any] | None = None,
    trace: float = 1.0,
    passes: int = 4,
) -> dict[str, Any]:
    """The weights that foretell best who wins the matches in ``check``, ready for the data file.

    ``start``: the data of a judge to begin with. ``trace``: how much the end of a match counts in the lessons of its
    positions, against what the judge itself says a position later; with less than 1 it learns some more times, each
    time from its own words of the time before (TD(λ)), which needs fewer matches.
    """
    flat = learn.rows.reshape(-1, learn.rows.shape[2])
    middle, spread = flat.mean(axis=0), flat.std(axis=0)
    spread[spread < 1e-6] = 1.0
    rows = ((learn.rows - middle) / spread).astype(np.float32)
    others = Lessons(((check.rows - middle) / spread).astype(np.float32), check.won, check.match)
    if start:
        weights, rate = _from_data(start, middle, spread), RATE * RETURNING
    else:
        weights, rate = Weights.start(rows.shape[2], units, seed), RATE
    weights = _learn(weights, rows, learn.won, others, rate, rounds, seed, say)
    for number in range(passes if trace < 1 else 0):
        say(f"once more from its own words, {number + 1} of {passes}")
        assert learn.match is not None
        chances = chances_of(scores(weights, rows)[0])
        targets = traced(chances, learn.won, learn.match, trace)
        weights = _learn(weights, rows, targets, others, RATE * AGAIN, rounds, seed, say)
    heat = _temperature(scores(weights, others.rows)[0], check.won)
    return _as_data(weights, middle, spread, heat)


def traced(chances: Array, won: Array, match: NDArray[np.int32], trace: float) -> Array:
    """What a position is to be worth: a mean of the judge's words of all later ones, and who won in the end."""
    targets = won.copy()
    for at in range(len(targets) - 2, -1, -1):
        if match[at] == match[at + 1]:
            targets[at] = (1 - trace) * chances[at + 1] + trace * targets[at + 1]
    return targets


def _learn(
    weights: Weights,
    rows: Array,
    targets: Array,
    check: Lessons,
    rate: float,
    rounds: int,
    seed: int,
    say: Callable[[str], None],
) -> Weights:
    """The weights, changed as long as that foretells other matches better."""
    walk, rng = Adam(), np.random.default_rng(seed)
    best, waited = weights.copy(), 0
    best_loss = loss_of(scores(weights, check.rows)[0], check.won)
    for number in range(1, rounds + 1):
        order = rng.permutation(len(rows))
        for at in range(0, len(order), BATCH):
            some = order[at : at + BATCH]
            walk.step(weights, gradient(weights, rows[some], targets[some]), rate)
        rate *= DECAY
        now = loss_of(scores(weights, check.rows)[0], check.won)
        say(f"round {number:2}: loss {now:.4f}")
        if now < best_loss - 1e-5:
            best, best_loss, waited = weights.copy(), now, 0
        else:
            waited += 1
            if waited == PATIENCE:
                break
    return best


def _from_data(data: Mapping[str, Any], middle: Array, spread: Array) -> Weights:
    """The weights of a judge that is known, for features with these means and spreads."""
    inward = np.array([unit[0] for unit in data["hidden"]], np.float32).T
    bias = np.array([unit[1] for unit in data["hidden"]], np.float32) + middle @ inward
    return Weights(
        (np.array(data["linear"], np.float32) * spread).astype(np.float32),
        (inward * spread[:, None]).astype(np.float32),
        bias.astype(np.float32),
        np.array([unit[2] for unit in data["hidden"]], np.float32),
    )


def _temperature(points: Array, won: Array) -> float:
    """By what the scores must be divided so that the chances are neither too bold nor too shy."""
    candidates = [0.7 + 0.02 * step for step in range(41)]
    return min(candidates, key=lambda heat: loss_of(np.asarray(points / heat, np.float32), won))


def _as_data(weights: Weights, middle: Array, spread: Array, heat: float) -> dict[str, Any]:
    """The weights for features as they are, without means, spreads and temperature."""
    inward = weights.inward / spread[:, None]
    bias = weights.bias - middle @ inward
    return {
        "linear": _rounded(weights.linear / spread / heat),
        "hidden": [
            [_rounded(inward[:, unit]), *_rounded(np.array([bias[unit], out / heat]))]
            for unit, out in enumerate(weights.outward)
        ],
    }


def _rounded(values: NDArray[Any]) -> list[float]:
    return [float(f"{value:.5g}") for value in values]


def write_models(path: Path, models: Mapping[str, Any]) -> None:
    """Judges as a file, one in a line."""
    lines = ",\n".join(f'"{name}": {json.dumps(models[name])}' for name in sorted(models))
    path.write_text('{"models": {\n' + lines + "\n}}\n", "utf-8")
