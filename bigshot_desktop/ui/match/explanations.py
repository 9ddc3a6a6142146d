"""Hints and the reasons of bots in a box over the board, without what the viewer may not know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from bigshot_desktop.bots.reasons import Choice
from bigshot_desktop.engine.game import Event
from bigshot_desktop.ui.match.game_table import GameTable
from bigshot_desktop.ui.match.why import WhyBox
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.dispatch import Rank
from bigshot_desktop.ui.play.talk import OpenTurns
from bigshot_desktop.ui.play.turns import Phase, Turns


class Explanations(QObject):
    """Fills the box, shows it in a corner of the board, and hides it when its text no longer applies."""

    def __init__(
        self, page: QWidget, board: QWidget, bridge: Bridge, game_table: GameTable, turns: Turns
    ) -> None:
        super().__init__(page)
        self._board, self._bridge, self._game_table, self._turns = board, bridge, game_table, turns
        self.box = WhyBox(page)
        self.box.hide()
        self._hint: Any = None
        """The action that was hinted at, as long as that is what the box tells."""
        self.box.wanted.connect(turns.decide)
        turns.hinted.connect(self._hinted)
        turns.explained.connect(self._explained)
        turns.changed.connect(self._turned)
        if isinstance(turns, OpenTurns):
            turns.renewed.connect(self._renew)
        game_table.requests.action.connect(self.box.hide)  # they know what they want
        bridge.viewed.subscribe(Rank.STAGE, self._viewed)

    def _viewed(self, _: int) -> None:
        """What one may know, another may not."""
        self.box.hide()

    def _turned(self) -> None:
        """What has happened needs no advice any more, and nobody gets another one's."""
        hint, turns = self._hint, self._turns
        if turns.phase is Phase.SHOWING or (hint is not None and hint.seat != turns.seat):
            self.box.hide()

    def _renew(self) -> None:
        """Others have spoken: what is told stays, unless it is a hint that nobody could follow now."""
        match = self._bridge.match
        if self._hint is not None and match.game.check(match.state, self._hint):
            self.box.hide()

    def _hinted(self, choice: Choice) -> None:
        self._hint = choice.action
        told = self._game_table.discreet(choice)
        self._game_table.point_out(told.action)
        in_full = told.action == choice.action
        rule = self._rule_for(choice.action) if in_full else ""
        self.box.show_hint(told, self._bridge.narrator, rule, playable=in_full)
        self.place()

    def _rule_for(self, action: Any) -> str:
        """The rule that the log would name for an action, if it can be taken."""
        match = self._bridge.match
        if match.game.check(match.state, action):
            return ""
        events: list[Event] = []
        match.game.apply(match.state.copy(), action, events.append)
        return _rule_of(events)

    def _explained(self, number: int, choice: Choice) -> None:
        if self._turns.phase is not Phase.CALLING:
            self._hint = None
            step = self._bridge.match.step(number)
            rule = _rule_of(step.seen_by(self._bridge.viewer))
            self.box.show_reasons(self._game_table.discreet(choice), self._bridge.narrator, rule)
            self.place()

    def place(self) -> None:
        """In the lower right corner of the board, as large as it needs to be and there is room."""
        if self.box.isHidden():
            return
        room = self._board.geometry().adjusted(12, 12, -12, -12)
        wish = self.box.sizeHint().boundedTo(room.size())
        self.box.resize(wish)
        self.box.move(room.right() - wish.width(), room.bottom() - wish.height())
        self.box.raise_()


def _rule_of(events: Sequence[Event]) -> str:
    """The rule of what was done: the first that happened. The rest followed from it."""
    return events[0].rule if events else ""
