"""What bots say with what they do: the words of open talk, for seats, offers and log."""

from __future__ import annotations

from bigshot_desktop.ui.play.bridge import Bridge


class Remarks:
    """The remarks of a match: each belongs to the choice that a step was taken by."""

    def __init__(self, bridge: Bridge) -> None:
        self._bridge = bridge

    def at(self, number: int) -> str:
        """What was said with a step; nothing, mostly."""
        choice = self._bridge.choices.get(number)
        if choice is None or choice.saying is None:
            return ""
        return self._bridge.narrator.saying(choice.saying, choice.action.seat)

    def of(self, seat: int, since: int = 0) -> str:
        """The last words of a seat after so many steps."""
        choices = self._bridge.choices
        for number in range(self._bridge.revealed_length, since, -1):
            choice = choices.get(number)
            if choice and choice.saying is not None and choice.action.seat == seat:
                return self.at(number)
        return ""
