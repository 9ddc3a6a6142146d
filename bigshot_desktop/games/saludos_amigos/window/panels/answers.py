"""What a person can do about an offer on the table: say yes or no, ask for more, think again, or withdraw it."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from bigshot_desktop.games.saludos_amigos.rules.actions import ACCEPTS, DECLINES, WITHDRAWALS
from bigshot_desktop.games.saludos_amigos.window.panels.counter_offer import Counter, counter
from bigshot_desktop.games.saludos_amigos.window.panels.table_offers import TableOffer
from bigshot_desktop.games.saludos_amigos.words import names
from bigshot_desktop.ui.match.player_requests import PlayerRequests
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.widgets.buttons import ActionButton
from bigshot_desktop.ui.widgets.rows import keep_place
from bigshot_desktop.words.narrator import Narrator

ACCEPT_KEY: Final = "A"
MORE_KEY: Final = "M"
DECLINE_KEY: Final = "D"
WITHDRAW_KEY: Final = "X"
GAP: Final = 4
"""Between the buttons."""


class Answers(QWidget):
    """What one person can do about one offer: yes above no, and beside them the wish for more."""

    def __init__(self, requests: PlayerRequests, seat: int) -> None:
        super().__init__()
        self.requests = requests
        self.seat = seat
        self._actions: tuple[Any, Any] = (None, None)
        self._shares: tuple[int, ...] = ()
        self._counter = Counter()
        self.yes, self.no = (
            ActionButton(key=ACCEPT_KEY, kind="primary"),
            ActionButton(key=DECLINE_KEY),
        )
        self.more = ActionButton(key=MORE_KEY)
        self.more.set_key("")
        self.more.clicked.connect(lambda: self.requests.action.emit(self._counter.wanted))
        self.more.clicked.connect(self.more.become_new)
        row, column = QHBoxLayout(self), QVBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GAP)
        row.addLayout(column)
        column.setSpacing(GAP)
        column.addStretch(1)
        for number, button in enumerate((self.yes, self.no)):
            button.set_key("")
            keep_place(button)
            column.addWidget(button)
            button.clicked.connect(
                lambda _=False, n=number: self.requests.action.emit(self._actions[n])
            )
            button.clicked.connect(button.become_new)
        column.addStretch(1)
        row.addWidget(self.more)

    @property
    def asked(self) -> bool:
        """Whether an answer is waited for."""
        return not self.isHidden() and not self.yes.isHidden()

    def show_paper(self, table_offer: TableOffer) -> None:
        """The person is asked; or, where that can be taken back, has said yes to it or made it."""
        seat, proposer = self.seat, table_offer.proposer
        asked, own = (
            table_offer.is_open and table_offer.asks(seat),
            table_offer.is_open and proposer == seat,
        )
        actions = (
            ACCEPTS[seat][proposer],
            WITHDRAWALS[seat] if own else DECLINES[seat][proposer],
        )
        if (actions, table_offer.shares) != (self._actions, self._shares):
            for button in (self.yes, self.no, self.more):
                button.become_new()
        self._actions, self._shares = actions, table_offer.shares
        self.yes.setVisible(asked)
        self.more.setVisible(asked)
        self.no.setVisible(asked or (not table_offer.final and (own or table_offer.agreed(seat))))
        self.setVisible(not self.no.isHidden())

    def set_texts(self, table_offer: TableOffer, bridge: Bridge, *, alone: bool) -> None:
        """What the buttons do; with several people each is named."""
        narrator = bridge.narrator
        self._say_more(table_offer, bridge, alone=alone)
        player, proposer = narrator.player(self.seat), narrator.player(table_offer.proposer)
        if table_offer.proposer == self.seat:
            no = self.tr("Withdraw") if alone else self.tr("{player} withdraws")
            tip = self.tr("Takes the offer back")
        elif self.asked:
            no = self.tr("Decline") if alone else self.tr("{player} declines")
            tip = self.tr("Says no to {proposer}, which ends the offer")
        else:
            no = self.tr("Think again") if alone else self.tr("{player} thinks again")
            tip = self.tr("Takes the yes to {proposer} back, which ends the offer")
        #: Says yes to an offer; {share} is a number of millions
        yes = self.tr("Accept {share}") if alone else self.tr("{player} accepts {share}")
        share = table_offer.shares[self.seat]
        self.yes.set_text(
            yes.format(player=player, share=share), tip=self._yes_tip(table_offer, narrator)
        )
        self.no.set_text(no.format(player=player), tip=tip.format(proposer=proposer))

    def _say_more(self, table_offer: TableOffer, bridge: Bridge, *, alone: bool) -> None:
        """The same offer with a million more for the person who is asked; or why that cannot be."""
        narrator = bridge.narrator
        if self.asked:
            self._counter = counter(bridge.match, table_offer, self.seat)
        self.more.setEnabled(self._counter.wanted is not None)
        if self._counter.refusal is not None:
            tip = narrator.refusal(self._counter.refusal)
        elif self._counter.shares:
            told = self.tr("Offers the same with one million more for {player}: {split}")
            split = names.split("shares")(narrator, {"shares": self._counter.shares})
            tip = told.format(player=narrator.player(self.seat), split=split)
        else:
            tip = self.tr("Nobody in it has a million to spare")
        #: Beside the yes and no to an offer: asks for a million more
        more = self.tr("One more for me") if alone else self.tr("One more for {player}")
        self.more.set_text(more.format(player=narrator.player(self.seat)), tip=tip)

    def _yes_tip(self, table_offer: TableOffer, narrator: Narrator) -> str:
        told = self.tr("Says yes to {proposer}: {share} for {player}")
        return told.format(
            proposer=narrator.player(table_offer.proposer),
            player=narrator.player(self.seat),
            share=narrator.money(table_offer.shares[self.seat]),
        )

    def take_keys(self, *, answer: bool, withdraw: bool) -> None:
        """The keys that press the buttons; none where they are somebody else's."""
        self.yes.set_key(ACCEPT_KEY if answer else "")
        self.more.set_key(MORE_KEY if answer else "")
        self.no.set_key(DECLINE_KEY if answer else WITHDRAW_KEY if withdraw else "")
