"""The panel of the player who holds the die, or the dice."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QWidget

from bigshot_desktop.ui.look.layouts import Flow
from bigshot_desktop.ui.match.panel import Panel
from bigshot_desktop.ui.match.player_requests import PlayerRequests
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.widgets.buttons import ActionButton


class RollPanel(Panel):
    """One button: the die, or the dice where the rules ask for several."""

    slim = True

    def __init__(self, requests: PlayerRequests) -> None:
        super().__init__(requests)
        self.roll = ActionButton(self, kind="primary", key="R")
        self.roll.show_icon("dice")
        self.roll.clicked.connect(self.requests.roll)
        Flow(self).addWidget(self.roll)

    def default_focus(self) -> QWidget:
        return self.roll

    def _set_texts(self, decision: Any, bridge: Bridge) -> None:
        several = getattr(decision, "colour_die", False)  # Shark's second one
        self.roll.set_text(self.tr("Roll the dice") if several else self.tr("Roll the die"))
