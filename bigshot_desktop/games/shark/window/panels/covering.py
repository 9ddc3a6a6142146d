"""The panel of a debtor: which shares cover what cash could not pay, the smallest choices first (SH-18)."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from bigshot_desktop.games.shark.rules.actions import SellOff
from bigshot_desktop.games.shark.rules.decisions import CoverLoss
from bigshot_desktop.games.shark.rules.material import COMPANIES
from bigshot_desktop.games.shark.rules.settlement import proceeds, smallest, worth_of
from bigshot_desktop.games.shark.window.panels.drafting import DraftPanel
from bigshot_desktop.games.shark.window.panels.drafts import SaleDraft
from bigshot_desktop.games.shark.words import names
from bigshot_desktop.ui.match.player_requests import PlayerRequests
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.widgets.buttons import ActionButton
from bigshot_desktop.ui.widgets.piece_row import Counted, PiecesButton
from bigshot_desktop.ui.widgets.rows import caption, group, row_of
from bigshot_desktop.ui.widgets.sentence import Sentence

_LETTERS: Final = ("A", "B", "C", "D")
"""The keys of the choices that are suggested."""


class CoverPanel(DraftPanel):
    """The choices that give up the least, a button each; or a choice of one's own."""

    draft: SaleDraft

    def __init__(self, requests: PlayerRequests) -> None:
        super().__init__(requests)
        self._smallest: list[tuple[int, ...]] = []
        self._title = caption()
        self.suggestions = [PiecesButton(key=letter) for letter in _LETTERS]
        self.state = Sentence("")
        self.sell = ActionButton(kind="primary", key="S")
        self.sell.show_icon("coin")
        self.own, self.back = ActionButton(key="O"), ActionButton(key="O")
        self._suggested = row_of(self._title, group(*self.suggestions), self.own)
        self._noted = row_of(self.state, group(self.back, self.sell))
        self.lay(self._suggested, self.strips, self._noted)
        for place, button in enumerate(self.suggestions):
            button.clicked.connect(lambda _=False, place=place: self._take(place))
        self.sell.clicked.connect(lambda: self.requests.action.emit(*self.draft.actions(self.seat)))
        self.own.clicked.connect(lambda: self._turn(own=True))
        self.back.clicked.connect(lambda: self._turn(own=False))

    def default_focus(self) -> QWidget:
        if self.strips.isHidden():
            return self.suggestions[0]
        fields = [strip.field for strip in self.strips.strips if strip.isEnabled()]
        return fields[0] if fields else self

    def _lay_out(self, decision: CoverLoss, bridge: Bridge) -> None:
        self.draft = SaleDraft(decision)
        self._smallest = smallest(
            decision.rest, decision.shares, decision.values, len(self.suggestions)
        )
        for place, button in enumerate(self.suggestions):
            button.setVisible(place < len(self._smallest))
        self._show(own=False)

    def _set_texts(self, decision: CoverLoss, bridge: Bridge) -> None:
        narrator, values = bridge.narrator, decision.values
        #: A heading before choices of shares that cover a loss
        self._title.setText(self.tr("Just enough"))
        for button, shares in zip(self.suggestions, self._smallest, strict=False):
            worth = worth_of(shares, values)
            change = proceeds(worth) - decision.rest
            button.show_counted(_counted(shares))
            button.set_text(
                names.all_shares(narrator, {"shares": shares}),
                self._half_of(worth, bridge, change),
                tip=narrator.action(SellOff(self.seat, shares)),
            )
        self.own.set_text(self.tr("Choose yourself"))
        #: Goes back to the choices of shares that just cover a loss
        self.back.set_text(self.tr("Suggestions"))
        self.sell.set_text(self.tr("Sell these"))
        super()._set_texts(decision, bridge)

    def _longest_results(self, bridge: Bridge) -> list[str]:
        """All that is held handed over."""
        held = zip(self.draft.shares, self.draft.values, strict=True)
        return [self._half_of(max(number * value for number, value in held), bridge)]

    def _show_draft(self, bridge: Bridge) -> None:
        super()._show_draft(bridge)
        draft = self.draft
        for company, strip in enumerate(self.strips.strips):
            worth = draft.numbers[company] * draft.values[company]
            strip.result.setText(self._half_of(worth, bridge) if worth else "")
        self.state.setText(self._told(bridge))
        self.sell.setEnabled(self.refusal(draft) is None)

    def _why_not(self, company: int, number: int) -> str:
        return super()._why_not(company, number) if number >= 0 else ""

    def _half_of(self, worth: int, bridge: Bridge, change: int = 0) -> str:
        #: What the bank gives for shares in a forced sale: half of a sum
        told = self.tr("half of {worth}")
        if change:
            #: The same, and what it pays back of that
            told = self.tr("half of {worth}, change {change}")
        return told.format(worth=bridge.narrator.money(worth), change=bridge.narrator.money(change))

    def _told(self, bridge: Bridge) -> str:
        """How far the choice goes, and what could be kept of it."""
        draft, narrator = self.draft, bridge.narrator
        over, spare = draft.covers - draft.rest, draft.spare
        shares = ""
        if over < 0:
            told = self.tr("Brings {covers} of the {rest} owed; {missing} is missing.")
        elif spare:
            #: {shares} are some shares of one company: "You could keep 1 red share"
            told = self.tr("Brings {covers} for the {rest} owed; you could keep {shares}.")
            shares = names.some_shares(narrator, {"company": spare[0], "number": spare[1]})
        elif over:
            told = self.tr("Brings {covers} for the {rest} owed; change {change}.")
        else:
            told = self.tr("Brings exactly the {rest} owed.")
        return told.format(
            covers=narrator.money(draft.covers),
            rest=narrator.money(draft.rest),
            missing=narrator.money(max(0, -over)),
            change=narrator.money(max(0, over)),
            shares=shares,
        )

    # --- what is done ----------------------------------------------------------------------------

    def _show(self, *, own: bool) -> None:
        """A choice of one's own, or the suggestions; both would leave the board no room in large letters."""
        self._suggested.setVisible(not own)
        for part in (self.strips, self._noted):
            part.setVisible(own)

    def _turn(self, *, own: bool) -> None:
        self._show(own=own)
        self.default_focus().setFocus(Qt.FocusReason.OtherFocusReason)

    def _enter(self) -> None:
        self.sell.press()

    def _take(self, place: int) -> None:
        self.requests.action.emit(SellOff(self.seat, self._smallest[place]))


def _counted(shares: tuple[int, ...]) -> list[Counted]:
    """Each company's shares as a piece with a number."""
    return [Counted(COMPANIES[c], str(number)) for c, number in enumerate(shares) if number]
