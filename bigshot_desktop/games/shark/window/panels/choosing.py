"""The panel of who chooses the share to begin with (SH-05)."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QWidget

from bigshot_desktop.games.shark.rules.actions import TAKES
from bigshot_desktop.games.shark.rules.material import COMPANIES
from bigshot_desktop.ui.look.layouts import Flow
from bigshot_desktop.ui.match.panel import Panel
from bigshot_desktop.ui.match.player_requests import PlayerRequests
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.widgets.buttons import ActionButton


class SharePanel(Panel):
    """A button for each company."""

    def __init__(self, requests: PlayerRequests) -> None:
        super().__init__(requests)
        self.companies = [ActionButton(self, key=str(1 + place)) for place in range(len(COMPANIES))]
        row = Flow(self)
        for company, button in enumerate(self.companies):
            button.show_piece(COMPANIES[company])
            button.clicked.connect(lambda _=False, company=company: self._take(company))
            row.addWidget(button)

    def default_focus(self) -> QWidget:
        return self.companies[0]

    def _lay_out(self, decision: Any, bridge: Bridge) -> None:
        for company, button in enumerate(self.companies):
            button.setVisible(company in decision.companies)

    def _set_texts(self, decision: Any, bridge: Bridge) -> None:
        for company, button in enumerate(self.companies):
            told = bridge.narrator.action(TAKES[self.seat][company])
            button.set_text(bridge.narrator.name("company", company), tip=told)
            button.setAccessibleName(told)

    def _take(self, company: int) -> None:
        self.requests.action.emit(TAKES[self.seat][company])
