"""The board as tables: looked at with the arrows, taken with Enter."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigshot_desktop.table.referee import Referee
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.models.big_shot.lots import LotsModel
from bigshot_desktop.ui.models.big_shot.players import BigShotPlayers
from bigshot_desktop.ui.models.players import PlayersModel
from bigshot_desktop.ui.tables.kit import Twin
from bigshot_desktop.ui.windows.twins import Twins
from tests.ui.players import a_match
from tests.ui.windows.saying import MARK, show, spoken_otherwise

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
def twins(qtbot: QtBot, heard: Heard) -> Twins:
    bridge = Bridge(Referee(a_match("hbb")))
    tell = (heard.pointed.append, heard.taken.append, heard.begin)
    fields = Twin(lambda: "Fields", LotsModel(bridge), *tell)
    twins = Twins((fields,), PlayersModel(bridge, BigShotPlayers()))
    bridge.setParent(twins)
    show(qtbot, twins, 700, 500)
    twins.activateWindow()
    qtbot.waitUntil(twins.isActiveWindow)
    return twins


def test_players_come_after_the_tables_of_the_game(twins: Twins) -> None:
    assert [twins.tabText(place) for place in range(twins.count())] == ["Fields", "Players"]
    assert [view.accessibleName() for view in twins.views] == ["Fields", "Players"]


def test_the_focus_goes_to_the_open_table(qtbot: QtBot, twins: Twins, heard: Heard) -> None:
    twins.focus()
    assert QApplication.focusWidget() is twins.views[0]
    assert heard.pointed[-1] == 0
    twins.setCurrentIndex(1)
    twins.focus()
    assert QApplication.focusWidget() is twins.views[1]


def test_arrows_look_at_rows(qtbot: QtBot, twins: Twins, heard: Heard) -> None:
    twins.focus()
    heard.pointed.clear()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up):
        qtbot.keyClick(twins.views[0], key)
    assert heard.pointed == [1, 2, 1]
    qtbot.keyClick(twins.views[0], Qt.Key.Key_Right)  # from cell to cell, in the same row
    assert twins.views[0].currentIndex().row() == 1
    assert heard.taken == []


@pytest.mark.parametrize("key", ENTERS)
def test_enter_takes_a_row(qtbot: QtBot, twins: Twins, heard: Heard, key: Qt.Key) -> None:
    twins.focus()
    qtbot.keyClick(twins.views[0], Qt.Key.Key_Down)
    qtbot.keyClick(twins.views[0], key)
    assert heard.taken == [1]


def test_enter_that_is_held_down_takes_nothing(twins: Twins, heard: Heard) -> None:
    twins.focus()
    held = QKeyEvent(QEvent.Type.KeyPress, ENTERS[0], Qt.KeyboardModifier.NoModifier, autorep=True)
    QApplication.sendEvent(twins.views[0], held)
    assert heard.taken == []


def test_it_begins_where_something_can_be_taken(twins: Twins, heard: Heard) -> None:
    heard.open = [3, 5]
    twins.focus()
    assert heard.pointed[-1] == 3
    twins.views[0].selectRow(5)
    twins.focus()
    assert heard.pointed[-1] == 5
    heard.open = [4]
    twins.focus()
    assert heard.pointed[-1] == 4


def test_two_clicks_take_a_row_and_one_looks_at_it(
    qtbot: QtBot, twins: Twins, heard: Heard
) -> None:
    twins.focus()
    view = twins.views[0]
    place = view.visualRect(view.model().index(4, 0)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert heard.pointed[-1] == 4
    assert heard.taken == []
    qtbot.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert heard.taken == [4]


def test_tab_leaves_the_table(qtbot: QtBot, twins: Twins) -> None:
    twins.focus()
    qtbot.keyClick(twins.views[0], Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is not twins.views[0]


def test_a_table_to_look_at_takes_nothing(qtbot: QtBot, twins: Twins, heard: Heard) -> None:
    twins.setCurrentIndex(1)
    twins.focus()
    qtbot.keyClick(twins.views[1], Qt.Key.Key_Return)
    assert heard.taken == []


def test_a_change_of_language_reaches_the_tabs(twins: Twins) -> None:
    with spoken_otherwise():
        assert twins.tabText(1) == f"{MARK}Players"
        assert twins.views[1].accessibleName() == f"{MARK}Players"
        assert MARK in twins.tabBar().accessibleName()
    assert twins.tabText(1) == "Players"


def test_columns_are_measured_once_whatever_changes_together(qtbot: QtBot, twins: Twins) -> None:
    view, measured = twins.views[0], []
    show(qtbot, twins)
    QApplication.processEvents()
    view._measuring.timeout.connect(lambda: measured.append(True))
    model = view.model()
    corners = model.index(0, 0), model.index(model.rowCount() - 1, model.columnCount() - 1)
    for _ in range(5):
        model.dataChanged.emit(*corners)
    QApplication.processEvents()
    assert measured == [True]
    twins.hide()
    model.dataChanged.emit(*corners)
    assert not view._measuring.isActive()
