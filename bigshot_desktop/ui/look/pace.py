"""How fast things move and how long bots wait: the player's pace, which a click or a key can hurry."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal

_FACTORS: Final = {"slow": 1.8, "normal": 1.0, "fast": 0.45, "off": 0.0}
"""What a duration is multiplied by, by the setting."""

READABLE: Final = 700
"""Milliseconds that a bot's action is left to be read, at normal speed."""
LEAST_READABLE: Final = 350
"""The same where nothing moves."""
_GLANCE: Final = 1100
"""Milliseconds before somebody has found a text that has come up, at normal speed."""
_LETTER: Final = 50
"""For each of its letters."""
_READERS: Final = {"slow": 1.4, "normal": 1.0, "fast": 0.7, "off": 0.7}
"""What the time to read is multiplied by, by the setting: letters are not read as fast as pieces move."""

_HASTY: Final = ("fast", "off")
"""The settings of those who do not want to wait until what bots say has been read."""


class Pace(QObject):
    """The speed of everything that moves."""

    hurried = Signal()
    """Whatever moves or waits is to come to its end now."""

    def __init__(self, speed: str = "normal", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.speed = speed
        self.bot_pause = 100
        """Per cent of the usual pause after a bot's action; 0 for a demonstration without pauses."""

    @property
    def still(self) -> bool:
        """Whether nothing is to move."""
        return _FACTORS[self.speed] == 0.0

    def duration(self, milliseconds: float) -> int:
        """How long a movement takes that takes so long at normal speed; 0 where nothing is to move."""
        return round(milliseconds * _FACTORS[self.speed])

    def rest(self, milliseconds: float) -> int:
        """How long something stays in sight that stays so long at normal speed, also where nothing moves."""
        if self.still:
            return round(milliseconds * self.bot_pause / 100)
        return self.duration(milliseconds)

    def reading(self, text: str) -> int:
        """How long a text stays in sight that has come up on the board."""
        if not self.bot_pause:
            return 0
        return round((_GLANCE + _LETTER * len(text)) * _READERS[self.speed])

    def listening(self, text: str) -> int:
        """How long bots leave what one of them has said to be read, before anybody goes on.

        Who has chosen a quicker pace reads as fast as they act: then it is the usual pause.
        """
        if not text or self.speed in _HASTY:
            return self.pause()
        return max(self.pause(), round(self.reading(text) * min(100, self.bot_pause) / 100))

    def pause(self) -> int:
        """How long a bot's action is left to be read."""
        base = max(self.duration(READABLE), LEAST_READABLE)
        return round(base * self.bot_pause / 100)

    def hurry(self) -> None:
        """Ends the current movement and the current pause."""
        self.hurried.emit()
