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

    def read(self, entries: Sequence[LogEntry], first: int) -> tuple[int, list[Fold]]:
        """Reads the rows from one on anew: the first whose fold is another now, and the folds that opened or closed.

        What came before costs nothing, however much it is.
        """
        begin, before = first, dict[int, Fold]()
        while self._folds and self._folds[-1].stop > first:
            fold = self._folds.pop()
            before[fold.first] = fold
            begin = min(begin, fold.first)
        changed = []
        last = self._folds[-1] if self._folds else None
        for row in range(begin, len(entries)):
            group = entries[row].group
            if last and last.stop == row and group and group == entries[last.first].group:
                last.stop = row + 1
                continue
            if last and self._let_go(last, goes_on=False):
                changed.append(last)
            if group:
                known = before.get(row)
                chosen = known is not None and known.chosen
                last = Fold(row, row + 1, known.is_open if known and chosen else True, chosen)
                self._folds.append(last)
        if last and self._let_go(last, goes_on=last.stop == len(entries)):
            changed.append(last)
        return begin, changed

    def _let_go(self, fold: Fold, *, goes_on: bool) -> bool:
        """Opens a fold that goes on and closes one that is over, unless a player has chosen; whether that is new."""
        if fold.chosen or fold.is_open == goes_on:
            return False
        fold.is_open = goes_on
        return True
