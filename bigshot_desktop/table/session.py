"""A match that is being played: its referee, its journal while there is one, and how it is left."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Self

from bigshot_desktop.bots.reasons import Term
from bigshot_desktop.table import ended_guides, kept_sayings, shelf
from bigshot_desktop.table.journal import Journal
from bigshot_desktop.table.match import Match, Step
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.referee import Referee


@dataclass(slots=True)
class Session:
    """One match at one table."""

    referee: Referee
    problem: Problem | None = None
    """Why nothing is written down, or what was amiss with the journal that was gone on with."""

    @classmethod
    def begin(cls, match: Match) -> Self:
        """Begins a match, or one from a file, with a journal of its own; without one if it must be."""
        try:
            session = cls(Referee(match, shelf.begin(match)))
        except Problem as problem:
            return cls(Referee(match), problem)
        for number, saying in match.sayings.items():
            session.keep_saying(match.step(number), saying)
        return session

    @classmethod
    def resume(cls, path: Path) -> Self:
        """Goes on with an open match exactly where it was left; raises :class:`Problem`."""
        journal, match, recovery = shelf.resume(path)
        return cls(Referee(match, journal), recovery.problem)

    @property
    def match(self) -> Match:
        return self.referee.match

    @property
    def journal(self) -> Journal | None:
        return self.referee.journal

    @property
    def guide_ended(self) -> bool:
        """Whether the guide of this match was ended, today or before."""
        return self.journal is not None and ended_guides.is_ended(self.journal.path)

    def remember_guide(self, on: bool) -> None:
        """Whoever goes on with this match finds its guide there, or does not."""
        if self.journal:
            (ended_guides.unmark if on else ended_guides.mark)(self.journal.path)

    def keep_saying(self, step: Step, saying: Term) -> None:
        """Whoever goes on with this match reads what a bot said with a step."""
        if self.journal:
            kept_sayings.keep(self.journal.path, self.match, step, saying)

    def stop_saving(self) -> None:
        """Plays on without a journal. What it holds so far stays on the disk."""
        if self.referee.journal:
            self.referee.journal.close()
            self.referee.journal = None

    def leave(self) -> Path | None:
        """Leaves the table: a finished match becomes a match file, any other can be gone on with."""
        journal, self.referee.journal = self.referee.journal, None
        if journal is None:
            return None
        if self.match.result is None:
            journal.close()
            return None
        try:
            return shelf.put_away(self.match, journal)
        except Problem:
            journal.close()  # it still has the match
            return None
