"""The panel while nobody here decides: the way to wait no longer."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from bigshot_desktop.ui.layouts import Flow
from bigshot_desktop.ui.panels.buttons import ENTERS, ActionButton
from bigshot_desktop.ui.panels.panel import Panel


class WatchPanel(Panel):
    """A bot thinks, or something is shown; the prompt says who and what."""

    skip_wanted = Signal()
    """Whatever moves or waits is to come to its end."""
    rush_wanted = Signal()
    """The rest of the match is to happen without being shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.skip = ActionButton(self, kind="quiet", key="Space", deaf=ENTERS)
        self.skip.show_icon("skip")
        self.skip.clicked.connect(self.skip_wanted)
        self.rush = ActionButton(self, kind="quiet", key="E", deaf=ENTERS)
        self.rush.show_icon("skip")
        self.rush.clicked.connect(self.rush_wanted)
        row = Flow(self)
        for button in (self.rush, self.skip):
            row.addWidget(button)
        self.offer_rush(offered=False)
        self.retranslate()

    def offer_rush(self, *, offered: bool) -> None:
        """Lets who only looks on end the match, or not."""
        self.rush.setVisible(offered)

    def default_focus(self) -> QWidget:
        return self.skip

    def retranslate(self) -> None:
        self.rush.say(
            self.tr("Play to the end"),
            tip=self.tr("Plays the rest of the match without showing it"),
        )
        self.skip.say(
            self.tr("Skip"), tip=self.tr("Shows at once what is happening, without waiting")
        )
