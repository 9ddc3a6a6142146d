"""Starts the program with a window, and ends it when that is closed."""

from __future__ import annotations

import builtins
import gc
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bigshot_desktop.engine.light_record import LightRecord

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from bigshot_desktop.ui.app.main_window import MainWindow


class Opening(LightRecord):
    """How the window is opened."""

    file: Path | None = None
    """A match file to go on with."""
    demo: bool = False
    """Whether bots play a match by themselves, and the window closes when it is over."""
    game: str = "big-shot"
    level: str = "medium"
    seed: int = 1
    speed: str = ""
    """Of a demonstration; empty: that of the settings."""
    shots: Path | None = None
    """Where a demonstration puts its pictures."""
    language: str = ""
    """Of a demonstration; empty: that of the settings."""


STYLE: Final = "Fusion"
"""Of Qt's own styles the one that looks the same on every system."""


def has_display() -> bool:
    """Whether there is a screen; Qt ends the program if it is asked to open one that is not there."""
    if not sys.platform.startswith("linux") or os.environ.get("QT_QPA_PLATFORM"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def make_application(*, with_all_fonts: bool = True) -> QApplication:
    """The Qt application with our style, names and fonts; the player's settings come later.

    Without all fonts it has those of the home page.
    """
    from PySide6.QtWidgets import QApplication

    _import_as_python_does()
    from bigshot_desktop import __version__
    from bigshot_desktop.ui.app.garbage import collect_in_window_thread
    from bigshot_desktop.ui.look import fonts

    app = QApplication.instance()
    if not isinstance(app, QApplication):
        from bigshot_desktop.ui.app.program import Program

        # With the style at once: setStyle() returns it, and PySide6 takes longer over that than Qt.
        app = Program([*sys.argv[:1], "-style", STYLE])
    elif not app.property(STYLE):  # once only: widgets may still know a style that is replaced
        app.setStyle(STYLE)
    app.setProperty(STYLE, True)
    collect_in_window_thread(app)
    app.setApplicationName("bigshot-desktop")
    app.setApplicationDisplayName("Big Shot Desktop")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("io.github.bigshot_desktop.BigShotDesktop")
    fonts.install()
    if with_all_fonts:
        fonts.install_others()
    return app


def _import_as_python_does() -> None:
    """PySide6 replaces Python's import for the sake of ``__feature__``, which we do not use.

    Its own reads the source of every module that is imported from then on, to see whether that uses Qt.
    """
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


def open_window() -> tuple[QApplication, MainWindow]:
    """The program up to its window, which is not shown yet."""
    gc.disable()  # already now: what is made until the first picture stays
    app = make_application(with_all_fonts=False)
    from bigshot_desktop.ui.app.main_window import MainWindow
    from bigshot_desktop.ui.app.preferences import Preferences

    window = MainWindow(Preferences(app))
    window.painted.connect(gc.freeze)  # it is not looked through later, either
    return app, window


def run(opening: Opening) -> int:
    """Opens the window and returns the exit code when it is closed."""
    if not has_display():
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app, window = open_window()
    from PySide6.QtCore import Qt

    from bigshot_desktop.ui.app.crash import CrashGuard, last_crash
    from bigshot_desktop.ui.app.program import Program

    crashed = last_crash()
    guard = CrashGuard(app)
    guard.install()
    if opening.demo:
        from bigshot_desktop.ui.app.demonstration import Demonstration

        demonstration = Demonstration(window, opening)
        window.awake.connect(demonstration.start)
        guard.stop_on_failure()
    elif opening.file:
        file = opening.file
        window.awake.connect(lambda: window.matches.open_file(file))
    if isinstance(app, Program) and not opening.demo:
        window.awake.connect(lambda: app.hand_files_to(window.matches.open_file))
    if crashed and not opening.demo:
        window.awake.connect(lambda: guard.show_report(crashed))
    window.closed.connect(app.quit, Qt.ConnectionType.QueuedConnection)
    window.show()
    code = app.exec()
    guard.uninstall()
    return code
