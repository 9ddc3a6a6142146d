"""Lines of the log that belong together, such as an auction: once it is over they fold into one, which opens again."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from operator import attrgetter

from bigshot_desktop.ui.models.log import LogEntry


@dataclass(slots=True)
class Fold:
    """A run of rows that belong together; the last one stays in sight."""

    first: int
    stop: int
    """The row after its last."""
    is_open: bool = True
    chosen: bool = False
    """Whether a player has opened or closed it."""

    @property
    def head(self) -> int:
        return self.stop - 1

    @property
    def hidden(self) -> range:
        """The rows that are not seen while it is closed."""
        return range(self.first, self.head)


class LogFolds:
    """The folds of a log. What is still going on is open; what is over is closed, unless somebody opened it."""

    def __init__(self) -> None:
        self._folds: list[Fold] = []

    def at(self, row: int) -> Fold | None:
        """The fold that a row belongs to, if it is one of several rows."""
        place = bisect_right(self._folds, row, key=attrgetter("first")) - 1
        if place < 0:
            return None
        fold = self._folds[place]
        return fold if row < fold.stop and len(fold.hidden) else None

    def headed_by(self, row: int) -> Fold | None:
        """The fold whose line in sight this row is."""
        fold = self.at(row)
        return fold if fold and fold.head == row else None

    def is_hidden(self, row: int) -> bool:
        fold = self.at(row)
        return fold is not None and not fold.is_open and row != fold.head

    def read(self, entries: Sequence[LogEntry], first: int) -> int:
        """Reads the rows from one on anew; the first row whose place in a fold may be another now."""
        begin, before = first, dict[int, Fold]()
        while self._folds and self._folds[-1].stop >= first:
            fold = self._folds.pop()
            before[fold.first] = fold
            begin = min(begin, fold.first)
        for row in range(begin, len(entries)):
            last = self._folds[-1] if self._folds else None
            group = entries[row].group
            if last and last.stop == row and group and group == entries[last.first].group:
                last.stop = row + 1
            else:
                if last and not last.chosen:
                    last.is_open = False
                if group:
                    known = before.get(row)
                    chosen = known is not None and known.chosen
                    is_open = known.is_open if known and chosen else True
                    self._folds.append(Fold(row, row + 1, is_open, chosen))
        if self._folds and self._folds[-1].stop < len(entries) and not self._folds[-1].chosen:
            self._folds[-1].is_open = False
        return begin
