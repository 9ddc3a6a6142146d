"""What bots say with what they do: the words of open talk, for seats, offers, bubbles and log.

Nobody says the same line twice in a match, nor one that somebody else has said, be it with other numbers in it. Whoever
has no other words left for something says nothing.
"""

from __future__ import annotations

import logging
from dataclasses import replace
from functools import cached_property
from typing import Final, NamedTuple

from bigshot_desktop.bots.reasons import Term
from bigshot_desktop.table.characters import character_of
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.dispatch import Rank
from bigshot_desktop.words.narrator import Narrator, Wording
from bigshot_desktop.words.sentences import english, grouped

_LOG: Final = logging.getLogger(__name__)


class _Said(NamedTuple):
    """How something was said."""

    wording: Wording
    line: str
    """In English, whatever is spoken: so a match has the same lines in every language."""
    seat: int
    """Whose words they are."""


class Remarks:
    """The remarks of a match: each belongs to a step.

    Words are chosen for the match as a whole, once, wherever in it one looks.
    """

    def __init__(self, bridge: Bridge) -> None:
        self._shown, self._bridge = bridge, bridge.all_of_it
        self._said: dict[int, _Said] = {}
        """By the number of a step, up to the one that was looked at last."""
        self._keys: dict[str, int] = {}
        self._lines: set[str] = set()
        """What was said, so that nobody says it again: its sentences with who said them, and its lines."""
        self._looked_at = 0
        self._bridge.rewound.subscribe(Rank.VIEWER, self._forget)

    @property
    def any(self) -> bool:
        """Whether anything has been said at all."""
        return bool(self._bridge.sayings or self._bridge.choices)

    def at(self, number: int) -> str:
        """What was said with a step; nothing, mostly."""
        meant = self._meant(number)
        if meant is None:
            return ""
        for one in range(self._looked_at + 1, number + 1):
            self._choose(one)
        self._looked_at = max(self._looked_at, number)
        said = self._said.get(number)
        return self._bridge.narrator.worded(said.wording, *meant) if said else ""

    def of(self, seat: int, since: int = 0) -> str:
        """The last words of a seat after so many steps."""
        choices, sayings = self._bridge.choices, self._bridge.sayings
        for number in range(self._shown.revealed_length, since, -1):
            if number not in sayings and number not in choices:
                continue
            meant = self._meant(number)
            if meant is not None and meant[1] == seat:
                return self.at(number)
        return ""

    def _meant(self, number: int) -> tuple[Term, int] | None:
        """What was to be said with a step, and from which seat."""
        choice = self._bridge.choices.get(number)
        if choice is not None and choice.saying is not None:
            return choice.saying, choice.action.seat
        saying = self._bridge.sayings.get(number)
        return (saying, self._bridge.match.step(number).action.seat) if saying else None

    def _choose(self, number: int) -> None:
        """Finds words for a step that nobody has used: new ones first, then the same about something else."""
        meant = self._meant(number)
        if meant is None:
            return
        try:
            said = self._new_words(*meant)
        except (LookupError, TypeError, ValueError, AttributeError):
            choice = self._bridge.choices.get(number)
            if choice is not None and choice.saying is not None:
                raise
            # It was read from a file that somebody may have changed.
            _LOG.warning("what was said with step %d cannot be told", number)
            del self._bridge.sayings[number]
            return
        if said is not None:
            self._said[number] = said
            self._keys.setdefault(said.wording.key, meant[1])
            self._lines.add(said.line)

    def _new_words(self, saying: Term, seat: int) -> _Said | None:
        """A line that nobody has said, if there is one."""
        character = character_of(self._bridge.match.seats[seat])
        narrator = self._english
        wordings = narrator.wordings(saying, seat, character.id if character else "")
        for wording in sorted(wordings, key=lambda one: one.key in self._keys):
            if self._keys.get(wording.key, seat) != seat:
                continue  # they are another character's words by now
            line = narrator.worded(wording, saying, seat)
            if line not in self._lines:
                return _Said(wording, line, seat)
        return None

    @cached_property
    def _english(self) -> Narrator:
        return replace(self._bridge.narrator, translate=english, number=grouped)

    def _forget(self, length: int) -> None:
        """What was said after so many steps was never said."""
        self._looked_at = min(self._looked_at, length)
        for number in [number for number in self._said if number > length]:
            del self._said[number]
        self._keys = {}
        for _, said in sorted(self._said.items()):
            self._keys.setdefault(said.wording.key, said.seat)
        self._lines = {said.line for said in self._said.values()}
