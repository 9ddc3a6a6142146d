"""The panel while bots act: buttons to skip what is shown, to hurry a slow bot, and to play to the end at once."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from bigshot_desktop.ui.look.layouts import Flow
from bigshot_desktop.ui.match.panel import Panel
from bigshot_desktop.ui.match.player_requests import PlayerRequests
from bigshot_desktop.ui.widgets.buttons import ENTERS, ActionButton


class WatchPanel(Panel):
    """A bot thinks, or something is shown; the prompt says who and what."""

    slim = True

    def __init__(self, requests: PlayerRequests) -> None:
        super().__init__(requests)
        self.skip = ActionButton(self, kind="quiet", key="Space", deaf=ENTERS, harmless=True)
        self.skip.show_icon("skip")
        self.skip.clicked.connect(requests.skip)
        self.rush = ActionButton(self, kind="quiet", key="E", deaf=ENTERS)
        self.rush.show_icon("skip")
        self.rush.clicked.connect(requests.rush)
        self.quick_move = ActionButton(self, kind="quiet", key="Q", deaf=ENTERS)
        self.quick_move.show_icon("sand-glass")
        self.quick_move.clicked.connect(requests.quick_move)
        row = Flow(self)
        for button in (self.rush, self.quick_move, self.skip):
            row.addWidget(button)
        self.offer_rush(offered=False)
        self.offer_quick_move(offered=False)
        self.retranslate()

    def offer_rush(self, *, offered: bool) -> None:
        """Lets who only looks on end the match, or not."""
        self.rush.setVisible(offered)

    def offer_quick_move(self, *, offered: bool) -> None:
        """Lets who waits for a slow bot hurry it, or not."""
        if self.quick_move.hasFocus() and not offered:
            self.skip.setFocus()
        self.quick_move.setVisible(offered)

    def default_focus(self) -> QWidget:
        return self.skip

    def retranslate(self) -> None:
        self.rush.set_text(
            self.tr("Play to the end"),
            tip=self.tr("Plays the rest of the match without showing it"),
        )
        self.quick_move.set_text(
            self.tr("Quick move"),
            tip=self.tr("Has the bot decide at once, with the best it has found so far"),
        )
        self.skip.set_text(
            self.tr("Skip"), tip=self.tr("Shows at once what is happening, without waiting")
        )
