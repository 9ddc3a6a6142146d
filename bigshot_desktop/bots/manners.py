"""How bots behave where everybody may speak at once: what they say at once, and what they keep for later."""

from __future__ import annotations

from collections.abc import Collection
from enum import Enum, auto
from typing import Any, Protocol


class Word(Enum):
    """What kind of thing is said."""

    ANSWER = auto()
    """To what was asked, or something that asks nobody anything: it may be said at once."""
    OPENING = auto()
    """Something new. People are left the time to speak first."""
    CLOSING = auto()
    """Nothing more will follow."""


class Manners(Protocol):
    """What is polite in one game. All that is looked at is what everybody sees of the table."""

    def topic(self, seen: Any) -> str:
        """What everybody may speak about at once; nothing while only some are asked."""

    def timed(self, topic: str) -> bool:
        """Whether a sand-glass may end it."""

    def owes(self, seen: Any, seat: int) -> bool:
        """Whether somebody waits for this seat's answer."""

    def served(self, seen: Any, people: Collection[int]) -> bool:
        """Whether nothing that a person has asked is open, and no person is asked for anything."""

    def waits(self, seen: Any, people: Collection[int]) -> bool:
        """Whether something that a person has asked is open."""

    def word(self, action: Any) -> Word: ...

    def mild(self, seen: Any, action: Any) -> Any:
        """What is said in place of an action that would leave a question unanswered; mostly the action itself."""

    def last_word(self, seen: Any, seat: int) -> Any:
        """What a seat says when the time is up."""
