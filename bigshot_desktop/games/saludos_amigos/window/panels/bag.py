"""The panel of the player who has the felt bag: a tile is drawn as elsewhere a die is rolled."""

from __future__ import annotations

from typing import Any

from bigshot_desktop.ui.match.player_requests import PlayerRequests
from bigshot_desktop.ui.match.rolling_panel import RollPanel
from bigshot_desktop.ui.play.bridge import Bridge


class BagPanel(RollPanel):
    """One button: the hand goes into the bag (SA-05)."""

    def __init__(self, requests: PlayerRequests) -> None:
        super().__init__(requests)
        self.roll.show_icon("bag")

    def _set_texts(self, decision: Any, bridge: Bridge) -> None:
        #: A tile out of a bag: the part of a building that is to be built now, or a journalist
        self.roll.set_text(self.tr("Draw from the bag"))
