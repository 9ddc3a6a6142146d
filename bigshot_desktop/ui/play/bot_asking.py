"""What a match asks of bots, one question at a time: who receives the answer, and what players are told meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from bigshot_desktop.bots.bot import Sight
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.thinker import Answer
from bigshot_desktop.ui.play.bot_runner import BotRunner

Receive = Callable[[Answer], None]
"""Who wants to have a bot's answer."""

SLOW: Final = 3000
"""Milliseconds after which a player is told that a bot is still thinking."""


class BotAsking(QObject):
    """The question that is asked, if any. Only the answer to what was asked last is received."""

    slowed = Signal()
    """The bot takes long from now on; or it did, and is not waited for any longer."""
    turned = Signal()
    """Something else is asked than before, or nothing any more."""
    stood_in = Signal(object, int)
    """A bot failed, and a quick one has answered in its place: the :class:`Match` asked about, and the seat."""

    def __init__(self, runner: BotRunner, parent: QObject) -> None:
        super().__init__(parent)
        self.slow = False
        """Whether the bot that is asked takes long."""
        self._runner = runner
        self._ticket = 0
        self._quiet = False
        self._match: Match | None = None
        self._receive: Receive | None = None
        self._patience = QTimer(self, singleShot=True, interval=SLOW)
        self._patience.timeout.connect(lambda: self._set_slow(True))
        runner.answered.connect(self._answered)

    def ask(self, match: Match, seat: int, receive: Receive, *, level: str = "") -> None:
        """Asks for a seat's next decision.

        The bot is as strong as the seat's level unless another is wanted, and always thinks as long as its level does.
        """
        self._await(match, receive, self._runner.ask(match, seat, level))

    def weigh(self, match: Match, seat: int, actions: tuple[Any, ...], receive: Receive) -> None:
        """Asks the strongest bot what it would do, and for the chance to win with these actions instead.

        If it fails, nobody is told: nothing in the match depends on it.
        """
        self._await(match, receive, self._runner.weigh(match, seat, actions), quiet=True)

    def look_back(
        self,
        match: Match,
        actions: tuple[Any, ...],
        moments: tuple[Sight, ...],
        receive: Receive,
    ) -> None:
        """Asks the strongest bot about a step, and for everybody's chances at some moments; as :meth:`weigh`."""
        self._await(match, receive, self._runner.look_back(match, actions, moments), quiet=True)

    def judge(self, match: Match, seat: int, moments: tuple[Sight, ...], receive: Receive) -> None:
        """Asks for everybody's chances at some moments, of anybody who could act; as :meth:`weigh`."""
        self._await(match, receive, self._runner.judge(match, seat, moments), quiet=True)

    def _await(self, match: Match, receive: Receive, ticket: int, *, quiet: bool = False) -> None:
        self._set_slow(False)
        self._match, self._receive = match, receive
        self._ticket, self._quiet = ticket, quiet
        self._patience.start()
        self.turned.emit()

    def awaits(self, receive: Receive) -> bool:
        """Whether this is who waits for the answer."""
        return self._receive == receive

    def hurry(self) -> None:
        """The bot must answer at once, with the best it has; if it cannot, a quick one does."""
        if self._receive:
            self._runner.hurry()

    def drop(self) -> None:
        """Nobody waits for an answer any more."""
        if self._receive:
            self._runner.cancel()
            self._finish()

    def _answered(self, answer: Answer) -> None:
        match, receive = self._match, self._receive
        if receive is None or answer.ticket != self._ticket:
            return
        self._finish()
        if answer.fault and answer.fault.code != "hurried" and not self._quiet:
            self.stood_in.emit(match, answer.seat)
        receive(answer)

    def _finish(self) -> None:
        self._match = self._receive = None
        self._patience.stop()
        self._set_slow(False)
        self.turned.emit()

    def _set_slow(self, slow: bool) -> None:
        if slow != self.slow:
            self.slow = slow
            self.slowed.emit()
