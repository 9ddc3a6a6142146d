"""Has bots think in their worker process; a Qt signal tells when one has chosen."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QObject, QSocketNotifier, Signal

from bigshot_desktop.bots.bot import Sight
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.thinker import Thinker

HINT_LEVEL: Final = "expert"
"""Who gives hints: the strongest."""
RANDOM_LEVEL: Final = "random"
"""Who answers where no decision is needed."""


class BotRunner(QObject):
    """One worker process for one window: bots' turns, hints, and why an earlier action was taken."""

    answered = Signal(object)
    """An :class:`Answer` to what was asked last."""

    def __init__(
        self, game: str, parent: QObject | None = None, thinker: Thinker | None = None
    ) -> None:
        super().__init__(parent)
        self.thinker = thinker or Thinker(game=game)
        self._notifier = QSocketNotifier(self.thinker.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._poll)

    def warm_up(self, game: str) -> None:
        """Starts the process, with the bots of a game, before it is needed."""
        self.thinker.warm_up(game=game)

    def ask(self, match: Match, seat: int, level: str = "") -> int:
        """Asks for a seat's next decision; what was asked before is asked no more. Returns a ticket.

        The level is that of the seat unless another is wanted.
        """
        return self.thinker.ask(match, seat, level)

    def weigh(self, match: Match, seat: int, actions: tuple[Any, ...]) -> int:
        """Asks the strongest bot for a seat's next decision, and for the chance to win with these actions instead."""
        return self.thinker.ask(match, seat, HINT_LEVEL, weighed=actions)

    def look_back(self, match: Match, actions: tuple[Any, ...], moments: tuple[Sight, ...]) -> int:
        """The same for an action that was taken then, and for everybody's chances at some moments.

        What the same player did right after it comes after it.
        """
        first, *following = actions
        return self.thinker.ask(
            match,
            first.seat,
            HINT_LEVEL,
            weighed=(first,),
            following=tuple(following),
            moments=moments,
        )

    def judge(self, match: Match, seat: int, moments: tuple[Sight, ...]) -> int:
        """Asks for everybody's chances at some moments; what a seat would do is of no interest, and costs nothing."""
        return self.thinker.ask(match, seat, RANDOM_LEVEL, moments=moments)

    def hurry(self) -> None:
        """The bot that was asked must answer at once; if it cannot, a quick one does."""
        self.thinker.hurry()

    def cancel(self) -> None:
        """Nobody waits for an answer any more."""
        self.thinker.cancel()

    def close(self) -> None:
        """Ends the process. Nothing can be asked any more."""
        self._notifier.setEnabled(False)
        self.thinker.close()

    def _poll(self) -> None:
        if answer := self.thinker.poll():
            self.answered.emit(answer)
