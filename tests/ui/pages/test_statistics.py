"""The statistics dialog, and the models behind it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from bigshot_desktop.table import paths
from bigshot_desktop.table.statistics import GameStatistics
from bigshot_desktop.ui.look import language
from bigshot_desktop.ui.pages.statistics import StatisticsDialog, StatisticsModel
from tests.ui.app.marked_language import said, show, spoken_otherwise, unmarked
from tests.ui.pages.samples import BIG_SHOT, SHARK


def rows(model: StatisticsModel) -> list[list[str]]:
    columns = range(model.columnCount())
    return [[model.index(row, one).data() for one in columns] for row in range(model.rowCount())]


def test_the_model_keeps_qt_s_rules(qtmodeltester: ModelTester) -> None:
    qtmodeltester.check(StatisticsModel(BIG_SHOT))


def test_everybody_has_a_row_and_every_level_a_column() -> None:
    model = StatisticsModel(BIG_SHOT)
    across, down = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
    assert [model.headerData(column, across) for column in range(model.columnCount())] == [
        *("Matches", "Won", "Best total", "Average place"),
        *("Won against Medium", "Won against Hard", "Won against odd"),
    ]
    assert [model.headerData(row, down) for row in range(2)] == ["Anna", "Bea"]
    money, figure = language.narrator().about("big-shot").money, QLocale().toString
    assert rows(model) == [
        ["12", "5", money(61), figure(1.75, "f", 1), "4 of 9", "1 of 3", "0 of 1"],
        ["2", "0", money(-4), figure(3.0, "f", 1), "", "", ""],
    ]


def test_each_game_has_its_table(qtbot: QtBot) -> None:
    dialog = StatisticsDialog(statistics=[BIG_SHOT, SHARK])
    show(qtbot, dialog, 900, 500)
    assert [table.accessibleName() for table in dialog.tables] == ["Big Shot", "Shark"]
    assert "Big Shot, matches finished: 12" in said(dialog)
    assert dialog._empty.isHidden()
    with qtbot.waitSignal(dialog.accepted):
        qtbot.keyClick(dialog.ok, Qt.Key.Key_Return)


def test_where_nobody_has_finished_there_is_a_sentence(qtbot: QtBot, home: Path) -> None:
    dialog = StatisticsDialog()
    show(qtbot, dialog, 900, 500)
    assert dialog.tables == []
    assert any(text.startswith("There is nothing to tell yet") for text in said(dialog))


def test_a_shelf_that_cannot_be_read_is_told(qtbot: QtBot, home: Path) -> None:
    paths.matches().parent.mkdir(parents=True)
    paths.matches().write_text("not a folder")
    dialog = StatisticsDialog()
    show(qtbot, dialog, 900, 500)
    assert dialog._told.isVisible()
    assert dialog._told.text()


@pytest.mark.parametrize("games", [(BIG_SHOT, SHARK), ()])
def test_a_change_of_language_reaches_everything(
    qtbot: QtBot, games: tuple[GameStatistics, ...]
) -> None:
    dialog = StatisticsDialog(statistics=games)
    show(qtbot, dialog, 900, 500)
    with spoken_otherwise():
        assert unmarked(dialog, "Big Shot", "Shark") == set()
