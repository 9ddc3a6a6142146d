"""Seats and log beside the board: both at once, or in turn where it is low."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QTabWidget, QWidget
from pytestqt.qtbot import QtBot

from bigshot_desktop.table.referee import Referee
from bigshot_desktop.ui import fonts
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.models.big_shot.pieces import piece_of
from bigshot_desktop.ui.models.big_shot.players import BigShotPlayers
from bigshot_desktop.ui.models.log import LogModel, Role
from bigshot_desktop.ui.models.players import Describer, PlayersModel
from bigshot_desktop.ui.models.saludos_amigos.players import SaludosPlayers
from bigshot_desktop.ui.windows.side import Side
from tests.ui.geometry import settle
from tests.ui.models.course import SALUDOS
from tests.ui.players import a_match
from tests.ui.positions import until
from tests.ui.windows.saying import show, spoken_otherwise

Beside = Callable[[Bridge, Describer], Side]


@pytest.fixture
def bridge() -> Bridge:
    return Bridge(Referee(until(a_match("hbb"), lambda match: match.length > 30)))


@pytest.fixture
def beside(qtbot: QtBot) -> Iterator[Beside]:
    """Puts seats and log on a page."""
    page = QWidget()

    def put(bridge: Bridge, game: Describer) -> Side:
        side = Side(PlayersModel(bridge, game), LogModel(bridge, piece=piece_of))
        row = QHBoxLayout(page)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(side)
        show(qtbot, page, 320, 900)
        settle(page)
        return side

    yield put
    page.close()


@pytest.fixture
def side(beside: Beside, bridge: Bridge) -> Side:
    return beside(bridge, BigShotPlayers())


def tabs(side: Side) -> QTabWidget:
    return side._tabs


def resize(side: Side, height: int) -> None:
    side.window().resize(320, height)
    settle(side.window())
    assert side.height() == height


def test_where_there_is_room_both_are_seen(side: Side) -> None:
    assert side.cards.isVisible()
    assert side.log.isVisible()
    assert not tabs(side).isVisible()


def test_where_it_is_low_one_is_seen_and_the_other_is_a_tab_away(side: Side) -> None:
    resize(side, 260)
    assert tabs(side).isVisible()
    assert [tabs(side).tabText(place) for place in range(2)] == ["Players", "Log"]
    assert side.cards.isVisible()
    assert not side.log.isVisible()
    tabs(side).setCurrentIndex(1)
    assert side.log.isVisible()
    assert not side.cards.isVisible()


def test_there_and_back_as_often_as_one_likes(side: Side) -> None:
    for _ in range(3):
        resize(side, 260)
        assert tabs(side).isVisible()
        resize(side, 900)
        assert not tabs(side).isVisible()
        assert side.cards.isVisible()
        assert side.log.isVisible()
        assert side.log.height() > 6 * side.fontMetrics().lineSpacing()


def test_a_larger_font_takes_more_room(qapp: QApplication, side: Side) -> None:
    qapp.setStyleSheet("")  # with one, fonts follow when it is applied anew
    settle(side.window())
    height = side.cards.sizeHint().height() + 9 * side.fontMetrics().lineSpacing()
    resize(side, height)
    assert not tabs(side).isVisible()
    fonts.set_text_size(200)
    settle(side.window())
    in_turn = tabs(side).isVisible()
    fonts.set_text_size(100)
    assert in_turn


def test_the_last_bot_that_acted_can_be_explained(qtbot: QtBot, side: Side, bridge: Bridge) -> None:
    number = side.log.explainable()
    assert bridge.match.steps[number - 1].action.seat in (1, 2)
    later = [step.action.seat for step in bridge.match.steps[number:]]
    assert not {1, 2} & set(later)
    with qtbot.waitSignal(side.why_wanted) as told:
        side.log.why_wanted.emit(number)
    assert told.args == [number]


def test_rules_are_looked_up_from_the_log(qtbot: QtBot, side: Side) -> None:
    side.log.setCurrentIndex(side.log.model().index(0, 0))
    with qtbot.waitSignal(side.rule_wanted) as told:
        QTest.keyClick(side.log, Qt.Key.Key_F1)
    assert told.args == [side.log.currentIndex().data(Role.RULE)]


def test_a_change_of_language_reaches_the_tabs(side: Side) -> None:
    resize(side, 260)
    with spoken_otherwise():
        assert all("¡" in tabs(side).tabText(place) for place in range(2))
        assert "¡" in tabs(side).tabBar().accessibleName()


def test_the_tabs_are_no_window_of_their_own(qtbot: QtBot, bridge: Bridge) -> None:
    """It would be seen for a moment, and take the focus from what the player is at."""
    side = Side(PlayersModel(bridge, BigShotPlayers()), LogModel(bridge, piece=piece_of))
    qtbot.addWidget(side)
    assert tabs(side).parentWidget() is side


def test_cards_become_smaller_before_the_log_goes_behind_a_tab(beside: Beside) -> None:
    side = beside(SALUDOS[2].bridge(), SaludosPlayers())
    tall = side.cards.cards[0].height()
    resize(side, round(30 * side.fontMetrics().lineSpacing()))
    assert side.log.isVisible()
    assert side.cards.cards[0].height() < tall
    resize(side, 200)
    assert tabs(side).isVisible()
