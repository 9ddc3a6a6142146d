"""What is behind a step of a match: why a bot took it, and what it did to everybody's chances."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from bigshot_desktop.table.thinker import Answer
from bigshot_desktop.ui.play.bot_asking import BotAsking
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.look_back import can_look_back, deeds_from, looked_back, moments


class StepReasons(QObject):
    """Asks the bots about one step at a time."""

    explained = Signal(int, object)
    """The number of a bot's step and the :class:`Choice` behind it."""
    looked_back = Signal(object)
    """A :class:`LookBack`: what somebody's step did to everybody's chances, and what else there was."""

    def __init__(
        self,
        bridge: Bridge,
        get_asking: Callable[[], BotAsking],
        parent: QObject,
        *,
        before: Callable[[], object],
        after: Callable[[], object],
        may_ask: Callable[[], bool] = lambda: True,
    ) -> None:
        """``before`` and ``after``: what is to be done before every question, and once it is answered.

        ``may_ask``: whether bots can be asked now at all.
        """
        super().__init__(parent)
        self._bridge, self._get_asking = bridge, get_asking
        self._before, self._after, self._may_ask = before, after, may_ask

    def ask(self, number: int) -> bool:
        """Asks why a bot took a step; :attr:`explained` tells. Whether anybody can.

        What the step did to everybody's chances follows (:attr:`looked_back`); of people's steps that is all there is.
        """
        bridge, seat = self._bridge, self._bridge.match.step(number).action.seat
        if bridge.is_human(seat):
            return self._look_back(number)
        if choice := bridge.choices.get(number):
            self.explained.emit(number, choice)
            self._look_back(number)
            return True
        if not self._may_ask():
            return False

        def explain(answer: Answer) -> None:
            # What the bot says now it did not say then.
            bridge.choices[number] = replace(answer.choice, saying=None)
            self.explained.emit(number, answer.choice)
            self._after()
            self._look_back(number)

        self._before()
        self._get_asking().ask(bridge.match.before(number), seat, explain)
        return True

    def _look_back(self, number: int) -> bool:
        """Asks the strongest bot what it thinks of a step, from what the viewer may know. Whether it can be asked."""
        match = self._bridge.match
        if not self._may_ask() or not can_look_back(match.game.info.id):
            return False

        def tell(answer: Answer) -> None:
            if not answer.fault:
                self.looked_back.emit(looked_back(match, number, answer))
            self._after()

        self._before()
        before = match.before(number)
        asked = moments(match, before, number, self._bridge.viewer)
        self._get_asking().look_back(before, deeds_from(match, number), asked, tell)
        return True
