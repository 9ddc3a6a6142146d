"""One position of a Shark match: whole numbers, tuples and flat lists, quick to copy."""

from __future__ import annotations

from typing import ClassVar, Final

from bigshot_desktop.engine.game import CHANCE, Setup
from bigshot_desktop.engine.seating import TURNS
from bigshot_desktop.games.shark.rules.material import (
    BUY_LIMIT,
    N_COMPANIES,
    NO_DIE,
    SHARES_EACH,
)
from bigshot_desktop.games.shark.rules.setup import Terms

NATURE: Final = (CHANCE,)
"""The turn of the dice."""

CHOOSING: Final = 0
"""Each player takes a share to begin with (SH-05)."""
BEFORE: Final = 1
"""Trading before the roll (SH-06)."""
ROLLING: Final = 2
PLACING: Final = 3
SETTLING: Final = 4
"""A debtor chooses the shares that cover a loss (SH-18)."""
AFTER: Final = 5
"""Trading after the placement (SH-06)."""
OVER: Final = 6

NOWHERE: Final = (0,) * N_COMPANIES
"""The squares open to each company while no building is to be placed."""


class SharkState:
    """The table. Sets of squares and sets of seats are numbers with one bit for each."""

    __slots__: ClassVar[tuple[str, ...]] = (
        "setup",
        "terms",
        "phase",
        "acting",
        "turn",
        "active",
        "playing",
        "ruined",
        "cash",
        "shares",
        "bank",
        "values",
        "chains",
        "built",
        "used",
        "allowance",
        "zone",
        "colour",
        "spots",
        "agenda",
    )

    fixed: ClassVar[frozenset[str]] = frozenset(("setup", "terms"))

    setup: Setup
    terms: Terms
    """What the set-up means for play; never changes."""
    phase: int
    acting: tuple[int, ...]
    """The seat that is to act, CHANCE, or nobody once the match is over."""
    turn: int
    """The number of the turn, from 1."""
    active: int
    """The seat whose turn it is."""
    playing: int
    """The seats that are not ruined, as bits."""
    ruined: tuple[int, ...]
    """The seats that are out, the first ruined first (SH-22)."""
    cash: list[int]
    shares: list[int]
    """By seat and company: that of a seat and a company is number ``4 * seat + company``."""
    bank: list[int]
    """The shares of each company that can be bought."""
    values: list[int]
    """By company; always what the map says (SH-12)."""
    chains: list[tuple[int, ...]]
    """The chains of each company, lone buildings too: sets of squares, sorted as numbers."""
    built: list[int]
    """The squares on which each company stands: its chains taken together."""
    used: list[int]
    """The buildings of each company that are on the map or were removed from it (SH-21)."""
    allowance: int
    """How many shares the active player may still buy (SH-08)."""
    zone: int
    """What the dice of this turn show; 0 and NO_DIE before they are rolled."""
    colour: int
    spots: tuple[int, ...]
    """The squares on which each company may build now; none unless a building is to be placed."""
    agenda: tuple[tuple[int, int], ...]
    """Who still owes how much for the placement: the last entry is settled first (SH-20)."""

    def copy(self) -> SharkState:
        """An independent state, equal to this one."""
        new = SharkState.__new__(SharkState)
        new.setup = self.setup
        new.terms = self.terms
        new.phase = self.phase
        new.acting = self.acting
        new.turn = self.turn
        new.active = self.active
        new.playing = self.playing
        new.ruined = self.ruined
        new.cash = self.cash[:]
        new.shares = self.shares[:]
        new.bank = self.bank[:]
        new.values = self.values[:]
        new.chains = self.chains[:]
        new.built = self.built[:]
        new.used = self.used[:]
        new.allowance = self.allowance
        new.zone = self.zone
        new.colour = self.colour
        new.spots = self.spots
        new.agenda = self.agenda
        return new


def initial_state(setup: Setup) -> SharkState:
    """Before shares are chosen, or else before the first roll: there is no trade yet (SH-05)."""
    terms = Terms.of(setup)
    state = SharkState()
    state.setup = setup
    state.terms = terms
    state.phase = CHOOSING if terms.chosen_share else ROLLING
    state.acting = TURNS[terms.first] if terms.chosen_share else NATURE
    state.turn = 0 if terms.chosen_share else 1
    state.active = terms.first
    state.playing = terms.everyone
    state.ruined = ()
    state.cash = [0] * terms.players
    state.shares = [0] * (terms.players * N_COMPANIES)
    state.bank = [SHARES_EACH] * N_COMPANIES
    for seat, company in enumerate(setup.deal.shares):
        state.shares[seat * N_COMPANIES + company] += 1
        state.bank[company] -= 1
    state.values = [0] * N_COMPANIES
    state.chains = [()] * N_COMPANIES
    state.built = [0] * N_COMPANIES
    state.used = [0] * N_COMPANIES
    state.allowance = BUY_LIMIT
    state.zone = 0
    state.colour = NO_DIE
    state.spots = NOWHERE
    state.agenda = ()
    return state
