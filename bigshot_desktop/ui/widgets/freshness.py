"""Since when something can be pressed: no key and no second click answers a question that came after it."""

from __future__ import annotations

from typing import ClassVar, Final

from PySide6.QtCore import QElapsedTimer, QEvent
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

REST: Final = 400
"""Milliseconds that a question has to be seen before a key answers it; nobody reads and decides sooner."""


class Freshness:
    """Whether a control has been on the screen, doing what it does, for long enough to be meant.

    Keys that were pressed while the program was busy come late, so time counts from the first picture. Every key that
    comes too early begins the rest anew: whoever hammers on a key has not looked yet.
    """

    _hasty: ClassVar[int | None] = None
    """When a click was not meant, in the system's time; the one after it belongs to the same row of clicks."""

    def __init__(self) -> None:
        self._seen = QElapsedTimer()
        self._clicked = False
        self._rest = 1.0

    def renew(self, rest: float = 1.0) -> None:
        """It does something else from now on; ``rest``: how long that has to be seen, in usual rests."""
        self._seen.invalidate()
        self._clicked = False
        self._rest = rest

    def painted(self) -> None:
        """It is on the screen as it is now."""
        if not self._seen.isValid():
            self._seen.start()

    def takes_key(self) -> bool:
        """Whether a key that arrives now is meant for it."""
        if not REST:
            return True
        if not self._seen.isValid():
            return False
        if self._seen.elapsed() < REST * self._rest:
            self._seen.start()
            return False
        return True

    def takes_click(self, click: QMouseEvent) -> bool:
        """Whether a press of the mouse is meant for it."""
        second = click.type() == QEvent.Type.MouseButtonDblClick
        if self._clicked or not (second or self._in_haste(click.timestamp())):
            self._clicked = True
            return True
        Freshness._hasty = click.timestamp()
        return False

    def _in_haste(self, now: int) -> bool:
        hasty = Freshness._hasty
        return hasty is not None and now - hasty < QApplication.doubleClickInterval()
