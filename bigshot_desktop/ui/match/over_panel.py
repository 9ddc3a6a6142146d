"""The panel once a match is over and its board is looked at: back to the final account, or a rematch."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from bigshot_desktop.ui.look.layouts import Flow
from bigshot_desktop.ui.match.panel import Panel
from bigshot_desktop.ui.match.player_requests import PlayerRequests
from bigshot_desktop.ui.widgets.buttons import ActionButton


class OverPanel(Panel):
    """Nothing is asked any more."""

    slim = True

    def __init__(self, requests: PlayerRequests) -> None:
        super().__init__(requests)
        self.account = ActionButton(self)
        self.account.show_icon("chart")
        self.account.clicked.connect(requests.look_at_account)
        self.rematch = ActionButton(self, kind="primary")
        self.rematch.show_icon("dice")
        self.rematch.clicked.connect(requests.rematch)
        row = Flow(self)
        for button in (self.account, self.rematch):
            row.addWidget(button)
        self.retranslate()

    def default_focus(self) -> QWidget:
        return self.account

    def retranslate(self) -> None:
        self.account.set_text(
            QCoreApplication.translate("EndSheet", "Final account"),
            tip=self.tr("Back to the final account (F7)"),
        )
        self.rematch.set_text(
            QCoreApplication.translate("EndSheet", "Rematch"),
            tip=QCoreApplication.translate("EndSheet", "The same players and variants, a new deal"),
        )
