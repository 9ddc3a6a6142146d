"""Chains, values, legal squares and forced sales written a second time, plainly, to judge the real ones by."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

Grid = Sequence[int | None]
"""The company on each square of the map of 12 columns, or None."""

COLUMNS = 12


def neighbours(square: int) -> list[int]:
    """The squares above, below, left and right."""
    row, column = divmod(square, COLUMNS)
    steps = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return [r * COLUMNS + c for r, c in steps if 0 <= r < 10 and 0 <= c < COLUMNS]


def chain_at(grid: Grid, square: int) -> frozenset[int]:
    """The chain a building belongs to, by flood fill (SH-11)."""
    chain: set[int] = set()
    to_visit = [square]
    while to_visit:
        here = to_visit.pop()
        if here not in chain:
            chain.add(here)
            to_visit += [near for near in neighbours(here) if grid[near] == grid[square]]
    return frozenset(chain)


def chains_of(grid: Grid, company: int) -> set[frozenset[int]]:
    """All chains of a company, lone buildings included."""
    return {chain_at(grid, square) for square, owner in enumerate(grid) if owner == company}


def value_of(grid: Grid, company: int, counted: int = 99) -> int:
    """What a company is worth (SH-12), where a chain counts at most so much (SH-30)."""
    sizes = [len(chain) for chain in chains_of(grid, company)]
    if not sizes:
        return 0
    return min(15, sum(min(size, counted) for size in sizes if size > 1) or 1)


def may_build(grid: Grid, company: int, square: int) -> bool:
    """Whether a building may stand there (SH-10, SH-15): try it, and compare the chains it touches."""
    if grid[square] is not None:
        return False
    tried = [*grid]
    tried[square] = company
    own = len(chain_at(tried, square))
    return all(
        len(chain_at(tried, near)) < own
        for near in neighbours(square)
        if tried[near] not in (None, company)
    )


def build(grid: Grid, company: int, square: int) -> list[int | None]:
    """The map after a placement (SH-15)."""
    after = [*grid]
    after[square] = company
    for near in neighbours(square):
        if after[near] not in (None, company):
            for victim in chain_at(after, near):
                after[victim] = None
    return after


def half(worth: int) -> int:
    """Half a sum in thousands, a half rounded up (SH-18)."""
    return worth // 2 + worth % 2


def sell_offs(rest: int, shares: Sequence[int], values: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """All choices that cover a rest and from which no single share can be left out (SH-18)."""
    for choice in product(*(range(number + 1) for number in shares)):
        worth = sum(n * v for n, v in zip(choice, values, strict=True))
        used = [value for n, value in zip(choice, values, strict=True) if n]
        if half(worth) >= rest and all(half(worth - value) < rest for value in used):
            yield choice
