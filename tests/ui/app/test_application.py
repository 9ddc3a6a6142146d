"""The program around the window: how it is opened, and what it returns when it is closed."""

from __future__ import annotations

import inspect
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigshot_desktop import __version__
from bigshot_desktop.__main__ import Window
from bigshot_desktop.games import ENTRIES
from bigshot_desktop.table import paths
from bigshot_desktop.table.match_file import save_match
from bigshot_desktop.ui.app import application
from bigshot_desktop.ui.app.application import (
    Opening,
    has_display,
    make_application,
    open_window,
    run,
)
from bigshot_desktop.ui.app.crash import crash_log
from bigshot_desktop.ui.app.crash_dialog import CrashDialog
from bigshot_desktop.ui.app.main_window import MainWindow
from tests.ui.players import InstantBots, a_match


@pytest.fixture
def linux(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Linux without any screen."""
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.usefixtures("linux")
def test_linux_without_a_screen_has_no_display() -> None:
    assert not has_display()


@pytest.mark.usefixtures("linux")
@pytest.mark.parametrize("name", ["DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"])
def test_linux_with_a_screen(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setenv(name, ":0")
    assert has_display()


@pytest.mark.usefixtures("linux")
@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_others_always_have_one(monkeypatch: pytest.MonkeyPatch, platform: str) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    assert has_display()


def test_an_opening_asks_for_the_usual() -> None:
    usual = Opening()
    assert (usual.file, usual.demo, usual.shots) == (None, False, None)
    assert usual.game in ENTRIES


def test_the_application_says_who_it_is(qapp: QApplication, home: Path) -> None:
    app = make_application()
    assert app is qapp
    assert app.applicationName() == "bigshot-desktop"
    assert app.applicationVersion() == __version__
    assert app.desktopFileName() == "io.github.bigshot_desktop.BigShotDesktop"
    assert not home.exists()


@pytest.mark.usefixtures("qapp", "home")
def test_what_is_imported_is_not_read_as_source(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    make_application()
    (tmp_path / "imported_later.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    read: list[object] = []
    monkeypatch.setattr(inspect, "getsource", read.append)
    exec("import imported_later")
    assert not read


def test_the_window_is_made_but_not_shown(qtbot: QtBot, qapp: QApplication, home: Path) -> None:
    _, window = open_window()
    qtbot.addWidget(window)
    assert not window.isVisible()
    room = window.screen().availableSize()
    assert window.width() < room.width()  # there is a frame around it
    assert window.height() <= room.height() - 30  # and a title bar above it
    assert not home.exists()


# --- running -------------------------------------------------------------------------------------


@pytest.fixture
def opened(
    qtbot: QtBot, qapp: QApplication, home: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[list[str]]:
    """What the windows showed that were run, each until it was awake."""
    seen: list[str] = []
    windows: list[MainWindow] = []
    hook = sys.excepthook

    def make() -> tuple[QApplication, MainWindow]:
        app, window = open_window()
        window.matches.runner = InstantBots()  # type: ignore[assignment]
        windows.append(window)
        return app, window

    def execute(*_: object) -> int:
        with qtbot.waitSignal(windows[-1].awake):
            pass
        seen.append(type(windows[-1].pages.currentWidget()).__name__)
        windows[-1].close()
        return 7

    monkeypatch.setattr(application, "open_window", make)
    monkeypatch.setattr(QApplication, "exec", execute)
    yield seen
    sys.excepthook = hook
    for window in windows:
        window.deleteLater()
    QApplication.processEvents()


def test_the_exit_code_is_that_of_qt(opened: list[str]) -> None:
    assert run(Opening()) == 7
    assert opened == ["HomePage"]


def test_a_file_is_gone_on_with(opened: list[str], tmp_path: Path) -> None:
    path = tmp_path / "good.bigshot"
    save_match(a_match("hbb"), path)
    assert Window().open(file=path) == 7
    assert opened == ["TablePage"]


def test_a_crash_of_the_last_time_is_told_once(
    opened: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []

    def show(dialog: CrashDialog) -> int:
        told.append(dialog.report.toPlainText())
        return 1

    monkeypatch.setattr(CrashDialog, "exec", show)
    crash_log().parent.mkdir(parents=True)
    crash_log().write_text("Fatal Python error: Aborted\n")
    run(Opening())
    assert told == ["Fatal Python error: Aborted"]
    run(Opening())
    assert len(told) == 1


def test_the_program_ends_with_its_window(
    opened: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """… whatever else may be open: Qt itself would wait for that."""
    ended: list[bool] = []
    monkeypatch.setattr(QApplication, "quit", lambda *_: ended.append(True))
    run(Opening())
    QApplication.processEvents()
    assert ended == [True]


def test_the_window_is_where_it_was(qtbot: QtBot, qapp: QApplication, home: Path) -> None:
    _, first = open_window()
    first.resize(777, 555)
    with qtbot.waitSignal(first.awake):
        first.show()
    first.close()
    assert paths.settings_file().exists()
    _, second = open_window()
    qtbot.addWidget(second)
    assert second.size().toTuple() == (777, 555)
    first.deleteLater()


@pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="elsewhere there is always a display"
)
def test_a_real_program_without_a_display_plays_out_of_sight(tmp_path: Path) -> None:
    """No screen, no `QT_QPA_PLATFORM`: Qt would end the program if it were asked for a window."""
    without = ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY")
    environment = {name: value for name, value in os.environ.items() if name not in without}
    done = subprocess.run(
        [sys.executable, "-m", "bigshot_desktop", "demo", "--shots", "/proc"],
        env={**environment, paths.HOME_VARIABLE: str(tmp_path / "home")},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 1
    assert "There is no display" in done.stdout
    assert done.stderr.startswith("bigshot-desktop: ")
    assert "Traceback" not in done.stderr
