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

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.skip = ActionButton(self, kind="quiet", key="Space", deaf=ENTERS)
        self.skip.show_icon("skip")
        self.skip.clicked.connect(self.skip_wanted)
        Flow(self).addWidget(self.skip)
        self.retranslate()

    def default_focus(self) -> QWidget:
        return self.skip

    def retranslate(self) -> None:
        self.skip.say(
            self.tr("Skip"), tip=self.tr("Shows at once what is happening, without waiting")
        )
