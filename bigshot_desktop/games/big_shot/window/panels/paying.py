"""The panel of the winner with two purses: which of them pays (BS-42)."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QWidget

from bigshot_desktop.games.big_shot.rules.actions import PAYS
from bigshot_desktop.games.big_shot.rules.material import COLOURS
from bigshot_desktop.ui.match.panel import Panel
from bigshot_desktop.ui.match.player_requests import PlayerRequests
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.widgets.buttons import ActionButton


class PayPanel(Panel):
    """A button for each purse, with what it holds before and after."""

    def __init__(self, requests: PlayerRequests) -> None:
        super().__init__(requests)
        self.purses = (ActionButton(self, key="1"), ActionButton(self, key="2"))
        self.lay_zones(controls=self.purses)
        for number, button in enumerate(self.purses):
            button.clicked.connect(lambda _=False, purse=number: self._pay(purse))

    def default_focus(self) -> QWidget:
        return self.purses[0]

    def _lay_out(self, decision: Any, bridge: Bridge) -> None:
        for button, colour in zip(self.purses, decision.purses, strict=True):
            button.show_piece(COLOURS[colour])

    def _set_texts(self, decision: Any, bridge: Bridge) -> None:
        narrator, cash = bridge.narrator, bridge.observation.cash
        for button, colour in zip(self.purses, decision.purses, strict=True):
            before, after = (
                narrator.money(cash[colour]),
                narrator.money(cash[colour] - decision.amount),
            )
            change = self.tr("{before}, then {after}").format(before=before, after=after)
            told = self.tr("The purse holds {before} now and {after} afterwards")
            button.set_text(
                narrator.action(PAYS[self.seat][colour]),
                change,
                tip=told.format(before=before, after=after),
            )

    def _pay(self, purse: int) -> None:
        self.requests.action.emit(PAYS[self.seat][self._decision.purses[purse]])
