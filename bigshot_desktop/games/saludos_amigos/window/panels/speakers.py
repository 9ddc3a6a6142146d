"""Who of the people at the table speaks, and a look at their cards: in open talk any of them may, at any time."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.games.saludos_amigos.rules.material import MOST_PLAYERS
from bigshot_desktop.ui.look.layouts import Flow
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.match.player_requests import PlayerRequests
from bigshot_desktop.ui.models.seat_colours import seat_piece
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.widgets.buttons import ActionButton
from bigshot_desktop.ui.widgets.rows import caption, group

ASKED: Final = "{player} ({number})"
"""A person whose answer so many others wait for."""


class SpeakerBar(Retranslated, QWidget):
    """A button for each person, the speaker's pressed in. One person alone needs none."""

    def __init__(self, requests: PlayerRequests) -> None:
        super().__init__()
        self.requests = requests
        self._bridge: Bridge | None = None
        self._speaker = -1
        self._title = caption()
        self.people = [ActionButton(key=f"Alt+{1 + seat}") for seat in range(MOST_PLAYERS)]
        self.look = ActionButton(kind="quiet", key="L")
        row = Flow(self, gap=8, row_gap=2)
        row.addWidget(self._title)
        row.addWidget(group(*self.people, gap=2))
        row.addWidget(self.look)
        self.look.clicked.connect(self._look)
        for seat, button in enumerate(self.people):
            button.setCheckable(True)
            button.clicked.connect(lambda _=False, seat=seat: self._pick(seat))
        self.hide()

    def attend(self, bridge: Bridge, speaker: int) -> None:
        """Shows the people of a match, who of them speaks, who is asked, and who has nothing left to say."""
        self._bridge, self._speaker = bridge, speaker
        seen = bridge.observation
        rolling = CHANCE in seen.acting  # somebody's die: the others go on as soon as it lies
        for seat, button in enumerate(self.people):
            there = bridge.is_human(seat)
            button.setVisible(there)
            if there:
                button.show_piece(seat_piece(seat))
                button.setEnabled(seat in seen.acting or (rolling and not seen.ready >> seat & 1))
        self._mark()
        self.look.show_icon("eye-off" if self._sees else "eye")
        self.setVisible(len(bridge.humans) > 1)
        self.retranslate()

    def retranslate(self) -> None:
        #: A heading before the names of players: one of them is pressed in
        self._title.setText(self.tr("Who speaks"))
        if self._bridge is None:
            return
        for seat in self._bridge.humans:
            name = self._bridge.narrator.player(seat)
            told = self.tr("{player} speaks") if self.people[seat].isEnabled() else self._silent()
            asks = self._asks(seat)
            if asks and seat != self._speaker:
                #: On the button of a person who does not speak now, but whose answer others wait for
                told = self.tr("{player} is asked")
            asked = ASKED.format(player=name, number=asks)
            self.people[seat].make_room(ASKED.format(player=name, number=8))
            self.people[seat].set_text(asked if asks else name, tip=told.format(player=name))
        hide, look = self.tr("Hide my cards"), self.tr("Look at my cards")
        self.look.set_text(hide if self._sees else look)

    def _asks(self, seat: int) -> int:
        """How many offers wait for an answer of somebody."""
        assert self._bridge is not None
        return sum(waiting >> seat & 1 for waiting in self._bridge.observation.waiting)

    def _silent(self) -> str:
        #: Of a player who has said that they are done
        return self.tr("{player} has nothing to say now")

    @property
    def _sees(self) -> bool:
        """Whether the speaker looks at their cards."""
        return self._bridge is not None and self._bridge.viewer == self._speaker

    def _look(self) -> None:
        if self._sees:
            self.requests.hide.emit()
        else:
            self.requests.look.emit()

    def _mark(self) -> None:
        for seat, button in enumerate(self.people):
            button.setChecked(seat == self._speaker)

    def _pick(self, seat: int) -> None:
        """The mark moves when the table has turned to them, not before."""
        self._mark()
        if seat != self._speaker:
            self.requests.speak_as.emit(seat)
