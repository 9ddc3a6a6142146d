"""Loans: the buttons that take one, wherever they are, and the panel that asks before the auction (BS-51)."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from bigshot_desktop.games.big_shot.rules.actions import BORROWS, DECLINES
from bigshot_desktop.games.big_shot.rules.material import COLOURS, LOAN_DEBT
from bigshot_desktop.ui.match.panel import Panel
from bigshot_desktop.ui.match.player_requests import PlayerRequests
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.widgets.buttons import ActionButton
from bigshot_desktop.ui.widgets.hold_button import HoldButton
from bigshot_desktop.ui.widgets.rows import keep_place


class LoanButtons(QObject):
    """A loan for each purse of a seat: one, or two for two players (BS-41). Whoever has them lays them out."""

    def __init__(self, parent: QWidget, requests: PlayerRequests) -> None:
        super().__init__(parent)
        self.requests = requests
        self.buttons = (ActionButton(parent, key="L"), ActionButton(parent, key="Shift+L"))
        self._seat = -1
        self._brief = False
        self._bridge: Bridge | None = None
        self._colours: tuple[int, ...] = ()
        for number, button in enumerate(self.buttons):
            button.show_icon("loan")
            button.clicked.connect(lambda _=False, purse=number: self._take(purse))

    def offer(
        self, seat: int, purses: tuple[int, ...], bridge: Bridge, *, steady: bool = False
    ) -> None:
        """Offers a loan for each purse that may have one; ``steady``: one that may not keeps the place free."""
        self._seat, self._colours = seat, bridge.match.setup.deal.colours[seat]
        for number, button in enumerate(self.buttons):
            offered = number < len(self._colours) and self._colours[number] in purses
            possible = bridge.match.setup.option("loans") != "before"
            keep_place(button, steady and possible and number < len(self._colours))
            button.setVisible(offered)
            button.show_piece(COLOURS[self._colours[number]] if len(self._colours) > 1 else "")

    def be_brief(self, brief: bool) -> None:
        """Leaves what a loan pays and costs to the tool tip, or not."""
        self._brief = brief
        if self._bridge is not None:
            self.set_texts(self._bridge)

    def set_texts(self, bridge: Bridge) -> None:
        """Says what each loan pays now and what it costs."""
        self._bridge = bridge
        narrator, credit = bridge.narrator, bridge.observation.credit
        for button, colour in zip(self.buttons, self._colours, strict=False):
            paid, debt = narrator.money(credit[colour]), narrator.money(LOAN_DEBT)
            #: Of a loan: what it pays and what it costs, below "Take a loan"
            terms = self.tr("pays {paid} now, costs {debt} at the end")
            take = narrator.action(BORROWS[self._seat][colour])
            told = terms.format(paid=paid, debt=debt)
            if self._brief:
                button.make_room(take)
                button.set_text(take, tip=told)
            else:
                button.make_room(take, detail=terms.format(paid=debt, debt=debt))
                button.set_text(take, told)

    def _take(self, purse: int) -> None:
        self.requests.action.emit(BORROWS[self._seat][self._colours[purse]])


class LoanPanel(Panel):
    """A loan before the auction, or none."""

    def __init__(self, requests: PlayerRequests) -> None:
        super().__init__(requests)
        self.loans = LoanButtons(self, requests)
        self.decline = ActionButton(self, kind="primary", key="N")
        self.decline.clicked.connect(lambda: self.requests.action.emit(DECLINES[self.seat]))
        self.look = HoldButton()
        self.look.held.connect(self.requests.peek)
        self.lay_zones(offer=(self.look,), controls=self.loans.buttons, out=(self.decline,))

    def default_focus(self) -> QWidget:
        return self.decline

    def _lay_out(self, decision: Any, bridge: Bridge) -> None:
        hidden = bridge.match.setup.option("hidden-money") == "yes" and len(bridge.humans) > 1
        zone = self.look.parentWidget()
        assert zone is not None
        for part in (self.look, zone):
            part.setVisible(hidden)
        self.loans.offer(self.seat, decision.purses, bridge)

    def _set_texts(self, decision: Any, bridge: Bridge) -> None:
        self.loans.set_texts(bridge)
        #: A button that shows a player's money as long as it is held down
        self.look.set_text(
            self.tr("Hold to look"), tip=self.tr("Shows the cash as long as it is held")
        )
        self.decline.set_text(bridge.narrator.action(DECLINES[self.seat]))
