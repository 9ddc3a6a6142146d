"""What a benchmark prints: figures with their spread, beside a peer and a goal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import truediv
from statistics import median


@dataclass(frozen=True, slots=True)
class Figure:
    """One thing measured: the median over all rounds, and between what it lay."""

    game: str
    what: str
    unit: str
    median: float
    least: float
    most: float
    times_peer: float | None = None
    """The median of the ratios to the peer in each round."""
    goal: float | None = None


def figure_of(
    game: str,
    what: str,
    unit: str,
    values: list[float],
    peer: Sequence[float] = (),
    goal: float | None = None,
) -> Figure:
    times_peer = median(map(truediv, values, peer)) if peer else None
    return Figure(game, what, unit, median(values), min(values), max(values), times_peer, goal)


def print_table(figures: list[Figure]) -> None:
    """A line for each figure, in columns."""
    head = ("game", "what", "median", "least", "most", "unit", "× chess", "goal")
    rows = [head, *map(_row, figures)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        cells = [
            cell.rjust(width) if 2 <= column <= 4 or column >= 6 else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        print("  ".join(cells).rstrip())


def _row(figure: Figure) -> tuple[str, ...]:
    return (
        figure.game,
        figure.what,
        _number(figure.median),
        _number(figure.least),
        _number(figure.most),
        figure.unit,
        "" if figure.times_peer is None else f"{figure.times_peer:.1f}",
        _goal(figure),
    )


def _goal(figure: Figure) -> str:
    if figure.goal is None:
        return ""
    return f"≤ {figure.goal:g}" if figure.unit == "µs" else f"≥ {figure.goal:g} ×"


def _number(value: float) -> str:
    return f"{value:.2f}" if value < 100 else f"{value:,.0f}".replace(",", " ")
