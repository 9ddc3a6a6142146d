"""What negotiation and council share: what lies on the table, a draft of one's own, quick words, and the way out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from bigshot_desktop.engine.game import Decision, Refusal
from bigshot_desktop.games.saludos_amigos.bots.suggesting import Suggestion
from bigshot_desktop.games.saludos_amigos.rules.observation import SaludosObservation
from bigshot_desktop.games.saludos_amigos.rules.state import NEGOTIATION, TALK
from bigshot_desktop.games.saludos_amigos.window.panels.clock import ClockStrip
from bigshot_desktop.games.saludos_amigos.window.panels.drafts import SplitDraft
from bigshot_desktop.games.saludos_amigos.window.panels.members import Members
from bigshot_desktop.games.saludos_amigos.window.panels.offer_cards import counted, told_split
from bigshot_desktop.games.saludos_amigos.window.panels.offer_strip import OfferStrip
from bigshot_desktop.games.saludos_amigos.window.panels.quick import QuickButton, hand_out
from bigshot_desktop.games.saludos_amigos.window.panels.running_talk import heard
from bigshot_desktop.games.saludos_amigos.window.panels.speakers import SpeakerBar
from bigshot_desktop.games.saludos_amigos.window.panels.standing_split import StandingSplit
from bigshot_desktop.games.saludos_amigos.window.panels.table_offers import table_offers
from bigshot_desktop.ui.look.layouts import NEVER, Columns
from bigshot_desktop.ui.look.style import set_kind
from bigshot_desktop.ui.match.cited_text import CitedText
from bigshot_desktop.ui.match.panel import Panel
from bigshot_desktop.ui.match.player_requests import PlayerRequests
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.remarks import Remarks
from bigshot_desktop.ui.play.talk_clock import TalkClock
from bigshot_desktop.ui.widgets.buttons import ActionButton
from bigshot_desktop.ui.widgets.last_lines import LastLines
from bigshot_desktop.ui.widgets.rows import lay_zones, row_of
from bigshot_desktop.words.narrator import Narrator

OVER_KEY: Final = "E"
DECLINE_KEY: Final = "Shift+E"
"""Takes the way out where that says no to somebody: who means the one never does the other."""
_ROOMY: Final = 50
"""In fewer heights of a line than that, there is room for what the others say or for the draft, not for both."""
_QUICK: Final = 2.6
"""How high a quick offer is, in heights of a line: there is so much room also while there is none."""


class TalkPanel(Panel):
    """Everybody may speak at any time: nothing here moves because others do."""

    tells_news = True
    least_width = 57

    def __init__(
        self,
        requests: PlayerRequests,
        clock: TalkClock,
        remarks: Remarks,
        *,
        key: str,
        quick: Sequence[QuickButton],
    ) -> None:
        """``key``: makes what is drafted; ``quick``: what can be said with one click, in the order of places."""
        super().__init__(requests)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._remarks = remarks
        self._talk: tuple[Any, ...] = ()
        """Which talk it is: drafts and places are kept as long as it lasts."""
        self._drafts: dict[int, SplitDraft] = {}
        self._best = ""
        """The kind of the best that is suggested."""
        self._declines = False
        """Whether the way out says no to somebody."""
        self._content = False
        """Whether the player gets something as things stand, and nobody asks for anything else."""
        self._drafting = False
        """Whether the draft is shown where there is no room for everything."""
        self._listens = False
        """Whether nobody here has anything to say: then the talk of the others has the room."""
        self.speakers = SpeakerBar(requests)
        self.clock = ClockStrip(clock)
        self.standing = StandingSplit(self.clock)
        self.cards = OfferStrip(requests)
        self.members = Members()
        self.running = LastLines()
        self.running.hide()
        self.state = CitedText(lines=1)
        self.make = ActionButton(key=key)
        self.make.show_icon("speech")
        self.quick = tuple(quick)
        self.over = ActionButton(key=OVER_KEY)
        self._hasty = QShortcut(QKeySequence(OVER_KEY), self.over, enabled=False)
        """The key of the way out while that says no to somebody, and needs another one."""
        self._widest = ActionButton(self, cap=DECLINE_KEY)
        """The way out with the most words, which is only measured."""
        self._widest.hide()
        for button in (self.over, self._widest):
            button.show_icon("ready")
        self.build, self.back = ActionButton(key=key), ActionButton(key="B")
        self._lay()
        self._connect()

    def _lay(self) -> None:
        self._said = row_of(self.standing, self.cards)
        self._below = below = QWidget()
        zones = lay_zones(below, (self.make, self.back), (self.build, *self.quick), (self.over,))
        self._draft_zone, self._ways, self._way_out = zones
        rows = Columns(self, gap=5, narrowest=NEVER)
        for part in (self.speakers, self._said, self.running, self.members, self.state, below):
            rows.addWidget(part)

    def _connect(self) -> None:
        self.members.toggled.connect(self._toggle)
        self.members.changed.connect(self._put)
        self.members.entered.connect(self.make.press)
        self.make.clicked.connect(lambda: self.requests.action.emit(self.draft.action()))
        self.over.clicked.connect(self._say_over)
        self._hasty.activated.connect(self._say_that_it_declines)
        self.build.clicked.connect(lambda: self._turn(drafting=True))
        self.back.clicked.connect(lambda: self._turn(drafting=False))
        for button in self.quick:
            button.clicked.connect(lambda _=False, button=button: self._say_quick(button))
            button.clicked.connect(button.become_new)
        self.make.clicked.connect(self.make.become_new)
        for key in ("Backspace", "Delete"):
            QShortcut(QKeySequence(key), self.members).activated.connect(self._clear)

    @property
    def draft(self) -> SplitDraft:
        """What the player who speaks has in mind."""
        return self._drafts[self.seat]

    def default_focus(self) -> QWidget:
        asked = self.cards.asked
        if asked is not None and not self._said.isHidden():
            return asked.yes
        best = "" if self._content else self._best
        quick = next((button for button in self.quick if button.kind == best), self.over)
        return self.members.first if self._ways.isHidden() else quick

    @property
    def _harmless(self) -> QWidget:
        """What says nothing to anybody."""
        return self.build if self.members.isHidden() else self.members.first

    def renew(self, decision: Decision) -> None:
        """What has the focus keeps it, or something harmless gets it."""
        focus = QApplication.focusWidget()
        inside, declined = focus is not None and self.isAncestorOf(focus), self._declines
        super().renew(decision)
        if not inside or focus is None:
            return
        turned = focus is self.over and self._declines != declined
        if turned or not (focus.isVisible() and focus.isEnabled()):
            self._harmless.setFocus(Qt.FocusReason.OtherFocusReason)

    def _asks_anew(self, decision: Decision) -> bool:
        """Each control knows itself whether it says something else now; the others go on being meant."""
        return False

    def look_on(self, seat: int, bridge: Bridge) -> None:
        """The talk goes on among others: what lies on the table and what stands is seen, and nothing is answered."""
        seen: SaludosObservation = bridge.observation
        talks = seen.phase in (NEGOTIATION, TALK)
        papers = table_offers(bridge.match, seen, bridge.humans) if talks else []
        self.cards.show_papers(papers, (), self.seat)
        self.cards.set_texts(bridge, self._remarks)
        self._say_standing(seen, bridge)
        self._listens = talks and not any(map(bridge.is_human, seen.acting))
        self.cards.said.show_lines(heard(bridge, began=True) if talks else ())
        if self._listens:
            self.running.show_lines(heard(bridge))
        self._show_parts()

    def point_at(self, proposer: int) -> None:
        """Somebody points at an offer on the board: its card is shown, and its first button gets the focus."""
        if self._said.isHidden():
            self._turn(drafting=False)
        self.cards.point_at(proposer)

    # --- what is shown ---------------------------------------------------------------------------

    def _lay_out(self, decision: Any, bridge: Bridge) -> None:
        self._listens = False
        seen: SaludosObservation = bridge.observation
        talk = (bridge, seen.turn, seen.phase)
        if talk != self._talk:
            self._talk, self._drafting = talk, False
            self._drafts.clear()
            self.cards.clear()
            for button in self.quick:
                button.clear()
        self._drafts[self.seat] = self._draft_for(decision, seen, self._drafts.get(self.seat))
        people = [seat for seat in bridge.humans if seat in seen.acting]
        on_table = table_offers(bridge.match, seen, bridge.humans)
        self.cards.show_papers(on_table, people, self.seat)
        self.members.attend(self.draft)
        self.speakers.attend(bridge, self.seat)
        suggestions = self._suggestions(seen)
        self._best = suggestions[0].kind if suggestions else ""
        hand_out(self.quick, suggestions)
        self._show_parts()

    def _set_texts(self, decision: Any, bridge: Bridge) -> None:
        self.clock.attend(bridge)
        self.cards.nothing.setText(self.tr("Nobody waits for an answer."))
        self.cards.set_texts(bridge, self._remarks)
        self.cards.said.show_lines(heard(bridge, began=True))
        self.members.set_texts(self.draft, bridge)
        for button in self.quick:
            self._say_suggestion(button, bridge.narrator)
        #: Goes from what one has in mind back to what the others say
        self.back.set_text(self.tr("Back"))
        self._say_way_out(decision, bridge)
        self._show_parts()
        self._show_draft(bridge)

    def _say_suggestion(self, button: QuickButton, narrator: Narrator) -> None:
        """What a quick button says; its kind also while it says nothing, for the room that it needs."""
        kind, told, tip = self._kind(button.kind), "", ""
        if button.suggestion is not None:
            shares = button.suggestion.shares
            button.show_counted(counted(shares))
            told, tip = told_split(narrator, shares), narrator.action(self._action(shares))
        button.set_text(told, kind, tip=tip)

    def _show_draft(self, bridge: Bridge) -> None:
        """Everything follows the shares."""
        self.members.show_draft(self.draft, self._why_not, bridge)
        refusal = self._refusal(bridge)
        self.make.setEnabled(refusal is None)
        drafted = self.draft.is_changed
        set_kind(self.make, "primary" if drafted else "")
        set_kind(self.over, "primary" if self._content and not drafted else "")
        self.state.cite(self._outcome(refusal, bridge), refusal.rule if refusal else "")

    def _refusal(self, bridge: Bridge) -> Refusal | None:
        """Why the draft cannot be made, by the rules."""
        match = bridge.match
        refusal: Refusal | None = match.game.check(match.state, self.draft.action())
        return refusal

    def _why_not(self, seat: int, number: int) -> str:
        if self._bridge is None:
            return ""
        if number > self.draft.most(seat):
            player = self._bridge.narrator.player(self.seat)
            return self.tr("Nothing would be left for {player}").format(player=player)
        #: An offer or a split has room for everybody who belongs to it
        return self.tr("Whoever belongs to it gets at least a million") if number == 0 else ""

    # --- what a kind of talk says ----------------------------------------------------------------

    def _draft_for(self, decision: Any, seen: SaludosObservation, before: Any) -> SplitDraft:
        """The draft of before, as far as it still holds, or a new one."""
        raise NotImplementedError

    def _suggestions(self, seen: SaludosObservation) -> Sequence[Suggestion]:
        """What can be said with one click, the best first."""
        raise NotImplementedError

    def _action(self, shares: tuple[int, ...]) -> Any:
        """What makes these shares known."""
        raise NotImplementedError

    def _kind(self, kind: str) -> str:
        """What a suggestion is for, in a word or two."""
        raise NotImplementedError

    def _outcome(self, refusal: Refusal | None, bridge: Bridge) -> str:
        """What the draft would come to, or why it cannot be made."""
        raise NotImplementedError

    def _say_way_out(self, decision: Any, bridge: Bridge) -> None:
        """What the way out does, what stands, and what the draft's button is called."""
        raise NotImplementedError

    def _say_standing(self, seen: SaludosObservation, bridge: Bridge) -> None:
        """What stands, and who gets what of it."""
        raise NotImplementedError

    def _say_over(self) -> None:
        """Takes the way out."""
        raise NotImplementedError

    def _show_way_out(self, plain: str, declining: str, *, declines: bool, tip: str) -> None:
        """What the way out is called, and whether it says no to somebody; its words take the same room anyway."""
        if declines != self._declines:
            self._declines = declines
            self.over.become_new()
            self.over.set_key(DECLINE_KEY if declines else OVER_KEY)
            self._hasty.setEnabled(declines)
        closing, closes = self._closing()
        self.over.set_text(declining if declines else plain, closing if closes else "", tip=tip)
        self._widest.set_text(declining, closing)

    def _say_that_it_declines(self) -> None:
        """Whoever is asked something is not done by a key that may have been meant for another question."""
        key = QKeySequence(DECLINE_KEY).toString(QKeySequence.SequenceFormat.NativeText)
        #: {key} is the name of a key
        told = self.tr("Somebody waits for an answer. {key} says no, and done.")
        self.requests.told.emit(told.format(key=key))

    def _closing(self) -> tuple[str, bool]:
        """What stands below the way out if it ends the talk, and whether it does."""
        return "", False

    # --- what is done ----------------------------------------------------------------------------

    def _say_quick(self, button: QuickButton) -> None:
        if button.suggestion is not None:
            self.requests.action.emit(self._action(button.suggestion.shares))

    def _toggle(self, seat: int) -> None:
        """Somebody joins or leaves, where one can; here nobody does."""
        self._changed()

    def _put(self, seat: int, number: int) -> None:
        self.draft.put(seat, number)
        self._changed()

    def _clear(self) -> None:
        """The draft begins anew."""
        if self._bridge is not None:
            del self._drafts[self.seat]
            seen = self._bridge.observation
            self._drafts[self.seat] = self._draft_for(self._decision, seen, None)
            self._changed()

    def _changed(self) -> None:
        """The player has changed the draft."""
        if self._bridge is not None:
            self._show_draft(self._bridge)
            self.requests.editing.emit()

    # --- room ------------------------------------------------------------------------------------

    def _turn(self, *, drafting: bool) -> None:
        self._drafting = drafting
        self._show_parts()
        self.requests.editing.emit()
        focus = self.members.first if drafting else self.default_focus()
        focus.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_parts(self) -> None:
        """All of it, or where letters are large either what the others say or the draft."""
        letters = self.fontMetrics().height()
        roomy = self.width() >= _ROOMY * letters
        self.running.setVisible(self._listens)
        self._below.setVisible(not self._listens)
        for part in (self._said, self._ways, self._way_out):
            part.setVisible(roomy or self._listens or not self._drafting)
        for part in (self.members, self.state, self._draft_zone):
            part.setVisible((roomy or self._drafting) and not self._listens)
        self.standing.setVisible(roomy)
        for part in (self.build, self.back):
            part.setVisible(not roomy)
        self.standing.stand_aside(roomy)
        for button in self.quick:
            button.be_brief(not roomy)
        self.over.setMinimumWidth(self._widest.sizeHint().width())
        if roomy:
            self._ways.setMinimumHeight(round(_QUICK * letters))
        else:
            self._ways.setMinimumHeight(0)

    def spread(self, spare: int) -> None:
        self.running.spread(spare if self._listens else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._show_parts()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._show_parts()
