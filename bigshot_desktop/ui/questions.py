"""What bots are asked, one thing at a time: only the answer to the last question counts."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from bigshot_desktop.table.match import Match
from bigshot_desktop.table.thinker import Answer
from bigshot_desktop.ui.bot_runner import BotRunner

Receive = Callable[[Answer], None]


class Questions(QObject):
    """One question, and who wants to hear the answer."""

    def __init__(self, runner: BotRunner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._runner = runner
        self._ticket = 0
        self._receive: Receive | None = None
        runner.answered.connect(self._answered)

    def ask(
        self,
        match: Match,
        seat: int,
        receive: Receive,
        *,
        level: str = "",
        seconds: float | None = None,
    ) -> None:
        """Asks for a seat's next decision, as strong and as long as its level unless it is said otherwise."""
        self._receive = receive
        self._ticket = self._runner.ask(match, seat, level, seconds)

    def drop(self) -> None:
        """Nobody waits for an answer any more."""
        if self._receive:
            self._runner.cancel()
        self._receive = None

    def _answered(self, answer: Answer) -> None:
        if self._receive and answer.ticket == self._ticket:
            receive, self._receive = self._receive, None
            receive(answer)
