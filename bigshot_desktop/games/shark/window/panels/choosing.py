"""The panel of who chooses the share to begin with (SH-05)."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QWidget

from bigshot_desktop.rules.shark.actions import TAKES
from bigshot_desktop.rules.shark.material import COMPANIES
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.layouts import Flow
from bigshot_desktop.ui.panels.buttons import ActionButton
from bigshot_desktop.ui.panels.panel import Panel


class SharePanel(Panel):
    """A button for each company."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
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

    def _speak(self, decision: Any, bridge: Bridge) -> None:
        for company, button in enumerate(self.companies):
            told = bridge.voice.action(TAKES[self.seat][company])
            button.say(bridge.voice.name("company", company), tip=told)
            button.setAccessibleName(told)

    def _take(self, company: int) -> None:
        self.wanted.emit(TAKES[self.seat][company])
