"""What a guide has told so far: to leaf back through, as in a book."""

from __future__ import annotations

from bigshot_desktop.ui.match.guide.steps import Step


class Told:
    """The steps that have been shown, in that order, and which of them is read again."""

    def __init__(self) -> None:
        self._steps: list[Step] = []
        self._at: int | None = None

    def note(self, step: Step) -> None:
        """It is shown, perhaps not for the first time."""
        if step not in self._steps:
            self._steps.append(step)

    @property
    def reading(self) -> Step | None:
        """The one that is read again, if any is."""
        return None if self._at is None else self._steps[self._at]

    def has_before(self, shown: Step | None) -> bool:
        """Whether there is one before the one that is seen; ``shown``: that of now, if there is one."""
        return self._place(shown) > 0

    def back(self, shown: Step | None) -> bool:
        """Goes to the one before; whether there is one."""
        if not self.has_before(shown):
            return False
        self._at = self._place(shown) - 1
        return True

    def on(self, shown: Step | None) -> None:
        """Goes to the one after, up to what is told now."""
        self._at = self._place(shown) + 1
        if self._at >= self._now(shown):
            self._at = None

    def leave(self) -> None:
        """Back to what is told now."""
        self._at = None

    def _place(self, shown: Step | None) -> int:
        return self._now(shown) if self._at is None else self._at

    def _now(self, shown: Step | None) -> int:
        return len(self._steps) if shown is None else self._steps.index(shown)
