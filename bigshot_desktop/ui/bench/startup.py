"""How long it takes from the start of Python to the first picture, beside a bare window."""

from __future__ import annotations

import os
import subprocess
import sys
from time import monotonic  # of the whole system: every process has the same
from typing import Final

from bigshot_desktop.ui.bench.goals import Took

BARE: Final = """
import sys, time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow
class Bare(QMainWindow):
    def paintEvent(self, event):
        QTimer.singleShot(0, self.seen)
    def seen(self):
        print(time.monotonic(), time.process_time(), flush=True)
        QApplication.quit()
app = QApplication(sys.argv[:1])
window = Bare()
window.resize(1280, 800)
window.show()
app.exec()
"""

OURS: Final = """
import time
from bigshot_desktop.ui.app.application import open_window
def seen():
    print(time.monotonic(), time.process_time(), flush=True)
    app.exit(0)
app, window = open_window()
window.painted.connect(seen)
window.show()
app.exec()
"""

_NO_CACHE: Final = "PYTHONDONTWRITEBYTECODE"
"""With it nothing of ours is compiled once for all starts, as an installation does."""


def start_up(program: str) -> Took:
    """From the start of Python to the first picture on the screen."""
    env = {name: value for name, value in os.environ.items() if name != _NO_CACHE}
    begin = monotonic()
    done = subprocess.run(
        [sys.executable, "-P", "-c", program], capture_output=True, text=True, check=True, env=env
    )
    *_, seen, processor = map(float, done.stdout.split())
    return Took((seen - begin) * 1000, processor * 1000)


def starts(rounds: int) -> tuple[list[Took], list[Took]]:
    """How long a bare window takes, and how long ours, in turn."""
    start_up(OURS)  # what is read and compiled for the first time is no start as players have it
    bare, ours = [], []
    for _ in range(rounds):
        bare.append(start_up(BARE))
        ours.append(start_up(OURS))
    return bare, ours
