"""What all panels of the action bar share: a question is put to a seat, and the answer comes out as an action."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from bigshot_desktop.rules.game import Decision
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.layouts import Flow


class Panel(QWidget):
    """The controls for one kind of decision. They want; they never act."""

    wanted = Signal(object)
    """An action of the rules."""
    roll_wanted = Signal()
    """The die is to roll."""
    busied = Signal()
    """The player is making something up: whoever is polite waits."""
    look_wanted = Signal()
    """The player wants to see what is for their eyes only."""
    hide_wanted = Signal()
    """The player has seen it."""
    speaker_wanted = Signal(int)
    """Another person at the table, by their seat, wants to speak."""
    rule_wanted = Signal(str)
    """The player wants to read a rule, by its number."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.seat = -1
        self._decision: Any = None
        self._bridge: Bridge | None = None

    def ask(self, seat: int, decision: Decision | None, bridge: Bridge) -> None:
        """Puts a question to a seat."""
        self.seat, self._decision, self._bridge = seat, decision, bridge
        self._lay_out(decision, bridge)
        self.retranslate()

    def renew(self, decision: Decision) -> None:
        """Others have spoken while the player decides. What the player was at is kept as far as it still holds."""
        assert self._bridge is not None
        self.ask(self.seat, decision, self._bridge)

    def default_focus(self) -> QWidget:
        """What gets the focus when the panel appears: there Enter does the most usual thing."""
        return self

    def spread(self, spare: int) -> None:
        """There is so much height that the bar has and the panel does not need; one that can use it does."""

    def retranslate(self) -> None:
        """Says everything in the language of now."""
        if self._bridge is not None:
            self._speak(self._decision, self._bridge)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        answered = self._bridge is not None and self.isHidden()  # what was asked is no longer so
        if event.type() == QEvent.Type.LanguageChange and not answered:
            self.retranslate()

    def _lay_out(self, decision: Any, bridge: Bridge) -> None:
        """Sets what does not depend on the language."""

    def _speak(self, decision: Any, bridge: Bridge) -> None:
        """Sets the texts."""


def caption(buddy: QWidget | None = None) -> QLabel:
    """A small heading of a group of controls."""
    label = QLabel()
    label.setProperty("kind", "caption")
    if buddy is not None:
        label.setBuddy(buddy)
    return label


def group(*parts: QWidget, gap: int = 8) -> QWidget:
    """Widgets that stay side by side as long as a row is wide enough for them."""
    together = QWidget()
    row = Flow(together, gap=gap, row_gap=4)
    for part in parts:
        row.addWidget(part)
    return together


def row_of(*parts: QWidget, leading: int | None = None) -> QWidget:
    """Parts that take a whole row of a panel; what is left of it comes after the leading ones."""
    whole = QWidget()
    whole.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
    row = Flow(whole, gap=16, row_gap=6, leading=leading)
    for part in parts:
        row.addWidget(part)
    return whole
