"""The referee: checks what players want, writes it down, and only then lets it happen."""

from __future__ import annotations

from typing import Any

from bigshot_desktop.engine.game import CHANCE, Refusal
from bigshot_desktop.table.journal import Journal
from bigshot_desktop.table.match import Match, Step


class Referee:
    """A match being played. If the journal cannot be written, the problem is all that happens."""

    def __init__(self, match: Match, journal: Journal | None = None) -> None:
        self.match = match
        self.journal = journal

    def submit(self, action: Any) -> Step | Refusal:
        """Plays a player's action, or refuses it."""
        if action.seat == CHANCE:
            raise ValueError("nature's turn is drawn, not submitted")
        prepared = self.match.prepare(action)
        if isinstance(prepared, Refusal):
            return prepared
        if self.journal:
            self.journal.write_action(action)
        return self.match.commit(prepared)

    def draw(self) -> Step:
        """Plays nature's turn."""
        prepared = self.match.prepare_draw()
        if self.journal:
            self.journal.write_action(prepared.step.action)
        return self.match.commit(prepared)

    def undo(self, seat: int | None = None) -> int:
        """As :meth:`Match.undo`."""
        count = self.match.undoable(seat)
        if count:
            if self.journal:
                self.journal.write_undo(count)
            self.match.take_back(count)
        return count

    def redo(self) -> tuple[Step, ...]:
        """As :meth:`Match.redo`."""
        count = self.match.redoable
        if count and self.journal:
            self.journal.write_redo(count)
        return self.match.redo()
