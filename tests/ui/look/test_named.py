"""Settings of Qt by their names, and what the first picture does without."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.look.named import set_named
from tests.fresh_interpreter import run_fresh


def test_properties_are_set_by_the_names_of_enum_members(qtbot: QtBot) -> None:
    label = QLabel()
    qtbot.addWidget(label)
    set_named(label, alignment="AlignRight|AlignTop", textFormat="PlainText")
    assert label.alignment() == Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop
    assert label.textFormat() == Qt.TextFormat.PlainText


@pytest.mark.parametrize("setting", [{"alignment": "AlignNowhere"}, {"no_such_thing": "AlignTop"}])
def test_what_there_is_not_is_refused(qtbot: QtBot, setting: dict[str, str]) -> None:
    label = QLabel()
    qtbot.addWidget(label)
    with pytest.raises(ValueError, match="QLabel has no"):
        set_named(label, **setting)


def test_the_first_picture_needs_no_enum_of_the_qt_namespace_and_no_style(tmp_path: Path) -> None:
    """PySide6 makes all enums of either, in a tenth and a thirtieth of the time that the whole start takes."""
    program = """
from PySide6 import QtCore, QtWidgets
from bigshot_desktop.ui.app.application import open_window
app, window = open_window()
window.painted.connect(lambda: print("Qt" in vars(QtCore), "QStyle" in vars(QtWidgets)))
window.awake.connect(app.quit)
window.show()
app.exec()
"""
    told = run_fresh(program, QT_QPA_PLATFORM="offscreen", BIGSHOT_HOME=str(tmp_path))
    assert told.splitlines()[0] == "False False"
