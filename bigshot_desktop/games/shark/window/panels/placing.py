"""The panel of who places a building: of which company, on which square, and what would come of it."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QWidget

from bigshot_desktop.rules.shark.material import COMPANIES
from bigshot_desktop.rules.shark.outcome import placing
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.models.placement import Placement
from bigshot_desktop.ui.panels.buttons import ActionButton
from bigshot_desktop.ui.panels.placing import PlacementPanel


class BuildingPanel(PlacementPanel):
    """Companies to choose from, if the dice leave a choice, and squares to choose from."""

    def __init__(self, placement: Placement, parent: QWidget | None = None) -> None:
        super().__init__(placement, COMPANIES, parent, lines=3)
        self.companies, self.squares = self.pieces, self.places

    def _speak(self, decision: Any, bridge: Bridge) -> None:
        super()._speak(decision, bridge)
        self.squares.call(self.tr("Square"))
        if self.placement.active:
            self.place.show_piece(COMPANIES[self.placement.hand])

    def _is_offered(self, kind: int) -> bool:
        several = sum(map(bool, self.placement.stock)) > 1
        return several and super()._is_offered(kind)

    def _name_piece(self, button: ActionButton, kind: int, bridge: Bridge) -> None:
        button.say(bridge.voice.name("company", kind))

    def _entry(self, place: int, bridge: Bridge) -> str:
        voice, world = bridge.voice, bridge.match.setup.board
        #: A square of the map and the zone it lies in: "D7 · Asia"
        return self.tr("{square} · {zone}").format(
            square=voice.name("square", place), zone=voice.name("zone", world.zone_of[place])
        )

    def _foretell(self, place: int, bridge: Bridge) -> str:
        """The value first, then who is driven off the map, then what each player gets or pays."""
        found = placing(bridge.observation, self.placement.hand, place)
        say = bridge.voice.outcome
        news = " ".join([say(found), *map(say, found.victims)])
        return "\n".join([news, " ".join(map(say, found.effects))])
