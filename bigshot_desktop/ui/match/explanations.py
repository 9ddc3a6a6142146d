"""Hints and the reasons of bots in a box over the board, without what the viewer may not know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect
from PySide6.QtWidgets import QWidget

from bigshot_desktop.bots.reasons import Choice
from bigshot_desktop.engine.game import Event
from bigshot_desktop.ui.match.box_room import room_for
from bigshot_desktop.ui.match.game_table import GameTable
from bigshot_desktop.ui.match.why import WhyBox
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.dispatch import Rank
from bigshot_desktop.ui.play.look_back import LookBack
from bigshot_desktop.ui.play.talk import OpenTurns
from bigshot_desktop.ui.play.turns import Phase, Turns

_LEAST_LINES: Final = 12
"""So high, in heights of a line, the box is at the least: the rest of its text is scrolled to."""


class StepExplanations(QObject):
    """Tells what is behind a step, in a box in a corner of the board."""

    def __init__(
        self, page: QWidget, board: QWidget, bridge: Bridge, game_table: GameTable
    ) -> None:
        super().__init__(page)
        self._board, self._bridge, self._game_table = board, bridge, game_table
        self.box = WhyBox(page)
        self.box.hide()
        self._explained_step = 0
        """The number of the step that was explained last."""
        self.box.grown.connect(self.place)
        self.box.installEventFilter(self)
        board.installEventFilter(self)

    def show_reasons(self, number: int, choice: Choice) -> None:
        """Why a bot took a step."""
        self._explained_step = number
        step = self._bridge.match.step(number)
        rule = _rule_of(step.seen_by(self._bridge.viewer))
        self.box.show_reasons(self._game_table.discreet(choice), self._bridge.narrator, rule)
        self.place()

    def show_look_back(self, back: LookBack) -> None:
        """What a step did to everybody's chances: with the reasons of a bot, or by itself."""
        if not self._bridge.is_human(back.action.seat):
            if self._explained_step == back.number:
                self.box.add_chances(back)
            return
        self._explained_step = back.number
        told = replace(back, choice=self._game_table.discreet(back.choice))
        rule = _rule_of(self._bridge.match.step(back.number).seen_by(self._bridge.viewer))
        self.box.show_step(told, self._bridge.narrator, rule)
        self.place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What was drawn on the board goes with the words; and these keep their place beside it."""
        if watched is self.box and event.type() == QEvent.Type.Hide:
            self._game_table.show_plan(())
        elif watched is self._board and event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self.place()
        return super().eventFilter(watched, event)

    def place(self) -> None:
        """Where it covers nothing of what it speaks of, if there is room for that; as large as it needs to be."""
        if self.box.isHidden():
            return
        room = self._board.geometry().adjusted(12, 12, -12, -12)
        least = _LEAST_LINES * self.box.fontMetrics().height()
        self.box.setGeometry(room_for(room, self.box.sizeHint(), least, self.pointed_out()))
        self.box.raise_()

    def pointed_out(self) -> list[QRect]:
        """What the words speak of on the board, as far as it is in sight."""
        return []


class Explanations(StepExplanations):
    """At a table where a match is played: hints too. The box is hidden when its text no longer applies."""

    def __init__(
        self, page: QWidget, board: QWidget, bridge: Bridge, game_table: GameTable, turns: Turns
    ) -> None:
        super().__init__(page, board, bridge, game_table)
        self._turns = turns
        self._hint: Any = None
        """The action that was hinted at, as long as that is what the box tells."""
        self.box.wanted.connect(turns.decide)
        turns.hinted.connect(self._hinted)
        turns.explained.connect(self._explained)
        turns.looked_back.connect(self._looked_back)
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
        drawn = told.aim or told.plan or (told.action,)
        self._game_table.show_plan(drawn if in_full else ())
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
            self.show_reasons(number, choice)

    def _looked_back(self, back: LookBack) -> None:
        if self._turns.phase is Phase.CALLING or back.number > self._bridge.match.length:
            return
        if self._bridge.is_human(back.action.seat):
            self._hint = None
        self.show_look_back(back)

    def pointed_out(self) -> list[QRect]:
        """What the words of a hint speak of on the board, as far as it is in sight."""
        scene = self._game_table.scene
        view = next((view for view in scene.views() if view.isVisible()), None)
        if view is None or self._hint is None or self.box.isHidden():
            return []
        parent = self.box.parentWidget()
        assert parent is not None
        origin = view.viewport().mapTo(parent, QPoint())
        return [
            view.mapFromScene(place).boundingRect().translated(origin).adjusted(-6, -6, 6, 6)
            for place in scene.pointed_out()
        ]


def _rule_of(events: Sequence[Event]) -> str:
    """The rule of what was done: the first that happened. The rest followed from it."""
    return events[0].rule if events else ""
