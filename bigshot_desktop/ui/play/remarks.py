"""What bots say with what they do: the words of open talk, for seats, offers and log."""

from __future__ import annotations

import logging
from typing import Final

from bigshot_desktop.bots.reasons import Term
from bigshot_desktop.ui.play.bridge import Bridge

_LOG: Final = logging.getLogger(__name__)


class Remarks:
    """The remarks of a match: each belongs to a step."""

    def __init__(self, bridge: Bridge) -> None:
        self._bridge = bridge

    def at(self, number: int) -> str:
        """What was said with a step; nothing, mostly."""
        said = self._said(number)
        if said is None:
            return ""
        try:
            return self._bridge.narrator.saying(*said)
        except (LookupError, TypeError, ValueError, AttributeError):
            if number not in self._bridge.sayings:
                raise
            # It was read from a file that somebody may have changed.
            _LOG.warning("what was said with step %d cannot be told", number)
            del self._bridge.sayings[number]
            return ""

    def of(self, seat: int, since: int = 0) -> str:
        """The last words of a seat after so many steps."""
        for number in range(self._bridge.revealed_length, since, -1):
            said = self._said(number)
            if said is not None and said[1] == seat:
                return self.at(number)
        return ""

    def _said(self, number: int) -> tuple[Term, int] | None:
        """What was said with a step, and from which seat."""
        choice = self._bridge.choices.get(number)
        if choice is not None and choice.saying is not None:
            return choice.saying, choice.action.seat
        saying = self._bridge.sayings.get(number)
        return (saying, self._bridge.match.step(number).action.seat) if saying else None
