"""What is needed to measure at a table: a home of one's own, a match on the table, and time that passes."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from bigshot_desktop.table import paths
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.session import Session
from bigshot_desktop.table.settings import Settings, save_settings
from bigshot_desktop.ui.app.main_window import USUAL, MainWindow
from bigshot_desktop.ui.match.table_page import TablePage
from bigshot_desktop.ui.play.turns import Phase

SETTLING: Final = 1.0
"""Seconds and clicks that are not counted: what is made for the first time then is not made again."""


def sit_down(window: MainWindow, match: Match, *, waits: bool = True) -> TablePage:
    """The table of a match that is played at normal speed without pauses; the match before is left.

    It is on the screen when this returns, if this waits.
    """
    window.matches.leave_table()
    window.preferences.pace.speed = "normal"
    window.preferences.pace.bot_pause = 0
    window.matches.sit_down(Session.begin(match))
    assert window.table is not None
    if waits:
        QApplication.processEvents()
    return window.table


def get_up(window: MainWindow) -> None:
    """Leaves the table, and waits until it is cleared away."""
    window.go_home()
    wait(0)


def wait(seconds: float, table: TablePage | None = None) -> float:
    """Lets the window live for a while, at most until a match is over; how many seconds that was."""
    began, loop = perf_counter(), QEventLoop()

    def turned() -> None:
        if table and table.turns.phase is Phase.OVER:
            loop.quit()

    QTimer.singleShot(round(seconds * 1000), loop.quit)
    if table:
        table.turns.changed.connect(turned)
    loop.exec()
    if table:
        table.turns.changed.disconnect(turned)
    return perf_counter() - began


def wait_until(done: Callable[[], bool], patience: float) -> bool:
    """Lets the window live until something is so; whether it is within so many seconds.

    Between events it sleeps, as the program does. Bots think with a lower priority: if it looked again and again, it
    would take the processor from the very bot that it waits for, wherever others are at work on the machine.
    """
    late = QTimer(singleShot=True, interval=round(patience * 1000))
    late.start()  # also wakes it if nothing else does
    while not done():
        if not late.isActive():
            return False
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    return True


@contextmanager
def a_window() -> Iterator[MainWindow]:
    """The program's window on the screen, as large as usual; it is closed in the end."""
    from bigshot_desktop.ui.app.application import open_window

    _, window = open_window()
    window.remembers = False
    window.resize(USUAL)
    window.show()
    try:
        yield window
    finally:
        window.close()


@contextmanager
def a_home() -> Iterator[None]:
    """The folders of a player who has been here before, and whose own are left alone."""
    before = os.environ.get(paths.HOME_VARIABLE)
    with TemporaryDirectory(prefix="bigshot-bench-") as folder:
        os.environ[paths.HOME_VARIABLE] = folder
        paths.settings_file().parent.mkdir(parents=True)
        save_settings(Settings(sound=False), paths.settings_file())
        try:
            yield
        finally:
            if before is None:
                del os.environ[paths.HOME_VARIABLE]
            else:
                os.environ[paths.HOME_VARIABLE] = before
