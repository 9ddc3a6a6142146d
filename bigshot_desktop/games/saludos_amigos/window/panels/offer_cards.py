"""An offer on the table as a card: who gets what, what was said with it, and a yes or no for each person."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout

from bigshot_desktop.rules.saludos_amigos.state import NEGOTIATION
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.models.pieces import seat_piece
from bigshot_desktop.ui.models.remarks import Remarks
from bigshot_desktop.ui.panels.buttons import set_kind
from bigshot_desktop.ui.panels.chips import Chip
from bigshot_desktop.ui.panels.panel import caption
from bigshot_desktop.ui.panels.piece_row import Counted, PieceRow
from bigshot_desktop.ui.panels.placing import SteadyText
from bigshot_desktop.ui.panels.saludos_amigos.answers import Answers
from bigshot_desktop.ui.panels.saludos_amigos.papers import Paper
from bigshot_desktop.words.saludos_amigos import names
from bigshot_desktop.words.voice import Voice

MARGIN: Final = 4
WORDS: Final = 15
"""How wide the words of a card are, in heights of a line."""
_GAP: Final = 6


def told_split(voice: Voice, shares: Sequence[int]) -> str:
    """Who gets how much: 4 for Anna, 3 for Bea."""
    return names.split("shares")(voice, {"shares": tuple(shares)})


def counted(shares: Sequence[int], paper: Paper | None = None) -> list[Counted]:
    """Each member as a piece with the share; a tick for those who have said yes."""
    return [
        Counted(seat_piece(seat), str(share), paper is not None and paper.agreed(seat))
        for seat, share in enumerate(shares)
        if share
    ]


class OfferCard(QFrame):
    """One offer, open or just refused."""

    wanted = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "sunken")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self.paper: Paper | None = None
        self.proposer = Chip(longest=7)
        self.height_ = caption()
        self.shares = PieceRow()
        self.words = SteadyText(lines=2)
        self.answers: dict[int, Answers] = {}
        head = QHBoxLayout()
        head.setSpacing(_GAP)
        head.addWidget(self.proposer)
        head.addWidget(self.height_)
        head.addStretch(1)
        head.addWidget(self.shares)
        column = QVBoxLayout()
        column.setSpacing(2)
        column.addLayout(head)
        column.addWidget(self.words)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(6, MARGIN, 8, MARGIN)
        self._row.setSpacing(8)
        self._row.addLayout(column, 1)

    @property
    def is_free(self) -> bool:
        return self.paper is None

    def show_paper(self, paper: Paper | None, people: Sequence[int] = ()) -> None:
        """Shows an offer, with buttons for the people who can do something about it; or nothing."""
        self.paper = paper
        is_open = paper is not None and paper.is_open
        able = [seat for seat in people if paper and is_open and paper.shares[seat]]
        for seat, answers in self.answers.items():
            if seat not in able:
                answers.hide()
        if paper is None:
            return
        for seat in able:
            self._answers_of(seat).show_paper(paper)
        set_kind(self, "card" if paper.is_open and paper.concerns(people) else "sunken")

    def _answers_of(self, seat: int) -> Answers:
        if seat not in self.answers:
            answers = Answers(seat)
            answers.wanted.connect(self.wanted)
            words, before = 1, sum(other < seat for other in self.answers)
            self._row.insertWidget(words + before, answers)
            self.answers[seat] = answers
        return self.answers[seat]

    def speak(self, bridge: Bridge, remarks: Remarks) -> None:
        """All in the language of now."""
        paper, voice = self.paper, bridge.voice
        if paper is None:
            return
        strengths = bridge.observation.strengths
        refused = not paper.is_open
        speaker = paper.refused_by if refused else paper.proposer
        self.proposer.show_player(
            voice.player(speaker), (seat_piece(speaker),), tip=self._who(paper, voice), out=False
        )
        height = sum(strengths[seat] for seat, share in enumerate(paper.shares) if share)
        #: Beside the name of a player who has said no to an offer
        declined = self.tr("Declined")
        #: The height of an offer; the mug moves there if all agree
        told = declined if refused else self.tr("Height {height}")
        self.height_.setText(told.format(height=height))
        self.height_.setVisible(refused or bridge.observation.phase == NEGOTIATION)
        split = told_split(voice, paper.shares)
        self.shares.show_counted(
            counted(paper.shares, paper), self._told(paper, voice, split), faint=refused
        )
        remark = remarks.at(paper.number) if paper.number else ""
        quoted = voice.phrase("quoted", words=remark)
        self.words.say(quoted if remark else self._told(paper, voice, split))
        alone = len(bridge.humans) == 1
        for answers in self.answers.values():
            if not answers.isHidden():
                answers.speak(paper, voice, alone=alone)
        self._make_room()

    def _make_room(self) -> None:
        """Wide enough for its first line, and for some words."""
        head = (self.proposer, self.height_, self.shares)
        wide = sum(part.sizeHint().width() for part in head) + 2 * _GAP
        self.words.setMinimumWidth(max(wide, WORDS * self.fontMetrics().height()))

    def _who(self, paper: Paper, voice: Voice) -> str:
        if paper.is_open:
            told = self.tr("{player} makes an offer")
            return told.format(player=voice.player(paper.proposer))
        told = self.tr("{player} has refused what {proposer} offered")
        return told.format(
            player=voice.player(paper.refused_by), proposer=voice.player(paper.proposer)
        )

    def _told(self, paper: Paper, voice: Voice, split: str) -> str:
        """The split, and who has answered."""
        asked = [seat for seat in range(len(paper.shares)) if paper.asks(seat)]
        if not asked:
            return split
        #: {split} is a list of millions and players: "4 for Anna, 3 for Bea"
        told = self.tr("{split}. Asked: {players}")
        return told.format(
            split=split, players=voice.listing([voice.player(seat) for seat in asked])
        )
