"""A row of the log is as high as it must be, has room for all that is on it, and says what a click would do."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QModelIndex, QRect, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem, QToolTip
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.look import fonts
from bigshot_desktop.ui.match.log_row import LogDelegate, Spot
from bigshot_desktop.ui.match.log_view import LogView
from bigshot_desktop.ui.models.log import entry_at
from tests.ui.geometry import settle
from tests.ui.match.log_rows import BOT, PERSON, a_log, an_auction, at, place_of


@pytest.fixture
def view(qtbot: QtBot) -> LogView:
    return a_log(qtbot, an_auction())


@pytest.fixture
def delegate(view: LogView) -> LogDelegate:
    delegate = view.itemDelegate()
    assert isinstance(delegate, LogDelegate)
    return delegate


@pytest.fixture
def text_size() -> Iterator[None]:
    yield
    fonts.set_text_size(100)


def lines(view: LogView) -> list[QModelIndex]:
    return [view.model().index(row, 0) for row in range(view.model().rowCount())]


# --- how high ------------------------------------------------------------------------------------


def test_rows_are_as_high_as_their_texts(view: LogView) -> None:
    short = view.visualRect(view.model().index(at(view, BOT), 0)).height()
    long = view.visualRect(view.model().index(at(view, "the broker stops"), 0)).height()
    assert long > 1.5 * short


def test_rows_grow_in_a_narrow_log(view: LogView) -> None:
    row = at(view, "the broker stops")
    before = view.visualRect(view.model().index(row, 0)).height()
    view.resize(180, 240)
    settle(view)
    assert view.visualRect(view.model().index(row, 0)).height() > before


@pytest.mark.usefixtures("text_size")
def test_rows_grow_with_the_text(view: LogView) -> None:
    row = at(view, BOT)
    before = view.visualRect(view.model().index(row, 0)).height()
    fonts.set_text_size(200)
    settle(view)
    assert view.visualRect(view.model().index(row, 0)).height() > 1.6 * before


def test_heights_are_remembered(view: LogView, delegate: LogDelegate) -> None:
    index = view.model().index(0, 0)
    option = QStyleOptionViewItem()
    assert delegate.sizeHint(option, index) == delegate.sizeHint(option, index)


def test_a_row_is_as_high_under_the_pointer_as_without(view: LogView) -> None:
    index = view.model().index(at(view, BOT), 0)
    chosen = view.visualRect(index)
    view.clearSelection()
    settle(view)
    assert view.visualRect(index) == chosen


# --- what is where -------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [180, 300, 420])
@pytest.mark.parametrize("percent", [75, 100, 200])
@pytest.mark.usefixtures("text_size")
def test_sentence_sign_and_number_keep_apart(
    view: LogView, delegate: LogDelegate, width: int, percent: int
) -> None:
    """However much the sentence is, it fits between them."""
    fonts.set_text_size(percent)
    view.resize(round(width * max(1, percent / 100)), 240)
    settle(view)
    for index in lines(view):
        row = view.visualRect(index)
        words = delegate._words(row, entry_at(index))
        rule = delegate.rule_place(row, entry_at(index).rule)
        places = [words, rule]
        if entry_at(index).answers_why:
            places.append(delegate.why_place(row))
        assert all(row.contains(place) for place in places)
        assert sum(one.intersects(other) for one in places for other in places) == len(places)
        face = (
            delegate._measures.heading_metrics
            if entry_at(index).begins_round
            else delegate._measures.text_metrics
        )
        room = QRect(0, 0, words.width(), 1 << 14)
        told = face.boundingRect(room, int(Qt.TextFlag.TextWordWrap), entry_at(index).text)
        assert told.height() <= words.height()
        assert told.width() <= words.width()


def test_only_what_somebody_decided_leaves_room_for_the_sign(
    view: LogView, delegate: LogDelegate
) -> None:
    bot, person, broker = (
        entry_at(view.model().index(at(view, text), 0))
        for text in (BOT, PERSON, "the broker stops")
    )
    row = QRect(0, 0, 300, 40)
    assert delegate._words(row, bot).width() == delegate._words(row, person).width()
    assert delegate._words(row, bot).width() < delegate._words(row, broker).width()


# --- what is said of it --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "spot", "tip"),
    [
        (BOT, Spot.RULE, "Rule BS-11 in the rulebook (key: F1)"),
        (BOT, Spot.WHY, "Why did the bot do this? (key: W)"),
        (PERSON, Spot.RULE, "Rule BS-11 in the rulebook (key: F1)"),
        (PERSON, Spot.WHY, "What did this do to everybody’s chances? (key: W)"),
        ("the broker stops", Spot.WHY, ""),
        (BOT, None, ""),
    ],
)
@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_the_tool_tip(qtbot: QtBot, view: LogView, text: str, spot: Spot | None, tip: str) -> None:
    QToolTip.hideText()
    qtbot.waitUntil(lambda: not QToolTip.isVisible())
    place = place_of(view, text, spot)
    event = QHelpEvent(QEvent.Type.ToolTip, place, view.viewport().mapToGlobal(place))
    QApplication.sendEvent(view.viewport(), event)
    assert (QToolTip.text() if QToolTip.isVisible() else "") == tip
    QToolTip.hideText()
