"""One position of a Big Shot match: whole numbers, tuples and flat lists, quick to copy."""

from __future__ import annotations

from typing import ClassVar, Final

from bigshot_desktop.engine.game import CHANCE, Setup
from bigshot_desktop.games.big_shot.rules.material import (
    LOAN_TOKENS,
    N_COLOURS,
    N_DISTRICTS,
    N_FIELDS,
    START_MONEY,
)
from bigshot_desktop.games.big_shot.rules.setup import Terms

NATURE: Final = (CHANCE,)
"""The turn of the die."""

LEAD: Final = 0
"""Rolling for the first lead."""
BROKER: Final = 1
"""The leader's roll moves the broker."""
LOANS: Final = 2
"""Loans before the auction (BS-51)."""
AUCTION: Final = 3
PAYING: Final = 4
"""The winner chooses the purse that pays (BS-42)."""
PLACING: Final = 5
OVER: Final = 6

UNDECIDED: Final = -2
"""The owner of a district that can still take cubes."""
NO_ONE: Final = -1
"""No bidder yet."""
CLOSED: Final = -1
"""The credit of a purse whose player has spoken, where loans come before the first word (BS-41)."""


class BigShotState:
    """The table. Cash and loans are kept per colour, so that one purse or two per player are the same thing."""

    __slots__: ClassVar[tuple[str, ...]] = (
        "setup",
        "terms",
        "phase",
        "acting",
        "round",
        "leader",
        "broker",
        "ring",
        "fields",
        "lot",
        "piles",
        "owners",
        "open",
        "cash",
        "loans",
        "tokens",
        "credit",
        "checked",
        "bidding",
        "standing",
        "bidder",
        "contenders",
        "waiting",
        "best",
    )

    fixed: ClassVar[frozenset[str]] = frozenset(("setup", "terms"))

    setup: Setup
    terms: Terms
    """What the set-up means for play; never changes."""
    phase: int
    acting: tuple[int, ...]
    """The seat that is to act, CHANCE, or nobody once the match is over."""
    round: int
    """1 to 18; 0 while the lead is rolled for."""
    leader: int
    broker: int
    ring: list[int]
    """The fields that still hold cubes, clockwise."""
    fields: list[int]
    """The pile on each auction field."""
    lot: int
    """The cubes the winner still has to place."""
    piles: list[int]
    """The pile in each district."""
    owners: list[int]
    """The colour that owns each district, NOBODY or UNDECIDED."""
    open: int
    """The districts that can still take cubes, as bits."""
    cash: list[int]
    loans: list[int]
    tokens: int
    credit: list[int]
    """What a loan would pay each purse now: 0 when there is none, CLOSED when it is too late for one (BS-41)."""
    checked: int
    """The seats whose bids are checked and whose money lies open after an overbid, as bits (BS-52)."""
    bidding: int
    """The seats still in the auction, or still to be asked for a loan, as bits."""
    standing: int
    bidder: int
    contenders: int
    """The seats that roll for the lead, as bits; of these, ``waiting`` have not rolled yet."""
    waiting: int
    best: int
    """The highest roll for the lead so far."""

    def copy(self) -> BigShotState:
        """An independent state, equal to this one."""
        new = BigShotState.__new__(BigShotState)
        new.setup = self.setup
        new.terms = self.terms
        new.phase = self.phase
        new.acting = self.acting
        new.round = self.round
        new.leader = self.leader
        new.broker = self.broker
        new.ring = self.ring[:]
        new.fields = self.fields[:]
        new.lot = self.lot
        new.piles = self.piles[:]
        new.owners = self.owners[:]
        new.open = self.open
        new.cash = self.cash[:]
        new.loans = self.loans[:]
        new.tokens = self.tokens
        new.credit = self.credit[:]
        new.checked = self.checked
        new.bidding = self.bidding
        new.standing = self.standing
        new.bidder = self.bidder
        new.contenders = self.contenders
        new.waiting = self.waiting
        new.best = self.best
        return new


def initial_state(setup: Setup) -> BigShotState:
    """The table before the first roll for the lead (BS-05 … BS-09)."""
    terms = Terms.of(setup)
    state = BigShotState()
    state.setup = setup
    state.terms = terms
    state.phase = LEAD
    state.acting = NATURE
    state.round = 0
    state.leader = NO_ONE
    state.broker = setup.deal.broker
    state.ring = list(range(N_FIELDS))
    state.fields = list(setup.deal.lots)
    state.lot = 0
    state.piles = [0] * N_DISTRICTS
    state.owners = [UNDECIDED] * N_DISTRICTS
    state.open = (1 << N_DISTRICTS) - 1
    state.cash = [START_MONEY if seat >= 0 else 0 for seat in terms.seat_of]
    state.loans = [0] * N_COLOURS
    state.tokens = LOAN_TOKENS
    state.credit = [0] * N_COLOURS
    state.checked = 0
    state.bidding = 0
    state.standing = 0
    state.bidder = NO_ONE
    state.contenders = state.waiting = terms.everyone
    state.best = 0
    return state
