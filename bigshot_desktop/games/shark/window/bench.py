"""Shark, measured on a map as full as the box allows: 72 towers on 120 squares."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final, cast

from bigshot_desktop.engine.game import Decision, Setup
from bigshot_desktop.games.shark.rules.chains import around, value_of
from bigshot_desktop.games.shark.rules.decisions import PlaceBuilding
from bigshot_desktop.games.shark.rules.game import Shark
from bigshot_desktop.games.shark.rules.material import BUILDINGS_EACH, N_COMPANIES, World
from bigshot_desktop.games.shark.rules.state import SharkState, initial_state
from bigshot_desktop.games.shark.window.board.world import WorldScene
from bigshot_desktop.games.shark.window.panels.placing import BuildingPanel
from bigshot_desktop.games.shark.window.panels.trading import TradePanel
from bigshot_desktop.table.match import Match
from bigshot_desktop.ui.bench.station import (
    Click,
    Kind,
    Station,
    hardest,
    on_board,
    on_button,
)
from bigshot_desktop.ui.match.panel import Panel
from bigshot_desktop.ui.match.table_page import TablePage

MANY: Final = 50
"""An expert thinks longest where there are so many squares to choose from, of all companies together."""
IN_THE_BOX: Final = 6
"""Buildings of each company that are left although all are on the map, so that play goes on."""
CASH: Final = 30
SHARES: Final = 3
"""What each player has, of each company."""
NOTED: Final = 0.5
"""How often a share is noted down instead of going on."""
STRIP: Final = 3
"""Columns of the map that belong to one company."""


class CrowdedShark(Shark):
    """Shark that begins on a full map.

    Play never leads there: it ends with the 18th building of a company, after 69 placements at the latest, and
    chains are driven off the map on the way.
    """

    @staticmethod
    def initial(setup: Setup) -> SharkState:
        state = initial_state(setup)
        world = state.terms.world
        for company, squares in enumerate(towers(world)):
            bits = sum(1 << square for square in squares)
            state.built[company] = bits
            state.chains[company] = chains(world, bits)
            state.values[company] = value_of(state.chains[company], state.terms.counted)
            state.used[company] = BUILDINGS_EACH - IN_THE_BOX
            state.bank[company] -= SHARES * setup.players
        state.shares = [SHARES] * len(state.shares)
        state.cash = [CASH] * setup.players
        return state


def towers(world: World) -> list[list[int]]:
    """The squares of each company's 18 towers: no rivals touch, as in play, and every chain can grow.

    A company has a strip of the map. Its towers stand alone, as on the squares of one colour of a chessboard, but
    for those around the first squares in the middle of the strip, which make one chain.
    """
    strips: list[list[int]] = [[] for _ in range(N_COMPANIES)]
    between: list[list[int]] = [[] for _ in range(N_COMPANIES)]
    for square in range(len(world.zone_of)):
        row, column = divmod(square, world.columns)
        company, across = divmod(column, STRIP)
        if (row + column) % 2 == 0:
            strips[company].append(square)
        elif across == STRIP // 2:
            between[company].append(square)
    for alone, joining in zip(strips, between, strict=True):
        alone += joining[: BUILDINGS_EACH - len(alone)]
    return strips


def chains(world: World, bits: int) -> tuple[int, ...]:
    """Towers as chains, sorted as numbers."""
    found = []
    while bits:
        chain, grown = 0, bits & -bits
        while grown != chain:
            chain, grown = grown, (grown | around(world, grown)) & bits
        found.append(chain)
        bits ^= chain
    return tuple(sorted(found))


class SharkStation(Station):
    """A map that is full."""

    game = "shark"
    clicked = ("square", "share", "trade", "other")
    level = "random"  # bots that think count on positions that play can lead to

    def positions(self) -> list[Match]:
        """A building of any company is to be placed, with many squares to choose from."""
        return hardest(self.deal("bot", seed=3), _has_much_choice)

    def match(self, kind: Kind) -> Match:
        """On the full map; by variant I, so that no company is at the top at once."""
        plain = self.deal(kind)
        options = tuple(
            (name, "yes" if name == "variant-1" else value) for name, value in plain.setup.options
        )
        setup = replace(plain.setup, options=options, deal=replace(plain.setup.deal, shares=()))
        return Match(CrowdedShark(), setup, plain.seats, plain.seed)

    def choose(self, panel: Panel, table: TablePage, rng: Random) -> Click | None:
        """People note down shares now and then, trade, and build anywhere."""
        if isinstance(panel, TradePanel):
            more = [strip.more for strip in panel.strips.strips if strip.more.isEnabled()]
            if more and rng.random() < NOTED:
                return on_button("share", rng.choice(more))
            return on_button("trade", panel.done)
        if isinstance(panel, BuildingPanel):
            square = cast(WorldScene, table.game_table.scene).plan.square
            places = panel.placement.places
            return on_board("square", table, places, lambda one: square(one).center(), rng)
        return None


def _has_much_choice(asked: Decision) -> bool:
    return isinstance(asked, PlaceBuilding) and sum(map(len, asked.squares)) >= MANY
