"""What bots call out when something great happens to them: few words, and nobody's line twice in a match."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from bigshot_desktop.table.characters import character_of
from bigshot_desktop.table.match import Step
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.dispatch import Rank
from bigshot_desktop.words.exclamations import EXCLAMATIONS, LINES


class Occasion(NamedTuple):
    """Something that happened to somebody, worth a word."""

    seat: int
    kind: str
    """As the lines are called: see ``words/exclamations``."""


class _Called(NamedTuple):
    seat: int
    key: str


class Exclamations:
    """The exclamations of a match: each belongs to a step, and follows from the log alone."""

    def __init__(self, bridge: Bridge, occasions: Callable[[Step], Iterable[Occasion]]) -> None:
        """``occasions``: what a step brought to whom, what is most worth a word first."""
        self._bridge, self._occasions = bridge, occasions
        self._called: dict[int, _Called] = {}
        """By the number of a step, up to the one that was looked at last."""
        self._looked_at = 0
        bridge.rewound.subscribe(Rank.VIEWER, self._forget)

    def at(self, number: int) -> tuple[int, str] | None:
        """Who calls out what at a step, in the language of now; nobody, mostly."""
        for one in range(self._looked_at + 1, number + 1):
            self._look_at(one)
        self._looked_at = max(self._looked_at, number)
        called = self._called.get(number)
        if called is None:
            return None
        return called.seat, EXCLAMATIONS.text(called.key, self._bridge.narrator.translate)

    def _look_at(self, number: int) -> None:
        """One bot at most, with a line that it has not used."""
        used = {called.key for called in self._called.values()}
        for seat, kind in self._occasions(self._bridge.match.step(number)):
            character = character_of(self._bridge.match.seats[seat])
            if character is None:
                continue
            keys = (f"{character.id}.{kind}.{line}" for line in range(LINES))
            key = next((one for one in keys if one not in used), None)
            if key is not None:
                self._called[number] = _Called(seat, key)
                return

    def _forget(self, length: int) -> None:
        """What was called out after so many steps was never called out."""
        self._looked_at = min(self._looked_at, length)
        for number in [number for number in self._called if number > length]:
            del self._called[number]
