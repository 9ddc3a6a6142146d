"""The table as a bot thinks of it: from what its seat sees and remembers, quick to copy and to play on."""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache
from typing import ClassVar, Final

from bigshot_desktop.engine.game import Setup
from bigshot_desktop.games.big_shot.bots.memory import Ledger
from bigshot_desktop.games.big_shot.rules.majority import SIZE, UNIT, WINNER
from bigshot_desktop.games.big_shot.rules.material import DISTRICT_SIZE, N_FIELDS
from bigshot_desktop.games.big_shot.rules.observation import BigShotObservation
from bigshot_desktop.games.big_shot.rules.setup import Terms
from bigshot_desktop.games.big_shot.rules.state import AUCTION, LOANS, PLACING, UNDECIDED

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
def ground_of(setup: Setup) -> FixedFacts:
    """The ground of a match, worked out once."""
    return FixedFacts(setup)


class Position:
    """One position between two rounds, or at an auction: what is worth something, and what is still to come."""

    __slots__: ClassVar[tuple[str, ...]] = (
        "ground",
        "left",
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

    ground: FixedFacts
    left: int
    """Rounds to come after the present lot."""
    leader: int
    broker: int
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
        new.ground = self.ground
        new.left = self.left
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

    def place(self, plan: Plan) -> None:
        """The cubes of a lot go where a plan says; the seventh decides a district (BS-17, BS-19)."""
        for district, cubes in plan:
            pile = self.piles[district] + cubes
            if SIZE[pile] == DISTRICT_SIZE:
                winner = WINNER[pile]
                self.owners[district] = winner
                pile = UNIT[winner]
            self.piles[district] = pile

    def clear_field(self) -> None:
        """The lot has left the field of the broker."""
        self.ring.remove(self.broker)

    def advance(self, pips: int) -> int:
        """The next round: the lead passes, the broker moves, and a new lot is on offer."""
        self.left -= 1
        self.leader = (self.leader + 1) % len(self.ground.players)
        ring = self.ring
        self.broker = field = ring[(bisect_right(ring, self.broker) + pips - 1) % len(ring)]
        return self.fields[field]


def position_of(seen: BigShotObservation, ledger: Ledger) -> Position:
    """The position as the present lot found it: before any loan of its auction, or before the first of its cubes."""
    position = position_now(seen, ledger)
    for district, pile in ledger.touched.items():
        position.piles[district] = pile
        position.owners[district] = UNDECIDED
    if seen.phase in (LOANS, AUCTION):
        for colour, amount in enumerate(ledger.borrowed):
            if amount:
                position.cash[colour] -= amount
                position.loans[colour] -= 1
                position.tokens += 1
    return position


def position_now(seen: BigShotObservation, ledger: Ledger) -> Position:
    """The position as it is."""
    position = Position.__new__(Position)
    position.ground = ground_of(seen.setup)
    position.left = N_FIELDS - seen.round
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
