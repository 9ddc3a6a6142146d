"""Piles of cubes as single numbers, and who wins one.

A pile (a district, an auction field, the lot in hand) is one whole number with three bits per colour, so that adding
a cube is an addition and everything else a look-up: 4 096 piles in all.
"""

from __future__ import annotations

from itertools import compress, product
from typing import Final

from bigshot_desktop.games.big_shot.rules.material import N_COLOURS

NOBODY: Final = -1
"""The owner of a district that goes to nobody."""

BITS: Final = 3
UNIT: Final = tuple(1 << BITS * colour for colour in range(N_COLOURS))
"""The pile of a single cube, by colour."""


_COUNTS: Final = tuple(cubes[::-1] for cubes in product(range(1 << BITS), repeat=N_COLOURS))


def counts(pile: int) -> tuple[int, ...]:
    """How many cubes of each colour lie in a pile."""
    return _COUNTS[pile]


def pile_of(cubes: tuple[int, ...]) -> int:
    """The pile with so many cubes of each colour."""
    return sum(number * unit for number, unit in zip(cubes, UNIT, strict=True))


def _winner(cubes: tuple[int, ...]) -> int:
    """BS-18 and BS-23: tied colours cancel, so the largest number that only one colour has wins."""
    alone = [n for n in cubes if n and cubes.count(n) == 1]
    return cubes.index(max(alone)) if alone else NOBODY


SIZE: Final = tuple(map(sum, _COUNTS))
"""The number of cubes in a pile."""

WINNER: Final = tuple(_winner(cubes) for cubes in _COUNTS)
"""The colour that wins a pile, or ``NOBODY``."""

COLOURS_IN: Final = tuple(tuple(compress(range(N_COLOURS), cubes)) for cubes in _COUNTS)
"""The colours in a pile."""
