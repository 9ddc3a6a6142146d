"""Loans: the buttons that take one, wherever they are, and the panel that asks before the auction (BS-51)."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from bigshot_desktop.rules.big_shot.actions import BORROWS, DECLINES
from bigshot_desktop.rules.big_shot.material import COLOURS, LOAN_DEBT
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.layouts import Flow
from bigshot_desktop.ui.panels.buttons import ActionButton
from bigshot_desktop.ui.panels.panel import Panel


class LoanButtons(QObject):
    """A loan for each purse of a seat: one, or two for two players (BS-41). Whoever has them lays them out."""

    wanted = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.buttons = (ActionButton(parent, key="L"), ActionButton(parent, key="Shift+L"))
        self._seat = -1
        self._colours: tuple[int, ...] = ()
        for number, button in enumerate(self.buttons):
            button.show_icon("loan")
            button.clicked.connect(lambda _=False, purse=number: self._take(purse))

    def offer(self, seat: int, purses: tuple[int, ...], bridge: Bridge) -> None:
        """Offers a loan for each purse that may have one."""
        self._seat, self._colours = seat, bridge.match.setup.deal.colours[seat]
        for number, button in enumerate(self.buttons):
            offered = number < len(self._colours) and self._colours[number] in purses
            button.setVisible(offered)
            button.show_piece(COLOURS[self._colours[number]] if len(self._colours) > 1 else "")

    def speak(self, bridge: Bridge) -> None:
        """Says what each loan pays now and what it costs."""
        voice, credit = bridge.voice, bridge.observation.credit
        for button, colour in zip(self.buttons, self._colours, strict=False):
            paid, debt = voice.money(credit[colour]), voice.money(LOAN_DEBT)
            #: Of a loan: what it pays and what it costs, below "Take a loan"
            terms = self.tr("pays {paid} now, costs {debt} at the end")
            button.say(
                voice.action(BORROWS[self._seat][colour]), terms.format(paid=paid, debt=debt)
            )

    def _take(self, purse: int) -> None:
        self.wanted.emit(BORROWS[self._seat][self._colours[purse]])


class LoanPanel(Panel):
    """A loan before the auction, or none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.loans = LoanButtons(self)
        self.loans.wanted.connect(self.wanted)
        self.decline = ActionButton(self, kind="primary", key="N")
        self.decline.clicked.connect(lambda: self.wanted.emit(DECLINES[self.seat]))
        row = Flow(self)
        for button in (*self.loans.buttons, self.decline):
            row.addWidget(button)

    def default_focus(self) -> QWidget:
        return self.decline

    def _lay_out(self, decision: Any, bridge: Bridge) -> None:
        self.loans.offer(self.seat, decision.purses, bridge)

    def _speak(self, decision: Any, bridge: Bridge) -> None:
        self.loans.speak(bridge)
        self.decline.say(bridge.voice.action(DECLINES[self.seat]))
