"""The panel of a member of the council: which councillors are played, face down (SA-17)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from bigshot_desktop.games.saludos_amigos.rules.actions import Commit
from bigshot_desktop.games.saludos_amigos.rules.decisions import ChooseCards
from bigshot_desktop.games.saludos_amigos.rules.material import COUNCILLORS
from bigshot_desktop.games.saludos_amigos.rules.outcome import foregone, weighing
from bigshot_desktop.games.saludos_amigos.window.panels.balance import Balance, Side
from bigshot_desktop.games.saludos_amigos.window.panels.cards import CardButton, HandPanel
from bigshot_desktop.games.saludos_amigos.words import names
from bigshot_desktop.ui.match.player_requests import PlayerRequests
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.widgets.buttons import ActionButton
from bigshot_desktop.ui.widgets.rows import group
from bigshot_desktop.ui.widgets.sentence import Sentence

_NONE: Final = (0,) * len(COUNCILLORS)


class SealPanel(HandPanel):
    """The cards, and what they would make of the height of one's side.

    A press on a card plays one more of it, or none of it after all; − takes one back.
    """

    picked = Signal(object)
    """How many of each value are to be played now."""

    def __init__(self, requests: PlayerRequests) -> None:
        super().__init__(requests)
        self.chosen = _NONE
        """How many of each value are to be played."""
        self.balance = Balance()
        self.state = Sentence("")
        self.cards = [CardButton(value) for value in COUNCILLORS]
        self.back = [ActionButton(key=f"Shift+{value}") for value in COUNCILLORS]
        self._pairs = [group(*pair, gap=2) for pair in zip(self.cards, self.back, strict=True)]
        self.everything, self.nothing = ActionButton(key="A"), ActionButton(key="N")
        self.play = ActionButton(kind="primary", key="P")
        self.play.show_icon("councillor")
        self.comforts = (self.state,)
        quick = group(self.everything, self.nothing)
        self.lay_zones(
            offer=(self.balance, self.state),
            controls=(group(*self._pairs), quick),
            out=(self.play,),
        )
        for place, (card, back) in enumerate(zip(self.cards, self.back, strict=True)):
            card.setCheckable(True)
            card.clicked.connect(lambda _=False, place=place: self._add(place, 1))
            back.clicked.connect(lambda _=False, place=place: self._add(place, -1))
        for button in (*self.cards, *self.back, self.everything, self.nothing):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # Enter plays, wherever one clicked
        self.everything.clicked.connect(lambda: self._choose(self._most))
        self.nothing.clicked.connect(lambda: self._choose(_NONE))
        self.play.clicked.connect(lambda: self.requests.action.emit(self._commit))

    def fit_to(self, *, tight: bool, width: int) -> None:
        super().fit_to(tight=tight, width=width)
        for card in self.cards:
            card.be_low(tight)

    def _show_hand(self, *, resting: bool) -> None:
        """What was chosen is turned over on the board: here is nothing any more, neither cards nor what they made."""
        super()._show_hand(resting=resting)
        self.setVisible(not resting)

    def take_card(self, value: int) -> None:
        """A card was clicked on the board: it is played too, or all of its value are not after all."""
        self.card_button(value).click()

    def card_button(self, value: int) -> CardButton:
        return self.cards[value - 1]

    def default_focus(self) -> QWidget:
        return self.play

    def _lay_out(self, decision: ChooseCards, bridge: Bridge) -> None:
        self._most = self.held(decision, bridge)
        self.chosen = _NONE
        for pair, number in zip(self._pairs, self._most, strict=True):
            pair.setVisible(number > 0)

    def _set_texts(self, decision: ChooseCards, bridge: Bridge) -> None:
        self.everything.set_text(
            #: On a button: all cards are played
            self.tr("All"),
            tip=self.tr("Chooses all your councillors"),
        )
        self.nothing.set_text(
            #: On a button: no card is played
            self.tr("None"),
            tip=self.tr("Takes all your councillors back"),
        )
        for place, value in enumerate(COUNCILLORS):
            less = self.tr("One councillor of value {card} less").format(card=value)
            self.back[place].set_text("−", tip=less)
            self.back[place].setAccessibleName(less)
        self._show(bridge)

    def _show(self, bridge: Bridge) -> None:
        """Everything follows the cards."""
        self.picked.emit(self.chosen)
        narrator = bridge.narrator
        #: How many of a player's councillors of one value are chosen: "2 of 3"
        counted = self.tr("{chosen} of {held}")
        for place, value in enumerate(COUNCILLORS):
            chosen, held = self.chosen[place], self._most[place]
            told = self._all_back() if chosen == held else self._one_more()
            self.cards[place].set_text(
                counted.format(chosen=chosen, held=held), tip=told.format(card=value)
            )
            self.cards[place].setAccessibleName(told.format(card=value))
            self.cards[place].setChecked(chosen > 0)
            self.back[place].setEnabled(chosen > 0)
        self.everything.setEnabled(self.chosen != self._most)
        self.nothing.setEnabled(any(self.chosen))
        told = narrator.action(self._commit)
        #: On a button: the chosen cards are laid on the table, face down
        self.play.make_room(self.tr("Play"), detail=max(self._sums(bridge), key=len))
        self.play.set_text(self.tr("Play"), self._sum(bridge), tip=told)
        self.play.setAccessibleName(told)
        self._weigh(bridge)

    def _one_more(self) -> str:
        return self.tr("One councillor of value {card} more")

    def _all_back(self) -> str:
        return self.tr("No councillor of value {card}")

    def _sum(self, bridge: Bridge) -> str:
        """The chosen cards added up, as short as it can be."""
        match sum(self.chosen):
            case 0:
                #: On a button, under "Play"
                return self.tr("no card")
            case 1:
                return str(self._worth)
            case _:
                return names.sum_of(bridge.narrator, {"cards": self.chosen})

    def _sums(self, bridge: Bridge) -> tuple[str, str]:
        """What may stand under *Play*: nothing, or all cards that are held."""
        return self.tr("no card"), names.sum_of(bridge.narrator, {"cards": self._most})

    def _weigh(self, bridge: Bridge) -> None:
        """Both heights with the player's own cards, the one pushed forward before among them (SA-18)."""
        weighed = weighing(bridge.observation, self.seat, self.chosen)
        mug, biscuit = Side(weighed.mug), Side(weighed.biscuit)
        if weighed.in_coalition:
            mug = Side(weighed.mug, weighed.cards, own=True)
            told = self.tr("The mug would stand at {own}, against {other} and the cards of others.")
        else:
            biscuit = Side(weighed.biscuit, weighed.cards, own=True)
            told = self.tr(
                "The biscuit would lie at {own}, against {other} and the cards of others."
            )
        self.balance.weigh(mug, biscuit, told.format(own=weighed.own, other=weighed.other))
        decided = foregone(bridge.observation, self.seat)
        told = bridge.narrator.outcome(decided) if decided else self._about(weighed.pushed)
        self.state.setText(told)

    def _about(self, pushed: int) -> str:
        """What counts besides what is chosen."""
        if pushed:
            told = self.tr(
                "The {card} that you pushed forward counts. A tie goes to the coalition."
            )
        else:
            told = self.tr("All cards are shown at once. A tie goes to the coalition.")
        return told.format(card=pushed)

    # --- what is done ----------------------------------------------------------------------------

    @property
    def _worth(self) -> int:
        return sum(value * number for value, number in zip(COUNCILLORS, self.chosen, strict=True))

    @property
    def _commit(self) -> Commit:
        return Commit(self.seat, self.chosen)

    def _add(self, place: int, number: int) -> None:
        chosen = list(self.chosen)
        chosen[place] = (chosen[place] + number) % (self._most[place] + 1)
        self._choose(chosen)

    def _choose(self, chosen: Sequence[int]) -> None:
        self.chosen = tuple(chosen)
        if self._bridge is not None:
            self._show(self._bridge)
