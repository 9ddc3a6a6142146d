"""What bots say with what they do: the words of open talk, for seats, offers and log."""

from __future__ import annotations

from PySide6.QtCore import QObject

from bigshot_desktop.bots.reasons import Choice, Term
from bigshot_desktop.ui.bridge import Bridge


class Remarks(QObject):
    """The remarks of a match, by the number of the step they belong to."""

    def __init__(self, bridge: Bridge) -> None:
        super().__init__(bridge)
        self._bridge = bridge
        self._said: dict[int, tuple[int, Term]] = {}
        bridge.rewound.connect(self._forget)

    def note(self, number: int, choice: Choice) -> None:
        """A bot speaks with the step of this number, which is about to be taken."""
        if choice.saying is not None:
            self._said[number] = (choice.action.seat, choice.saying)

    def at(self, number: int) -> str:
        """What was said with a step; nothing, mostly."""
        if number not in self._said:
            return ""
        seat, term = self._said[number]
        return self._bridge.voice.saying(term, seat)

    def of(self, seat: int, since: int = 0) -> str:
        """The last words of a seat after so many steps."""
        numbers = [one for one, (who, _) in self._said.items() if who == seat and one > since]
        return self.at(max(numbers)) if numbers else ""

    def _forget(self, length: int) -> None:
        for number in [number for number in self._said if number > length]:
            del self._said[number]
