"""Memory is tidied up in the window's own thread, and in no other.

Python looks for garbage in whichever thread happens to make objects, also in those that listen to the bots' processes.
Widgets and items of a board that somebody has left are such garbage; deleted over there while Qt paints over here, they
took the program with them, once in some hundred matches.
"""

from __future__ import annotations

import gc
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer

_COLLECTS: Final = "collects"
"""A property of the application that has a collector. Looking for it among its children would make Python objects of
them all, the style among them, for which PySide6 makes six hundred members of enums."""
EVERY: Final = 1000
"""Milliseconds between two looks: little gathers in that time, and a look where little gathered costs nothing."""


class GarbageCollector(QObject):
    """Does from the event loop what Python would do by itself, when Python would: by how much was made since."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        timer = QTimer(self)
        timer.setInterval(EVERY)
        timer.timeout.connect(self.look)
        timer.start()

    def look(self) -> None:
        """Collects the oldest generation that is due, and with it all younger ones; one without a limit never is."""
        due = [age for age, (made, most) in enumerate(_counts()) if 0 < most < made]
        if due:
            gc.collect(due[-1])


def collect_in_window_thread(app: QCoreApplication) -> None:
    """From now on garbage goes in the thread of this application only."""
    if not app.property(_COLLECTS):
        app.setProperty(_COLLECTS, True)
        GarbageCollector(app)


def _counts() -> zip[tuple[int, int]]:
    """Of each generation, how much was made, and when that is enough to look it through."""
    return zip(gc.get_count(), gc.get_threshold(), strict=True)
