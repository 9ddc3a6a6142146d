"""The panel of who places a building: of which company, on which square, and what would come of it."""

from __future__ import annotations

from typing import Any

from bigshot_desktop.games.shark.rules.material import COMPANIES
from bigshot_desktop.games.shark.rules.outcome import placing
from bigshot_desktop.games.shark.words.outcomes import forecast
from bigshot_desktop.ui.match.placing_panel import PlacementPanel
from bigshot_desktop.ui.match.player_requests import PlayerRequests
from bigshot_desktop.ui.models.placement import Placement
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.widgets.buttons import ActionButton


class BuildingPanel(PlacementPanel):
    """Companies to choose from, if the dice leave a choice, and squares to choose from."""

    def __init__(self, requests: PlayerRequests, placement: Placement) -> None:
        super().__init__(requests, placement, COMPANIES, lines=3)
        self.companies, self.squares = self.pieces, self.places

    def _set_texts(self, decision: Any, bridge: Bridge) -> None:
        super()._set_texts(decision, bridge)
        self.squares.call(self.tr("Square"))
        if self.placement.active:
            self.place.show_piece(COMPANIES[self.placement.hand])

    def _longest_entries(self, bridge: Bridge) -> list[str]:
        """A square of each zone: all squares have equally long names, but for two figures."""
        world = bridge.match.setup.board
        last = {zone: square for square, zone in enumerate(world.zone_of)}
        return [self._entry(square, bridge) for square in last.values()]

    def _name_piece(self, button: ActionButton, kind: int, bridge: Bridge) -> None:
        button.set_text(bridge.narrator.name("company", kind))

    def _entry(self, place: int, bridge: Bridge) -> str:
        narrator, world = bridge.narrator, bridge.match.setup.board
        #: A square of the map and the zone it lies in: "D7 · Asia"
        return self.tr("{square} · {zone}").format(
            square=narrator.name("square", place), zone=narrator.name("zone", world.zone_of[place])
        )

    def _foretell(self, place: int, bridge: Bridge) -> str:
        """What happens on the map, then what each player gets or pays."""
        outcome = placing(bridge.observation, self.placement.hand, place)
        words = forecast(bridge.narrator, outcome)
        return "\n".join([" ".join(words.news), " ".join(words.effects)])
