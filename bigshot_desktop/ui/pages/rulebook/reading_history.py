"""Where a reader has been: back and forward through the pages of the rulebooks."""

from __future__ import annotations

from typing import Final, NamedTuple

_LONGEST: Final = 100
"""Places that are remembered."""


class Place(NamedTuple):
    """A place in a rulebook, the same in every language, theme and size."""

    game: str
    paragraph: int = 0
    """At the upper edge of what is seen."""
    share: float = 0.0
    """Of the paragraph that is above the edge; below 0: how far below the edge it begins, in sizes of the text."""


class ReadingHistory:
    """The places that were left for others, and, after a way back, those ahead."""

    def __init__(self) -> None:
        self._behind: list[Place] = []
        self._ahead: list[Place] = []

    @property
    def leads_back(self) -> bool:
        return bool(self._behind)

    @property
    def leads_forward(self) -> bool:
        return bool(self._ahead)

    def leave(self, place: Place) -> None:
        """Goes on to somewhere new; what was ahead is forgotten."""
        self._ahead.clear()
        if not self._behind or self._behind[-1] != place:
            self._behind.append(place)
            del self._behind[:-_LONGEST]

    def take_back(self, place: Place) -> None:
        """A place that was left last was not left after all."""
        if self._behind and self._behind[-1] == place:
            self._behind.pop()

    def back(self, here: Place) -> Place:
        """The place before, from here."""
        self._ahead.append(here)
        return self._behind.pop()

    def forward(self, here: Place) -> Place:
        """The place that one came back from."""
        self._behind.append(here)
        return self._ahead.pop()
