"""The table as a bot thinks of it: from what its seat sees and remembers, quick to copy and to play on."""

from __future__ import annotations

from bisect import bisect_right, insort
from functools import lru_cache
from typing import ClassVar, Final

from bigshot_desktop.engine.game import Setup
from bigshot_desktop.games.big_shot.bots.memory import Ledger
from bigshot_desktop.games.big_shot.rules.majority import SIZE, UNIT, WINNER
from bigshot_desktop.games.big_shot.rules.material import DISTRICT_SIZE
from bigshot_desktop.games.big_shot.rules.observation import BigShotObservation
from bigshot_desktop.games.big_shot.rules.setup import Terms
from bigshot_desktop.games.big_shot.rules.state import LEAD, OVER, PLACING, UNDECIDED

Plan = tuple[tuple[int, int], ...]
"""Where a lot goes: districts, and the pile of cubes that each gets."""

PARK: Final = 0
POOR: Final = 1
RICH: Final = 2
RICH_VALUE: Final = 14
"""Kinds of district: how hard they are fought for. From this value on, a district is rich."""


class FixedFacts:
    """What stays the same all through a match: the city and who plays which colours."""

    __slots__: ClassVar[tuple[str, ...]] = (
        "terms",
        "players",
        "values",
        "kinds",
        "parks",
        "beside",
    )

    def __init__(self, setup: Setup) -> None:
        self.terms = Terms.of(setup)
        self.players = range(setup.players)
        districts = setup.board.districts
        self.values = tuple(block.value for block in districts)
        self.kinds = tuple(
            PARK if block.is_park else RICH if block.value >= RICH_VALUE else POOR
            for block in districts
        )
        self.parks = tuple((d, block.touches) for d, block in enumerate(districts) if block.is_park)
        self.beside = tuple(
            tuple(park for park, near in self.parks if d in near) for d in range(len(districts))
        )
        """The parks beside each district."""


@lru_cache(maxsize=8)
def facts_of(setup: Setup) -> FixedFacts:
    """The fixed facts of a match, worked out once."""
    return FixedFacts(setup)


class Position:
    """The table between two rounds. As many lots are still to come as there are fields on the ring."""

    __slots__: ClassVar[tuple[str, ...]] = (
        "facts",
        "leader",
        "broker",
        "ring",
        "fields",
        "piles",
        "owners",
        "cash",
        "loans",
        "tokens",
    )

    facts: FixedFacts
    leader: int
    """Who leads the next round."""
    broker: int
    """Where the broker stands before the next roll."""
    ring: list[int]
    fields: tuple[int, ...]
    piles: list[int]
    owners: list[int]
    cash: list[int]
    loans: list[int]
    tokens: int

    def copy(self) -> Position:
        """An independent position, equal to this one."""
        new = Position.__new__(Position)
        new.facts = self.facts
        new.leader = self.leader
        new.broker = self.broker
        new.ring = self.ring[:]
        new.fields = self.fields
        new.piles = self.piles[:]
        new.owners = self.owners[:]
        new.cash = self.cash[:]
        new.loans = self.loans[:]
        new.tokens = self.tokens
        return new

    def same(self, other: Position) -> bool:
        """Whether nothing is different."""
        return all(getattr(self, name) == getattr(other, name) for name in self.__slots__)

    def place(self, plan: Plan) -> None:
        """The cubes of a lot go where a plan says; the seventh decides a district (BS-17, BS-19)."""
        for district, cubes in plan:
            pile = self.piles[district] + cubes
            if SIZE[pile] == DISTRICT_SIZE:
                winner = WINNER[pile]
                self.owners[district] = winner
                pile = UNIT[winner]
            self.piles[district] = pile

    def field_after(self, pips: int) -> int:
        """The field to which a roll takes the broker (BS-10)."""
        ring = self.ring
        return ring[(bisect_right(ring, self.broker) + pips - 1) % len(ring)]

    def without_lot(self, field: int) -> Position:
        """The position after a round in which the lot of a field was sold, as if its cubes went nowhere."""
        new = self.copy()
        new.ring.remove(field)
        new.broker = field
        new.leader = (self.leader + 1) % len(self.facts.players)
        return new


def round_start(seen: BigShotObservation, ledger: Ledger) -> Position:
    """The table as it was between the last round and the present one: nothing borrowed, paid or placed."""
    position = position_now(seen, ledger)
    if seen.phase in (LEAD, OVER):
        return position
    position.broker = ledger.stood
    if seen.phase == PLACING:
        insort(position.ring, seen.broker)
        fields = list(seen.fields)
        fields[seen.broker] = lot_of(seen, ledger)
        position.fields = tuple(fields)
    for district, pile in ledger.touched.items():
        position.piles[district] = pile
        position.owners[district] = UNDECIDED
    for colour, (paid, borrowed) in enumerate(zip(ledger.paid, ledger.borrowed, strict=True)):
        position.cash[colour] += paid - borrowed
        if borrowed:
            position.loans[colour] -= 1
            position.tokens += 1
    return position


def position_now(seen: BigShotObservation, ledger: Ledger) -> Position:
    """What lies on the table at this moment."""
    position = Position.__new__(Position)
    position.facts = facts_of(seen.setup)
    position.leader = seen.leader
    position.broker = seen.broker
    position.ring = list(seen.ring)
    position.fields = seen.fields
    position.piles = list(seen.piles)
    position.owners = list(seen.owners)
    position.cash = [
        ledger.cash[colour] if cash is None else cash for colour, cash in enumerate(seen.cash)
    ]
    position.loans = list(seen.loans)
    position.tokens = seen.tokens
    return position


def lot_of(seen: BigShotObservation, ledger: Ledger) -> int:
    """The present lot, whole: on its field, or in hand with what is placed already."""
    if seen.phase == PLACING:
        return seen.lot + sum(UNIT[colour] for colour, _ in ledger.placed)
    return seen.fields[seen.broker]
