"""The log follows the match, and leads to the rules of what happened and to the reasons of bots."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from bigshot_desktop.games.big_shot.rules.actions import Pass
from bigshot_desktop.games.big_shot.window.models.pieces import piece_of
from bigshot_desktop.ui.look import style, theme
from bigshot_desktop.ui.match.log_row import Spot
from bigshot_desktop.ui.match.log_view import LogView
from bigshot_desktop.ui.models.log import LogModel, entry_at
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.widgets.rule_requests import rule_requests
from tests.games.big_shot.rules.positions import Table
from tests.ui.geometry import LongWords, settle
from tests.ui.match.log_rows import BOT, PERSON, ROUND, a_log, an_auction, at, place_of
from tests.ui.match.panel_questions import bridge_of, click, press

pytestmark = pytest.mark.usefixtures("own_rule_requests")

KEY = Qt.Key
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def bridge() -> Bridge:
    return an_auction()


@pytest.fixture
def view(qtbot: QtBot, bridge: Bridge) -> LogView:
    return a_log(qtbot, bridge)


def heard(view: LogView) -> list[int | str]:
    """What is asked for: the numbers of steps to be explained, and of rules to be looked up."""
    asked: list[int | str] = []
    view.why_wanted.connect(asked.append)
    rule_requests().wanted.connect(asked.append)
    return asked


def click_at(view: LogView, place: QPoint) -> None:
    QTest.mouseMove(view.viewport(), place)
    QTest.mouseClick(view.viewport(), LEFT, NONE, place)


def double_click_at(view: LogView, place: QPoint) -> None:
    """As a mouse does it: the second press is told as a double click."""
    click_at(view, place)
    QTest.mouseDClick(view.viewport(), LEFT, NONE, place)


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


def test_who_reads_above_has_a_way_back_to_now(view: LogView, bridge: Bridge) -> None:
    scroll = view.verticalScrollBar()
    assert view.now.isHidden()
    scroll.setValue(20)
    bridge.submit(Pass(2))
    settle(view)
    assert view.now.isVisible()
    assert view.viewport().geometry().contains(view.now.geometry())
    click(view.now)
    assert scroll.value() == scroll.maximum()
    assert view.now.isHidden()
    settle(view)
    assert scroll.value() == scroll.maximum()


def test_the_way_back_can_be_taken_with_keys(view: LogView) -> None:
    view.verticalScrollBar().setValue(0)
    view.now.setFocus()
    press(view, KEY.Key_Return)
    assert view.verticalScrollBar().value() == view.verticalScrollBar().maximum()
    assert view.hasFocus()


# --- why -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", [KEY.Key_W, KEY.Key_Return, KEY.Key_Enter])
def test_keys_ask_why_a_bot_did_something(view: LogView, bridge: Bridge, key: Qt.Key) -> None:
    asked = heard(view)
    at(view, BOT)
    press(view, key)
    assert asked == [bridge.match.length]


@pytest.mark.parametrize("key", [KEY.Key_W, KEY.Key_Return, KEY.Key_Enter])
def test_the_same_keys_look_up_all_else(view: LogView, key: Qt.Key) -> None:
    asked = heard(view)
    at(view, ROUND)
    press(view, key)
    at(view, "the broker stops")
    press(view, key)
    assert asked == ["BS-16", "BS-10"]


@pytest.mark.parametrize("key", [KEY.Key_W, KEY.Key_Return, KEY.Key_Enter])
def test_the_same_keys_ask_what_a_person_s_deed_was_worth(
    view: LogView, bridge: Bridge, key: Qt.Key
) -> None:
    asked = heard(view)
    at(view, PERSON)
    press(view, key)
    assert asked == [bridge.match.length - 1]


def test_one_key_looks_up_any_line(view: LogView) -> None:
    asked = heard(view)
    for text in (BOT, PERSON, ROUND):
        at(view, text)
        press(view, KEY.Key_F1)
    assert asked == ["BS-11", "BS-11", "BS-16"]


@pytest.mark.parametrize("key", [KEY.Key_W, KEY.Key_F1, KEY.Key_Return])
def test_without_a_line_keys_ask_nothing(view: LogView, key: Qt.Key) -> None:
    asked = heard(view)
    view.setFocus()
    view.clearSelection()
    press(view, key)
    assert asked == []


@pytest.mark.parametrize("key", [KEY.Key_W, KEY.Key_F1])
def test_on_a_line_the_keys_are_the_logs(view: LogView, key: Qt.Key) -> None:
    """At the table W asks about the last bot, and R rolls the die."""
    elsewhere: list[str] = []
    QShortcut(QKeySequence(key), view).activated.connect(lambda: elsewhere.append("elsewhere"))
    asked = heard(view)
    at(view, ROUND)
    view.setFocus()
    press(view, key)
    assert (asked, elsewhere) == (["BS-16"], [])
    view.clearSelection()
    press(view, key)
    assert (asked, elsewhere) == (["BS-16"], ["elsewhere"])


def test_the_sign_on_a_row_asks_why(view: LogView, bridge: Bridge) -> None:
    asked = heard(view)
    click_at(view, place_of(view, BOT, Spot.WHY))
    assert asked == [bridge.match.length]
    click_at(view, place_of(view, BOT, None))
    assert len(asked) == 1
    click_at(view, place_of(view, PERSON, Spot.WHY))
    assert asked[1:] == [bridge.match.length - 1]


@pytest.mark.parametrize("text", [BOT, PERSON])
def test_the_number_of_the_rule_opens_the_rulebook(view: LogView, text: str) -> None:
    asked = heard(view)
    click_at(view, place_of(view, text, Spot.RULE))
    assert asked == ["BS-11"]


def test_where_there_is_no_sign_nothing_is_asked(view: LogView) -> None:
    asked = heard(view)
    click_at(view, place_of(view, ROUND, Spot.WHY))
    assert asked == []


@pytest.mark.parametrize("button", [Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton])
def test_other_buttons_ask_nothing(view: LogView, button: Qt.MouseButton) -> None:
    asked = heard(view)
    for spot in (Spot.RULE, Spot.WHY):
        QTest.mouseClick(view.viewport(), button, NONE, place_of(view, BOT, spot))
    assert asked == []


def test_who_lets_go_elsewhere_asks_nothing(view: LogView) -> None:
    asked = heard(view)
    person, bot = (place_of(view, text, Spot.RULE) for text in (PERSON, BOT))
    QTest.mousePress(view.viewport(), LEFT, NONE, bot)
    QTest.mouseRelease(view.viewport(), LEFT, NONE, person)
    assert asked == []


def test_two_clicks_ask_why(view: LogView, bridge: Bridge) -> None:
    asked = heard(view)
    double_click_at(view, place_of(view, BOT, None))
    double_click_at(view, place_of(view, PERSON, None))
    double_click_at(view, place_of(view, ROUND, None))
    assert asked == [bridge.match.length, bridge.match.length - 1, "BS-16"]


@pytest.mark.parametrize("spot", list(Spot))
def test_two_clicks_on_a_sign_ask_once(view: LogView, spot: Spot) -> None:
    asked = heard(view)
    double_click_at(view, place_of(view, BOT, spot))
    assert len(asked) == 1


def test_the_pointer_says_what_can_be_clicked(view: LogView) -> None:
    hand, viewport = Qt.CursorShape.PointingHandCursor, view.viewport()
    for spot in (Spot.RULE, Spot.WHY):
        QTest.mouseMove(viewport, place_of(view, BOT, spot))
        assert viewport.cursor().shape() == hand
        QTest.mouseMove(viewport, place_of(view, BOT, None))
        assert viewport.cursor().shape() != hand
    QTest.mouseMove(viewport, place_of(view, BOT, Spot.RULE))
    QApplication.sendEvent(view, QEvent(QEvent.Type.Leave))
    assert viewport.cursor().shape() != hand


def test_the_number_is_underlined_under_the_pointer(view: LogView) -> None:
    place = place_of(view, BOT, Spot.RULE)
    row = view.visualRect(view.indexAt(place))
    QTest.mouseMove(view.viewport(), row.center())
    before = view.viewport().grab(row).toImage()
    QTest.mouseMove(view.viewport(), place)
    assert view.viewport().grab(row).toImage() != before
    view.verticalScrollBar().setValue(0)
    assert view.viewport().cursor().shape() != Qt.CursorShape.PointingHandCursor


def test_a_rule_that_no_book_tells_of_is_no_link(
    view: LogView, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bigshot_desktop.words.rulebook.has_section", lambda rule: False)
    asked = heard(view)
    place = place_of(view, ROUND, Spot.RULE)
    click_at(view, place)
    press(view, KEY.Key_F1, KEY.Key_W)
    assert asked == []
    assert view.viewport().cursor().shape() != Qt.CursorShape.PointingHandCursor
    menu = view.menu_for(view.indexAt(place))
    assert [action.text() for action in menu.actions()] == ["Copy"]
    menu.deleteLater()


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_the_menu(qtbot: QtBot, view: LogView, bridge: Bridge) -> None:
    asked = heard(view)
    place = place_of(view, BOT, None)
    event = QContextMenuEvent(
        QContextMenuEvent.Reason.Mouse, place, view.viewport().mapToGlobal(place)
    )
    QApplication.sendEvent(view.viewport(), event)
    (menu,) = view.findChildren(QMenu)
    assert [action.text() for action in menu.actions()] == [
        "Why? Rule BS-11",
        "What the bot thought",
        "Copy",
    ]
    for action in menu.actions():
        action.trigger()
    assert asked == ["BS-11", bridge.match.length]
    assert QGuiApplication.clipboard().text() == BOT
    menu.close()
    qtbot.waitUntil(lambda: not view.findChildren(QMenu))


def test_the_menu_of_other_rows(view: LogView) -> None:
    for text, entries in (
        (PERSON, ["Why? Rule BS-11", "What it did to everybody’s chances", "Copy"]),
        (ROUND, ["Why? Rule BS-16", "Copy"]),
    ):
        menu = view.menu_for(view.model().index(at(view, text), 0))
        assert [action.text() for action in menu.actions()] == entries
        menu.deleteLater()


def test_copying_with_keys(view: LogView) -> None:
    at(view, PERSON)
    QTest.keyClick(view, KEY.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == PERSON


def test_what_is_explainable(view: LogView, bridge: Bridge) -> None:
    assert view.explainable() == bridge.match.length
    row = next(
        row
        for row in range(view.model().rowCount())
        if entry_at(view.model().index(row, 0)).explainable
    )
    index = view.model().index(row, 0)
    view.setCurrentIndex(index)
    assert view.explainable() == entry_at(index).step < bridge.match.length


def test_without_bots_nothing_is_explainable(qtbot: QtBot) -> None:
    table = Table(3)
    table.pass_round()
    view = LogView(LogModel(bridge_of(table, "hhh"), piece=piece_of))
    qtbot.addWidget(view)
    assert view.explainable() == 0
    asked = heard(view)
    view.ask_why()
    assert asked == [entry_at(view.model().index(view.model().rowCount() - 1, 0)).rule]


def test_who_asks_from_elsewhere_means_the_chosen_line_or_the_last_bot(
    view: LogView, bridge: Bridge
) -> None:
    asked = heard(view)
    view.clearSelection()
    view.ask_why()
    at(view, PERSON)
    view.ask_why()
    at(view, BOT)
    view.ask_why()
    length = bridge.match.length
    assert asked == [length, length - 1, length]


# --- looks ---------------------------------------------------------------------------------------


def test_it_is_painted_with_and_without_the_pointer(view: LogView) -> None:
    row = view.visualRect(view.model().index(at(view, BOT), 0))
    view.clearSelection()
    view.setCurrentIndex(view.model().index(-1, 0))
    before = view.grab(row).toImage()
    at(view, BOT)
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


def test_a_chosen_line_is_framed_and_can_be_read(view: LogView, qapp: QApplication) -> None:
    """A table of Qt would fill it with the colour of selected text."""
    before = qapp.styleSheet()
    style.apply(qapp)
    try:
        row = view.visualRect(view.model().index(at(view, BOT), 0))
        image = view.viewport().grab(row).toImage()
        ground = theme.current().card
        assert image.pixelColor(row.width() // 2, 4).rgb() == ground.rgb()
    finally:
        qapp.setStyleSheet(before)
