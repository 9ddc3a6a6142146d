"""What bots say with what they do: the words of open talk, for seats, offers, bubbles and log.

Nobody says the same line twice in a match, nor one that somebody else has said. Whoever has no other words left for
something says nothing.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from bigshot_desktop.table.characters import character_of
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.dispatch import Rank
from bigshot_desktop.words.narrator import Wording
from bigshot_desktop.words.sentences import english, grouped


class _Said(NamedTuple):
    """How something was said."""

    wording: Wording
    line: str
    """In English, whatever is spoken: so a match has the same lines in every language."""


class Remarks:
    """The remarks of a match: each belongs to the choice that a step was taken by."""

    def __init__(self, bridge: Bridge) -> None:
        self._bridge = bridge
        self._said: dict[int, _Said] = {}
        """By the number of a step, up to the one that was looked at last."""
        self._looked_at = 0
        bridge.rewound.subscribe(Rank.VIEWER, self._forget)

    def at(self, number: int) -> str:
        """What was said with a step; nothing, mostly."""
        choice = self._bridge.choices.get(number)
        if choice is None or choice.saying is None:
            return ""
        for one in range(self._looked_at + 1, number + 1):
            self._choose(one)
        self._looked_at = max(self._looked_at, number)
        said = self._said.get(number)
        if said is None:
            return ""
        return self._bridge.narrator.worded(said.wording, choice.saying, choice.action.seat)

    def of(self, seat: int, since: int = 0) -> str:
        """The last words of a seat after so many steps."""
        choices = self._bridge.choices
        for number in range(self._bridge.match.length, since, -1):
            choice = choices.get(number)
            if choice and choice.saying is not None and choice.action.seat == seat:
                return self.at(number)
        return ""

    def _choose(self, number: int) -> None:
        """Finds words for a step that nobody has used: new ones first, then the same about something else."""
        choice = self._bridge.choices.get(number)
        if choice is None or choice.saying is None:
            return
        saying, seat = choice.saying, choice.action.seat
        character = character_of(self._bridge.match.seats[seat])
        narrator = replace(self._bridge.narrator, translate=english, number=grouped)
        wordings = narrator.wordings(saying, seat, character.id if character else "")
        used = {said.wording.key for said in self._said.values()}
        lines = {said.line for said in self._said.values()}
        for wording in sorted(wordings, key=lambda one: one.key in used):
            line = narrator.worded(wording, saying, seat)
            if line not in lines:
                self._said[number] = _Said(wording, line)
                return

    def _forget(self, length: int) -> None:
        """What was said after so many steps was never said."""
        self._looked_at = min(self._looked_at, length)
        for number in [number for number in self._said if number > length]:
            del self._said[number]
