"""All offers on the table side by side: each keeps its place for as long as it is there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QWidget

from bigshot_desktop.games.saludos_amigos.window.panels.answers import Answers
from bigshot_desktop.games.saludos_amigos.window.panels.offer_cards import OfferCard
from bigshot_desktop.games.saludos_amigos.window.panels.table_offers import TableOffer
from bigshot_desktop.ui.match.player_requests import PlayerRequests
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.remarks import Remarks
from bigshot_desktop.ui.widgets.buttons import ActionButton
from bigshot_desktop.ui.widgets.last_lines import LastLines
from bigshot_desktop.ui.widgets.rows import caption

_CARD: Final = 22
"""How wide a card with its buttons is at most, in heights of a line."""
_NARROW: Final = 14.5
"""And at least."""
_MOST: Final = 4
"""There is no room for more side by side, however wide it is: they become wider instead."""
_FEW: Final = 3
"""So many cards have room side by side in every window with letters of the usual size."""
_BETWEEN: Final = 6
"""Between cards."""
_READABLE: Final = 12
"""What was said is not told in fewer heights of a line."""


class Overheard(LastLines):
    """What was said last, in the room that the cards leave; it takes none from them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, stressed=False)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.width() >= _READABLE * self.fontMetrics().height():
            super().paintEvent(event)


class OfferStrip(QScrollArea):
    """The cards side by side, each in its place for as long as it is there. It is as high without any."""

    def __init__(self, requests: PlayerRequests) -> None:
        super().__init__()
        self.requests = requests
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.cards: list[OfferCard] = []
        self.nothing = caption()
        self.said = Overheard()
        inside = QWidget()
        inside.setProperty("kind", "plain")
        self._speaker = -1
        self._new_question = False
        self._players = 0
        """So many offers may lie there at the same time."""
        self._specimen = OfferCard(requests)
        """Never shown: how high a card is."""
        self._specimen.setParent(inside)
        self._specimen.fill_in()
        self._specimen.hide()
        self._row = QHBoxLayout(inside)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(_BETWEEN)
        self._row.addWidget(self.nothing)
        self._row.addWidget(self.said, 1)
        self.setWidget(inside)

    # --- what is shown ---------------------------------------------------------------------------

    def show_papers(
        self, table_offers: Sequence[TableOffer], people: Sequence[int], speaker: int
    ) -> None:
        """What lies on the table: what was there stays where it was, what is new takes the first free place.

        ``people``: who can do something about it; ``speaker``: who of them does.
        """
        self._speaker, before = speaker, self.asked
        new = {table_offer.proposer: table_offer for table_offer in table_offers}
        for card in self.cards:
            known = new.pop(card.table_offer.proposer, None) if card.table_offer else None
            card.show_paper(known, people, speaker)
        for table_offer in sorted(
            new.values(), key=lambda table_offer: not _asks_any(table_offer, people)
        ):
            self._lay(table_offer, people)
        last = max((n for n, card in enumerate(self.cards) if not card.is_free), default=-1)
        for number, card in enumerate(self.cards):
            self._leave_hole(card, card.is_free and number < last)
            card.setVisible(not card.is_free)
        self.nothing.setVisible(last < 0)
        self._share_out_keys()
        self._new_question = self.asked is not before
        QTimer.singleShot(0, self, self._come_to_rest)

    def clear(self) -> None:
        """Another talk begins: every place is free."""
        for card in self.cards:
            card.show_paper(None)

    def set_texts(self, bridge: Bridge, remarks: Remarks) -> None:
        self._players = bridge.match.setup.players
        for card in self.cards:
            card.set_texts(bridge, remarks)
        self._measure()

    @property
    def asked(self) -> Answers | None:
        """The first answer that is waited for: of the speaker, or else of anybody."""
        asked = [one for one in self._shown_answers() if one.asked]
        own = [one for one in asked if one.seat == self._speaker]
        return next(iter(own + asked), None)

    def point_at(self, proposer: int) -> None:
        """Shows the card of a player; its first button gets the focus."""
        for card in self.cards:
            if card.table_offer is not None and card.table_offer.proposer == proposer:
                self.ensureWidgetVisible(card)
                buttons = [one for one in card.findChildren(ActionButton) if one.isVisible()]
                if buttons:
                    buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _come_to_rest(self) -> None:
        """Shows what is asked: nobody says yes to what they do not see."""
        self._measure()
        asked = self.asked
        if asked is not None and self._new_question:
            self.ensureWidgetVisible(asked)

    def _lay(self, table_offer: TableOffer, people: Sequence[int]) -> None:
        """Puts a new one in the first free place. In sight, who is waited for comes before what asks nobody."""
        card = self._free_card()
        if self.cards.index(card) >= self._in_sight and _asks_any(table_offer, people):
            for other in self.cards[: self._in_sight]:
                known = other.table_offer
                if known is not None and not _asks_any(known, people):
                    card.show_paper(known, people, self._speaker)
                    card = other
                    break
        card.show_paper(table_offer, people, self._speaker)

    def _free_card(self) -> OfferCard:
        for card in self.cards:
            if card.is_free:
                return card
        card = OfferCard(self.requests)
        card.setFixedSize(self._card_width, self._specimen.sizeHint().height())
        self._row.insertWidget(1 + len(self.cards), card, alignment=Qt.AlignmentFlag.AlignTop)
        self.cards.append(card)
        return card

    def _leave_hole(self, card: OfferCard, hole: bool) -> None:
        """What lies behind an offer that is gone does not move under somebody's pointer."""
        policy = card.sizePolicy()
        if policy.retainSizeWhenHidden() != hole:
            policy.setRetainSizeWhenHidden(hole)
            card.setSizePolicy(policy)

    def _shown_answers(self) -> list[Answers]:
        return [
            answers
            for card in self.cards
            if not card.is_free
            for answers in card.answers.values()
            if not answers.isHidden()
        ]

    def _share_out_keys(self) -> None:
        """The first who is asked has the keys for answers, the first who can withdraw that for withdrawing."""
        shown = self._shown_answers()
        asked = self.asked
        owners = [one for one in shown if not one.asked]
        own = [one for one in owners if one.seat == self._speaker]
        owner = next(iter(own + owners), None)
        for card in self.cards:
            for answers in card.answers.values():
                answers.take_keys(answer=answers is asked, withdraw=answers is owner)

    # --- how large -------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        letters = self.fontMetrics().height()
        return QSize(2 * _CARD * letters, self._high())

    def minimumSizeHint(self) -> QSize:
        return QSize(round(_NARROW * self.fontMetrics().height()), self._high())

    @property
    def _in_sight(self) -> int:
        """So many cards have room side by side."""
        return max(1, min(_MOST, self.width() // round(_NARROW * self.fontMetrics().height())))

    @property
    def _card_width(self) -> int:
        """Each is as wide whatever it says, so that nothing on the others moves."""
        number, widest = self._in_sight, _CARD * self.fontMetrics().height()
        return max(1, min(widest, self.width() // number - _BETWEEN))

    def _high(self) -> int:
        """As a card, and a bar below: in any width, so that it is equally high for as long as the match lasts."""
        bar = self.horizontalScrollBar().sizeHint().height() if self._players > _FEW else 0
        return self._specimen.sizeHint().height() + bar

    def _measure(self) -> None:
        """Measures the cards and all of them together, at once: Qt would come to it later, one after the other."""
        layout = self._specimen.layout()
        assert layout is not None
        layout.invalidate()  # it is hidden, and hears of no other letters
        layout.activate()
        for card in self.cards:
            card.setFixedSize(self._card_width, self._specimen.sizeHint().height())
        for part in (*self.cards, self.widget()):
            layout = part.layout() if part is not None else None
            if layout is not None:
                layout.activate()
        if self._high() != self.height():
            self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure()
        self.updateGeometry()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel goes along the cards."""
        bar = self.horizontalScrollBar()
        bar.setValue(bar.value() - event.angleDelta().y() - event.angleDelta().x())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._measure()
            self.updateGeometry()


def _asks_any(table_offer: TableOffer, people: Sequence[int]) -> bool:
    return any(table_offer.asks(seat) for seat in people)
