"""How likely each colour is to get a district, from what lies there and how long the match still goes on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from bigshot_desktop.games.big_shot.bots.position import PARK, POOR, RICH
from bigshot_desktop.games.big_shot.rules.majority import SIZE, WINNER, counts
from bigshot_desktop.games.big_shot.rules.material import DISTRICT_SIZE, N_COLOURS

Chances = tuple[float, ...]
"""By colour; what is missing to 1 is the chance that nobody gets it."""
Row = list[Chances]
"""By pile; piles that no district can hold have no meaning."""

CERTAIN: Final = (
    *(tuple(float(c == owner) for c in range(N_COLOURS)) for owner in range(N_COLOURS)),
    (0.0,) * N_COLOURS,
)
"""The chances of a district that is decided, by owner; the last is for nobody's (−1)."""

KINDS: Final = {"park": PARK, "poor": POOR, "rich": RICH}

PILES: Final = tuple(pile for pile, size in enumerate(SIZE) if size <= DISTRICT_SIZE)


def shape(cubes: Sequence[int]) -> str:
    """A pile whatever its colours: the numbers of cubes, most first."""
    return "".join(str(number) for number in sorted(cubes, reverse=True))


class Outlook:
    """The learnt chances, spread out for quick look-ups.

    The table holds, by kind of district, by rounds to come (only some, the others lie between) and by shape of the
    pile, the chance of each place of the shape. Equal numbers have equal chances. Nothing is guessed where the
    rules decide: full districts, and the end.
    """

    def __init__(
        self,
        table: Mapping[str, Mapping[str, Mapping[str, Sequence[float]]]],
        firm: Callable[[int], float],
    ) -> None:
        self._firm = firm
        self._table = {
            kind: {int(left): row for left, row in table[name].items()}
            for name, kind in KINDS.items()
        }
        self._rows: dict[int, tuple[Row, ...]] = {}
        self._certain: dict[int, tuple[Chances, ...]] = {}

    def rows(self, left: int) -> tuple[Row, ...]:
        """The chances with so many rounds to come, by kind of district and by pile."""
        if left not in self._rows:
            self._rows[left] = tuple(self._row(kind, left) for kind in (PARK, POOR, RICH))
        return self._rows[left]

    def certain(self, left: int) -> tuple[Chances, ...]:
        """What to put for the chances of a decided district, by owner: more than 1, as much as it is firmer."""
        if left not in self._certain:
            firm = self._firm(left)
            self._certain[left] = tuple(tuple(firm * p for p in chances) for chances in CERTAIN)
        return self._certain[left]

    def _row(self, kind: int, left: int) -> Row:
        row = [CERTAIN[-1]] * len(SIZE)
        by_left = self._table[kind]
        below = max((n for n in by_left if n <= left), default=0)
        above = min((n for n in by_left if n >= left), default=below)
        share = (left - below) / (above - below) if above > below else 0.0
        for pile in PILES:
            if SIZE[pile] == DISTRICT_SIZE or not left:
                row[pile] = self.certain(left)[WINNER[pile]]
                continue
            cubes = counts(pile)
            name = shape(cubes)
            late = by_left[below][name] if below else None
            early = by_left[above][name]
            order = sorted(range(N_COLOURS), key=lambda c: -cubes[c])
            chances = [0.0] * N_COLOURS
            for place, colour in enumerate(order):
                low = CERTAIN[WINNER[pile]][colour] if late is None else late[place]
                chances[colour] = low + share * (early[place] - low)
            row[pile] = tuple(chances)
        return row
