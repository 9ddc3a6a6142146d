"""The dialog for when the program itself fails."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.app.crash_dialog import CrashDialog
from tests.ui.app.marked_language import said, show, spoken_otherwise, unmarked

REPORT = "bigshot-desktop 1.0\nTraceback …\nValueError: é"
CLICK = Qt.MouseButton.LeftButton


@pytest.fixture
def dialog(qtbot: QtBot) -> CrashDialog:
    dialog = CrashDialog(REPORT)
    show(qtbot, dialog, 640, 420)
    return dialog


def test_the_match_is_safe_and_enter_plays_on(qtbot: QtBot, dialog: CrashDialog) -> None:
    assert "Something went wrong; your match is safe" in said(dialog)
    qtbot.keyClick(dialog.go_on, Qt.Key.Key_Return)
    assert dialog.result() == QDialog.DialogCode.Accepted


def test_the_report_can_be_read_and_copied_but_not_changed(
    qtbot: QtBot, dialog: CrashDialog
) -> None:
    qtbot.keyClicks(dialog.report, "x")
    assert dialog.report.toPlainText() == REPORT
    qtbot.mouseClick(dialog.copy, CLICK)
    assert QGuiApplication.clipboard().text() == REPORT


def test_the_report_can_be_saved(
    qtbot: QtBot, dialog: CrashDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "report.txt"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    qtbot.mouseClick(dialog.save, CLICK)
    assert path.read_text(encoding="utf-8") == REPORT


def test_a_report_that_cannot_be_saved_is_told(dialog: CrashDialog, tmp_path: Path) -> None:
    dialog.save_report(tmp_path / "nowhere" / "report.txt")
    assert any("nowhere" in text for text in said(dialog))
    dialog.save_report(tmp_path / "report.txt")
    assert not any("nowhere" in text for text in said(dialog) if dialog._told.isVisible())


def test_who_quits_closes_everything(
    qtbot: QtBot, dialog: CrashDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed = []
    monkeypatch.setattr(QApplication, "closeAllWindows", lambda: closed.append(True))
    qtbot.mouseClick(dialog.quit, CLICK)
    assert closed == [True]
    assert dialog.result() == QDialog.DialogCode.Rejected


def test_a_change_of_language_reaches_everything(dialog: CrashDialog) -> None:
    with spoken_otherwise():
        assert unmarked(dialog) == set()
