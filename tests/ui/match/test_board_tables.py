"""The board as tables: looked at with the arrows, taken with Enter."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigshot_desktop.games.big_shot.window.models.lots import LotsModel
from bigshot_desktop.games.big_shot.window.models.players import BigShotPlayers
from bigshot_desktop.games.saludos_amigos.window.models.offers import OffersModel
from bigshot_desktop.games.saludos_amigos.window.models.players import SaludosPlayers
from bigshot_desktop.table.referee import Referee
from bigshot_desktop.ui.match.board_tables import BoardTables
from bigshot_desktop.ui.match.game_table import BoardTable
from bigshot_desktop.ui.models.players import PlayersModel
from bigshot_desktop.ui.play.bridge import Bridge
from tests.ui.app.marked_language import MARK, show, spoken_otherwise
from tests.ui.players import a_match

ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Heard:
    """What a twin told of its rows."""

    def __init__(self) -> None:
        self.pointed: list[int] = []
        self.taken: list[int] = []
        self.open: list[int] = []

    def begin(self, row: int) -> int:
        return row if row in self.open else next(iter(self.open), row)


@pytest.fixture
def heard() -> Heard:
    return Heard()


@pytest.fixture
def board_tables(qtbot: QtBot, heard: Heard) -> BoardTables:
    bridge = Bridge(Referee(a_match("hbb")))
    tell = (heard.pointed.append, heard.taken.append, heard.begin)
    fields = BoardTable(lambda: "Fields", LotsModel(bridge), *tell)
    board_tables = BoardTables((fields,), PlayersModel(bridge, BigShotPlayers()), bridge)
    bridge.setParent(board_tables)
    show(qtbot, board_tables, 700, 500)
    board_tables.activateWindow()
    qtbot.waitUntil(board_tables.isActiveWindow)
    return board_tables


def test_players_come_after_the_tables_of_the_game(board_tables: BoardTables) -> None:
    assert [board_tables.tabText(place) for place in range(board_tables.count())] == [
        "Fields",
        "Players",
    ]
    assert [view.accessibleName() for view in board_tables.views] == ["Fields", "Players"]


def test_the_focus_goes_to_the_open_table(
    qtbot: QtBot, board_tables: BoardTables, heard: Heard
) -> None:
    board_tables.focus()
    assert QApplication.focusWidget() is board_tables.views[0]
    assert heard.pointed[-1] == 0
    board_tables.setCurrentIndex(1)
    board_tables.focus()
    assert QApplication.focusWidget() is board_tables.views[1]


def test_arrows_look_at_rows(qtbot: QtBot, board_tables: BoardTables, heard: Heard) -> None:
    board_tables.focus()
    heard.pointed.clear()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up):
        qtbot.keyClick(board_tables.views[0], key)
    assert heard.pointed == [1, 2, 1]
    qtbot.keyClick(board_tables.views[0], Qt.Key.Key_Right)  # from cell to cell, in the same row
    assert board_tables.views[0].currentIndex().row() == 1
    assert heard.taken == []


@pytest.mark.parametrize("key", ENTERS)
def test_enter_takes_a_row(
    qtbot: QtBot, board_tables: BoardTables, heard: Heard, key: Qt.Key
) -> None:
    board_tables.focus()
    qtbot.keyClick(board_tables.views[0], Qt.Key.Key_Down)
    qtbot.keyClick(board_tables.views[0], key)
    assert heard.taken == [1]


def test_enter_that_is_held_down_takes_nothing(board_tables: BoardTables, heard: Heard) -> None:
    board_tables.focus()
    held = QKeyEvent(QEvent.Type.KeyPress, ENTERS[0], Qt.KeyboardModifier.NoModifier, autorep=True)
    QApplication.sendEvent(board_tables.views[0], held)
    assert heard.taken == []


def test_it_begins_where_something_can_be_taken(board_tables: BoardTables, heard: Heard) -> None:
    heard.open = [3, 5]
    board_tables.focus()
    assert heard.pointed[-1] == 3
    board_tables.views[0].selectRow(5)
    board_tables.focus()
    assert heard.pointed[-1] == 5
    heard.open = [4]
    board_tables.focus()
    assert heard.pointed[-1] == 4


def test_two_clicks_take_a_row_and_one_looks_at_it(
    qtbot: QtBot, board_tables: BoardTables, heard: Heard
) -> None:
    board_tables.focus()
    view = board_tables.views[0]
    place = view.visualRect(view.model().index(4, 0)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert heard.pointed[-1] == 4
    assert heard.taken == []
    qtbot.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert heard.taken == [4]


def test_tab_leaves_the_table(qtbot: QtBot, board_tables: BoardTables) -> None:
    board_tables.focus()
    qtbot.keyClick(board_tables.views[0], Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is not board_tables.views[0]


def test_a_table_to_look_at_takes_nothing(
    qtbot: QtBot, board_tables: BoardTables, heard: Heard
) -> None:
    board_tables.setCurrentIndex(1)
    board_tables.focus()
    qtbot.keyClick(board_tables.views[1], Qt.Key.Key_Return)
    assert heard.taken == []


def test_a_change_of_language_reaches_the_tabs(board_tables: BoardTables) -> None:
    with spoken_otherwise():
        assert board_tables.tabText(1) == f"{MARK}Players"
        assert board_tables.views[1].accessibleName() == f"{MARK}Players"
        assert MARK in board_tables.tabBar().accessibleName()
    assert board_tables.tabText(1) == "Players"


def test_columns_are_measured_once_whatever_changes_together(
    qtbot: QtBot, board_tables: BoardTables
) -> None:
    view, measured = board_tables.views[0], []
    show(qtbot, board_tables)
    QApplication.processEvents()
    view._measuring.timeout.connect(lambda: measured.append(True))
    model = view.model()
    corners = model.index(0, 0), model.index(model.rowCount() - 1, model.columnCount() - 1)
    for _ in range(5):
        model.dataChanged.emit(*corners)
    QApplication.processEvents()
    assert measured == [True]
    board_tables.hide()
    model.dataChanged.emit(*corners)
    assert not view._measuring.isActive()


def test_a_table_without_rows_says_so(qtbot: QtBot) -> None:
    match = a_match("hbbb", game="saludos-amigos")
    bridge = Bridge(Referee(match))
    offers = BoardTable(lambda: "Offers", OffersModel(bridge))
    board_tables = BoardTables((offers,), PlayersModel(bridge, SaludosPlayers()), bridge)
    bridge.setParent(board_tables)
    show(qtbot, board_tables, 700, 500)
    view, players = board_tables.views
    assert view.told_empty == "Offers: nothing yet"
    assert not players.told_empty
    board_tables.focus()
    assert view.accessibleDescription() == view.told_empty
    written = view.viewport().grab().toImage()
    blank = written.pixelColor(2, written.height() - 3)
    row = range(written.width())
    assert any(written.pixelColor(x, y) != blank for x in row for y in range(16, 40))
