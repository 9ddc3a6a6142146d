"""The panel of who places the cubes: which cube, into which district, and what would come of it."""

from __future__ import annotations

from typing import Any

from bigshot_desktop.games.big_shot.rules.majority import SIZE
from bigshot_desktop.games.big_shot.rules.material import COLOURS, DISTRICT_SIZE, N_DISTRICTS
from bigshot_desktop.games.big_shot.rules.outcome import placing
from bigshot_desktop.games.big_shot.words.outcomes import forecast
from bigshot_desktop.ui.match.placing_panel import PlacementPanel
from bigshot_desktop.ui.match.player_requests import PlayerRequests
from bigshot_desktop.ui.models.placement import Placement
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.widgets.buttons import ActionButton


class PlacingPanel(PlacementPanel):
    """Cubes to choose from and districts to choose from."""

    def __init__(self, requests: PlayerRequests, placement: Placement) -> None:
        super().__init__(requests, placement, COLOURS, cubes=True)
        self.place.show_icon("cube")
        self.cubes, self.districts = self.pieces, self.places

    def _set_texts(self, decision: Any, bridge: Bridge) -> None:
        super()._set_texts(decision, bridge)
        self.districts.call(self.tr("District"))

    def _name_piece(self, button: ActionButton, kind: int, bridge: Bridge) -> None:
        name, number = bridge.narrator.name("colour", kind), self.placement.stock[kind]
        told = self.tr("{colour}, cubes to place: {number}").format(colour=name, number=number)
        button.set_text(self.tr("{colour} × {number}").format(colour=name, number=number), tip=told)

    def _entry(self, place: int, bridge: Bridge) -> str:
        narrator, seen = bridge.narrator, bridge.observation
        one = seen.setup.board.districts[place]
        return self.tr("{district} · {value} · {cubes}/{most}").format(
            district=narrator.name("district", place),
            value="×2" if one.is_park else narrator.number(one.value),
            cubes=SIZE[seen.piles[place]],
            most=DISTRICT_SIZE,
        )

    def _longest_entries(self, bridge: Bridge) -> list[str]:
        return [self._entry(place, bridge) for place in range(N_DISTRICTS)]

    def _foretell(self, place: int, bridge: Bridge) -> str:
        seen = bridge.observation
        return forecast(bridge.narrator, seen, placing(seen, self.placement.hand, place))
