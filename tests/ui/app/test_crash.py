"""When the program itself fails, the player is told once, the match is on the disk, and play goes on."""

from __future__ import annotations

import faulthandler
import logging
import os
import stat
import subprocess
import sys
import threading
from collections.abc import Iterator
from logging.handlers import RotatingFileHandler
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigshot_desktop.table import paths, shelf
from bigshot_desktop.table.journal import read_journal
from bigshot_desktop.ui.app.crash import CrashGuard, crash_log, last_crash
from bigshot_desktop.ui.app.crash_dialog import CrashDialog
from bigshot_desktop.ui.app.main_window import MainWindow
from tests.ui.faulty_disk import read_only
from tests.ui.input import Mouse
from tests.ui.window_matches import play, sit


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The reports that the player saw, each in a dialog that was closed at once."""
    seen: list[str] = []

    def show(dialog: CrashDialog) -> int:
        seen.append(dialog.report.toPlainText())
        return 1

    monkeypatch.setattr(CrashDialog, "exec", show)
    return seen


@pytest.fixture
def guard(qapp: QApplication, home: Path) -> Iterator[CrashGuard]:
    """A guard on duty, and afterwards everything as the tests had it."""
    hooks = sys.excepthook, threading.excepthook
    root = logging.getLogger()
    log = root.level, root.handlers[:], logging.raiseExceptions
    fatal = faulthandler.is_enabled()
    guard = CrashGuard()
    guard.install()
    yield guard
    guard.uninstall()
    sys.excepthook, threading.excepthook = hooks
    for handler in root.handlers[:]:
        if handler not in log[1]:
            root.removeHandler(handler)
            handler.close()
    for handler in log[1]:
        if handler not in root.handlers:
            root.addHandler(handler)
    root.setLevel(log[0])
    logging.raiseExceptions = log[2]
    if fatal and sys.__stderr__:
        faulthandler.enable(sys.__stderr__)


def fail() -> None:
    raise RuntimeError("the roof came down")


def fail_in_a_slot(times: int = 1) -> None:
    """As if a slot of ours was at fault; pytest's own hook would fail the test otherwise."""
    for _ in range(times):
        try:
            fail()
        except RuntimeError as error:
            sys.excepthook(type(error), error, error.__traceback__)


def test_a_fault_in_a_slot_is_told_once_and_play_goes_on(
    qtbot: QtBot, window: MainWindow, guard: CrashGuard, told: list[str]
) -> None:
    table = sit(window, "hbb")
    play(qtbot, table, Mouse(), steps=8)
    length = table.bridge.match.length
    QTimer.singleShot(0, fail)  # a real slot, with our hook instead of that of pytest-qt
    qtbot.waitUntil(lambda: bool(told))
    (report,) = told
    assert "RuntimeError: the roof came down" in report
    assert "in fail" in report
    (journal,) = shelf.open_matches()
    assert read_journal(journal.path)[0].actions == table.bridge.match.actions
    play(qtbot, table, Mouse(), steps=length + 5)
    assert table.bridge.match.length >= length + 5
    assert len(told) == 1


def test_however_much_fails_there_is_one_dialog_at_a_time(
    qapp: QApplication, guard: CrashGuard, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []

    def stay_open(dialog: CrashDialog) -> int:
        shown.append(dialog.report.toPlainText())
        fail_in_a_slot(3)
        QCoreApplication.processEvents()
        return 1

    monkeypatch.setattr(CrashDialog, "exec", stay_open)
    fail_in_a_slot(2)
    QCoreApplication.processEvents()
    assert 1 <= len(shown) <= 2
    qapp.processEvents()


def test_the_report_goes_to_a_log_too(guard: CrashGuard, told: list[str]) -> None:
    fail_in_a_slot()
    for handler in logging.getLogger().handlers:
        handler.flush()
    log = (paths.logs() / "bigshot.log").read_text(encoding="utf-8")
    assert "the roof came down" in log
    QCoreApplication.processEvents()
    assert len(told) == 1


def test_a_fault_in_a_thread_is_told_too(qtbot: QtBot, guard: CrashGuard, told: list[str]) -> None:
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: bool(told))
    assert "the roof came down" in told[0]


def test_ctrl_c_ends_the_program_without_a_word(
    guard: CrashGuard, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ended = []
    monkeypatch.setattr(QApplication, "quit", lambda: ended.append(True))
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    QCoreApplication.processEvents()
    assert ended == [True]
    assert told == []


def test_where_nobody_looks_the_exit_code_tells(
    guard: CrashGuard,
    told: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    codes: list[int] = []
    monkeypatch.setattr(QApplication, "exit", codes.append)
    guard.stop_on_failure()
    fail_in_a_slot()
    QCoreApplication.processEvents()
    assert codes == [1]
    assert told == []
    assert "the roof came down" in capsys.readouterr().err


def test_a_home_that_cannot_be_written_to_is_no_reason_to_fail(
    qapp: QApplication, home: Path, told: list[str]
) -> None:
    hooks = sys.excepthook, threading.excepthook
    with read_only(home):
        guard = CrashGuard()
        guard.install()
        fail_in_a_slot()
        QCoreApplication.processEvents()
        guard.uninstall()
    sys.excepthook, threading.excepthook = hooks
    assert len(told) == 1
    assert not home.exists()


# --- what could not be told ----------------------------------------------------------------------


def test_after_a_good_end_there_is_nothing_to_tell(guard: CrashGuard) -> None:
    assert crash_log().exists()
    guard.uninstall()
    assert last_crash() == ""
    assert sys.excepthook is sys.__excepthook__


def test_a_crash_of_the_interpreter_is_told_at_the_next_start(home: Path) -> None:
    assert last_crash() == ""
    program = [
        "import faulthandler",
        "from bigshot_desktop.ui.app.crash import CrashGuard",
        "CrashGuard().install()",
        "faulthandler._sigabrt()",
    ]
    died = subprocess.run(
        [sys.executable, "-c", "\n".join(program)], check=False, capture_output=True
    )
    assert died.returncode != 0
    assert "Fatal Python error: Aborted" in last_crash()


def test_a_log_of_any_bytes_can_be_read(home: Path) -> None:
    crash_log().parent.mkdir(parents=True)
    crash_log().write_bytes(b"\xff\xfe oh dear \n")
    assert "oh dear" in last_crash()


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps a player's folders apart by itself")
def test_logs_are_for_their_owner_alone(guard: CrashGuard) -> None:
    (file,) = (one for one in logging.getLogger().handlers if isinstance(one, RotatingFileHandler))
    file.maxBytes = 100
    for number in range(10):
        logging.getLogger("test").error("%s", f"{number}" * 30)
    found = {path.name: stat.S_IMODE(path.stat().st_mode) for path in paths.logs().iterdir()}
    assert found == {"bigshot.log": 0o600, "bigshot.log.1": 0o600, "crash.log": 0o600}
    assert stat.S_IMODE(paths.logs().stat().st_mode) == 0o700
