"""The panel of who places the cubes: which cube, into which district, and what would come of it."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QWidget

from bigshot_desktop.rules.big_shot.majority import SIZE
from bigshot_desktop.rules.big_shot.material import COLOURS, DISTRICT_SIZE
from bigshot_desktop.rules.big_shot.outcome import placing
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.models.placement import Placement
from bigshot_desktop.ui.panels.buttons import ActionButton
from bigshot_desktop.ui.panels.placing import PlacementPanel


class PlacingPanel(PlacementPanel):
    """Cubes to choose from and districts to choose from."""

    def __init__(self, placement: Placement, parent: QWidget | None = None) -> None:
        super().__init__(placement, COLOURS, parent, cubes=True)
        self.place.show_icon("cube")
        self.cubes, self.districts = self.pieces, self.places

    def _speak(self, decision: Any, bridge: Bridge) -> None:
        super()._speak(decision, bridge)
        self.districts.call(self.tr("District"))

    def _name_piece(self, button: ActionButton, kind: int, bridge: Bridge) -> None:
        name, number = bridge.voice.name("colour", kind), self.placement.stock[kind]
        told = self.tr("{colour}, cubes to place: {number}").format(colour=name, number=number)
        button.say(self.tr("{colour} × {number}").format(colour=name, number=number), tip=told)

    def _entry(self, place: int, bridge: Bridge) -> str:
        voice, seen = bridge.voice, bridge.observation
        one = seen.setup.board.districts[place]
        return self.tr("{district} · {value} · {cubes}/{most}").format(
            district=voice.name("district", place),
            value="×2" if one.is_park else voice.number(one.value),
            cubes=SIZE[seen.piles[place]],
            most=DISTRICT_SIZE,
        )

    def _foretell(self, place: int, bridge: Bridge) -> str:
        return bridge.voice.outcome(placing(bridge.observation, self.placement.hand, place))
