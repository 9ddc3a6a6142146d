"""The panel of the player who holds the die, or the dice."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QWidget

from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.layouts import Flow
from bigshot_desktop.ui.panels.buttons import ActionButton
from bigshot_desktop.ui.panels.panel import Panel


class RollPanel(Panel):
    """One button: the die, or the dice where the rules ask for several."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.roll = ActionButton(self, kind="primary", key="R")
        self.roll.show_icon("dice")
        self.roll.clicked.connect(self.roll_wanted)
        Flow(self).addWidget(self.roll)

    def default_focus(self) -> QWidget:
        return self.roll

    def _speak(self, decision: Any, bridge: Bridge) -> None:
        several = getattr(decision, "colour_die", False)  # Shark's second one
        self.roll.say(self.tr("Roll the dice") if several else self.tr("Roll the die"))
