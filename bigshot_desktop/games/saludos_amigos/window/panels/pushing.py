"""The panel of an opponent whom the council asks: push a councillor forward, or stay out (SA-13, SA-15)."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from bigshot_desktop.games.saludos_amigos.rules.actions import Push, StayOut
from bigshot_desktop.games.saludos_amigos.rules.decisions import ConsiderAttending, ConsiderCall
from bigshot_desktop.games.saludos_amigos.rules.material import COUNCILLORS
from bigshot_desktop.games.saludos_amigos.rules.observation import SaludosObservation
from bigshot_desktop.games.saludos_amigos.rules.outcome import foregone
from bigshot_desktop.games.saludos_amigos.rules.packs import counts
from bigshot_desktop.games.saludos_amigos.rules.state import CALL
from bigshot_desktop.games.saludos_amigos.window.panels.balance import Balance, Side
from bigshot_desktop.games.saludos_amigos.window.panels.cards import CardButton, Cards, HandPanel
from bigshot_desktop.ui.match.player_requests import PlayerRequests
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.widgets.buttons import ActionButton
from bigshot_desktop.ui.widgets.sentence import Sentence

Question = ConsiderCall | ConsiderAttending


class PushPanel(HandPanel):
    """How the sides stand, what there is to win, and the cards."""

    def __init__(self, requests: PlayerRequests) -> None:
        super().__init__(requests)
        self.balance = Balance()
        self.state = Sentence("")
        self.cards = Cards()
        self.stay_out = ActionButton(key="E")
        self.stay_out.show_icon("pass")
        self.comforts = (self.state,)
        self.lay_zones(
            offer=(self.balance, self.state), controls=(self.cards,), out=(self.stay_out,)
        )
        self.cards.chosen.connect(lambda value: self.requests.action.emit(Push(self.seat, value)))
        self.stay_out.clicked.connect(lambda: self.requests.action.emit(StayOut(self.seat)))

    def card_button(self, value: int) -> CardButton:
        return self.cards.buttons[value - 1]

    def fit_to(self, *, tight: bool, width: int) -> None:
        super().fit_to(tight=tight, width=width)
        self.cards.be_brief(tight)

    def default_focus(self) -> QWidget:
        return self.stay_out

    def look_on(self, seat: int, bridge: Bridge) -> None:
        """Others are asked first: how the sides stand, and one's own cards, are seen meanwhile."""
        seen: SaludosObservation = bridge.observation
        outside = [one for one in bridge.humans if not seen.coalition >> one & 1]
        if not outside:
            return
        self.seat = bridge.viewer if bridge.viewer in outside else outside[0]
        hand = seen.hands[self.seat]
        cards = counts(hand) if hand is not None else (0,) * len(COUNCILLORS)
        calls = seen.phase == CALL
        self._decision = ConsiderCall(cards) if calls else ConsiderAttending(cards, seen.attending)
        self._bridge = bridge
        self.retranslate()
        self._show_hand(resting=True)

    def _set_texts(self, decision: Question, bridge: Bridge) -> None:
        narrator, seen = bridge.narrator, bridge.observation
        calls = isinstance(decision, ConsiderCall)
        mug, biscuit = seen.mug, _opposition(seen)
        self.balance.weigh(Side(mug), Side(biscuit, own=True), self._heights(mug, biscuit))
        decided = foregone(seen, self.seat)
        lead = narrator.outcome(decided) if decided else self._lead(biscuit - mug)
        self.state.setText("\n".join([lead, self._stake(decision, bridge)]))
        #: On a button: a councillor calls the council; {card} is 1, 2 or 3
        call = self.tr("Call with a {card}")
        #: On a button: a councillor attends the council that somebody called; {card} is 1, 2 or 3
        attend = self.tr("Attend with a {card}")
        #: On a button with a councillor on it, where there is little room: this one calls the council
        brief_call = self.tr("Call")
        #: On a button with a councillor on it, where there is little room: this one attends the council
        brief_attend = self.tr("Attend")
        self.cards.make_room(call, attend, brief=(brief_call, brief_attend))
        self.cards.set_text(
            call if calls else attend,
            brief_call if calls else brief_attend,
            self.held(decision, bridge),
            [narrator.action(Push(self.seat, value)) for value in COUNCILLORS],
        )
        no_call, no_attending = self.tr("Do not call"), self.tr("Stay out")
        self.stay_out.make_room(no_call, no_attending)
        self.stay_out.set_text(
            no_call if calls else no_attending, tip=narrator.action(StayOut(self.seat))
        )

    def _heights(self, mug: int, biscuit: int) -> str:
        told = self.tr("Coalition: {mug}. Opposition, all of you together: {biscuit}.")
        return told.format(mug=mug, biscuit=biscuit)

    def _lead(self, ahead: int) -> str:
        """How the sides stand before a card is shown; a tie is the coalition's (SA-18)."""
        if ahead > 0:
            told = self.tr("Before the cards your side is {number} ahead.")
        elif ahead < 0:
            told = self.tr("Before the cards your side is {number} behind.")
        else:
            told = self.tr("Before the cards it is a tie, and ties go to the coalition.")
        return told.format(number=abs(ahead))

    def _stake(self, decision: Question, bridge: Bridge) -> str:
        """What there is to win, and the share of who comes last in an even split (SA-16)."""
        narrator, worth = bridge.narrator, bridge.observation.worth
        if isinstance(decision, ConsiderCall):
            told, share = self.tr("{worth} to win, shared by all who attend."), worth
        else:
            told = self.tr("{worth} to win; split evenly with those here, you would get {share}.")
            share = worth // (len(decision.attending) + 1)
        return told.format(worth=narrator.money(worth), share=narrator.money(share))


def _opposition(seen: SaludosObservation) -> int:
    """Where the biscuit is, or would be if the council was called (SA-14)."""
    return sum(
        strength for seat, strength in enumerate(seen.strengths) if not seen.coalition >> seat & 1
    )
