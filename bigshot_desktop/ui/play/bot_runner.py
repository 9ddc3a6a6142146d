"""Has bots think in their worker process; a Qt signal tells when one has chosen."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QSocketNotifier, Signal

from bigshot_desktop.bots.levels import SECONDS
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.thinker import Thinker

HINT_LEVEL: Final = "expert"
"""Who gives hints: the strongest."""


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

    def ask(self, match: Match, seat: int, level: str = "", seconds: float | None = None) -> int:
        """Asks for a seat's next decision; what was asked before is asked no more. Returns a ticket.

        The level and its seconds are those of the seat unless others are wanted; never more seconds than the level's.
        """
        level = level or match.seats[seat].level
        if seconds is not None:
            seconds = min(seconds, SECONDS.get(level, seconds))
        return self.thinker.ask(match, seat, level, seconds)

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
