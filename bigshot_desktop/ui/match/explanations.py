"""Hints and the reasons of bots in a box over the board, without what the viewer may not know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import inf
from typing import Any, Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QTimer, Signal
from PySide6.QtWidgets import QGraphicsView, QWidget

from bigshot_desktop.bots.reasons import Choice
from bigshot_desktop.engine.game import Event
from bigshot_desktop.ui.match.box_room import places, room_for, shared
from bigshot_desktop.ui.match.game_table import GameTable
from bigshot_desktop.ui.match.thinking_box import ThinkingBox
from bigshot_desktop.ui.match.why import WhyBox
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.dispatch import Rank
from bigshot_desktop.ui.play.look_back import LookBack
from bigshot_desktop.ui.play.open_turns import OpenTurns
from bigshot_desktop.ui.play.turns import Phase, Turns

_MOVES: Final = (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show, QEvent.Type.Hide)
_LEAST_LINES: Final = 12
"""So high, in heights of a line, the box is at the least: the rest of its text is scrolled to."""
_UNNOTICED: Final = 250
"""Milliseconds for which nobody misses a hint. Most come sooner: a card that was replaced at once would flicker."""
_WIDEST_THINKING: Final = 20
"""In heights of a line."""
_TALKED_ABOUT: Final = 0.5
"""What it costs to cover what everybody speaks of on the board, for what it costs to cover the seats."""
_PICTURE: Final = 0.15
"""And any other part of the board."""
_STAYS: Final = 1.5
"""A box goes to another place only if it would cost so many times as much to stay where it opened last."""
_NARROWEST: Final = 13
"""So wide, in heights of a line, it is at the least."""


class StepExplanations(QObject):
    """Tells what is behind a step, in a box beside the board or over it."""

    def __init__(
        self, page: QWidget, board: QWidget, bridge: Bridge, game_table: GameTable
    ) -> None:
        super().__init__(page)
        self._board, self._bridge, self._game_table = board, bridge, game_table
        self._beside: QWidget | None = None
        """What lies beside the board: the box may stand there, too."""
        self.box = WhyBox(page)
        self.box.hide()
        self._explained_step = 0
        """The number of the step that was explained last."""
        self._stood_at = -1
        """Which of the places it had last: it stays there if that is nearly as good as any."""
        self.box.grown.connect(self.place)
        self.box.installEventFilter(self)
        board.installEventFilter(self)

    def show_reasons(self, number: int, choice: Choice) -> None:
        """Why a bot took a step."""
        self._explained_step = number
        self._game_table.show_plan(())  # what a hint has drawn belongs to other words
        step = self._bridge.match.step(number)
        rule = _rule_of(step.seen_by(self._bridge.viewer))
        self.box.show_reasons(self._game_table.discreet(choice), self._bridge.narrator, rule)
        self.place()

    def show_look_back(self, back: LookBack) -> None:
        """What a step did to everybody's chances: with the reasons of a bot, or by itself."""
        if self._game_table.hides_chances(range(len(back.before))):
            back = replace(back, before=(), after=())
        if not self._bridge.is_human(back.action.seat):
            if self._explained_step == back.number:
                self.box.add_chances(back)
            return
        self._explained_step = back.number
        self._game_table.show_plan(())
        told = replace(back, choice=self._game_table.discreet(back.choice))
        rule = _rule_of(self._bridge.match.step(back.number).seen_by(self._bridge.viewer))
        self.box.show_step(told, self._bridge.narrator, rule)
        self.place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What was drawn on the board goes with the words; and these keep their place beside it."""
        if watched is self.box and event.type() == QEvent.Type.Hide:
            self._game_table.show_plan(())
        elif watched is not self.box and event.type() in _MOVES:
            self.place()
        return super().eventFilter(watched, event)

    def place(self) -> None:
        """As large as it needs to be, off what it speaks of: beside the board or on it, where it covers least.

        Where every such place covers something of what it speaks of, it is less high, or covers as little as it can.
        """
        if self.box.isHidden():
            return
        pointed_out = self.pointed_out()
        every = [*self._places_beside(), *self._places_on_board()]
        costs = {
            number: self._cost(one)
            for number, one in enumerate(every)
            if not shared(one, pointed_out)
        }
        if costs:
            best = min(costs, key=costs.__getitem__)
            stays = costs.get(self._stood_at, inf) <= _STAYS * costs[best]
            if not stays or self._covers(every[self._stood_at]) > self._covers(every[best]):
                self._stood_at = best
            self.box.setGeometry(every[self._stood_at])
        else:
            least = _LEAST_LINES * self.box.fontMetrics().height()
            self.box.setGeometry(room_for(self._room, self.box.sizeHint(), least, pointed_out))
        self.box.raise_()

    @property
    def _room(self) -> QRect:
        """On the board."""
        return self._board.geometry().adjusted(12, 12, -12, -12)

    def _places_on_board(self) -> list[QRect]:
        return [*places(self._room, self.box.sizeHint().boundedTo(self._room.size()))]

    def _places_beside(self) -> list[QRect]:
        """In the corner beside the board, as wide as it likes to be or as narrow as it has to be."""
        if self._beside is None or self._beside.isHidden():
            return []
        side = self._beside.geometry()
        least = _NARROWEST * self.box.fontMetrics().height()
        found = []
        for wish in (max(side.width(), self.box.sizeHint().width()), side.width()):
            wide = min(max(wish, least), side.right() + 1)
            high = min(self.box.high_in(wide), side.height())
            found.append(QRect(side.right() + 1 - wide, side.bottom() + 1 - high, wide, high))
        return found

    def _cost(self, place: QRect) -> float:
        """How much of what is looked at a place covers, and how much of the text has to be scrolled to."""
        unseen = place.width() * max(0, self.box.high_in(place.width()) - place.height())
        board = _TALKED_ABOUT * shared(place, self.talked_about())
        board += _PICTURE * shared(place, [self._picture])
        return unseen + board + self._covers(place)

    def _covers(self, place: QRect) -> int:
        """How much of what is read besides lies below it: that is not given up for staying in one place."""
        return shared(place, self.read_besides())

    @property
    def _picture(self) -> QRect:
        """The board without what is around it."""
        return self._on_page([self._game_table.scene.sceneRect()])[0] if self._view else QRect()

    @property
    def _view(self) -> QGraphicsView | None:
        return next((view for view in self._game_table.scene.views() if view.isVisible()), None)

    def _on_page(self, parts: Sequence[QRectF]) -> list[QRect]:
        """Where parts of the board are seen."""
        view, parent = self._view, self.box.parentWidget()
        if view is None or parent is None:
            return []
        origin = view.viewport().mapTo(parent, QPoint())
        return [view.mapFromScene(one).boundingRect().translated(origin) for one in parts]

    def talked_about(self) -> list[QRect]:
        """What everybody speaks of on the board."""
        return self._on_page(self._game_table.scene.talked_about())

    def read_besides(self) -> list[QRect]:
        """What is read with the box, too."""
        return []

    def pointed_out(self) -> list[QRect]:
        """What the words speak of on the board, as far as it is in sight."""
        return []


class Explanations(StepExplanations):
    """At a table where a match is played: hints too. The box is hidden when its text no longer applies."""

    told = Signal(str)
    """That the coach is thinking, for those who listen instead of reading."""

    def __init__(
        self,
        page: QWidget,
        board: QWidget,
        bridge: Bridge,
        game_table: GameTable,
        turns: Turns,
        *,
        beside: QWidget,
        seats: QWidget,
    ) -> None:
        super().__init__(page, board, bridge, game_table)
        self._turns, self._beside, self._seats = turns, beside, seats
        beside.installEventFilter(self)
        seats.installEventFilter(self)  # those that grow while the box is there are to be seen, too
        self._hint: Any = None
        """The action that was hinted at, as long as that is what the box tells."""
        self.thinking = ThinkingBox(page)
        self.thinking.cancelled.connect(turns.think_again)
        self._thinks_long = QTimer(self, singleShot=True, interval=_UNNOTICED)
        self._thinks_long.timeout.connect(self._show_thinking)
        turns.asking.turned.connect(self._follow_thinking)
        self.box.wanted.connect(turns.decide)
        turns.hinted.connect(self._hinted)
        turns.explained.connect(self._explained)
        turns.looked_back.connect(self._looked_back)
        turns.changed.connect(self._turned)
        if isinstance(turns, OpenTurns):
            turns.renewed.connect(self._renew)
        game_table.requests.action.connect(self.box.hide)  # they know what they want
        bridge.viewed.subscribe(Rank.STAGE, self._viewed)

    # --- while a hint is thought about -----------------------------------------------------------

    def ask_hint(self) -> None:
        """Asks for a hint; who is told that it is being thought about, and asks again, wants none any more."""
        if not self.thinking.isHidden():
            self._turns.think_again()
        elif not self._turns.awaits_hint:
            self._turns.ask_hint()

    def _follow_thinking(self) -> None:
        if not self._turns.awaits_hint:
            self._thinks_long.stop()
            self.thinking.hide()
        elif self.thinking.isHidden() and not self._tells_hint:
            self._thinks_long.start()

    @property
    def _tells_hint(self) -> bool:
        """Whether there is a hint to read while it is thought over again."""
        return self._hint is not None and not self.box.isHidden()

    def _show_thinking(self) -> None:
        self.box.hide()
        self.thinking.show()
        self._place_thinking()
        self.told.emit(self.thinking.accessibleName())

    def place(self) -> None:
        super().place()
        self._place_thinking()

    def _place_thinking(self) -> None:
        """In the corner beside the board, or of the board if nothing is beside it."""
        box = self.thinking
        if box.isHidden():
            return
        if self._beside is None or self._beside.isHidden():
            room = self._board.geometry().adjusted(12, 12, -12, -12)
        else:
            room = self._beside.geometry()
        wide = min(room.width(), _WIDEST_THINKING * box.fontMetrics().height())
        place = QRect(0, 0, wide, box.heightForWidth(wide))
        place.moveBottomRight(room.bottomRight())
        box.setGeometry(place)
        box.raise_()

    # --- when its text no longer applies ---------------------------------------------------------

    def _viewed(self, _: int) -> None:
        """What one may know, another may not."""
        self.box.hide()

    def _turned(self) -> None:
        """What has happened needs no advice any more, and nobody gets another one's."""
        hint, turns = self._hint, self._turns
        if turns.phase is Phase.SHOWING or (hint is not None and hint.seat != turns.seat):
            self.box.hide()

    def _renew(self) -> None:
        """Others have spoken: a hint is thought over again, and gone at once if nobody could follow it now."""
        match = self._bridge.match
        if self._hint is None or self.box.isHidden():
            return
        if match.game.check(match.state, self._hint):
            self.box.hide()
        self._turns.ask_hint()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.box and event.type() == QEvent.Type.Hide:
            self._let_bots_wait(False)
        return super().eventFilter(watched, event)

    def _let_bots_wait(self, waiting: bool) -> None:
        """Where everybody may speak at any time, bots say nothing while a hint is read."""
        if isinstance(self._turns, OpenTurns):
            self._turns.hold_bots(self.box, waiting)

    def _hinted(self, choice: Choice) -> None:
        self._hint = choice.action
        self._let_bots_wait(True)
        told = self._game_table.discreet(choice)
        self._game_table.point_out(told.action)
        in_full = told.action == choice.action
        rule = self._rule_for(choice.action) if in_full else ""
        beside = self._game_table.beside_hint(told) if in_full else ""
        self.box.show_hint(told, self._bridge.narrator, rule, playable=in_full, beside=beside)
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
            self._let_bots_wait(False)
            self.show_reasons(number, choice)

    def _looked_back(self, back: LookBack) -> None:
        if self._turns.phase is Phase.CALLING or back.number > self._bridge.match.length:
            return
        if self._bridge.is_human(back.action.seat):
            self._hint = None
            self._let_bots_wait(False)
        self.show_look_back(back)

    def pointed_out(self) -> list[QRect]:
        """What the words of a hint speak of on the board, as far as it is in sight."""
        if self._hint is None or self.box.isHidden():
            return []
        there = self._on_page(self._game_table.scene.pointed_out())
        return [one.adjusted(-6, -6, 6, 6) for one in there]

    def read_besides(self) -> list[QRect]:
        """The seats, as far as they are in sight."""
        parent, seats = self.box.parentWidget(), self._seats.visibleRegion().boundingRect()
        assert parent is not None
        return [seats.translated(self._seats.mapTo(parent, QPoint()))]


def _rule_of(events: Sequence[Event]) -> str:
    """The rule of what was done: the first that happened. The rest followed from it."""
    return events[0].rule if events else ""
