"""A match as it was after some of its steps, forwards and backwards, while the whole of it stays as it is."""

from __future__ import annotations

from bigshot_desktop.table.match import Match


class ReplayedMatch(Match):
    """A match to look at. It has the first steps of another one; how many can be changed at any time.

    A match keeps the state after each of its steps, so going anywhere costs as much as there are steps between.
    """

    def __init__(self, whole: Match, length: int = 0) -> None:
        super().__init__(whole.game, whole.setup, whole.seats, whole.seed, seal=whole.seal)
        self.whole, self.played_on = whole, whole.played_on
        self.sayings = whole.sayings
        self.go_to(length)

    def go_to(self, length: int) -> None:
        """Has the first so many steps from now on."""
        whole = self.whole
        if not 0 <= length <= whole.length:
            raise ValueError(f"{length} of {whole.length} steps")
        for step in reversed(self._steps[length:]):
            self._taken[step.action.seat].pop()
        del self._steps[length:], self._before[length:]
        known = len(self._steps)
        self._append(whole.step(number) for number in range(known + 1, length + 1))
        self._before += [whole.state_after(number) for number in range(known, length)]
        self._state = whole.state_after(length)
