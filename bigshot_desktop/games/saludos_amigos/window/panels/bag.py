"""The panel of the player who has the felt bag: a tile is drawn as elsewhere a die is rolled."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QWidget

from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.panels.rolling import RollPanel


class BagPanel(RollPanel):
    """One button: the hand goes into the bag (SA-05)."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.roll.show_icon("bag")

    def _speak(self, decision: Any, bridge: Bridge) -> None:
        #: A tile out of a bag: the part of a building that is to be built now, or a journalist
        self.roll.say(self.tr("Draw from the bag"))
