"""How likely each colour is to get a district, from what lies there and how long the match still goes on."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from bigshot_desktop.games.big_shot.bots.position import PARK, POOR, RICH
from bigshot_desktop.games.big_shot.rules.majority import SIZE, WINNER, counts
from bigshot_desktop.games.big_shot.rules.material import DISTRICT_SIZE, N_COLOURS

Entry = tuple[float, ...]
"""Of one district, by colour: four chances to get it, four chances not to, four odds.

Of a decided district the chances are 0 or 1; it takes no part in the chance to get further districts, so there the
chance not to get it is 1 and the odds are 0.
"""
Table = list[Entry]
"""By pile; piles that no district can hold have no meaning."""

MOST: Final = 0.99
"""No chance is more than this before the district is decided."""

KINDS: Final = {"park": PARK, "poor": POOR, "rich": RICH}

PILES: Final = tuple(pile for pile, size in enumerate(SIZE) if size <= DISTRICT_SIZE)


def _decided(owner: int) -> Entry:
    return (
        *(float(c == owner) for c in range(N_COLOURS)),
        *(1.0,) * N_COLOURS,
        *(0.0,) * N_COLOURS,
    )


DECIDED: Final = (*(_decided(owner) for owner in range(N_COLOURS)), _decided(-1))
"""By owner; the last is for nobody's (−1)."""


def shape(cubes: Sequence[int]) -> str:
    """A pile whatever its colours: the numbers of cubes, most first."""
    return "".join(str(number) for number in sorted(cubes, reverse=True))


class Ownership:
    """The learnt chances, spread out for quick look-ups.

    The data holds, by kind of district, by lots to come (only some, the others lie between) and by shape of the
    pile, the chance of each place of the shape. Equal numbers have equal chances. Nothing is guessed where the
    rules decide: full districts, and the end.
    """

    def __init__(self, chances: Mapping[str, Mapping[str, Mapping[str, Sequence[float]]]]) -> None:
        self._chances = {
            kind: {int(left): row for left, row in chances[name].items()}
            for name, kind in KINDS.items()
        }
        self._tables: dict[int, tuple[Table, ...]] = {}

    def tables(self, left: int) -> tuple[Table, ...]:
        """What is known with so many lots to come, by kind of district and by pile."""
        if left not in self._tables:
            self._tables[left] = tuple(self._table(kind, left) for kind in (PARK, POOR, RICH))
        return self._tables[left]

    def _table(self, kind: int, left: int) -> Table:
        table = [DECIDED[-1]] * len(SIZE)
        by_left = self._chances[kind]
        below = max((n for n in by_left if n <= left), default=0)
        above = min((n for n in by_left if n >= left), default=below)
        share = (left - below) / (above - below) if above > below else 0.0
        for pile in PILES:
            if SIZE[pile] == DISTRICT_SIZE or not left:
                table[pile] = DECIDED[WINNER[pile]]
                continue
            cubes = counts(pile)
            name = shape(cubes)
            late = by_left[below][name] if below else None
            early = by_left[above][name]
            order = sorted(range(N_COLOURS), key=lambda c: -cubes[c])
            chances = [0.0] * N_COLOURS
            for place, colour in enumerate(order):
                low = float(WINNER[pile] == colour) if late is None else late[place]
                chances[colour] = min(low + share * (early[place] - low), MOST)
            table[pile] = (
                *chances,
                *(1.0 - chance for chance in chances),
                *(chance / (1.0 - chance) for chance in chances),
            )
        return table


@cache
def shipped_ownership(players: int) -> Ownership:
    """What was learnt for this number of players, from the data file of the bots."""
    text = files(__package__).joinpath("ownership.json").read_text("utf-8")
    data: dict[str, Any] = json.loads(text)
    return Ownership(data[str(players)])
