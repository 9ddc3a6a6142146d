"""The about box."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from bigshot_desktop import __version__
from bigshot_desktop.ui.pages.about import AboutDialog
from bigshot_desktop.ui.pages.home import NAME
from tests.ui.app.marked_language import said, show, spoken_otherwise, unmarked


def test_it_tells_what_it_is_and_under_which_licences(qtbot: QtBot) -> None:
    dialog = AboutDialog()
    show(qtbot, dialog)
    assert f"Version {__version__}" in said(dialog)
    for word in ("unofficial", "MIT", "SIL Open Font License", "Lesser General Public License"):
        assert word in dialog.text


def test_enter_closes_it(qtbot: QtBot) -> None:
    dialog = AboutDialog()
    show(qtbot, dialog)
    with qtbot.waitSignal(dialog.accepted):
        qtbot.keyClick(dialog.ok, Qt.Key.Key_Return)


def test_it_is_large_enough_for_its_text(qtbot: QtBot) -> None:
    dialog = AboutDialog()
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    qtbot.waitUntil(lambda: not dialog.body.verticalScrollBar().isVisible())


def test_a_change_of_language_reaches_everything(qtbot: QtBot) -> None:
    dialog = AboutDialog()
    show(qtbot, dialog)
    with spoken_otherwise():
        assert unmarked(dialog, NAME) == set()
