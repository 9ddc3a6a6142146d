"""A table to play Shark on in a test. Positions are drawn, then played on: each action is checked, each state audited.

A map is drawn with a letter for each building (``r``, ``b``, ``g``, ``y``) and a dot for each empty square; rows and
ends of rows that are left out are empty. Seat 0 is to roll, unless something else is wished for.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Any, Final, TypeVar

from bigshot_desktop.engine.game import (
    CHANCE,
    EVERYONE,
    Decision,
    Event,
    Refusal,
    Result,
    Setup,
    Standing,
    fingerprint,
)
from bigshot_desktop.games.shark.rules.actions import (
    Buy,
    EndTrading,
    Place,
    Roll,
    Sell,
    SellOff,
    SharkAction,
)
from bigshot_desktop.games.shark.rules.decisions import Trade
from bigshot_desktop.games.shark.rules.game import Shark
from bigshot_desktop.games.shark.rules.material import World
from bigshot_desktop.games.shark.rules.observation import SharkObservation
from bigshot_desktop.games.shark.rules.setup import Deal
from bigshot_desktop.games.shark.rules.state import BEFORE, NATURE, ROLLING, SharkState
from tests.engine.configurations import board_data
from tests.games.shark.rules.reference import chains_of, value_of

E = TypeVar("E", bound=Event)

GAME: Final = Shark()
RED, BLUE, GREEN, YELLOW = range(4)
WHITE, BLACK = 4, 5
NO_DIE: Final = -1
LETTERS: Final = "rbgy"

WORLD_DATA: Final[dict[str, Any]] = json.loads(board_data("shark", "world"))
WORLD: Final = GAME.read_board(WORLD_DATA)

Shares = tuple[int, int, int, int]
"""How many of each company."""
NONE: Final[Shares] = (0, 0, 0, 0)


def at(row: int, column: int) -> int:
    """The square in a row and a column of the world, both counted from 0 at the top left."""
    return row * 12 + column


def drawn(picture: str) -> list[int | None]:
    """The company on each square of a drawn map."""
    rows = [line.strip() for line in picture.strip().splitlines()]
    rows += [""] * (10 - len(rows))
    return [
        LETTERS.index(letter) if letter != "." else None
        for letter in "".join(row.ljust(12, ".") for row in rows)
    ]


def grid_of(built: Sequence[int]) -> list[int | None]:
    """The company on each square, from the squares of each company as bits."""
    return [
        next((company for company in range(4) if built[company] >> square & 1), None)
        for square in range(120)
    ]


def setup_of(
    players: int = 4,
    *,
    banker: int | None = None,
    dealt: Sequence[int] | None = None,
    world: World = WORLD,
    **options: str,
) -> Setup:
    """A set-up by hand, options named with underscores: ``setup_of(3, variant_1="yes")``. Seat 0 begins."""
    chosen = GAME.info.complete({name.replace("_", "-"): v for name, v in options.items()})
    if dealt is None:
        none = chosen["start-share"] == "chosen" or chosen["variant-1"] == "yes"
        dealt = () if none else [RED] * players
    deal = Deal(players - 1 if banker is None else banker, tuple(dealt))
    setup = Setup(players, tuple(chosen.items()), world, deal)
    refusal = GAME.check_setup(setup)
    assert refusal is None, refusal
    return setup


class Table:
    """One match, from its beginning or from a drawn position, played action by action."""

    def __init__(self, players: int = 4, *, setup: Setup | None = None, **wishes: Any) -> None:
        self.setup = setup or setup_of(players, **wishes)
        self.state: SharkState = GAME.initial(self.setup)
        self.events: list[Event] = []
        self.actions: list[SharkAction] = []
        assert GAME.audit(self.state) == []

    @classmethod
    def drawn(
        cls,
        picture: str = "",
        players: int = 4,
        *,
        cash: Sequence[int] = (),
        shares: Sequence[Shares] = (),
        active: int = 0,
        trading: bool = False,
        removed: Shares = NONE,
        ruined: Sequence[int] = (),
        **wishes: Any,
    ) -> Table:
        """A table with this map, cash and shares by seat; ``removed``: buildings that have left the game."""
        table = cls(players, **wishes)
        state = table.state
        grid = drawn(picture)
        state.chains = [
            tuple(sorted(sum(1 << square for square in one) for one in chains_of(grid, company)))
            for company in range(4)
        ]
        state.built = [sum(chains) for chains in state.chains]
        state.used = [grid.count(c) + removed[c] for c in range(4)]
        state.values = [value_of(grid, c, state.terms.counted) for c in range(4)]
        state.cash = [*cash, *[0] * (players - len(cash))]
        state.shares = [*chain.from_iterable(shares), *[0] * 4 * (players - len(shares))]
        state.bank = [60 - sum(state.shares[c::4]) for c in range(4)]
        state.ruined = tuple(ruined)
        state.playing &= ~sum(1 << seat for seat in ruined)
        state.turn = 10
        state.active = active
        state.phase = BEFORE if trading else ROLLING
        state.acting = (active,) if trading else NATURE
        assert GAME.audit(state) == []
        return table

    # --- playing ---

    def do(self, *actions: SharkAction) -> list[Event]:
        """Plays actions that must be allowed, and gives the events that followed."""
        before = len(self.events)
        for action in actions:
            refusal = GAME.check(self.state, action)
            assert refusal is None, f"{action} was refused: {refusal}"
            GAME.apply(self.state, action, self.events.append)
            self.actions.append(action)
            assert GAME.audit(self.state) == [], action
        return self.events[before:]

    def refusal(self, action: SharkAction) -> Refusal:
        """Why an action is refused, which must leave everything as it was."""
        before = fingerprint(self.state)
        refusal = GAME.check(self.state, action)
        assert refusal is not None, f"{action} was allowed"
        assert fingerprint(self.state) == before
        return refusal

    def refused(self, action: SharkAction) -> tuple[str, str]:
        """The code and the rule of a refusal."""
        refusal = self.refusal(action)
        return refusal.code, refusal.rule

    def roll(self, zone: int, colour: int = NO_DIE) -> list[Event]:
        return self.do(Roll(CHANCE, zone, colour))

    def roll_for(self, square: int, colour: int = NO_DIE) -> list[Event]:
        """Rolls the zone of a square."""
        return self.roll(WORLD.zone_of[square], colour)

    def place(self, company: int, square: int) -> list[Event]:
        return self.do(Place(self.turn, company, square))

    def build(self, company: int, square: int) -> list[Event]:
        """Rolls what is needed for a building and places it, without any trading before it."""
        before = len(self.events)
        self.end_trading()
        self.roll_for(square, NO_DIE if self.state.terms.zone_die_only else company)
        self.place(company, square)
        return self.events[before:]

    def buy(self, company: int, number: int = 1) -> list[Event]:
        return self.do(Buy(self.turn, company, number))

    def sell(self, company: int, number: int = 1) -> list[Event]:
        return self.do(Sell(self.turn, company, number))

    def sell_off(self, *shares: int) -> list[Event]:
        return self.do(SellOff(self.turn, shares))

    def end_trading(self) -> list[Event]:
        """Whoever may trade does not (any more), until something else is asked for."""
        before = len(self.events)
        while not self.over and isinstance(self.asked(), Trade):
            self.do(EndTrading(self.turn))
        return self.events[before:]

    # --- looking ---

    @property
    def over(self) -> bool:
        return GAME.to_act(self.state) == ()

    @property
    def turn(self) -> int:
        """The one seat that is to act."""
        (seat,) = GAME.to_act(self.state)
        return seat

    def asked(self) -> Decision:
        """What is asked of the seat that is to act."""
        return GAME.decision(self.state, self.turn)

    def legal(self) -> list[SharkAction]:
        return GAME.legal(self.state, self.turn)

    def seen(self, seat: int = EVERYONE) -> SharkObservation:
        return GAME.observe(self.state, seat)

    def cash(self) -> tuple[int, ...]:
        return self.seen().cash

    def values(self) -> tuple[int, ...]:
        return self.seen().values

    def shares(self, seat: int) -> tuple[int, ...]:
        return self.seen().shares[4 * seat : 4 * seat + 4]

    def bank(self) -> tuple[int, ...]:
        return self.seen().bank

    def grid(self) -> list[int | None]:
        return grid_of(self.seen().built)

    def result(self) -> Result:
        result = GAME.result(self.state)
        assert result is not None
        return result

    def standing(self, seat: int) -> Standing:
        return next(one for one in self.result().standings if one.seat == seat)

    def ranks(self) -> dict[int, int]:
        """The rank of each seat, best first."""
        return {one.seat: one.rank for one in self.result().standings}


def only(kind: type[E], events: Iterable[Event]) -> list[E]:
    """The events of a kind."""
    return [event for event in events if isinstance(event, kind)]
