"""The panel of the winner with two purses: which of them pays (BS-42)."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QWidget

from bigshot_desktop.rules.big_shot.actions import PAYS
from bigshot_desktop.rules.big_shot.material import COLOURS
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.layouts import Flow
from bigshot_desktop.ui.panels.buttons import ActionButton
from bigshot_desktop.ui.panels.panel import Panel


class PayPanel(Panel):
    """A button for each purse, with what it holds before and after."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.purses = (ActionButton(self, key="1"), ActionButton(self, key="2"))
        row = Flow(self)
        for number, button in enumerate(self.purses):
            row.addWidget(button)
            button.clicked.connect(lambda _=False, purse=number: self._pay(purse))

    def default_focus(self) -> QWidget:
        return self.purses[0]

    def _lay_out(self, decision: Any, bridge: Bridge) -> None:
        for button, colour in zip(self.purses, decision.purses, strict=True):
            button.show_piece(COLOURS[colour])

    def _speak(self, decision: Any, bridge: Bridge) -> None:
        voice, cash = bridge.voice, bridge.observation.cash
        for button, colour in zip(self.purses, decision.purses, strict=True):
            before, after = voice.money(cash[colour]), voice.money(cash[colour] - decision.amount)
            change = self.tr("{before}, then {after}").format(before=before, after=after)
            told = self.tr("The purse holds {before} now and {after} afterwards")
            button.say(
                voice.action(PAYS[self.seat][colour]),
                change,
                tip=told.format(before=before, after=after),
            )

    def _pay(self, purse: int) -> None:
        self.wanted.emit(PAYS[self.seat][self._decision.purses[purse]])
