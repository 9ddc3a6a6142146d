"""The majority rule written a second time, word for word from BS-18 and BS-23, to judge the real one by."""

from __future__ import annotations

from collections.abc import Iterator


def decided_for(cubes: tuple[int, ...]) -> int | None:
    """The colour that gets a district with so many cubes of each colour, or None if nobody does."""
    present = {colour: number for colour, number in enumerate(cubes) if number > 0}
    while present:
        most = max(present.values())
        tied = [colour for colour, number in present.items() if number == most]
        if len(tied) == 1:
            return tied[0]
        for colour in tied:
            del present[colour]
    return None


def piles(size: int, colours: int = 4) -> Iterator[tuple[int, ...]]:
    """All ways to make up a pile of so many cubes."""
    if colours == 1:
        yield (size,)
        return
    for first in range(size + 1):
        for rest in piles(size - first, colours - 1):
            yield (first, *rest)
