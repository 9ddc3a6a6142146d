"""The log shows every event as high as it must be, follows the match, and leads to the reasons of bots."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from bigshot_desktop.rules.big_shot.actions import Bid, Pass
from bigshot_desktop.ui import fonts
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.models.big_shot.pieces import piece_of
from bigshot_desktop.ui.models.log import LogModel, Role
from bigshot_desktop.ui.panels.log import LogDelegate, LogView
from tests.rules.big_shot.positions import Table
from tests.ui.geometry import LongWords, settle
from tests.ui.panels.asking import bridge_of, press, show

KEY = Qt.Key
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def bridge() -> Bridge:
    """Anna leads and is human; Bea has bid 3, the bots Bea, Carl and Dora play."""
    table = Table(4)
    for _ in range(3):
        table.pass_round()
    table.roll()
    table.do(Bid(0, 3), Bid(1, 4))
    return bridge_of(table, "hbbb")


@pytest.fixture
def view(qtbot: QtBot, bridge: Bridge) -> LogView:
    view = LogView(LogModel(bridge, piece=piece_of))
    view.resize(300, 240)
    show(qtbot, view)
    settle(view)
    return view


def rows_with(view: LogView, text: str) -> list[int]:
    model = view.model()
    return [row for row in range(model.rowCount()) if text in model.index(row, 0).data()]


def at(view: LogView, text: str) -> int:
    """The last row with a text, made the current one."""
    row = rows_with(view, text)[-1]
    view.setCurrentIndex(view.model().index(row, 0))
    settle(view)
    return row


def heard(view: LogView) -> list[int]:
    asked: list[int] = []
    view.why_wanted.connect(asked.append)
    return asked


# --- how high ------------------------------------------------------------------------------------


def test_rows_are_as_high_as_their_texts(view: LogView) -> None:
    short = view.visualRect(view.model().index(at(view, "Bea bids $4M."), 0)).height()
    long = view.visualRect(view.model().index(at(view, "the broker stops"), 0)).height()
    assert long > 1.5 * short


def test_rows_grow_in_a_narrow_log(view: LogView) -> None:
    row = at(view, "the broker stops")
    before = view.visualRect(view.model().index(row, 0)).height()
    view.resize(180, 240)
    settle(view)
    assert view.visualRect(view.model().index(row, 0)).height() > before


def test_rows_grow_with_the_text(view: LogView) -> None:
    row = at(view, "Bea bids $4M.")
    before = view.visualRect(view.model().index(row, 0)).height()
    try:
        fonts.set_text_size(200)
        settle(view)
        assert view.visualRect(view.model().index(row, 0)).height() > 1.6 * before
    finally:
        fonts.set_text_size(100)


def test_heights_are_remembered(view: LogView) -> None:
    delegate = view.itemDelegate()
    assert isinstance(delegate, LogDelegate)
    index = view.model().index(0, 0)
    assert delegate.sizeHint(QStyleOptionViewItem(), index) == delegate.sizeHint(
        QStyleOptionViewItem(), index
    )


# --- following -----------------------------------------------------------------------------------


def test_it_stays_at_the_bottom(view: LogView, bridge: Bridge) -> None:
    scroll = view.verticalScrollBar()
    assert scroll.value() == scroll.maximum() > 0
    bridge.submit(Pass(2))
    settle(view)
    assert scroll.value() == scroll.maximum()


def test_who_reads_above_is_left_alone(view: LogView, bridge: Bridge) -> None:
    scroll = view.verticalScrollBar()
    scroll.setValue(20)
    bridge.submit(Pass(2))
    settle(view)
    assert scroll.value() == 20
    assert scroll.maximum() > 20


# --- why -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", [KEY.Key_W, KEY.Key_Return, KEY.Key_Enter])
def test_keys_ask_why(view: LogView, bridge: Bridge, key: Qt.Key) -> None:
    asked = heard(view)
    at(view, "Bea bids $4M.")
    press(view, key)
    assert asked == [bridge.match.length]


def test_people_are_not_asked(view: LogView) -> None:
    asked = heard(view)
    at(view, "Anna bids $3M.")
    press(view, KEY.Key_W)
    assert asked == []


def test_the_sign_on_a_row_asks_why(view: LogView, bridge: Bridge) -> None:
    asked = heard(view)
    row = view.visualRect(view.model().index(at(view, "Bea bids $4M."), 0))
    delegate = view.itemDelegate()
    assert isinstance(delegate, LogDelegate)
    sign = delegate.why_place(row).center()
    QTest.mouseMove(view.viewport(), sign)
    QTest.mouseClick(view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, sign)
    assert asked == [bridge.match.length]
    QTest.mouseClick(view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, row.center())
    assert len(asked) == 1


def test_two_clicks_ask_why(view: LogView, bridge: Bridge) -> None:
    asked = heard(view)
    row = view.visualRect(view.model().index(at(view, "Bea bids $4M."), 0))
    QTest.mouseClick(view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, row.center())
    QTest.mouseDClick(view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, row.center())
    assert asked == [bridge.match.length]


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_the_menu(qtbot: QtBot, view: LogView, bridge: Bridge) -> None:
    asked = heard(view)
    index = view.model().index(at(view, "Bea bids $4M."), 0)
    place = view.visualRect(index).center()
    event = QContextMenuEvent(
        QContextMenuEvent.Reason.Mouse, place, view.viewport().mapToGlobal(place)
    )
    QApplication.sendEvent(view.viewport(), event)
    (menu,) = view.findChildren(QMenu)
    why, copy = menu.actions()
    assert (why.text(), copy.text()) == ("Why?", "Copy")
    why.trigger()
    copy.trigger()
    assert asked == [bridge.match.length]
    assert QGuiApplication.clipboard().text() == "Bea bids $4M."
    menu.close()
    qtbot.waitUntil(lambda: not view.findChildren(QMenu))


def test_the_menu_of_a_persons_row_has_no_reasons(view: LogView) -> None:
    menu = view.menu_for(view.model().index(at(view, "Anna bids $3M."), 0))
    assert [action.isEnabled() for action in menu.actions()] == [False, True]
    menu.deleteLater()


def test_copying_with_keys(view: LogView) -> None:
    at(view, "Anna bids $3M.")
    QTest.keyClick(view, KEY.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "Anna bids $3M."


def test_what_is_explainable(view: LogView, bridge: Bridge) -> None:
    assert view.explainable() == bridge.match.length
    row = next(
        row
        for row in range(view.model().rowCount())
        if view.model().index(row, 0).data(Role.EXPLAINABLE)
    )
    index = view.model().index(row, 0)
    view.setCurrentIndex(index)
    assert view.explainable() == index.data(Role.STEP) < bridge.match.length


def test_without_bots_nothing_is_explainable(qtbot: QtBot) -> None:
    table = Table(3)
    table.pass_round()
    view = LogView(LogModel(bridge_of(table, "hhh"), piece=piece_of))
    qtbot.addWidget(view)
    assert view.explainable() == 0


# --- looks ---------------------------------------------------------------------------------------


def test_it_is_painted_with_and_without_the_pointer(view: LogView) -> None:
    row = view.visualRect(view.model().index(at(view, "Bea bids $4M."), 0))
    view.clearSelection()
    view.setCurrentIndex(view.model().index(-1, 0))
    before = view.grab(row).toImage()
    at(view, "Bea bids $4M.")
    assert view.grab(row).toImage() != before
    assert view.viewport().mapToGlobal(QPoint(0, 0)) is not None


def test_another_language(qtbot: QtBot, view: LogView) -> None:
    assert view.accessibleName() == "Log"
    long = LongWords()
    QCoreApplication.installTranslator(long)
    try:
        qtbot.waitUntil(lambda: view.accessibleName() == "Log Log")
    finally:
        QCoreApplication.removeTranslator(long)
