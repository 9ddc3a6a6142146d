"""What a person can do about an offer on the table: say yes or no, ask for more, think again, or withdraw it."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from bigshot_desktop.games.saludos_amigos.rules.actions import ACCEPTS, DECLINES, WITHDRAWALS
from bigshot_desktop.games.saludos_amigos.window.panels.counter_offer import Counter, counter
from bigshot_desktop.games.saludos_amigos.window.panels.table_offers import TableOffer
from bigshot_desktop.games.saludos_amigos.words import names
from bigshot_desktop.ui.match.player_requests import PlayerRequests
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.widgets.buttons import ActionButton
from bigshot_desktop.words.narrator import Narrator

ACCEPT_KEY: Final = "A"
MORE_KEY: Final = "M"
DECLINE_KEY: Final = "D"
WITHDRAW_KEY: Final = "X"
GAP: Final = 4
"""Between the buttons."""
_MORE: Final = "+1"
_MOST: Final = 18
"""Yes and no together are no wider."""
_YES: Final = 0.52
"""What the yes has of that: it has the longer words."""
_WIDE: Final = 14
"""How wide all of them are about."""


class Answers(QWidget):
    """What one person can do about one offer: yes, no, and the wish for more, in one row.

    Each has its place there, whatever the others say and whichever of them have keys. What cannot be done is not there.
    """

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
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        for number, button in enumerate((self.yes, self.no)):
            button.setParent(self)
            button.set_key("")
            button.clicked.connect(
                lambda _=False, n=number: self.requests.action.emit(self._actions[n])
            )
            button.clicked.connect(button.become_new)
        self.more.setParent(self)
        self.more.hide_cap(True)
        self.more.set_text(_MORE)
        self._high = ActionButton(self, cap=ACCEPT_KEY)
        """As high as the row is, also while none of the others is there."""
        self._high.hide()

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
        self.no.setVisible(asked or (not table_offer.final and (own or table_offer.agreed(seat))))
        self.setVisible(not self.no.isHidden())

    def set_texts(self, table_offer: TableOffer, bridge: Bridge) -> None:
        """What the buttons do."""
        narrator = bridge.narrator
        self._say_more(table_offer, bridge)
        proposer = narrator.player(table_offer.proposer)
        if table_offer.proposer == self.seat:
            no = self.tr("Withdraw")
            tip = self.tr("Takes the offer back")
        elif self.asked:
            no = self.tr("Decline")
            tip = self.tr("Says no to {proposer}, which ends the offer")
        else:
            no = self.tr("Think again")
            tip = self.tr("Takes the yes to {proposer} back, which ends the offer")
        #: Says yes to an offer; {share} is a number of millions
        yes = self.tr("Accept {share}")
        share = table_offer.shares[self.seat]
        self.yes.set_text(yes.format(share=share), tip=self._yes_tip(table_offer, narrator))
        self.no.set_text(no, tip=tip.format(proposer=proposer))
        self._high.set_text(no)
        self._share_room()

    def _say_more(self, table_offer: TableOffer, bridge: Bridge) -> None:
        """The same offer with a million more for the person who is asked; nothing where that cannot be."""
        narrator = bridge.narrator
        if self.asked:
            self._counter = counter(bridge.match, table_offer, self.seat)
        self.more.setVisible(self.asked and self._counter.wanted is not None)
        if self._counter.shares:
            told = self.tr("Offers the same with one million more for {player}: {split}")
            split = names.split("shares")(narrator, {"shares": self._counter.shares})
            tip = told.format(player=narrator.player(self.seat), split=split)
            self.more.set_text(_MORE, tip=tip)
        #: Beside the yes and no to an offer: asks for a million more
        self.more.setAccessibleName(self.tr("One more for me"))

    def _yes_tip(self, table_offer: TableOffer, narrator: Narrator) -> str:
        told = self.tr("Says yes to {proposer}: {share} for {player}")
        return told.format(
            proposer=narrator.player(table_offer.proposer),
            player=narrator.player(self.seat),
            share=narrator.money(table_offer.shares[self.seat]),
        )

    # --- room ------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        self._high.ensurePolished()  # it is never shown; the style has a word on how low a button can be
        high = max(self._high.sizeHint().height(), self._high.minimumHeight())
        return QSize(_WIDE * self.fontMetrics().height(), high)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def _share_room(self) -> None:
        """The yes begins at the left, the no behind it, the wish for more at the right: always at the same places."""
        high, letters = self.height(), self.fontMetrics().height()
        more = min(self.more.minimumSizeHint().width(), self.width() // 4)
        both = max(2, min(round(_MOST * letters), self.width() - more - 2 * GAP))
        yes = round(_YES * both)
        no = both - yes if self.asked else self.width() - yes - GAP
        places = ((self.yes, 0, yes), (self.no, yes + GAP, no), (self.more, both + 2 * GAP, more))
        for button, left, wide in places:
            button.hide_cap(button is self.more)
            button.hide_cap(button is self.more or button.sizeHint().width() > wide)
            button.setGeometry(left, 0, wide, high)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()
            self._share_room()

    # --- keys ------------------------------------------------------------------------------------

    def take_keys(self, *, answer: bool, withdraw: bool) -> None:
        """The keys that press the buttons; none where they are somebody else's."""
        self.yes.set_key(ACCEPT_KEY if answer else "")
        self.more.set_key(MORE_KEY if answer else "")
        self.no.set_key(DECLINE_KEY if answer else WITHDRAW_KEY if withdraw else "")
