"""Big Shot, measured: bids as they come, cubes into districts, an expert with a whole lot to place."""

from __future__ import annotations

from random import Random
from typing import cast

from bigshot_desktop.engine.game import Decision
from bigshot_desktop.games.big_shot.rules.decisions import PlaceCube
from bigshot_desktop.games.big_shot.window.board.city import CityScene
from bigshot_desktop.games.big_shot.window.panels.auction import AuctionPanel
from bigshot_desktop.games.big_shot.window.panels.placing import PlacingPanel
from bigshot_desktop.table.match import Match
from bigshot_desktop.ui.bench.station import (
    Click,
    Station,
    hardest,
    on_board,
    on_button,
)
from bigshot_desktop.ui.match.panel import Panel
from bigshot_desktop.ui.match.table_page import TablePage


class BigShotStation(Station):
    """A city that fills."""

    game = "big-shot"
    clicked = ("bid", "cube", "other")

    def positions(self) -> list[Match]:
        """A whole lot is to be placed, in a city with room for it."""
        return hardest(self.deal("bot", seed=2), _is_whole_lot)

    def choose(self, panel: Panel, table: TablePage, rng: Random) -> Click | None:
        """People bid or pass, and put cubes anywhere."""
        if isinstance(panel, PlacingPanel):
            blocks = cast(CityScene, table.game_table.scene).plan.blocks
            places = panel.placement.places
            return on_board("cube", table, places, lambda one: blocks[one].tray.center(), rng)
        if isinstance(panel, AuctionPanel):
            bid = panel.bid if panel.bid.isEnabled() else panel.pass_
            return on_button("bid", rng.choice((bid, panel.pass_)))
        return None


def _is_whole_lot(asked: Decision) -> bool:
    return isinstance(asked, PlaceCube) and sum(asked.cubes) == 4
