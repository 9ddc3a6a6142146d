"""The match files dialog, and the model behind it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from bigshot_desktop.table import paths, shelf
from bigshot_desktop.ui.look import language, style, theme
from bigshot_desktop.ui.pages.match_files import (
    ENDING,
    GAME,
    PLAYERS,
    MatchFilesModel,
    MatchFilesPage,
)
from tests.ui.app.marked_language import said, show, spoken_otherwise, unmarked
from tests.ui.pages.samples import FILES
from tests.ui.players import a_match

CLICK = Qt.MouseButton.LeftButton


@pytest.fixture
def dialog(qtbot: QtBot) -> MatchFilesPage:
    dialog = MatchFilesPage(files=FILES)
    show(qtbot, dialog, 900, 500)
    return dialog


def test_the_model_keeps_qt_s_rules(qtmodeltester: ModelTester) -> None:
    qtmodeltester.check(MatchFilesModel(FILES))


def test_each_file_tells_its_match(dialog: MatchFilesPage) -> None:
    def column(number: int) -> list[str]:
        return [dialog.model.index(row, number).data() for row in range(len(FILES))]

    assert column(GAME) == ["Big Shot"] * 3 + ["Shark", ""]
    assert column(PLAYERS) == ["Anna, Stella, Otto"] * 4 + ["broken.bigshot"]
    problem = FILES[-1].problem
    assert problem is not None
    assert column(ENDING) == [
        "Won by Anna",
        "Won by Anna, Stella",
        "Nobody won",
        "Not finished",
        language.narrator().problem(problem),
    ]


def test_the_first_is_chosen_and_enter_opens_it(qtbot: QtBot, dialog: MatchFilesPage) -> None:
    with qtbot.waitSignal(dialog.open_wanted):
        qtbot.keyClick(dialog.table, Qt.Key.Key_Return)


def test_the_button_opens_what_is_chosen(qtbot: QtBot, dialog: MatchFilesPage) -> None:
    dialog.table.selectRow(3)
    with qtbot.waitSignal(dialog.open_wanted) as told:
        qtbot.mouseClick(dialog.open_it, CLICK)
    assert told.args == [Path("/matches/open.bigshot")]


def test_a_damaged_file_says_what_is_wrong_and_cannot_be_opened(dialog: MatchFilesPage) -> None:
    dialog.table.selectRow(4)
    problem = FILES[-1].problem
    assert problem is not None
    assert dialog._told.text() == language.narrator().problem(problem)
    assert not dialog.open_it.isEnabled()
    assert dialog.delete.isEnabled()
    dialog.table.selectRow(0)
    assert dialog._told.isHidden()


def test_files_from_elsewhere_can_be_looked_for(qtbot: QtBot, dialog: MatchFilesPage) -> None:
    with qtbot.waitSignal(dialog.browse_wanted):
        qtbot.mouseClick(dialog.browse, CLICK)


# --- on the disk ---------------------------------------------------------------------------------


@pytest.fixture
def kept(home: Path) -> list[Path]:
    """Two matches on the shelf."""
    made = []
    for seed in (1, 2):
        match = a_match(seed=seed)
        made.append(shelf.put_away(match, shelf.begin(match)))
    return made


def answer(monkeypatch: pytest.MonkeyPatch, role: QMessageBox.ButtonRole) -> list[str]:
    """Whoever is asked gives this answer; returns what was asked about."""
    asked: list[str] = []

    def click(box: QMessageBox) -> int:
        asked.append(box.informativeText())
        (button,) = (one for one in box.buttons() if box.buttonRole(one) == role)
        button.click()
        return 0

    monkeypatch.setattr(QMessageBox, "exec", click)
    return asked


def test_a_match_is_deleted_when_that_is_meant(
    qtbot: QtBot, kept: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = MatchFilesPage()
    show(qtbot, dialog, 900, 500)
    asked = answer(monkeypatch, QMessageBox.ButtonRole.DestructiveRole)
    gone = dialog.chosen
    assert gone is not None
    qtbot.mouseClick(dialog.delete, CLICK)
    assert asked == [gone.path.name]
    assert not gone.path.exists()
    assert sum(path.exists() for path in kept) == 1
    assert dialog.chosen is not None
    dialog.table.setFocus()
    qtbot.keyClick(dialog.table, Qt.Key.Key_Delete)
    assert not any(path.exists() for path in kept)
    assert dialog.table.isHidden()
    assert any(text.startswith("No match has been put away yet") for text in said(dialog))


def test_a_match_is_kept_when_it_is_not(
    qtbot: QtBot, kept: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = MatchFilesPage()
    show(qtbot, dialog, 900, 500)
    answer(monkeypatch, QMessageBox.ButtonRole.RejectRole)
    qtbot.mouseClick(dialog.delete, CLICK)
    assert all(path.exists() for path in kept)
    assert dialog.model.rowCount() == 2


def test_what_cannot_be_deleted_is_told(
    qtbot: QtBot, kept: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = MatchFilesPage()
    show(qtbot, dialog, 900, 500)

    def refuse(path: Path, *, missing_ok: bool = False) -> None:
        raise PermissionError(13, "no", str(path))

    monkeypatch.setattr(Path, "unlink", refuse)
    dialog.delete_chosen()
    assert dialog._told.text().startswith("The system does not permit access")
    assert dialog.model.rowCount() == 2


def test_the_folder_can_be_shown(
    qtbot: QtBot, kept: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: shown.append(url.toLocalFile()))
    dialog = MatchFilesPage()
    show(qtbot, dialog, 900, 500)
    qtbot.mouseClick(dialog.folder, CLICK)
    assert shown == [paths.matches().as_posix()]


def test_a_shelf_that_cannot_be_read_is_told(qtbot: QtBot, home: Path) -> None:
    paths.matches().parent.mkdir(parents=True)
    paths.matches().write_text("not a folder")
    dialog = MatchFilesPage()
    show(qtbot, dialog, 900, 500)
    assert dialog._told.isVisible()
    assert not dialog.open_it.isEnabled()


def test_a_change_of_language_reaches_everything(dialog: MatchFilesPage) -> None:
    with spoken_otherwise():
        assert unmarked(dialog) == set()
        assert dialog.model.index(0, ENDING).data() == "¡Won by Anna"
        QApplication.processEvents()
    assert dialog.model.index(0, ENDING).data() == "Won by Anna"


def test_with_nothing_to_delete_its_button_looks_like_it(qtbot: QtBot) -> None:
    dialog = MatchFilesPage(files=[])
    dialog.delete.setStyleSheet(style.sheet(theme.current(), dialog.fontMetrics().height()))
    show(qtbot, dialog, 900, 500)
    assert not dialog.delete.isEnabled()
    image = dialog.delete.grab().toImage()
    seen = {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}
    assert theme.current().danger.rgb() not in seen
