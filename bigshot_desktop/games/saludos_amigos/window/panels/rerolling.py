"""The panel of who may give up a councillor to roll again (SA-08), while the others do the same."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from bigshot_desktop.games.saludos_amigos.rules.actions import READIES, Discard
from bigshot_desktop.games.saludos_amigos.rules.decisions import RollAgain
from bigshot_desktop.games.saludos_amigos.rules.material import COUNCILLORS, DIE, MOST_PLAYERS
from bigshot_desktop.games.saludos_amigos.rules.observation import SaludosObservation
from bigshot_desktop.games.saludos_amigos.window.panels.cards import CardButton, Cards, HandPanel
from bigshot_desktop.games.saludos_amigos.window.panels.clock import ClockStrip
from bigshot_desktop.games.saludos_amigos.window.panels.speakers import SpeakerBar
from bigshot_desktop.ui.look.style import set_kind
from bigshot_desktop.ui.match.player_requests import PlayerRequests
from bigshot_desktop.ui.models.seat_colours import seat_piece
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.talk_clock import TalkClock
from bigshot_desktop.ui.widgets.buttons import ActionButton
from bigshot_desktop.ui.widgets.chips import Chip
from bigshot_desktop.ui.widgets.rows import caption, group, lay_zones, row_of
from bigshot_desktop.ui.widgets.sentence import Sentence

_BEST: Final = max(DIE)


class RerollPanel(HandPanel):
    """The die and what it makes with the cards, the cards to discard, and what the others have.

    Where several people share the screen, the cards come only when their owner asks for them.
    """

    def __init__(self, requests: PlayerRequests, clock: TalkClock) -> None:
        super().__init__(requests)
        self.speakers = SpeakerBar(requests)
        self.state = Sentence("")
        self.cards = Cards()
        self.look = ActionButton()
        self.look.show_icon("eye")
        self.ready = ActionButton(kind="primary", key="E")
        self.others = [Chip() for _ in range(MOST_PLAYERS)]
        self._title = caption()
        self.clock = ClockStrip(clock)
        self.ready.show_icon("ready")
        strengths = group(self._title, *self.others)
        self.comforts = (strengths,)
        asked = QWidget()
        _, self._hand, _ = lay_zones(asked, (self.state,), (self.look, self.cards), (self.ready,))
        self.lay(self.speakers, asked, row_of(strengths, self.clock, leading=1))
        self.cards.chosen.connect(
            lambda value: self.requests.action.emit(Discard(self.seat, value))
        )
        self.look.clicked.connect(self.requests.look)
        self.ready.clicked.connect(lambda: self.requests.action.emit(READIES[self.seat]))

    def card_button(self, value: int) -> CardButton:
        return self.cards.buttons[value - 1]

    def fit_to(self, *, tight: bool, width: int) -> None:
        super().fit_to(tight=tight, width=width)
        self.cards.be_brief(tight)

    def default_focus(self) -> QWidget:
        return self.ready if self.look.isHidden() or not self._is_of_use else self.look

    @property
    def _is_of_use(self) -> bool:
        """Whether another roll can make the player stronger."""
        return self._decision is not None and self._decision.stronger_from <= _BEST

    def _show_hand(self, *, resting: bool) -> None:
        """The dice are for all to see, the cards are not."""
        if resting and self._bridge is not None and self._bridge.viewer != self.seat:
            self._hand.hide()

    def _lay_out(self, decision: RollAgain, bridge: Bridge) -> None:
        self.speakers.attend(bridge, self.seat)
        self.clock.attend(bridge)
        sees = bridge.viewer == self.seat
        self.cards.setVisible(sees)
        self.look.setVisible(not sees)
        self._hand.show()
        leads = not sees and self._is_of_use
        set_kind(self.look, "primary" if leads else "")
        set_kind(self.ready, "" if leads else "primary")
        for seat, chip in enumerate(self.others):
            chip.setVisible(seat != self.seat and seat < len(bridge.match.seats))

    def _set_texts(self, decision: RollAgain, bridge: Bridge) -> None:
        narrator, seen, seat = bridge.narrator, bridge.observation, self.seat
        self.state.setText(self._told(decision, seen.cards[seat]))
        #: On a button: the card goes away for another roll; {card} is 1, 2 or 3
        discard = self.tr("Discard a {card}")
        #: On a button with a councillor on it, where there is little room: this one goes away for another roll
        brief = self.tr("Discard")
        self.cards.make_room(discard, brief=(brief,))
        self.cards.set_text(
            discard,
            brief,
            self.held(decision, bridge),
            [narrator.action(Discard(seat, value)) for value in COUNCILLORS],
        )
        #: On a button: one's cards are seen behind the curtain, and one of them can be given up there for another roll
        self.look.set_text(self.tr("Look at my cards to discard one"))
        self.look.setMinimumHeight(self.cards.buttons[0].sizeHint().height())
        self.ready.set_text(self.tr("Ready"), tip=self.tr("No more rolls this turn"))
        #: A heading before the names and strengths of the other players
        self._title.setText(self.tr("Strength of the others"))
        for other, chip in enumerate(self.others[: len(bridge.match.seats)]):
            self._show_other(chip, other, narrator.player(other), seen)

    def _show_other(self, chip: Chip, seat: int, name: str, seen: SaludosObservation) -> None:
        die, cards, strength = seen.dice[seat], seen.cards[seat], seen.strengths[seat]
        if not die:
            #: A player whose die has not come to rest yet
            text = tip = self.tr("{player} rolls")
        else:
            #: A player and their strength: "Bea 8"
            text = self.tr("{player} {strength}")
            if seen.ready >> seat & 1:
                tip = self.tr("{player}: die {die} + cards {cards} = strength {strength}; ready")
            else:
                tip = self.tr("{player}: die {die} + cards {cards} = strength {strength}")
        facts = {"player": name, "die": die, "cards": cards, "strength": strength}
        chip.show_player(text.format(**facts), (seat_piece(seat),), tip=tip.format(**facts))

    def _told(self, decision: RollAgain, cards: int) -> str:
        """What the player has, and what another roll could do for them: it costs a card."""
        die, least = decision.die, decision.stronger_from
        if least > _BEST:
            told = self.tr(
                "Die {die} + cards {cards} = strength {strength}. Another roll cannot make you stronger."
            )
        elif least == _BEST:
            told = self.tr(
                "Die {die} + cards {cards} = strength {strength}. Only a {least} makes you stronger."
            )
        else:
            told = self.tr(
                "Die {die} + cards {cards} = strength {strength}. A {least} or more makes you stronger."
            )
        return told.format(die=die, cards=cards, strength=die + cards, least=least)
