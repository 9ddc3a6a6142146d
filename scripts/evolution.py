"""An evolution strategy that learns its covariance (CMA-ES): it finds figures with which more matches are won.

A round draws some tries around the best place so far, has them measured, and moves to the mean of the better half.
Everything it knows is in a file after every round, so that a later run goes on from there.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

Vector = NDArray[np.float64]

FIRST_STEP = 0.5


@dataclass(slots=True)
class Evolution:
    """Where the search is; places are counted in ``reach`` from where it began."""

    begun_at: Vector
    reach: Vector
    at: Vector
    spread: Vector
    """The covariance of the tries."""
    way: Vector
    """Where it has been going, in the measure of the tries …"""
    length: Vector
    """… and in steps of one size in every direction, which tell whether steps should be longer."""
    step: float = FIRST_STEP
    rounds: int = 0

    @classmethod
    def begin(cls, figures: Vector, reach: Vector) -> Evolution:
        size = len(figures)
        return cls(figures, reach, np.zeros(size), np.eye(size), np.zeros(size), np.zeros(size))

    @classmethod
    def read(cls, path: Path) -> Evolution:
        data: dict[str, Any] = json.loads(path.read_text("utf-8"))["search"]
        known: dict[str, Any] = {
            name: np.array(one) if isinstance(one, list) else one for name, one in data.items()
        }
        return cls(**known)

    def write(self, path: Path, made_by: str) -> None:
        data = {
            name: one.tolist() if isinstance(one, np.ndarray) else one
            for name, one in asdict(self).items()
        }
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps({"made_by": made_by, "search": data}), "utf-8")

    @property
    def figures(self) -> Vector:
        """The best that is known."""
        return self._figures(np.zeros(len(self.at)))

    def _figures(self, move: Vector) -> Vector:
        return np.asarray(self.begun_at + self.reach * (self.at + self.step * move))

    def round(self, worth: Callable[[Vector], float], tries: int, seed: int, jobs: int = 1) -> str:
        """One round; ``worth`` tells how good figures are. Returns how it went."""
        size, parents = len(self.at), tries // 2
        rank = np.log(parents + 0.5) - np.log(np.arange(1, parents + 1))
        rank /= rank.sum()
        mass = 1.0 / float((rank**2).sum())
        pull = (4 + mass / size) / (size + 4 + 2 * mass / size)
        drift = (mass + 2) / (size + mass + 5)
        one = 2 / ((size + 1.3) ** 2 + mass)
        many = min(1 - one, 2 * (mass - 2 + 1 / mass) / ((size + 2) ** 2 + mass))
        damping = 1 + 2 * max(0.0, float(np.sqrt((mass - 1) / (size + 1))) - 1) + drift
        usual = float(np.sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size**2)))

        values, axes = np.linalg.eigh(self.spread)
        values = np.sqrt(np.maximum(values, 1e-9))
        rng = np.random.default_rng([seed, self.rounds])
        drawn = rng.standard_normal((tries, size)) * values @ axes.T
        with ThreadPoolExecutor(jobs) as pool:
            good = np.array(list(pool.map(worth, map(self._figures, drawn))))
        best = drawn[np.argsort(-good)[:parents]]
        mean = rank @ best
        self.at = self.at + self.step * mean
        white = axes @ ((axes.T @ mean) / values)
        self.length = (1 - drift) * self.length + np.sqrt(drift * (2 - drift) * mass) * white
        norm = float(np.linalg.norm(self.length))
        straight = norm < (1.4 + 2 / (size + 1)) * usual
        self.way = (1 - pull) * self.way + straight * np.sqrt(pull * (2 - pull) * mass) * mean
        self.spread = (
            (1 - one - many) * self.spread
            + one * np.outer(self.way, self.way)
            + many * (best.T * rank) @ best
        )
        self.step *= float(np.exp(drift / damping * (norm / usual - 1)))
        self.rounds += 1
        told = f"round {self.rounds}: {good.mean():.1f} on average, {good.max():.1f} at best"
        return f"{told}, step {self.step:.2f}"
