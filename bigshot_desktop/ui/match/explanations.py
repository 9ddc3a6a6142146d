"""Hints and reasons over the board: what whoever looks on may know of them, in a corner where there is room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from bigshot_desktop.bots.reasons import Choice
from bigshot_desktop.rules.game import Event
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.open_turns import OpenTurns
from bigshot_desktop.ui.panels.why import WhyBox
from bigshot_desktop.ui.tables.kit import Kit
from bigshot_desktop.ui.turns import Phase, Turns


class Explanations(QObject):
    """The box that tells why, and when it tells what."""

    rule_wanted = Signal(str)
    """The number of a rule at which the rulebook is to be opened."""

    def __init__(
        self, page: QWidget, board: QWidget, bridge: Bridge, kit: Kit, turns: Turns
    ) -> None:
        super().__init__(page)
        self._board, self._bridge, self._kit, self._turns = board, bridge, kit, turns
        self.box = WhyBox(page)
        self.box.hide()
        self._hint: Any = None
        """The action that was hinted at, as long as that is what the box tells."""
        self.box.wanted.connect(turns.decide)
        self.box.rule_wanted.connect(self.rule_wanted)
        turns.hinted.connect(self._hinted)
        turns.explained.connect(self._explained)
        turns.changed.connect(self._turned)
        if isinstance(turns, OpenTurns):
            turns.renewed.connect(self._renew)
        kit.wanted.connect(self.box.hide)  # they know what they want
        bridge.viewed.connect(self.box.hide)  # what one may know, another may not

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
        told = self._kit.discreet(choice)
        self._kit.point_out(told.action)
        in_full = told.action == choice.action
        rule = self._rule_for(choice.action) if in_full else ""
        self.box.show_hint(told, self._bridge.voice, rule, playable=in_full)
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
            step = self._bridge.match.steps[number - 1]
            rule = _rule_of(step.seen_by(self._bridge.viewer))
            self.box.show_reasons(self._kit.discreet(choice), self._bridge.voice, rule)
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
