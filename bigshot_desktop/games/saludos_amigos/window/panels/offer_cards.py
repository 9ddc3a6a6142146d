"""An offer on the table as a card: who gets what, what was said with it, and a yes or no for each person."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout

from bigshot_desktop.games.saludos_amigos.rules.state import NEGOTIATION
from bigshot_desktop.games.saludos_amigos.window.panels.answers import ACCEPT_KEY, Answers
from bigshot_desktop.games.saludos_amigos.window.panels.table_offers import TableOffer
from bigshot_desktop.games.saludos_amigos.words import names
from bigshot_desktop.ui.look.style import set_kind
from bigshot_desktop.ui.match.player_requests import PlayerRequests
from bigshot_desktop.ui.models.seat_colours import seat_piece
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.remarks import Remarks
from bigshot_desktop.ui.widgets.buttons import ActionButton
from bigshot_desktop.ui.widgets.chips import Chip, Elided
from bigshot_desktop.ui.widgets.piece_row import Counted, PieceRow
from bigshot_desktop.ui.widgets.rows import caption, keep_place
from bigshot_desktop.words.narrator import Narrator

MARGIN: Final = 2
_GAP: Final = 6
_LETTER: Final = "X"


def told_split(narrator: Narrator, shares: Sequence[int]) -> str:
    """Who gets how much: 4 for Anna, 3 for Bea."""
    return names.split("shares")(narrator, {"shares": tuple(shares)})


def counted(shares: Sequence[int], table_offer: TableOffer | None = None) -> list[Counted]:
    """Each member as a piece with the share; of an offer with a tick, or room for one, for whom it asks."""
    return [
        Counted(seat_piece(seat), str(share), _tick(table_offer, seat))
        for seat, share in enumerate(shares)
        if share
    ]


def _tick(table_offer: TableOffer | None, seat: int) -> bool | None:
    """Whether somebody has said yes to an offer; None: nobody asks whether they do."""
    if table_offer is None or seat == table_offer.proposer:
        return None
    return table_offer.agreed(seat)


class Quotation(Elided):
    """What was said, in the room beside the shares, however little that is; a click and Enter show all of it."""

    def __init__(self) -> None:
        super().__init__(icon="speech")
        self.hide()

    def minimumSizeHint(self) -> QSize:
        return QSize(self._before(), self.sizeHint().height())


class OfferCard(QFrame):
    """One offer, open or just refused."""

    def __init__(self, requests: PlayerRequests) -> None:
        super().__init__()
        self.requests = requests
        self.setProperty("kind", "sunken")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.table_offer: TableOffer | None = None
        self.proposer = Chip(longest=7)
        self.height_ = caption()
        self.shares = PieceRow()
        self.words = Quotation()
        self.answers: dict[int, Answers] = {}
        self._none = ActionButton(self, cap=ACCEPT_KEY)
        """Keeps the room of the buttons while there are none."""
        self._none.hide()
        keep_place(self._none)
        head = QHBoxLayout()
        head.setSpacing(_GAP)
        head.addWidget(self.proposer)
        head.addWidget(self.height_, 1)
        split = QHBoxLayout()
        split.setSpacing(2 * _GAP)
        split.addWidget(self.shares)
        split.addWidget(self.words, 1)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(6, MARGIN, 6, MARGIN)
        self._column.setSpacing(1)
        self._column.addLayout(head)
        self._column.addLayout(split)
        self._column.addWidget(self._none)

    @property
    def is_free(self) -> bool:
        return self.table_offer is None

    def fill_in(self) -> None:
        """Something of everything that a card can show, so that it can be measured."""
        piece = seat_piece(0)
        set_kind(self, "card")
        self.proposer.show_player(_LETTER, (piece,), tip="", out=False)
        self.height_.setText(_LETTER)
        self.shares.show_counted([Counted(piece, _LETTER, True)], "")
        self._none.set_text(_LETTER)
        self._none.setToolTip("")

    def show_paper(
        self, table_offer: TableOffer | None, people: Sequence[int] = (), speaker: int = -1
    ) -> None:
        """Shows an offer, with buttons for who speaks, if they are one of those who can do something; or nothing."""
        self.table_offer = table_offer
        is_open = table_offer is not None and table_offer.is_open
        able = bool(speaker in people and table_offer and is_open and table_offer.shares[speaker])
        for seat, answers in self.answers.items():
            if not able or seat != speaker:
                answers.hide()
        self._column.setEnabled(table_offer is not None)
        if table_offer is None:
            return
        if able:
            self._answers_of(speaker).show_paper(table_offer)
        keep_place(self._none, not any(not one.isHidden() for one in self.answers.values()))
        set_kind(self, "card" if table_offer.is_open and table_offer.concerns(people) else "sunken")

    def _answers_of(self, seat: int) -> Answers:
        if seat not in self.answers:
            answers = Answers(self.requests, seat)
            self._column.addWidget(answers)
            self.answers[seat] = answers
        return self.answers[seat]

    def set_texts(self, bridge: Bridge, remarks: Remarks) -> None:
        """All in the language of now."""
        table_offer, narrator = self.table_offer, bridge.narrator
        if table_offer is None:
            return
        strengths = bridge.observation.strengths
        refused = not table_offer.is_open
        speaker = table_offer.proposer
        self.proposer.show_player(
            narrator.player(speaker),
            (seat_piece(speaker),),
            tip=self._who(table_offer, narrator),
            out=False,
        )
        height = sum(strengths[seat] for seat, share in enumerate(table_offer.shares) if share)
        #: Beside the name of who made the offer: who has said no to it
        declined = self.tr("declined by {player}")
        #: Of all who belong to an offer, together; the mug moves there if they agree
        told = declined if refused else self.tr("Strength {height}")
        by = narrator.player(table_offer.refused_by) if refused else ""
        self.height_.setText(told.format(height=height, player=by))
        self.height_.setVisible(refused or bridge.observation.phase == NEGOTIATION)
        split = told_split(narrator, table_offer.shares)
        in_words = self._told(table_offer, narrator, split)
        self.shares.show_counted(counted(table_offer.shares, table_offer), in_words, faint=refused)
        remark = remarks.at(table_offer.number) if table_offer.number else ""
        quoted = narrator.phrase("quoted", words=remark) if remark else ""
        self.words.set_text(quoted, f"{in_words}\n{quoted}" if quoted else "")
        self.words.setVisible(bool(quoted))
        for answers in self.answers.values():
            if not answers.isHidden():
                answers.set_texts(table_offer, bridge)

    def _who(self, table_offer: TableOffer, narrator: Narrator) -> str:
        if table_offer.is_open:
            told = self.tr("{player} makes an offer")
            return told.format(player=narrator.player(table_offer.proposer))
        told = self.tr("{player} has refused what {proposer} offered")
        return told.format(
            player=narrator.player(table_offer.refused_by),
            proposer=narrator.player(table_offer.proposer),
        )

    def _told(self, table_offer: TableOffer, narrator: Narrator, split: str) -> str:
        """The split, and who has answered."""
        asked = [seat for seat in range(len(table_offer.shares)) if table_offer.asks(seat)]
        if not asked:
            return split
        #: {split} is a list of millions and players: "4 for Anna, 3 for Bea"
        told = self.tr("{split}. Asked: {players}")
        return told.format(
            split=split, players=narrator.listing([narrator.player(seat) for seat in asked])
        )
